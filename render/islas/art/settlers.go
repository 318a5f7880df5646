package art

import (
	"islas/game/islas"
	"islas/render/paint/figures"
	"islas/render/theme"
)

// The settlers of fields, woods and roads.

func miller(s *figures.Person, pal *palette) {
	shirt := theme.Mix(pal.Water, pal.White, 0.62)
	s.Torso(shirt, pal.FairSkin).Apron(pal.White)
	s.Inked(theme.Mix(pal.Sand, pal.earth, 0.35), "M 66 72 Q 78 50 100 56 Q 116 66 112 92 Q 106 110 86 106 Q 70 100 66 72 Z")
	s.Inked(theme.Mix(pal.Sand, pal.earth, 0.35), "M 74 62 Q 66 54 70 46 Q 78 50 84 46 Q 86 54 82 61 Z")
	s.Line(pal.WoodDark, 2.6, "M 73 62 Q 78 65 83 61 M 88 70 Q 98 72 104 82 M 84 88 Q 94 92 100 90")
	s.Hand(pal.FairSkin, "M 76 98 Q 84 94 90 99 Q 92 106 86 110 Q 78 112 74 107 Q 73 101 76 98 Z", "M 88 101 L 82 102 M 88 105 L 82 106")
	s.Head(pal.FairSkin, figures.Wide).Brows(pal.GreyHair, true).Laugh().Bulb(pal.FairSkin).Smile(false)
	s.Inked(pal.GreyHair, moustache)
	s.Inked(theme.Mix(pal.White, pal.PaperDark, 0.2), "M 26 40 Q 18 18 46 13 Q 84 6 86 26 Q 86 36 73 40 Q 50 27 26 40 Z")
	s.Line(pal.InkSoft, 1.8, "M 40 22 Q 58 14 72 20 M 66 30 Q 74 28 78 24")
	s.Fill(pal.White, "O 36 57 2.4 1.6 O 33 60 1.4 1 O 63 56 1.8 1.4 O 30 92 3 2 O 40 86 2 1.6")
}

func stonemason(s *figures.Person, pal *palette) {
	skin := theme.Mix(pal.TanSkin, pal.DarkSkin, 0.25)
	s.Torso(pal.RoofDark, skin).Apron(theme.Mix(pal.earthDark, pal.Wood, 0.4))
	s.Pole()
	s.Inked(pal.Steel, "M 76 6 L 80 2 H 106 L 110 8 L 106 16 H 80 L 76 12 Z").Fill(pal.SteelDark, "M 80 11 H 108 L 106 16 H 80 Z")
	s.Grip(pal.RoofDark, skin)
	s.Head(skin, figures.Wide).Brows(pal.BlackHair, true).Eyes()
	s.Inked(pal.BlackHair, fullBeard)
	s.Line(theme.Mix(pal.BlackHair, pal.White, 0.35), 1.8, "M 37 74 Q 41 81 47 83 M 63 74 Q 59 81 54 83 M 50 78 V 85")
	s.Bulb(skin).Smile(true)
	s.Inked(theme.Mix(pal.WallDark, pal.White, 0.3), "M 27 42 C 24 10 76 10 73 42 Q 64 32 50 31 Q 36 32 27 42 Z M 72 34 L 86 30 L 82 42 L 72 40 Z")
	s.Line(pal.InkSoft, 1.8, "M 32 32 Q 50 22 68 32 M 36 24 Q 50 16 64 24")
}

func farmer(s *figures.Person, pal *palette) {
	s.Torso(pal.Madder, pal.TanSkin)
	s.Inked(pal.White, "M 27 44 C 22 18 78 18 73 44 Q 76 68 84 80 L 68 92 Q 50 80 32 92 L 16 80 Q 24 68 27 44 Z")
	s.Inked(pal.TanSkin, figures.Neck)
	s.Pole()
	s.Inked(pal.Steel, "M 96 4 L 72 6 Q 64 14 66 24 Q 78 14 95 16 Z")
	s.Grip(pal.White, pal.TanSkin)
	s.Head(pal.TanSkin, figures.Oval).Brows(pal.BrownHair, false).Eyes().Nose(true).Lips()
	s.Inked(pal.White, "M 27 54 C 24 26 76 26 73 54 Q 72 40 62 37 Q 50 34 38 37 Q 28 40 27 54 Z")
	s.Inked(pal.White, "M 30 66 Q 26 80 34 90 Q 46 84 50 77 Q 54 84 66 90 Q 74 80 70 66 Q 62 78 50 78 Q 38 78 30 66 Z")
	s.Line(pal.InkSoft, 1.6, "M 36 76 Q 38 82 42 84 M 64 76 Q 62 82 58 84")
	s.StrawHat(pal.Ink)
}

func hunter(s *figures.Person, pal *palette) {
	coat := theme.Mix(pal.Vine, pal.Leaf, 0.25)
	s.Rod(pal.Wood, 4.2, 6.4, "M 74 4 Q 118 50 90 126").Line(pal.Ink, 1.6, "M 74 4 L 90 126")
	s.Torso(coat, pal.FairSkin)
	s.Rod(pal.Wood, 4.6, 7, "M 22 84 L 70 126")
	s.Head(pal.FairSkin, figures.Oval).Brows(pal.RedHair, false).Eyes().Nose(false).Smile(false)
	s.Inked(pal.RedHair, partedHair, "M 26 48 Q 18 56 23 64 Q 17 71 23 79 Q 19 86 24 96 L 30 99 L 33 92 Q 36 84 30 78 Q 35 70 30 63 Q 34 56 29 48 Z")
	s.Line(pal.Ink, 1.8, "M 22 63 Q 27 66 31 62 M 22 78 Q 27 81 31 77").Line(coat, 4, "M 22 92 L 34 91")
	s.Inked(coat, "M 20 36 Q 24 10 50 10 Q 72 10 76 30 Q 88 34 94 30 Q 90 42 72 40 Q 46 28 20 36 Z")
	s.Line(pal.Straw, 3.6, "M 26 33 Q 48 22 74 34").Inked(pal.Madder, "M 30 32 Q 14 20 16 -2 Q 32 4 38 28 Z")
	s.Line(pal.Ink, 1.6, "M 34 29 Q 26 14 20 6")
}

func carter(s *figures.Person, pal *palette) {
	skin := theme.Mix(pal.TanSkin, pal.DarkSkin, 0.65)
	s.Inked(pal.BlackHair, "M 66 36 Q 88 46 82 64 Q 92 78 80 94 Q 66 92 68 76 Q 62 56 66 36 Z")
	s.Torso(theme.Mix(pal.Gold, pal.Roof, 0.3), skin)
	s.Inked(theme.Mix(pal.SeaDeep, pal.Sea, 0.4), "M 24 126 L 28 80 L 40 77 Q 44 96 50 100 Q 56 96 60 77 L 72 80 L 76 126 Z")
	s.Rod(pal.Wood, 3.4, 5, "M 90 126 L 97 24").Line(pal.WoodDark, 3.2, "M 97 24 Q 104 -2 117 14 Q 124 34 108 44 Q 102 52 110 58")
	s.Grip(theme.Mix(pal.Gold, pal.Roof, 0.3), skin)
	s.Head(skin, figures.Oval).Brows(pal.BlackHair, false).Whites().Eyes().Nose(true).Smile(true)
	s.Inked(pal.Madder, "M 73 32 L 90 25 L 88 36 L 94 45 L 74 40 Z", kerchief)
	s.Fill(pal.White, "O 38 26 2.4 2.4 O 50 20 2.4 2.4 O 62 24 2.4 2.4 O 32 36 2 2 O 50 28 1.8 1.8 O 67 34 2 2 O 84 32 1.8 1.8")
	s.Hoops()
}

func woodcutter(s *figures.Person, pal *palette) {
	shirt := theme.Mix(pal.PalmDark, pal.Palm, 0.5)
	s.Torso(shirt, pal.FairSkin)
	s.Line(theme.Mix(shirt, pal.White, 0.45), 2.6, "M 34 80 Q 36 104 34 124 M 66 80 Q 64 104 66 124 M 8 104 Q 50 112 92 104 M 50 88 V 124")
	s.Pole()
	s.Inked(pal.Steel, "M 90 4 L 98 4 L 97 26 L 89 26 Q 78 24 68 32 Q 62 16 68 0 Q 78 6 90 4 Z").Line(pal.White, 3.4, "M 69 4 Q 65 16 69 28")
	s.Grip(shirt, pal.FairSkin)
	s.Head(pal.FairSkin, figures.Wide).Brows(pal.RedHair, true).Eyes()
	s.Inked(pal.RedHair, "M 28 46 Q 32 60 40 59 Q 50 55 60 59 Q 68 60 72 46 Q 80 74 68 88 Q 58 98 50 98 Q 42 98 32 88 Q 20 74 28 46 Z")
	s.Line(theme.Mix(pal.RedHair, pal.Ink, 0.5), 1.8, "M 34 74 Q 37 86 43 91 M 44 80 Q 46 90 50 94 M 66 74 Q 63 86 57 91")
	s.Bulb(pal.FairSkin).Smile(true)
	s.Inked(pal.Indigo, "M 28 36 C 26 6 74 6 72 36 Q 50 27 28 36 Z")
	s.Inked(theme.Mix(pal.Indigo, pal.White, 0.3), "M 25 33 Q 50 23 75 33 Q 77 40 74 43 Q 50 33 26 43 Q 23 40 25 33 Z")
	s.Line(pal.Ink, 1.6, "M 34 32 V 39 M 42 30 V 36 M 50 29 V 35 M 58 30 V 36 M 66 32 V 39")
}

func muleteer(s *figures.Person, pal *palette) {
	mule := theme.Mix(pal.Wood, pal.earthDark, 0.35)
	s.Inked(mule, "M 72 126 Q 68 86 78 56 L 72 20 Q 86 28 90 46 L 104 22 Q 108 38 101 54 Q 114 68 122 90 Q 122 102 112 102 Q 100 98 94 90 L 98 126 Z")
	s.Fill(pal.PaperDark, "M 122 90 Q 122 102 112 102 Q 104 98 107 90 Q 116 84 122 90 Z")
	s.Line(pal.Madder, 4.4, "M 84 104 Q 92 88 105 80 M 101 96 Q 104 84 115 79").Line(pal.WoodDark, 4, "M 84 48 Q 78 66 78 84")
	s.Fill(pal.Ink, "O 98 63 3 3.6 O 116 93 1.8 1.8")
	s.Torso(theme.Mix(pal.earth, pal.White, 0.3), pal.TanSkin)
	s.Inked(pal.Field, "M 10 100 Q 14 82 36 77 Q 40 100 36 126 H 4 Z M 90 100 Q 86 82 64 77 Q 60 100 64 126 H 96 Z")
	s.Line(pal.Madder, 3.4, "M 30 79 Q 34 100 29 126 M 70 79 Q 66 100 71 126")
	s.Head(pal.TanSkin, figures.Oval).Brows(pal.BlackHair, true).Eyes().Nose(false).Smile(false)
	s.Inked(pal.BlackHair, "M 50 60.5 Q 44 59.5 37 64 Q 44 66.5 50 64 Q 56 66.5 63 64 Q 56 59.5 50 60.5 Z")
	s.Fill(pal.BlackHair, "M 29 50 Q 30 40 34 38 L 33 54 Q 31 55 29 50 Z M 71 50 Q 70 40 66 38 L 67 54 Q 69 55 71 50 Z")
	s.Inked(pal.WoodDark, "M 16 34 Q 26 44 50 41 Q 74 44 84 34 Q 80 27 50 28 Q 20 27 16 34 Z", "M 30 34 L 33 12 Q 42 8 50 12 Q 58 8 67 12 L 70 34 Q 50 39 30 34 Z")
	s.Line(pal.Straw, 3.6, "M 30.5 31 Q 50 36 69.5 31")
}

func reaper(s *figures.Person, pal *palette) {
	s.Torso(pal.White, theme.Mix(pal.TanSkin, pal.Roof, 0.15))
	skin := theme.Mix(pal.TanSkin, pal.Roof, 0.15)
	s.Fill(skin, "M 41 78 L 50 96 L 59 78 Q 50 85 41 78 Z").Line(pal.Ink, 2.6, "M 40 77 L 50 97 L 60 77")
	s.Inked(pal.Steel, "M 92 92 Q 122 70 108 36 Q 98 14 70 20 Q 92 26 96 48 Q 100 70 84 86 Z").Line(pal.White, 2.6, "M 84 23 Q 100 30 102 48")
	s.Rod(pal.Wood, 5.6, 8, "M 92 88 L 90 122")
	s.Grip(pal.White, skin)
	s.Head(skin, figures.Oval)
	s.Inked(pal.FairHair, "M 28 56 Q 26 42 32 36 L 36 46 Q 34 54 32 58 Z M 72 56 Q 74 42 68 36 L 64 46 Q 66 54 68 58 Z")
	s.Brows(theme.Mix(pal.FairHair, pal.WoodDark, 0.4), false).Eyes().Nose(true).Smile(true)
	s.StrawHat(pal.piece[islas.Red])
}

// The settlers who live by the sea.

func captain(s *figures.Person, pal *palette) {
	skin := theme.Mix(pal.TanSkin, pal.Roof, 0.2)
	s.Torso(pal.Indigo, skin)
	s.Inked(pal.White, "M 41 78 Q 50 86 59 78 L 60 88 L 54 108 L 50 90 L 46 108 L 40 88 Z")
	s.Inked(theme.Mix(pal.Indigo, pal.Ink, 0.25), "M 36 77 L 41 79 L 47 126 H 34 L 26 96 Z M 64 77 L 59 79 L 53 126 H 66 L 74 96 Z")
	s.Line(pal.Gold, 3.4, "M 36 78 L 27 96 L 35 126 M 64 78 L 73 96 L 65 126")
	s.Inked(pal.Gold, "M 10 96 Q 14 84 28 81 Q 30 88 26 92 Q 18 92 12 100 Z M 90 96 Q 86 84 72 81 Q 70 88 74 92 Q 82 92 88 100 Z")
	// A spyglass.
	s.Inked(pal.Brass, "M 86 120 L 82 82 L 96 80 L 100 118 Z").Inked(pal.WoodDark, "M 82 90 L 80 62 L 97 60 L 99 88 Z")
	s.Inked(pal.Brass, "M 79 63 L 78 55 L 99 53 L 100 61 Z")
	s.Grip(pal.Indigo, skin)
	s.Head(skin, figures.Wide).Brows(pal.GreyHair, true).Eyes()
	s.Inked(pal.GreyHair, fullBeard).Line(theme.Mix(pal.GreyHair, pal.Ink, 0.5), 1.8, "M 37 73 Q 40 82 45 85 M 63 73 Q 60 82 55 85 M 50 77 V 86")
	s.Bulb(skin).Smile(false)
	s.Inked(theme.Mix(pal.Indigo, pal.Ink, 0.35), "M 8 38 Q 6 22 26 20 Q 40 2 50 4 Q 60 2 74 20 Q 94 22 92 38 Q 72 26 50 32 Q 28 26 8 38 Z")
	s.Line(pal.Gold, 3.4, "M 9 36 Q 28 23 50 29 Q 72 23 91 36")
	s.Inked(pal.White, "M 64 24 Q 60 8 76 -2 Q 92 -6 92 4 Q 86 6 86 12 Q 80 14 78 22 Z").Line(pal.Ink, 1.6, "M 67 24 Q 72 10 84 2")
	s.Inked(pal.Gold, "O 66 24 3.4 3.4")
}

func angler(s *figures.Person, pal *palette) {
	s.Rod(pal.Wood, 3.4, 5, "M 88 126 L 100 -4").Line(pal.Ink, 1.4, "M 100 -4 Q 112 24 108 50")
	s.Inked(theme.Mix(pal.Water, pal.White, 0.3), "M 108 50 Q 118 62 112 78 L 118 88 Q 108 86 101 89 L 106 78 Q 98 64 108 50 Z")
	s.Fill(theme.Alpha(pal.White, 0.6), "M 106 58 Q 101 68 106 76 Q 108 66 106 58 Z").Fill(pal.Ink, "O 109 59 1.8 1.8")
	s.Torso(theme.Mix(pal.Gold, pal.Straw, 0.4), pal.TanSkin)
	s.Inked(theme.Mix(pal.Gold, pal.Straw, 0.4), "M 28 80 Q 38 72 42 76 Q 50 84 58 76 Q 62 72 72 80 Q 62 94 50 95 Q 38 94 28 80 Z")
	s.Line(pal.Ink, 2, "M 50 95 V 126").Inked(pal.WoodDark, "O 46 104 2.2 2.2 O 46 116 2.2 2.2")
	s.Grip(theme.Mix(pal.Gold, pal.Straw, 0.4), pal.TanSkin)
	s.Head(pal.TanSkin, figures.Wide).Brows(pal.WhiteHair, true).Laugh()
	s.Inked(pal.WhiteHair, "M 28 49 Q 32 60 40 58 Q 50 54 60 58 Q 68 60 72 49 Q 77 74 66 85 Q 58 93 50 93 Q 42 93 34 85 Q 23 74 28 49 Z")
	s.Line(theme.Mix(pal.WhiteHair, pal.Ink, 0.4), 1.8, "M 35 70 Q 37 81 43 87 M 45 77 Q 46 86 50 89 M 65 70 Q 63 81 57 87")
	s.Bulb(theme.Mix(pal.TanSkin, pal.Roof, 0.3))
	s.Line(pal.Ink, 2.6, "M 44 66.5 Q 50 71 56 66.5").Inked(pal.Sea, "M 27 36 C 24 6 76 6 73 36 Q 50 28 27 36 Z M 46 12 Q 50 4 54 12 Z")
	s.Line(theme.Mix(pal.Sea, pal.White, 0.5), 2, "M 38 30 Q 38 20 43 14 M 50 29 V 13 M 62 30 Q 62 20 57 14")
	s.Inked(theme.Mix(pal.Sea, pal.White, 0.35), "M 25 33 Q 50 23 75 33 Q 78 40 74 43 Q 50 33 26 43 Q 22 40 25 33 Z")
}

func sailor(s *figures.Person, pal *palette) {
	skin := pal.DarkSkin
	s.Torso(pal.White, skin)
	s.Line(pal.piece[islas.Blue], 4, "M 12 96 Q 50 108 88 96 M 8 108 Q 50 120 92 108 M 24 84 Q 50 98 76 84 M 6 120 Q 50 132 94 120")
	s.Line(pal.Ink, 3, figures.Shoulders)
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

// The settlers of village and market.

func baker(s *figures.Person, pal *palette) {
	s.Torso(theme.Mix(pal.Shallow, pal.White, 0.45), pal.FairSkin).Apron(pal.White)
	s.Inked(pal.Madder, "M 37 75 Q 50 86 63 75 L 66 83 Q 50 95 34 83 Z")
	const loaf = "M 60 106 Q 56 92 76 88 Q 104 82 112 96 Q 116 110 100 114 Q 70 120 60 106 Z"
	s.Inked(theme.Mix(pal.Straw, pal.Wood, 0.25), loaf)
	s.Line(pal.WoodDark, 3.4, "M 72 93 Q 78 100 76 108 M 84 90 Q 90 98 88 108 M 97 90 Q 102 97 100 105")
	s.Inked(pal.FairSkin, "M 64 110 Q 72 104 78 110 Q 80 118 74 121 Q 66 122 62 117 Z")
	s.Head(pal.FairSkin, figures.Form{Outline: "M 27 46 C 27 22 73 22 73 46 L 72 58 C 72 70 61 76 50 76 C 39 76 28 70 28 58 Z", Shade: figures.Wide.Shade})
	s.Fill(theme.Alpha(pal.Madder, 0.35), "O 36 59 5.6 4 O 64 59 5.6 4")
	s.Brows(pal.BrownHair, false).Laugh().Bulb(pal.FairSkin).Smile(true)
	s.Inked(pal.BrownHair, "M 50 60 Q 44 58 38 62 Q 36 66 33 64 Q 36 70 43 67.5 Q 48 66.5 50 64.5 Q 52 66.5 57 67.5 Q 64 70 67 64 Q 64 66 62 62 Q 56 58 50 60 Z")
	s.Fill(pal.BrownHair, "M 27.6 50 Q 27 40 31 37 L 32 52 Q 29 54 27.6 50 Z M 72.4 50 Q 73 40 69 37 L 68 52 Q 71 54 72.4 50 Z")
	s.Inked(pal.White, "M 28 36 Q 14 30 20 16 Q 30 6 40 10 Q 50 -2 62 9 Q 76 4 81 16 Q 86 30 72 36 Q 50 28 28 36 Z", "M 28 34 Q 50 26 72 34 L 72 42 Q 50 34 28 42 Z")
	s.Line(pal.InkSoft, 1.8, "M 36 28 Q 36 20 32 17 M 50 26 V 16 M 64 28 Q 64 20 68 17")
}

func washerwoman(s *figures.Person, pal *palette) {
	s.Torso(theme.Mix(pal.Water, pal.White, 0.25), pal.TanSkin)
	s.Inked(pal.White, "M 30 126 L 33 92 Q 50 104 67 92 L 70 126 Z").Inked(pal.TanSkin, "M 38 78 Q 50 100 62 78 Q 50 86 38 78 Z")
	// A basket of linen on the hip.
	s.Inked(pal.White, "M 62 100 Q 66 84 78 88 Q 86 76 96 86 Q 110 82 112 102 Z")
	s.Line(pal.InkSoft, 1.8, "M 74 98 Q 76 92 80 90 M 90 98 Q 92 90 97 88").Inked(pal.Straw, "M 58 99 H 116 L 110 126 H 64 Z")
	s.Line(pal.Wood, 3.4, "M 61 107 H 114 M 62 115 H 112 M 70 100 V 126 M 82 100 V 126 M 94 100 V 126 M 105 100 V 126")
	s.Inked(pal.TanSkin, "M 56 104 Q 63 99 69 104 Q 70 112 64 115 Q 56 114 56 104 Z")
	s.Inked(pal.BrownHair, "M 27 56 Q 24 40 34 32 H 66 Q 76 40 73 56 L 68 62 H 32 Z")
	s.Head(pal.TanSkin, figures.Oval).Brows(pal.BrownHair, false).Eyes().Nose(true).Smile(true)
	s.Inked(pal.BrownHair, "M 29 52 Q 28 40 37 36 Q 47 37 54 31 Q 48 41 38 43 Q 31 45 29 52 Z M 71 52 Q 72 40 63 36 Q 58 36 54 31 Q 58 39 64 42 Q 69 45 71 52 Z")
	s.Inked(pal.White, "M 25 43 C 20 8 80 8 75 43 Q 66 30 50 29 Q 34 30 25 43 Z M 71 34 Q 84 28 90 36 Q 84 38 86 46 Q 78 50 71 40 Z")
	s.Line(theme.Mix(pal.Water, pal.White, 0.2), 3.4, "M 30 33 Q 50 20 70 33")
}

func smith(s *figures.Person, pal *palette) {
	skin := theme.Mix(pal.DarkSkin, pal.TanSkin, 0.2)
	s.Torso(skin, skin).Apron(pal.WoodDark)
	s.Line(pal.Straw, 1.8, "M 36 98 Q 50 103 64 98 M 35 108 V 124 M 65 108 V 124").Rod(pal.Wood, 5.6, 8, "M 91 30 V 126")
	s.Inked(pal.Steel, "M 74 14 H 108 L 110 18 V 32 L 106 36 H 76 L 72 32 V 18 Z")
	s.Fill(pal.SteelDark, "M 72 28 H 110 V 32 L 106 36 H 76 L 72 32 Z")
	s.Grip(skin, skin)
	s.Head(skin, figures.Wide)
	s.Fill(theme.Alpha(pal.White, 0.4), "M 37 31 Q 42 26 49 27 Q 43 30 40 35 Z")
	s.Brows(pal.BlackHair, true)
	s.Fill(pal.White, "O 42 50.5 3.8 3.4 O 58 50.5 3.8 3.4")
	s.Eyes().Bulb(skin).Smile(false)
	s.Inked(pal.BlackHair, moustache).Inked(pal.Madder, "M 28 40 Q 50 27 72 40 L 71 32 Q 50 19 29 32 Z")
	s.Rod(pal.Gold, 2.6, 4.6, "O 72.5 61 3 3.4")
}

func weaver(s *figures.Person, pal *palette) {
	s.Inked(pal.BrownHair, longHair)
	s.Torso(theme.Mix(pal.Violet, pal.White, 0.25), pal.FairSkin)
	s.Inked(pal.White, "M 34 78 Q 50 104 66 78 L 62 76 Q 50 90 38 76 Z").Inked(pal.Straw, "M 56 98 H 114 L 106 126 H 64 Z")
	s.Rod(pal.Wood, 3.8, 6, "M 62 98 Q 66 64 85 64 Q 104 64 108 98")
	s.Line(pal.Wood, 3.8, "M 66 102 V 110 M 78 102 V 110 M 90 102 V 110 M 102 102 V 110 M 72 112 V 120 M 84 112 V 120 M 96 112 V 120 M 68 122 H 102")
	s.Line(pal.WoodDark, 2.4, "M 60 111 H 110 M 63 121 H 107").Inked(pal.Wood, "M 54 95 H 116 V 102 H 54 Z")
	s.Inked(pal.FairSkin, "M 52 102 Q 58 96 66 101 Q 68 109 62 113 Q 54 112 52 102 Z")
	s.Head(pal.FairSkin, figures.Oval).Brows(pal.BrownHair, false).Eyes().Nose(true).Lips()
	s.Fill(theme.Alpha(pal.RedHair, 0.6), "O 36 57 1 1 O 39 59 1 1 O 61 59 1 1 O 64 57 1 1").Inked(pal.BrownHair, partedHair)
	s.Line(theme.Mix(pal.BrownHair, pal.White, 0.35), 1.8, "M 34 34 Q 40 24 47 22 M 54 23 Q 62 27 66 35")
	s.Line(pal.Leaf, 4.4, "M 27 36 Q 50 10 73 36").Fill(pal.White, "O 30 31 3.4 3.4 O 40 22.5 3.4 3.4 O 60 22.5 3.4 3.4 O 70 31 3.4 3.4")
	s.Fill(pal.Madder, "O 50 19.5 4.2 4.2")
	s.Fill(pal.Gold, "O 50 19.5 1.6 1.6 O 30 31 1.4 1.4 O 40 22.5 1.4 1.4 O 60 22.5 1.4 1.4 O 70 31 1.4 1.4")
}

func monk(s *figures.Person, pal *palette) {
	habit := theme.Mix(pal.WoodDark, pal.earthDark, 0.25)
	s.Torso(habit, pal.FairSkin)
	s.Inked(habit, "M 20 84 Q 30 70 41 74 Q 50 84 59 74 Q 70 70 80 84 Q 66 100 50 101 Q 34 100 20 84 Z")
	s.Fill(theme.Mix(habit, pal.Ink, 0.4), "M 34 82 Q 50 94 66 82 Q 58 92 50 92 Q 42 92 34 82 Z")
	s.Rod(pal.Gold, 2.8, 4.4, "M 50 96 V 112 M 44 101 H 56").Inked(pal.Madder, "M 64 92 L 104 88 L 109 124 H 70 Z")
	s.Fill(pal.White, "M 71 120 L 106 117 L 107 121 H 71 Z").Line(pal.Gold, 3.6, "M 87 95 L 90 113 M 80 102 L 95 100.5")
	s.Hand(pal.FairSkin, "M 60 106 Q 67 101 74 105 Q 76 113 70 117 Q 61 116 60 106 Z", "M 73 108 H 67 M 72 112 H 66")
	s.Head(pal.FairSkin, figures.Form{Outline: "M 27 47 C 27 20 73 20 73 47 L 72 58 C 72 70 61 77 50 77 C 39 77 28 70 28 58 Z", Shade: figures.Wide.Shade})
	s.Fill(theme.Alpha(pal.White, 0.5), "M 38 27 Q 44 22 52 24 Q 44 27 41 31 Z")
	s.Inked(pal.BrownHair, "M 27 54 Q 21 38 31 28 Q 36 33 34 40 Q 32 46 32 54 Z M 73 54 Q 79 38 69 28 Q 64 33 66 40 Q 68 46 68 54 Z")
	s.Inked(pal.BrownHair, "M 31 29 Q 50 36 69 29 Q 66 40 50 39 Q 34 40 31 29 Z")
	s.Fill(theme.Alpha(pal.Madder, 0.3), "O 36 60 5.4 4 O 64 60 5.4 4")
	s.Brows(pal.BrownHair, false).Laugh().Nose(true).Smile(false)
	s.Line(theme.Mix(pal.FairSkin, pal.Umbra, 0.5), 2, "M 44 74 Q 50 77 56 74")
}

func merchant(s *figures.Person, pal *palette) {
	robe := theme.Mix(pal.Violet, pal.Umbra, 0.3)
	s.Inked(pal.BlackHair, longHair)
	s.Torso(robe, pal.TanSkin)
	s.Inked(pal.TanSkin, "M 37 78 Q 50 102 63 78 Q 50 86 37 78 Z").Rod(pal.Gold, 3.4, 5, "M 33 80 Q 50 118 67 80")
	s.Inked(theme.Mix(pal.Shallow, pal.Sea, 0.3), "O 50 102 4.6 5.2")
	// Scales in the raised hand.
	s.Rod(pal.Gold, 3.4, 5, "M 92 100 V 62 M 72 66 Q 92 58 112 66")
	s.Line(pal.Ink, 1.6, "M 72 66 L 66 84 M 72 66 L 80 84 M 112 66 L 104 84 M 112 66 L 119 84")
	s.Inked(pal.Gold, "M 64 84 H 82 Q 80 94 73 94 Q 66 94 64 84 Z M 102 84 H 120 Q 119 94 111 94 Q 104 94 102 84 Z")
	s.Fill(pal.Roof, "O 71 82 3 3 O 76 82 3 3 O 111 81 4.4 4")
	s.Grip(robe, pal.TanSkin)
	s.Head(pal.TanSkin, figures.Oval).Brows(pal.BlackHair, false).Eyes().Nose(false).Lips()
	s.Inked(pal.BlackHair, partedHair)
	s.Inked(theme.Mix(pal.Gold, pal.Roof, 0.15), "M 24 38 Q 16 20 34 12 Q 50 2 68 12 Q 84 20 76 38 Q 50 22 24 38 Z")
	s.Line(theme.Mix(pal.GoldDark, pal.Ink, 0.2), 2.2, "M 28 34 Q 40 14 62 11 M 40 27 Q 54 14 74 20 M 34 16 Q 54 18 72 32")
	s.Inked(pal.Madder, "O 50 25 4.4 5")
	s.Hoops()
}

func nobleman(s *figures.Person, pal *palette) {
	s.Torso(pal.piece[islas.Red], pal.FairSkin)
	s.Line(pal.Gold, 3.4, "M 50 96 V 126 M 14 104 Q 18 114 16 126 M 86 104 Q 82 114 84 126")
	s.Inked(pal.Gold, "O 50 102 2.6 2.6 O 50 112 2.6 2.6 O 50 122 2.6 2.6")
	s.Head(pal.FairSkin, figures.Oval)
	s.Inked(pal.White, "M 16 84 Q 14 74 25 75 Q 30 67 38 72 Q 44 77 50 77 Q 56 77 62 72 Q 70 67 75 75 Q 86 74 84 84 Q 82 93 71 90 Q 63 97 54 91 Q 50 95 46 91 Q 37 97 29 90 Q 18 93 16 84 Z")
	s.Line(pal.InkSoft, 1.6, "M 26 76 Q 30 82 29 88 M 38 74 Q 41 82 39 91 M 62 74 Q 59 82 61 91 M 74 76 Q 70 82 71 88 M 50 79 V 90")
	s.Brows(pal.BrownHair, false).Eyes().Nose(false).Smile(false)
	s.Inked(pal.BrownHair, "M 50 61.5 Q 44 60.5 38 65 Q 35 64 34 61 Q 35 68 42 67 Q 47 66.5 50 64.5 Q 53 66.5 58 67 Q 65 68 66 61 Q 65 64 62 65 Q 56 60.5 50 61.5 Z")
	s.Inked(pal.BrownHair, "M 45 70 Q 50 68 55 70 Q 54 79 50 85 Q 46 79 45 70 Z")
	s.Inked(pal.BrownHair, "M 28 52 Q 24 30 38 24 L 62 24 Q 76 30 72 52 Q 70 42 65 38 Q 50 34 35 38 Q 30 42 28 52 Z")
	s.Inked(theme.Mix(pal.piece[islas.Red], pal.Umbra, 0.35), "M 22 33 Q 14 15 40 11 Q 72 4 84 22 Q 88 34 76 37 Q 52 27 28 40 Q 23 38 22 33 Z")
	s.Line(pal.Gold, 3.6, "M 26 36 Q 50 23 77 33")
	s.Inked(pal.White, "M 30 32 Q 10 26 10 6 Q 14 -4 24 -2 Q 20 4 26 6 Q 24 10 30 14 Q 30 20 36 22 Q 38 28 36 33 Z")
	s.Line(pal.InkSoft, 1.6, "M 33 32 Q 22 20 18 6").Inked(pal.Gold, "O 34 32 4 4").Fill(pal.piece[islas.Blue], "O 34 32 1.8 1.8")
	s.Rod(pal.Gold, 3.4, 5, "M 30 98 Q 50 116 70 98")
}
