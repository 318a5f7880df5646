package shell

import (
	"cmp"
	"runtime"
	"strconv"

	"islas/game/program"
	"islas/render/keep/settings"
	"islas/render/stage"
	"islas/render/ui"
)

// access is the scene of the accessibility settings: which system preferences are followed, scanning, speech, keys. Every change takes
// effect at once.
type access struct{ settingsScene }

// NewAccess returns the scene of the accessibility settings. It is pushed on top of another scene, to which it goes back.
func NewAccess(s *stage.Stage) stage.Scene { return &access{settingsScene{s: s}} }

// Frame implements stage.Scene.
func (c *access) Frame(u *ui.UI) {
	c.s.PaintSea(u)
	c.s.PaintRose(u)
	_, below, back := bar(c.s, u, u.T("access.title"))
	c.drawLines(u, "access", below, c.lines(u))
	if back {
		c.s.Pop()
	}
}

// lines returns all of these settings in groups.
func (c *access) lines(u *ui.UI) []setting {
	set := &c.s.Settings
	lines := []setting{
		{head: u.T("access.see")},
		oneOf(&c.settingsScene, u, "theme", "access.theme", settings.Themes(), &set.Theme),
		{told: mapped(settings.Themes(), func(t settings.Theme) string { return u.T("access.theme." + t.String() + ".tip") }), tell: int(set.Theme)},
		c.asSystem(u, "motion", &set.MotionAsSystem, &set.ReducedMotion),
		c.asSystem(u, "dim", &set.DimAsSystem, &set.Dim),
		{told: []string{u.T("access.system.tip")}},
		oneOf(&c.settingsScene, u, "typeface", "access.typeface", settings.Typefaces(), &set.Typeface),
		{told: []string{u.T("access.typeface.tip")}},
	}
	if _, _, differs := u.Asked(); differs { // boards have no room for larger texts there
		lines = append(lines, c.toggle(u, "whole", "access.whole", "access.whole.tip", &set.WholeTable, nil))
	}
	if c.s.System.TextSize > 0 {
		lines = append(lines, c.toggle(u, "size", "access.size", "access.size.tip", &set.SizeAsSystem, nil))
	}
	lines = append(lines, setting{head: u.T("access.hear")})
	if c.s.Speaks {
		lines = append(lines, c.toggle(u, "speech", "access.speech", "access.speech.tip", &set.Speech, nil))
	}
	return append(lines,
		setting{told: []string{u.T("access.reader.tip")}},
		setting{head: u.T("access.act")},
		c.button("keys", "access.keys", "access.keys.open", ui.ButtonOptions{}, func() { c.s.Push(c.s.Routes.Keys(c.s)) }),
		oneOf(&c.settingsScene, u, "scan", "access.scan", settings.Scans(), &set.Scan),
		setting{told: []string{u.T("access.scan.tip")}},
		setting{head: u.T("access.help")},
		setting{told: []string{u.T("access.help.text", "about", c.about(u))}},
	)
}

// about returns the text that is needed to fix an accessibility problem: the version of the program, the system and the settings.
func (c *access) about(u *ui.UI) string {
	w, h := u.Size()
	about := u.T("access.help.about", "version", cmp.Or(c.s.Options.Version, program.Unversioned), "system", runtime.GOOS+"/"+runtime.GOARCH,
		"width", strconv.Itoa(int(w)), "height", strconv.Itoa(int(h)), "size", c.s.Size())
	if c.s.Theme.HighContrast {
		about = u.T("access.help.about.contrast", "about", about)
	}
	if c.s.Settings.ReducedMotion {
		about = u.T("access.help.about.motion", "about", about)
	}
	return about
}

// asSystem returns a choice between on, off and the system's preference.
func (c *access) asSystem(u *ui.UI, id string, follows, on *bool) setting {
	key, chosen := "access."+id, 1
	switch {
	case *follows:
		chosen = 0
	case *on:
		chosen = 2
	}
	return c.choice(id, key, []string{u.T("access.system"), u.T(key + ".off"), u.T(key + ".on")}, chosen, func(i int) {
		*follows, *on = i == 0, i == 2
		c.s.Settings.Obey(c.s.System)
	})
}
