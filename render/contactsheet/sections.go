package main

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	texts "islas/locales/islas"
	"islas/render/internal/rig"
	"islas/render/stage"
)

// width is the width of the sheet in pixels.
const width = 1600

// section is a strip of the sheet with a look and a language of its own.
type section struct {
	name     string // its part, and what it has of its own
	part     string
	height   int // pixels
	lang     string
	contrast bool
	draw     func(s *stage.Stage, dst *ebiten.Image) error
}

// paint draws the section onto an empty picture. It is to be called where the engine draws.
func (s section) paint(dst *ebiten.Image) error {
	st, err := rig.Stage(s.lang, s.contrast, texts.Files)
	if err != nil {
		return err
	}
	dst.Fill(st.Theme.Paper)
	return s.draw(st, dst)
}

// A part is what a section shows, whatever the language and the look.
type part struct {
	name     string
	height   int
	words    bool // it is drawn once in every language
	contrast bool // and once more in high contrast
	draw     func(s *stage.Stage, dst *ebiten.Image) error
}

func parts() []part {
	return []part{
		{name: "boards", height: boardsHeight, draw: boards},
		{name: "thumbnails", height: thumbnailsHeight, draw: thumbnails},
		{name: "pieces", height: piecesHeight, draw: pieces},
		{name: "cards", height: cardsHeight, words: true, draw: cards},
		{name: "hands", height: handsHeight, words: true, draw: hands},
		{name: "privileges", height: deedsHeight, words: true, draw: deeds},
		{name: "ships", height: shipsHeight, draw: ships},
		{name: "signs", height: signsHeight, draw: signs},
		{name: "people", height: peopleHeight, draw: people},
		{name: "widgets", height: widgetsHeight, words: true, contrast: true, draw: widgets},
		{name: "rooms", height: roomsHeight, words: true, contrast: true, draw: rooms},
	}
}

func partNames() []string {
	var names []string
	for _, p := range parts() {
		names = append(names, p.name)
	}
	return names
}

// sections is what the sheet consists of: only one part unless that is empty, in the languages asked for, all in high
// contrast or only what is shown so as well.
func sections(only string, langs []string, contrast bool) []section {
	var all []section
	for _, p := range parts() {
		if only != "" && p.name != only {
			continue
		}
		in := langs[:1]
		if p.words {
			in = langs
		}
		for _, lang := range in {
			s := section{name: p.name, part: p.name, height: p.height, lang: lang, contrast: contrast, draw: p.draw}
			if p.words {
				s.name += "-" + lang
			}
			all = append(all, s)
		}
		if p.contrast && !contrast {
			s := all[len(all)-1]
			s.name, s.contrast = p.name+"-contrast", true
			all = append(all, s)
		}
	}
	return slices.Clip(all)
}
