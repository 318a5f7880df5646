package shell

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"islas/game"
	"islas/game/match"
	"islas/render/keep/jsonmerge"
	"islas/render/keep/store"
	"islas/render/stage"
	"islas/render/theme"
)

// firstSetupName is the name in the store of the last set-up written by versions with only one game. It names no game.
const firstSetupName = "setup.json"

// setupName returns the name in the store of the last set-up of a game.
func setupName(info *game.Info) string { return "setup-" + info.ID + ".json" }

// setupVersion is the version of the file. Version 1 had the options beside count and start, in camel case, and a game-specific name for a
// seat's board. Later versions may have more members, which are ignored here and stay in the file.
const setupVersion = 2

// setupFile is the content of the file of a draft.
type setupFile struct {
	Version int                 `json:"version"`
	Count   int                 `json:"count"`
	Start   game.Seat           `json:"start"`
	Values  game.Values         `json:"values"`
	Seats   []map[string]string `json:"seats"`
}

// nextDraft returns the set-up that the next game begins with: the last one, with the values of the custom edition.
func nextDraft(s *stage.Stage, info *game.Info) draft {
	d := lastDraft(s, info)
	d.own = s.Editions.Values(info)
	return d
}

// lastDraft returns the last set-up of a game. A file that can't be read is moved aside; a single invalid value is replaced by its default.
// Both are shown to the player.
func lastDraft(s *stage.Stage, info *game.Info) draft {
	d, name, repaired, err := loadDraft(s.Store, info)
	if err == nil {
		if repaired {
			s.Tell("notice.setup-reset", "file", s.Path(name))
		}
		return d
	}
	key, file := "notice.setup-unreadable", name
	if aside, err := store.MoveAside(s.Store, name); err == nil {
		key, file = "notice.setup-moved", aside
	}
	s.Tell(key, "file", s.Path(file))
	return d
}

// loadDraft reads the last set-up of a game from the file of a name. Without a file, or with an error, d is the usual first set-up.
// repaired reports whether defaults replace invalid values.
func loadDraft(s store.Store, info *game.Info) (d draft, name string, repaired bool, err error) {
	name = setupName(info)
	data, err := s.Read(name)
	if errors.Is(err, store.ErrNotExist) && info.Unnamed {
		name = firstSetupName
		data, err = s.Read(name)
	}
	if err == nil {
		if d, repaired, err = decodeDraft(data, info); err == nil {
			return d, name, repaired, nil
		}
	}
	if errors.Is(err, store.ErrNotExist) {
		err = nil
	}
	d = newDraft(info)
	d.settle()
	return d, name, false, err
}

// save writes the set-up for the next time, and keeps members that only a newer version knows.
func (d *draft) save(s store.Store) error {
	f := setupFile{Version: setupVersion, Count: d.Count, Start: d.Start, Values: d.values}
	for _, seat := range d.Seats {
		f.Seats = append(f.Seats, map[string]string{"name": seat.Name, "control": seat.Control, "board": seat.Board})
	}
	now, err := jsonmerge.Of(f)
	if err != nil {
		return err
	}
	file := now
	if data, err := s.Read(setupName(d.info)); err == nil {
		if there, version, err := jsonmerge.Parse(data); err == nil && version >= setupVersion {
			file = there
			delete(now, "version")
		}
	}
	if now["seats"], err = seatsIn(file, f.Seats); err != nil {
		return err
	}
	if err := file.Change(nil, now); err != nil {
		return err
	}
	data, err := file.Encode()
	if err != nil {
		return err
	}
	return s.Write(setupName(d.info), data)
}

// seatsIn returns seats as a JSON list that keeps the unknown members and the further seats of a file.
func seatsIn(file jsonmerge.Object, seats []map[string]string) (json.RawMessage, error) {
	var all []jsonmerge.Object
	if json.Unmarshal(file["seats"], &all) != nil {
		all = nil // not a list of seats
	}
	for i, seat := range seats {
		now, err := jsonmerge.Of(seat)
		if err != nil {
			return nil, err
		}
		if i == len(all) {
			all = append(all, nil)
		}
		if all[i] == nil {
			all[i] = jsonmerge.Object{}
		}
		if err := all[i].Change(nil, now); err != nil {
			return nil, err
		}
	}
	return json.Marshal(all)
}

// errSetup is the error for data that are no set-up.
var errSetup = errors.New("this is not a set-up of a game")

// draftReader reads a set-up value by value and replaces any invalid one by its default; a newer version may have written one.
type draftReader struct {
	d        draft
	board    string // member of a seat that has its board
	repaired bool   // defaults replace invalid values
}

// decodeDraft reads a set-up; repaired reports whether defaults replace invalid values. The error is errSetup.
func decodeDraft(data []byte, info *game.Info) (d draft, repaired bool, err error) {
	file, version, err := jsonmerge.Parse(data)
	if err != nil || version == 1 && !info.Unnamed {
		return draft{}, false, errSetup
	}
	r := draftReader{d: newDraft(info), board: "board"}
	values := jsonmerge.Object{}
	if version == 1 {
		r.board = info.Boards.Key
		for _, o := range info.Options {
			if value, ok := file[camel(o.ID)]; ok {
				values[o.ID] = value
			}
		}
	} else {
		r.value(file, "values", &values)
	}
	var seats []json.RawMessage
	counted, seated := r.value(file, "count", &r.d.Count), r.value(file, "seats", &seats)
	if version <= setupVersion && (!counted || !seated) {
		return draft{}, false, errSetup
	}
	r.begins(file)
	r.options(values)
	r.seats(seats)
	r.d.settle()
	return r.d, r.repaired, nil
}

// value decodes a member into the value that to points at, and reports whether it exists and has the right type.
func (r *draftReader) value(from jsonmerge.Object, name string, to any) bool {
	raw, ok := from[name]
	if !ok {
		return false
	}
	if string(raw) == "null" || json.Unmarshal(raw, to) != nil {
		r.repaired = true
		return false
	}
	return true
}

// begins reads and checks the number of seats and the start player.
func (r *draftReader) begins(file jsonmerge.Object) {
	d := &r.d
	if d.Count < d.info.MinSeats || d.Count > d.info.MaxSeats {
		d.Count, r.repaired = newDraft(d.info).Count, true
	}
	start := d.Start
	switch {
	case !r.value(file, "start", &start):
	case start < d.firstStart() || int(start) >= d.Count:
		r.repaired = true
	default:
		d.Start = start
	}
}

// options reads the options. One that is missing is newer than the file.
func (r *draftReader) options(values jsonmerge.Object) {
	for _, o := range append(slices.Clone(r.d.info.Options), editionOption()) {
		var n int
		switch {
		case !r.value(values, o.ID, &n):
		case o.Allows(n):
			r.d.setValue(o.ID, n)
		default:
			r.repaired = true
		}
	}
}

// seats reads the seats. No board is given twice, or to a seat that does not play.
func (r *draftReader) seats(all []json.RawMessage) {
	d := &r.d
	if len(all) < d.Count {
		r.repaired = true
	}
	taken := map[string]bool{"": true}
	for i, raw := range all[:min(len(all), len(d.Seats))] {
		var seat jsonmerge.Object
		if json.Unmarshal(raw, &seat) != nil || seat == nil {
			r.repaired = true
			continue
		}
		var name, control, board string
		r.value(seat, "name", &name)
		r.value(seat, r.board, &board)
		if i >= d.Count || taken[board] || !slices.Contains(d.info.Boards.IDs, board) {
			board = ""
		}
		taken[board] = true
		d.Seats[i].Name, d.Seats[i].Board = match.CleanName(theme.Plain(name)), board
		if r.value(seat, "control", &control); slices.Contains(d.info.Levels.Choices(), control) {
			d.Seats[i].Control = control
		} else {
			r.repaired = true
		}
	}
}

// firstStart returns the lowest valid start player.
func (d *draft) firstStart() game.Seat {
	if d.info.StartDrawn {
		return game.NoSeat
	}
	return 0
}

// camel returns an id of words with underscores in camel case: "drawPrivilege" for "draw_privilege".
func camel(id string) string {
	words := strings.Split(id, "_")
	for i, word := range words[1:] {
		words[i+1] = strings.ToUpper(word[:1]) + word[1:]
	}
	return strings.Join(words, "")
}
