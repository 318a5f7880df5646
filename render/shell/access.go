package shell

import (
	"runtime"
	"slices"
	"strconv"

	"islas/game/program"
	"islas/render/settings"
	"islas/render/stage"
	"islas/render/ui"
)

// access is where a player says what makes the program easier to use for them: what of the system's wishes is followed, scanning,
// speech, keys. Every change is followed at once.
type access struct{ settingsScene }

// NewAccess is the scene of those settings. It is pushed on top of another, to which it goes back.
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

// lines are all of these settings in groups.
func (c *access) lines(u *ui.UI) []setting {
	set := &c.s.Settings
	lines := []setting{
		{head: u.T("access.see")},
		{draw: c.wish("motion", &set.MotionAsSystem, &set.ReducedMotion)},
		{draw: c.wish("contrast", &set.ContrastAsSystem, &set.HighContrast)},
		{draw: c.wish("dim", &set.DimAsSystem, &set.Dim)},
		{told: []string{u.T("access.system.tip")}},
	}
	if c.s.System.TextSize > 0 {
		lines = append(lines, setting{draw: plain(c.toggle("size", "access.size", "access.size.tip", &set.SizeAsSystem))})
	}
	lines = append(lines, setting{head: u.T("access.hear")})
	if c.s.Speaks {
		lines = append(lines, setting{draw: plain(c.toggle("speech", "access.speech", "access.speech.tip", &set.Speech))})
	}
	return append(lines,
		setting{told: []string{u.T("access.reader.tip")}},
		setting{head: u.T("access.act")},
		setting{draw: c.keys},
		setting{draw: c.scan},
		setting{told: []string{u.T("access.scan.tip")}},
		setting{head: u.T("access.help")},
		setting{told: []string{u.T("access.help.text", "about", c.about(u))}},
	)
}

// about is what those have to know who are to mend what hinders somebody: the version of the program, the system and the settings.
func (c *access) about(u *ui.UI) string {
	w, h := u.Size()
	about := u.T("access.help.about", "version", c.version(), "system", runtime.GOOS+"/"+runtime.GOARCH,
		"width", strconv.Itoa(int(w)), "height", strconv.Itoa(int(h)), "size", c.s.Size())
	if c.s.Settings.HighContrast {
		about = u.T("access.help.about.contrast", "about", about)
	}
	if c.s.Settings.ReducedMotion {
		about = u.T("access.help.about.motion", "about", about)
	}
	return about
}

// wish draws the choice of something that may be as the system asks.
func (c *access) wish(id string, follows, on *bool) func(u *ui.UI, label, control ui.Rect) {
	key := "access." + id
	return func(u *ui.UI, label, control ui.Rect) {
		c.label(u, label, key)
		chosen := 0
		switch {
		case *follows:
		case *on:
			chosen = 2
		default:
			chosen = 1
		}
		labels := []string{u.T("access.system"), u.T(key + ".off"), u.T(key + ".on")}
		if u.ChoiceOf(id, control, ui.ChoiceOptions{Label: u.T(key), Labels: labels}, &chosen) {
			*follows, *on = chosen == 0, chosen == 2
			c.s.Settings.Obey(c.s.System)
			c.s.Changed()
		}
	}
}

// keys draws the way to the list of keys.
func (c *access) keys(u *ui.UI, label, control ui.Rect) {
	c.label(u, label, "access.keys")
	text := u.T("access.keys.open")
	control.W = min(control.W, u.ButtonWidth(text, false))
	if u.Button("keys", control, text, ui.ButtonOptions{}) {
		c.s.Push(c.s.Routes.Keys(c.s))
	}
}

// scan draws the choice of how fast the focus goes on by itself.
func (c *access) scan(u *ui.UI, label, control ui.Rect) {
	c.label(u, label, "access.scan")
	var labels []string
	for _, s := range settings.Scans() {
		labels = append(labels, u.T("access.scan."+s.String()))
	}
	chosen := slices.Index(settings.Scans(), c.s.Settings.Scan)
	if u.ChoiceOf("scan", control, ui.ChoiceOptions{Label: u.T("access.scan"), Labels: labels}, &chosen) {
		c.s.Settings.Scan = settings.Scans()[chosen]
		c.s.Changed()
	}
}

// version is what the program's version is called.
func (c *access) version() string {
	if v := c.s.Options.Version; v != "" {
		return v
	}
	return program.Unversioned
}
