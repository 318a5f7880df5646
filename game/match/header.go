package match

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"

	"islas/game"
)

// Header is a setup in the form of saved games and match records. Rules and seats are objects whose keys the game decides: its
// options, and its name for a seat's board.
type Header struct {
	Seed    string          `json:"seed"` // as text, as other programs lose digits of large numbers
	Start   game.Seat       `json:"start"`
	Rules   json.RawMessage `json:"rules"`
	Seats   json.RawMessage `json:"seats"`
	Edition *editionHeader  `json:"box,omitempty"` // left out where the data built in are played with
}

// Header returns the setup in its written form for a game.
func (s Setup) Header(info *game.Info) Header {
	h := Header{Seed: strconv.FormatUint(s.Seed, 10), Start: s.Start}
	var rules object
	for i := range info.Options {
		o := &info.Options[i]
		if n := s.Values[o.ID]; o.Names != nil {
			rules.add(o.ID, o.Word(n))
		} else {
			rules.add(o.ID, n)
		}
	}
	if by := info.Stalemate; by != nil && s.Values[by.ID] != 0 {
		rules.add(by.ID, s.Values[by.ID])
	}
	h.Rules = rules.json()
	seats := []json.RawMessage{}
	for _, seat := range s.Seats {
		var o object
		o.add("name", seat.Name)
		o.add("control", seat.Control)
		if info.Boards.Key != "" {
			o.add(info.Boards.Key, seat.Board)
		}
		seats = append(seats, o.json())
	}
	h.Seats, h.Edition = encode(seats), newEditionHeader(s.Edition)
	return h
}

// Setup reads the header of a game. All keys must be there, but that of a stalemate only where one is agreed on; unknown ones are
// ignored. The error says in one sentence what is wrong. A seed that is no number becomes zero: the match was written by a
// program that deals in another way.
func (h Header) Setup(info *game.Info) (Setup, error) {
	s := Setup{Start: h.Start, Values: game.Values{}}
	s.Seed, _ = strconv.ParseUint(h.Seed, 10, 64)
	rules, err := parseObject(h.Rules)
	for i := range info.Options {
		o := &info.Options[i]
		if err == nil {
			s.Values[o.ID], err = rules.option(o)
		}
	}
	if by := info.Stalemate; by != nil && err == nil && rules[by.ID] != nil {
		n := 0
		err = rules.read(by.ID, &n)
		s.Values[by.ID] = n
	}
	if err != nil {
		return s, fmt.Errorf(`"rules": %w`, err)
	}
	if s.Edition, err = h.Edition.read(); err != nil {
		return s, err
	}
	var seats []json.RawMessage
	if json.Unmarshal(h.Seats, &seats) != nil || seats == nil {
		return s, fmt.Errorf(`"seats": %.40s is not a list`, h.Seats)
	}
	for _, data := range seats {
		seat, err := readSeat(data, info.Boards.Key)
		if err != nil {
			return s, fmt.Errorf(`"seats": %w`, err)
		}
		s.Seats = append(s.Seats, seat)
	}
	return s, nil
}

// readSeat reads one seat; board is the key of its board, or empty.
func readSeat(data json.RawMessage, board string) (s Seat, err error) {
	o, err := parseObject(data)
	if err == nil {
		err = o.read("name", &s.Name)
	}
	if err == nil {
		err = o.read("control", &s.Control)
	}
	if err == nil && board != "" {
		err = o.read(board, &s.Board)
	}
	return s, err
}

// object is a JSON object that is written key by key.
type object struct{ b bytes.Buffer }

func (o *object) add(key string, value any) {
	if o.b.Len() > 0 {
		o.b.WriteByte(',')
	}
	o.b.Write(encode(key))
	o.b.WriteByte(':')
	o.b.Write(encode(value))
}

func (o *object) json() json.RawMessage { return []byte("{" + o.b.String() + "}") }

// encode returns a value as JSON; names keep their < and &.
func encode(value any) []byte {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(value); err != nil {
		panic("match: a header cannot be written as JSON: " + err.Error()) // text and numbers always can
	}
	return bytes.TrimSpace(b.Bytes())
}

// members are the members of a JSON object.
type members map[string]json.RawMessage

func parseObject(data json.RawMessage) (members, error) {
	if string(data) == "null" {
		return nil, fmt.Errorf("must not be null")
	}
	var m members
	if json.Unmarshal(data, &m) != nil || m == nil {
		return nil, fmt.Errorf("%.40s is not a JSON object", data)
	}
	return m, nil
}

// option reads the value of an option, which must be there.
func (m members) option(o *game.Option) (n int, err error) {
	if o.Names == nil {
		return n, m.read(o.ID, &n)
	}
	word := ""
	if err := m.read(o.ID, &word); err != nil {
		return 0, err
	}
	n, ok := o.Parse(word)
	if !ok {
		return 0, fmt.Errorf("%q must be %s, not %.40q", o.ID, o.Range(), word)
	}
	return n, nil
}

// read reads a member that must be there, text or a whole number.
func (m members) read(key string, into any) error {
	data, ok := m[key]
	switch {
	case !ok:
		return fmt.Errorf("the key %q is missing", key)
	case string(data) == "null":
		return fmt.Errorf("%q: must not be null", key)
	case json.Unmarshal(data, into) == nil:
		return nil
	}
	if _, number := into.(*int); number {
		return fmt.Errorf("%q must be a whole number, not %.40s", key, data)
	}
	return fmt.Errorf("%q must be text, not %.40s", key, data)
}
