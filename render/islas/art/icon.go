package art

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
)

// Icon is a sign on a button or beside a number.
type Icon uint8

// The icons.
const (
	IconLeft Icon = iota
	IconRight
	IconUp
	IconDown
	IconTick
	IconCross // also for closing
	IconGear
	IconUndo
	IconLog
	IconPause
	IconPlay
	IconStep
	IconSkip
	IconSpeaker
	IconMute
	IconGlobe
	IconHand
	IconDeck
	IconDiscard
	IconShip
	IconEye
	IconCrown
	IconAnchor
	IconSearch
	IconPlus
	IconMinus
	IconHuman
	IconComputer
	IconHouse
	IconPalace
	IconTown
	IconBook
	IconDoor
	IconStar
	IconSkull
	IconHammer
	IconQuestion
	IconExpand
	IconLantern // a suggestion
	icons
)

// Icons is every icon, for contact sheets and tests.
func Icons() []Icon {
	all := make([]Icon, icons)
	for i := range all {
		all[i] = Icon(i)
	}
	return all
}

// Icon draws a sign in one colour, as large as it fits into r, as wide as it is high.
func (p *Painter) Icon(dst *ebiten.Image, r Rect, ic Icon, c color.Color) {
	p.show(dst, square(r), iconDrawing(ic, nrgba(c)))
}

func iconDrawing(ic Icon, c color.NRGBA) drawing {
	return drawing{content{subject: iconPicture, a: int(ic), colour: c}, 24, func(n pen) {
		for _, m := range signOf(ic) {
			if m.width == 0 {
				n.fill(c, drawn(m.shape))
			} else {
				n.stroke(c, m.width, drawn(m.shape))
			}
		}
	}}
}
