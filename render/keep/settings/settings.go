// Package settings keeps what a player sets once: language, speed, volume and how the screen looks.
package settings

import (
	"slices"

	"islas/locales"
)

// Settings is what a player has chosen, with the names of the members of the file that it is stored in. Get one from Default or Load, since the zero value is silent and out of range.
type Settings struct {
	// Game is the id of the game that was chosen last, or "" for the first of the program.
	Game string `json:"game"`
	// Language is a code of locales.Languages, or of a language that was added, or "" for the language of the system.
	Language string `json:"language"`
	// Speed is how fast things move.
	Speed Speed `json:"speed"`
	// Effects and Music are volumes in percent, 0 to 100.
	Effects int `json:"effects"`
	Music   int `json:"music"`
	// FullScreen is whether the window takes the whole screen.
	FullScreen bool `json:"fullScreen"`
	// Scale is the size of the interface in percent, MinScale to MaxScale.
	Scale int `json:"scale"`
	// ReducedMotion shows changes without flights, swaying or waves.
	ReducedMotion bool `json:"reducedMotion"`
	// Dim draws a darker sea, for dark surroundings.
	Dim bool `json:"dim"`
	// MotionAsSystem and DimAsSystem make ReducedMotion and Dim what the system asks for (Obey).
	MotionAsSystem bool `json:"motionAsSystem"`
	DimAsSystem    bool `json:"dimAsSystem"`
	// SizeAsSystem makes the interface as large as the system asks texts to be, if that is larger (Size).
	SizeAsSystem bool `json:"sizeAsSystem"`
	// WholeTable shows tables whole where they have no room to be as large as texts are asked to be, instead of a part of them that large.
	WholeTable bool `json:"wholeTable"`
	// Typeface is what letters texts are drawn in.
	Typeface Typeface `json:"typeface"`
	// Spaced sets letters, words, lines and paragraphs of running text further apart.
	Spaced bool `json:"spaced"`
	// Theme is what colours everything has.
	Theme Theme `json:"theme"`
	// Scan is how the focus goes on by itself, for whoever plays with a single key.
	Scan Scan `json:"scan"`
	// Speech says what has the focus, what has to be done and what happens with the speech of the system.
	Speech bool `json:"speech"`
	// Keys are the keys of a player's choice, by the ids of what they do; nil if all are as usual.
	Keys map[string]string `json:"keys,omitempty"`
	// Pad are likewise the buttons of a game pad.
	Pad map[string]string `json:"pad,omitempty"`
	// Consequences shows what would follow before it is done: where a card would go, what a move would change.
	Consequences bool `json:"consequences"`
	// Chance shows the chance to win beside a suggestion.
	Chance bool `json:"chance"`
	// Explain tells what happens for the first time, and why.
	Explain bool `json:"explain"`

	own  map[string]string // what was chosen of the Choices of games, by their keys; nil if all is as usual
	more []string          // the codes of languages that were added to those of the program
}

// The smallest and the largest interface, in percent.
const (
	MinScale = 100
	MaxScale = 200
)

// Default returns the settings of the first start.
func Default() Settings {
	return Settings{
		Speed: Normal, Effects: 70, Music: 40, Scale: MinScale, Consequences: true, Explain: true,
		MotionAsSystem: true, DimAsSystem: true, SizeAsSystem: true,
	}
}

// Lang returns the language to use: the one chosen, or that of the system.
func (s Settings) Lang() string {
	if s.Language == "" {
		return locales.SystemOf(s.languages())
	}
	return s.Language
}

// languages are the codes of all languages that there are.
func (s Settings) languages() []string { return slices.Concat(locales.Languages(), s.more) }

// Clamp returns the settings with every value that is out of its range put to the nearest that is in it; an unknown
// language becomes that of the system, an unknown speed normal.
func (s Settings) Clamp() Settings {
	if s.Language != "" && !slices.Contains(s.languages(), s.Language) {
		s.Language = ""
	}
	if s.Speed > Instant {
		s.Speed = Normal
	}
	s.Effects = min(max(s.Effects, 0), 100)
	s.Music = min(max(s.Music, 0), 100)
	if s.Typeface > TypefaceOwn {
		s.Typeface = TypefaceGame
	}
	if s.Theme > ThemeYellow {
		s.Theme = ThemeSystem
	}
	if s.Scan > ScanFast {
		s.Scan = ScanOff
	}
	s.Scale = min(max(s.Scale, MinScale), MaxScale)
	return s
}

// Speed is how fast things move on the table.
type Speed uint8

// The speeds, slowest first. Instant waits for nothing; of moves that computers make one after the other not each is drawn then.
const (
	Relaxed Speed = iota
	Normal
	Fast
	Instant
)

// Speeds returns all speeds, slowest first.
func Speeds() []Speed { return all[Speed](speedNames) }

// String returns the name by which it is stored.
func (s Speed) String() string { return name(speedNames, s) }

// MarshalText implements encoding.TextMarshaler.
func (s Speed) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (s *Speed) UnmarshalText(text []byte) error { return parseName(speedNames, text, s) }
