package figures

import (
	"image/color"

	"islas/render/paint"
	"islas/render/theme"
)

// sitters are the functions that draw the faces with their clothes. Each returns the colour of the background.
var sitters = [Faces]func(s *Person, pal *paint.Palette) color.NRGBA{
	shawl, curls, flower, fisher, braids, bald, crown, straw, glasses, fringe, kerchief, feather,
}

func shawl(s *Person, pal *paint.Palette) color.NRGBA {
	s.Inked(pal.White, "M 24 50 C 22 20 78 20 76 50 Q 78 70 88 84 L 70 92 H 30 L 12 84 Q 22 70 24 50 Z")
	bust(s, pal.SeaDeep, pal.TanSkin)
	s.Inked(pal.White, "M 30 66 Q 26 80 30 92 Q 44 86 50 78 Q 56 86 70 92 Q 74 80 70 66 Q 64 78 50 78 Q 36 78 30 66 Z")
	s.Head(pal.TanSkin, Oval).Laugh().Nose(true).Smile(false)
	s.Line(theme.Mix(pal.TanSkin, pal.Ink, 0.45), 1.6, "M 34 54 L 36 55 M 66 54 L 64 55 M 38.5 62 Q 39 66 41 68 M 61.5 62 Q 61 66 59 68")
	s.Inked(pal.White, "M 26 52 C 24 24 76 24 74 52 Q 72 36 62 34 Q 50 30 38 34 Q 28 36 26 52 Z")
	s.Inked(pal.Straw, "M 20 31 Q 50 20 80 31 Q 82 35 78 36 Q 50 26 22 36 Q 18 35 20 31 Z", "M 34 27 L 38 12 Q 50 8 62 12 L 66 27 Q 50 22 34 27 Z")
	s.Line(pal.Ink, 5, "M 35 24.5 Q 50 19.5 65 24.5")
	return pal.Shallow
}

func curls(s *Person, pal *paint.Palette) color.NRGBA {
	s.Inked(pal.BlackHair, "O 30 36 9 9 O 70 36 9 9 O 27 47 7 7 O 73 47 7 7")
	bust(s, pal.Leaf, pal.TanSkin)
	s.Fill(pal.White, "M 41 78 L 50 96 L 59 78 Q 50 85 41 78 Z").Line(pal.Ink, 2.6, "M 40 77 L 50 97 L 60 77")
	s.Head(pal.TanSkin, Wide)
	s.Fill(theme.Alpha(pal.BlackHair, 0.45), "M 30 56 Q 34 60 40 60 Q 44 57 50 58.5 Q 56 57 60 60 Q 66 60 70 56 C 69 69 60 75 50 75 C 40 75 31 69 30 56 Z")
	s.Line(pal.Ink, 3, Wide.Outline).Fill(pal.TanSkin, "O 50 66 8 4.5").Line(pal.BlackHair, 3.6, "M 37 44.5 L 46 43 M 54 43 L 63 44.5")
	s.Eyes().Nose(false).Smile(true)
	const hair = "O 33 31 9 8 O 43 24 9.5 9 O 56 23 9.5 9 O 66 30 9 8.5 O 50 31 8 6 O 38 36 6 5 O 62 36 6 5"
	s.Line(pal.Ink, 4, hair).Fill(pal.BlackHair, hair)
	s.Line(theme.Mix(pal.BlackHair, pal.White, 0.35), 1.8, "M 38 24 Q 41 19 46 20 M 52 20 Q 57 17 61 21 M 29 31 Q 31 26 35 27 M 62 28 Q 66 25 69 29 M 46 30 Q 50 27 54 30")
	return theme.Mix(pal.Sand, pal.Straw, 0.5)
}

func flower(s *Person, pal *paint.Palette) color.NRGBA {
	s.Inked(pal.BlackHair, "M 50 14 C 20 14 20 44 21 62 Q 21 84 14 98 H 86 Q 79 84 79 62 C 80 44 80 14 50 14 Z")
	bust(s, pal.Gold, pal.TanSkin)
	s.Line(pal.RoofDark, 3, "M 30 83 Q 50 100 70 83")
	s.Head(pal.TanSkin, Oval)
	s.Line(pal.BlackHair, 2.8, "M 38 44.5 Q 42 42 46 44 M 54 44 Q 58 42 62 44.5")
	s.Eyes().Nose(false)
	s.Fill(pal.Madder, "M 44 65.5 Q 47 64 50 65 Q 53 64 56 65.5 Q 50 71 44 65.5 Z")
	s.Inked(pal.BlackHair, "M 50 20 C 34 18 24 30 27 56 Q 34 48 36 40 Q 46 36 50 24 Q 54 36 64 40 Q 66 48 73 56 C 76 30 66 18 50 20 Z")
	s.Line(theme.Mix(pal.BlackHair, pal.White, 0.35), 1.8, "M 33 30 Q 38 23 45 22 M 60 23 Q 66 27 68 34")
	const petals = "O 72 20 6 6 O 80 26 6 6 O 77 35 6 6 O 67 35 6 6 O 64 26 6 6"
	s.Line(pal.Ink, 4, petals).Fill(pal.Madder, petals).Inked(pal.Gold, "O 72 28 4 4")
	return theme.Mix(pal.Leaf, pal.White, 0.45)
}

func fisher(s *Person, pal *paint.Palette) color.NRGBA {
	bust(s, pal.Indigo, pal.TanSkin)
	s.Line(theme.Mix(pal.Indigo, pal.White, 0.5), 2.4, "M 22 92 Q 50 104 78 92")
	s.Head(pal.TanSkin, Wide)
	s.Line(pal.WhiteHair, 4.4, "M 37 45.5 Q 41 42.5 46 45 M 54 45 Q 59 42.5 63 45.5")
	s.Line(pal.Ink, 2.6, "M 38 51 Q 42 48.5 46 51 M 54 51 Q 58 48.5 62 51")
	s.Inked(pal.WhiteHair, "M 28 50 Q 32 60 40 58 Q 50 54 60 58 Q 68 60 72 50 Q 76 74 66 84 Q 58 92 50 92 Q 42 92 34 84 Q 24 74 28 50 Z")
	s.Line(theme.Mix(pal.WhiteHair, pal.Ink, 0.35), 1.8, "M 36 70 Q 37 80 42 86 M 46 76 Q 47 84 50 88 M 64 70 Q 63 80 58 86")
	s.Inked(theme.Mix(pal.TanSkin, pal.Roof, 0.5), "M 45 52 Q 44 60 50 60.5 Q 56 60 55 52").Line(pal.Ink, 2.4, "M 44 67 Q 50 71 56 67")
	s.Inked(pal.SeaDeep, "M 27 36 C 24 8 76 8 73 36 Q 50 28 27 36 Z")
	s.Line(theme.Mix(pal.SeaDeep, pal.White, 0.45), 2, "M 38 30 Q 38 20 43 15 M 50 29 V 14 M 62 30 Q 62 20 57 15")
	s.Inked(theme.Mix(pal.SeaDeep, pal.White, 0.3), "M 25 33 Q 50 24 75 33 Q 78 40 74 43 Q 50 33 26 43 Q 22 40 25 33 Z")
	return theme.Mix(pal.Roof, pal.White, 0.4)
}

func braids(s *Person, pal *paint.Palette) color.NRGBA {
	bust(s, pal.White, pal.FairSkin)
	s.Inked(pal.Vine, "M 30 108 L 34 78 L 42 77 Q 50 92 58 77 L 66 78 L 70 108 Z")
	s.Head(pal.FairSkin, Oval)
	s.Fill(theme.Alpha(pal.RedHair, 0.75), "O 36 56 1.1 1.1 O 39.5 58 1.1 1.1 O 36.5 60.5 1.1 1.1 O 41 61.5 1.1 1.1 O 64 56 1.1 1.1 O 60.5 58 1.1 1.1 O 63.5 60.5 1.1 1.1 O 59 61.5 1.1 1.1")
	s.Line(pal.RedHair, 2.6, "M 38 45 Q 42 42.5 46 44.5 M 54 44.5 Q 58 42.5 62 45")
	s.Eyes().Nose(true).Smile(false)
	s.Inked(pal.RedHair, "M 28 52 C 22 14 78 14 72 52 Q 70 40 60 37 Q 52 34 50 26 Q 48 34 40 37 Q 30 40 28 52 Z")
	s.Line(theme.Mix(pal.RedHair, pal.White, 0.4), 1.8, "M 35 30 Q 40 24 46 23 M 58 24 Q 64 28 66 34")
	s.Inked(pal.RedHair, "M 25 48 Q 17 55 21 62 Q 15 68 20 75 Q 16 80 19 87 H 28 Q 32 80 28 75 Q 33 68 28 62 Q 34 55 29 48 Z "+
		"M 75 48 Q 83 55 79 62 Q 85 68 80 75 Q 84 80 81 87 H 72 Q 68 80 72 75 Q 67 68 72 62 Q 66 55 71 48 Z")
	s.Line(pal.Ink, 1.8, "M 20 61 Q 26 65 30 60 M 19 74 Q 25 78 29 73 M 80 61 Q 74 65 70 60 M 81 74 Q 75 78 71 73")
	s.Line(pal.Ink, 7, "M 18 87 H 29 M 71 87 H 82").Line(pal.Shallow, 4, "M 19 87 H 28 M 72 87 H 81")
	return theme.Mix(pal.Sea, pal.White, 0.35)
}

func bald(s *Person, pal *paint.Palette) color.NRGBA {
	bust(s, pal.Wood, pal.TanSkin)
	s.Line(pal.Straw, 4, "M 28 84 Q 50 102 72 84")
	s.Head(theme.Mix(pal.TanSkin, pal.DarkSkin, 0.25), Wide)
	s.Fill(theme.Alpha(pal.White, 0.5), "M 38 30 Q 43 25 50 26 Q 44 29 41 34 Z")
	s.Inked(pal.BlackHair, "M 29 49 Q 32 60 40 59.5 Q 50 56 60 59.5 Q 68 60 71 49 Q 75 72 64 81 Q 50 90 36 81 Q 25 72 29 49 Z")
	s.Line(theme.Mix(pal.BlackHair, pal.White, 0.35), 1.8, "M 38 74 Q 42 80 48 82 M 62 74 Q 58 80 53 82")
	s.Fill(theme.Mix(pal.Roof, pal.Skin, 0.4), "M 43 65.5 Q 50 63.5 57 65.5 Q 50 71.5 43 65.5 Z")
	s.Line(pal.BlackHair, 4.4, "M 36 44 L 46 45.5 M 54 45.5 L 64 44")
	s.Eyes().Nose(false)
	s.Rod(pal.Gold, 2.8, 5, "O 74 61 4 4.4")
	return theme.Mix(pal.Gold, pal.White, 0.2)
}

func crown(s *Person, pal *paint.Palette) color.NRGBA {
	const cloud = "O 50 22 17 15 O 30 28 13 13 O 70 28 13 13 O 22 44 12 13 O 78 44 12 13 O 24 58 10 11 O 76 58 10 11"
	s.Line(pal.Ink, 5, cloud).Fill(pal.BlackHair, cloud)
	s.Line(theme.Mix(pal.BlackHair, pal.White, 0.35), 2, "M 20 34 Q 22 26 29 22 M 42 12 Q 48 9 55 11 M 66 18 Q 73 19 77 26 M 14 48 Q 14 42 18 39 M 82 38 Q 86 43 86 49")
	bust(s, pal.Roof, pal.DarkSkin)
	s.Fill(pal.Gold, "M 27 82 Q 50 104 73 82 L 70 79 Q 50 96 30 79 Z")
	s.Head(pal.DarkSkin, Oval)
	s.Line(pal.BlackHair, 2.8, "M 38 44.5 Q 42 41.5 46 43.5 M 54 43.5 Q 58 41.5 62 44.5").Fill(pal.White, "O 42 50.5 4 3.4 O 58 50.5 4 3.4")
	s.Eyes()
	s.Line(pal.Ink, 2.2, "M 46 57.5 Q 50 61.5 54 57.5")
	s.Smile(true)
	s.Inked(pal.Gold, "M 28 41 Q 50 27 72 41 L 71 34 Q 50 20 29 34 Z")
	s.Hoops()
	return theme.Mix(pal.Water, pal.White, 0.5)
}

func straw(s *Person, pal *paint.Palette) color.NRGBA {
	bust(s, pal.White, theme.Mix(pal.TanSkin, pal.Roof, 0.25))
	s.Inked(pal.Madder, "M 36 75 Q 50 87 64 75 L 66 82 Q 50 95 34 82 Z M 50 88 L 42 100 H 56 Z")
	s.Head(theme.Mix(pal.TanSkin, pal.Roof, 0.25), Wide).Eyes()
	s.Inked(theme.Mix(pal.TanSkin, pal.Roof, 0.4), "M 45 51 Q 43 59.5 50 60 Q 57 59.5 55 51")
	s.Inked(pal.BrownHair, "M 50 60 Q 40 57 32 66 Q 28 66 27 62 Q 28 72 39 70 Q 47 69 50 65 Q 53 69 61 70 Q 72 72 73 62 Q 72 66 68 66 Q 60 57 50 60 Z")
	s.Line(pal.Ink, 2.2, "M 46 71.5 Q 50 73 54 71.5").Inked(pal.Straw, "M 0 38 Q 8 46 50 44 Q 92 46 100 38 Q 84 28 50 28 Q 16 28 0 38 Z")
	s.Fill(theme.Alpha(pal.Wood, 0.5), "M 50 44 Q 92 46 100 38 Q 90 33 76 31 Q 80 40 50 44 Z")
	s.Inked(pal.Straw, "M 29 33 C 30 6 70 6 71 33 Q 50 39 29 33 Z").Line(pal.RoofDark, 5, "M 29.5 30 Q 50 36 70.5 30")
	s.Line(theme.Mix(pal.Straw, pal.WoodDark, 0.6), 1.6, "M 10 39 Q 30 42 46 41 M 36 20 Q 40 14 46 13 M 58 24 Q 62 22 64 19")
	return theme.Mix(pal.Field, pal.White, 0.25)
}

func glasses(s *Person, pal *paint.Palette) color.NRGBA {
	s.Inked(pal.GreyHair, "O 50 15 13 11").Line(pal.Gold, 4, "M 33 10 L 44 16").Line(pal.Ink, 1.6, "M 40 12 Q 50 20 60 12")
	bust(s, pal.Violet, pal.FairSkin)
	s.Inked(theme.Mix(pal.Violet, pal.White, 0.65), "M 20 96 Q 26 80 41 76 Q 46 90 50 92 Q 54 90 59 76 Q 74 80 80 96 Q 62 100 50 92 Q 38 100 20 96 Z")
	s.Head(pal.FairSkin, Oval)
	s.Inked(pal.GreyHair, "M 28 50 C 22 14 78 14 72 50 Q 70 36 60 33 Q 50 30 40 33 Q 30 36 28 50 Z")
	s.Line(theme.Mix(pal.GreyHair, pal.Ink, 0.5), 1.8, "M 36 30 Q 42 23 49 22 M 42 30 Q 47 25 53 25 M 58 30 Q 56 25 52 22 M 65 34 Q 62 27 56 23")
	s.Eyes()
	s.Fill(theme.Alpha(pal.White, 0.35), "O 41 51 7.4 7.4 O 59 51 7.4 7.4")
	s.Line(pal.Ink, 3.2, "O 41 51 7.4 7.4 O 59 51 7.4 7.4 M 48.4 50 Q 50 48.5 51.6 50 M 33.6 50 L 30 48 M 66.4 50 L 70 48")
	s.Nose(true).Smile(false)
	return theme.Mix(pal.Madder, pal.White, 0.55)
}

func fringe(s *Person, pal *paint.Palette) color.NRGBA {
	bust(s, pal.Straw, pal.FairSkin)
	s.Inked(pal.Water, "M 35 74 Q 50 88 65 74 L 68 83 Q 50 96 32 83 Z")
	s.Head(pal.FairSkin, Oval)
	s.Line(pal.BrownHair, 2.8, "M 54 43.5 Q 58 41.5 62 44")
	s.Eyes().Nose(true).Smile(false)
	s.Inked(pal.FairHair, "M 27 52 Q 18 34 28 24 Q 26 18 34 18 Q 40 8 52 13 Q 60 8 66 16 Q 76 18 74 28 Q 80 38 73 52 Q 72 44 68 40 Q 62 38 60 32 Q 56 42 44 43 Q 47 40 47 37 Q 38 46 31 46 Q 28 48 27 52 Z")
	s.Line(theme.Mix(pal.FairHair, pal.WoodDark, 0.65), 1.8, "M 34 36 Q 44 32 48 22 M 30 30 Q 36 28 40 20 M 58 20 Q 64 24 65 32 M 66 22 Q 70 28 70 36")
	return theme.Mix(pal.SeaDeep, pal.Shallow, 0.45)
}

func kerchief(s *Person, pal *paint.Palette) color.NRGBA {
	s.Inked(pal.BrownHair, "M 70 44 Q 86 54 80 70 Q 88 82 78 96 Q 66 96 66 80 Q 62 60 70 44 Z")
	bust(s, pal.Palm, pal.TanSkin)
	s.Inked(pal.White, "M 26 82 Q 40 76 41 76 Q 50 90 59 76 Q 60 76 74 82 L 70 90 Q 50 98 30 90 Z")
	s.Head(pal.TanSkin, Oval)
	s.Line(pal.BrownHair, 3, "M 37.5 45 Q 42 41.5 46.5 44.5 M 53.5 44.5 Q 58 41.5 62.5 45")
	s.Eyes().Nose(false)
	s.Fill(pal.Madder, "M 43 65 Q 46.5 63.5 50 64.5 Q 53.5 63.5 57 65 Q 50 72 43 65 Z").Fill(pal.Ink, "O 39.5 65 1.2 1.2")
	s.Inked(pal.BrownHair, "M 29 50 Q 28 40 36 36 Q 46 38 56 32 Q 48 42 38 44 Q 32 45 29 50 Z")
	s.Inked(pal.Madder, "M 74 30 L 92 24 L 88 36 L 94 46 L 74 38 Z", "M 27 42 C 24 10 72 6 76 38 Q 64 28 50 31 Q 36 32 27 42 Z")
	s.Fill(pal.White, "O 38 27 2.6 2.6 O 50 21 2.6 2.6 O 62 24 2.6 2.6 O 34 36 2 2 O 48 29 2 2 O 82 32 2 2")
	s.Hoops()
	return theme.Mix(pal.Sand, pal.White, 0.3)
}

func feather(s *Person, pal *paint.Palette) color.NRGBA {
	bust(s, pal.BlackHair, pal.FairSkin)
	s.Head(pal.FairSkin, Oval)
	s.Inked(pal.White, "M 18 82 Q 16 74 26 74 Q 30 67 38 72 Q 44 76 50 76 Q 56 76 62 72 Q 70 67 74 74 Q 84 74 82 82 Q 80 90 70 88 Q 62 94 54 88 Q 50 92 46 88 Q 38 94 30 88 Q 20 90 18 82 Z")
	s.Line(pal.Ink, 1.8, "M 26 74 Q 30 80 29 87 M 38 72 Q 41 80 39 90 M 62 72 Q 59 80 61 90 M 74 74 Q 70 80 71 87 M 50 76 V 89")
	s.Line(pal.BrownHair, 3, "M 37.5 44 Q 42 41 46.5 44.5 M 53.5 44.5 Q 58 41 62.5 44")
	s.Eyes().Nose(false)
	s.Inked(pal.BrownHair, "M 50 61.5 Q 44 60.5 38 65 Q 44 67 50 65 Q 56 67 62 65 Q 56 60.5 50 61.5 Z")
	s.Inked(pal.BrownHair, "M 45.5 69.5 Q 50 68 54.5 69.5 Q 54 78 50 83 Q 46 78 45.5 69.5 Z")
	s.Inked(pal.Violet, "M 20 34 Q 16 16 40 14 Q 70 8 82 26 Q 84 36 74 38 Q 52 30 28 42 Q 22 40 20 34 Z")
	s.Line(theme.Mix(pal.Violet, pal.Ink, 0.55), 3, "M 26 36 Q 50 24 76 32")
	s.Inked(pal.White, "M 70 30 Q 62 10 84 0 Q 98 -2 98 8 Q 92 6 90 12 Q 94 12 92 18 Q 86 18 84 24 Q 80 24 78 30 Z")
	s.Line(pal.Ink, 1.8, "M 73 30 Q 76 14 90 6").Inked(pal.Gold, "O 73 31 3.4 3.4")
	return theme.Mix(pal.Violet, pal.White, 0.5)
}
