package shell

import (
	"encoding/json"
	"errors"
	"slices"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/match"
	"islas/render/store"
)

// setupName is the last set-up's name in the store.
const setupName = "setup.json"

// setupVersion is the version of the file.
const setupVersion = 1

// setupFile is how a draft is kept for the next time.
type setupFile struct {
	Version       int         `json:"version"`
	Count         int         `json:"count"`
	Start         game.Seat   `json:"start"`
	DrawPrivilege int         `json:"drawPrivilege"`
	Goal          int         `json:"goal"`
	Seats         []draftSeat `json:"seats"`
}

// loadDraft reads the last set-up. Without one, or with one that makes no sense (which is moved aside), it is the usual
// first one: a set-up is quickly made anew, so nothing is said about it.
func loadDraft(s store.Store) draft {
	data, err := s.Read(setupName)
	if err == nil {
		var d draft
		if d, err = decodeDraft(data); err == nil {
			return d
		}
	}
	if !errors.Is(err, store.ErrNotExist) {
		// If it can't be moved either, it is replaced when the next game starts.
		_, _ = s.MoveAside(setupName)
	}
	d := newDraft()
	d.settle()
	return d
}

// errSetup is the error of data that are no set-up.
var errSetup = errors.New("this is not a set-up of a game")

// decodeDraft reads a set-up and checks every value of it.
func decodeDraft(data []byte) (draft, error) {
	var f setupFile
	if err := json.Unmarshal(data, &f); err != nil {
		return draft{}, errSetup
	}
	d := newDraft()
	if f.Version != setupVersion || f.Count < islas.MinSeats || f.Count > islas.MaxSeats || len(f.Seats) != len(d.Seats) ||
		f.Start < 0 || int(f.Start) >= f.Count || f.Goal < islas.MinGoal || f.Goal > islas.MaxGoal ||
		(f.DrawPrivilege != islas.DefaultDrawPrivilege && f.DrawPrivilege != islas.EnglishDrawPrivilege) {
		return draft{}, errSetup
	}
	d.Count, d.Start, d.DrawPrivilege, d.Goal = f.Count, f.Start, f.DrawPrivilege, f.Goal
	taken := map[string]bool{"": true}
	for i, seat := range f.Seats {
		if seat.Control != game.Human && !slices.Contains(offered(), seat.Control) {
			return draft{}, errSetup
		}
		if i >= f.Count || taken[seat.Island] || !slices.Contains(board.IDs(), seat.Island) {
			seat.Island = ""
		}
		taken[seat.Island] = true
		seat.Name = match.CleanName(seat.Name)
		d.Seats[i] = seat
	}
	d.settle()
	return d, nil
}

// save keeps the set-up for the next time.
func (d *draft) save(s store.Store) error {
	data, err := json.MarshalIndent(setupFile{
		Version: setupVersion, Count: d.Count, Start: d.Start, DrawPrivilege: d.DrawPrivilege, Goal: d.Goal, Seats: d.Seats[:],
	}, "", "  ")
	if err != nil {
		return err
	}
	return s.Write(setupName, append(data, '\n'))
}
