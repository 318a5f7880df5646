package table_test

import (
	"reflect"
	"slices"
	"strings"

	"islas/game/islas"
	"islas/render/ui"
)

// thing is what a picture shows, as far as tests need it. Pictures have keys of private types; seen is the only place where they are
// read.
type thing struct {
	what   string     // "card", "back", "piece", "board", "ship", "deed", "raider", "start", "glow", "icon", or the key's type
	card   islas.Card // of a card
	kind   islas.Kind // of a piece
	colour islas.Colour
	island string        // of a board
	plots  islas.PlotSet // of a glow
	text   bool          // of a deed: it shows its text side
	moving bool          // it is on its way
	shown  float64       // of a card: the visible part of its width by its face, from 0 to 1
}

// seen returns what a key of a picture says.
func seen(key any) thing {
	v := reflect.ValueOf(key)
	if v.Kind() != reflect.Struct {
		return thing{what: "other", card: islas.NoCard}
	}
	th := thing{what: strings.ToLower(strings.TrimSuffix(v.Type().Name(), "Key")), card: islas.NoCard}
	for i := range v.NumField() {
		switch f := v.Field(i); v.Type().Field(i).Name + " " + f.Type().String() {
		case "what string":
			th.what = f.String()
		case "card islas.Face":
			if th.what == "card" {
				th.card = islas.Card(f.FieldByName("Card").Uint())
			}
		case "kind islas.Kind":
			th.kind = islas.Kind(f.Uint())
		case "colour islas.Colour":
			th.colour = islas.Colour(f.Uint())
		case "plots islas.PlotSet":
			th.plots = islas.PlotSet(f.Uint())
		case "island string":
			th.island = f.String()
		case "text bool":
			th.text = f.Bool()
		case "moving bool":
			th.moving = f.Bool()
		case "shown float64":
			th.shown = f.Float()
		}
	}
	return th
}

// picture is a thing and where it is drawn.
type picture struct {
	thing
	at    ui.Rect
	alpha float64 // from 0 to 1
}

// pictures returns everything that is drawn, in this order.
func (r *rig) pictures() (all []picture) {
	r.UI.DrawnPaintings(func(key any, at ui.Rect, alpha float64) bool {
		all = append(all, picture{seen(key), at, alpha})
		return true
	})
	return all
}

// shown returns the pictures of things of a kind.
func (r *rig) shown(what string) []picture {
	return slices.DeleteFunc(r.pictures(), func(p picture) bool { return p.what != what })
}

// moving returns the pictures of what is on its way, by what they show; backs of cards are cards.
func (r *rig) moving() map[string][]picture {
	all := map[string][]picture{}
	for _, p := range r.pictures() {
		what := p.what
		if what == "back" {
			what = "card"
		}
		if p.moving {
			all[what] = append(all[what], p)
		}
	}
	return all
}
