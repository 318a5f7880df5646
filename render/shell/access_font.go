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
	ask := func() { askFont(c.s) }
	key := "access.typeface"
	lines := []setting{c.choice("typeface", key, labelsOf(u, key, all), slices.Index(all, set.Typeface), func(i int) {
		if all[i] == settings.TypefaceOwn && !kept {
			ask()
			return
		}
		set.Typeface = all[i]
	}), {told: []string{u.T("access.typeface.tip")}}}
	if !kept {
		return append(lines, c.button("font", "access.font", "access.font.choose", ui.ButtonOptions{}, ask), setting{told: []string{u.T("access.font.tip")}})
	}
	return append(lines,
		c.button("font", "access.font", "access.font.change", ui.ButtonOptions{}, ask),
		setting{told: []string{toldOfFont(c.s, font)}},
		c.button("font.remove", "access.font.remove", "access.font.remove.do", ui.ButtonOptions{}, c.s.RemoveFont),
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

// askFont asks for the file of a font, or says how one is taken where nothing can ask for it.
func askFont(s *stage.Stage) {
	if s.PickFont == nil {
		TellFont(s)
		return
	}
	s.PickFont()
}

// TellFont says how a font is taken where nothing can ask for its file.
func TellFont(s *stage.Stage) { s.Tell("font.drop") }
