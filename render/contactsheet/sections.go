// Package contactsheet draws everything that the program can draw for a game in strips, which its test takes into the folder screens, for
// judging them with one's own eyes, and compares with those that are kept. What is drawn for any game stands here; a game brings its own
// pictures (package contact).
package contactsheet

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/internal/contact"
	"islas/render/stage"
	"islas/render/testkit/rig"
)

// section is a strip of the sheet with a look and a language of its own.
type section struct {
	name     string // its part, and what it has of its own
	height   int    // pixels
	game     stage.Game
	lang     string
	contrast bool
	shared   bool // it is a part of every game's sheet that this one has not replaced
	draw     func(s *stage.Stage, dst *ebiten.Image) error
}

// paint draws the section onto an empty picture. It is to be called where the engine draws.
func (s section) paint(dst *ebiten.Image) error {
	st, err := rig.Stage(s.lang, s.contrast, s.game.Texts())
	if err != nil {
		return err
	}
	dst.Fill(st.Theme.Paper)
	return s.draw(st, dst)
}

// shared are the parts of pictures that all games share.
func shared() []contact.Part {
	return []contact.Part{
		{Name: "ships", Height: shipsHeight, Draw: ships},
		{Name: "signs", Height: signsHeight, Draw: signs},
		{Name: "people", Height: peopleHeight, Draw: people},
		{Name: "widgets", Height: widgetsHeight, Words: true, Contrast: true, Draw: widgets},
	}
}

// parts returns what the sheet of a game consists of: what only that game has, then the shared parts, each of which the game
// may have replaced by one of its own.
func parts(g stage.Game) []contact.Part {
	all := shared()
	var own []contact.Part
	for _, p := range contact.Own(g) {
		if i := slices.IndexFunc(all, func(q contact.Part) bool { return q.Name == p.Name }); i >= 0 {
			all[i] = p
		} else {
			own = append(own, p)
		}
	}
	return append(own, all...)
}

// sections returns what the sheet of a game consists of: parts with words in each of the languages, and those that are shown in high
// contrast once more so, in the last of them.
func sections(g stage.Game, langs []string) []section {
	var all []section
	own := contact.Own(g)
	for _, p := range parts(g) {
		shared := !slices.ContainsFunc(own, func(q contact.Part) bool { return q.Name == p.Name })
		in := langs[:1]
		if p.Words {
			in = langs
		}
		for _, lang := range in {
			s := section{name: p.Name, height: p.Height, game: g, lang: lang, shared: shared, draw: p.Draw}
			if p.Words {
				s.name += "-" + lang
			}
			all = append(all, s)
		}
		if p.Contrast {
			s := all[len(all)-1]
			s.name, s.contrast = p.Name+"-contrast", true
			all = append(all, s)
		}
	}
	return all
}
