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
	flowing
	s     *stage.Stage
	asked int          // how often whoever wants to wipe has been asked, 0 for not at all
	what  string       // is kept, in words
	crash string       // the report on what ended the program last, empty without one
	out   *pack.Export // everything while it is made one file, nil otherwise
	file  *outgoing    // that file
	wipes *pack.Wiping // while everything is taken away
	back  *pack.Wiped  // while what was wiped is brought back
}

// newDevice is that scene, on top of the settings.
func newDevice(s *stage.Stage) *device {
	d := &device{s: s}
	s.OfferWiped()
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

// Busy implements stage.Scene: everything is made one file, taken away or brought back.
func (d *device) Busy() bool { return d.out != nil || d.wipes != nil || d.back != nil }

// Frame implements stage.Scene.
func (d *device) Frame(u *ui.UI) {
	if d.Busy() {
		d.work(u)
		return
	}
	parts := []passage{
		{text: u.T("device.kept", "what", d.what)},
		{head: u.T("device.export"), text: u.T("device.export.text"), label: u.T("device.export.do"), draw: d.button("export", "device.export.do", paint.IconShelf, d.export, ui.ButtonOptions{Primary: true})},
		{head: u.T("device.import"), text: u.T("device.import.pick"), label: u.T("device.import.pick.do"), draw: d.button("pick", "device.import.pick.do", paint.IconShelf, func() { askFile(d.s) }, ui.ButtonOptions{})},
	}
	wipe := passage{head: u.T("device.wipe"), text: u.T("device.wipe.about"), label: u.T("device.wipe.do"), draw: d.button("wipe", "device.wipe.do", paint.IconBin, d.ask, ui.ButtonOptions{Danger: true})}
	if d.s.Wiped() != nil {
		wipe.text, wipe.label, wipe.draw = u.T("device.undo.text"), u.T("device.undo"), d.button("undo", "device.undo", paint.IconUndo, d.unwipe, ui.ButtonOptions{Primary: true})
	}
	if d.crash != "" {
		parts = append(parts, passage{head: u.T("device.crash"), text: u.T("device.crash.text"), label: u.T("device.crash.do"), draw: d.button("crash", "device.crash.do", paint.IconLog, d.report, ui.ButtonOptions{})})
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
func (d *device) export() {
	file, err := newOutgoing(d.s)
	if err != nil {
		d.notSaved()
		return
	}
	d.out, d.file = d.s.Export(), file
}

// notSaved says that the file of everything can't be written.
func (d *device) notSaved() {
	d.s.TellNotSaved("device.not-saved")
}

// giveUp leaves nothing of that file.
func (d *device) giveUp() {
	if d.out != nil {
		d.file.drop()
	}
	d.out, d.file = nil, nil
}

// Leave implements stage.Leaver.
func (d *device) Leave() { d.giveUp() }

// work shows how far that is, or how far everything is wiped or brought back, and goes on making the file by a few games in a tick.
func (d *device) work(u *ui.UI) {
	var part float64
	var text, button string
	switch {
	case d.out != nil:
		part, text, button = d.out.Progress(), "device.exporting", u.T("common.cancel")
		d.takeIn()
	case d.wipes != nil:
		part, text = d.wipes.Progress(), "device.wiping"
	default:
		part, text = d.back.Progress(), "device.unwiping"
	}
	if drawWorking(d.s, u, u.T("device.title"), u.T(text, "n", int(100*part)), button, part) {
		d.giveUp()
	}
}

// takeIn takes some games into the file of everything; after the last it gets a name that no file had before, and is told of.
func (d *device) takeIn() {
	for range looksInTick {
		if d.out.Step() {
			d.keep()
			return
		}
		if !d.put(d.out.Take()) {
			return
		}
	}
}

// put writes a part of that file, and reports whether that worked; otherwise nothing is left of it, and a sentence says so.
func (d *device) put(part []byte) bool {
	if d.file.add(part) == nil {
		return true
	}
	d.giveUp()
	d.notSaved()
	return false
}

// takeAway wipes a file, and after the last leaves whatever was being played. It reports whether that was the last.
func (d *device) takeAway() (done bool) {
	done, err := d.wipes.Step()
	if !done && err == nil {
		return false
	}
	x := d.wipes
	if d.wipes = nil; d.s.EndWipe(x, err) {
		d.s.Go(d.s.Routes.Title(d.s))
		d.s.Push(newDevice(d.s))
	}
	return true
}

// bringBack brings a file back that was wiped, and reports whether that was the last.
func (d *device) bringBack() (done bool) {
	done, err := d.back.Step(d.s.Store)
	if !done && err == nil {
		return false
	}
	d.back = nil
	d.s.EndUnwipe(err)
	d.count()
	return true
}

// keep ends the file, and says where it is.
func (d *device) keep() {
	rest, left, err := d.out.Finish()
	if err != nil {
		d.giveUp()
		d.s.Notify(d.s.Texts.Text("device.too-large"))
		return
	}
	if !d.put(rest) {
		return
	}
	d.file.keep("device", "everything-", pack.Extension)
	if d.out, d.file = nil, nil; left > 0 {
		d.s.Notify(d.s.Texts.Text("device.left", "n", left))
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

func (d *device) ask() { d.asked = 1 }

// unwipe begins to bring back what was wiped.
func (d *device) unwipe() {
	d.back = d.s.Wiped()
	d.s.Whole(d.bringBack)
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

// wipe begins to wipe everything.
func (d *device) wipe() {
	if d.wipes = d.s.BeginWipe(); d.wipes != nil {
		d.s.Whole(d.takeAway)
	}
}
