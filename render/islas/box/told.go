package box

import (
	"strings"

	"islas/game/islas/board/sketch"
	"islas/locales"
	"islas/render/theme"
	"islas/render/ui"
)

// told says what is wrong with the sketch of the chosen board, and how it differs from the reconstruction.
func (p *Page) told(u *ui.UI, width float64, found []sketch.Finding) (grave, notes part) {
	faults, differs := told(u, found)
	text, ink := u.T("box.board.fine"), u.Theme().Good
	if len(faults) > 0 {
		text, ink = strings.Join(append(faults, u.T("box.board.unfinished")), "\n"), u.Theme().Danger
	}
	paragraph := func(text string, ink theme.Color) part {
		return part{u.MeasureWrapped(theme.Small, text, width), func(r ui.Rect) {
			u.TextWrapped(r, theme.Small, ink, ui.Left|ui.Top, text)
		}}
	}
	return paragraph(text, ink), paragraph(strings.Join(differs, "\n"), u.Theme().InkSoft)
}

// told returns findings in sentences: what has to be mended, and what is only unlike the reconstruction.
func told(u *ui.UI, found []sketch.Finding) (grave, notes []string) {
	names := map[sketch.Fault][]string{} // of those that are told together
	var order []sketch.Fault
	for _, f := range found {
		if names[f.Fault] == nil {
			order = append(order, f.Fault)
		}
		names[f.Fault] = append(names[f.Fault], named(u, f))
	}
	for _, fault := range order {
		f := sketch.Finding{Fault: fault}
		if fault == sketch.NoWay || fault == sketch.WayParted {
			for _, way := range names[fault] {
				grave = append(grave, u.T("box.fault."+faultID(fault)+"."+way))
			}
			continue
		}
		text := u.T("box.fault."+faultID(fault), "what", locales.List(u.T, names[fault]))
		if f.Grave() {
			grave = append(grave, text)
		} else {
			notes = append(notes, text)
		}
	}
	return grave, notes
}

// named is what a finding is about.
func named(u *ui.UI, f sketch.Finding) string {
	switch f.Fault {
	case sketch.NoWay, sketch.WayParted:
		return wayFeature(f.Way).String()
	case sketch.Counts:
		return u.T("box.count.differs", "feature", u.T("feature."+f.Feature.String()), "n", f.N, "want", f.Want)
	case sketch.Alike:
		return reconstruction(f.Island).Name
	}
	return groundName(u, f.Ground)
}

// faultID names a fault in the keys of texts.
func faultID(f sketch.Fault) string {
	return [sketch.Faults]string{
		sketch.Empty: "empty", sketch.Missing: "missing", sketch.Parted: "parted", sketch.Enclosing: "enclosing", sketch.Torn: "torn",
		sketch.Lake: "lake", sketch.NoWay: "none", sketch.WayParted: "broken", sketch.Inland: "inland", sketch.Astray: "astray",
		sketch.Unreadable: "unreadable", sketch.Counts: "counts", sketch.Features: "features", sketch.Neighbours: "neighbours",
		sketch.Alike: "alike",
	}[f]
}
