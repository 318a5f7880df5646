package stage

// Beside lets work go on beside the scenes, whichever is on top: it is called once in each tick, is to take a part of that only, and
// reports whether it is done. It is not called after that.
func (s *Stage) Beside(work func() (done bool)) { s.beside = append(s.beside, work) }

// Working reports whether something goes on beside the scenes.
func (s *Stage) Working() bool { return len(s.beside) > 0 }

// Work goes on with what is done beside the scenes. It is to be called once every tick.
func (s *Stage) Work() {
	all := s.beside
	s.beside = nil // a browser may ask for the end of what waits for it just now
	for _, work := range all {
		if !work() {
			s.beside = append(s.beside, work)
		}
	}
}

// End tells the scenes that they are left. It is to be called when the program ends.
func (s *Stage) End() {
	for _, scene := range s.scenes {
		if l, ok := scene.(Leaver); ok {
			l.Leave()
		}
	}
}
