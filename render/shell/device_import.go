package shell

import (
	"slices"
	"strings"

	"islas/render/keep/backup"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/ui"
)

// incoming tells what a file of another device holds, asks whether it is to be taken up, and does so, a game in each tick.
type incoming struct {
	flowing
	s     *stage.Stage
	b     *backup.Bundle
	in    *backup.Import
	text  []string          // what the file holds, and what comes of it
	about string            // what comes of it where its settings are taken over, too
	own   bool              // its settings are asked for, too
	adds  bool              // it is being taken up
	all   int               // games that are, then
	ends  bool              // somebody has stopped that
	boxes map[string]string // of this device that are kept, by the names of their files
}

// NewImport is the scene that asks about a file, on top of whatever is running.
func NewImport(s *stage.Stage, file string, b *backup.Bundle) stage.Scene {
	i := &incoming{s: s, b: b, in: backup.NewImport(b, s.Library(), s.Chronicle())}
	i.tell(file)
	return i
}

// knowsSetup reports whether a file is no last set-up of a game of this program, or one of which every value makes sense.
func knowsSetup(s *stage.Stage, f backup.File) bool {
	for _, g := range s.Games {
		if info := g.Info(); f.Name == setupName(info) || info.Unnamed && f.Name == firstSetupName {
			_, repaired, err := decodeDraft([]byte(f.Data), info)
			return err == nil && !repaired
		}
	}
	return true
}

// Busy implements stage.Scene: it is being taken up.
func (i *incoming) Busy() bool { return i.adds }

// Frame implements stage.Scene.
func (i *incoming) Frame(u *ui.UI) {
	title := u.T("device.import")
	if !i.adds {
		i.ask(u, title)
		return
	}
	if i.add() {
		i.s.Pop()
		return
	}
	n := i.in.Added()
	if i.ends = drawWorking(i.s, u, title, u.T("device.importing", "n", n, "all", i.all), u.T("device.import.stop"), float64(n)/float64(max(1, i.all))); i.ends {
		i.in.Stop()
	}
}

// add takes a game up, and reports whether that is done.
func (i *incoming) add() bool {
	done, err := i.in.Step()
	if !done && err == nil {
		return false
	}
	if err == nil && i.own && !i.ends {
		i.keepBoxes()
	}
	i.s.Imported(i.b, i.in.Added(), i.own, i.ends, err)
	return true
}

// tell finds words for what is in the file and what comes of it.
func (i *incoming) tell(file string) {
	text := i.s.Texts.Text
	i.text = []string{text("device.holds", "file", file, "what", holdings(i.s, i.b.Holdings()))}
	added, further := i.in.Fresh()
	i.all = added + further
	var what []string
	if added > 0 {
		what = append(what, text("device.adds", "n", added))
	}
	if further > 0 {
		what = append(what, text("device.further", "n", further))
	}
	if i.all == 0 {
		what = append(what, text("device.adds.none"))
	}
	i.text = append(i.text, strings.Join(append(what, text("device.adds.results")), " "))
	own := []string{text("device.own.text")}
	switch {
	case len(i.b.Boxes(i.s.Store)) > 0:
		own = append(own, text("device.own.box.replaces"))
	case i.b.Holdings().Boxes:
		own = append(own, text("device.own.box"))
	}
	i.about = strings.Join(own, " ")
}

// keepBoxes keeps the values of printed games that those of the file take the place of as files of their own, and says where. Where that
// can't be they stay, which is told, too. It is called first when somebody clicks, as browsers may refuse a file later.
func (i *incoming) keepBoxes() {
	text, b := i.s.Texts.Text, i.b
	for _, f := range b.Boxes(i.s.Store) {
		if i.boxes[f.Name] == f.Data {
			continue
		}
		game := strings.TrimSuffix(strings.TrimPrefix(f.Name, stage.BoxStart), boxEnding)
		switch name, offered, err := putFile(i.s, game+boxStem, boxEnding, []byte(f.Data)); {
		case err != nil:
			b.Own = slices.DeleteFunc(b.Own, func(own backup.File) bool { return own.Name == f.Name })
			i.s.TellNotSaved("device.box.stays")
			continue
		case offered:
			i.s.Notify(text("device.box.downloaded", "name", name))
		default:
			i.s.Notify(text("device.box.kept", "name", name, "where", i.s.Store.Where()))
		}
		if i.boxes == nil {
			i.boxes = map[string]string{}
		}
		i.boxes[f.Name] = f.Data
	}
}

// ask asks whether that is wanted.
func (i *incoming) ask(u *ui.UI, title string) {
	parts := []passage{{text: i.text[0]}, {text: i.text[1]}}
	if len(i.b.Own) > 0 {
		parts = append(parts, passage{text: i.about, label: u.T("device.own.take"), draw: func(u *ui.UI, r ui.Rect) {
			u.Toggle("own", r, u.T("device.own.take"), &i.own)
		}})
	}
	parts = append(parts, passage{draw: func(u *ui.UI, r ui.Rect) {
		label := u.T("device.import.do")
		r, _ = r.CutLeft(min(r.W, u.ButtonWidth(label, true)))
		if i.adds = u.Button("import", r, label, ui.ButtonOptions{Primary: true, Icon: i.s.Icon(paint.IconShelf)}); i.adds && i.own {
			i.keepBoxes()
		}
	}})
	if drawPassages(i.s, u, title, parts) && !i.adds {
		i.s.Pop()
	}
}
