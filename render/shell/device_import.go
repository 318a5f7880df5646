package shell

import (
	pack "islas/render/bundle"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/ui"
)

// incoming asks whether what a file of another device holds is to be taken up.
type incoming struct {
	s    *stage.Stage
	b    *pack.Bundle
	text []string // what it holds, and what comes of it
	own  bool     // its settings are asked for, too
}

// NewImport is the scene that asks about a file, on top of whatever is running.
func NewImport(s *stage.Stage, file string, b *pack.Bundle) stage.Scene {
	adds := s.Texts.Text("device.adds.none")
	if n := b.Fresh(s.Library()); n > 0 {
		adds = s.Texts.Text("device.adds", "n", n)
	}
	return &incoming{s: s, b: b, text: []string{s.Texts.Text("device.holds", "file", file, "what", holdings(s, b)), adds}}
}

// knowsSetup reports whether a file is no last set-up of a game of this program, or one that can be read.
func knowsSetup(s *stage.Stage, f pack.File) bool {
	for _, g := range s.Games {
		if info := g.Info(); f.Name == setupName(info) || info.Unnamed && f.Name == firstSetupName {
			_, err := decodeDraft([]byte(f.Data), info)
			return err == nil
		}
	}
	return true
}

// Busy implements stage.Scene: nothing moves.
func (*incoming) Busy() bool { return false }

// Frame implements stage.Scene.
func (i *incoming) Frame(u *ui.UI) {
	parts := []passage{{text: i.text[0]}, {text: i.text[1]}}
	if len(i.b.Own) > 0 {
		parts = append(parts, passage{text: u.T("device.own.text"), draw: func(u *ui.UI, r ui.Rect) {
			u.Toggle("own", r, u.T("device.own.take"), &i.own)
		}})
	}
	taken := false
	parts = append(parts, passage{draw: func(u *ui.UI, r ui.Rect) {
		label := u.T("device.import.do")
		r, _ = r.CutLeft(min(r.W, u.ButtonWidth(label, true)))
		taken = u.Button("import", r, label, ui.ButtonOptions{Primary: true, Icon: i.s.Icon(paint.IconShelf)})
	}})
	back := drawPassages(i.s, u, u.T("device.import"), parts)
	if taken || back {
		i.s.Pop()
	}
	if taken {
		i.s.Import(i.b, i.own)
	}
}
