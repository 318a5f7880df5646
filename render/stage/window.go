package stage

// Window is the size of the window or screen in which scenes are shown.
type Window struct {
	W, H    float64 // device pixels
	Density float64 // device pixels per pixel of the system
}

// Limits of the scale, in device pixels per design unit, relative to the density of the screen.
const (
	smallestBase  = 0.7 // below it text would be too small, so less of the table is shown instead
	largestBase   = 4.0
	leastWidth    = 900 // design units that every scene fits into
	leastHeight   = 500
	leastUpright  = 533  // least width of upright windows: the smallest text has 12 pixels on a phone of 320
	smallestWords = 0.6  // of scenes of text: the smallest text has 12 pixels
	smallestScale = 0.35 // in device pixels: smaller text is illegible
	smallestFit   = 0.35 // below this fit, relative to the density, only a message is shown
)

// fit returns the largest scale at which every scene fits into the window.
func (w Window) fit() float64 { return w.fitting(0) }

// fitting is fit for a scene that needs more design units of height than usual.
func (w Window) fitting(more float64) float64 {
	if w.upright() {
		return min(w.W/leastUpright, w.H/(leastWidth+more))
	}
	return min(w.W/leastWidth, w.H/(leastHeight+more))
}

// upright reports whether the window is higher than wide.
func (w Window) upright() bool { return w.H > w.W }

// Scale returns the number of device pixels per design unit in the window, for an interface size in percent.
func (w Window) Scale(percent int) float64 { return w.ScaleOf(nil, percent) }

// ScaleOf is Scale for a scene.
func (w Window) ScaleOf(scene Scene, percent int) float64 {
	// The usual size, if there were room for everything.
	base := min(max(min(w.W/1920, w.H/1080), smallestBase*w.Density), largestBase*w.Density)
	if _, ok := scene.(Flowing); ok { // 200 % is twice as large as 100 % even where there is little room
		base = max(min(base, w.fit()), smallestWords*w.Density)
	}
	return max(min(base*float64(percent)/100, w.fitOf(scene)), smallestScale)
}

// Reading returns the factor by which the text of a scene would be larger at a size in percent if it had the room, at least 1.
func (w Window) Reading(scene Scene, percent int) float64 {
	return max(w.ScaleOf(scene, 100)*float64(percent)/100/w.ScaleOf(scene, percent), 1)
}

// noticed is the least such factor that is noticed.
const noticed = 1.05

// Asked returns the scale at which a scene would have the size in percent that was asked for, and that size as a multiple of the usual one.
// scale is 0 if the scene already has about that size.
func (w Window) Asked(scene Scene, percent int) (scale, times float64) {
	if w.Reading(scene, percent) <= noticed {
		return 0, 1
	}
	times = float64(percent) / 100
	return w.ScaleOf(scene, 100) * times, times
}

// fitOf returns the largest scale at which a scene fits into the window.
func (w Window) fitOf(scene Scene) float64 {
	switch s := scene.(type) {
	case Flowing:
		width, height := s.Least()
		return min(w.W/width, w.H/height)
	case Tall:
		return w.fitting(s.More(w.upright()))
	}
	return w.fit()
}

// Small reports whether the window is too small for a scene.
func (w Window) Small(scene Scene) bool { return w.fitOf(scene) < smallestFit*w.Density }
