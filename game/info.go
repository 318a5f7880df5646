package game

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Info describes a game as data for code that offers it, sets it up or writes about it without knowing the game.
type Info struct {
	// ID is the game's short name, of its folders, its texts and the flag -game: a word of small letters.
	ID string
	// Record is the game's name in match records and saved games.
	Record string
	// Unnamed reports whether records and saves of version 1, which name no game, are this game's.
	Unnamed bool
	// Strict reports whether match records are read only in the form in which they are written: with every key at its place, lines
	// that end with "\n" and nothing else, and a name for each seat.
	Strict bool
	// Data is the version of the game's data, such as its boards. It goes up by one with every change that makes earlier matches go
	// differently. 0 means 1, the first.
	Data int

	// Edition returns, from any text of a custom edition, the text by which matches name it: equal values give equal texts, and those
	// built in give none. The error says in one sentence what is wrong and in which line; name is the text's name in it. Edition is
	// nil in games that are played only with the values built in.
	Edition func(name, text string) (string, error)

	// Fault is the function that CheckData calls; nil if there is nothing to check.
	Fault func() error

	MinSeats, MaxSeats int // numbers of players, at most MaxSeats of this package
	// Pace is how many decisions with a choice one player makes in a game, about, with each number of players from MinSeats on.
	Pace []int
	// StartDrawn reports whether the seed draws who begins, unless the players have agreed on somebody.
	StartDrawn bool

	Options []Option // of the rules, in the order in which they are offered and written
	// Stalemate is the rule that ends matches which may not end otherwise (Option.Far); nil in games that always end.
	Stalemate *Stalemate
	Boards    Boards // each seat picks one; the zero value where all seats play alike
	Levels    Levels // of computer players, the weakest first
}

// Seconds that a decision takes a person, and that pass while a computer's is shown at the usual speed.
const (
	personSeconds   = 10
	computerSeconds = 3
)

// Minutes returns how long a game of that many people and computers takes, about, in steps of five minutes; 0 for a game that does
// not say (Pace).
func (i *Info) Minutes(people, computers int) int {
	at := people + computers - i.MinSeats
	if at < 0 || at >= len(i.Pace) {
		return 0
	}
	const step = 5 * 60
	return 5 * max(1, (i.Pace[at]*(people*personSeconds+computers*computerSeconds)+step/2)/step)
}

// CheckData reads the game's data files and returns what is wrong with them, in one sentence with file, line, what was found and
// what was expected; nil for nothing. Commands print it and end; a game with a fault is not played.
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
	Choices []int    // the possible values, if they are few; otherwise any from Min to Max
	Names   []string // of Choices, in records, saves, texts and on command lines; nil where the values are numbers there too
	Min     int
	Max     int
	Zero    bool // 0 is a value, and does not stand for the default
	// Far is the highest value with which every match comes to its end, as far as is known. Whoever chooses a higher one gets a
	// warning, and the game's stalemate is agreed on. 0 is for options of which any value will do.
	Far int
	// BySeats, of an option that depends on the number of players, holds its choices with each number from Info.MinSeats on, the
	// default first. Choices are then all those with any number, and Default is one of them.
	BySeats [][]int
	// Defaults, of an option of which only the usual value depends on the number of players, holds that with each number from
	// Info.MinSeats on. Default is one of them.
	Defaults []int
}

// Stalemate is the rule that a match ends when nobody has made progress for some rounds; the game defines progress. It is agreed
// on, or not, when a match begins: its rounds are one of its Values.
type Stalemate struct {
	ID     string // its key in records, saves and Values; it is written only where it is agreed on
	Rounds int    // rounds without progress, as agreed on
}

// Boards are the boards of a game, of which each seat owns one, such as the islands of Islas Canarias.
type Boards struct {
	Key  string   // the name of one in records, saves and error sentences, such as "island"
	Flag string   // their name on command lines, such as "islands"
	IDs  []string // all boards, at least one for each seat of the largest game
}

// Values are the values of a game's options by their ids. An option that is missing, or zero unless it may be, has its default.
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

// Range returns the values of the option in words, such as "4 or 5" or "5 to 60".
func (o *Option) Range() string {
	if len(o.Choices) == 0 {
		return fmt.Sprintf("%d to %d", o.Min, o.Max)
	}
	words := o.Words()
	last := len(words) - 1
	if last == 0 {
		return words[0]
	}
	return strings.Join(words[:last], ", ") + " or " + words[last]
}

// Words returns the choices of the option as they are written.
func (o *Option) Words() []string {
	words := make([]string, len(o.Choices))
	for i, n := range o.Choices {
		words[i] = o.Word(n)
	}
	return words
}

// Word returns a value of the option as it is written: its name, or a number.
func (o *Option) Word(n int) string {
	if i := slices.Index(o.Choices, n); i >= 0 && o.Names != nil {
		return o.Names[i]
	}
	return strconv.Itoa(n)
}

// Parse returns the value that Word writes as a text; ok is false if it is no value of the option.
func (o *Option) Parse(word string) (n int, ok bool) {
	if o.Names != nil {
		if i := slices.Index(o.Names, word); i >= 0 {
			return o.Choices[i], true
		}
		return 0, false
	}
	n, err := strconv.Atoi(word)
	return n, err == nil && o.Allows(n)
}

// Option returns the option of an id; nil if the game has none.
func (i *Info) Option(id string) *Option {
	for k := range i.Options {
		if i.Options[k].ID == id {
			return &i.Options[k]
		}
	}
	return nil
}

// At returns the description of the game with that many seats: each option has the default and the choices of that number. A
// number of players that the game does not have changes nothing.
func (i *Info) At(seats int) *Info {
	if seats < i.MinSeats || seats > i.MaxSeats || !slices.ContainsFunc(i.Options, func(o Option) bool { return o.BySeats != nil || o.Defaults != nil }) {
		return i
	}
	at := *i
	at.Options = slices.Clone(i.Options)
	for k := range at.Options {
		if o := &at.Options[k]; o.BySeats != nil {
			o.Choices, o.BySeats = o.BySeats[seats-i.MinSeats], nil
			o.Default = o.Choices[0]
		} else if o.Defaults != nil {
			o.Default, o.Defaults = o.Defaults[seats-i.MinSeats], nil
		}
	}
	return &at
}

// Offered returns those options of a game of that many players that have more than one choice.
func (i *Info) Offered(seats int) []Option {
	return slices.DeleteFunc(slices.Clone(i.At(seats).Options), func(o Option) bool { return len(o.Choices) == 1 })
}

// Complete returns values for all options: those given, and the defaults of those missing, or zero unless they may be. A stalemate
// stays agreed on, and none stays none.
func (i *Info) Complete(v Values) Values {
	all := make(Values, len(i.Options))
	for _, o := range i.Options {
		all[o.ID] = o.Default
		if n, ok := v[o.ID]; ok && (n != 0 || o.Zero) {
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
