package art

import (
	"islas/game/islas"
	"islas/render/paint/figures"
	"islas/render/theme"
)

// The settlers who live by the sea.

func captain(s *settler, pal *palette) {
	skin := theme.Mix(pal.TanSkin, pal.Roof, 0.2)
	s.torso(pal.Indigo, skin)
	s.Inked(pal.White, "M 41 78 Q 50 86 59 78 L 60 88 L 54 108 L 50 90 L 46 108 L 40 88 Z")
	s.Inked(theme.Mix(pal.Indigo, pal.Ink, 0.25), "M 36 77 L 41 79 L 47 126 H 34 L 26 96 Z M 64 77 L 59 79 L 53 126 H 66 L 74 96 Z")
	s.Line(pal.Gold, 3.4, "M 36 78 L 27 96 L 35 126 M 64 78 L 73 96 L 65 126")
	s.Inked(pal.Gold, "M 10 96 Q 14 84 28 81 Q 30 88 26 92 Q 18 92 12 100 Z M 90 96 Q 86 84 72 81 Q 70 88 74 92 Q 82 92 88 100 Z")
	// A spyglass.
	s.Inked(pal.Brass, "M 86 120 L 82 82 L 96 80 L 100 118 Z")
	s.Inked(pal.WoodDark, "M 82 90 L 80 62 L 97 60 L 99 88 Z")
	s.Inked(pal.Brass, "M 79 63 L 78 55 L 99 53 L 100 61 Z")
	s.grip(pal.Indigo, skin)
	s.Head(skin, figures.Wide).Brows(pal.GreyHair, true).Eyes()
	s.Inked(pal.GreyHair, fullBeard)
	s.Line(theme.Mix(pal.GreyHair, pal.Ink, 0.5), 1.8, "M 37 73 Q 40 82 45 85 M 63 73 Q 60 82 55 85 M 50 77 V 86")
	s.Bulb(skin).Smile(false)
	s.Inked(theme.Mix(pal.Indigo, pal.Ink, 0.35), "M 8 38 Q 6 22 26 20 Q 40 2 50 4 Q 60 2 74 20 Q 94 22 92 38 Q 72 26 50 32 Q 28 26 8 38 Z")
	s.Line(pal.Gold, 3.4, "M 9 36 Q 28 23 50 29 Q 72 23 91 36")
	s.Inked(pal.White, "M 64 24 Q 60 8 76 -2 Q 92 -6 92 4 Q 86 6 86 12 Q 80 14 78 22 Z")
	s.Line(pal.Ink, 1.6, "M 67 24 Q 72 10 84 2")
	s.Inked(pal.Gold, "O 66 24 3.4 3.4")
}

func angler(s *settler, pal *palette) {
	s.Rod(pal.Wood, 3.4, 5, "M 88 126 L 100 -4")
	s.Line(pal.Ink, 1.4, "M 100 -4 Q 112 24 108 50")
	s.Inked(theme.Mix(pal.Water, pal.White, 0.3), "M 108 50 Q 118 62 112 78 L 118 88 Q 108 86 101 89 L 106 78 Q 98 64 108 50 Z")
	s.Fill(theme.Alpha(pal.White, 0.6), "M 106 58 Q 101 68 106 76 Q 108 66 106 58 Z")
	s.Fill(pal.Ink, "O 109 59 1.8 1.8")
	s.torso(theme.Mix(pal.Gold, pal.Straw, 0.4), pal.TanSkin)
	s.Inked(theme.Mix(pal.Gold, pal.Straw, 0.4), "M 28 80 Q 38 72 42 76 Q 50 84 58 76 Q 62 72 72 80 Q 62 94 50 95 Q 38 94 28 80 Z")
	s.Line(pal.Ink, 2, "M 50 95 V 126")
	s.Inked(pal.WoodDark, "O 46 104 2.2 2.2 O 46 116 2.2 2.2")
	s.grip(theme.Mix(pal.Gold, pal.Straw, 0.4), pal.TanSkin)
	s.Head(pal.TanSkin, figures.Wide).Brows(pal.WhiteHair, true).Laugh()
	s.Inked(pal.WhiteHair, "M 28 49 Q 32 60 40 58 Q 50 54 60 58 Q 68 60 72 49 Q 77 74 66 85 Q 58 93 50 93 Q 42 93 34 85 Q 23 74 28 49 Z")
	s.Line(theme.Mix(pal.WhiteHair, pal.Ink, 0.4), 1.8, "M 35 70 Q 37 81 43 87 M 45 77 Q 46 86 50 89 M 65 70 Q 63 81 57 87")
	s.Bulb(theme.Mix(pal.TanSkin, pal.Roof, 0.3))
	s.Line(pal.Ink, 2.6, "M 44 66.5 Q 50 71 56 66.5")
	s.Inked(pal.Sea, "M 27 36 C 24 6 76 6 73 36 Q 50 28 27 36 Z M 46 12 Q 50 4 54 12 Z")
	s.Line(theme.Mix(pal.Sea, pal.White, 0.5), 2, "M 38 30 Q 38 20 43 14 M 50 29 V 13 M 62 30 Q 62 20 57 14")
	s.Inked(theme.Mix(pal.Sea, pal.White, 0.35), "M 25 33 Q 50 23 75 33 Q 78 40 74 43 Q 50 33 26 43 Q 22 40 25 33 Z")
}

func sailor(s *settler, pal *palette) {
	skin := pal.DarkSkin
	s.torso(pal.White, skin)
	s.Line(pal.piece[islas.Blue], 4, "M 12 96 Q 50 108 88 96 M 8 108 Q 50 120 92 108 M 24 84 Q 50 98 76 84 M 6 120 Q 50 132 94 120")
	s.Line(pal.Ink, 3, longShoulders)
	s.Inked(pal.Madder, "M 36 76 Q 50 88 64 76 L 67 83 Q 56 91 52 92 L 60 106 L 50 100 L 42 107 L 48 92 Q 42 90 33 83 Z")
	// A coil of rope over the shoulder.
	const rope = "M 68 82 Q 100 74 104 98 Q 104 118 86 126 M 64 88 Q 92 80 96 100 Q 96 116 80 126"
	s.Rod(pal.Straw, 5.4, 8, rope)
	s.Line(pal.Wood, 1.6, "M 76 79 L 80 84 M 88 78 L 89 84 M 98 83 L 95 88 M 107 96 L 100 97 M 106 108 L 99 106 M 72 84 L 75 89 M 84 83 L 85 89 M 93 90 L 89 94 M 98 103 L 92 102")
	s.Head(skin, figures.Oval).Brows(pal.BlackHair, true).Whites().Eyes()
	s.Line(theme.Mix(skin, pal.Ink, 0.6), 2.6, "M 46 57.5 Q 50 61.5 54 57.5")
	s.Smile(true)
	s.Inked(pal.BlackHair, "M 29 52 Q 27 40 31 34 L 34 44 Q 33 50 31 54 Z M 71 52 Q 73 40 69 34 L 66 44 Q 67 50 69 54 Z")
	s.Inked(pal.piece[islas.Blue], "M 27 42 C 24 10 76 10 73 42 Q 64 31 50 31 Q 36 31 27 42 Z M 72 33 L 88 28 L 83 37 L 90 46 L 72 41 Z")
	s.Fill(pal.White, "O 38 25 2.2 2.2 O 50 19 2.2 2.2 O 62 25 2.2 2.2 O 44 30 1.8 1.8 O 57 29 1.8 1.8 O 33 34 1.8 1.8 O 67 34 1.8 1.8")
	s.Rod(pal.Gold, 2.6, 4.6, "O 72.5 61 3 3.4")
}
