package stage

// Router is the stack of scenes, of which the topmost runs, and the work in the background.
type Router struct {
	scenes []Scene
	after  map[Scene]func() // by scene: is called when the scene is left
	beside []func() bool    // work in the background
	quit   bool
}

// Go replaces every scene by next.
func (r *Router) Go(next Scene) {
	r.End()
	r.scenes = append(r.scenes[:0], next)
	r.after = nil
}

// Swap replaces the topmost scene by next without notifying it that it was left, as it may come back, like the table after a hand-over
// screen.
func (r *Router) Swap(next Scene) {
	if n := len(r.scenes); n > 0 {
		r.scenes[n-1] = next
		return
	}
	r.scenes = append(r.scenes, next)
}

// Push opens next on top of the running scene, which waits until Pop returns to it.
func (r *Router) Push(next Scene) { r.scenes = append(r.scenes, next) }

// Pop leaves the topmost scene, unless it is the only one.
func (r *Router) Pop() {
	n := len(r.scenes)
	if n < 2 {
		return
	}
	top := r.scenes[n-1]
	if l, ok := top.(Leaver); ok {
		l.Leave()
	}
	r.scenes = r.scenes[:n-1]
	if after := r.after[top]; after != nil {
		delete(r.after, top)
		after()
	}
	if s, ok := r.Top().(Returner); ok {
		s.Return()
	}
}

// Top returns the running scene, nil before the first.
func (r *Router) Top() Scene {
	if n := len(r.scenes); n > 0 {
		return r.scenes[n-1]
	}
	return nil
}

// Under returns the scene below the running one, nil if there is none.
func (r *Router) Under() Scene {
	if n := len(r.scenes); n > 1 {
		return r.scenes[n-2]
	}
	return nil
}

// End notifies all scenes that they are left. It must be called when the program ends.
func (r *Router) End() {
	for _, scene := range r.scenes {
		if l, ok := scene.(Leaver); ok {
			l.Leave()
		}
	}
}

// Quit ends the program after this tick.
func (r *Router) Quit() { r.quit = true }

// Quitting reports whether Quit was called.
func (r *Router) Quitting() bool { return r.quit }

// Beside adds work in the background, whichever scene is on top. It is called once in each tick, must use only a part of the tick, and
// reports whether it is done. Then it is not called again.
func (r *Router) Beside(work func() (done bool)) { r.beside = append(r.beside, work) }

// Working reports whether there is work in the background.
func (r *Router) Working() bool { return len(r.beside) > 0 }

// Work continues the work in the background. It must be called once every tick.
func (r *Router) Work() {
	all := r.beside
	r.beside = nil // work may add more work
	for _, work := range all {
		if !work() {
			r.beside = append(r.beside, work)
		}
	}
}
