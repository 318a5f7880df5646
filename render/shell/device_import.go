package shell

import (
	"slices"
	"strings"

	pack "islas/render/bundle"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/ui"
)

// looksInTick is how many games are looked at in a tick at most, so that no frame waits for many.
const looksInTick = 8

// incoming reads what a file of another device holds, asks whether it is to be taken up, and does so: a few games in each tick, and when
// they are written, one.
type incoming struct {
	flowing
	s     *stage.Stage
	file  string
	read  *pack.Reading
	in    *pack.Import      // nil as long as it is read
	text  []string          // what it holds, and what comes of it; nil before that is known
	about string            // what comes of it where its settings are taken over, too
	own   bool              // its settings are asked for, too
	adds  bool              // it is being taken up
	all   int               // games that are, then
	ends  bool              // somebody has stopped that
	boxes map[string]string // of this device that are kept, by the names of their files
}

// NewImport is the scene that asks about a file, on top of whatever is running.
func NewImport(s *stage.Stage, file string, r *pack.Reading) stage.Scene {
	return &incoming{s: s, file: file, read: r}
}

// knowsSetup reports whether a file is no last set-up of a game of this program, or one of which every value makes sense.
func knowsSetup(s *stage.Stage, f pack.File) bool {
	for _, g := range s.Games {
		if info := g.Info(); f.Name == setupName(info) || info.Unnamed && f.Name == firstSetupName {
			_, repaired, err := decodeDraft([]byte(f.Data), info)
			return err == nil && !repaired
		}
	}
	return true
}

// Busy implements stage.Scene: there is something to do but to wait for an answer.
func (i *incoming) Busy() bool { return i.text == nil || i.adds }

// Frame implements stage.Scene.
func (i *incoming) Frame(u *ui.UI) {
	if done := i.work(); done {
		i.s.Pop()
		return
	}
	title := u.T("device.import")
	switch {
	case i.text == nil:
		if drawWorking(i.s, u, title, u.T("device.reading", "file", i.file, "n", int(100*i.progress())), u.T("common.cancel"), i.progress()) {
			i.s.Pop()
		}
	case i.adds:
		n := i.in.Added()
		i.ends = drawWorking(i.s, u, title, u.T("device.importing", "n", n, "all", i.all), u.T("device.import.stop"), float64(n)/float64(max(1, i.all)))
		if i.ends {
			i.in.Stop()
		}
	default:
		i.ask(u, title)
	}
}

// work does what is to be done in a tick, and reports whether nothing is left to be done or asked.
func (i *incoming) work() (done bool) {
	if i.adds {
		done, err := i.in.Step()
		if done && err == nil && i.own && !i.ends {
			i.keepBoxes()
		}
		if done || err != nil {
			i.s.Imported(i.read.Bundle(), i.in.Added(), i.own, i.ends, err)
		}
		return done || err != nil
	}
	for range looksInTick {
		switch {
		case i.text != nil:
			return false
		case i.in != nil:
			if i.in.Compare() {
				i.tell()
			}
			continue
		}
		done, err := i.read.Step()
		if err != nil || done && !i.s.Understands(i.file, i.read.Bundle()) {
			if err != nil {
				i.s.Refuse(i.file, err)
			}
			return true
		}
		if done {
			i.in = pack.NewImport(i.read.Bundle(), i.s.Library(), i.s.Chronicle())
		}
	}
	return false
}

// progress returns which part of the file is read and compared with what is here, from 0 to 1.
func (i *incoming) progress() float64 {
	if i.in == nil {
		return i.read.Progress() / 2
	}
	return 0.5 + i.in.Progress()/2
}

// tell finds words for what is in the file and what comes of it.
func (i *incoming) tell() {
	text := i.s.Texts.Text
	i.text = []string{text("device.holds", "file", i.file, "what", holdings(i.s, i.read.Bundle().Holdings()))}
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
	switch b := i.read.Bundle(); {
	case len(b.Boxes(i.s.Store)) > 0:
		own = append(own, text("device.own.box.replaces"))
	case b.Holdings().Boxes:
		own = append(own, text("device.own.box"))
	}
	i.about = strings.Join(own, " ")
}

// keepBoxes keeps the values of printed games that those of the file take the place of as files of their own, and says where. Where that
// can't be they stay, which is told, too. It is called first when somebody clicks, as browsers may refuse a file later.
func (i *incoming) keepBoxes() {
	text, b := i.s.Texts.Text, i.read.Bundle()
	for _, f := range b.Boxes(i.s.Store) {
		if i.boxes[f.Name] == f.Data {
			continue
		}
		game := strings.TrimSuffix(strings.TrimPrefix(f.Name, stage.BoxStart), boxEnding)
		switch name, offered, err := putFile(i.s, game+boxStem, boxEnding, []byte(f.Data)); {
		case err != nil:
			b.Own = slices.DeleteFunc(b.Own, func(own pack.File) bool { return own.Name == f.Name })
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
	if len(i.read.Bundle().Own) > 0 {
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
