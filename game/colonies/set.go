package colonies

import "math/bits"

// NodeSet is a set of nodes.
type NodeSet [3]uint64

// Add adds a node.
func (s *NodeSet) Add(n Node) { s[n>>6] |= 1 << (n & 63) }

// Remove removes a node, if it is not NoNode.
func (s *NodeSet) Remove(n Node) {
	if n != NoNode {
		s[n>>6] &^= 1 << (n & 63)
	}
}

// Has reports whether a node is in the set.
func (s NodeSet) Has(n Node) bool { return n < Nodes && s[n>>6]>>(n&63)&1 != 0 }

// Empty reports whether there is no node in the set.
func (s NodeSet) Empty() bool { return s[0]|s[1]|s[2] == 0 }

// Count returns the number of nodes.
func (s NodeSet) Count() int {
	return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) + bits.OnesCount64(s[2])
}

// Or returns the nodes of s and t.
func (s NodeSet) Or(t NodeSet) NodeSet { return NodeSet{s[0] | t[0], s[1] | t[1], s[2] | t[2]} }

// And returns the nodes that are in s and t.
func (s NodeSet) And(t NodeSet) NodeSet { return NodeSet{s[0] & t[0], s[1] & t[1], s[2] & t[2]} }

// Without returns the nodes of s that are not in t.
func (s NodeSet) Without(t NodeSet) NodeSet {
	return NodeSet{s[0] &^ t[0], s[1] &^ t[1], s[2] &^ t[2]}
}

// Pop removes the lowest node and returns it, NoNode if there is none.
func (s *NodeSet) Pop() Node {
	for i, w := range s {
		if w != 0 {
			s[i] = w & (w - 1)
			return Node(64*i + bits.TrailingZeros64(w))
		}
	}
	return NoNode
}

// list returns the nodes, rising.
func (s NodeSet) list() (list []Node) {
	for n := s.Pop(); n != NoNode; n = s.Pop() {
		list = append(list, n)
	}
	return list
}

// EdgeSet is a set of edges.
type EdgeSet [4]uint64

// Add adds an edge.
func (s *EdgeSet) Add(e Edge) { s[e>>6] |= 1 << (e & 63) }

// Has reports whether an edge is in the set.
func (s EdgeSet) Has(e Edge) bool { return e < Edges && s[e>>6]>>(e&63)&1 != 0 }

// Empty reports whether there is no edge in the set.
func (s EdgeSet) Empty() bool { return s[0]|s[1]|s[2]|s[3] == 0 }

// Pop removes the lowest edge and returns it, NoEdge if there is none.
func (s *EdgeSet) Pop() Edge {
	for i, w := range s {
		if w != 0 {
			s[i] = w & (w - 1)
			return Edge(64*i + bits.TrailingZeros64(w))
		}
	}
	return NoEdge
}

// HexSet is a set of hexes.
type HexSet uint64

// Add adds a hex.
func (s *HexSet) Add(h Hex) { *s |= 1 << h }

// Has reports whether a hex is in the set.
func (s HexSet) Has(h Hex) bool { return h < Hexes && s>>h&1 != 0 }

// Pop removes the lowest hex and returns it, NoHex if there is none.
func (s *HexSet) Pop() Hex {
	if *s == 0 {
		return NoHex
	}
	h := Hex(bits.TrailingZeros64(uint64(*s)))
	*s &= *s - 1
	return h
}

// shortestSpan is the least difference of the ids of two neighbours.
const shortestSpan = 7

// spans is a set of edges, ordered by the difference of their nodes: of those that are shortestSpan + i apart it holds the smaller
// node in set i. In this form all neighbours of a set of nodes are found at once.
type spans [4]NodeSet

// grow returns the nodes that are joined to a node of f by an edge of the set.
func (m *spans) Grow(f NodeSet) (g NodeSet) {
	g[0], g[1], g[2] = m.grow3(f[0], f[1], f[2])
	return g
}

// grow3 is Grow with the words of sets, which the search for ways keeps in registers. The shifts are written out, as by numbers
// that are known they take half the time.
func (m *spans) grow3(f0, f1, f2 uint64) (g0, g1, g2 uint64) {
	{
		s := &m[0]
		a0, a1 := f0&s[0], f1&s[1]
		g0 |= a0<<7 | (f0>>7|f1<<57)&s[0]
		g1 |= a1<<7 | a0>>57 | (f1>>7|f2<<57)&s[1]
		g2 |= (f2&s[2])<<7 | a1>>57 | f2>>7&s[2]
	}
	{
		s := &m[1]
		a0, a1 := f0&s[0], f1&s[1]
		g0 |= a0<<8 | (f0>>8|f1<<56)&s[0]
		g1 |= a1<<8 | a0>>56 | (f1>>8|f2<<56)&s[1]
		g2 |= (f2&s[2])<<8 | a1>>56 | f2>>8&s[2]
	}
	{
		s := &m[2]
		a0, a1 := f0&s[0], f1&s[1]
		g0 |= a0<<9 | (f0>>9|f1<<55)&s[0]
		g1 |= a1<<9 | a0>>55 | (f1>>9|f2<<55)&s[1]
		g2 |= (f2&s[2])<<9 | a1>>55 | f2>>9&s[2]
	}
	{
		s := &m[3]
		a0, a1 := f0&s[0], f1&s[1]
		g0 |= a0<<10 | (f0>>10|f1<<54)&s[0]
		g1 |= a1<<10 | a0>>54 | (f1>>10|f2<<54)&s[1]
		g2 |= (f2&s[2])<<10 | a1>>54 | f2>>10&s[2]
	}
	return g0, g1, g2
}

// nodesOf appends an action for each node of a set.
func (s NodeSet) nodesOf(a Action, buf []Action) []Action {
	for i, w := range s {
		for ; w != 0; w &= w - 1 {
			buf = append(buf, a)
			buf[len(buf)-1].Node = Node(64*i + bits.TrailingZeros64(w))
		}
	}
	return buf
}

// targetsOf appends an action to each node of a set.
func (s NodeSet) targetsOf(a Action, buf []Action) []Action {
	for i, w := range s {
		for ; w != 0; w &= w - 1 {
			buf = append(buf, a)
			buf[len(buf)-1].To = Node(64*i + bits.TrailingZeros64(w))
		}
	}
	return buf
}
