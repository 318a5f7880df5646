package shell

import (
	"slices"
	"strings"

	"islas/locales"
	"islas/render/keep/backup"
	"islas/render/keep/chronicle"
	"islas/render/paint"
	"islas/render/platform/crash"
	"islas/render/stage"
	"islas/render/ui"
)

// device is the scene that exports and wipes everything kept on this device.
type device struct {
	flowing
	s        *stage.Stage
	asks     bool   // asks whether everything is to be wiped
	exported bool   // everything was exported since that was asked
	what     string // text of what is kept
	crash    string // name of the report on the last crash, empty without one
}

// newDevice returns that scene, on top of the settings.
func newDevice(s *stage.Stage) *device {
	d := &device{s: s, what: holdings(s, s.Holdings())}
	d.crash, _ = crash.Last(s.Store)
	return d
}

// holdings returns a text of how much is kept, to be put into a sentence.
func holdings(s *stage.Stage, h backup.Holdings) string {
	what := []string{s.Texts.Text("device.games", "n", h.Games), s.Texts.Text("device.results", "n", len(chronicle.Ended(h.Results)))}
	if h.Editions {
		what = append(what, s.Texts.Text("device.edition"))
	}
	if h.Own {
		what = append(what, s.Texts.Text("device.own"))
	}
	return locales.List(s.Texts.Text, what)
}

// Frame implements stage.Scene.
func (d *device) Frame(u *ui.UI) {
	shelf := d.s.Icon(paint.IconShelf)
	parts := []passage{
		{text: u.T("device.kept", "what", d.what)},
		{
			head: u.T("device.export"), text: u.T("device.export.text"),
			action: action{"export", u.T("device.export.do"), ui.ButtonOptions{Primary: true, Icon: shelf}, d.export},
		}, {
			head: u.T("device.import"), text: u.T("device.import.pick"),
			action: action{"pick", u.T("device.import.pick.do"), ui.ButtonOptions{Icon: shelf}, func() { askFile(d.s) }},
		},
	}
	if d.crash != "" {
		parts = append(parts, passage{
			head: u.T("device.crash"), text: u.T("device.crash.text"),
			action: action{"crash", u.T("device.crash.do"), ui.ButtonOptions{Icon: d.s.Icon(paint.IconLog)}, d.report},
		})
	}
	danger := ui.ButtonOptions{Danger: true, Icon: d.s.Icon(paint.IconBin)}
	wipe := action{"wipe", u.T("device.wipe.do"), danger, func() { d.asks, d.exported = true, false }}
	parts = append(parts, passage{head: u.T("device.wipe"), text: u.T("device.wipe.about"), action: wipe})
	asks := d.asks
	back := drawPassages(d.s, u, u.T("device.title"), parts)
	d.drawQuestion(u)
	if back && !asks {
		d.s.Pop()
	}
}

// export writes everything to one file under a name that is not taken, and shows where it is.
func (d *device) export() {
	data, left, err := d.s.Export()
	if err != nil {
		d.s.Tell("device.too-large")
		return
	}
	d.exported = keepFile(d.s, "device", "everything-", backup.Extension, data) || canOffer()
	if left > 0 {
		d.s.Tell("device.left", "n", left)
	}
}

// report offers the report on a crash to a browser's user, or shows where it is.
func (d *device) report() {
	text := d.s.Texts.Text
	data, err := d.s.Store.Read(d.crash)
	switch {
	case err == nil && offered(d.crash, data):
		d.s.Notify(text("device.crash.downloaded", "name", d.crash))
	default:
		d.s.Notify(text("device.crash.saved", "where", d.s.Path(d.crash)))
	}
}

// drawQuestion asks whether everything is to be wiped, and offers to export it first. After wiping it opens a new device scene above the
// title.
func (d *device) drawQuestion(u *ui.UI) {
	if !d.asks {
		return
	}
	q := question{id: "wipe", title: u.T("device.wipe.title"), text: u.T("device.wipe.text", "what", d.what), no: u.T("common.cancel"), yes: u.T("device.wipe.yes"), danger: true}
	if !d.exported {
		q.first, q.before = u.T("device.wipe.export"), d.export
	}
	answered, yes := q.ask(u)
	d.asks = !answered
	if yes && d.s.Wipe() {
		d.s.Go(d.s.Routes.Title(d.s))
		d.s.Push(newDevice(d.s))
	}
}

// incoming shows the content of a backup of another device, asks whether to import it, and does so, a game in each tick.
type incoming struct {
	flowing
	s        *stage.Stage
	b        *backup.Archive
	in       *backup.Import
	text     []string          // content of the file, and the effect of importing it
	about    string            // the effect of importing its settings, too
	own      bool              // asks for its settings, too
	adds     bool              // it is being imported
	all      int               // number of games to be imported
	ends     bool              // the import was stopped
	editions map[string]string // editions of this device that are kept, by the names of their files
}

// NewImport returns the scene that asks about a backup, on top of whatever is running.
func NewImport(s *stage.Stage, file string, b *backup.Archive) stage.Scene {
	i := &incoming{s: s, b: b, in: backup.NewImport(b, s.Saves.Library(), s.Results.Ledger())}
	i.tell(file)
	return i
}

// knowsSetup reports whether a file is either no set-up of a game of this program, or one whose values are all valid.
func knowsSetup(s *stage.Stage, f backup.File) bool {
	for _, g := range s.Games {
		if info := g.Info(); f.Name == setupName(info) {
			_, repaired, err := decodeDraft([]byte(f.Data), info)
			return err == nil && !repaired
		}
	}
	return true
}

// Busy implements stage.Scene. It is true while games are being imported.
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

// add imports one game and reports whether that was the last.
func (i *incoming) add() bool {
	done, err := i.in.Step()
	if !done && err == nil {
		return false
	}
	if err == nil && i.own && !i.ends {
		i.keepEditions()
	}
	i.s.Imported(i.b, i.in.Added(), i.own, i.ends, err)
	return true
}

// tell makes the texts about the content of the file and the effect of importing it.
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
	case len(i.b.Editions(i.s.Store)) > 0:
		own = append(own, text("device.own.edition.replaces"))
	case i.b.Holdings().Editions:
		own = append(own, text("device.own.edition"))
	}
	i.about = strings.Join(own, " ")
}

// keepEditions saves the values of custom editions that those of the backup replace as files of their own, and shows where. Where that
// fails they are not replaced, which is shown, too. It is called first after a click, since browsers may refuse a file later.
func (i *incoming) keepEditions() {
	text, b := i.s.Texts.Text, i.b
	for _, f := range b.Editions(i.s.Store) {
		if i.editions[f.Name] == f.Data {
			continue
		}
		game := strings.TrimSuffix(strings.TrimPrefix(f.Name, stage.EditionStart), editionEnding)
		switch name, offered, err := putFile(i.s, game+editionStem, editionEnding, []byte(f.Data)); {
		case err != nil:
			b.Own = slices.DeleteFunc(b.Own, func(own backup.File) bool { return own.Name == f.Name })
			i.s.TellNotSaved("device.edition.stays")
			continue
		case offered:
			i.s.Notify(text("device.edition.downloaded", "name", name))
		default:
			i.s.Notify(text("device.edition.kept", "name", name, "where", i.s.Store.Where()))
		}
		if i.editions == nil {
			i.editions = map[string]string{}
		}
		i.editions[f.Name] = f.Data
	}
}

// ask asks whether to import the backup.
func (i *incoming) ask(u *ui.UI, title string) {
	parts := []passage{{text: i.text[0]}, {text: i.text[1]}}
	if len(i.b.Own) > 0 {
		parts = append(parts, passage{text: i.about, action: action{label: u.T("device.own.take")}, other: func(u *ui.UI, r ui.Rect) {
			u.Toggle("own", r, u.T("device.own.take"), &i.own)
		}})
	}
	o := ui.ButtonOptions{Primary: true, Icon: i.s.Icon(paint.IconShelf)}
	parts = append(parts, passage{action: action{"import", u.T("device.import.do"), o, func() {
		if i.adds = true; i.own {
			i.keepEditions()
		}
	}}})
	if drawPassages(i.s, u, title, parts) && !i.adds {
		i.s.Pop()
	}
}
