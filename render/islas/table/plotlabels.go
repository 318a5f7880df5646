package table

import (
	"strings"

	"islas/game"
	"islas/game/islas"
	"islas/render/ui"
)

// plotLabels are what the plots of an island are called, remembered for as long as nothing that they say changes.
type plotLabels struct {
	about plotsKey
	texts [islas.Plots]string
}

// plotsKey is all that the labels of plots depend on.
type plotsKey struct {
	lang   string
	seat   game.Seat
	pieces [islas.Plots]islas.Building
	built  islas.PlotSet // on which plots they stand
	fresh  islas.PlotSet // those of them that are news
}

// of returns the labels of the plots of a seat, by plot.
func (l *plotLabels) of(f *frame, seat game.Seat) *[islas.Plots]string {
	s := f.known()
	key := plotsKey{lang: f.paint.stage.Texts.Lang(), seat: seat}
	for plot := range islas.Plot(islas.Plots) {
		if b, ok := s.At(seat, plot); ok {
			key.pieces[plot], key.built = b, key.built.Add(plot)
		}
	}
	if f.news.Told {
		key.fresh = f.news.plots[seat] & key.built
	}
	if key != l.about {
		l.about = key
		for plot := range l.texts {
			l.texts[plot] = key.label(f.ui, s, islas.Plot(plot))
		}
	}
	return &l.texts
}

// label says what a plot lies next to and what stands on it.
func (k *plotsKey) label(u *ui.UI, s *islas.State, plot islas.Plot) string {
	var near []string
	for f := range islas.Feature(islas.Features) {
		if s.Near(k.seat, islas.FeaturePriority(f)).Has(plot) {
			near = append(near, u.T("feature."+f.String()))
		}
	}
	text := u.T("table.plot", "near", strings.Join(near, ", "))
	if k.built.Has(plot) {
		text = pieceName(u, k.pieces[plot].Kind, k.pieces[plot].Colour) + "\n" + text
	}
	if k.fresh.Has(plot) {
		text += "\n" + u.T("table.plot-new")
	}
	return text
}
