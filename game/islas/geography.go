package islas

import "fmt"

// Geography holds what the rules need to know of an island: which plots are neighbours and which lie next to what (rules, section
// 3). Package board computes it from an island file.
type Geography struct {
	Neighbours [Plots]PlotSet    // symmetric; no plot is its own neighbour
	Near       [Features]PlotSet // plots next to each feature
}

// Check returns an error if the geography has a plot that does not exist, one that is its own neighbour or the neighbour of one
// that is not its neighbour.
func (g *Geography) Check() error {
	for p, set := range g.Neighbours {
		if set&^AllPlots != 0 {
			return fmt.Errorf("plot %d has neighbours beyond the %d plots of an island", p, Plots)
		}
		if set.Has(Plot(p)) {
			return fmt.Errorf("plot %d is its own neighbour", p)
		}
		for q := range set.All() {
			if !g.Neighbours[q].Has(Plot(p)) {
				return fmt.Errorf("plot %d is the neighbour of plot %d, but not the other way round", q, p)
			}
		}
	}
	for f, set := range g.Near {
		if set&^AllPlots != 0 {
			return fmt.Errorf("the %v touches plots beyond the %d of an island", Feature(f), Plots)
		}
	}
	return nil
}
