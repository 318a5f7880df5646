package shell

import (
	"strconv"
	"time"

	"islas/render/stage"
)

// when says in words when something was, as seen now: "today 14:05", "yesterday 14:05", or the day, with its year if that is another.
// Both times are of the place where somebody reads it. A time that is not known is the empty text.
func when(s *stage.Stage, at, now time.Time) string {
	text := s.Texts.Text
	clock := at.Format("15:04")
	switch {
	case at.IsZero():
		return ""
	case sameDay(at, now):
		return text("date.today", "time", clock)
	case sameDay(at, now.AddDate(0, 0, -1)):
		return text("date.yesterday", "time", clock)
	}
	key := "date.day"
	if at.Year() != now.Year() {
		key = "date.day.year"
	}
	return text(key, "day", at.Day(), "month", text("date.month."+strconv.Itoa(int(at.Month()))), "year", strconv.Itoa(at.Year()))
}

// sameDay reports whether two times are of one day.
func sameDay(a, b time.Time) bool {
	return a.Year() == b.Year() && a.YearDay() == b.YearDay()
}
