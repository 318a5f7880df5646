package theme

import (
	"bytes"
	"fmt"
	"math"
	"sync"

	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"islas/render/fontfile"
)

// own is what makes the typeface of somebody's own condensed.
type own struct {
	fonts [2]*fontfile.Font // regular and bold

	mu      sync.Mutex
	sources [2][maxNarrow + 1]*text.GoTextFaceSource // by how often they are condensed, as far as they were asked for
}

// Letters of one's own are condensed in steps, so that few fonts are made of one: each time by a twentieth of what they are, down to a fifth
// where a letter stands alone that is that much wider than the game's.
const (
	narrowing = 0.05
	maxNarrow = 16
	// gameLetters stands in the place of how often letters are condensed for the game's own.
	gameLetters = 255
)

// airy is how much narrower letters of one's own are than the game's, so that few lines of a text are condensed.
const airy = 0.97

// Own returns the typeface of fonts that a player has brought, bold nil for none: then the regular one is emboldened, unless it is bold
// itself. No line is ever wider than in the game's own letters: one that would be is condensed as far as that takes, so that whatever fits
// its place fits it in any font. Letters are no higher, either, and reach no further down. The error is a mistake in what writes fonts.
func Own(regular, bold *fontfile.Font) (*Typeface, error) {
	switch {
	case bold != nil:
	case regular.Weight >= fontfile.BoldFrom:
		bold = regular
	default:
		bold = regular.Emboldened()
	}
	f := &Typeface{own: &own{fonts: [2]*fontfile.Font{regular, bold}}}
	for weight := range f.sources {
		source, err := f.own.source(weight, 0)
		if err != nil {
			return nil, err
		}
		f.sources[weight] = []*text.GoTextFaceSource{source}
	}
	for _, s := range Styles() {
		game, its := proportionsOf(loadFonts().sources[s.files()[0]]), proportionsOf(f.sources[s.weight()][0])
		f.fits[s] = min(game.x/its.x, airy*game.advance/its.advance, Ascent(s)/Size(s)/its.top, Descent(s)/Size(s)/its.low)
	}
	return f, nil
}

// source returns what one of the fonts is drawn from, condensed so many times.
func (o *own) source(weight int, times uint8) (*text.GoTextFaceSource, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if source := o.sources[weight][times]; source != nil {
		return source, nil
	}
	font := o.fonts[weight]
	if times > 0 {
		font = font.Condensed(1 - narrowing*float64(times))
	}
	source, err := text.NewGoTextFaceSource(bytes.NewReader(font.Encode()))
	if err != nil {
		return nil, fmt.Errorf("theme: a font was written wrongly: %w", err)
	}
	o.sources[weight][times] = source
	return source, nil
}

// condensed returns what a typeface is drawn from, condensed so many times; only those of somebody's own can be.
func (f *Typeface) condensed(weight int, times uint8) []*text.GoTextFaceSource {
	if f.own == nil || times == 0 {
		return f.sources[weight]
	}
	source, err := f.own.source(weight, times)
	if err != nil { // the letters as they are
		return f.sources[weight]
	}
	return []*text.GoTextFaceSource{source}
}

// narrowed is how wide a line is, and how often its letters are condensed for that.
type narrowed struct {
	wide  float64
	times uint8
}

// narrow is how a line as Shown returns it is set, remembered.
func (t *Theme) narrow(s Style, scale float64, shown string) narrowed {
	if t.typeface == nil || t.typeface.own == nil || !s.replaced() {
		return narrowed{}
	}
	k := textKeyOf(s, scale, shown, 0)
	n, ok := t.typo.narrowed[k]
	if !ok {
		if len(t.typo.narrowed) >= maxTexts {
			clear(t.typo.narrowed)
		}
		n = t.lineWidth(s, scale, shown)
		t.typo.narrowed[k] = n
	}
	return n
}

// lineWidth finds out how a line as Shown returns it is set.
func (t *Theme) lineWidth(s Style, scale float64, shown string) narrowed {
	wide := func(width uint8) float64 { return text.AdvanceAt(shown, len(shown), t.face(s, scale, width)) }
	n := narrowed{wide: wide(0)}
	if t.typeface == nil || t.typeface.own == nil || !s.replaced() {
		return n
	}
	const rounding = 0.5 // of a pixel
	natural, most := n.wide, wide(gameLetters)
	for n.wide > most+rounding && n.times < maxNarrow {
		needs := math.Floor((1 - most/natural) / narrowing)
		n.times = uint8(min(max(needs, float64(n.times+1)), maxNarrow))
		n.wide = wide(n.times)
	}
	return n
}

// AdvanceAt is how many pixels from its beginning a byte of a line as Shown returns it is drawn.
func (t *Theme) AdvanceAt(s Style, scale float64, shown string, at int) float64 {
	return text.AdvanceAt(shown, at, t.face(s, scale, t.narrow(s, scale, shown).times)) + s.apart(scale, shown[:at])
}

// Upto is the width in pixels of the first n bytes of a line, as it is drawn.
func (t *Theme) Upto(s Style, scale float64, str string, n int) float64 {
	if t.typeface == nil || t.typeface.own == nil {
		return t.Width(s, scale, str[:n])
	}
	whole, _ := t.Shown(s, str)
	begin, _ := t.Shown(s, str[:n])
	return text.AdvanceAt(begin, len(begin), t.face(s, scale, t.narrow(s, scale, whole).times)) + s.between(scale, begin)
}
