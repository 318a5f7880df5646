package game

import (
	"slices"
	"strconv"
	"strings"
)

// Human is the control of a seat that a person plays. The other controls are the ids of the game's computer levels.
const Human = "human"

// Level is a playing strength of a computer.
type Level struct {
	ID    string // in flags, saves and records
	Arena bool   // a yardstick for the arena, not offered to people
	// PlayOuts is about how many play-outs a decision takes; 0 for a level that answers without any.
	PlayOuts int
}

// Levels are the levels of a game, the weakest first.
type Levels []Level

// MaxPlayOuts is the largest number of play-outs that an id can name.
const MaxPlayOuts = 1_000_000

// IDs returns the ids of all levels.
func (l Levels) IDs() []string {
	ids := make([]string, len(l))
	for i, level := range l {
		ids[i] = level.ID
	}
	return ids
}

// Offered returns the ids of the levels that people may choose.
func (l Levels) Offered() []string {
	var ids []string
	for _, level := range l {
		if !level.Arena {
			ids = append(ids, level.ID)
		}
	}
	return ids
}

// Controls returns every control that a seat of a match may have: Human and all levels, those of the arena too.
func (l Levels) Controls() []string { return append([]string{Human}, l.IDs()...) }

// Choices returns the controls that people may choose: Human and the levels offered.
func (l Levels) Choices() []string { return append([]string{Human}, l.Offered()...) }

// Find returns the level of an id and its number of play-outs. An id can name another number of play-outs for a level that makes
// any, such as "hard:500": stronger and slower, or weaker and faster. ok is false for an id of no level.
func (l Levels) Find(id string) (level Level, playOuts int, ok bool) {
	name, number, custom := strings.Cut(id, ":")
	i := slices.IndexFunc(l, func(level Level) bool { return level.ID == name })
	if i < 0 {
		return Level{}, 0, false
	}
	if !custom {
		return l[i], l[i].PlayOuts, true
	}
	n, err := strconv.Atoi(number)
	// One spelling only: ids are compared as they are.
	return l[i], n, err == nil && l[i].PlayOuts > 0 && n >= 1 && n <= MaxPlayOuts && number == strconv.Itoa(n)
}
