package islas

import (
	"iter"
	"math/bits"
	"strconv"
)

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

// PlotsOf returns the set of the given plots; those that are no plots are left out.
func PlotsOf(plots ...Plot) (s PlotSet) {
	for _, p := range plots {
		s = s.Add(p)
	}
	return s
}

// Has reports whether p is in the set; NoPlot never is.
func (s PlotSet) Has(p Plot) bool { return p < Plots && s>>p&1 != 0 }

// Add returns the set with p; NoPlot adds nothing.
func (s PlotSet) Add(p Plot) PlotSet {
	if p >= Plots {
		return s
	}
	return s | 1<<p
}

// Remove returns the set without p.
func (s PlotSet) Remove(p Plot) PlotSet {
	if p >= Plots {
		return s
	}
	return s &^ (1 << p)
}

// Count returns the number of plots in the set.
func (s PlotSet) Count() int { return bits.OnesCount16(uint16(s)) }

// First returns the plot of the lowest number in the set, NoPlot if it is empty.
func (s PlotSet) First() Plot {
	if s == 0 {
		return NoPlot
	}
	return Plot(bits.TrailingZeros16(uint16(s)))
}

// All ranges over the plots of the set by rising number.
func (s PlotSet) All() iter.Seq[Plot] {
	return func(yield func(Plot) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.First()) {
				return
			}
		}
	}
}

// String returns the plots by rising number, such as "2+5"; "none" for the empty set.
func (s PlotSet) String() string {
	if s == 0 {
		return "none"
	}
	var b []byte
	for p := range s.All() {
		if len(b) > 0 {
			b = append(b, '+')
		}
		b = strconv.AppendUint(b, uint64(p), 10)
	}
	return string(b)
}
