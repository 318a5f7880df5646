package shell

import (
	"islas/locales"
	"islas/render/keep/backup"
	"islas/render/keep/chronicle"
	"islas/render/paint"
	"islas/render/platform/crash"
	"islas/render/stage"
	"islas/render/ui"
)

// device is where all that is kept on this device is made one file, and wiped.
type device struct {
	flowing
	s        *stage.Stage
	asks     bool   // whether everything is to be wiped
	exported bool   // everything has been made one file since that was asked
	what     string // is kept, in words
	crash    string // the report on what ended the program last, empty without one
}

// newDevice is that scene, on top of the settings.
func newDevice(s *stage.Stage) *device {
	d := &device{s: s, what: holdings(s, s.Holdings())}
	d.crash, _ = crash.Last(s.Store)
	return d
}

// holdings says how much there is, in words that go on a sentence.
func holdings(s *stage.Stage, h backup.Holdings) string {
	what := []string{s.Texts.Text("device.games", "n", h.Games), s.Texts.Text("device.results", "n", len(chronicle.Ended(h.Results)))}
	if h.Boxes {
		what = append(what, s.Texts.Text("device.box"))
	}
	if h.Font {
		what = append(what, s.Texts.Text("device.font"))
	}
	if h.Own {
		what = append(what, s.Texts.Text("device.own"))
	}
	return locales.List(s.Texts.Text, what)
}

// Busy implements stage.Scene: there is nothing to do but to wait for an answer.
func (*device) Busy() bool { return false }

// Frame implements stage.Scene.
func (d *device) Frame(u *ui.UI) {
	parts := []passage{
		{text: u.T("device.kept", "what", d.what)},
		{head: u.T("device.export"), text: u.T("device.export.text"), label: u.T("device.export.do"), draw: d.button("export", "device.export.do", paint.IconShelf, d.export, ui.ButtonOptions{Primary: true})},
		{head: u.T("device.import"), text: u.T("device.import.pick"), label: u.T("device.import.pick.do"), draw: d.button("pick", "device.import.pick.do", paint.IconShelf, func() { askFile(d.s) }, ui.ButtonOptions{})},
	}
	if d.crash != "" {
		parts = append(parts, passage{head: u.T("device.crash"), text: u.T("device.crash.text"), label: u.T("device.crash.do"), draw: d.button("crash", "device.crash.do", paint.IconLog, d.report, ui.ButtonOptions{})})
	}
	parts = append(parts, passage{head: u.T("device.wipe"), text: u.T("device.wipe.about"), label: u.T("device.wipe.do"), draw: d.button("wipe", "device.wipe.do", paint.IconBin, d.ask, ui.ButtonOptions{Danger: true})})
	asks := d.asks
	back := drawPassages(d.s, u, u.T("device.title"), parts)
	d.drawQuestion(u)
	if back && !asks {
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

// export makes everything one file, which gets a name that no file had before, and says where it is.
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

// report offers the report on a crash to a browser's user, or says where it lies.
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

func (d *device) ask() { d.asks, d.exported = true, false }

// drawQuestion asks whether everything is to be wiped, and offers to export it first. It leaves whatever was being played when all is gone.
func (d *device) drawQuestion(u *ui.UI) {
	if !d.asks {
		return
	}
	q := question{id: "wipe", title: u.T("device.wipe.title"), text: u.T("device.wipe.text", "what", d.what), no: u.T("common.cancel"), yes: u.T("device.wipe.yes"), danger: true}
	if !d.exported {
		q.first = u.T("device.wipe.export")
	}
	switch q.ask(u) {
	case saysFirst:
		d.export()
	case saysNo:
		d.asks = false
	case saysYes:
		if d.asks = false; d.s.Wipe() {
			d.s.Go(d.s.Routes.Title(d.s))
			d.s.Push(newDevice(d.s))
		}
	}
}
