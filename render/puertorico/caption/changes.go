package caption

import (
	"strings"

	"islas/game/puertorico"
)

// Detail is how fully a text says what changes by a placement.
type Detail uint8

const (
	InFull   Detail = iota
	Briefly         // with brief names of buildings
	Shortly         // with no more than the first of each list
	Shortest        // and no more than the first sentence
)

// Changes are sentences about what changes for a player by a placement: what stops and starts to work, violet buildings first, or else what
// a harvest brings. made is what it really brings, as far as the supply has it. bad reports whether something stops to work.
func Changes(text Text, before, now *puertorico.Player, made puertorico.Barrels, as Detail) (all []string, bad bool) {
	name := Building
	if as >= Briefly {
		name = BriefName
	}
	var stops, starts, fields, less, more, short []string
	note := func(list *[]string, is bool, name string) {
		if is {
			*list = append(*list, name)
		}
	}
	for _, violet := range []bool{true, false} {
		for _, b := range now.Built() {
			was, is := before.Occupied(b), now.Occupied(b)
			note(&stops, b.Violet() == violet && was && !is, name(text, b))
			note(&starts, b.Violet() == violet && is && !was, name(text, b))
		}
	}
	for g := range puertorico.Good(puertorico.Goods) {
		was, is := before.Capacity(g), now.Capacity(g)
		note(&less, is < was, Good(text, g))
		note(&more, is > was, Good(text, g))
		note(&short, int(made[g]) < is, Good(text, g))
		field := puertorico.Tile(g)
		_, worked := before.Tiles(field)
		_, works := now.Tiles(field)
		what := Tile(text, field)
		if worked-works > 1 {
			what = text("place.times", "what", what, "n", worked-works)
		}
		note(&fields, is < was && works < worked, what)
	}
	if as == InFull || len(stops) == 0 { // the barrels show that, too
		stops = append(stops, fields...)
	}
	say := func(key string, names []string) {
		switch n := len(names); {
		case n > 1 && as >= Shortly:
			all = append(all, text(key, "list", text("place.more", "list", names[0], "n", n-1)))
		case n > 0:
			all = append(all, text(key, "list", strings.Join(names, ", ")))
		}
	}
	say("place.stops", stops)
	say("place.starts", starts)
	_, was := before.Tiles(puertorico.Quarry)
	_, is := now.Tiles(puertorico.Quarry)
	note(&all, was != is, text("place.quarries", "was", was, "is", is))
	bad = len(stops) > 0 || is < was
	if len(all) == 0 {
		say("place.yields.less", less)
		say("place.yields.more", more)
		bad = len(less) > 0
	}
	switch {
	case len(all) > 0:
	case as >= Shortly:
		all = append(all, text("place.same.short"))
	default:
		all = append(all, text("place.same"))
	}
	switch as {
	case InFull:
		say("place.supply", short)
	case Shortest:
		all = all[:1]
	}
	return all, bad
}

// Harvest says what a harvest of a kind brings before and by a placement, of which the supply has made.
func Harvest(text Text, g puertorico.Good, before, now *puertorico.Player, made puertorico.Barrels) string {
	key, is, there := "place.harvest.tip", now.Capacity(g), int(made[g])
	if there < is {
		key = "place.harvest-short.tip"
	}
	return text(key, "good", Good(text, g), "was", before.Capacity(g), "is", is, "n", there, "all", is)
}
