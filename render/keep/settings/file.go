package settings

import (
	"errors"
	"fmt"

	"islas/render/keep/jsonmerge"
	"islas/render/keep/store"
)

// FileName is the name of the settings in the store.
const FileName = "settings.json"

// version is the version of the file. Later ones may have more members, which are ignored here and stay in the file.
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

// Load reads the settings like Known.Load with only the choices of games known beside the program's own.
func Load(s store.Store, choices ...Choice) (Settings, Note, error) {
	set, note, _, err := Known{Choices: choices}.Load(s)
	return set, note, err
}

// Known is the values that settings can name beside the program's own.
type Known struct {
	Choices   []Choice // of all games
	Languages []string // codes of added languages
}

// usual returns the settings of the first start.
func (k Known) usual() Settings {
	set := Default()
	set.more = k.Languages
	return set
}

// Load reads the settings, and returns the name of the file with what was found: FileName, or another if it was moved aside. The settings
// can always be used: a file that can't be understood is moved aside, and one that can't be read (or moved aside) gives the settings of the
// first start and an error of the store. Repaired values are written to the file; everything else in it stays, also what only a newer
// version knows. A language that is missing is no mistake: the system's is used this time, and the file goes on naming the other.
func (k Known) Load(s store.Store) (set Settings, note Note, file string, err error) {
	data, err := s.Read(FileName)
	if errors.Is(err, store.ErrNotExist) {
		return k.usual(), NoteFirst, FileName, nil
	}
	if err != nil && !errors.Is(err, store.ErrTooLarge) {
		return k.usual(), NoteNone, FileName, err
	}
	if err == nil {
		set, r, perr := k.read(data)
		if perr == nil && r.bad {
			// Invalid values are reported once: without this they would stay in the file, since windows write only what they change. A
			// store that can't be written is reported elsewhere.
			_ = write(r.members, s)
			return set, NoteRepaired, FileName, nil
		}
		if perr == nil {
			return set, NoteNone, FileName, nil
		}
	}
	aside, err := store.MoveAside(s, FileName)
	if err != nil {
		return k.usual(), NoteNone, FileName, err
	}
	return k.usual(), NoteMovedAside, aside, nil
}

// Save writes the settings, clamped. The error is that of the store.
func (s Settings) Save(to store.Store) error {
	m, err := s.members()
	if err != nil {
		return err
	}
	return write(m, to)
}

// write writes an object as the file of the settings. The error is that of the store.
func write(m jsonmerge.Object, to store.Store) error {
	data, err := m.Encode()
	if err != nil {
		return fmt.Errorf("settings: %w", err)
	}
	return to.Write(FileName, data)
}

// parse reads a file of settings. The error is ErrDamaged.
func parse(data []byte) (jsonmerge.Object, error) {
	m, _, err := jsonmerge.Parse(data)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	if _, ok := m["surf"]; !ok && m["music"] != nil { // which was the surf before there was any other music
		m["surf"] = m["music"]
		delete(m, "music")
	}
	return m, nil
}

// members returns the settings in their stored form, value by value.
func (s Settings) members() (jsonmerge.Object, error) {
	s = s.Clamp()
	s.ReducedMotion = s.ReducedMotion && !s.MotionAsSystem
	s.Dim = s.Dim && !s.DimAsSystem
	m, err := jsonmerge.Of(struct {
		Version int `json:"version"`
		Settings
		Own map[string]string `json:"own,omitempty"` // of games
	}{version, s, s.own})
	if err != nil {
		return nil, fmt.Errorf("settings: %w", err)
	}
	return m, nil
}
