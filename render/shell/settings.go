package shell

import (
	"fmt"
	"runtime"
	"slices"

	"islas/render/keep/settings"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// settingsScene is the scene of the settings for how the program looks, sounds and moves. Every change takes effect at once.
type settingsScene struct {
	flowing
	s          *stage.Stage
	fullScreen bool // full screen can be chosen, which some browsers lack
	opened     bool // it has been drawn before; the first time it begins at the top
}

// NewSettings returns the scene of the settings. It is pushed on top of another scene, to which it goes back.
func NewSettings(s *stage.Stage) stage.Scene {
	return &settingsScene{s: s, fullScreen: runtime.GOOS != "js" || s.PageFills}
}

// Sizes of the settings in design units.
const (
	settingsWidth = 1060
	settingRow    = 64
	settingLow    = 57  // where all lines fit with that
	settingTall   = 100 // with the label above the control
	settingBelow  = 12  // of that, below the control
	settingStacks = 800 // width of the window below which labels stand above
	settingHead   = 56
	settingLabel  = 0.4 // of a line's width
)

// setting is one line of the settings.
type setting struct {
	head string   // heading of a group, or empty
	told []string // texts about the choices of the line before, of which the chosen one's is shown, or nil
	tell int      // index of that
	seen bool     // it is to be scrolled into view
	key  string   // of the label's text
	draw func(u *ui.UI, control ui.Rect)

	// The texts that draw writes, from which its height in a narrow window is computed.
	labels []string // of a choice
	tip    string   // beside a switch
	button string   // on a button
}

// Frame implements stage.Scene.
func (c *settingsScene) Frame(u *ui.UI) {
	c.s.PaintSea(u)
	c.s.PaintRose(u)
	free, below, back := bar(c.s, u, u.T("settings.title"))
	lines := c.lines(u)
	device, access := func() { c.s.Push(newDevice(c.s)) }, func() { c.s.Push(c.s.Routes.Access(c.s)) }
	free.W -= u.Px(edge)
	free, fits := c.inBar(u, free, "device", u.T("device.title"), paint.IconShelf, device)
	if _, fits := c.inBar(u, free, "access", u.T("access.title"), paint.IconEye, access); !fits {
		lines = append(lines, c.button("access", "settings.access", "settings.access.open", ui.ButtonOptions{}, access))
	}
	if !fits {
		lines = append(lines, setting{head: u.T("device.title")}, c.button("device", "settings.device", "settings.device.open", ui.ButtonOptions{}, device))
	}
	c.drawLines(u, "settings", below, lines)
	if back {
		c.s.Pop()
	}
}

// drawLines draws lines in a panel in r, which scrolls where they don't fit.
func (c *settingsScene) drawLines(u *ui.UI, id string, r ui.Rect, lines []setting) {
	panel := pageIn(u, r)
	panel = panel.Center(min(panel.W, u.Px(settingsWidth)), panel.H)
	inside := panel.Inset(pageMargin(u))
	of := func(row float64) []block {
		return mapped(lines, func(line setting) block { return line.block(u, inside.W-u.Px(scrollRoom), row) })
	}
	all := of(settingRow)
	if low := of(settingLow); heightOf(all, 0) > inside.H && heightOf(low, 0) <= inside.H {
		all = low
	}
	total := heightOf(all, 0)
	panel = panel.Center(panel.W, min(panel.H, total+2*pageMargin(u)))
	if !c.opened { // the kit remembers the offset of the last time
		u.ScrollTo(id, 0)
		c.opened = true
	}
	view := page(u, panel)
	for i, line := range lines {
		bottom := heightOf(all[:i+1], 0)
		if offset, _ := u.ScrollOffset(id); line.seen && bottom > offset+view.H {
			u.ScrollTo(id, bottom-view.H)
		}
	}
	u.Scroll(id, view, total, func(at ui.Rect) { stack(at, all, 0) })
}

// stacked reports whether labels stand above their controls because there is no room beside them.
func stacked(u *ui.UI) bool { return u.Bounds().W < u.Px(settingStacks) }

// sentence returns the part of a line for a text about a control.
func sentence(u *ui.UI, line ui.Rect) ui.Rect {
	if !stacked(u) {
		_, line = line.CutLeft(line.W*settingLabel + u.Px(20))
	}
	return line
}

// block returns the line as a block of a width, row design units high where its control stands beside its label.
func (l setting) block(u *ui.UI, width, row float64) block {
	th := u.Theme()
	switch {
	case l.head != "":
		return block{max(u.Px(settingHead), u.MeasureWrapped(theme.Subheading, l.head, width)+u.Px(16)), func(r ui.Rect) {
			u.Headed(2, func() { u.TextWrapped(r, theme.Subheading, th.Accent, ui.Left|ui.Bottom, l.head) })
			y := r.Bottom() - u.Px(1)
			u.Line(ui.Point{X: r.X, Y: y}, ui.Point{X: r.Right(), Y: y}, u.Px(1.5), th.InkFaint)
		}}
	case l.told != nil: // as high whichever is chosen, so that nothing moves under the pointer
		high := 0.0
		for _, text := range l.told {
			high = max(high, u.MeasureWrapped(theme.Small, text, sentence(u, ui.Rect{W: width}).W))
		}
		return block{high + u.Px(8), func(r ui.Rect) {
			u.TextWrapped(sentence(u, r), theme.Small, th.InkSoft, ui.Left|ui.Top, l.told[l.tell])
		}}
	}
	label := u.T(l.key)
	style := func(r ui.Rect) theme.Style { return u.Fitting(label, r.W, theme.Body, theme.Small) }
	if !stacked(u) {
		return block{u.Px(row), func(r ui.Rect) {
			r = r.InsetXY(u.Px(4), (r.H-u.Px(theme.Target))/2)
			at, control := r.CutLeft(r.W*settingLabel, u.Px(16))
			u.Text(at, style(at), th.Ink, ui.Left|ui.Middle, label)
			l.draw(u, control)
		}}
	}
	name := max(u.Px(settingTall-settingBelow-theme.Target), u.MeasureWrapped(style(ui.Rect{W: width}), label, width)+u.Px(8))
	high := u.Px(theme.Target) * float64(max(1, u.ChoiceRows(width, l.labels)))
	high = max(high, u.ButtonHeight(width, l.button), u.ToggleHeight(width, l.tip))
	return block{name + high + u.Px(settingBelow), func(r ui.Rect) {
		at, r := r.CutTop(name)
		whole(u, at, style(at), th.Ink, ui.Left|ui.Middle, label)
		control, _ := r.CutTop(high)
		l.draw(u, control)
	}}
}

// lines returns all settings in groups.
func (c *settingsScene) lines(u *ui.UI) []setting {
	set := &c.s.Settings
	lines := []setting{
		{head: u.T("settings.game")},
		{key: "settings.language", draw: func(u *ui.UI, control ui.Rect) {
			control.W = min(control.W, u.Px(360))
			chooseLanguage(c.s, u, "language", control)
		}},
		oneOf(c, u, "speed", "settings.speed", settings.Speeds(), &set.Speed),
		{told: c.speedTips(u), tell: int(set.Speed)},
	}
	for _, own := range c.s.Game.Choices() {
		lines = append(lines, c.own(u, own))
	}
	if _, ok := c.s.Game.(stage.Customizable); ok {
		o := ui.ButtonOptions{Icon: c.s.Icon(paint.IconDeck), Tooltip: u.T("settings.edition.tip")}
		lines = append(lines, c.button("box", "settings.edition", "settings.edition.do", o, func() {
			if scene := c.s.Routes.Edition(c.s, "", ""); scene != nil {
				c.s.Push(scene)
			}
		}))
	}
	lines = append(lines,
		c.toggle(u, "consequences", "settings.consequences", "settings.consequences.tip", &set.Consequences, nil),
		c.toggle(u, "chance", "settings.chance", "settings.chance.tip", &set.Chance, nil),
		c.toggle(u, "explain", "settings.explain", "settings.explain.tip", &set.Explain, func() {
			if set.Explain { // whoever turns it on sees all explanations again
				c.s.Lessons.ExplainAgain()
			}
		}),
		c.toggle(u, "motion", "settings.motion", "settings.motion.tip", &set.ReducedMotion, func() { set.MotionAsSystem = false }),
		setting{head: u.T("settings.sound")},
		c.toggle(u, "heard", "settings.heard", "settings.heard.tip", &set.Sound, nil),
		c.volume("effects", "settings.effects", &set.Effects),
		c.volume("music", "settings.music", &set.Music),
		c.volume("surf", "settings.surf", &set.Surf),
		setting{head: u.T("settings.picture")},
		c.scale(u),
	)
	if c.fullScreen {
		lines = append(lines, c.toggle(u, "fullscreen", "settings.fullscreen", "settings.fullscreen.tip", &set.FullScreen, nil))
	}
	return lines
}

// choice returns a line with a choice of labels, in as many rows as the window needs; set is called with the index when another one is
// chosen.
func (c *settingsScene) choice(id, key string, labels []string, chosen int, set func(i int)) setting {
	return setting{key: key, labels: labels, draw: func(u *ui.UI, control ui.Rect) {
		o := ui.ChoiceOptions{Label: u.T(key), Labels: labels}
		if stacked(u) {
			o.Rows = u.ChoiceRows(control.W, labels)
		}
		if u.ChoiceOf(id, control, o, &chosen) {
			set(chosen)
			c.s.Changed()
		}
	}}
}

// labelsOf returns the labels of some values, whose keys are key followed by "." and the value's name.
func labelsOf[T fmt.Stringer](u *ui.UI, key string, all []T) []string {
	return mapped(all, func(v T) string { return u.T(key + "." + v.String()) })
}

// oneOf returns a line with a choice of one of some values.
func oneOf[T interface {
	comparable
	fmt.Stringer
}](c *settingsScene, u *ui.UI, id, key string, all []T, value *T) setting {
	return c.choice(id, key, labelsOf(u, key, all), slices.Index(all, *value), func(i int) { *value = all[i] })
}

// own returns a line with a choice that is the game's own.
func (c *settingsScene) own(u *ui.UI, own settings.Choice) setting {
	key := "settings." + own.ID
	labels := mapped(own.Values, func(value string) string { return u.T(key + "." + value) })
	return c.choice(own.ID, key, labels, slices.Index(own.Values, c.s.Settings.Own(own)), func(i int) {
		c.s.Settings.SetOwn(own, own.Values[i])
	})
}

// speedTips returns the explanations of the speeds. A game may have a text of its own for what it does by itself at the high ones.
func (c *settingsScene) speedTips(u *ui.UI) (tips []string) {
	const quick = "settings.speed.quick"
	for _, speed := range settings.Speeds() {
		tip := u.T("settings.speed." + speed.String() + ".tip")
		if speed >= settings.Fast && c.s.Texts.Has(quick) {
			tip += " " + u.T(quick)
		}
		tips = append(tips, tip)
	}
	return tips
}

// scale returns the choice of the interface's size. It has steps because every change moves what is clicked.
func (c *settingsScene) scale(u *ui.UI) setting {
	var labels []string
	var values []int
	chosen := -1
	for percent := settings.MinScale; percent <= settings.MaxScale; percent += 25 {
		if percent <= c.s.Size() {
			chosen = len(values)
		}
		values = append(values, percent)
		labels = append(labels, u.T("settings.percent", "n", percent))
	}
	return c.choice("scale", "settings.scale", labels, chosen, func(i int) {
		c.s.Settings.Scale, c.s.Settings.SizeAsSystem = values[i], false
	})
}

// volume returns a slider for a volume in percent.
func (c *settingsScene) volume(id, key string, percent *int) setting {
	return setting{key: key, draw: func(u *ui.UI, control ui.Rect) {
		value, slider := control.CutRight(u.Px(90))
		v := float64(*percent)
		if u.Slider(id, slider, 0, 100, 5, &v, u.T(key)) {
			*percent = int(v)
			c.s.Settings.Sound = true
			c.s.Changed()
		}
		text := u.T("settings.percent", "n", *percent)
		if *percent == 0 {
			text = u.T("settings.off")
		}
		u.Text(value, theme.Number, u.Theme().InkSoft, ui.Right|ui.Middle, text)
	}}
}

// toggle returns a line with a switch and a text about it. then is called after a change, if it is not nil.
func (c *settingsScene) toggle(u *ui.UI, id, key, tip string, on *bool, then func()) setting {
	return setting{key: key, tip: u.T(tip), draw: func(u *ui.UI, control ui.Rect) {
		if u.Toggle(id, control, u.T(tip), on) {
			if then != nil {
				then()
			}
			c.s.Changed()
		}
	}}
}

// button returns a line with a button.
func (c *settingsScene) button(id, key, do string, o ui.ButtonOptions, act func()) setting {
	text := c.s.Texts.Text(do)
	return setting{key: key, button: text, draw: func(u *ui.UI, control ui.Rect) {
		control.W = min(control.W, u.ButtonWidth(text, o.Icon != nil))
		if u.Button(id, control, text, o) {
			act()
		}
	}}
}

// inBar draws a button at the right of the free part of the bar, if there is room, and returns what is left of that.
func (c *settingsScene) inBar(u *ui.UI, free ui.Rect, id, text string, icon paint.Icon, act func()) (left ui.Rect, fits bool) {
	width := u.ButtonWidth(text, true)
	if free.W < width {
		return free, false
	}
	at, left := free.CutRight(width)
	at = at.Center(at.W, u.Px(theme.Target))
	if u.Button(id, at, text, ui.ButtonOptions{Icon: c.s.Icon(icon), Quiet: true, OnDark: true}) {
		act()
	}
	return left, true
}
