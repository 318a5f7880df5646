package table

import (
	"strconv"
	"strings"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/session"
	"islas/render/theme"
	"islas/render/ui"
)

// news is what has happened on the islands since the viewer's last turn. It reveals nothing hidden.
type news struct {
	session.Since
	plots [islas.MaxSeats]islas.PlotSet // buildings that have come, by seat
	turns [islas.MaxSeats][]islas.Event // the player's last turn among the news, by seat
}

// read finds the news for the viewer in the log.
func (n *news) read(log *session.Log[islas.State, islas.Event], viewer game.Seat) {
	n.Since = log.Since(viewer)
	n.plots = [islas.MaxSeats]islas.PlotSet{}
	for seat := range n.turns {
		n.turns[seat] = n.turns[seat][:0]
	}
	turn := game.NoSeat
	for i := n.From; i < log.Len(); i++ {
		e := &log.Step(i).Event
		own := e.Seat == viewer && viewer != game.NoSeat
		switch e.Kind {
		case islas.EvTurn:
			turn = e.Seat
			n.turns[turn] = n.turns[turn][:0]
		case islas.EvArrival:
			turn = game.NoSeat
		case islas.EvBuild, islas.EvPalace, islas.EvTown, islas.EvSettler:
			if e.Seat == game.NoSeat {
				break
			}
			n.plots[e.Seat] &^= e.From
			if !own || e.Kind == islas.EvSettler {
				n.plots[e.Seat] = n.plots[e.Seat].Add(e.Plot)
			}
		case islas.EvLoss:
			n.plots[e.Seat] = n.plots[e.Seat].Remove(e.Plot)
		}
		if turn != game.NoSeat && e.Seat == turn && !own && tokenIcons[e.Kind] != nil {
			n.turns[turn] = append(n.turns[turn], *e)
		}
	}
}

// token is a small sign of something that a player did, with a number beside it, 0 for none.
type token struct {
	icon  paint.Icon
	count int
}

// tokenIcons are the icons of what players do in their turns, by kind of event.
var tokenIcons = [islas.EvEnd + 1]paint.Icon{
	islas.EvDraw: paint.IconDeck, islas.EvBuild: art.IconHouse, islas.EvPalace: art.IconPalace, islas.EvTown: art.IconTown, islas.EvLoad: paint.IconShip,
}

// tokensOf returns the tokens of a turn. A draw that continued after a shuffle is one draw.
func tokensOf(events []islas.Event) []token {
	var all []token
	for i, e := range events {
		one := token{icon: tokenIcons[e.Kind]}
		if e.Kind == islas.EvDraw {
			one.count = e.Count
			if i > 0 && events[i-1].Kind == islas.EvDraw && events[i-1].Extra == e.Extra {
				all[len(all)-1].count += e.Count
				continue
			}
		}
		all = append(all, one)
	}
	return all
}

// strip is how tokens are laid out: side by side or below each other, and in which size.
type strip struct {
	upright bool
	scale   float64 // of the signs
	bare    bool    // without counts, for lack of room
	cell    float64 // length of a token along the strip, without its count
	size    ui.Rect // size of the strip; only W and H
}

// strips returns the ways to lay tokens out, the best first.
func strips(u *ui.UI, all []token) []strip {
	var ways []strip
	for _, manner := range []strip{{scale: 1}, {scale: 0.85}, {scale: 0.75}, {scale: 0.75, bare: true}, {scale: 0.6, bare: true}} {
		cell, least := u.Px(26*manner.scale), 24.0
		if manner.bare {
			least = 0 // no digits have to fit
		}
		across, upright := manner, manner
		across.cell, across.size = cell, ui.Rect{W: u.Px(14), H: u.Px(max(28*manner.scale, least))}
		upright.cell, upright.size = cell, ui.Rect{W: cell, H: u.Px(12) + float64(len(all))*cell}
		upright.upright = true
		for _, k := range all {
			across.size.W += cell + manner.count(u, k)
			upright.size.W = max(upright.size.W, cell+manner.count(u, k))
		}
		upright.size.W += u.Px(10)
		ways = append(ways, across, upright)
	}
	return ways
}

// count returns the width in pixels of the number beside a token.
func (w strip) count(u *ui.UI, k token) float64 {
	if k.count == 0 || w.bare {
		return 0
	}
	return u.MeasureText(theme.SmallBold, strconv.Itoa(k.count)) + u.Px(4)
}

// tokens draws what a player did in the last turn among the news, with a tooltip in words. place finds room for them; without room there
// are only the log and the rays.
func (i *isle) tokens(place func(size ui.Rect) (ui.Rect, bool)) {
	events := i.f.news.turns[i.seat]
	if len(events) == 0 || i.f.arriving {
		return
	}
	all := tokensOf(events)
	for _, way := range strips(i.f.UI, all) {
		if at, ok := place(way.size); ok {
			drawTokens(&i.f.paint, at, way, all)
			if !i.double {
				i.tellTokens(at, events)
			}
			return
		}
	}
}

// drawTokens draws tokens on their strip.
func drawTokens(p *painter, at ui.Rect, way strip, all []token) {
	u, th := p.UI, p.UI.Theme()
	u.Round(at, min(at.H, at.W)/2, theme.Alpha(th.ClothDark, 0.85), u.Px(1.5), th.BrassLight)
	rest := at.InsetXY(u.Px(7), 0)
	if way.upright {
		rest = at.InsetXY(u.Px(5), u.Px(6))
	}
	for _, k := range all {
		var one ui.Rect
		if way.upright {
			one = rest.TakeTop(way.cell, 0)
		} else {
			one = rest.TakeLeft(way.cell+way.count(u, k), 0)
		}
		sign, figure := one.CutLeft(way.cell)
		p.Icon(sign.Center(u.Px(22*way.scale), u.Px(22*way.scale)), k.icon, th.OnDark)
		if k.count > 0 && !way.bare {
			u.TextFitted(figure.Center(figure.W, at.H), th.OnDark, ui.Left|ui.Middle, strconv.Itoa(k.count), theme.SmallBold)
		}
	}
}

// tellTokens makes at a region with the words for the tokens, which enlarges the island when clicked.
func (i *isle) tellTokens(at ui.Rect, events []islas.Event) {
	var words []string
	for _, e := range events {
		words = append(words, i.f.Log.Text(i.f.UI, e, i.f.Viewer))
	}
	text := strings.Join(words, "\n")
	got := i.f.UI.Region("done."+strconv.Itoa(int(i.seat)), at, ui.RegionOptions{
		Role: ui.RoleOther, NoFocus: true, Looks: true, Cursor: ui.CursorDefault, Label: text, Tooltip: text,
	})
	if got.Clicked && !i.large {
		i.want = looksAt(i.seat)
	}
}
