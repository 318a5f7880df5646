package settings

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strings"

	"islas/render/keep/store"
)

// FileName is the name of the settings in the store.
const FileName = "settings.json"

// version is the version of the file. Later ones may have more members, which are ignored here.
const version = 1

// Note is a message about settings that were read.
type Note uint8

const (
	// NoteNone means that all is well.
	NoteNone Note = iota
	// NoteFirst means that there is no file yet: this is the first start.
	NoteFirst
	// NoteRepaired means that some values were invalid or out of range, and were replaced by the nearest or usual ones.
	NoteRepaired
	// NoteMovedAside means that the file could not be read as settings and was renamed; the settings are those of the first start.
	NoteMovedAside
)

// ErrDamaged is the kind of error for data that are no settings.
var ErrDamaged = errors.New("these are not settings of this program")

// usual returns the settings of the first start, where there are languages with these codes beside the program's own.
func usual(languages []string) Settings {
	set := Default()
	set.more = languages
	return set
}

// Load reads the settings, and returns the name of the file with what was found: FileName, or another if it was moved aside. languages are the
// codes of added languages. The settings can always be used: a file that can't be understood is moved aside, and one that can't be read (or
// moved aside) gives the settings of the first start and an error of the store. Repaired values are written to the file.
func Load(s store.Store, languages ...string) (set Settings, note Note, file string, err error) {
	data, err := s.Read(FileName)
	if errors.Is(err, store.ErrNotExist) {
		return usual(languages), NoteFirst, FileName, nil
	}
	if err != nil && !errors.Is(err, store.ErrTooLarge) {
		return usual(languages), NoteNone, FileName, err
	}
	if err == nil {
		switch set, bad, perr := read(data, languages); {
		case perr == nil && bad:
			_ = set.Save(s) // invalid values are reported once; a store that can't be written is reported elsewhere
			return set, NoteRepaired, FileName, nil
		case perr == nil:
			return set, NoteNone, FileName, nil
		}
	}
	aside, err := store.MoveAside(s, FileName)
	if err != nil {
		return usual(languages), NoteNone, FileName, err
	}
	return usual(languages), NoteMovedAside, aside, nil
}

// read reads settings value by value, so that one bad value does not cost the others: it is replaced by its usual value, or the nearest valid
// one. Only data without a version are damaged as a whole.
func read(data []byte, languages []string) (set Settings, bad bool, err error) {
	set = usual(languages)
	var members map[string]json.RawMessage
	written := 0
	if err := json.Unmarshal(data, &members); err != nil {
		return set, false, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	if json.Unmarshal(members["version"], &written) != nil || written < 1 {
		return set, false, ErrDamaged
	}
	has := func(name string) bool { return members[name] != nil }
	if !has("surf") && has("music") { // which was the surf before there was any other music
		members["surf"] = members["music"]
		delete(members, "music")
	}
	if string(members["typeface"]) == `"own"` { // a font of the player's, which the program could once be given
		delete(members, "typeface")
	}
	for field, value := range reflect.ValueOf(&set).Elem().Fields() {
		name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		if !field.IsExported() || !has(name) {
			continue
		}
		to := reflect.New(field.Type)
		if string(members[name]) == "null" || json.Unmarshal(members[name], to.Interface()) != nil {
			bad = true
			continue
		}
		value.Set(to.Elem())
	}
	// Choices made before the program asked the system stay.
	set.MotionAsSystem = set.MotionAsSystem && (has("motionAsSystem") || !set.ReducedMotion)
	set.DimAsSystem = set.DimAsSystem && (has("dimAsSystem") || !set.Dim)
	if !has("theme") && string(members["highContrast"]) == "true" {
		set.Theme = ThemeLight
	}
	set.Obey(System{}) // until the system is asked
	valid := set.Clamp()
	return valid, bad || !reflect.DeepEqual(set, valid), nil
}

// Save writes the settings, clamped. The error is that of the store.
func (s Settings) Save(to store.Store) error {
	s = s.Clamp()
	s.ReducedMotion = s.ReducedMotion && !s.MotionAsSystem
	s.Dim = s.Dim && !s.DimAsSystem
	data, err := json.MarshalIndent(struct {
		Version int `json:"version"`
		Settings
	}{version, s}, "", "  ")
	if err != nil {
		return fmt.Errorf("settings: %w", err)
	}
	return to.Write(FileName, append(data, '\n'))
}

// SaveSince writes the values that differ from before, which was loaded or saved last, and keeps what another window has written since then.
// Where there is no file it was wiped, and the rest is as usual. A file that can't be understood is moved aside, and all settings are
// written; one that can't be read stays. The error is that of the store.
func (s Settings) SaveSince(before Settings, to store.Store) error {
	there, note, _, err := Load(to)
	switch {
	case err != nil:
		return err
	case note == NoteMovedAside:
		return s.Save(to)
	}
	was, now := reflect.ValueOf(before), reflect.ValueOf(s)
	for field, value := range reflect.ValueOf(&there).Elem().Fields() {
		if !field.IsExported() {
			continue
		}
		chosen := now.FieldByIndex(field.Index)
		if !reflect.DeepEqual(was.FieldByIndex(field.Index).Interface(), chosen.Interface()) {
			value.Set(chosen)
		}
	}
	return there.Save(to)
}
