package shell

import (
	"slices"

	"islas/render/paint"
	"islas/render/settings"
	"islas/render/theme"
	"islas/render/ui"
)

// explain draws the switch of explanations. Whoever turns it on is told everything once more.
func (c *settingsScene) explain() func(u *ui.UI, label, control ui.Rect) {
	draw := c.toggle("explain", "settings.explain", "settings.explain.tip", &c.s.Settings.Explain)
	return func(u *ui.UI, label, control ui.Rect) {
		was := c.s.Settings.Explain
		if draw(u, label, control); !was && c.s.Settings.Explain {
			c.s.ExplainAgain()
		}
	}
}

func (c *settingsScene) label(u *ui.UI, r ui.Rect, key string) {
	text := u.T(key)
	u.Text(r, u.Fitting(text, r.W, theme.Body, theme.Small), u.Theme().Ink, ui.Left|ui.Middle, text)
}

// speed draws the choice of how fast things move.
func (c *settingsScene) speed(u *ui.UI, label, control ui.Rect) {
	c.label(u, label, "settings.speed")
	var labels []string
	chosen := 0
	for i, speed := range settings.Speeds() {
		labels = append(labels, u.T("settings.speed."+speed.String()))
		if speed == c.s.Settings.Speed {
			chosen = i
		}
	}
	if u.ChoiceOf("speed", control, ui.ChoiceOptions{Label: u.T("settings.speed"), Labels: labels}, &chosen) {
		c.s.Settings.Speed = settings.Speeds()[chosen]
		c.s.Changed()
	}
}

// speedTips says what each speed means. What a game does by itself at the high ones it says by a text of its own.
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

// own draws a choice of the game's own.
func (c *settingsScene) own(own settings.Choice) func(u *ui.UI, label, control ui.Rect) {
	key := "settings." + own.ID
	return func(u *ui.UI, label, control ui.Rect) {
		c.label(u, label, key)
		var labels []string
		for _, value := range own.Values {
			labels = append(labels, u.T(key+"."+value))
		}
		chosen := slices.Index(own.Values, c.s.Settings.Own(own))
		if u.ChoiceOf(own.ID, control, ui.ChoiceOptions{Label: u.T(key), Labels: labels}, &chosen) {
			c.s.Settings.SetOwn(own, own.Values[chosen])
			c.s.Changed()
		}
	}
}

// scale draws the choice of the interface's size. It has steps because what is clicked moves away with every change.
func (c *settingsScene) scale(u *ui.UI, label, control ui.Rect) {
	c.label(u, label, "settings.scale")
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
	if u.ChoiceOf("scale", control, ui.ChoiceOptions{Label: u.T("settings.scale"), Labels: labels}, &chosen) {
		c.s.Settings.Scale, c.s.Settings.SizeAsSystem = values[chosen], false
		c.s.Changed()
	}
}

// volume draws a slider for a volume in percent.
func (c *settingsScene) volume(id, key string, percent *int) func(u *ui.UI, label, control ui.Rect) {
	return func(u *ui.UI, label, control ui.Rect) {
		c.label(u, label, key)
		value, slider := control.CutRight(u.Px(90))
		v := float64(*percent)
		if u.Slider(id, slider, 0, 100, 5, &v, u.T(key)) {
			*percent = int(v)
			c.s.Changed()
		}
		text := u.T("settings.percent", "n", *percent)
		if *percent == 0 {
			text = u.T("settings.off")
		}
		u.Text(value, theme.Number, u.Theme().InkSoft, ui.Right|ui.Middle, text)
	}
}

// toggle draws a switch with a word about what it does.
func (c *settingsScene) toggle(id, key, tip string, on *bool) func(u *ui.UI, label, control ui.Rect) bool {
	return func(u *ui.UI, label, control ui.Rect) bool {
		c.label(u, label, key)
		changed := u.Toggle(id, control, u.T(tip), on)
		if changed {
			c.s.Changed()
		}
		return changed
	}
}

// plain draws a line by what also reports whether it changed something.
func plain(draw func(u *ui.UI, label, control ui.Rect) bool) func(u *ui.UI, label, control ui.Rect) {
	return func(u *ui.UI, label, control ui.Rect) { draw(u, label, control) }
}

// chosen draws a switch of what may be as the system asks: once it is used it is no longer.
func (c *settingsScene) chosen(follows *bool, draw func(u *ui.UI, label, control ui.Rect) bool) func(u *ui.UI, label, control ui.Rect) {
	return func(u *ui.UI, label, control ui.Rect) {
		if draw(u, label, control) {
			*follows = false
			c.s.Changed()
		}
	}
}

// access draws the way to the settings for whoever sees, hears or moves in another way.
func (c *settingsScene) access(u *ui.UI, label, control ui.Rect) {
	c.label(u, label, "settings.access")
	text := u.T("settings.access.open")
	control.W = min(control.W, u.ButtonWidth(text, false))
	if u.Button("access", control, text, ui.ButtonOptions{}) {
		c.s.Push(c.s.Routes.Access(c.s))
	}
}

// deviceInBar draws the way to all that is kept on this device in the free part of the bar, if there is room, and returns what is left.
func (c *settingsScene) deviceInBar(u *ui.UI, free ui.Rect) (left ui.Rect, fits bool) {
	free.W -= u.Px(edge)
	left, clicked, fits := c.inBar(u, free, "device", u.T("device.title"), c.s.Icon(paint.IconShelf))
	if clicked {
		c.s.Push(newDevice(c.s))
	}
	return left, fits
}

// accessInBar draws the way to the settings for whoever sees, hears or moves in another way in the free part of the bar, if there is
// room.
func (c *settingsScene) accessInBar(u *ui.UI, free ui.Rect) bool {
	_, clicked, fits := c.inBar(u, free, "access", u.T("access.title"), c.s.Icon(paint.IconEye))
	if clicked {
		c.s.Push(c.s.Routes.Access(c.s))
	}
	return fits
}

// inBar draws a button at the right of the free part of the bar, if there is room, and returns what is left of that.
func (c *settingsScene) inBar(u *ui.UI, free ui.Rect, id, text string, icon ui.IconFunc) (left ui.Rect, clicked, fits bool) {
	width := u.ButtonWidth(text, true)
	if free.W < width {
		return free, false, false
	}
	at, left := free.CutRight(width)
	at = at.Center(at.W, u.Px(theme.Target))
	return left, u.Button(id, at, text, ui.ButtonOptions{Icon: icon, Quiet: true, OnDark: true}), true
}

// device draws the same way as a line.
func (c *settingsScene) device(u *ui.UI, label, control ui.Rect) {
	c.label(u, label, "settings.device")
	text := u.T("settings.device.open")
	control.W = min(control.W, u.ButtonWidth(text, false))
	if u.Button("device", control, text, ui.ButtonOptions{}) {
		c.s.Push(newDevice(c.s))
	}
}
