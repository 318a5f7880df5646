package shell

import (
	"slices"

	"islas/locales"
	"islas/render/keep/settings"
	"islas/render/services"
	"islas/render/stage"
	"islas/render/ui"
)

// typeface is the choice of what texts are drawn in, and a font of the player's own: from a file, which is asked for also where that is
// chosen and none is there.
func (c *access) typeface(u *ui.UI) []setting {
	set, all := &c.s.Settings, settings.Typefaces()
	font, kept := c.s.OwnFont()
	choice := oneOf(c, u, "typeface", all, &set.Typeface)
	if !kept {
		choice.draw = func(u *ui.UI, label, control ui.Rect) {
			c.label(u, label, choice.key)
			chosen := slices.Index(all, set.Typeface)
			switch {
			case !c.choose(u, "typeface", control, u.T(choice.key), choice.labels, &chosen):
			case all[chosen] == settings.TypefaceOwn:
				askFont(c.s)
			default:
				set.Typeface = all[chosen]
				c.s.Changed()
			}
		}
	}
	lines := []setting{choice, {told: []string{u.T("access.typeface.tip")}}}
	if !kept {
		return append(lines, c.button("font", "access.font", "access.font.choose", func() { askFont(c.s) }), setting{told: []string{u.T("access.font.tip")}})
	}
	return append(lines,
		c.button("font", "access.font", "access.font.change", func() { askFont(c.s) }),
		setting{told: []string{toldOfFont(c.s, font)}},
		c.button("font.remove", "access.font.remove", "access.font.remove.do", c.s.RemoveFont),
	)
}

// toldOfFont says what the font is, and shows its letters where texts are drawn in it.
func toldOfFont(s *stage.Stage, f services.Font) string {
	key := "access.font.one"
	if f.Bold {
		key = "access.font.two"
	}
	told := s.Texts.Text(key, "name", f.Name, "n", (f.Size+1023)/1024)
	if f.Lacks != "" {
		var lacks []string
		for _, r := range f.Lacks {
			lacks = append(lacks, string(r))
		}
		told += " " + s.Texts.Text("access.font.lacks", "letters", locales.List(s.Texts.Text, lacks))
	}
	if s.Settings.Typeface == settings.TypefaceOwn {
		told += " " + s.Texts.Text("access.font.sample")
	}
	return told
}

// button is a line with a button that does something.
func (c *access) button(id, key, do string, act func()) setting {
	return setting{key: key, button: c.s.Texts.Text(do), draw: func(u *ui.UI, label, control ui.Rect) {
		c.label(u, label, key)
		text := u.T(do)
		control.W = min(control.W, u.ButtonWidth(text, false))
		if u.Button(id, control, text, ui.ButtonOptions{}) {
			act()
		}
	}}
}

// askFont asks for the file of a font, or says how one is taken where nothing can ask for it.
func askFont(s *stage.Stage) {
	if s.PickFont == nil {
		TellFont(s)
		return
	}
	s.PickFont()
}

// TellFont says how a font is taken where nothing can ask for its file.
func TellFont(s *stage.Stage) { s.Notify(s.Texts.Text("font.drop")) }
