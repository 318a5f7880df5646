package game

// Plots is the number of plots of an island (rules, section 2).
const Plots = 12

// Plot is one of the 12 fields of an island on which a building can stand, 0 to 11.
type Plot uint8

// NoPlot stands for no plot.
const NoPlot = Plot(0xff)

// PlotSet is a set of plots of one island: bit p is plot p.
type PlotSet uint16

// AllPlots is the set of all plots of an island.
const AllPlots = PlotSet(1<<Plots - 1)

// Geography is what the rules need to know of an island: which plots are neighbours and which lie next to what (rules,
// section 3). Package board computes it from an island file.
type Geography struct {
	Neighbours [Plots]PlotSet    // symmetric; no plot is its own neighbour
	Near       [Features]PlotSet // plots next to each feature
}
