package app

import (
	"encoding/json"
	"math"
	"slices"
	"strconv"
	"syscall/js"
	"time"

	"islas/render/ui"
)

// mirrorEvery is the least time between two updates of the page's mirror.
const mirrorEvery = 150 * time.Millisecond

// mirror gives the page a description of the screen, for screen readers and the like, whose actions come back as input. The page's side is
// mirror.js.
type mirror struct {
	page    js.Value // function that takes the description
	told    string
	since   time.Duration
	stale   bool
	acts    []ui.Assist
	request js.Func
}

// part is a widget or a text of the screen, in short: a screen has hundreds.
type part struct {
	ID      string `json:"id"`
	Role    string `json:"role"` // "text" for a text, "h1", "h2" and so on for a heading
	Name    string `json:"name"`
	Value   string `json:"value,omitempty"`
	Tells   string `json:"tells,omitempty"` // further text about it, or why it can't be used
	Part    string `json:"part,omitempty"`  // of the scene that it is in
	Off     bool   `json:"off,omitempty"`   // it can't be used now
	Focused bool   `json:"focused,omitempty"`
	At      [4]int `json:"at"` // in pixels of the page
}

// shown is the description of the screen.
type shown struct {
	Title  string `json:"title"`
	Lang   string `json:"lang"`
	Dialog string `json:"dialog,omitempty"` // title of the dialog on top
	Parts  []part `json:"parts"`
	Prompt string `json:"prompt"` // what has to be done
	Focus  string `json:"focus"`  // text of what has the game's own focus
}

// input adds the actions of assistive tools to the input of a tick.
func (m *mirror) input(a *app, in *ui.Input) {
	if m.page.IsUndefined() {
		m.open(a)
	}
	if len(m.acts) > 0 {
		in.Assist = m.acts[0]
		m.acts = m.acts[1:]
	}
}

// open finds the page's side and gives it the function for actions.
func (m *mirror) open(a *app) {
	m.page = js.Global().Get("islasMirror")
	if !m.page.Truthy() {
		m.page = js.Null()
		return
	}
	a.stage.Voice.Listens = true
	m.request = js.FuncOf(func(_ js.Value, args []js.Value) any {
		act := ui.Assist{ID: args[1].String()}
		switch args[0].String() {
		case "focus":
			act.Focus = true
		case "click":
			act.Focus, act.Click = true, true
		case "set":
			act.Focus, act.Set, act.Value = true, true, args[2].String()
		}
		m.acts = append(m.acts, act)
		return nil
	})
	js.Global().Set("islasAssist", m.request)
}

// changed records that a frame was run, after which the screen may differ.
func (m *mirror) changed() { m.stale = true }

// waits returns how long after the last tick the next update is due; ok is false if none is.
func (m *mirror) waits() (d time.Duration, ok bool) {
	return max(0, mirrorEvery-m.since), m.stale && m.page.Truthy()
}

// close does nothing: the program itself does not speak here.
func (*mirror) close() {}

// tick sends the page what has changed, not too often.
func (m *mirror) tick(a *app, dt time.Duration) {
	m.since += dt
	if d, ok := m.waits(); !ok || d > 0 {
		return
	}
	m.since, m.stale = 0, false
	if a.stage.Voice.Forgotten() {
		m.page.Invoke("forget", "")
	}
	data, err := json.Marshal(m.screen(a))
	if err == nil && string(data) != m.told {
		m.told = string(data)
		m.page.Invoke("show", m.told)
	}
	for _, sentence := range a.stage.Voice.Take() {
		m.page.Invoke("say", sentence)
	}
}

// screen returns the description of the screen as of the last frame.
func (m *mirror) screen(a *app) shown {
	s := shown{Title: a.stage.Title(), Lang: a.stage.Texts.Lang(), Prompt: a.stage.Voice.Prompt(), Focus: spoken(a.ui, a.stage.Texts)}
	s.Parts = []part{} // an empty list instead of null, as when one scene gives way to another
	s.Dialog, _ = a.ui.Dialog()
	density, seen, headed := a.loop.Window.Density, map[string]int{}, false
	for c := range a.ui.Contents {
		w := &c.Widget
		p := part{ID: w.ID, Role: string(w.Role), Name: w.Label, Value: w.Value, Tells: told(w), Off: !w.Enabled, Focused: w.Focused}
		if w.ID == "" {
			p = part{ID: "text/" + c.Text, Role: "text", Name: c.Text}
			if c.Level > 0 {
				p.Role = "h" + strconv.Itoa(c.Level)
			}
			headed = headed || c.Level == 1
		}
		if seen[p.ID]++; seen[p.ID] > 1 {
			p.ID += "#" + strconv.Itoa(seen[p.ID])
		}
		p.Part = c.Part
		for i, v := range [4]float64{c.At.X, c.At.Y, c.At.W, c.At.H} {
			p.At[i] = int(math.Round(v / density))
		}
		s.Parts = append(s.Parts, p)
	}
	if !headed && len(s.Parts) > 0 { // a scene without a visible heading, such as a table
		name := s.Dialog
		if name == "" {
			name = s.Title
		}
		s.Parts = slices.Insert(s.Parts, 0, part{ID: "heading", Role: "h1", Name: name, At: s.Parts[0].At})
	}
	return s
}
