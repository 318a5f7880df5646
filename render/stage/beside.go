package stage

// Beside lets work go on beside the scenes, whichever is on top: it is called once in each tick, is to take a part of that only, and
// reports whether it is done. It is not called after that.
func (s *Stage) Beside(work func() (done bool)) { s.beside = append(s.beside, work) }

// Whole lets work go on in the same way that must come to its end, because nothing else keeps what it has in hand: Finish does the rest.
func (s *Stage) Whole(work func() (done bool)) { s.whole = append(s.whole, work) }

// Working reports whether something goes on beside the scenes.
func (s *Stage) Working() bool { return len(s.beside)+len(s.whole) > 0 }

// Work goes on with what is done beside the scenes. It is to be called once every tick.
func (s *Stage) Work() {
	goOn(&s.beside)
	goOn(&s.whole)
}

// Finish does at once what is left of the work that must come to its end. It is to be called before the program ends, or may be ended.
func (s *Stage) Finish() {
	for len(s.whole) > 0 {
		goOn(&s.whole)
	}
}

// End ends all that goes on: what must come to its end does so, the scenes are left, and nothing brings back what was wiped. It is to be
// called when the program ends.
func (s *Stage) End() {
	s.Finish()
	s.leave()
	s.DropWiped()
}

// leave tells the scenes that they are left.
func (s *Stage) leave() {
	for _, scene := range s.scenes {
		if l, ok := scene.(Leaver); ok {
			l.Leave()
		}
	}
}

// goOn goes on with each of some work, and drops what is done.
func goOn(some *[]func() (done bool)) {
	all := *some
	*some = nil // a browser may ask for the end of what waits for it just now
	for _, work := range all {
		if !work() {
			*some = append(*some, work)
		}
	}
}
