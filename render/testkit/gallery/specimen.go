// Package gallery shows the widgets of package ui in all their states, for the contact sheet and for tests. A state is reached as by a
// player, with pointer and keyboard, not by a flag.
package gallery

import (
	"fmt"
	"time"

	"islas/locales"
	"islas/render/testkit/shot"
	"islas/render/theme"
	"islas/render/ui"
)

// State is a state of a widget.
type State uint8

// The states.
const (
	Normal   State = iota
	Hover          // the pointer is over it
	Pressed        // the pointer is over it and the button is down
	Focus          // it has the keyboard's focus
	Disabled       // it can't be used
	Chosen         // it is chosen, open or on
	States         // number of states
)

// String returns the name of a state, as it stands on the sheet.
func (s State) String() string {
	return [States]string{"normal", "hover", "pressed", "focus", "disabled", "chosen"}[s]
}

// Specimen is a widget in the gallery.
type Specimen struct {
	Name   string
	W, H   float64    // of the whole widget in design units
	Aim    [2]float64 // position of the pointer as shares of its width and height
	Tabs   int        // number of presses of the Tab key until it has the focus
	OnDark bool       // it stands on cloth instead of paper

	CanChoose bool // it has the state Chosen
	draw      func(u *ui.UI, r ui.Rect, v *values)
}

// Icons returns a button with only an icon for each icon of the kit and each look of a button.
func Icons() (all []Specimen) {
	for i, icon := range []ui.IconFunc{ui.IconCross, ui.IconTick, ui.IconPlus, ui.IconMinus, ui.IconLeft, ui.IconRight} {
		for k, o := range []ui.ButtonOptions{{}, {Primary: true}, {Danger: true}, {Quiet: true}, {Quiet: true, OnDark: true}} {
			o.Icon = icon
			all = append(all, Specimen{Name: fmt.Sprint("icon ", i, " on a button ", k), W: 52, H: 52, Aim: [2]float64{0.5, 0.5}, Tabs: 1, CanChoose: true, OnDark: o.OnDark, draw: func(u *ui.UI, r ui.Rect, v *values) {
				o := o
				o.Name, o.Selected = u.T("ui.close"), v.chosen
				u.Button("w", r, "", o)
			}})
		}
	}
	return all
}

// values is the values of the widgets of one cell.
type values struct {
	chosen bool
	choice int
	on     bool
	share  float64
	seats  int
	name   string
}

// Specimens returns every widget that has states.
func Specimens() []Specimen {
	middle := [2]float64{0.5, 0.5}
	button := func(name, key string, o ui.ButtonOptions) Specimen {
		return Specimen{Name: name, W: 250, H: 52, Aim: middle, Tabs: 1, CanChoose: true, OnDark: o.OnDark, draw: func(u *ui.UI, r ui.Rect, v *values) {
			o := o
			o.Selected = v.chosen
			u.Button("w", r, u.T(key), o)
		}}
	}
	return []Specimen{
		button("button", "common.settings", ui.ButtonOptions{}),
		button("primary", "new.start", ui.ButtonOptions{Primary: true, Icon: ui.IconRight}),
		button("danger", "elsewhere.yes", ui.ButtonOptions{Danger: true}),
		button("quiet", "common.back", ui.ButtonOptions{Quiet: true, Icon: ui.IconLeft}),
		button("quiet on dark", "common.rules", ui.ButtonOptions{Quiet: true, OnDark: true}),
		{Name: "icon", W: 52, H: 52, Aim: middle, Tabs: 1, CanChoose: true, draw: func(u *ui.UI, r ui.Rect, v *values) {
			u.Button("w", r, "", ui.ButtonOptions{Icon: ui.IconCross, Name: u.T("ui.close"), Selected: v.chosen})
		}},
		{Name: "toggle", W: 270, H: 52, Aim: middle, Tabs: 1, CanChoose: true, draw: func(u *ui.UI, r ui.Rect, v *values) {
			v.on = v.chosen
			u.Toggle("w", r, u.T("settings.motion"), &v.on)
		}},
		{Name: "choice", W: 300, H: 52, Aim: [2]float64{0.5, 0.5}, Tabs: 1, CanChoose: true, draw: func(u *ui.UI, r ui.Rect, v *values) {
			if v.chosen {
				v.choice = 1
			}
			u.ChoiceOf("w", r, ui.ChoiceOptions{Labels: []string{u.T("level.easy"), u.T("level.medium"), u.T("level.hard")}}, &v.choice)
		}},
		{Name: "slider", W: 270, H: 48, Aim: [2]float64{0.6, 0.5}, Tabs: 1, draw: func(u *ui.UI, r ui.Rect, v *values) {
			u.Slider("w", r, 0, 1, 0, &v.share, u.T("settings.music"))
		}},
		{Name: "stepper", W: 180, H: 48, Aim: [2]float64{0.87, 0.5}, Tabs: 1, draw: func(u *ui.UI, r ui.Rect, v *values) {
			u.Stepper("w", r, 2, 5, &v.seats, u.T("new.players"))
		}},
		{Name: "text field", W: 270, H: 52, Aim: middle, Tabs: 1, draw: func(u *ui.UI, r ui.Rect, v *values) {
			u.TextField("w", r, &v.name, ui.TextFieldOptions{Label: u.T("new.name", "n", 1)})
		}},
	}
}

// pad is the free space around a widget in its cell, in design units: for its shadow, its glow and the ring of the focus.
const pad = 14.0

// Cell returns the size in design units of the cell of a specimen.
func (s Specimen) Cell() (w, h float64) { return s.W + 2*pad, s.H + 2*pad }

// Subject returns the specimen in a state, alone in a window of the size of its cell. scale is in pixels per design unit.
func (s Specimen) Subject(state State, th *theme.Theme, texts *locales.Catalogue, scale float64) shot.Subject {
	v := &values{chosen: state == Chosen, share: 0.6, seats: 4, name: "Yaiza"}
	frame := func(u *ui.UI) {
		ground := th.Paper
		if s.OnDark {
			ground = th.Cloth
		}
		u.Fill(u.Bounds(), ground)
		if state == Disabled {
			u.PushDisabled(u.T("why.moving"))
			defer u.PopDisabled()
		}
		s.draw(u, ui.Rect{X: u.Px(pad), Y: u.Px(pad), W: u.Px(s.W), H: u.Px(s.H)}, v)
	}
	return shot.Subject{Theme: th, Texts: texts, Frame: frame, Inputs: s.inputs(state, scale), Check: fits}
}

// inputs returns the inputs that lead to a state. The pointer does not rest long enough for a tooltip.
func (s Specimen) inputs(state State, scale float64) []ui.Input {
	const tick = time.Second / 60
	aim := ui.Point{X: (pad + s.Aim[0]*s.W) * scale, Y: (pad + s.Aim[1]*s.H) * scale}
	over := ui.Input{Pos: aim, Inside: true, Dt: tick}
	switch state {
	case Hover:
		return []ui.Input{over, over}
	case Pressed:
		down := over
		down.Down = true
		first := down
		first.Pressed = true
		return []ui.Input{over, first, down}
	case Focus:
		var in []ui.Input
		for range s.Tabs {
			in = append(in, ui.Input{Keys: []ui.Key{ui.KeyTab}, Dt: tick})
		}
		return append(in, ui.Input{Dt: tick}, ui.Input{Dt: tick})
	}
	return nil
}

// fits returns an error if a text of a frame does not fit its place.
func fits(u *ui.UI) error {
	for _, o := range u.Overflows() {
		return fmt.Errorf("%q needs %.0f by %.0f pixels, has %.0f by %.0f", o.Text, o.Width, o.Height, o.Rect.W, o.Rect.H)
	}
	return nil
}
