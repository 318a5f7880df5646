package colonies

import "testing"

// TestBoard: the data can be read, and what follows from them is what the pages of rules say (sections 2, 3 and 15).
func TestBoard(t *testing.T) {
	s, err := New(Options{Seats: 4, Board: Beginner}, nil)
	if err != nil {
		t.Fatal(err)
	}
	count := func(what string, got, want int) {
		t.Helper()
		if got != want {
			t.Errorf("%s: %d, want %d", what, got, want)
		}
	}
	count("facing nodes", land.facing.Count(), 14)
	count("nodes of the home coast", land.homeCoast.Count(), 34)
	count("nodes for the pirate", len(s.PirateNodes()), 50)
	count("tiles", s.TilesLeft(), 19)
	count("chips", s.ChipsLeft(), Chips)
	count("development cards", s.DeckLeft(), 25)
	count("tokens", land.supply.Total(), 92)
	count("edges", func() (n int) {
		for _, set := range land.joins {
			n += set.Count()
		}
		return n
	}(), Edges)
	for n := range Node(Nodes) {
		if HomeCoast().Has(n) != (land.homeNodes.Has(n) && (n.OnFrame() || n.Facing())) || HomeCoast().Has(n) != s.Coasts().Has(n) {
			t.Errorf("node %d: on the home coast %v, coast %v", n, HomeCoast().Has(n), s.Coasts().Has(n))
		}
		for i, m := range n.Neighbours() {
			if e := n.Edges()[i]; m != NoNode && (EdgeBetween(n, m) != e || EdgeBetween(m, n) != e) || (m == NoNode) != (e == NoEdge) {
				t.Errorf("edge %d does not join %d and %d", e, n, m)
			}
		}
	}
	if e := Edge(0).Ends(); e != [2]Node{0, 7} {
		t.Errorf("edge 0 joins %v", e)
	}
	if e := Edge(194).Ends(); e != [2]Node{132, 139} {
		t.Errorf("edge 194 joins %v", e)
	}
	// The steps from the facing nodes to the unknown (check.py).
	for n, want := range map[Node]int{9: 4, 17: 4, 26: 3, 35: 4, 44: 5, 54: 6, 63: 7, 72: 7, 82: 6, 92: 5, 102: 4, 111: 3, 119: 4, 127: 4} {
		_, steps := s.steps(n, s.cache.unknown)
		count("steps to the unknown from "+onNode(BuildCity, n).String(), steps, want)
	}
}
