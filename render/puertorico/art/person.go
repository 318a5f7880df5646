package art

import (
	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/paint/figures"
	"islas/render/theme"
)

// Forms that several people share, in a box of 100 × 124 units: they are seen from the waist up.
const (
	bushyBeard = "M 28 47 Q 31 60 40 58 Q 50 54.5 60 58 Q 69 60 72 47 Q 79 73 67 87 Q 58 97 50 97 Q 42 97 33 87 Q 21 73 28 47 Z"
)

// personMarks returns somebody at the work of a role, from the back to the front, in a box of 100 × 124 units.
func personMarks(pal *palette, role puertorico.Role) []paint.Mark {
	s := figures.New(pal.Palette)
	[]func(*figures.Person, *palette){settler, mayor, builder, craftsman, trader, captain, prospector}[min(role, puertorico.Prospector1)](s, pal)
	return s.Marks
}

// The people of fields, houses and rivers.

func settler(s *figures.Person, pal *palette) {
	skin := theme.Mix(pal.TanSkin, pal.DarkSkin, 0.35)
	blouse := theme.Mix(pal.White, pal.linen, 0.35)
	// A spade stands behind the shoulder.
	s.Shiny(pal.Wood, 4.6, "M 99 8 L 95 130").Shiny(pal.Wood, 4, "M 89 6 Q 99 3 109 7")
	s.Inked(pal.BlackHair, "M 66 40 Q 86 50 79 66 Q 90 78 80 96 Q 84 104 78 112 Q 70 106 72 96 Q 64 84 69 74 Q 62 56 66 40 Z")
	s.Line(theme.Mix(pal.BlackHair, pal.White, 0.35), 1.8, "M 70 62 Q 76 66 80 64 M 70 76 Q 76 80 82 78 M 71 92 Q 76 95 82 93")
	s.Torso(blouse, skin)
	s.Fill(skin, "M 36 78 Q 50 98 64 78 Q 50 86 36 78 Z").Line(pal.Ink, 2.6, "M 34 78 Q 50 101 66 78")
	s.Line(pal.Madder, 4.4, "M 24 83 Q 34 104 50 105 Q 66 104 76 83").Line(pal.Gold, 1.8, "M 20 86 Q 32 110 50 111 Q 68 110 80 86")
	s.Inked(theme.Mix(pal.Palm, pal.leafBlue, 0.4), "M 14 132 Q 22 116 50 116 Q 78 116 86 132 Z")
	s.Grip(blouse, skin)
	s.Head(skin, figures.Oval).Brows(pal.BlackHair, false).Whites().Eyes().Nose(true).Lips()
	s.Inked(pal.BlackHair, "M 28 54 Q 25 40 34 34 Q 48 38 58 30 Q 66 36 70 42 Q 74 46 72 54 Q 69 44 60 40 Q 46 46 36 42 Q 30 45 28 54 Z")
	s.StrawHat(pal.Madder)
	// A seedling in both hands, with the soil around its roots.
	s.Inked(theme.Mix(pal.earthDark, pal.Ink, 0.1), "M -1 115 Q -1 101 15 101 Q 31 101 31 115 Q 27 125 15 125 Q 3 125 -1 115 Z")
	s.Rod(pal.Leaf, 3, 5, "M 15 103 Q 13 89 15 77")
	s.Inked(pal.Leaf, "M 15 89 Q -5 91 -15 73 Q 7 69 15 87 Z M 15 83 Q 17 63 39 59 Q 39 79 15 83 Z M 15 79 Q -1 71 3 49 Q 21 57 16 77 Z")
	s.Line(theme.Mix(pal.Vine, pal.Ink, 0.2), 1.6, "M 13 87 Q 1 83 -9 75 M 17 80 Q 27 73 35 63 M 14 75 Q 11 63 6 55")
	s.Inked(skin, "M -13 111 Q -7 103 1 109 Q 7 117 17 118 Q 29 117 35 107 Q 42 105 43 113 Q 39 127 23 131 Q 3 133 -9 125 Z")
	s.Line(pal.Ink, 1.6, "M 3 122 Q 7 124 12 124 M 5 118.6 Q 8 121 13 121 M 27 122 Q 23 124 19 124")
}

func builder(s *figures.Person, pal *palette) {
	skin := pal.TanSkin
	shirt := theme.Mix(pal.Water, pal.White, 0.35)
	s.Inked(pal.BrownHair, "O 50 14 15 12").Line(theme.Mix(pal.BrownHair, pal.White, 0.35), 1.8, "M 40 12 Q 48 4 58 8 M 44 18 Q 52 10 62 14")
	s.Torso(shirt, skin)
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

func prospector(s *figures.Person, pal *palette) {
	skin := theme.Mix(pal.TanSkin, pal.Roof, 0.22)
	shirt := theme.Mix(pal.Madder, pal.earthRed, 0.35)
	// The pickaxe over his shoulder.
	s.Shiny(pal.Wood, 4.8, "M 112 0 L 74 100").Inked(pal.Steel, "M 84 -12 Q 106 -14 120 2 Q 130 14 128 32 Q 120 18 110 8 Q 98 -4 84 -12 Z")
	s.Line(pal.White, 2.2, "M 90 -10 Q 106 -9 116 3")
	s.Torso(shirt, skin)
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

// The people of town and harbour.

func mayor(s *figures.Person, pal *palette) {
	skin := theme.Mix(pal.DarkSkin, pal.TanSkin, 0.15)
	coat := theme.Mix(pal.Indigo, pal.Umbra, 0.45)
	s.Torso(coat, skin)
	s.Inked(theme.Mix(pal.Straw, pal.White, 0.35), "M 34 80 L 50 126 L 66 80 Q 50 92 34 80 Z")
	s.Inked(pal.White, "M 40 75 L 50 92 L 60 75 L 62 84 L 55 104 L 50 96 L 45 104 L 38 84 Z")
	s.Inked(pal.Madder, "M 50 84 L 36 79 L 37 92 Z M 50 84 L 64 79 L 63 92 Z O 50 85.5 3.6 3.6")
	s.Inked(theme.Mix(coat, pal.Ink, 0.3), "M 36 77 L 24 94 L 32 98 L 28 104 L 47 130 H 30 L 18 88 Z M 64 77 L 76 94 L 68 98 L 72 104 L 53 130 H 70 L 82 88 Z")
	// The chain of office.
	const chain = "M 22 84 Q 26 110 50 113 Q 74 110 78 84"
	s.Rod(pal.Gold, 4, 6.4, chain)
	s.Fill(theme.Mix(pal.GoldDark, pal.Ink, 0.2), "O 24.6 93 1.3 1.3 O 29 101.6 1.3 1.3 O 36 108 1.3 1.3 O 43.6 111.6 1.3 1.3 O 75.4 93 1.3 1.3 O 71 101.6 1.3 1.3 O 64 108 1.3 1.3 O 56.4 111.6 1.3 1.3")
	s.Inked(pal.Gold, "O 50 118 8.4 8.4").Inked(theme.Mix(pal.Shallow, pal.Sea, 0.3), "O 50 118 4 4")
	// The list of those who land, and the pen.
	s.Inked(pal.Paper, "M -16 72 L 20 66 L 26 120 L -10 126 Z")
	s.Inked(pal.PaperDark, "M -18 74 Q -18 66 -12 67 L 18 62 Q 24 62 22 69 Q 20 73 14 71 Z")
	s.Line(pal.InkSoft, 1.8, "M -9 82 L 16 78 M -8 89 L 17 85 M -7 96 L 10 93.4 M -6 103 L 18 99").Inked(pal.Madder, "O 0 114 5 5")
	s.Inked(skin, "M 8 112 Q 14 102 24 104 Q 32 106 31 114 Q 28 123 18 124 Q 8 122 8 112 Z")
	s.Line(pal.Ink, 1.6, "M 12 109 H 20 M 10.6 113 H 20 M 11 117 H 19").Inked(coat, "M 4 132 Q 10 122 20 117 Q 30 117 35 124 L 36 132 Z")
	s.Inked(pal.White, "M 14 124 Q 18 116 28 113 L 34 118 Q 24 122 20 128 Z", "M 89 92 Q 80 62 98 34 Q 112 22 116 26 Q 114 50 100 70 L 92 94 Z")
	s.Line(pal.InkSoft, 1.6, "M 91 90 Q 94 62 112 32 M 95 64 L 88 60 M 99 54 L 92 48 M 103 46 L 110 46 M 98 60 L 106 60")
	s.Grip(coat, skin)
	s.Head(skin, figures.Wide)
	s.Inked(pal.WhiteHair, "M 27 52 Q 25 40 31 34 L 35 44 Q 36 58 38 66 Q 28 66 27 52 Z M 73 52 Q 75 40 69 34 L 65 44 Q 64 58 62 66 Q 72 66 73 52 Z")
	s.Brows(pal.WhiteHair, true).Whites().Eyes().Bulb(skin)
	s.Line(pal.Ink, 2.4, "M 45 70.6 Q 50 73 55 70.6")
	s.Inked(pal.WhiteHair, "M 50 61 Q 42 58 36 63 Q 33 67 34 71 Q 42 70 50 66 Q 58 70 66 71 Q 67 67 64 63 Q 58 58 50 61 Z")
	silk := theme.Mix(pal.BlackHair, pal.Indigo, 0.25)
	s.Inked(silk, "M 14 31 Q 20 43 50 40 Q 80 43 86 31 Q 80 30 72 34 Q 50 38 28 34 Q 20 30 14 31 Z", "M 29 35 L 26 -8 Q 50 -15 74 -8 L 71 35 Q 50 40 29 35 Z")
	s.Inked(theme.Mix(silk, pal.White, 0.14), "M 26 -8 Q 50 -15 74 -8 Q 50 -2 26 -8 Z").Line(pal.Madder, 6, "M 29 29 Q 50 34 71 29")
	s.Fill(theme.Alpha(pal.White, 0.3), "M 33 -2 L 35 24 L 40 25 L 39 -1 Z")
}

func craftsman(s *figures.Person, pal *palette) {
	skin := pal.DarkSkin
	shirt := theme.Mix(pal.linen, pal.White, 0.3)
	// The mallet is raised.
	s.Torso(shirt, skin)
	s.Line(theme.Mix(pal.Roof, pal.White, 0.15), 1.8, "M 20 92 V 108 M 28 84 V 100 M 72 84 V 100 M 80 92 V 108")
	leather := theme.Mix(pal.Wood, pal.earthRed, 0.35)
	s.Fill(skin, "M 41 78 L 50 92 L 59 78 Q 50 85 41 78 Z").Line(pal.Ink, 2.6, "M 40 77 L 50 93 L 60 77")
	s.Inked(leather, "M 28 132 L 31 96 Q 50 102 69 96 L 72 132 Z").Line(theme.Mix(leather, pal.White, 0.45), 1.4, "M 33.6 99 Q 50 104.6 66.4 99")
	s.Shiny(leather, 4, "M 33 97 L 36 79 M 67 97 L 64 79").Shiny(pal.Wood, 5, "M 88 112 L 99 46")
	s.Inked(theme.Mix(pal.Straw, pal.Wood, 0.4), "M 78 20 L 120 27 L 115 57 L 73 50 Z")
	s.Fill(theme.Mix(pal.Wood, pal.Umbra, 0.35), "M 74.4 42 L 116 49 L 115 57 L 73 50 Z")
	s.Inked(theme.Mix(pal.Straw, pal.White, 0.3), "M 78 20 Q 84 36 73 50 Q 66 34 78 20 Z")
	s.Line(pal.WoodDark, 1.6, "M 88 27 Q 98 30 112 31 M 86 37 Q 100 38 112 41")
	// A barrel that is being hooped.
	stave := theme.Mix(pal.Wood, pal.Straw, 0.3)
	s.Inked(stave, "M -22 98 Q 8 90 40 98 Q 46 112 44 132 H -26 Q -28 112 -22 98 Z")
	s.Inked(theme.Mix(stave, pal.Ink, 0.55), "M -22 98 Q -20 90 9 90 Q 38 90 40 98 Q 38 105 9 105 Q -20 105 -22 98 Z")
	s.Inked(theme.Mix(stave, pal.White, 0.2), "M -22 98 Q -20 90 9 90 Q 38 90 40 98 L 36 99 Q 34 94 9 94 Q -16 94 -18 99 Z")
	s.Line(pal.WoodDark, 1.8, "M -12 104 Q -14 118 -13 132 M -2 105.4 V 132 M 9 106 V 132 M 20 105.4 V 132 M 31 104 Q 33 118 32 132")
	s.Rod(pal.Steel, 5, 7.4, "M -24.6 112 Q 9 123 43 112")
	// Both hands at work.
	s.Inked(shirt, "M 76 130 Q 74 112 82 104 Q 92 110 100 106 Q 105 118 104 130 Z")
	s.Inked(skin, "M 81 110 Q 82 98 84 92 Q 91 88 99 92 Q 101 100 100 110 Q 91 114 81 110 Z", "M 84 82 Q 92 78 100 82 Q 103 88 100 95 Q 92 98 84 95 Q 81 88 84 82 Z")
	s.Line(pal.Ink, 1.6, "M 83 86 H 91 M 82.6 89.4 H 91 M 83 92.6 H 90")
	s.Inked(skin, "M 10 106 Q 6 96 12 91 Q 22 86 32 92 Q 35 98 32 107 Q 28 111 26.6 105 Q 24 112 21 106 Q 18 112 15.4 106 Q 12 111 10 106 Z")
	s.Line(pal.Ink, 1.6, "M 15.4 106 V 97 M 21 106 V 97 M 26.6 105 V 97")
	s.Head(skin, figures.Wide)
	s.Fill(theme.Alpha(pal.BlackHair, 0.75), "M 29 50 Q 33 60 40 60 Q 45 57 50 58.5 Q 55 57 60 60 Q 67 60 71 50 L 70 57 C 69 69 60 75.6 50 75.6 C 40 75.6 31 69 30 57 Z")
	s.Line(pal.Ink, 3, figures.Wide.Outline).Fill(skin, "O 50 65.6 8.6 4.6")
	s.Brows(pal.BlackHair, true).Whites().Eyes().Bulb(skin).Smile(true)
	s.Inked(pal.BlackHair, "M 28 48 Q 26 38 30 32 L 35 40 Q 33 46 31 50 Z M 72 48 Q 74 38 70 32 L 65 40 Q 67 46 69 50 Z")
	// The folded cap of his trade.
	cap := theme.Mix(pal.White, pal.PaperDark, 0.25)
	s.Inked(cap, "M 25 40 L 22 14 Q 50 4 78 14 L 75 40 Q 50 27 25 40 Z")
	s.Inked(theme.Mix(cap, pal.White, 0.7), "M 22 14 Q 50 4 78 14 Q 50 24 22 14 Z")
	s.Line(pal.InkSoft, 1.8, "M 24 28 Q 50 16 76 28 M 40 20 L 42 31 M 60 20 L 58 31")
}

func trader(s *figures.Person, pal *palette) {
	skin := pal.FairSkin
	dress := theme.Mix(pal.Sea, pal.leafBlue, 0.35)
	s.Inked(pal.RedHair, "M 28 26 Q 14 40 22 58 Q 26 66 34 66 H 66 Q 74 66 78 58 Q 86 40 72 26 Z")
	s.Torso(dress, skin)
	// Sleeves as full as one wore them.
	s.Inked(dress, "M 34 78 Q 10 74 0 94 Q -4 108 8 116 Q 22 114 28 96 Z M 66 78 Q 90 74 100 94 Q 104 108 92 116 Q 78 114 72 96 Z")
	s.Line(theme.Mix(dress, pal.Ink, 0.6), 1.8, "M 28 84 Q 16 90 10 104 M 22 82 Q 8 88 4 100 M 72 84 Q 84 90 90 104")
	s.Inked(pal.White, "M 32 80 Q 36 74 41 74 Q 50 84 59 74 Q 64 74 68 80 L 60 104 Q 50 114 40 104 Z")
	s.Line(pal.InkSoft, 1.6, "M 42 92 V 104 M 50 96 V 108 M 58 92 V 104").Inked(pal.White, "M 41 68 Q 50 76 59 68 V 79 Q 50 86 41 79 Z")
	s.Inked(pal.Madder, "O 50 84 4.6 5.4").Fill(pal.White, "O 50 83 2 2.4")
	// The ledger under her arm.
	s.Inked(theme.Mix(pal.Madder, pal.Umbra, 0.25), "M -16 92 L 18 88 L 24 128 L -10 132 Z")
	s.Fill(pal.Paper, "M 18.6 90 L 22 92 L 27 128 L 23.4 128 Z").Line(pal.Gold, 1.8, "M -11 97 L 14 94 L 18.6 124 L -6 127 Z")
	s.Hand(skin, "M 2 114 Q 10 108 20 110 Q 30 112 28 119 Q 24 124 14 124 Q 4 123 2 114 Z", "M 6 113 L 14 114 M 5.4 117 L 14 118")
	// The scales in the other hand.
	s.Shiny(pal.Gold, 3.2, "M 94 92 V 44 M 76 51 Q 94 42 112 51").Inked(pal.Gold, "O 94 41 3.4 3.4")
	s.Line(pal.Ink, 1.6, "M 76 51 L 69 68 M 76 51 L 83.6 68 M 112 51 L 105 68 M 112 51 L 119 68")
	s.Inked(pal.Gold, "M 66 68 H 87 Q 85.4 78 76.5 78 Q 67.6 78 66 68 Z M 101 68 H 122 Q 120.4 78 111.5 78 Q 102.6 78 101 68 Z")
	s.Fill(pal.good[puertorico.Coffee], "O 72 66 3.4 2.6 O 77 64.6 3.4 2.8 O 82 66 3.2 2.6")
	s.Inked(pal.Gold, "M 105 68 V 63 H 118 V 68 Z M 107 63 V 59 H 116 V 63 Z")
	s.Inked(dress, "M 80 130 Q 80 112 86 104 Q 94 108 101 104 Q 104 116 103 130 Z")
	s.Inked(pal.White, "M 83 106 Q 92 100 103 105 L 102 110 Q 92 106 84 111 Z")
	s.Hand(skin, "M 86 91 Q 94 86 101 91 Q 104 97 101 104 Q 94 107 87 104 Q 83 97 86 91 Z", "M 86 95 H 93 M 85.6 98.6 H 93")
	s.Head(skin, figures.Oval).Brows(pal.RedHair, false).Eyes().Nose(true).Lips()
	s.Line(pal.Gold, 2, "O 41.6 51 6.6 6.4 O 58.4 51 6.6 6.4 M 48.2 50 Q 50 48.6 51.8 50 M 35 50 L 31 48.6 M 65 50 L 69 48.6")
	s.Inked(pal.RedHair, "M 27 54 Q 22 34 38 30 H 62 Q 78 34 73 54 Q 70 42 60 38 Q 50 40 40 38 Q 30 42 27 54 Z")
	s.Line(theme.Mix(pal.RedHair, pal.White, 0.4), 1.8, "M 31 42 Q 36 36 44 35.6 M 56 35.6 Q 64 36 69 42")
	// Her hat, with ribbon and feathers.
	felt := theme.Mix(pal.Violet, pal.Madder, 0.45)
	s.Inked(felt, "M 4 32 Q 8 20 30 22 Q 50 18 72 20 Q 94 16 98 27 Q 96 37 74 35 Q 50 29 28 37 Q 8 42 4 32 Z", "M 32 24 L 34 6 Q 50 0 66 5 L 69 22 Q 50 18 32 24 Z")
	s.Line(pal.Gold, 5, "M 32.6 21.6 Q 50 15.6 68.6 19.8")
	s.Inked(pal.White, "M 62 18 Q 54 -6 72 -20 Q 88 -24 92 -14 Q 86 -14 88 -6 Q 82 -6 82 2 Q 76 4 74 16 Z")
	s.Inked(theme.Mix(pal.Shallow, pal.White, 0.3), "M 58 18 Q 42 2 50 -16 Q 60 -14 60 -6 Q 66 0 68 16 Z")
	s.Line(pal.InkSoft, 1.6, "M 67 15 Q 68 -6 84 -16 M 62 15 Q 56 0 52 -10").Inked(pal.Madder, "O 65 17 5.4 5")
}

func captain(s *figures.Person, pal *palette) {
	skin := theme.Mix(pal.TanSkin, pal.Roof, 0.28)
	coat := theme.Mix(pal.Indigo, pal.SeaDeep, 0.2)
	s.Torso(coat, skin)
	s.Inked(pal.White, "M 40 76 L 50 98 L 60 76 Q 50 84 40 76 Z")
	s.Inked(pal.BlackHair, "M 46 84 H 54 L 53 90 L 57 112 L 50 118 L 43 112 L 47 90 Z")
	s.Inked(theme.Mix(coat, pal.Ink, 0.25), "M 36 77 L 20 92 L 28 97 L 24 102 L 46 124 L 50 110 Z M 64 77 L 80 92 L 72 97 L 76 102 L 54 124 L 50 110 Z")
	s.Inked(pal.Gold, "O 33 110 2.8 2.8 O 67 110 2.8 2.8")
	s.Head(skin, figures.Wide).Brows(pal.WhiteHair, true).Eyes()
	s.Inked(pal.WhiteHair, bushyBeard)
	s.Line(theme.Mix(pal.WhiteHair, pal.Ink, 0.35), 1.8, "M 34 70 Q 37 82 43 88 M 43 78 Q 45 88 50 92 M 66 70 Q 63 82 57 88 M 56 80 Q 56 87 54 91")
	s.Bulb(skin)
	s.Line(pal.Ink, 2.6, "M 43 67 Q 50 71.6 57 67")
	s.Inked(pal.WhiteHair, "M 50 61 Q 43 58 36 62.6 Q 38 67.4 44 66 Q 48 65.4 50 64 Q 52 65.4 56 66 Q 62 67.4 64 62.6 Q 57 58 50 61 Z")
	// The pipe.
	s.Rod(pal.WoodDark, 2.8, 5, "M 56 68 Q 66 72 71 71").Inked(pal.WoodDark, "M 68 60 H 78 Q 79 72 73 74 Q 67 73 68 60 Z")
	s.Fill(theme.Alpha(pal.White, 0.7), "O 75 53 4 3.4 O 80 45 5 4.4 O 79 35 6.4 5.4 O 86 26 7 6")
	// The peaked cap.
	s.Inked(coat, "M 18 24 Q 20 6 50 5 Q 80 6 82 24 Q 74 33 50 31 Q 26 33 18 24 Z")
	s.Fill(theme.Mix(coat, pal.White, 0.25), "M 24 20 Q 28 10 48 9 Q 36 14 32 24 Z")
	s.Inked(theme.Mix(coat, pal.Ink, 0.45), "M 25 29 Q 50 35 75 29 L 74 38 Q 50 43 26 38 Z").Line(pal.Gold, 2.6, "M 26 31.6 Q 50 37 74 31.6")
	s.Inked(pal.BlackHair, "M 26 38 Q 50 31 74 38 Q 70 46 50 45.4 Q 30 46 26 38 Z")
	s.Line(theme.Alpha(pal.White, 0.5), 1.8, "M 32 40 Q 44 36.6 54 37").Inked(pal.Gold, "O 50 22 6 6")
	s.Line(theme.Mix(pal.GoldDark, pal.Ink, 0.4), 1.8, "M 50 18.6 V 25.6 M 47 23.6 Q 50 27.4 53 23.6 M 48.4 20 H 51.6")
	wheel(s, pal)
	s.Inked(coat, "M -28 132 Q -30 112 -18 102 Q -8 108 0 110 Q -2 124 2 132 Z M 128 132 Q 130 112 118 102 Q 108 108 100 110 Q 102 124 98 132 Z")
	s.Line(pal.Gold, 2.8, "M -14 104 Q -8 109 -1 112 M 114 104 Q 108 109 101 112")
	s.Inked(skin, "M -18 98 Q -14 88 -4 90 Q 6 92 5 100 Q 3 110 -6 110 Q -18 108 -18 98 Z M 118 98 Q 114 88 104 90 Q 94 92 95 100 Q 97 110 106 110 Q 118 108 118 98 Z")
	s.Line(pal.Ink, 1.6, "M -6 95 L 4 96 M -7 99.6 L 4 100.6 M -6 104.4 L 3 104.4 M 106 95 L 96 96 M 107 99.6 L 96 100.6 M 106 104.4 L 97 104.4")
}

// wheel draws the upper half of a ship's wheel.
func wheel(s *figures.Person, pal *palette) {
	const spokes = "M 50 132 V 84 M 50 132 L 14 88 M 50 132 L 86 88 M 50 132 L -4 106 M 50 132 L 104 106"
	s.Shiny(pal.Wood, 4.4, spokes).Shiny(theme.Mix(pal.Wood, pal.Straw, 0.25), 6.4, "M 0 134 Q 2 100 50 99 Q 98 100 100 134")
	s.Line(pal.Brass, 1.8, "M 4 134 Q 6 103 50 102.4 Q 94 103 96 134")
}
