package search

// Exact is a choice that looks at everything that may still happen in one sample. It is for the end of a game, when that is not
// too much. Each player is taken to seek their own best and to see what the sample hides. It is meant for endings in which
// nothing hidden matters any more; where that is not so, Tree is the better choice.
type Exact[S any, A comparable] struct {
	game   Contest[S, A]
	levels []level[S, A] // the decisions from the one to be made to the current one
	deep   int           // how many of them are in use
	limit  int           // positions that may still be looked at
	chance Chance
	result [MostPlayers]int64 // of the position looked at last
}

// level is a decision with what was found about it.
type level[S any, A comparable] struct {
	position S
	player   int
	options  []Option[A]
	tried    int // how many of them are being or have been looked at
	best     int // the best of those looked at
	result   [MostPlayers]int64
}

// NewExact begins to choose among the options, of which there must be at least one. It gives up when more than limit positions
// would have to be looked at.
func NewExact[S any, A comparable](g Contest[S, A], options []Option[A], limit int, seed uint64) *Exact[S, A] {
	e := &Exact[S, A]{game: g, limit: limit, chance: Chance{seed}}
	l := e.deeper()
	g.Sample(&l.position, Mix(seed, 0))
	l.player, l.options = g.Decider(&l.position), options
	return e
}

// deeper goes one level down and returns it; its memory is used again.
func (e *Exact[S, A]) deeper() *level[S, A] {
	if e.deep == len(e.levels) {
		e.levels = append(e.levels, level[S, A]{})
	}
	l := &e.levels[e.deep]
	e.deep++
	l.tried, l.best, l.result, l.options = 0, -1, [MostPlayers]int64{}, l.options[:0]
	return l
}

// Step looks at no more than the given number of positions, but at least one, and reports whether it has found what is best or
// has given up.
func (e *Exact[S, A]) Step(positions int) (done bool) {
	for e.deep > 0 && e.limit > 0 {
		e.look()
		if positions--; positions <= 0 {
			break
		}
	}
	return e.deep == 0 || e.limit <= 0
}

// look looks at the next position.
func (e *Exact[S, A]) look() {
	e.limit--
	at := &e.levels[e.deep-1]
	option := at.options[at.tried].Action
	at.tried++
	if e.deep == len(e.levels) {
		e.levels = append(e.levels, level[S, A]{}) // at may have moved
		at = &e.levels[e.deep-1]
	}
	next := &e.levels[e.deep].position
	*next = at.position
	e.game.Apply(next, option)
	player := e.game.Decider(next)
	for player != Nobody && !e.game.Forks(next) {
		e.game.Apply(next, e.game.Policy(next, &e.chance))
		player = e.game.Decider(next)
	}
	if player != Nobody {
		l := e.deeper()
		l.player, l.options = player, e.game.Options(next, l.options)
		return
	}
	e.result = [MostPlayers]int64{}
	e.game.Shares(next, &e.result)
	e.back()
}

// back hands a result to the decision above, and on as long as all options there have been looked at.
func (e *Exact[S, A]) back() {
	for e.deep > 0 {
		l := &e.levels[e.deep-1]
		if l.better(&e.result) {
			l.best, l.result = l.tried-1, e.result
		}
		if l.tried < len(l.options) {
			return
		}
		e.result = l.result
		e.deep--
	}
}

// better reports whether a result of the option looked at is better for the player than that of the best so far; of equally good
// options the one that looked more promising before is better.
func (l *level[S, A]) better(result *[MostPlayers]int64) bool {
	if l.best < 0 {
		return true
	}
	n, m := result[l.player], l.result[l.player]
	return n > m || n == m && l.options[l.tried-1].Weight > l.options[l.best].Weight
}

// Best returns the best action; ok is false while it is not known.
func (e *Exact[S, A]) Best() (a A, ok bool) {
	first := &e.levels[0]
	if e.deep > 0 {
		return first.options[0].Action, false
	}
	return first.options[first.best].Action, true
}
