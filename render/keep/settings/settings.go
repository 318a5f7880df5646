// Package settings stores what a player sets once: language, speed, volume and the look of the screen.
package settings

import (
	"regexp"
	"slices"
	"sync"

	"islas/locales"
)

// Settings is the choices of a player, with the names of the members of the stored file. Get one from Default or Load, since the zero value
// is silent and out of range.
type Settings struct {
	// Game is the id of the game that was chosen last, or "" for the first of the program.
	Game string `json:"game"`
	// Language is a code of locales.Languages, or of an added language, which may be missing this time, or "" for the language of the system.
	Language string `json:"language"`
	// Speed is the speed of animations.
	Speed Speed `json:"speed"`
	// Effects, Music and Surf are volumes in percent, 0 to 100.
	Effects int `json:"effects"`
	Music   int `json:"music"`
	Surf    int `json:"surf"`
	// Sound is false for no sound at all, whatever the volumes.
	Sound bool `json:"sound"`
	// FullScreen makes the window take the whole screen.
	FullScreen bool `json:"fullScreen"`
	// Scale is the size of the interface in percent, MinScale to MaxScale.
	Scale int `json:"scale"`
	// ReducedMotion shows changes without flights, swaying or waves.
	ReducedMotion bool `json:"reducedMotion"`
	// Dim draws a darker sea, for dark surroundings.
	Dim bool `json:"dim"`
	// MotionAsSystem and DimAsSystem make ReducedMotion and Dim follow the system preferences (Obey).
	MotionAsSystem bool `json:"motionAsSystem"`
	DimAsSystem    bool `json:"dimAsSystem"`
	// SizeAsSystem makes the interface as large as the system's size of texts, if that is larger (Size).
	SizeAsSystem bool `json:"sizeAsSystem"`
	// WholeTable shows a table whole where it has no room at the chosen size of texts, instead of a part of it in that size.
	WholeTable bool `json:"wholeTable"`
	// Typeface is the typeface of texts.
	Typeface Typeface `json:"typeface"`
	// Theme is the colours of everything.
	Theme Theme `json:"theme"`
	// Scan is the speed at which the focus moves by itself, for players who use a single key.
	Scan Scan `json:"scan"`
	// Speech speaks what has the focus, the prompt and the events with the system's voice.
	Speech bool `json:"speech"`
	// Keys are the keys chosen by the player, by the ids of their commands; nil if all are as usual.
	Keys map[string]string `json:"keys,omitempty"`
	// Pad are the same for the buttons of a game pad.
	Pad map[string]string `json:"pad,omitempty"`
	// Consequences shows what would follow before it is done: where a card would go, what a move would change.
	Consequences bool `json:"consequences"`
	// Chance shows the chance to win beside a suggestion.
	Chance bool `json:"chance"`
	// Explain shows explanations of what happens for the first time.
	Explain bool `json:"explain"`

	// Chosen are the values of the choices of games (Choice), by their keys; nil if all are as usual.
	Chosen map[string]string `json:"own,omitempty"`

	more []string // codes of added languages
}

// The least and the greatest size of the interface, in percent.
const (
	MinScale = 100
	MaxScale = 200
)

// Default returns the settings of the first start.
func Default() Settings {
	return Settings{
		Speed: Normal, Sound: true, Effects: 70, Music: 50, Surf: 40, Scale: MinScale, Consequences: true, Explain: true,
		MotionAsSystem: true, DimAsSystem: true, SizeAsSystem: true,
	}
}

// Lang returns the language to use: the one chosen, or that of the system where there is none such.
func (s Settings) Lang() string {
	languages := slices.Concat(locales.Languages(), s.more)
	if !slices.Contains(languages, s.Language) {
		return locales.SystemOf(languages)
	}
	return s.Language
}

// tongue matches the code of a language: "pl", "pt-BR".
var tongue = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$`) })

// Clamp returns the settings with every value out of its range replaced by the nearest valid one; what can be no language becomes that of
// the system, an unknown speed normal.
func (s Settings) Clamp() Settings {
	if !tongue().MatchString(s.Language) {
		s.Language = ""
	}
	if s.Speed > Instant {
		s.Speed = Normal
	}
	s.Effects = min(max(s.Effects, 0), 100)
	s.Music = min(max(s.Music, 0), 100)
	s.Surf = min(max(s.Surf, 0), 100)
	if s.Typeface > TypefaceLegible {
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

// Speed is the speed of animations on the table.
type Speed uint8

// The speeds, slowest first. Instant waits for nothing; then not each of the computers' consecutive moves is drawn.
const (
	Relaxed Speed = iota
	Normal
	Fast
	Instant
)

// Speeds returns all speeds, slowest first.
func Speeds() []Speed { return all[Speed](speedNames) }

// String returns the name under which it is stored.
func (s Speed) String() string { return name(speedNames, s) }

// MarshalText implements encoding.TextMarshaler.
func (s Speed) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (s *Speed) UnmarshalText(text []byte) error { return parseName(speedNames, text, s) }
