package settings

import (
	"maps"
	"time"
)

// System is what the system that the program runs on asks of all programs for the person before it. The zero value asks for nothing.
type System struct {
	ReducedMotion bool
	MoreContrast  bool // or colours of its own
	Dark          bool // dark surroundings
	TextSize      int  // how large texts are to be, in percent of their usual size; 0 where it does not say
}

// Size returns how large the interface is to be in percent: as it was chosen, or as large as the system asks for if that is to be followed.
func (s Settings) Size(asks System) int {
	if s.SizeAsSystem {
		return max(s.Scale, min(asks.TextSize, MaxScale))
	}
	return s.Scale
}

// Obey makes what is to be as the system asks so, and reports whether that changed anything.
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

// SetKey gives what has an id a key, by its name; "" gives it its usual one.
func (s *Settings) SetKey(id, key string) { s.Keys = with(s.Keys, id, key) }

// SetPad gives what has an id a button of a game pad, by its name; "" gives it its usual one.
func (s *Settings) SetPad(id, button string) { s.Pad = with(s.Pad, id, button) }

// with returns names with another one under an id, "" for none; nil if there are none left. Settings that were copied keep theirs.
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

// Scan is how fast the focus goes on by itself.
type Scan uint8

// How fast; ScanOff is not at all.
const (
	ScanOff Scan = iota
	ScanSlow
	ScanMedium
	ScanFast
)

// Scans returns all of them.
func Scans() []Scan { return all[Scan](scanNames) }

// Rest returns how long the focus rests on a widget, 0 for as long as it is not moved.
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

// String returns the name by which it is stored.
func (s Scan) String() string { return name(scanNames, s) }

// MarshalText implements encoding.TextMarshaler.
func (s Scan) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (s *Scan) UnmarshalText(text []byte) error { return parseName(scanNames, text, s) }
