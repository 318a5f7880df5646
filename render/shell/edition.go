package shell

import (
	"islas/render/keep/store"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// editionScene is where somebody enters what their own printed copy of the chosen game shows. Whatever is entered is kept at once.
type editionScene struct {
	flowing
	s     *stage.Stage
	page  stage.EditionPage
	blank string   // the text of a custom edition of which nothing has been entered
	text  string   // as it is to be kept
	kept  string   // as it was kept last, empty for no file
	past  []string // what it was before each change, the last one at the end
	asked bool     // whether everything is to be as built in
	mark  uint64   // of the store when it was looked at last (store.Store.Mark), 0 before that
}

// What files of a custom edition that somebody takes elsewhere are called: after the game, with a number between.
const (
	editionStem   = "-box-"
	editionEnding = ".csv"
)

// NewEdition is that scene, on top of another. A text of a file that is not empty takes the place of what was entered here before: that can be
// undone, and stays as a file as well. It is nil for a text that is no custom edition, or where the page cannot be opened; a sentence says why.
func NewEdition(s *stage.Stage, file, text string) stage.Scene {
	g, ok := s.Game.(stage.Customizable)
	if !ok {
		s.Tell("box.none")
		return nil
	}
	info := g.Info()
	name := stage.EditionName(info)
	kept, err := s.Editions.Own()
	if err != nil {
		s.Tell("box.unreadable", "error", err.Error())
		return nil
	}
	page, err := g.Edition(s, s.Path(name), kept)
	if err != nil {
		if !setAside(s, name, err) {
			return nil
		}
		kept = ""
		if page, err = g.Edition(s, name, ""); err != nil {
			return nil
		}
	}
	b := &editionScene{s: s, page: page, text: page.Text(), kept: kept}
	if blank, err := g.Edition(s, name, ""); err == nil {
		b.blank = blank.Text()
	}
	if text != "" && !b.TakeEdition(file, text) {
		return nil
	}
	return b
}

// TakeEdition implements stage.EditionTaker. What was entered before can be undone, and stays as a file as well.
func (b *editionScene) TakeEdition(file, text string) bool {
	b.follow()
	b.keep()
	other, err := b.s.Game.(stage.Customizable).Edition(b.s, file, text)
	if err != nil {
		b.s.Tell("box.unreadable", "error", err.Error())
		return false
	}
	was := b.text
	if len(b.past) == 0 {
		was = b.kept // as somebody may have written it
	}
	b.take(file, other.Text(), was)
	return true
}

// setAside moves a custom edition that can't be understood aside, as nothing that somebody has written is to be lost, and reports whether it could be;
// sentences say what is wrong with it and where it is.
func setAside(s *stage.Stage, name string, err error) bool {
	s.Tell("box.unreadable", "error", err.Error())
	aside, wrong := store.MoveAside(s.Store, name)
	if wrong != nil {
		return false
	}
	s.Tell("box.moved", "file", s.Path(aside))
	return true
}

// take puts what a file says in place of what was entered, which is kept as another file or offered to a browser's user as one.
func (b *editionScene) take(file, text, kept string) {
	words, key := b.s.Texts, "box.taken"
	params := []any{"file", file}
	if kept != "" && b.text != text && b.text != b.blank {
		name, offered, err := putFile(b.s, b.s.Game.Info().ID+editionStem, editionEnding, []byte(kept))
		if err != nil {
			b.s.TellNotSaved("box.not-kept")
			return
		}
		if key = "box.taken.kept"; offered {
			key = "box.taken.downloaded"
		}
		params = append(params, "name", name)
	}
	b.page.Set(text)
	b.keep()
	b.s.Notify(words.Text(key, params...))
}

// Busy implements stage.Scene: nothing moves.
func (*editionScene) Busy() bool { return false }

// editionTools is how many tools stand in the bar, or below it where there is no room.
const editionTools = 4

// Frame implements stage.Scene.
func (b *editionScene) Frame(u *ui.UI) {
	b.follow()
	b.s.PaintSea(u)
	title, least, needed := fits(u, theme.Heading, u.Bounds().W*0.4, u.T("box.title"), u.T("box.title.short")), u.Px(editionTools*(theme.Target+theme.Gap/2)), 0.0
	if low(u) { // no room below it
		title, needed = u.T("box.title.short"), least
	}
	free, below, back := barWith(b.s, u, title, needed)
	if free.W < least-1 {
		free, below = below.CutTop(u.Px(theme.Target + 8))
		free = free.InsetXY(edgeOf(u), 0)
		_, free = free.CutTop(u.Px(8))
	}
	b.drawTools(u, free)
	b.page.Draw(u, pageIn(u, below))
	if !u.Input().Down { // a line that is being drawn is kept once, as a whole: a disk may take longer than a frame for each of its parts
		b.keep()
	}
	if b.asked {
		b.drawQuestion(u)
		return
	}
	if back {
		b.s.Pop()
	}
}

// drawTools draws what can be done with the whole custom edition at the right end of r.
func (b *editionScene) drawTools(u *ui.UI, r ui.Rect) {
	tool := func(id string, icon paint.Icon, key ui.Key, why string) bool {
		at := r.TakeRight(u.Px(theme.Target), u.Px(theme.Gap/2))
		return u.Button("box."+id, at, "", ui.ButtonOptions{
			Icon: b.s.Icon(icon), Quiet: true, OnDark: true, Name: u.T("box." + id), Tooltip: u.T("box." + id), Disabled: why != "", Why: why, Shortcut: key,
		})
	}
	nothing := ""
	if b.text == b.blank {
		nothing = u.T("box.nothing")
	}
	if tool("reset", paint.IconBin, ui.KeyNone, nothing) {
		b.asked = true
	}
	if tool("open", paint.IconShelf, ui.KeyNone, "") {
		askFile(b.s)
	}
	if tool("share", paint.IconLog, ui.KeyNone, nothing) {
		keepFile(b.s, "box", b.s.Game.Info().ID+editionStem, editionEnding, []byte(b.text))
	}
	undone := ""
	if len(b.past) == 0 {
		undone = u.T("box.undo.none")
	}
	if tool("undo", paint.IconUndo, u.KeyOf(stage.UndoKey()), undone) {
		last := len(b.past) - 1
		b.page.Set(b.past[last])
		b.past = b.past[:last]
		b.write()
	}
}

// drawQuestion asks whether everything is to be as built in.
func (b *editionScene) drawQuestion(u *ui.UI) {
	q := question{id: "box.all", title: u.T("box.reset"), text: u.T("box.reset.text"), no: u.T("common.cancel"), yes: u.T("box.reset.yes"), danger: true}
	answered, yes := q.ask(u)
	b.asked = !answered
	if yes {
		b.page.Set(b.blank)
		b.keep()
	}
}

// follow takes up what another window, or a file of all that a device keeps, has put in place of the custom edition since, so that what is entered
// next does not take its place. It can be undone. What is entered at this moment, and what could not be kept, stays.
func (b *editionScene) follow() {
	mark := b.s.Store.Mark()
	if mark == b.mark {
		return
	}
	b.mark = mark
	kept, err := b.s.Editions.Own()
	if err != nil || kept == b.kept {
		return
	}
	now := b.blank
	if kept != "" {
		name := stage.EditionName(b.s.Game.Info())
		page, err := b.s.Game.(stage.Customizable).Edition(b.s, b.s.Path(name), kept)
		if err != nil { // what is entered here goes on, in a file of its own
			if setAside(b.s, name, err) {
				b.kept = ""
			}
			b.mark = b.s.Store.Mark()
			return
		}
		now = page.Text()
	}
	was := b.kept
	if was == "" {
		was = b.blank
	}
	b.kept = kept
	if now != b.text {
		b.past = append(b.past, b.text)
		b.page.Follow(was, now)
		b.text = now
	}
}

// Leave implements stage.Leaver: a line may be being drawn.
func (b *editionScene) Leave() { b.keep() }

// keep keeps what has been changed, so that it can be undone.
func (b *editionScene) keep() {
	if was := b.text; b.page.Text() != was {
		b.past = append(b.past, was)
		b.write()
	}
}

// write writes the custom edition to the store; of one of which nothing has been entered there is no file.
func (b *editionScene) write() {
	name, text := stage.EditionName(b.s.Game.Info()), b.page.Text()
	b.text = text
	var err error
	if text == b.blank {
		text, err = "", b.s.Store.Remove(name)
	} else {
		err = b.s.Store.Write(name, []byte(text))
	}
	if err == nil {
		b.kept = text
	} else {
		b.s.Tell("box.not-kept", "where", b.s.Store.Where())
	}
}
