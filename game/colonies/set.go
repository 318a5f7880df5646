package colonies

import "math/bits"

// NodeSet is a set of nodes. Its words are fields, as the compiler keeps those in registers, and no arrays.
type NodeSet struct{ lo, mid, hi uint64 }

// NodeSetOf returns the set of a node, the empty one for NoNode.
func NodeSetOf(n Node) NodeSet { return NodeSet{1 << n, 1 << (n - 64), 1 << (n - 128)} }

// Add adds a node.
func (s *NodeSet) Add(n Node) { *s = s.Or(NodeSetOf(n)) }

// Remove removes a node, if it is not NoNode.
func (s *NodeSet) Remove(n Node) { *s = s.Without(NodeSetOf(n)) }

// Has reports whether a node is in the set.
func (s NodeSet) Has(n Node) bool {
	w := s.lo
	if n >= 64 {
		w = s.mid
	}
	if n >= 128 {
		w = s.hi
	}
	return w>>(n&63)&1 != 0
}

// Empty reports whether there is no node in the set.
func (s NodeSet) Empty() bool { return s.lo|s.mid|s.hi == 0 }

// Count returns the number of nodes.
func (s NodeSet) Count() int {
	return bits.OnesCount64(s.lo) + bits.OnesCount64(s.mid) + bits.OnesCount64(s.hi)
}

// Or returns the nodes of s and t.
func (s NodeSet) Or(t NodeSet) NodeSet { return NodeSet{s.lo | t.lo, s.mid | t.mid, s.hi | t.hi} }

// And returns the nodes that are in s and t.
func (s NodeSet) And(t NodeSet) NodeSet { return NodeSet{s.lo & t.lo, s.mid & t.mid, s.hi & t.hi} }

// Without returns the nodes of s that are not in t.
func (s NodeSet) Without(t NodeSet) NodeSet {
	return NodeSet{s.lo &^ t.lo, s.mid &^ t.mid, s.hi &^ t.hi}
}

// Xor returns the nodes that are in one of s and t alone.
func (s NodeSet) Xor(t NodeSet) NodeSet { return NodeSet{s.lo ^ t.lo, s.mid ^ t.mid, s.hi ^ t.hi} }

// Hash returns a number that differs, almost surely, for other sets and seeds; its highest bits are the best.
func (s NodeSet) Hash(seed uint64) uint64 {
	const prime = 0x9e3779b97f4a7c15
	return (((seed^s.lo)*prime^s.mid)*prime ^ s.hi) * prime
}

// Pop removes the lowest node and returns it, NoNode if there is none.
func (s *NodeSet) Pop() Node {
	if s.lo != 0 {
		return lowest(&s.lo, 0)
	}
	if s.mid != 0 {
		return lowest(&s.mid, 64)
	}
	if s.hi != 0 {
		return lowest(&s.hi, 128)
	}
	return NoNode
}

// lowest removes the lowest bit of a word and returns its number, counted from another.
func lowest(w *uint64, from Node) Node {
	n := bits.TrailingZeros64(*w)
	*w &= *w - 1
	return from + Node(n)
}

// All yields the nodes, rising. In the inner loops of a search Pop is faster.
func (s NodeSet) All(yield func(Node) bool) {
	for n := s.Pop(); n != NoNode && yield(n); n = s.Pop() {
	}
}

// EdgeSet is a set of edges.
type EdgeSet struct{ a, b, c, d uint64 }

// Add adds an edge.
func (s *EdgeSet) Add(e Edge) {
	*s = s.Or(EdgeSet{1 << e, 1 << (e - 64), 1 << (e - 128), 1 << (e - 192)})
}

// Has reports whether an edge is in the set.
func (s EdgeSet) Has(e Edge) bool {
	w := s.a
	if e >= 64 {
		w = s.b
	}
	if e >= 128 {
		w = s.c
	}
	if e >= 192 {
		w = s.d
	}
	return w>>(e&63)&1 != 0
}

// Empty reports whether there is no edge in the set.
func (s EdgeSet) Empty() bool { return s.a|s.b|s.c|s.d == 0 }

// Or returns the edges of s and t.
func (s EdgeSet) Or(t EdgeSet) EdgeSet { return EdgeSet{s.a | t.a, s.b | t.b, s.c | t.c, s.d | t.d} }

// And returns the edges that are in s and t.
func (s EdgeSet) And(t EdgeSet) EdgeSet { return EdgeSet{s.a & t.a, s.b & t.b, s.c & t.c, s.d & t.d} }

// Without returns the edges of s that are not in t.
func (s EdgeSet) Without(t EdgeSet) EdgeSet {
	return EdgeSet{s.a &^ t.a, s.b &^ t.b, s.c &^ t.c, s.d &^ t.d}
}

// Pop removes the lowest edge and returns it, NoEdge if there is none.
func (s *EdgeSet) Pop() Edge {
	if s.a != 0 {
		return Edge(lowest(&s.a, 0))
	}
	if s.b != 0 {
		return Edge(lowest(&s.b, 64))
	}
	if s.c != 0 {
		return Edge(lowest(&s.c, 128))
	}
	if s.d != 0 {
		return Edge(lowest(&s.d, 192))
	}
	return NoEdge
}

// All yields the edges, rising.
func (s EdgeSet) All(yield func(Edge) bool) {
	for e := s.Pop(); e != NoEdge && yield(e); e = s.Pop() {
	}
}

// HexSet is a set of hexes.
type HexSet uint64

// Add adds a hex.
func (s *HexSet) Add(h Hex) { *s |= 1 << h }

// Has reports whether a hex is in the set.
func (s HexSet) Has(h Hex) bool { return h < Hexes && s>>h&1 != 0 }

// Count returns the number of hexes.
func (s HexSet) Count() int { return bits.OnesCount64(uint64(s)) }

// Pop removes the lowest hex and returns it, NoHex if there is none.
func (s *HexSet) Pop() Hex {
	if *s == 0 {
		return NoHex
	}
	h := Hex(bits.TrailingZeros64(uint64(*s)))
	*s &= *s - 1
	return h
}

// All yields the hexes, rising.
func (s HexSet) All(yield func(Hex) bool) {
	for h := s.Pop(); h != NoHex && yield(h); h = s.Pop() {
	}
}

// shortestSpan is the least difference of the ids of two neighbours.
const shortestSpan = 7

// spans is a set of edges, ordered by the difference of their nodes: of those that are shortestSpan + i apart it holds the smaller
// node in set i. In this form all neighbours of a set of nodes are found at once.
type spans [4]NodeSet

// Grow returns the nodes that are joined to a node of f by an edge of the set. The shifts are written out, as by numbers that are
// known they take half the time.
func (m *spans) Grow(f NodeSet) (g NodeSet) {
	{
		s := &m[0]
		lo, mid := f.lo&s.lo, f.mid&s.mid
		g.lo |= lo<<7 | (f.lo>>7|f.mid<<57)&s.lo
		g.mid |= mid<<7 | lo>>57 | (f.mid>>7|f.hi<<57)&s.mid
		g.hi |= (f.hi&s.hi)<<7 | mid>>57 | f.hi>>7&s.hi
	}
	{
		s := &m[1]
		lo, mid := f.lo&s.lo, f.mid&s.mid
		g.lo |= lo<<8 | (f.lo>>8|f.mid<<56)&s.lo
		g.mid |= mid<<8 | lo>>56 | (f.mid>>8|f.hi<<56)&s.mid
		g.hi |= (f.hi&s.hi)<<8 | mid>>56 | f.hi>>8&s.hi
	}
	{
		s := &m[2]
		lo, mid := f.lo&s.lo, f.mid&s.mid
		g.lo |= lo<<9 | (f.lo>>9|f.mid<<55)&s.lo
		g.mid |= mid<<9 | lo>>55 | (f.mid>>9|f.hi<<55)&s.mid
		g.hi |= (f.hi&s.hi)<<9 | mid>>55 | f.hi>>9&s.hi
	}
	{
		s := &m[3]
		lo, mid := f.lo&s.lo, f.mid&s.mid
		g.lo |= lo<<10 | (f.lo>>10|f.mid<<54)&s.lo
		g.mid |= mid<<10 | lo>>54 | (f.mid>>10|f.hi<<54)&s.mid
		g.hi |= (f.hi&s.hi)<<10 | mid>>54 | f.hi>>10&s.hi
	}
	return g
}

// nodesOf appends an action for each node of a set.
func (s NodeSet) nodesOf(a Action, buf []Action) []Action {
	for !s.Empty() {
		a.Node = s.Pop()
		buf = append(buf, a)
	}
	return buf
}

// targetsOf appends an action to each node of a set.
func (s NodeSet) targetsOf(a Action, buf []Action) []Action {
	for !s.Empty() {
		a.To = s.Pop()
		buf = append(buf, a)
	}
	return buf
}
