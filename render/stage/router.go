package stage

// Router is the scenes that lie on top of each other, of which the topmost runs, and the work that goes on beside them.
type Router struct {
	scenes []Scene
	after  map[Scene]func() // what is done when a scene is left
	beside []func() bool    // what goes on beside the scenes
	quit   bool
}

// Go replaces every scene by next.
func (r *Router) Go(next Scene) {
	r.End()
	r.scenes = append(r.scenes[:0], next)
	r.after = nil
}

// Swap replaces the topmost scene by next without telling it that it was left: it may come back, as the table does
// after a hand-over screen.
func (r *Router) Swap(next Scene) {
	if n := len(r.scenes); n > 0 {
		r.scenes[n-1] = next
		return
	}
	r.scenes = append(r.scenes, next)
}

// Push puts next on top of the scene that is running, which waits until Pop brings it back.
func (r *Router) Push(next Scene) { r.scenes = append(r.scenes, next) }

// Pop leaves the topmost scene. The last one stays.
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

// Top returns the scene that is running, nil before the first.
func (r *Router) Top() Scene {
	if n := len(r.scenes); n > 0 {
		return r.scenes[n-1]
	}
	return nil
}

// Under returns the scene to which the running one leads back, nil if there is none.
func (r *Router) Under() Scene {
	if n := len(r.scenes); n > 1 {
		return r.scenes[n-2]
	}
	return nil
}

// End tells the scenes that they are left. It is to be called when the program ends.
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

// Beside lets work go on beside the scenes, whichever is on top: it is called once in each tick, is to take a part of that only, and
// reports whether it is done. It is not called after that.
func (r *Router) Beside(work func() (done bool)) { r.beside = append(r.beside, work) }

// Working reports whether something goes on beside the scenes.
func (r *Router) Working() bool { return len(r.beside) > 0 }

// Work goes on with what is done beside the scenes. It is to be called once every tick.
func (r *Router) Work() {
	all := r.beside
	r.beside = nil // a browser may ask for the end of what waits for it just now
	for _, work := range all {
		if !work() {
			r.beside = append(r.beside, work)
		}
	}
}
