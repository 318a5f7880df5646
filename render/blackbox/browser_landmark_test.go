package blackbox

import (
	"context"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/chromedp"
)

// landmarked checks that the accessibility tree has one main landmark and everything that can be read or used in it, so that nobody who
// goes from landmark to landmark misses anything.
func (r *reader) landmarked(where string) {
	r.t.Helper()
	mains, inside := 0, 0
	err := r.try(chromedp.ActionFunc(func(ctx context.Context) error {
		tree, err := accessibility.GetFullAXTree().Do(ctx)
		if err != nil {
			return err
		}
		nodes := map[accessibility.NodeID]*accessibility.Node{}
		for _, n := range tree {
			nodes[n.NodeID] = n
		}
		inMain := func(n *accessibility.Node) bool {
			for ; n != nil; n = nodes[n.ParentID] {
				if text(n.Role) == "main" {
					return true
				}
			}
			return false
		}
		for _, n := range tree {
			switch {
			case n.Ignored || n.Role == nil || n.ParentID == "" || text(n.Name) == "" && len(n.Properties) == 0:
				continue
			case text(n.Role) == "main":
				mains++
			case inMain(n):
				inside++
			default:
				r.t.Errorf("%s: a %s %q is in no landmark", where, text(n.Role), text(n.Name))
			}
		}
		return nil
	}))
	if err != nil {
		r.t.Fatalf("the accessibility tree: %v", err)
	}
	if mains != 1 || inside < 2 {
		r.t.Errorf("%s: the tree has %d main landmarks with %d parts", where, mains, inside)
	}
}
