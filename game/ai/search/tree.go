package search

import "math"

// Tree is a choice under way in a game of several players: a tree of what they may do, in which each is taken to seek their own
// best (max-n, and not everybody against one). What is hidden is sampled anew for every play-out, and the tree knows of it only
// what has been done since: so what a sample hides is never counted on (information-set search: Cowling, Powley and Whitehouse
// 2012). Which branch is followed depends on what it has brought so far and on how promising it looked before, the less the more
// often it has been tried (as in Silver et al. 2017, with weights for probabilities). At the end of the tree the policy plays on to
// the end of the game.
//
// Results are whole numbers: the same seed and budget give the same choice on every machine.
type Tree[S any, A comparable] struct {
	game     Contest[S, A]
	nodes    []node
	branches []branch[A]
	budget   int // play-outs that are left
	spent    int
	seed     uint64
	explore  int64
	position S
	options  []Option[A]
	path     []int // the branches followed in this play-out
	skip     []int // branches that this sample does not allow at a node
}

// node is a decision in the tree.
type node struct {
	player int
	first  int // its first branch, -1 if it has none
	visits int64
	sum    int64 // of what the play-outs through it brought its player
}

// branch is an action at a node.
type branch[A any] struct {
	action A
	weight int64 // parts of wholeWeight
	visits int64
	sum    int64
	child  int // the node that it leads to, 0 for none yet
	node   int // that it belongs to
	next   int // of the same node, -1 for none
}

// wholeWeight is the sum of the weights of a node's branches, nearly.
const wholeWeight = 1 << 12

// NewTree begins to choose among the options, of which there must be at least one, with a budget of play-outs. The higher
// explore, in parts of Whole, the more it tries options that look worse than the best so far.
func NewTree[S any, A comparable](g Contest[S, A], options []Option[A], budget int, explore int, seed uint64) *Tree[S, A] {
	t := &Tree[S, A]{game: g, budget: budget, seed: seed, explore: int64(explore)}
	t.sample()
	t.add(t.game.Decider(&t.position), options)
	return t
}

// sample draws the position in which the next play-out begins.
func (t *Tree[S, A]) sample() { t.game.Sample(&t.position, Mix(t.seed, uint64(t.spent))) }

// add adds a node and returns its number.
func (t *Tree[S, A]) add(player int, options []Option[A]) int {
	t.nodes = append(t.nodes, node{player: player, first: -1})
	t.offer(len(t.nodes)-1, options)
	return len(t.nodes) - 1
}

// offer adds to a node those of the options that it does not have yet.
func (t *Tree[S, A]) offer(at int, options []Option[A]) {
	sum, last := 0, -1
	for _, o := range options {
		sum += o.Weight
	}
	for b := t.nodes[at].first; b >= 0; b = t.branches[b].next {
		last = b
	}
	for _, o := range options {
		if t.has(at, o.Action) {
			continue
		}
		if last < 0 {
			t.nodes[at].first = len(t.branches)
		} else {
			t.branches[last].next = len(t.branches)
		}
		last = len(t.branches)
		t.branches = append(t.branches, branch[A]{
			action: o.Action, weight: int64(o.Weight) * wholeWeight / int64(sum), node: at, next: -1,
		})
	}
}

// has reports whether a node has a branch for an action.
func (t *Tree[S, A]) has(at int, a A) bool {
	for b := t.nodes[at].first; b >= 0; b = t.branches[b].next {
		if t.branches[b].action == a {
			return true
		}
	}
	return false
}

// Step makes at most budget play-outs, at least one, and reports whether the choice is made. It implements ai.Thought.
func (t *Tree[S, A]) Step(budget int) (done bool) {
	for !t.decided() {
		t.playOut()
		if budget--; budget <= 0 {
			return t.decided()
		}
	}
	return true
}

// decided reports whether nothing can change the choice any more.
func (t *Tree[S, A]) decided() bool {
	if t.budget == 0 {
		return true
	}
	lead := t.leader()
	for b := t.nodes[0].first; b >= 0; b = t.branches[b].next {
		if b != lead && t.branches[b].visits+int64(t.budget) >= t.branches[lead].visits {
			return false
		}
	}
	return true
}

// playOut follows the tree to its end, adds to it, plays on to the end of the game and records the result.
func (t *Tree[S, A]) playOut() {
	t.sample()
	chance := Chance{Mix(t.seed, ^uint64(t.spent))}
	t.budget--
	t.spent++
	t.path = t.path[:0]
	for at := 0; at >= 0; {
		b := t.follow(at)
		if b < 0 {
			break
		}
		t.path = append(t.path, b)
		t.game.Apply(&t.position, t.branches[b].action)
		at = t.next(b, &chance)
	}
	for t.game.Decider(&t.position) != Nobody {
		t.game.Apply(&t.position, t.game.Policy(&t.position, &chance))
	}
	t.note()
}

// next returns the node that a branch leads to, or -1 if there is none. It adds the node if the branch has been followed before.
func (t *Tree[S, A]) next(b int, chance *Chance) int {
	if t.branches[b].visits == 0 {
		return -1
	}
	player := t.game.Decider(&t.position)
	for player != Nobody && !t.game.Forks(&t.position) {
		t.game.Apply(&t.position, t.game.Policy(&t.position, chance))
		player = t.game.Decider(&t.position)
	}
	if player == Nobody {
		return -1
	}
	if child := t.branches[b].child; child != 0 {
		if t.nodes[child].player != player {
			return -1 // chance has led elsewhere than in the sample before
		}
		if t.game.Varies(&t.position) {
			t.options = t.game.Options(&t.position, t.options[:0])
			t.offer(child, t.options)
		}
		return child
	}
	t.options = t.game.Options(&t.position, t.options[:0])
	child := t.add(player, t.options)
	t.branches[b].child = child
	return child
}

// follow returns the branch of a node to follow, or -1 if the sample allows none.
func (t *Tree[S, A]) follow(at int) int {
	t.skip = t.skip[:0]
	for {
		b := t.best(at)
		if b < 0 || t.game.Legal(&t.position, t.branches[b].action) {
			return b
		}
		t.skip = append(t.skip, b)
	}
}

// best returns the most promising branch of a node among those not skipped, or -1 if all are.
func (t *Tree[S, A]) best(at int) int {
	n := &t.nodes[at]
	// Square roots are exact everywhere, and so are products with powers of two.
	root := int64(math.Sqrt(float64(n.visits+1)) * 256)
	fresh := int64(Whole / 2) // a branch not tried yet is as good as the node was so far
	if n.visits > 0 {
		fresh = n.sum / n.visits
	}
	lead, most := -1, int64(0)
	for i := n.first; i >= 0; i = t.branches[i].next {
		b := &t.branches[i]
		value := fresh
		if b.visits > 0 {
			value = b.sum / b.visits
		}
		value += t.explore * b.weight / wholeWeight * root / (256 * (1 + b.visits))
		if (lead < 0 || value > most) && !t.skipped(i) {
			lead, most = i, value
		}
	}
	return lead
}

// skipped reports whether a branch is not allowed in the sample.
func (t *Tree[S, A]) skipped(b int) bool {
	for _, k := range t.skip {
		if k == b {
			return true
		}
	}
	return false
}

// note adds what the play-out brought to the branches that were followed.
func (t *Tree[S, A]) note() {
	var shares [MostPlayers]int64
	t.game.Shares(&t.position, &shares)
	for _, i := range t.path {
		b := &t.branches[i]
		n := &t.nodes[b.node]
		b.visits++
		b.sum += shares[n.player]
		n.visits++
		n.sum += shares[n.player]
	}
}

// leader returns the option that was tried most; of several such, the one that brought most.
func (t *Tree[S, A]) leader() int {
	lead := t.nodes[0].first
	for i := lead; i >= 0; i = t.branches[i].next {
		b, l := &t.branches[i], &t.branches[lead]
		if b.visits > l.visits || b.visits == l.visits && b.sum > l.sum {
			lead = i
		}
	}
	return lead
}

// Best returns the option that leads so far; before the first play-out, the first.
func (t *Tree[S, A]) Best() A { return t.branches[t.leader()].action }

// Spent returns the number of play-outs made.
func (t *Tree[S, A]) Spent() int { return t.spent }
