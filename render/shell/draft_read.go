package shell

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"islas/game"
	"islas/game/match"
	"islas/render/keep/jsonmerge"
	"islas/render/theme"
)

// errSetup is the error of data that are no set-up.
var errSetup = errors.New("this is not a set-up of a game")

// draftReader reads a set-up value by value: the usual one stands for any that makes no sense here, as one of a newer program may.
type draftReader struct {
	d        draft
	board    string // what the board of a seat is called
	repaired bool   // usual values stand for some that make no sense
}

// decodeDraft reads a set-up; repaired reports whether usual values stand for some of it. The error is errSetup.
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

// value reads a member into the value that to points at, and reports whether it is there and fits.
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

// begins checks the number of seats, and reads who begins.
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

// options reads the options. One that is not there is of a newer program than the file.
func (r *draftReader) options(values jsonmerge.Object) {
	for _, o := range append(slices.Clone(r.d.info.Options), boxOption()) {
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

// seats reads who sits where. No board is given twice, or to a seat that does not play.
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

// firstStart is the lowest number that says who begins.
func (d *draft) firstStart() game.Seat {
	if d.info.StartDrawn {
		return game.NoSeat
	}
	return 0
}

// camel is an id of words with underscores in camel case: "draw_privilege" is "drawPrivilege".
func camel(id string) string {
	words := strings.Split(id, "_")
	for i, word := range words[1:] {
		words[i+1] = strings.ToUpper(word[:1]) + word[1:]
	}
	return strings.Join(words, "")
}
