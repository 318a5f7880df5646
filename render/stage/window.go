package stage

// Window is what the scenes are shown in.
type Window struct {
	W, H    float64 // device pixels
	Density float64 // device pixels per pixel of the system
}

// Limits of the scale, in device pixels a design unit, relative to the density of the screen.
const (
	smallestBase  = 0.7 // below, text would be too small, so less of the table is shown instead
	largestBase   = 4.0
	leastWidth    = 900 // design units that every scene fits into
	leastHeight   = 500
	leastUpright  = 533  // of width, where they are held upright: the smallest type has 12 pixels on a telephone of 320
	smallestWords = 0.6  // of scenes of words: the smallest type has 12 pixels
	smallestScale = 0.35 // in device pixels: smaller text can't be read at all
	smallestFit   = 0.35 // below this fit, relative to the density, only a note is shown
)

// fit is the largest scale at which every scene fits into the window.
func (w Window) fit() float64 { return w.fitting(0) }

// fitting is the same for a scene that needs so many more design units of height.
func (w Window) fitting(more float64) float64 {
	if w.upright() {
		return min(w.W/leastUpright, w.H/(leastWidth+more))
	}
	return min(w.W/leastWidth, w.H/(leastHeight+more))
}

// upright reports whether the window is higher than wide.
func (w Window) upright() bool { return w.H > w.W }

// Scale is how many device pixels a design unit takes in the window, for an interface of a size in percent.
func (w Window) Scale(percent int) float64 { return w.ScaleOf(nil, percent) }

// ScaleOf is the same for a scene.
func (w Window) ScaleOf(scene Scene, percent int) float64 {
	base := w.base()
	if _, ok := scene.(Flowing); ok { // 200 % are twice of what 100 % are, also where there is little room
		base = max(min(base, w.fit()), smallestWords*w.Density)
	}
	return max(min(base*float64(percent)/100, w.fitOf(scene)), smallestScale)
}

// Reading is how many times larger the words of a scene were to be at a size in percent, had they room: so many percent of what they are
// usually.
func (w Window) Reading(scene Scene, percent int) float64 {
	return max(w.ScaleOf(scene, 100)*float64(percent)/100/w.ScaleOf(scene, percent), 1)
}

// noticed is how many times larger words were to be from which on that is noticed.
const noticed = 1.05

// Asked returns the scale at which everything of a scene were as large as asked for at a size in percent, and how many times as large as usual
// that is; a scale of 0 where it is, or nearly.
func (w Window) Asked(scene Scene, percent int) (scale, times float64) {
	if w.Reading(scene, percent) <= noticed {
		return 0, 1
	}
	times = float64(percent) / 100
	return w.ScaleOf(scene, 100) * times, times
}

// fitOf is the largest scale at which a scene fits into the window.
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

// base is the scale of the usual size of the interface, were there room for everything.
func (w Window) base() float64 {
	base := min(w.W/1920, w.H/1080)
	return min(max(base, smallestBase*w.Density), largestBase*w.Density)
}

// Small reports whether the window is too small for a scene.
func (w Window) Small(scene Scene) bool { return w.fitOf(scene) < smallestFit*w.Density }
