package shell

import (
	"islas/locales"
	pack "islas/render/bundle"
	"islas/render/chronicle"
	"islas/render/crash"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/ui"
)

// device is where all that is kept on this device is made one file, and wiped.
type device struct {
	s     *stage.Stage
	asked int          // how often whoever wants to wipe has been asked, 0 for not at all
	what  string       // is kept, in words
	crash string       // the report on what ended the program last, empty without one
	out   *pack.Export // everything while it is made one file, nil otherwise
}

// newDevice is that scene, on top of the settings.
func newDevice(s *stage.Stage) *device {
	d := &device{s: s}
	d.count()
	return d
}

// count finds out what is kept.
func (d *device) count() {
	d.what = holdings(d.s, d.s.Holdings())
	d.crash, _ = crash.Last(d.s.Store)
}

// holdings says how much there is, in words that go on a sentence.
func holdings(s *stage.Stage, h pack.Holdings) string {
	what := []string{s.Texts.Text("device.games", "n", h.Games), s.Texts.Text("device.results", "n", len(chronicle.Ended(h.Results)))}
	if h.Own {
		what = append(what, s.Texts.Text("device.own"))
	}
	return locales.List(s.Texts.Text, what)
}

// Busy implements stage.Scene: everything is made one file.
func (d *device) Busy() bool { return d.out != nil }

// Frame implements stage.Scene.
func (d *device) Frame(u *ui.UI) {
	if d.out != nil {
		d.work()
	}
	if d.out != nil {
		part := d.out.Progress()
		if drawWorking(d.s, u, u.T("device.title"), u.T("device.exporting", "n", int(100*part)), u.T("common.cancel"), part) {
			d.out = nil
		}
		return
	}
	parts := []passage{
		{text: u.T("device.kept", "what", d.what)},
		{head: u.T("device.export"), text: u.T("device.export.text"), draw: d.button("export", "device.export.do", paint.IconShelf, d.export, ui.ButtonOptions{Primary: true})},
		{head: u.T("device.import"), text: u.T("device.import.pick"), draw: d.button("pick", "device.import.pick.do", paint.IconShelf, func() { askFile(d.s) }, ui.ButtonOptions{})},
	}
	wipe := passage{head: u.T("device.wipe"), text: u.T("device.wipe.about"), draw: d.button("wipe", "device.wipe.do", paint.IconBin, d.ask, ui.ButtonOptions{Danger: true})}
	if d.s.Wiped() {
		wipe.text, wipe.draw = u.T("device.undo.text"), d.button("undo", "device.undo", paint.IconUndo, d.unwipe, ui.ButtonOptions{Primary: true})
	}
	if d.crash != "" {
		parts = append(parts, passage{head: u.T("device.crash"), text: u.T("device.crash.text"), draw: d.button("crash", "device.crash.do", paint.IconLog, d.report, ui.ButtonOptions{})})
	}
	back := drawPassages(d.s, u, u.T("device.title"), append(parts, wipe))
	d.drawQuestion(u)
	if back && d.asked == 0 {
		d.s.Pop()
	}
}

// button returns what draws a button and does what it says.
func (d *device) button(id, key string, icon paint.Icon, do func(), o ui.ButtonOptions) func(u *ui.UI, r ui.Rect) {
	return func(u *ui.UI, r ui.Rect) {
		label := u.T(key)
		r, _ = r.CutLeft(min(r.W, u.ButtonWidth(label, true)))
		if o.Icon = d.s.Icon(icon); u.Button(id, r, label, o) {
			do()
		}
	}
}

// export begins to make everything one file.
func (d *device) export() { d.out = d.s.Export() }

// work takes some games into that file; after the last it is written under a name that no file had before, and is told of.
func (d *device) work() {
	for range looksInTick {
		if d.out.Step() {
			d.keep()
			return
		}
	}
}

// keep writes the file, and says where it is.
func (d *device) keep() {
	data, left, err := d.out.Finish()
	if d.out = nil; err != nil {
		d.s.Notify(d.s.Texts.Text("device.too-large"))
		return
	}
	keepFile(d.s, "device", "everything-", pack.Extension, data)
	if left > 0 {
		d.s.Notify(d.s.Texts.Text("device.left", "n", left))
	}
}

// report offers the report on a crash to a browser's user, or says where it lies.
func (d *device) report() {
	text := d.s.Texts.Text
	data, err := d.s.Store.Read(d.crash)
	switch {
	case err == nil && download(d.crash, data):
		d.s.Notify(text("device.crash.downloaded", "name", d.crash))
	default:
		d.s.Notify(text("device.crash.saved", "where", d.s.Path(d.crash)))
	}
}

func (d *device) ask() { d.asked = 1 }

func (d *device) unwipe() {
	d.s.Unwipe()
	d.count()
}

// drawQuestion asks twice whether everything is to be wiped.
func (d *device) drawQuestion(u *ui.UI) {
	q := question{id: "wipe.first", title: u.T("device.wipe.title"), text: u.T("device.wipe.text", "what", d.what), no: u.T("common.cancel"), yes: u.T("device.wipe.on"), danger: true}
	switch d.asked {
	case 0:
		return
	case 2:
		q.id, q.title, q.text, q.yes = "wipe.second", u.T("device.wipe.sure"), u.T("device.wipe.last", "what", d.what), u.T("device.wipe.yes")
	}
	switch q.ask(u) {
	case saysNo:
		d.asked = 0
	case saysYes:
		if d.asked++; d.asked > 2 {
			d.asked = 0
			d.wipe()
		}
	}
}

// wipe wipes everything and leaves whatever was being played.
func (d *device) wipe() {
	if d.s.Wipe() {
		d.s.Go(d.s.Routes.Title(d.s))
		d.s.Push(newDevice(d.s))
	}
}
