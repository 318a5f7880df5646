package islas

import "testing"

// TestNoAllocations: without a sink Legal into a slice that is large enough and Apply allocate nothing, and a copy of a
// state stays on the stack.
func TestNoAllocations(t *testing.T) {
	buf := make([]Action, 0, 4096)
	pick := picker(1)
	start := begin(t, options(4, 4, 3))
	allocs := testing.AllocsPerRun(20, func() {
		s := start
		for n := 0; !s.Over() && n < maxActions; n++ {
			buf = s.Legal(buf[:0])
			next := s
			if err := next.Apply(buf[pick.below(len(buf))], nil); err != nil {
				t.Fatal(err)
			}
			s = next
		}
	})
	if allocs != 0 {
		t.Errorf("a game makes %v allocations", allocs)
	}
	if allocs := testing.AllocsPerRun(20, func() { _, _ = New(options(4, 4, 3)) }); allocs != 0 {
		t.Errorf("beginning a game makes %v allocations", allocs)
	}
}
