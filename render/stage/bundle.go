package stage

import (
	"errors"
	"slices"

	"islas/render/bundle"
	"islas/render/settings"
	"islas/render/store"
)

// showBundle looks through a file of all that a device keeps, to ask whether it is to be taken up, or says in a sentence what is wrong with
// it, or that one is asked about already.
func (s *Stage) showBundle(file string, data []byte) {
	r, err := bundle.Open(data)
	switch {
	case store.ReadOnly(s.Store) && s.Store.Where() != "": // otherwise it is all there is to play on from
		s.Notify(s.Texts.Text("device.import.read-only", "file", file, "where", s.Store.Where()))
	case err != nil:
		s.Refuse(file, err)
	case s.incoming != nil && slices.Contains(s.scenes, s.incoming):
		s.Notify(s.Texts.Text("device.import.one", "file", file))
	default:
		s.incoming = s.Routes.Import(s, file, r)
		s.Push(s.incoming)
	}
}

// Refuse says in a sentence why a file of all that a device keeps can't be read, by the error of bundle.Read.
func (s *Stage) Refuse(file string, err error) {
	if errors.Is(err, bundle.ErrVersion) {
		s.Notify(s.Texts.Text("open.version", "file", file))
		return
	}
	s.Notify(s.Texts.Text("device.damaged", "file", file))
}

// Understands leaves set-ups out of a bundle that can't be used here, as they would be moved aside, and values of printed games and a font,
// which a sentence tells; and reports whether what it says of lessons can be read, as that would be moved aside, too; if not, a sentence says that
// a newer program has written it.
func (s *Stage) Understands(file string, b *bundle.Bundle) bool {
	if slices.ContainsFunc(b.Own, unreadableLearnt) {
		s.Refuse(file, bundle.ErrVersion)
		return false
	}
	b.Own = slices.DeleteFunc(b.Own, func(f bundle.File) bool {
		return !s.Routes.KnowsSetup(s, f) || !s.knowsBox(file, f) || !s.knowsFont(file, f)
	})
	return true
}

// unreadableLearnt reports whether a file says of lessons what can't be understood.
func unreadableLearnt(f bundle.File) bool {
	if f.Name != LearntName {
		return false
	}
	m, _ := decodeLearnt([]byte(f.Data))
	return m == nil
}

// knowsBox reports whether a file of a bundle is no box of a game of this program, or one that can be read; otherwise a sentence says what
// is wrong with it.
func (s *Stage) knowsBox(file string, f bundle.File) bool {
	for _, g := range s.Games {
		info := g.Info()
		if f.Name != BoxName(info) || info.Box == nil {
			continue
		}
		if _, err := info.Box(f.Name, f.Data); err != nil {
			s.Notify(s.Texts.Text("device.box.unreadable", "file", file, "error", err.Error()))
			return false
		}
	}
	return true
}

// Holdings returns how much is kept on this device.
func (s *Stage) Holdings() bundle.Holdings { return bundle.Kept(s.Library(), s.Chronicle().All()) }

// Export begins to make all that is kept on this device one file.
func (s *Stage) Export() *bundle.Export {
	return bundle.NewExport(s.Library(), s.Chronicle().All(), s.clock()())
}

// Imported ends an import that has added n games, and ended with an error, or was stopped: with own set the settings of the bundle, its
// set-ups, what has been explained and the values of printed games take the place of those here, after no error; whoever wants to keep
// the values that are here does so before. A sentence says what has come of it. The settings hold from then on.
func (s *Stage) Imported(b *bundle.Bundle, n int, own, stopped bool, err error) {
	if err == nil && own && !stopped {
		err = b.AddOwn(s.Store)
		s.learnt = nil
		s.reload()
	}
	switch {
	case errors.Is(err, bundle.ErrHalf):
		s.Notify(s.Texts.Text("device.import.half", "where", s.Store.Where()))
	case err != nil:
		s.Notify(s.Texts.Text("device.import.failed", "n", n, "where", s.Store.Where()))
	case stopped:
		s.Notify(s.Texts.Text("device.import.stopped", "n", n))
	case n == 0:
		s.Notify(s.Texts.Text("device.imported.none"))
	default:
		s.Notify(s.Texts.Text("device.imported", "n", n))
	}
}

// BeginWipe begins to take away all that is kept on this device; nil where that can't be, which a sentence tells: also where something is
// found that another program has wiped, and that can be brought back.
func (s *Stage) BeginWipe() *bundle.Wiping {
	if s.OfferWiped() {
		return nil
	}
	x, err := bundle.NewWiping(s.Library())
	if err != nil {
		s.Notify(s.Texts.Text("device.wipe.failed", "where", s.Store.Where()))
	}
	return x
}

// EndWipe ends that with the error of its last step, and reports whether everything is gone; otherwise a sentence says why not. Nothing is
// being played any more then: the caller leaves the table.
func (s *Stage) EndWipe(x *bundle.Wiping, err error) bool {
	switch {
	case err == nil:
		s.unsaved = unsaved{}
		s.Forget()
		s.Playing = nil
		s.Notify(s.Texts.Text("device.wiped"))
	case x.Wiped() != nil: // some of it is gone all the same
		s.Notify(s.Texts.Text("device.undo.failed", "where", s.Store.Where()))
	case errors.Is(err, store.ErrHeld), errors.Is(err, store.ErrTaken):
		s.Notify(s.Texts.Text("device.wipe.held"))
		return false
	default:
		s.Notify(s.Texts.Text("device.wipe.failed", "where", s.Store.Where()))
		return false
	}
	s.wiped = x.Wiped()
	s.anew()
	return err == nil
}

// FindWiped takes up what a program has wiped that was killed since: what somebody had asked for is brought back beside the scenes, of
// anything else a sentence says that it can be, or that it can't be read. It is to be called at the start.
func (s *Stage) FindWiped() {
	w, err := bundle.FindWiped(s.Store)
	switch {
	case err != nil:
		s.Notify(s.Texts.Text("device.wiped.unreadable", "file", s.Path(bundle.WipedList)))
	case w != nil && w.Empty():
		s.Beside(func() bool { return w.Drop(s.Store) })
	case w != nil:
		s.takeUp(w)
	}
}

// OfferWiped takes up what a program has wiped that was killed while this one ran, as FindWiped does, and reports whether there is
// something.
func (s *Stage) OfferWiped() bool {
	if s.wiped != nil {
		return false // it is offered already
	}
	w, err := bundle.FindWiped(s.Store)
	if err != nil || w == nil {
		return false
	}
	if w.Empty() {
		w.Leave()
		return false
	}
	s.takeUp(w)
	return true
}

// takeUp brings back beside the scenes what was wiped, if somebody had asked for that, or offers it.
func (s *Stage) takeUp(w *bundle.Wiped) {
	if !w.Wanted() {
		s.wiped = w
		s.Notify(s.Texts.Text("device.wiped.found"))
		return
	}
	s.Whole(func() bool {
		done, err := w.Step(s.Store)
		if !done && err == nil {
			return false
		}
		s.wiped = w
		s.EndUnwipe(err)
		return true
	})
}

// DropWiped makes sure that nothing brings back what was wiped, unless somebody has asked for that and it has failed. It is to be called
// before the program ends, after Finish.
func (s *Stage) DropWiped() {
	for s.wiped != nil {
		if s.wiped.Drop(s.Store) {
			s.wiped = nil
		}
	}
}

// Wiped returns what was wiped and can be brought back, beside what is being played; nil for nothing.
func (s *Stage) Wiped() *bundle.Wiped { return s.wiped }

// EndUnwipe ends that with the error of its last step. Where it has failed a sentence says so, and it can be tried again.
func (s *Stage) EndUnwipe(err error) {
	if err != nil {
		s.Notify(s.Texts.Text("device.undo.failed", "where", s.Store.Where()))
		return
	}
	s.wiped = nil
	s.anew()
	s.Notify(s.Texts.Text("device.undone"))
}

// anew forgets what was read from the store.
func (s *Stage) anew() {
	s.learnt, s.results, s.told, s.rival = nil, results{}, nil, benchmark{}
	s.reload()
}

// reload makes the settings of the store hold. Without any they are the usual ones, in the language that is spoken.
func (s *Stage) reload() {
	var choices []settings.Choice
	for _, g := range s.Games {
		choices = append(choices, g.Choices()...)
	}
	lang := s.Settings.Language
	s.font = nil
	set, note, _, err := settings.Known{Choices: choices, Languages: s.Tongues.Codes()}.Load(s.Store)
	s.SettingsLoaded(set)
	if note == settings.NoteFirst || err != nil {
		set.Language = lang
	}
	set.Obey(s.System)
	s.Settings, s.changed = set, true
}
