package art

import (
	"islas/render/paint/figures"
	"islas/render/theme"
)

// The people of fields, houses and rivers.

func settler(s *person, pal *palette) {
	skin := theme.Mix(pal.TanSkin, pal.DarkSkin, 0.35)
	blouse := theme.Mix(pal.White, pal.linen, 0.35)
	// A spade stands behind the shoulder.
	s.Shiny(pal.Wood, 4.6, "M 99 8 L 95 130").Shiny(pal.Wood, 4, "M 89 6 Q 99 3 109 7")
	s.Inked(pal.BlackHair, "M 66 40 Q 86 50 79 66 Q 90 78 80 96 Q 84 104 78 112 Q 70 106 72 96 Q 64 84 69 74 Q 62 56 66 40 Z")
	s.Line(theme.Mix(pal.BlackHair, pal.White, 0.35), 1.8, "M 70 62 Q 76 66 80 64 M 70 76 Q 76 80 82 78 M 71 92 Q 76 95 82 93")
	s.torso(blouse, skin)
	s.Fill(skin, "M 36 78 Q 50 98 64 78 Q 50 86 36 78 Z").Line(pal.Ink, 2.6, "M 34 78 Q 50 101 66 78")
	s.Line(pal.Madder, 4.4, "M 24 83 Q 34 104 50 105 Q 66 104 76 83").Line(pal.Gold, 1.8, "M 20 86 Q 32 110 50 111 Q 68 110 80 86")
	s.Inked(theme.Mix(pal.Palm, pal.leafBlue, 0.4), "M 14 132 Q 22 116 50 116 Q 78 116 86 132 Z")
	s.fist(blouse, skin)
	s.Head(skin, figures.Oval).Brows(pal.BlackHair, false).Whites().Eyes().Nose(true).Lips()
	s.Inked(pal.BlackHair, "M 28 54 Q 25 40 34 34 Q 48 38 58 30 Q 66 36 70 42 Q 74 46 72 54 Q 69 44 60 40 Q 46 46 36 42 Q 30 45 28 54 Z")
	s.strawHat(pal.Madder)
	// A seedling in both hands, with the soil around its roots.
	s.Inked(theme.Mix(pal.earthDark, pal.Ink, 0.1), "M -1 115 Q -1 101 15 101 Q 31 101 31 115 Q 27 125 15 125 Q 3 125 -1 115 Z")
	s.Rod(pal.Leaf, 3, 5, "M 15 103 Q 13 89 15 77")
	s.Inked(pal.Leaf, "M 15 89 Q -5 91 -15 73 Q 7 69 15 87 Z M 15 83 Q 17 63 39 59 Q 39 79 15 83 Z M 15 79 Q -1 71 3 49 Q 21 57 16 77 Z")
	s.Line(theme.Mix(pal.Vine, pal.Ink, 0.2), 1.6, "M 13 87 Q 1 83 -9 75 M 17 80 Q 27 73 35 63 M 14 75 Q 11 63 6 55")
	s.Inked(skin, "M -13 111 Q -7 103 1 109 Q 7 117 17 118 Q 29 117 35 107 Q 42 105 43 113 Q 39 127 23 131 Q 3 133 -9 125 Z")
	s.Line(pal.Ink, 1.6, "M 3 122 Q 7 124 12 124 M 5 118.6 Q 8 121 13 121 M 27 122 Q 23 124 19 124")
}

func builder(s *person, pal *palette) {
	skin := pal.TanSkin
	shirt := theme.Mix(pal.Water, pal.White, 0.35)
	s.Inked(pal.BrownHair, "O 50 14 15 12").Line(theme.Mix(pal.BrownHair, pal.White, 0.35), 1.8, "M 40 12 Q 48 4 58 8 M 44 18 Q 52 10 62 14")
	s.torso(shirt, skin)
	s.Line(theme.Mix(pal.Indigo, pal.White, 0.2), 1.8, "M 34 84 V 124 M 42 88 V 124 M 58 88 V 124 M 66 84 V 124 M 20 92 V 110 M 80 92 V 110")
	s.Fill(skin, "M 41 78 L 50 94 L 59 78 Q 50 85 41 78 Z")
	s.Inked(theme.Mix(shirt, pal.White, 0.5), "M 40 76 L 50 95 L 42 100 L 33 80 Z M 60 76 L 50 95 L 58 100 L 67 80 Z")
	s.Shiny(theme.Mix(pal.Wood, pal.earthRed, 0.4), 4.6, "M 27 82 L 31 124 M 73 82 L 69 124")
	// A wall grows before her; the next brick is in her hand.
	wall := theme.Mix(pal.Roof, pal.earthRed, 0.45)
	s.Inked(wall, "M -30 116 H 130 V 134 H -30 Z", "M -30 104 H 12 V 117 H -30 Z M 14 104 H 40 V 117 H 14 Z")
	s.Line(pal.linen, 2.4, "M -30 117 H 62 M 13 105 V 117 M -8 105 V 117 M 0 118 V 132 M 28 118 V 132 M 56 118 V 132 M 84 118 V 132")
	s.Inked(pal.linen, "M 40 117 Q 46 110 54 113 Q 62 108 70 113 Q 78 112 80 117 Z")
	s.Inked(theme.Mix(wall, pal.White, 0.16), "M 8 88 L 42 84 L 44 97 L 10 102 Z")
	s.Fill(theme.Mix(wall, pal.Umbra, 0.35), "M 10 98 L 44 93.4 L 44 97 L 10 102 Z")
	s.Inked(skin, "M 0 122 Q -2 104 6 94 Q 12 86 20 89 Q 26 92 21 96 Q 25 97 22 101 Q 24 104 18 106 Q 14 108 12 124 Z")
	s.Line(pal.Ink, 1.6, "M 12 96 L 20 96 M 13 101 L 21 101").Inked(shirt, "M -4 130 Q -6 112 -1 104 Q 8 104 15 110 Q 12 120 14 130 Z")
	s.Line(theme.Mix(pal.Indigo, pal.White, 0.2), 1.8, "M 2 108 Q 0 118 1 128 M 8 109 Q 6 118 7 128")
	// The trowel.
	s.Inked(pal.Steel, "M 88 66 L 122 42 L 112 82 Q 98 82 88 66 Z").Fill(theme.Mix(pal.Steel, pal.White, 0.6), "M 92 66 L 118 47 L 104 66 Z")
	s.Shiny(pal.SteelDark, 2.6, "M 97 72 Q 91 76 93 83").Inked(shirt, "M 76 130 Q 77 108 84 98 Q 93 103 102 98 Q 106 112 105 130 Z")
	s.Inked(skin, "M 83 104 L 86 90 Q 92 78 98 80 Q 106 84 103 94 L 101 104 Q 92 108 83 104 Z")
	s.Line(pal.Ink, 1.6, "M 86 88 H 94 M 85.4 92 H 94 M 86 96 H 93").Shiny(pal.Wood, 4.6, "M 92 83 L 98 98")
	s.Hand(skin, "M 84 88 Q 92 83 98 87 Q 102 93 98 97 Q 91 100 86 97 Q 82 92 84 88 Z", "M 85 91 H 92 M 86 94.4 H 92")
	s.Head(skin, figures.Oval).Brows(pal.BrownHair, false).Eyes().Nose(true).Smile(true)
	s.Fill(theme.Alpha(pal.RedHair, 0.7), "O 36 57 1.1 1.1 O 39.5 59 1.1 1.1 O 60.5 59 1.1 1.1 O 64 57 1.1 1.1")
	s.Inked(pal.BrownHair, "M 28 54 Q 26 42 34 35 H 66 Q 74 42 72 54 Q 68 46 66 40 Q 58 42 50 36 Q 42 42 34 40 Q 32 46 28 54 Z")
	s.Inked(pal.Madder, "M 26 40 Q 50 25 74 40 L 73 31 Q 50 16 27 31 Z", "M 72 33 L 88 26 L 86 36 L 92 44 L 73 40 Z")
	s.Fill(pal.White, "O 34 33 2 2 O 42 28.6 2 2 O 50 27 2 2 O 58 28.6 2 2 O 66 33 2 2 O 81 34 1.8 1.8")
}

func prospector(s *person, pal *palette) {
	skin := theme.Mix(pal.TanSkin, pal.Roof, 0.22)
	shirt := theme.Mix(pal.Madder, pal.earthRed, 0.35)
	// The pickaxe over his shoulder.
	s.Shiny(pal.Wood, 4.8, "M 112 0 L 74 100").Inked(pal.Steel, "M 84 -12 Q 106 -14 120 2 Q 130 14 128 32 Q 120 18 110 8 Q 98 -4 84 -12 Z")
	s.Line(pal.White, 2.2, "M 90 -10 Q 106 -9 116 3")
	s.torso(shirt, skin)
	s.Line(pal.Ink, 2.2, "M 50 92 V 112").Fill(pal.linen, "O 50 100 1.8 1.8 O 50 108 1.8 1.8")
	s.Shiny(theme.Mix(pal.WoodDark, pal.Ink, 0.2), 4.6, "M 28 82 L 32 124 M 72 82 L 68 124")
	s.Inked(theme.Mix(pal.Straw, pal.Gold, 0.3), "M 34 76 Q 50 90 66 76 L 70 86 Q 58 96 54 104 L 50 98 L 44 105 Q 42 96 30 86 Z")
	s.Head(skin, figures.Wide).Brows(pal.GreyHair, true).Laugh()
	s.Inked(theme.Mix(pal.GreyHair, pal.RedHair, 0.28), bushyBeard)
	s.Line(theme.Mix(pal.GreyHair, pal.WoodDark, 0.6), 1.8, "M 34 72 Q 37 84 43 90 M 43 80 Q 45 89 49 93 M 66 72 Q 63 84 57 90 M 56 82 Q 56 88 53 93")
	s.Bulb(skin).Smile(true)
	s.Inked(theme.Mix(pal.GreyHair, pal.RedHair, 0.28), "M 50 60.5 Q 43 57.5 35 62.5 Q 38 67 44 65.6 Q 48 65 50 63.6 Q 52 65 56 65.6 Q 62 67 65 62.5 Q 57 57.5 50 60.5 Z")
	// A hat that has seen rain.
	felt := theme.Mix(pal.WoodDark, pal.rockDark, 0.35)
	s.Inked(felt, "M -2 40 Q 4 30 26 31 Q 50 25 76 30 Q 98 26 103 36 Q 98 47 78 42 Q 50 35 26 44 Q 6 49 -2 40 Z")
	s.Inked(felt, "M 28 34 Q 26 10 42 8 Q 50 13 58 7 Q 75 10 72 33 Q 50 28 28 34 Z").Line(pal.Straw, 4.4, "M 28.4 31 Q 50 25 72 30.6")
	s.Line(theme.Mix(felt, pal.Ink, 0.5), 1.8, "M 46 12 Q 47 18 44 23 M 62 14 Q 58 18 59 22 M 10 40 Q 20 36 30 36")
	// The pan, with what glitters in it.
	s.Inked(theme.Mix(pal.SteelDark, pal.Ink, 0.1), "M -12 100 Q 40 88 88 100 Q 82 124 66 128 H 10 Q -6 124 -12 100 Z")
	s.Inked(pal.Steel, "M -12 100 Q -10 91 38 90 Q 86 91 88 100 Q 86 109 38 110 Q -10 109 -12 100 Z")
	s.Fill(theme.Mix(pal.Water, pal.Shallow, 0.4), "M -4 100 Q -2 94 38 93.4 Q 78 94 80 100 Q 78 106.4 38 107 Q -2 106.4 -4 100 Z")
	s.Fill(theme.Mix(pal.earth, pal.Sand, 0.3), "M 6 102 Q 22 96 44 98 Q 66 97 72 102 Q 60 106.6 38 106.6 Q 14 106.6 6 102 Z")
	s.Inked(pal.Gold, "M 22 99 L 30 95 L 37 98 L 36 103 L 26 104 Z M 44 98 L 51 96 L 56 100 L 52 104 L 45 103 Z M 62 100 L 67 99 L 68 103 L 63 104 Z M 12 101 L 17 99 L 19 103 L 13 104 Z")
	s.Fill(pal.White, "M 30 86 L 31.6 91 L 36 92.6 L 31.6 94.2 L 30 99 L 28.4 94.2 L 24 92.6 L 28.4 91 Z M 54 88 L 55.2 91.6 L 58.6 92.8 L 55.2 94 L 54 97.6 L 52.8 94 L 49.4 92.8 L 52.8 91.6 Z")
	s.Inked(skin, "M -20 106 Q -18 94 -6 96 Q 4 98 2 104 Q 0 112 -6 118 Q -18 120 -20 106 Z M 96 106 Q 94 94 82 96 Q 72 98 74 104 Q 76 112 82 118 Q 94 120 96 106 Z")
	s.Line(pal.Ink, 1.6, "M -10 102 H 1 M -10 107 H -1 M 86 102 H 75 M 86 107 H 77")
	s.Inked(shirt, "M -26 132 Q -30 112 -20 104 Q -12 110 -5 116 Q -6 126 -4 132 Z M 102 132 Q 106 112 96 104 Q 88 110 81 116 Q 82 126 80 132 Z")
}
