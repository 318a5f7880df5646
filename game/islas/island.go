package islas

// island is one player's island with everything the rules need of it at hand.
type island struct {
	neighbours [Plots]PlotSet
	near       [Priorities]PlotSet // plots next to each feature and to buildings of each colour
	built      [Kinds][Colours]PlotSet
	free       PlotSet
	points     [Colours]uint8
	total      uint8
}

func newIsland(g *Geography) (i island) {
	i.neighbours = g.Neighbours
	copy(i.near[:Features], g.Near[:])
	i.free = AllPlots
	return i
}

// houses returns the set of plots with houses of any colour.
func (i *island) houses() PlotSet {
	h := &i.built[House]
	return h[Orange] | h[Brown] | h[Green] | h[Blue] | h[Beige] | h[Red]
}

// of returns the set of plots with buildings of colour c.
func (i *island) of(c Colour) PlotSet {
	return i.built[House][c] | i.built[Palace][c] | i.built[Town][c]
}

// houseAt returns the colour of the house on p, NoColour if there is none.
func (i *island) houseAt(p Plot) Colour {
	for c := range Colour(Colours) {
		if i.built[House][c].Has(p) {
			return c
		}
	}
	return NoColour
}

// at returns the building on p; false if there is none.
func (i *island) at(p Plot) (Building, bool) {
	for k := range i.built {
		for c, set := range i.built[k] {
			if set.Has(p) {
				return Building{Kind(k), Colour(c)}, true
			}
		}
	}
	return Building{}, false
}

// put puts a building on the free plot p.
func (i *island) put(p Plot, k Kind, c Colour) {
	i.built[k][c] = i.built[k][c].Add(p)
	i.free = i.free.Remove(p)
	i.near[ColourPriority(c)] |= i.neighbours[p]
	i.score(c)
}

// take removes houses of colour c from the given plots.
func (i *island) take(plots PlotSet, c Colour) {
	i.built[House][c] &^= plots
	i.free |= plots
	var near PlotSet
	for set := i.of(c); set != 0; set &= set - 1 {
		near |= i.neighbours[set.First()]
	}
	i.near[ColourPriority(c)] = near
	i.score(c)
}

// score counts the points in colour c anew (rules, section 11). It does what Kind.Points does for each kind, small enough for the
// compiler to inline it.
func (i *island) score(c Colour) {
	n := HousePoints*i.built[House][c].Count() + palacePoints(i.built[Palace][c].Count()) + TownPoints*i.built[Town][c].Count()
	i.total += uint8(n) - i.points[c]
	i.points[c] = uint8(n)
}
