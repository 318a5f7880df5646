package ui

// DrawnPaintings calls yield with the key of every painting of the finished frame (see Paint), the rectangle it is drawn into
// and its opacity from 0 to 1, in the order of drawing, for tests.
func (rec *recording) DrawnPaintings(yield func(key any, r Rect, alpha float64) bool) {
	for i := range rec.ops {
		if o := &rec.ops[i]; o.kind == opPaint && !yield(o.key, o.rect, o.alpha) {
			return
		}
	}
}
