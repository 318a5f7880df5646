package art

import (
	"islas/game/islas"
	"islas/render/paint/figures"
	"islas/render/theme"
)

// The settlers of village and market.

func baker(s *settler, pal *palette) {
	s.torso(theme.Mix(pal.Shallow, pal.White, 0.45), pal.FairSkin)
	s.apron(pal.White)
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

func washerwoman(s *settler, pal *palette) {
	s.torso(theme.Mix(pal.Water, pal.White, 0.25), pal.TanSkin)
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

func smith(s *settler, pal *palette) {
	skin := theme.Mix(pal.DarkSkin, pal.TanSkin, 0.2)
	s.Inked(skin, longShoulders).Fill(theme.Alpha(pal.Umbra, 0.3), shadedSide)
	s.Line(pal.Ink, 2, "M 22 98 Q 26 110 24 124 M 78 100 Q 74 112 76 124").Inked(skin, figures.Neck)
	s.apron(pal.WoodDark)
	s.Line(pal.Straw, 1.8, "M 36 98 Q 50 103 64 98 M 35 108 V 124 M 65 108 V 124").Rod(pal.Wood, 5.6, 8, "M 91 30 V 126")
	s.Inked(pal.Steel, "M 74 14 H 108 L 110 18 V 32 L 106 36 H 76 L 72 32 V 18 Z")
	s.Fill(pal.SteelDark, "M 72 28 H 110 V 32 L 106 36 H 76 L 72 32 Z")
	s.grip(skin, skin)
	s.Head(skin, figures.Wide)
	s.Fill(theme.Alpha(pal.White, 0.4), "M 37 31 Q 42 26 49 27 Q 43 30 40 35 Z")
	s.Brows(pal.BlackHair, true)
	s.Fill(pal.White, "O 42 50.5 3.8 3.4 O 58 50.5 3.8 3.4")
	s.Eyes().Bulb(skin).Smile(false)
	s.Inked(pal.BlackHair, moustache).Inked(pal.Madder, "M 28 40 Q 50 27 72 40 L 71 32 Q 50 19 29 32 Z")
	s.Rod(pal.Gold, 2.6, 4.6, "O 72.5 61 3 3.4")
}

func weaver(s *settler, pal *palette) {
	s.Inked(pal.BrownHair, longHair)
	s.torso(theme.Mix(pal.Violet, pal.White, 0.25), pal.FairSkin)
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

func monk(s *settler, pal *palette) {
	habit := theme.Mix(pal.WoodDark, pal.earthDark, 0.25)
	s.torso(habit, pal.FairSkin)
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

func merchant(s *settler, pal *palette) {
	robe := theme.Mix(pal.Violet, pal.Umbra, 0.3)
	s.Inked(pal.BlackHair, longHair)
	s.torso(robe, pal.TanSkin)
	s.Inked(pal.TanSkin, "M 37 78 Q 50 102 63 78 Q 50 86 37 78 Z").Rod(pal.Gold, 3.4, 5, "M 33 80 Q 50 118 67 80")
	s.Inked(theme.Mix(pal.Shallow, pal.Sea, 0.3), "O 50 102 4.6 5.2")
	// Scales in the raised hand.
	s.Rod(pal.Gold, 3.4, 5, "M 92 100 V 62 M 72 66 Q 92 58 112 66")
	s.Line(pal.Ink, 1.6, "M 72 66 L 66 84 M 72 66 L 80 84 M 112 66 L 104 84 M 112 66 L 119 84")
	s.Inked(pal.Gold, "M 64 84 H 82 Q 80 94 73 94 Q 66 94 64 84 Z M 102 84 H 120 Q 119 94 111 94 Q 104 94 102 84 Z")
	s.Fill(pal.Roof, "O 71 82 3 3 O 76 82 3 3 O 111 81 4.4 4")
	s.grip(robe, pal.TanSkin)
	s.Head(pal.TanSkin, figures.Oval).Brows(pal.BlackHair, false).Eyes().Nose(false).Lips()
	s.Inked(pal.BlackHair, partedHair)
	s.Inked(theme.Mix(pal.Gold, pal.Roof, 0.15), "M 24 38 Q 16 20 34 12 Q 50 2 68 12 Q 84 20 76 38 Q 50 22 24 38 Z")
	s.Line(theme.Mix(pal.GoldDark, pal.Ink, 0.2), 2.2, "M 28 34 Q 40 14 62 11 M 40 27 Q 54 14 74 20 M 34 16 Q 54 18 72 32")
	s.Inked(pal.Madder, "O 50 25 4.4 5")
	s.Hoops()
}

func nobleman(s *settler, pal *palette) {
	s.torso(pal.piece[islas.Red], pal.FairSkin)
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
