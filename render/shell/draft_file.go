package shell

import (
	"encoding/json"
	"errors"

	"islas/game"
	"islas/render/keep/jsonmerge"
	"islas/render/keep/store"
	"islas/render/stage"
)

// firstSetupName is the name in the store of the last set-up that programs with only one game kept. It names no game.
const firstSetupName = "setup.json"

// setupName is the name in the store of the last set-up of a game.
func setupName(info *game.Info) string { return "setup-" + info.ID + ".json" }

// setupVersion is the version of the file. Version 1 had the options beside count and start, in camel case, and called a
// seat's board as the game does. A later one may have more members, which are ignored here, and stay in the file.
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

// lastDraft returns the last set-up of a game. One that can't be understood is moved aside; a single value of it that makes no sense costs
// only itself. A sentence says so.
func lastDraft(s *stage.Stage, info *game.Info) draft {
	d, name, repaired, err := loadDraft(s.Store, info)
	if err == nil {
		if repaired {
			s.Tell("notice.setup-reset", "file", s.Path(name))
		}
		return d
	}
	key, file := "notice.setup-unreadable", name
	if aside, err := s.Store.MoveAside(name); err == nil {
		key, file = "notice.setup-moved", aside
	}
	s.Tell(key, "file", s.Path(file))
	return d
}

// loadDraft reads the last set-up of a game; without one it is the usual first one. So it is beside an error, which is about the file of
// the name. repaired reports whether usual values stand for some that make no sense.
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

// save keeps the set-up for the next time, beside what only a newer program knows of it.
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

// seatsIn returns seats as a list, with what else a file has of them, and those that it has beyond them.
func seatsIn(file jsonmerge.Object, seats []map[string]string) (json.RawMessage, error) {
	var all []jsonmerge.Object
	if json.Unmarshal(file["seats"], &all) != nil {
		all = nil // they are of another kind
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
