package puertorico

import "slices"

// picker draws numbers below n; it is cheap, so that benchmarks measure the rules.
type picker uint64

func (p *picker) below(n int) int {
	*p += 0x9e3779b97f4a7c15
	z := uint64(*p)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return int((z ^ z>>31) >> 32 * uint64(n) >> 32)
}

// style is the way in which a random player chooses, so that games of every length, end and shortage come up.
type style uint8

const (
	uniform style = iota // every legal action equally likely
	keen                 // hardly ever declines: stocks run out
	builder              // builds and settles, hires slowly: cities fill
	shipper              // makes goods and ships them: chips run out
	miser                // declines mostly: only forced things happen
	styles
)

// avoids reports whether a player of this style would rather do something else.
func (how style) avoids(a Action) bool {
	declined := a.Kind == Pass
	role := func(list ...Role) bool { return a.Kind == TakeRole && slices.Contains(list, a.Role()) }
	switch how {
	case keen:
		return declined
	case builder:
		return declined || role(Mayor, Captain) || a.Kind == Build && a.Building().Cost() > 7
	case shipper:
		return declined || role(Builder, Trader, Prospector1, Prospector2)
	case miser:
		return !declined && a.Kind != TakeRole && a.Kind != Man || role(Mayor)
	}
	return false
}

// choose picks one of the legal actions.
func (p *picker) choose(legal []Action, how style) Action {
	a := legal[p.below(len(legal))]
	for range 2 {
		if !how.avoids(a) {
			break
		}
		a = legal[p.below(len(legal))]
	}
	return a
}
