package settings

import (
	"errors"
	"fmt"

	"islas/render/keep/jsonmerge"
	"islas/render/keep/store"
)

// FileName is the settings' name in the store.
const FileName = "settings.json"

// version is the version of the file. A later one may have more members, which are ignored here, and stay in the file.
const version = 1

// Note is what there is to say about settings that were read.
type Note uint8

const (
	// NoteNone: all is well.
	NoteNone Note = iota
	// NoteFirst: there is no file yet, this is the first start.
	NoteFirst
	// NoteRepaired: some values had no meaning or were out of range; the nearest or usual ones took their place.
	NoteRepaired
	// NoteMovedAside: the file could not be understood, was renamed, and the settings are those of the first start.
	NoteMovedAside
)

// ErrDamaged is the kind of error of data that are no settings.
var ErrDamaged = errors.New("these are not settings of this program")

// Load is Known.Load where nothing but the choices of games is known beside the program's own.
func Load(s store.Store, choices ...Choice) (Settings, Note, error) {
	set, note, _, err := Known{Choices: choices}.Load(s)
	return set, note, err
}

// Known is what settings can name beside what they have for every program.
type Known struct {
	Choices   []Choice // of all games
	Languages []string // codes of those that were added
}

// usual returns the settings of the first start.
func (k Known) usual() Settings {
	set := Default()
	set.more = k.Languages
	return set
}

// Load reads the settings, and returns the name of the file that holds what was found: FileName, or another if it was moved aside. They
// can be used whatever happened: a file that can't be understood is moved aside, one that can't be read (or not be moved aside) gives the
// settings of the first start and an error of the store. Where single values had to be repaired, they are in the file, too; everything else
// in it stays, also what only a newer program knows. A language that is not there is no mistake: the system's is spoken for this time, and
// the file goes on naming the other.
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
			// What makes no sense is told once: without this it would stay in the file, since windows write only what they change. A
			// store that can't be written to is told of elsewhere.
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

// Save writes the settings, clamped. The error is of the store.
func (s Settings) Save(to store.Store) error {
	m, err := s.members()
	if err != nil {
		return err
	}
	return write(m, to)
}

// write makes an object the file of the settings. The error is of the store.
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
	return m, nil
}

// members returns the settings as they are stored, value by value.
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
