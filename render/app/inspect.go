package app

import (
	"encoding/json"
	"fmt"
	"os"

	"islas/render/ui"
)

// inspector describes the screen as JSON: natively it writes the file of the flag -inspect, in the browser it answers islasInspect(). Tests
// and assistive tools find there what can be clicked, and where.
type inspector struct {
	path string
	last []byte
}

// screen is the inspector's description.
type screen struct {
	Scene   string      `json:"scene"` // its type
	Width   float64     `json:"width"`
	Height  float64     `json:"height"`
	Density float64     `json:"density"`
	Lang    string      `json:"lang"`
	Busy    bool        `json:"busy"` // something moves, is computed or is still to be drawn sharply
	Widgets []ui.Widget `json:"widgets"`
	Notices []string    `json:"notices,omitempty"` // notices on the screen
	Cut     []string    `json:"cut,omitempty"`     // texts that did not fit their rectangles
}

func newInspector(path string) (inspector, error) {
	if path == "" {
		return inspector{}, nil
	}
	if err := os.WriteFile(path, []byte("{}\n"), 0o644); err != nil {
		return inspector{}, err
	}
	return inspector{path: path}, nil
}

// describe returns the screen as of the last tick.
func (a *app) describe() screen {
	top, w := a.loop.Top(), a.loop.Window
	s := screen{
		Scene: fmt.Sprintf("%T", top), Width: w.W, Height: w.H, Density: w.Density, Lang: a.stage.Texts.Lang(),
		Busy: a.stage.Top() != top || a.loop.Busy() || a.stage.Art.Pending(), Widgets: a.ui.Widgets(),
		Notices: a.ui.Notices(),
	}
	for _, o := range a.ui.Overflows() {
		s.Cut = append(s.Cut, o.Text)
	}
	return s
}

// report writes the file if something has changed.
func (i *inspector) report(a *app) {
	if i.path == "" {
		i.publish(a)
		return
	}
	data, err := json.Marshal(a.describe())
	if err != nil || string(data) == string(i.last) {
		return
	}
	i.last = data
	// A file that can no longer be written is ignored; the game goes on.
	if os.WriteFile(i.path+".new", append(data, '\n'), 0o644) == nil {
		_ = os.Rename(i.path+".new", i.path)
	}
}
