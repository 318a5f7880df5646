package shell

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"islas/game"
	"islas/game/match"
	"islas/render/stage"
	"islas/render/store"
	"islas/render/theme"
)

// firstSetupName is the name in the store of the last set-up that programs with only one game kept. It names no game.
const firstSetupName = "setup.json"

// setupName is the name in the store of the last set-up of a game.
func setupName(info *game.Info) string { return "setup-" + info.ID + ".json" }

// setupVersion is the version of the file. Version 1 had the options beside count and start, in camel case, and called a
// seat's board as the game does.
const setupVersion = 2

// setupFile is how a draft is kept for the next time.
type setupFile struct {
	Version int                 `json:"version"`
	Count   int                 `json:"count"`
	Start   game.Seat           `json:"start"`
	Values  game.Values         `json:"values"`
	Seats   []map[string]string `json:"seats"`
}

// nextDraft returns the set-up of a game that the next one begins with: the last one, and the values of somebody's own box.
func nextDraft(s *stage.Stage, info *game.Info) draft {
	d := lastDraft(s, info)
	d.own = s.OwnValues(info)
	return d
}

// lastDraft returns the last set-up of a game. One that makes no sense is moved aside, and a sentence says so.
func lastDraft(s *stage.Stage, info *game.Info) draft {
	d, name, err := loadDraft(s.Store, info)
	if err == nil {
		return d
	}
	key, file := "notice.setup-unreadable", name
	if aside, err := s.Store.MoveAside(name); err == nil {
		key, file = "notice.setup-moved", aside
	}
	s.Notify(s.Texts.Text(key, "file", s.Path(file)))
	return d
}

// loadDraft reads the last set-up of a game; without one it is the usual first one. So it is beside an error, which is about the file of
// the name.
func loadDraft(s store.Store, info *game.Info) (d draft, name string, err error) {
	name = setupName(info)
	data, err := s.Read(name)
	if errors.Is(err, store.ErrNotExist) && info.Unnamed {
		name = firstSetupName
		data, err = s.Read(name)
	}
	if err == nil {
		if d, err = decodeDraft(data, info); err == nil {
			return d, name, nil
		}
	}
	if errors.Is(err, store.ErrNotExist) {
		err = nil
	}
	d = newDraft(info)
	d.settle()
	return d, name, err
}

// errSetup is the error of data that are no set-up.
var errSetup = errors.New("this is not a set-up of a game")

// decodeDraft reads a set-up and checks every value of it.
func decodeDraft(data []byte, info *game.Info) (draft, error) {
	var f setupFile
	if err := json.Unmarshal(data, &f); err != nil {
		return draft{}, errSetup
	}
	board := "board"
	if f.Version == 1 && info.Unnamed {
		f.Version, board = setupVersion, info.Boards.Key
		if err := firstValues(data, info, &f); err != nil {
			return draft{}, err
		}
	}
	d := newDraft(info)
	if f.Version != setupVersion || f.Count < info.MinSeats || f.Count > info.MaxSeats || len(f.Seats) < f.Count ||
		len(f.Seats) > len(d.Seats) || f.Start < d.firstStart() || int(f.Start) >= f.Count {
		return draft{}, errSetup
	}
	for _, o := range info.Options {
		if !o.Allows(f.Values[o.ID]) {
			return draft{}, errSetup
		}
		d.setValue(o.ID, f.Values[o.ID])
	}
	if o := boxOption(); o.Allows(f.Values[o.ID]) {
		d.setValue(o.ID, f.Values[o.ID])
	}
	d.Count, d.Start = f.Count, f.Start
	taken := map[string]bool{"": true}
	for i, seat := range f.Seats {
		was := draftSeat{Name: match.CleanName(theme.Plain(seat["name"])), Control: seat["control"], Board: seat[board]}
		if !slices.Contains(info.Levels.Choices(), was.Control) {
			return draft{}, errSetup
		}
		if i >= f.Count || taken[was.Board] || !slices.Contains(info.Boards.IDs, was.Board) {
			was.Board = ""
		}
		taken[was.Board] = true
		d.Seats[i] = was
	}
	d.settle()
	return d, nil
}

// firstStart is the lowest number that says who begins.
func (d *draft) firstStart() game.Seat {
	if d.info.StartDrawn {
		return game.NoSeat
	}
	return 0
}

// firstValues reads the options of a file of version 1.
func firstValues(data []byte, info *game.Info, f *setupFile) error {
	var members map[string]json.RawMessage
	if err := json.Unmarshal(data, &members); err != nil {
		return errSetup
	}
	f.Values = game.Values{}
	for _, o := range info.Options {
		var n int
		if json.Unmarshal(members[camel(o.ID)], &n) != nil {
			return errSetup
		}
		f.Values[o.ID] = n
	}
	return nil
}

// camel is an id of words with underscores in camel case: "draw_privilege" is "drawPrivilege".
func camel(id string) string {
	words := strings.Split(id, "_")
	for i, word := range words[1:] {
		words[i+1] = strings.ToUpper(word[:1]) + word[1:]
	}
	return strings.Join(words, "")
}

// save keeps the set-up for the next time.
func (d *draft) save(s store.Store) error {
	f := setupFile{Version: setupVersion, Count: d.Count, Start: d.Start, Values: d.values}
	for _, seat := range d.Seats {
		f.Seats = append(f.Seats, map[string]string{"name": seat.Name, "control": seat.Control, "board": seat.Board})
	}
	data, err := json.MarshalIndent(f, "", "  ")
	if err != nil {
		return err
	}
	return s.Write(setupName(d.info), append(data, '\n'))
}
