package art

// corners are the four known places around a place in board units, and how far it is from the first of them to the right
// and downwards, 0 to 1. ok is false beyond the relief.
func (r *relief) corners(x, y float64) (a, b, c, d *place, u, v float32, ok bool) {
	x, y = (x-r.lo.X)/reliefStep, (y-r.lo.Y)/reliefStep
	if x < 0 || y < 0 || x >= float64(r.cols-1) || y >= float64(r.rows-1) {
		return nil, nil, nil, nil, 0, 0, false
	}
	ix, iy := int(x), int(y)
	above := r.places[iy*r.cols+ix:]
	below := above[r.cols:]
	return &above[0], &above[1], &below[0], &below[1], float32(x - float64(ix)), float32(y - float64(iy)), true
}

// between is the value at a place between four corners.
func between(a, b, c, d, u, v float32) float32 {
	above, below := a+float32((b-a)*u), c+float32((d-c)*u)
	return above + float32((below-above)*v)
}

// look reads the relief at a place in board units.
func (r *relief) look(x, y float64) place {
	a, b, c, d, u, v, ok := r.corners(x, y)
	if !ok {
		return place{shore: -reliefRim, edge: reliefRim, deep: reliefRim, way: reliefRim}
	}
	return place{
		shore: between(a.shore, b.shore, c.shore, d.shore, u, v), edge: between(a.edge, b.edge, c.edge, d.edge, u, v),
		deep: between(a.deep, b.deep, c.deep, d.deep, u, v), light: between(a.light, b.light, c.light, d.light, u, v),
		wild: between(a.wild, b.wild, c.wild, d.wild, u, v), way: between(a.way, b.way, c.way, d.way, u, v),
	}
}

// shelving is the distance to the shore, negative at sea, and the roughened depth, at a place in board units. near is
// false where the sea is too deep for the chart to show, and well within the land.
func (r *relief) shelving(x, y float64) (shore, deep float64, near bool) {
	a, b, c, d, u, v, ok := r.corners(x, y)
	if !ok || a.shore > 12 || a.deep > shelf+2*reliefStep+6 {
		return 0, 0, false
	}
	return float64(between(a.shore, b.shore, c.shore, d.shore, u, v)), float64(between(a.deep, b.deep, c.deep, d.deep, u, v)), true
}

// growth is the distance to the shore of a place on land, the same roughened, and how much grows wild there. some is false
// where neither sand nor anything wild can be.
func (r *relief) growth(x, y float64) (beach, wild float64, some bool) {
	a, b, c, d, u, v, ok := r.corners(x, y)
	if !ok || a.shore > 30 && a.wild+b.wild+c.wild+d.wild == 0 {
		return 0, 0, false
	}
	shore, deep := between(a.shore, b.shore, c.shore, d.shore, u, v), between(a.deep, b.deep, c.deep, d.deep, u, v)
	return float64(shore) + float64(0.45*float64(-deep-shore)), float64(between(a.wild, b.wild, c.wild, d.wild, u, v)), true
}

// lying is the light on a place and its distance to the border of its field.
func (r *relief) lying(x, y float64) (light, edge float32) {
	a, b, c, d, u, v, ok := r.corners(x, y)
	if !ok {
		return 0, reliefRim
	}
	return between(a.light, b.light, c.light, d.light, u, v), between(a.edge, b.edge, c.edge, d.edge, u, v)
}
