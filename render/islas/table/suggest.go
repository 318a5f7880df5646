package table

import (
	"fmt"
	"slices"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/advice"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/game/review"
	"islas/render/islas/caption"
	"islas/render/popover"
	"islas/render/session"
	"islas/render/stage"
	"islas/render/table"
	"islas/render/ui"
)

// adviser is the level of the computer player that makes suggestions.
const adviser = "hard"

// advise returns the suggestion for the person who decides, and why.
func (f *frame) advise() table.Advice {
	a := adviceOn(f, f.Hint.Action)
	if f.Port.Large() {
		a.Avoid = append(a.Avoid, popover.All(popover.Firmly, []ui.Rect{f.lay.hand, f.lay.board})...) // so that the popover may move
	}
	a.What = whatText(f, f.Hint.Action)
	a.Why = f.said(fmt.Sprint("why ", f.Hint.Number), func() string { return whyText(f, advice.Of(f.Hint.View, f.Hint.Action)) })
	return a
}

// adviceOn returns the marks on what is to be clicked for an action, and on what is left of that.
func adviceOn(f *frame, a islas.Action) table.Advice {
	p, plot := &f.choice, site{f.Actor, a.Plot}
	advice := table.Advice{Weight: f.avoids, Over: p.needsColour()}
	begun := p.active && (p.kind == a.Kind || a.Kind == islas.MakeTown && p.kind == islas.MakePalace)
	click := func(target any, done bool) {
		if advice.Targets = append(advice.Targets, target); !done {
			advice.Left = append(advice.Left, target)
		}
	}
	switch a.Kind {
	case islas.Build:
		click(cardOf(f, a.Card), begun && p.card == a.Card)
		click(plot, false)
	case islas.Load:
		click(cardOf(f, a.Card), begun && p.card == a.Card)
		click(islas.Load, false)
	case islas.MakePalace, islas.MakeTown:
		for house := range a.From.All() {
			click(site{f.Actor, house}, begun && p.from.Has(house))
		}
		click(plot, len(advice.Left) > 0) // it is chosen after the houses
	case islas.Settle, islas.Lose:
		click(plot, false)
	case islas.Name:
		click(victim(a.Seat), false)
	default:
		click(a.Kind, false)
	}
	if begun && a.From == 0 && p.needsColour() && (p.card == islas.NoCard || p.card == a.Card) {
		advice.Left = []any{a.Colour}
	}
	return advice
}

// avoids returns how bad it is for a badge to hide a widget: sites are needed, most of all those with buildings of who decides.
func (f *frame) avoids(w *ui.Widget) float64 {
	at, ok := w.Target.(site)
	if !ok {
		return 0
	}
	if _, built := f.State.At(at.seat, at.plot); built && at.seat == f.deciding {
		return 4
	}
	return 1
}

// cardOf returns the target of the first card of a kind in the open hand, nil if it is not there.
func cardOf(f *frame, c islas.Card) any {
	if f.Viewer == game.NoSeat {
		return nil
	}
	var room [islas.DeckSize]islas.Card
	if i := slices.Index(f.State.HandCards(f.Viewer, room[:0]), c); i >= 0 {
		return held(i)
	}
	return nil
}

// suggestionPlaces returns places for the popover of a suggestion, the least needed first.
func (f *frame) suggestionPlaces() []ui.Rect {
	l := f.lay
	if f.arriving {
		piles := ui.Rect{}
		if l.upright {
			piles = l.ship.Union(l.discard)
		}
		return table.NotEmpty(l.log, piles, l.ledger, l.sea)
	}
	middle := l.board
	for _, r := range l.others {
		middle = middle.Union(r)
	}
	thirds, halves := middle.Column(3, 0), middle.Column(2, 0)
	return table.NotEmpty(l.log, thirds[0], thirds[2], halves[0], halves[1], l.hand, middle)
}

// whatWords are the ends of the text keys of actions in a few words.
var whatWords = [...]string{
	islas.Build: "build", islas.DrawCards: "draw", islas.ExtraCard: "extra", islas.MakePalace: "convert", islas.MakeTown: "convert",
	islas.Load: "load", islas.EndTurn: "end", islas.Settle: "settle", islas.Lose: "lose", islas.Name: "name",
}

// whatText returns a suggested action in a few words.
func whatText(f *frame, a islas.Action) string {
	return actionText(f, "suggest.what."+whatWords[a.Kind], a)
}

// actionText returns the text of a key about an action.
func actionText(f *frame, key string, a islas.Action) string {
	if a.Kind == islas.Lose {
		b, _ := f.State.At(f.Actor, a.Plot)
		a.Colour = b.Colour
	}
	params := []any{"n", f.drawCount(), "name", f.Name(a.Seat)}
	if a.Card != islas.NoCard {
		params = append(params, "who", caption.CardName(f.UI.T, a.Card))
	}
	if a.Colour != islas.NoColour {
		building, _ := a.Kind.Building()
		params = append(params, "piece", caption.Piece(f.UI.T, building, a.Colour))
	}
	return f.UI.T(key, params...)
}

// whyText returns the reason for an action as a sentence, "" for none.
func whyText(f *frame, r advice.Reason) string {
	u, power := f.UI, islas.Power(islas.Powers)
	if r.Kind == advice.None {
		return ""
	}
	params := []any{"name", f.Name(r.Seat), "n", r.N, "m", r.M, "of", r.Of, "k", r.Priority}
	switch r.Kind {
	case advice.MoreSettlers, advice.MostSettlers, advice.EndSettlers, advice.DrawSettlers:
		unseen := u.T("suggest.unseen")
		if f.Hint.Public {
			unseen = u.T("suggest.unseen-all")
		}
		params = append(params, "unseen", unseen)
	case advice.PirateRobs:
		power = f.data.Power(f.data.Colour(r.Card))
	case advice.PirateNames, advice.ComesByTies, advice.DrawPower:
		power = map[advice.Kind]islas.Power{advice.PirateNames: islas.Shield, advice.ComesByTies: islas.Ties, advice.DrawPower: islas.Draw}[r.Kind]
	case advice.Comes:
		params = append(params, "wish", caption.Wish(u, f.data.Priorities(r.Card)[r.Priority-1]))
	case advice.PirateRobsMost:
		params = append(params, "names", table.List(r.Seats.All(), f.Name))
	}
	if r.Colour != islas.NoColour {
		power = f.data.Power(r.Colour)
		params = append(params, "colour", u.T("colour."+r.Colour.String()))
	}
	if power < islas.Powers {
		params = append(params, "power", f.power(power))
	}
	return u.T("suggest.why."+r.Kind.String(), params...)
}

// Review begins the review of a match, with a picture of each decision.
func Review(m *engine.Match, e review.Effort, picture stage.DecisionPicture[islas.State, islas.Action]) (*stage.Review, error) {
	seats := m.Setup().Seats
	return stage.BeginReview(engine.Engine{}, m, e, stage.ReviewWords[islas.State, islas.Action, islas.View]{
		Picture: picture,
		What: func(u *ui.UI, s *islas.State, decision []islas.Action) string {
			a, key := decision[0], "suggest.what."
			switch a.Kind { // nothing is marked on the table
			case islas.MakePalace, islas.MakeTown:
				return actionText(looking(u, seats, s), "review.what.raise", a)
			case islas.Settle, islas.Lose:
				key = "review.what."
			}
			return actionText(looking(u, seats, s), key+whatWords[a.Kind], a)
		},
		Other: func(u *ui.UI, decision []islas.Action) string {
			if decision[0].Kind == islas.Lose {
				return u.T("review.other.house")
			}
			return u.T("review.other.plot")
		},
		Why: func(u *ui.UI, v islas.View, decision []islas.Action) string {
			s := v.State()
			return whyText(looking(u, seats, &s), advice.Of(v, decision[0]))
		},
		Luck: func(u *ui.UI, s *islas.State, decision []islas.Action) string {
			switch decision[0].Kind {
			case islas.DrawCards, islas.ExtraCard:
				return u.T("review.luck.draw", "name", seats[s.Decision().Seat].Name)
			}
			return u.T("review.luck.ship")
		},
	})
}

// looking returns a frame for the texts about a position that is looked back at.
func looking(u *ui.UI, seats []match.Seat, s *islas.State) *frame {
	p := &players{Players: table.Players{Seats: seats}, data: s.Data()}
	return &frame{
		base: base{
			Players: &p.Players,
			Frame:   session.Frame[islas.State, islas.Action, islas.Event]{State: s, Actor: s.Decision().Seat, Viewer: game.NoSeat},
			Painter: table.Painter{UI: u}, Hint: &session.Suggestion[islas.Action, islas.View]{},
		},
		data: s.Data(), players: p,
	}
}
