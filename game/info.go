package game

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Info describes a game as data to those who offer it, set it up or write about it, so that they need know no game.
type Info struct {
	// ID is the game's short name: of its folders, its texts, and the flag -game. It is a word of small letters.
	ID string
	// Record is the game's name in match records and saved games.
	Record string
	// Unnamed reports whether records and saves of version 1, which name no game, are this game's.
	Unnamed bool
	// Data is the version of the game's data, such as its boards, counted up with every change after which earlier matches would
	// go another way. 0 is 1, the first.
	Data int

	// Edition returns the text by which matches name what a printed game of somebody's own shows, from any text that says it: equal
	// values give equal texts, and those built in give none. The error says in one sentence what is wrong and in which line; name is what the
	// text is called in it. It is nil in games that are not played with other values than those built in.
	Edition func(name, text string) (string, error)

	// Fault is what CheckData calls; nil if there is nothing to check.
	Fault func() error

	MinSeats, MaxSeats int // numbers of players, at most MaxSeats of the house
	// StartDrawn reports whether who begins is drawn by the seed, unless the players have agreed on somebody.
	StartDrawn bool

	Options []Option // of the rules, in the order in which they are offered and written
	// Stalemate is the rule that ends matches which may not end otherwise (Option.Far); nil in games that always end.
	Stalemate *Stalemate
	Boards    Boards // what each seat picks one of; the zero value where all seats play alike
	Levels    Levels // at which computers play, the weakest first
}

// CheckData reads the game's data files and returns what is wrong with them, in one sentence with file, line, what was found and what
// was expected; nil for nothing. Commands say it and end; a game with a fault is not played.
func (i *Info) CheckData() error {
	if i.Fault == nil {
		return nil
	}
	return i.Fault()
}

// Option is a number of the rules that can be agreed on before a game.
type Option struct {
	ID      string // its key in records, saves and texts, such as "draw_privilege"
	Flag    string // its name on command lines, such as "draw"
	Usage   string // what its number is, for those who type commands, such as "cards drawn"
	Default int
	Choices []int // the values there are, if they are few; otherwise any from Min to Max
	Min     int
	Max     int
	// Far is the highest value with which every match comes to its end, as far as is known. Where it is exceeded, whoever chooses
	// is told so, and the game's stalemate is agreed on. 0 is for options of which any value will do.
	Far int
	// BySeats, of an option that depends on the number of players, is its choices with each number from Info.MinSeats on, the
	// default first. Choices are then all that there are with any number, and Default is one of them.
	BySeats [][]int
}

// Stalemate is the rule that a match in which nobody has got on for some rounds comes to its end; the game says what getting on
// is. It is agreed on, or not, when a match begins: its rounds are one of its Values.
type Stalemate struct {
	ID     string // its key in records, saves and Values; it is written only where it is agreed on
	Rounds int    // that are agreed on
}

// Boards are what the seats of a game own one of each, such as the islands of Islas Canarias.
type Boards struct {
	Key  string   // what one is called in records, saves and error sentences, such as "island"
	Flag string   // their name on command lines, such as "islands"
	IDs  []string // all there are, at least one for each seat of the largest game
}

// Values are the values of a game's options by their ids. An option that is missing, or zero, has its default.
type Values map[string]int

// Allows reports whether n is a value of the option.
func (o *Option) Allows(n int) bool {
	if len(o.Choices) > 0 {
		return slices.Contains(o.Choices, n)
	}
	return n >= o.Min && n <= o.Max
}

// Distant reports whether a match with this value may never come to its end by itself.
func (o *Option) Distant(n int) bool { return o.Far > 0 && n > o.Far }

// Range says in words which values the option has, such as "4 or 5" or "5 to 60".
func (o *Option) Range() string {
	if len(o.Choices) == 0 {
		return fmt.Sprintf("%d to %d", o.Min, o.Max)
	}
	words := make([]string, len(o.Choices))
	for i, n := range o.Choices {
		words[i] = strconv.Itoa(n)
	}
	last := len(words) - 1
	if last == 0 {
		return words[0]
	}
	return strings.Join(words[:last], ", ") + " or " + words[last]
}

// Option returns the option of an id, nil if the game has none.
func (i *Info) Option(id string) *Option {
	for k := range i.Options {
		if i.Options[k].ID == id {
			return &i.Options[k]
		}
	}
	return nil
}

// At describes the game as it is with so many players: each option has the default and the choices of that number. A number
// of players that the game does not have changes nothing.
func (i *Info) At(seats int) *Info {
	if seats < i.MinSeats || seats > i.MaxSeats || !slices.ContainsFunc(i.Options, func(o Option) bool { return o.BySeats != nil }) {
		return i
	}
	at := *i
	at.Options = slices.Clone(i.Options)
	for k := range at.Options {
		if o := &at.Options[k]; o.BySeats != nil {
			o.Choices, o.BySeats = o.BySeats[seats-i.MinSeats], nil
			o.Default = o.Choices[0]
		}
	}
	return &at
}

// Offered returns the options of a game of so many players in which there is something to choose.
func (i *Info) Offered(seats int) []Option {
	return slices.DeleteFunc(slices.Clone(i.At(seats).Options), func(o Option) bool { return len(o.Choices) == 1 })
}

// Complete returns values for all options: those given, and the defaults of those missing or zero. A stalemate stays agreed on,
// and none stays none.
func (i *Info) Complete(v Values) Values {
	all := make(Values, len(i.Options))
	for _, o := range i.Options {
		all[o.ID] = o.Default
		if n := v[o.ID]; n != 0 {
			all[o.ID] = n
		}
	}
	if i.Stalemate != nil && v[i.Stalemate.ID] != 0 {
		all[i.Stalemate.ID] = v[i.Stalemate.ID]
	}
	return all
}

// Agree returns the values of a match that begins with those given: Complete, and the stalemate if it may not end without.
func (i *Info) Agree(v Values) Values {
	all := i.Complete(v)
	if s := i.Stalemate; s != nil && all[s.ID] == 0 && slices.ContainsFunc(i.Options, func(o Option) bool { return o.Distant(all[o.ID]) }) {
		all[s.ID] = s.Rounds
	}
	return all
}
