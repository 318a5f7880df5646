package art

import (
	"islas/game/islas"
	"islas/render/paint/figures"
	"islas/render/theme"
)

// The settlers of fields, woods and roads.

func miller(s *settler, pal *palette) {
	shirt := theme.Mix(pal.Water, pal.White, 0.62)
	s.torso(shirt, pal.FairSkin)
	s.apron(pal.White)
	s.Inked(theme.Mix(pal.Sand, pal.earth, 0.35), "M 66 72 Q 78 50 100 56 Q 116 66 112 92 Q 106 110 86 106 Q 70 100 66 72 Z")
	s.Inked(theme.Mix(pal.Sand, pal.earth, 0.35), "M 74 62 Q 66 54 70 46 Q 78 50 84 46 Q 86 54 82 61 Z")
	s.Line(pal.WoodDark, 2.6, "M 73 62 Q 78 65 83 61 M 88 70 Q 98 72 104 82 M 84 88 Q 94 92 100 90")
	s.Inked(pal.FairSkin, "M 76 98 Q 84 94 90 99 Q 92 106 86 110 Q 78 112 74 107 Q 73 101 76 98 Z")
	s.Line(pal.Ink, 1.6, "M 88 101 L 82 102 M 88 105 L 82 106")
	s.Head(pal.FairSkin, figures.Wide).Brows(pal.GreyHair, true).Laugh().Bulb(pal.FairSkin).Smile(false)
	s.Inked(pal.GreyHair, moustache)
	s.Inked(theme.Mix(pal.White, pal.PaperDark, 0.2), "M 26 40 Q 18 18 46 13 Q 84 6 86 26 Q 86 36 73 40 Q 50 27 26 40 Z")
	s.Line(pal.InkSoft, 1.8, "M 40 22 Q 58 14 72 20 M 66 30 Q 74 28 78 24")
	s.Fill(pal.White, "O 36 57 2.4 1.6 O 33 60 1.4 1 O 63 56 1.8 1.4 O 30 92 3 2 O 40 86 2 1.6")
}

func stonemason(s *settler, pal *palette) {
	skin := theme.Mix(pal.TanSkin, pal.DarkSkin, 0.25)
	s.torso(pal.RoofDark, skin)
	s.apron(theme.Mix(pal.earthDark, pal.Wood, 0.4))
	s.pole()
	s.Inked(pal.Steel, "M 76 6 L 80 2 H 106 L 110 8 L 106 16 H 80 L 76 12 Z")
	s.Fill(pal.SteelDark, "M 80 11 H 108 L 106 16 H 80 Z")
	s.grip(pal.RoofDark, skin)
	s.Head(skin, figures.Wide).Brows(pal.BlackHair, true).Eyes()
	s.Inked(pal.BlackHair, fullBeard)
	s.Line(theme.Mix(pal.BlackHair, pal.White, 0.35), 1.8, "M 37 74 Q 41 81 47 83 M 63 74 Q 59 81 54 83 M 50 78 V 85")
	s.Bulb(skin).Smile(true)
	s.Inked(theme.Mix(pal.WallDark, pal.White, 0.3), "M 27 42 C 24 10 76 10 73 42 Q 64 32 50 31 Q 36 32 27 42 Z M 72 34 L 86 30 L 82 42 L 72 40 Z")
	s.Line(pal.InkSoft, 1.8, "M 32 32 Q 50 22 68 32 M 36 24 Q 50 16 64 24")
}

func farmer(s *settler, pal *palette) {
	s.torso(pal.Madder, pal.TanSkin)
	s.Inked(pal.White, "M 27 44 C 22 18 78 18 73 44 Q 76 68 84 80 L 68 92 Q 50 80 32 92 L 16 80 Q 24 68 27 44 Z")
	s.Inked(pal.TanSkin, figures.Neck)
	s.pole()
	s.Inked(pal.Steel, "M 96 4 L 72 6 Q 64 14 66 24 Q 78 14 95 16 Z")
	s.grip(pal.White, pal.TanSkin)
	s.Head(pal.TanSkin, figures.Oval).Brows(pal.BrownHair, false).Eyes().Nose(true).Lips()
	s.Inked(pal.White, "M 27 54 C 24 26 76 26 73 54 Q 72 40 62 37 Q 50 34 38 37 Q 28 40 27 54 Z")
	s.Inked(pal.White, "M 30 66 Q 26 80 34 90 Q 46 84 50 77 Q 54 84 66 90 Q 74 80 70 66 Q 62 78 50 78 Q 38 78 30 66 Z")
	s.Line(pal.InkSoft, 1.6, "M 36 76 Q 38 82 42 84 M 64 76 Q 62 82 58 84")
	s.sunHat(pal.Ink)
}

func hunter(s *settler, pal *palette) {
	coat := theme.Mix(pal.Vine, pal.Leaf, 0.25)
	s.Rod(pal.Wood, 4.2, 6.4, "M 74 4 Q 118 50 90 126")
	s.Line(pal.Ink, 1.6, "M 74 4 L 90 126")
	s.torso(coat, pal.FairSkin)
	s.Rod(pal.Wood, 4.6, 7, "M 22 84 L 70 126")
	s.Head(pal.FairSkin, figures.Oval).Brows(pal.RedHair, false).Eyes().Nose(false).Smile(false)
	s.Inked(pal.RedHair, partedHair, "M 26 48 Q 18 56 23 64 Q 17 71 23 79 Q 19 86 24 96 L 30 99 L 33 92 Q 36 84 30 78 Q 35 70 30 63 Q 34 56 29 48 Z")
	s.Line(pal.Ink, 1.8, "M 22 63 Q 27 66 31 62 M 22 78 Q 27 81 31 77")
	s.Line(coat, 4, "M 22 92 L 34 91")
	s.Inked(coat, "M 20 36 Q 24 10 50 10 Q 72 10 76 30 Q 88 34 94 30 Q 90 42 72 40 Q 46 28 20 36 Z")
	s.Line(pal.Straw, 3.6, "M 26 33 Q 48 22 74 34")
	s.Inked(pal.Madder, "M 30 32 Q 14 20 16 -2 Q 32 4 38 28 Z")
	s.Line(pal.Ink, 1.6, "M 34 29 Q 26 14 20 6")
}

func carter(s *settler, pal *palette) {
	skin := theme.Mix(pal.TanSkin, pal.DarkSkin, 0.65)
	s.Inked(pal.BlackHair, "M 66 36 Q 88 46 82 64 Q 92 78 80 94 Q 66 92 68 76 Q 62 56 66 36 Z")
	s.torso(theme.Mix(pal.Gold, pal.Roof, 0.3), skin)
	s.Inked(theme.Mix(pal.SeaDeep, pal.Sea, 0.4), "M 24 126 L 28 80 L 40 77 Q 44 96 50 100 Q 56 96 60 77 L 72 80 L 76 126 Z")
	s.Rod(pal.Wood, 3.4, 5, "M 90 126 L 97 24")
	s.Line(pal.WoodDark, 3.2, "M 97 24 Q 104 -2 117 14 Q 124 34 108 44 Q 102 52 110 58")
	s.grip(theme.Mix(pal.Gold, pal.Roof, 0.3), skin)
	s.Head(skin, figures.Oval).Brows(pal.BlackHair, false).Whites().Eyes().Nose(true).Smile(true)
	s.Inked(pal.Madder, "M 73 32 L 90 25 L 88 36 L 94 45 L 74 40 Z", kerchief)
	s.Fill(pal.White, "O 38 26 2.4 2.4 O 50 20 2.4 2.4 O 62 24 2.4 2.4 O 32 36 2 2 O 50 28 1.8 1.8 O 67 34 2 2 O 84 32 1.8 1.8")
	s.Hoops()
}

func woodcutter(s *settler, pal *palette) {
	shirt := theme.Mix(pal.PalmDark, pal.Palm, 0.5)
	s.torso(shirt, pal.FairSkin)
	s.Line(theme.Mix(shirt, pal.White, 0.45), 2.6, "M 34 80 Q 36 104 34 124 M 66 80 Q 64 104 66 124 M 8 104 Q 50 112 92 104 M 50 88 V 124")
	s.pole()
	s.Inked(pal.Steel, "M 90 4 L 98 4 L 97 26 L 89 26 Q 78 24 68 32 Q 62 16 68 0 Q 78 6 90 4 Z")
	s.Line(pal.White, 3.4, "M 69 4 Q 65 16 69 28")
	s.grip(shirt, pal.FairSkin)
	s.Head(pal.FairSkin, figures.Wide).Brows(pal.RedHair, true).Eyes()
	s.Inked(pal.RedHair, "M 28 46 Q 32 60 40 59 Q 50 55 60 59 Q 68 60 72 46 Q 80 74 68 88 Q 58 98 50 98 Q 42 98 32 88 Q 20 74 28 46 Z")
	s.Line(theme.Mix(pal.RedHair, pal.Ink, 0.5), 1.8, "M 34 74 Q 37 86 43 91 M 44 80 Q 46 90 50 94 M 66 74 Q 63 86 57 91")
	s.Bulb(pal.FairSkin).Smile(true)
	s.Inked(pal.Indigo, "M 28 36 C 26 6 74 6 72 36 Q 50 27 28 36 Z")
	s.Inked(theme.Mix(pal.Indigo, pal.White, 0.3), "M 25 33 Q 50 23 75 33 Q 77 40 74 43 Q 50 33 26 43 Q 23 40 25 33 Z")
	s.Line(pal.Ink, 1.6, "M 34 32 V 39 M 42 30 V 36 M 50 29 V 35 M 58 30 V 36 M 66 32 V 39")
}

func muleteer(s *settler, pal *palette) {
	mule := theme.Mix(pal.Wood, pal.earthDark, 0.35)
	s.Inked(mule, "M 72 126 Q 68 86 78 56 L 72 20 Q 86 28 90 46 L 104 22 Q 108 38 101 54 Q 114 68 122 90 Q 122 102 112 102 Q 100 98 94 90 L 98 126 Z")
	s.Fill(pal.PaperDark, "M 122 90 Q 122 102 112 102 Q 104 98 107 90 Q 116 84 122 90 Z")
	s.Line(pal.Madder, 4.4, "M 84 104 Q 92 88 105 80 M 101 96 Q 104 84 115 79")
	s.Line(pal.WoodDark, 4, "M 84 48 Q 78 66 78 84")
	s.Fill(pal.Ink, "O 98 63 3 3.6 O 116 93 1.8 1.8")
	s.torso(theme.Mix(pal.earth, pal.White, 0.3), pal.TanSkin)
	s.Inked(pal.Field, "M 10 100 Q 14 82 36 77 Q 40 100 36 126 H 4 Z M 90 100 Q 86 82 64 77 Q 60 100 64 126 H 96 Z")
	s.Line(pal.Madder, 3.4, "M 30 79 Q 34 100 29 126 M 70 79 Q 66 100 71 126")
	s.Head(pal.TanSkin, figures.Oval).Brows(pal.BlackHair, true).Eyes().Nose(false).Smile(false)
	s.Inked(pal.BlackHair, "M 50 60.5 Q 44 59.5 37 64 Q 44 66.5 50 64 Q 56 66.5 63 64 Q 56 59.5 50 60.5 Z")
	s.Fill(pal.BlackHair, "M 29 50 Q 30 40 34 38 L 33 54 Q 31 55 29 50 Z M 71 50 Q 70 40 66 38 L 67 54 Q 69 55 71 50 Z")
	s.Inked(pal.WoodDark, "M 16 34 Q 26 44 50 41 Q 74 44 84 34 Q 80 27 50 28 Q 20 27 16 34 Z", "M 30 34 L 33 12 Q 42 8 50 12 Q 58 8 67 12 L 70 34 Q 50 39 30 34 Z")
	s.Line(pal.Straw, 3.6, "M 30.5 31 Q 50 36 69.5 31")
}

func reaper(s *settler, pal *palette) {
	s.torso(pal.White, theme.Mix(pal.TanSkin, pal.Roof, 0.15))
	skin := theme.Mix(pal.TanSkin, pal.Roof, 0.15)
	s.Fill(skin, "M 41 78 L 50 96 L 59 78 Q 50 85 41 78 Z")
	s.Line(pal.Ink, 2.6, "M 40 77 L 50 97 L 60 77")
	s.Inked(pal.Steel, "M 92 92 Q 122 70 108 36 Q 98 14 70 20 Q 92 26 96 48 Q 100 70 84 86 Z")
	s.Line(pal.White, 2.6, "M 84 23 Q 100 30 102 48")
	s.Rod(pal.Wood, 5.6, 8, "M 92 88 L 90 122")
	s.grip(pal.White, skin)
	s.Head(skin, figures.Oval)
	s.Inked(pal.FairHair, "M 28 56 Q 26 42 32 36 L 36 46 Q 34 54 32 58 Z M 72 56 Q 74 42 68 36 L 64 46 Q 66 54 68 58 Z")
	s.Brows(theme.Mix(pal.FairHair, pal.WoodDark, 0.4), false).Eyes().Nose(true).Smile(true)
	s.sunHat(pal.piece[islas.Red])
}
