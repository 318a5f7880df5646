package table

import (
	"strings"

	"islas/game"
	"islas/game/islas"
	"islas/render/ui"
)

// plotLabels are what there is to be said of the plots of an island, remembered for as long as nothing of it changes.
type plotLabels struct {
	about plotsKey
	texts [islas.Plots]string // for whoever sees where they lie
	names [islas.Plots]string // for whoever does not: with their numbers and what lies beside them
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
func (l *plotLabels) of(f *frame, seat game.Seat) *plotLabels {
	s := f.Known()
	key := plotsKey{lang: f.Stage.Texts.Lang(), seat: seat}
	for plot := range islas.Plot(islas.Plots) {
		if b, ok := s.At(seat, plot); ok {
			key.pieces[plot], key.built = b, key.built.Add(plot)
		}
	}
	if f.news.Any {
		key.fresh = f.news.plots[seat] & key.built
	}
	if key != l.about {
		l.about = key
		for plot := range l.texts {
			l.texts[plot], l.names[plot] = key.label(f.UI, s, islas.Plot(plot)), key.name(f.UI, s, islas.Plot(plot))
		}
	}
	return l
}

// label says what a plot lies next to and what stands on it.
func (k *plotsKey) label(u *ui.UI, s *islas.State, plot islas.Plot) string {
	text := k.features(u, s, plot)
	if k.built.Has(plot) {
		text = pieceName(u, k.pieces[plot].Kind, k.pieces[plot].Colour) + "\n" + text
	}
	if k.fresh.Has(plot) {
		text += "\n" + u.T("table.plot-new")
	}
	return text
}

// name is which plot of its island it is, what stands on it, what it lies next to, and what stands on the plots beside it.
func (k *plotsKey) name(u *ui.UI, s *islas.State, plot islas.Plot) string {
	var beside []string
	for p := range s.Neighbours(k.seat, plot).All() {
		beside = append(beside, u.T("plot.beside", "n", int(p)+1, "what", k.what(u, p)))
	}
	lines := []string{
		u.T("plot.name", "n", int(plot)+1, "what", k.what(u, plot)), k.features(u, s, plot),
		u.T("plot.neighbours", "list", strings.Join(beside, ", ")),
	}
	if k.fresh.Has(plot) {
		lines = append(lines, u.T("table.plot-new"))
	}
	return strings.Join(lines, "\n")
}

// what stands on a plot.
func (k *plotsKey) what(u *ui.UI, plot islas.Plot) string {
	if !k.built.Has(plot) {
		return u.T("plot.free")
	}
	return pieceName(u, k.pieces[plot].Kind, k.pieces[plot].Colour)
}

// features says what a plot lies next to.
func (k *plotsKey) features(u *ui.UI, s *islas.State, plot islas.Plot) string {
	var near []string
	for f := range islas.Feature(islas.Features) {
		if s.Near(k.seat, islas.FeaturePriority(f)).Has(plot) {
			near = append(near, u.T("feature."+f.String()))
		}
	}
	return u.T("table.plot", "near", strings.Join(near, ", "))
}
