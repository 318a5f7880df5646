package shell

import (
	"fmt"
	"slices"

	"islas/render/keep/settings"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// label draws what a control is called.
func (c *settingsScene) label(u *ui.UI, r ui.Rect, key string) {
	text := u.T(key)
	style := u.Fitting(text, r.W, theme.Body, theme.Small)
	if stacked(u) && u.MeasureText(style, text) > r.W {
		u.TextWrapped(r, style, u.Theme().Ink, ui.Left|ui.Middle, text)
		return
	}
	u.Text(r, style, u.Theme().Ink, ui.Left|ui.Middle, text)
}

// choice is a line with a choice of labels, in as many rows as the window makes of them; set is called with another one than the chosen.
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

// labelsOf are the texts of some values, whose keys are those of their choice with their names behind.
func labelsOf[T fmt.Stringer](u *ui.UI, key string, all []T) (labels []string) {
	for _, v := range all {
		labels = append(labels, u.T(key+"."+v.String()))
	}
	return labels
}

// oneOf is the choice of one of some values.
func oneOf[T interface {
	comparable
	fmt.Stringer
}](c *settingsScene, u *ui.UI, id, key string, all []T, value *T) setting {
	return c.choice(id, key, labelsOf(u, key, all), slices.Index(all, *value), func(i int) { *value = all[i] })
}

// own is a choice of the game's own.
func (c *settingsScene) own(u *ui.UI, own settings.Choice) setting {
	key := "settings." + own.ID
	var labels []string
	for _, value := range own.Values {
		labels = append(labels, u.T(key+"."+value))
	}
	return c.choice(own.ID, key, labels, slices.Index(own.Values, c.s.Settings.Own(own)), func(i int) {
		c.s.Settings.SetOwn(own, own.Values[i])
	})
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
	return c.choice("scale", "settings.scale", labels, chosen, func(i int) {
		c.s.Settings.Scale, c.s.Settings.SizeAsSystem = values[i], false
	})
}

// volume is a slider for a volume in percent.
func (c *settingsScene) volume(id, key string, percent *int) setting {
	return setting{key: key, draw: func(u *ui.UI, control ui.Rect) {
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
	return setting{key: key, tip: u.T(tip), draw: func(u *ui.UI, control ui.Rect) {
		if u.Toggle(id, control, u.T(tip), on) {
			if then != nil {
				then()
			}
			c.s.Changed()
		}
	}}
}

// button is a line with a button that does something.
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
