package shell

import (
	"math"
	"slices"

	"islas/game"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the scene in design units.
const (
	playersLeast = 430 // least width of the players' panel
	playersMost  = 640
	aloneMost    = 816 // of a single panel, or one beside the options
	rulesWide    = 380 // of the options
	previewMost  = 900 // of the options with the board below them
	roomyFrom    = 692 // height inside a panel from which the options stand in its foot
	promptHeight = 72
	promptLeast  = 400 // width of the prompt beside the button for random boards
	footOption   = 300 // width of an option in the foot
	footStart    = 260 // and of the start button
	buttonMost   = 360 // width of a button in a column
	paneGap      = 16  // between panels, and between things in one
	countEach    = 44  // least width of a number of players
)

// Greatest parts: of the scene's width for players in long rows, of a panel's height that do not scroll for its foot, and its foot and head.
const (
	playersPart = 0.42

	footPart = 0.25
	endsPart = 0.42
)

// pane is a panel of the scene: the players, the boards or, in games without any, the options.
type pane struct {
	panel   ui.Rect
	boards  bool
	rules   bool
	paged   bool // it takes turns with the other pane
	foot    bool // the start button stands in it
	options bool // the options stand beside the start button, not below the players
}

// drawPanes draws players and boards, or options, side by side, or by turns where there is no room for that. A game with neither has one
// pane.
func (n *newGame) drawPanes(u *ui.UI, below ui.Rect) {
	at, boards := pageIn(u, below), n.draft.boards()
	players, least := min(max(at.W*0.36, u.Px(playersLeast)), u.Px(playersMost), at.W*0.5), u.Px(narrowBelow)
	if long := math.Ceil(n.longWidth(u)+2*pageMargin(u)) + 1; at.W > at.H && long <= at.W*playersPart { // rows are lower, which matters here
		players = max(players, long)
	}
	if !boards {
		players, least = u.Px(aloneMost), u.Px(aloneMost+paneGap+rulesWide)
	}
	if alone := !boards && !n.previews() && len(n.draft.options()) == 0; alone || at.W < least || shallow(u) {
		n.drawPane(u, n.footed(u, pane{panel: at.Center(min(at.W, u.Px(aloneMost)), at.H), paged: boards, boards: boards && n.page == 1}))
		return
	}
	if !boards {
		if n.previews() {
			least = max(least, min(at.W, players+u.Px(paneGap+previewMost)))
		}
		at = at.Center(least, at.H)
	}
	left, right := at.CutLeft(players, u.Px(paneGap))
	last := pane{panel: right, rules: true, foot: true}
	if boards {
		last = n.footed(u, pane{panel: right, boards: true})
	}
	n.drawPane(u, pane{panel: left, options: last.options || last.rules})
	n.drawPane(u, last)
}

// footed puts the start button into a pane, and the options too where it has room for them.
func (n *newGame) footed(u *ui.UI, p pane) pane {
	inside, options := p.panel.Inset(pageMargin(u)), len(n.draft.options())
	p.foot = true
	p.options = !p.paged && options > 0 && inside.H >= u.Px(roomyFrom) && inside.W >= u.Px(footStart+footOption*float64(options))
	return p
}

// drawPane draws a pane. Its head and foot stay in place while the rest is scrolled, where there is room enough.
func (n *newGame) drawPane(u *ui.UI, p pane) {
	inside, gap, id, page := page(u, p.panel), u.Px(paneGap), "players", n.page
	switch {
	case p.boards:
		id = "boards"
	case p.rules:
		id = "rules"
	}
	head, foot := n.ends(u, p, inside.W)
	keepsFoot := foot.height+gap <= inside.H*footPart
	keepsHead := keepsFoot && head.height+foot.height+gap <= inside.H*endsPart
	room := inside
	if keepsHead {
		at, rest := room.CutTop(head.height)
		head.draw(at)
		room = rest
	}
	if keepsFoot && foot.height > 0 {
		_, room = room.CutBottom(foot.height + gap)
	}
	previews := n.previews() && p.foot && !p.boards
	was, count := n.draft, n.draft.Count // a click changes the draft in this very frame, which is drawn as it began all the same
	of := func(width float64) (all []block) {
		head, foot := n.ends(u, p, width)
		if !keepsHead && head.height > 0 {
			all = append(all, head)
		}
		switch {
		case p.boards:
			all = append(all, n.boardsBlock(u, width, room.H))
		case p.rules:
			all = append(all, n.optionsBlocks(u, width)...)
		default:
			all = append(all, n.playersBlocks(u, width, !p.options, &was, &count)...)
		}
		if previews {
			all = append(all, n.previewBlock(u, width, room.H-heightOf(all, 0)))
		}
		if !keepsFoot {
			all = append(all, space(gap), foot)
		}
		return all
	}
	width := room.W
	all := of(width)
	if heightOf(all, 0) > room.H {
		width -= u.Px(scrollMargin)
		all = of(width)
	}
	high := heightOf(all, 0)
	u.Scroll(id, room, high, func(at ui.Rect) {
		at.W = width
		stack(at, all, 0)
		if _, free := at.CutTop(high); !previews && !p.boards && (p.foot || n.draft.boards()) {
			n.drawShip(u, free)
		}
	})
	if keepsFoot {
		at, _ := inside.CutBottom(foot.height)
		foot.draw(at)
	}
	if count != was.Count {
		n.draft.setCount(count)
	}
	if n.page != page {
		u.ScrollTo("players", 0)
		u.ScrollTo("boards", 0)
	}
}

// ends returns the head and foot of a pane of a width.
func (n *newGame) ends(u *ui.UI, p pane, width float64) (head, foot block) {
	var all []block
	if p.paged {
		tabs := choiceBlock(u, width, "page", u.T("new.title"), []string{u.T("new.players"), u.T("board.all")}, &n.page)
		all = append(all, tabs, space(u.Px(theme.Gap)))
	}
	if p.boards {
		all = append(all, n.promptBlock(u, width))
	}
	foot.draw = func(ui.Rect) {}
	if p.foot {
		foot = n.footBlock(u, width, p)
	}
	return column(0, all...), foot
}

// promptBlock returns the prompt with the next step, and the button for random boards.
func (n *newGame) promptBlock(u *ui.UI, width float64) block {
	th := u.Theme()
	text, hint, colour := u.T("new.ready"), u.T("new.ready.hint"), th.Good
	if seat := n.draft.picker(); seat != game.NoSeat {
		text, hint, colour = u.T("board.pick", "name", n.name(seat)), u.T("board.hint"), th.Accent
	}
	lot := n.lotWidth(u)
	all := beside(width, u.Px(theme.Gap), u.Px(promptLeast),
		cell{0, func(width float64) block {
			both := []block{
				titled(u, width, u.Fitting(text, width, theme.Heading, theme.Subheading), colour, text),
				paragraph(u, width, theme.Small, th.InkSoft, ui.Left, hint),
			}
			return column(0, both...)
		}},
		cell{lot, func(width float64) block {
			high := max(u.Px(menuButton), u.ButtonHeight(width, u.T("board.lot")))
			return block{high, func(r ui.Rect) { n.drawLot(u, r.Center(min(lot, r.W), high)) }}
		}})
	return block{max(all.height+u.Px(theme.Gap/2), u.Px(promptHeight)), func(r ui.Rect) { all.draw(r) }}
}

// lotWidth returns the width of the button for random boards.
func (n *newGame) lotWidth(u *ui.UI) float64 { return u.ButtonWidth(u.T("board.lot"), true) }

// footBlock returns the start button and, where no boards are seen, the button for random ones; side by side at the right end where there
// is room.
func (n *newGame) footBlock(u *ui.UI, width float64, p pane) block {
	lot := p.paged && !p.boards
	gap, high, lotWide, wayWide := u.Px(paneGap), u.Px(menuButton), n.lotWidth(u), u.ButtonWidth(u.T("new.start"), true)
	if n.draft.boards() {
		wayWide = max(wayWide, u.ButtonWidth(u.T("board.go"), true))
	}
	words, row := []block(nil), high
	if p.options {
		options := n.draft.options()
		words, row = n.warnings(u, width, options...), u.Px(labelRow+theme.Target)+n.explainedBeside(u, width-wayWide-gap)
	}
	column := width < 2*wayWide || lot && width < lotWide+gap+wayWide
	if column {
		wayWide = min(width, u.Px(buttonMost))
		high = max(high, u.ButtonHeight(wayWide, u.T("new.start")), u.ButtonHeight(wayWide, u.T("board.go")), u.ButtonHeight(wayWide, u.T("board.lot")))
		if row = high; lot {
			row += gap + high
		}
	}
	return block{heightOf(words, 0) + row, func(r ui.Rect) {
		r, above := r.CutBottom(row)
		stack(above, words, 0)
		way, rest := r.CutRight(wayWide, gap)
		at, _ := rest.CutRight(lotWide)
		if column {
			at, way = r.Center(wayWide, r.H), r.Center(wayWide, r.H)
			at, _ = at.CutTop(high)
			way, _ = way.CutBottom(high)
		}
		if p.options {
			n.drawOptionsBeside(u, rest)
		}
		if lot {
			n.drawLot(u, at)
		}
		n.drawWay(u, way, high, p.paged)
	}}
}

// Sizes of the options in design units.
const (
	optionsHead = 12 + 40
	optionGap   = 16
	optionLeast = 230 // least width of one beside others
	warningGap  = 6
)

// optionsBlocks returns the options of the game below a heading.
func (n *newGame) optionsBlocks(u *ui.UI, width float64) []block {
	options, th := n.draft.options(), u.Theme()
	if len(options) == 0 {
		return nil
	}
	all := []block{{u.Px(optionsHead), func(r ui.Rect) {
		r, _ = r.CutBottom(u.Px(40))
		u.Headed(2, func() {
			u.TextFitted(r, th.Ink, ui.Left|ui.Middle, u.T("new.options"), theme.Subheading, theme.Sidehead, theme.BodyBold, theme.SmallBold)
		})
	}}}
	for i := range options {
		o := &options[i]
		label := paragraph(u, width, theme.Small, th.InkSoft, ui.Left|ui.Middle, u.T("option."+o.ID))
		control := u.Px(theme.Target) * float64(max(u.ChoiceRows(width, optionLabels(u, o)), 1))
		all = append(all, block{max(label.height, u.Px(labelRow)), label.draw}, block{control, func(r ui.Rect) { n.drawOption(u, r, o) }})
		all = append(all, n.explained(u, width, o)...)
		all = append(all, n.warnings(u, width, *o)...)
		after := u.Px(optionGap)
		if i == len(options)-1 {
			after = u.Px(4)
		}
		all = append(all, space(after))
	}
	return all
}

// explained returns what an option changes, or what its chosen value means where there are texts about those, in the room of the longest;
// nothing for an option without such texts.
func (n *newGame) explained(u *ui.UI, width float64, o *game.Option) []block {
	words, key := []string{""}, "option."+o.ID
	if !n.s.Texts.Has(key + ".text") {
		words = mapped(o.Words(), func(word string) string { return "." + word })
	}
	high := 0.0
	var chosen block
	for i, word := range words {
		if !n.s.Texts.Has(key + word + ".text") {
			return nil
		}
		said := paragraph(u, width, theme.Small, u.Theme().InkSoft, ui.Left, u.T(key+word+".text"))
		if high = max(high, said.height); len(words) == 1 || o.Choices[i] == n.draft.value(o) {
			chosen = said
		}
	}
	if chosen.draw == nil {
		return nil
	}
	return []block{space(u.Px(warningGap)), {high, chosen.draw}}
}

// explainedBeside returns the height of the texts about options that stand side by side in a width.
func (n *newGame) explainedBeside(u *ui.UI, width float64) (high float64) {
	options := n.draft.options()
	each, _ := n.optionsBeside(u, width)
	for i := range options {
		high = max(high, heightOf(n.explained(u, each[i], &options[i]), 0))
	}
	return high
}

// warnings returns the warnings about option values with which a match may not end by itself.
func (n *newGame) warnings(u *ui.UI, width float64, options ...game.Option) (all []block) {
	for i := range options {
		if o := &options[i]; o.Distant(n.draft.value(o)) {
			all = append(all, n.warning(u, width, o))
		}
	}
	return all
}

// warning returns the warning about an option.
func (n *newGame) warning(u *ui.UI, width float64, o *game.Option) block {
	rounds := 0
	if by := n.draft.info.Stalemate; by != nil {
		rounds = by.Rounds
	}
	text := u.T("option."+o.ID+".far", "far", o.Far, "rounds", rounds)
	said := paragraph(u, width, theme.Small, u.Theme().Accent, ui.Left|ui.Bottom, text)
	return block{said.height + u.Px(warningGap), said.draw}
}

// optionLabels returns the labels of an option's values in their order.
func optionLabels(u *ui.UI, o *game.Option) []string {
	return mapped(o.Words(), func(word string) string { return u.T("option." + o.ID + "." + word) })
}

// optionsBeside returns the widths of options that stand side by side in a width, and the gap between them.
func (n *newGame) optionsBeside(u *ui.UI, width float64) (each []float64, gap float64) {
	options := n.draft.options()
	gaps := float64(max(len(options)-1, 1))
	least, room := min(u.Px(optionLeast), (width-gaps*u.Px(2*optionGap))/(gaps+1)), width
	for i := range options {
		each = append(each, max(u.MeasureText(theme.Small, u.T("option."+options[i].ID)), least))
		room -= each[i]
	}
	return each, max(min(u.Px(2*optionGap), room/gaps), 0)
}

// drawOptionsBeside draws the options side by side in r, without a heading, and below each what it changes.
func (n *newGame) drawOptionsBeside(u *ui.UI, r ui.Rect) {
	each, gap := n.optionsBeside(u, r.W)
	for i, options := 0, n.draft.options(); i < len(options); i++ {
		o := &options[i]
		at := r.TakeLeft(each[i], gap)
		label, at := at.CutTop(u.Px(labelRow))
		u.Text(label, theme.Small, u.Theme().InkSoft, ui.Left|ui.Middle, u.T("option."+o.ID))
		control, below := at.CutTop(u.Px(theme.Target))
		control, _ = control.CutLeft(min(u.Px(optionLeast), each[i]))
		n.drawOption(u, control, o)
		stack(below, n.explained(u, each[i], o), 0)
	}
}

// drawOption draws an option: a choice of its values if there are few.
func (n *newGame) drawOption(u *ui.UI, r ui.Rect, o *game.Option) {
	key := "option." + o.ID
	value := n.draft.value(o)
	if len(o.Choices) == 0 {
		if u.Stepper(o.Flag, r, o.Min, o.Max, &value, u.T(key)) {
			n.draft.setValue(o.ID, value)
		}
		return
	}
	choice := ui.ChoiceOptions{Label: u.T(key), Labels: optionLabels(u, o)}
	choice.Rows = int(math.Round(r.H / u.Px(theme.Target)))
	chosen := slices.Index(o.Choices, value)
	if n.draft.settled(o) {
		u.PushDisabled(u.T("code.built-in"))
		defer u.PopDisabled()
	}
	if u.ChoiceOf(o.Flag, r, choice, &chosen) {
		n.draft.setValue(o.ID, o.Choices[chosen])
	}
}
