package daily

import (
	"errors"
	"time"
)

// Day is a calendar date, in whatever time zone: its number from 1, which is 1 January 1970. 0 is no day.
type Day int

// layout is the format of a day.
const layout = "2006-01-02"

// errDay is the error of a text that is no day.
var errDay = errors.New("a day is written such as 2026-10-17, from 1970-01-01 on")

// On returns the day of a time in the time's own zone.
func On(t time.Time) Day {
	y, m, d := t.Date()
	return Day(time.Date(y, m, d, 0, 0, 0, 0, time.UTC).Unix()/secondsOfDay) + 1
}

// secondsOfDay is the length of a day in UTC.
const secondsOfDay = 24 * 60 * 60

// Date returns the noon of the day in a time zone.
func (d Day) Date(in *time.Location) time.Time {
	y, m, day := time.Unix(int64(d-1)*secondsOfDay, 0).UTC().Date()
	return time.Date(y, m, day, 12, 0, 0, 0, in)
}

// Dealt reports whether the day has daily challenges: from 1 January 1970 until 2328.
func (d Day) Dealt() bool { return d >= 1 && d <= lastDay }

// String returns the day as it is written in files.
func (d Day) String() string { return d.Date(time.UTC).Format(layout) }

// MarshalText implements encoding.TextMarshaler.
func (d Day) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (d *Day) UnmarshalText(text []byte) error {
	t, err := time.Parse(layout, string(text))
	if *d = On(t); err != nil || !d.Dealt() {
		return errDay
	}
	return nil
}
