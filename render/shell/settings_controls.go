package shell

import (
	"slices"

	"islas/render/keep/settings"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// explain is the switch of explanations. Whoever turns it on is told everything once more.
func (c *settingsScene) explain(u *ui.UI) setting {
	return c.toggle(u, "explain", "settings.explain", "settings.explain.tip", &c.s.Settings.Explain, func() {
		if c.s.Settings.Explain {
			c.s.ExplainAgain()
		}
	})
}

func (c *settingsScene) label(u *ui.UI, r ui.Rect, key string) {
	text := u.T(key)
	style := u.Fitting(text, r.W, theme.Body, theme.Small)
	if stacked(u) && u.MeasureText(style, text) > r.W {
		u.TextWrapped(r, style, u.Theme().Ink, ui.Left|ui.Middle, text)
		return
	}
	u.Text(r, style, u.Theme().Ink, ui.Left|ui.Middle, text)
}

// choose draws a choice of labels, in as many rows as the window makes of them.
func (*settingsScene) choose(u *ui.UI, id string, control ui.Rect, label string, labels []string, chosen *int) bool {
	o := ui.ChoiceOptions{Label: label, Labels: labels}
	if stacked(u) {
		o.Rows = u.ChoiceRows(control.W, labels)
	}
	return u.ChoiceOf(id, control, o, chosen)
}

// speed is the choice of how fast things move.
func (c *settingsScene) speed(u *ui.UI) setting {
	var labels []string
	chosen := 0
	for i, speed := range settings.Speeds() {
		labels = append(labels, u.T("settings.speed."+speed.String()))
		if speed == c.s.Settings.Speed {
			chosen = i
		}
	}
	return setting{key: "settings.speed", labels: labels, draw: func(u *ui.UI, label, control ui.Rect) {
		c.label(u, label, "settings.speed")
		if c.choose(u, "speed", control, u.T("settings.speed"), labels, &chosen) {
			c.s.Settings.Speed = settings.Speeds()[chosen]
			c.s.Changed()
		}
	}}
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

// own is a choice of the game's own.
func (c *settingsScene) own(u *ui.UI, own settings.Choice) setting {
	key := "settings." + own.ID
	var labels []string
	for _, value := range own.Values {
		labels = append(labels, u.T(key+"."+value))
	}
	return setting{key: key, labels: labels, draw: func(u *ui.UI, label, control ui.Rect) {
		c.label(u, label, key)
		chosen := slices.Index(own.Values, c.s.Settings.Own(own))
		if c.choose(u, own.ID, control, u.T(key), labels, &chosen) {
			c.s.Settings.SetOwn(own, own.Values[chosen])
			c.s.Changed()
		}
	}}
}

// scale is the choice of the interface's size. It has steps because what is clicked moves away with every change.
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
	return setting{key: "settings.scale", labels: labels, draw: func(u *ui.UI, label, control ui.Rect) {
		c.label(u, label, "settings.scale")
		if c.choose(u, "scale", control, u.T("settings.scale"), labels, &chosen) {
			c.s.Settings.Scale, c.s.Settings.SizeAsSystem = values[chosen], false
			c.s.Changed()
		}
	}}
}

// volume is a slider for a volume in percent.
func (c *settingsScene) volume(id, key string, percent *int) setting {
	return setting{key: key, draw: func(u *ui.UI, label, control ui.Rect) {
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
	}}
}

// toggle is a switch with a word about what it does. Once it was used, then is called, if there is something to be done.
func (c *settingsScene) toggle(u *ui.UI, id, key, tip string, on *bool, then func()) setting {
	return setting{key: key, tip: u.T(tip), draw: func(u *ui.UI, label, control ui.Rect) {
		c.label(u, label, key)
		if u.Toggle(id, control, u.T(tip), on) {
			if then != nil {
				then()
			}
			c.s.Changed()
		}
	}}
}

// chosen is a switch of what may be as the system asks: once it is used it is no longer.
func (c *settingsScene) chosen(u *ui.UI, follows *bool, id, key, tip string, on *bool) setting {
	return c.toggle(u, id, key, tip, on, func() { *follows = false })
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
