package shell

import (
	"islas/render/keep/store"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// editionScene is the scene in which a player enters the values of their own printed copy of the chosen game. Changes are saved at once.
type editionScene struct {
	flowing
	s     *stage.Stage
	page  stage.EditionPage
	blank string   // text of a custom edition without any entry
	text  string   // to be saved
	kept  string   // saved last, empty for no file
	past  []string // texts before each change, the latest at the end
	asked bool     // asks whether to reset everything to the built-in values
	mark  uint64   // the store's mark when it was read last (store.Store.Mark), 0 before that
}

// Beginning, after the game's id, and ending of the names of exported custom editions; a number stands between.
const (
	editionStem   = "-box-"
	editionEnding = ".csv"
)

// NewEdition returns that scene, on top of another. A non-empty text of a file replaces what was entered before, which can be undone and is
// saved as a file as well. NewEdition returns nil for a text that is no custom edition, or where the page cannot be opened, and shows why.
func NewEdition(s *stage.Stage, file, text string) stage.Scene {
	g, ok := s.Game.(stage.Customizable)
	if !ok {
		s.Tell("edition.none")
		return nil
	}
	info := g.Info()
	name := stage.EditionName(info)
	kept, err := s.Editions.Own()
	if err != nil {
		s.Tell("edition.unreadable", "error", err.Error())
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

// TakeEdition implements stage.EditionTaker. What was entered before can be undone, and is saved as a file as well.
func (b *editionScene) TakeEdition(file, text string) bool {
	b.follow()
	b.keep()
	other, err := b.s.Game.(stage.Customizable).Edition(b.s, file, text)
	if err != nil {
		b.s.Tell("edition.unreadable", "error", err.Error())
		return false
	}
	was := b.text
	if len(b.past) == 0 {
		was = b.kept // as the player may have written it
	}
	b.take(file, other.Text(), was)
	return true
}

// setAside moves a custom edition that can't be read to another name, so that nothing written by hand is lost, and reports whether it
// could. It shows the error and the new name.
func setAside(s *stage.Stage, name string, err error) bool {
	s.Tell("edition.unreadable", "error", err.Error())
	aside, wrong := store.MoveAside(s.Store, name)
	if wrong != nil {
		return false
	}
	s.Tell("edition.moved", "file", s.Path(aside))
	return true
}

// take replaces what was entered by the text of a file. The old text is saved as another file, or offered to a browser's user.
func (b *editionScene) take(file, text, kept string) {
	words, key := b.s.Texts, "edition.taken"
	params := []any{"file", file}
	if kept != "" && b.text != text && b.text != b.blank {
		name, offered, err := putFile(b.s, b.s.Game.Info().ID+editionStem, editionEnding, []byte(kept))
		if err != nil {
			b.s.TellNotSaved("edition.not-kept")
			return
		}
		if key = "edition.taken.kept"; offered {
			key = "edition.taken.downloaded"
		}
		params = append(params, "name", name)
	}
	b.page.Set(text)
	b.keep()
	b.s.Notify(words.Text(key, params...))
}

// editionTools is the number of tools in the bar, or below it where there is no room.
const editionTools = 4

// Frame implements stage.Scene.
func (b *editionScene) Frame(u *ui.UI) {
	if !u.Input().Down { // a line being drawn is saved first
		b.follow()
	}
	b.s.PaintSea(u)
	title, least, needed := fits(u, theme.Heading, u.Bounds().W*0.4, u.T("edition.title"), u.T("edition.title.short")), u.Px(editionTools*(theme.Target+theme.Gap/2)), 0.0
	if low(u) { // no room below it
		title, needed = u.T("edition.title.short"), least
	}
	free, below, back := barWith(b.s, u, title, needed)
	if free.W < least-1 {
		free, below = below.CutTop(u.Px(theme.Target + 8))
		free = free.InsetXY(edgeOf(u), 0)
		_, free = free.CutTop(u.Px(8))
	}
	b.drawTools(u, free)
	b.page.Draw(u, pageIn(u, below))
	if !u.Input().Down { // a line being drawn is saved once, when it is finished: a disk may take longer than a frame
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

// drawTools draws the tools for the whole custom edition at the right end of r.
func (b *editionScene) drawTools(u *ui.UI, r ui.Rect) {
	tool := func(id string, icon paint.Icon, key ui.Key, why string) bool {
		at := r.TakeRight(u.Px(theme.Target), u.Px(theme.Gap/2))
		return u.Button("edition."+id, at, "", ui.ButtonOptions{
			Icon: b.s.Icon(icon), Quiet: true, OnDark: true, Name: u.T("edition." + id), Tooltip: u.T("edition." + id), Disabled: why != "", Why: why, Shortcut: key,
		})
	}
	nothing := ""
	if b.text == b.blank {
		nothing = u.T("edition.nothing")
	}
	if tool("reset", paint.IconBin, ui.KeyNone, nothing) {
		b.asked = true
	}
	if tool("open", paint.IconShelf, ui.KeyNone, "") {
		askFile(b.s)
	}
	if tool("share", paint.IconLog, ui.KeyNone, nothing) {
		keepFile(b.s, "edition", b.s.Game.Info().ID+editionStem, editionEnding, []byte(b.text))
	}
	undone := ""
	if len(b.past) == 0 {
		undone = u.T("edition.undo.none")
	}
	if tool("undo", paint.IconUndo, u.KeyOf(stage.UndoKey()), undone) {
		last := len(b.past) - 1
		b.page.Set(b.past[last])
		b.past = b.past[:last]
		b.write()
	}
}

// drawQuestion asks whether to reset everything to the built-in values.
func (b *editionScene) drawQuestion(u *ui.UI) {
	q := question{id: "edition.all", title: u.T("edition.reset"), text: u.T("edition.reset.text"), no: u.T("common.cancel"), yes: u.T("edition.reset.yes"), danger: true}
	answered, yes := q.ask(u)
	b.asked = !answered
	if yes {
		b.page.Set(b.blank)
		b.keep()
	}
}

// follow shows a custom edition that another window or an import has saved since, so that the next entry does not overwrite it. That can be
// undone.
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
		if err != nil { // further entries go into a new file
			if setAside(b.s, name, err) {
				b.kept = ""
			}
			b.mark = b.s.Store.Mark()
			return
		}
		now = page.Text()
	}
	b.kept = kept
	if now != b.text {
		b.past = append(b.past, b.text)
		b.page.Set(now)
		b.text = now
	}
}

// Leave implements stage.Leaver. It saves a line that is still being drawn.
func (b *editionScene) Leave() { b.keep() }

// keep saves what has changed, and makes it possible to undo it.
func (b *editionScene) keep() {
	if was := b.text; b.page.Text() != was {
		b.past = append(b.past, was)
		b.write()
	}
}

// write writes the custom edition to the store, or deletes its file if nothing has been entered.
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
		b.s.Tell("edition.not-kept", "where", b.s.Store.Where())
	}
}
