package settings

import (
	"maps"
	"time"
)

// System is the system preferences. The zero value has none.
type System struct {
	ReducedMotion bool
	MoreContrast  bool // or colours of the system's own
	Dark          bool // dark colours
	TextSize      int  // size of texts in percent of their usual size; 0 if unknown
}

// Size returns the size of the interface in percent: the chosen one, or the system's if that is larger and followed.
func (s Settings) Size(asks System) int {
	if s.SizeAsSystem {
		return max(s.Scale, min(asks.TextSize, MaxScale))
	}
	return s.Scale
}

// Obey sets the values that follow the system preferences, and reports whether that changed anything.
func (s *Settings) Obey(asks System) (changed bool) {
	for _, w := range []struct {
		follows, asked bool
		is             *bool
	}{
		{s.MotionAsSystem, asks.ReducedMotion, &s.ReducedMotion},
		{s.DimAsSystem, asks.Dark, &s.Dim},
	} {
		if w.follows && *w.is != w.asked {
			*w.is, changed = w.asked, true
		}
	}
	return changed
}

// SetKey gives the command of an id a key, by its name; "" gives it its usual one.
func (s *Settings) SetKey(id, key string) { s.Keys = with(s.Keys, id, key) }

// SetPad gives the command of an id a button of a game pad, by its name; "" gives it its usual one.
func (s *Settings) SetPad(id, button string) { s.Pad = with(s.Pad, id, button) }

// with returns a copy of names with another one under an id, "" to remove it; nil if there are none left.
func with(names map[string]string, id, name string) map[string]string {
	names = maps.Clone(names)
	if names == nil {
		names = map[string]string{}
	}
	if names[id] = name; name == "" {
		delete(names, id)
	}
	if len(names) == 0 {
		return nil
	}
	return names
}

// Scan is the speed at which the focus moves by itself.
type Scan uint8

// The speeds; with ScanOff the focus does not move.
const (
	ScanOff Scan = iota
	ScanSlow
	ScanMedium
	ScanFast
)

// Scans returns all values of Scan.
func Scans() []Scan { return all[Scan](scanNames) }

// Rest returns how long the focus rests on a widget, 0 if it does not move by itself.
func (s Scan) Rest() time.Duration {
	switch s {
	case ScanSlow:
		return 2500 * time.Millisecond
	case ScanMedium:
		return 1500 * time.Millisecond
	case ScanFast:
		return 800 * time.Millisecond
	}
	return 0
}

// String returns the name under which it is stored.
func (s Scan) String() string { return name(scanNames, s) }

// MarshalText implements encoding.TextMarshaler.
func (s Scan) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (s *Scan) UnmarshalText(text []byte) error { return parseName(scanNames, text, s) }
