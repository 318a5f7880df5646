package art

import "image/color"

// likeness is a face's ground and the one who sits for it.
func (pal *palette) likeness(f Face) (ground color.NRGBA, s *sitter) {
	s = &sitter{pal: pal}
	switch f {
	case ShawlFace:
		return pal.shallow, s.shawl()
	case CurlsFace:
		return mix(pal.sand, pal.straw, 0.5), s.curls()
	case FlowerFace:
		return mix(pal.leaf, pal.white, 0.45), s.flower()
	case FisherFace:
		return mix(pal.roof, pal.white, 0.4), s.fisher()
	case BraidsFace:
		return mix(pal.sea, pal.white, 0.35), s.braids()
	case BaldFace:
		return mix(pal.gold, pal.white, 0.2), s.bald()
	case CrownFace:
		return mix(pal.water, pal.white, 0.5), s.crown()
	case StrawFace:
		return mix(pal.field, pal.white, 0.25), s.straw()
	case GlassesFace:
		return mix(madder, pal.white, 0.55), s.glasses()
	case FringeFace:
		return mix(pal.seaDeep, pal.shallow, 0.45), s.fringe()
	case KerchiefFace:
		return mix(pal.sand, pal.white, 0.3), s.kerchief()
	default:
		return mix(violet, pal.white, 0.5), s.feather()
	}
}

func (s *sitter) shawl() *sitter {
	pal := s.pal
	s.inked(pal.white, "M 24 50 C 22 20 78 20 76 50 Q 78 70 88 84 L 70 92 H 30 L 12 84 Q 22 70 24 50 Z")
	s.bust(pal.seaDeep, tanSkin)
	s.inked(pal.white, "M 30 66 Q 26 80 30 92 Q 44 86 50 78 Q 56 86 70 92 Q 74 80 70 66 Q 64 78 50 78 Q 36 78 30 66 Z")
	s.head(tanSkin, ovalHead, ovalShade)
	s.laugh()
	s.nose(true)
	s.smile(false)
	s.line(mix(tanSkin, pal.ink, 0.45), 1.6, "M 34 54 L 36 55 M 66 54 L 64 55 M 38.5 62 Q 39 66 41 68 M 61.5 62 Q 61 66 59 68")
	s.inked(pal.white, "M 26 52 C 24 24 76 24 74 52 Q 72 36 62 34 Q 50 30 38 34 Q 28 36 26 52 Z")
	s.inked(pal.straw, "M 20 31 Q 50 20 80 31 Q 82 35 78 36 Q 50 26 22 36 Q 18 35 20 31 Z")
	s.inked(pal.straw, "M 34 27 L 38 12 Q 50 8 62 12 L 66 27 Q 50 22 34 27 Z")
	s.line(pal.ink, 5, "M 35 24.5 Q 50 19.5 65 24.5")
	return s
}

func (s *sitter) curls() *sitter {
	pal := s.pal
	s.inked(blackHair, "O 30 36 9 9 O 70 36 9 9 O 27 47 7 7 O 73 47 7 7")
	s.bust(pal.leaf, tanSkin)
	s.fill(pal.white, "M 41 78 L 50 96 L 59 78 Q 50 85 41 78 Z")
	s.line(pal.ink, 2.6, "M 40 77 L 50 97 L 60 77")
	s.head(tanSkin, wideHead, wideShade)
	s.fill(fade(blackHair, 0.45), "M 30 56 Q 34 60 40 60 Q 44 57 50 58.5 Q 56 57 60 60 Q 66 60 70 56 C 69 69 60 75 50 75 C 40 75 31 69 30 56 Z")
	s.line(pal.ink, 3, wideHead)
	s.fill(tanSkin, "O 50 66 8 4.5")
	s.line(blackHair, 3.6, "M 37 44.5 L 46 43 M 54 43 L 63 44.5")
	s.eyes()
	s.nose(false)
	s.smile(true)
	const hair = "O 33 31 9 8 O 43 24 9.5 9 O 56 23 9.5 9 O 66 30 9 8.5 O 50 31 8 6 O 38 36 6 5 O 62 36 6 5"
	s.line(pal.ink, 4, hair)
	s.fill(blackHair, hair)
	s.line(mix(blackHair, pal.white, 0.35), 1.8, "M 38 24 Q 41 19 46 20 M 52 20 Q 57 17 61 21 M 29 31 Q 31 26 35 27 M 62 28 Q 66 25 69 29 M 46 30 Q 50 27 54 30")
	return s
}

func (s *sitter) flower() *sitter {
	pal := s.pal
	s.inked(blackHair, "M 50 14 C 20 14 20 44 21 62 Q 21 84 14 98 H 86 Q 79 84 79 62 C 80 44 80 14 50 14 Z")
	s.bust(pal.gold, tanSkin)
	s.line(pal.roofDark, 3, "M 30 83 Q 50 100 70 83")
	s.head(tanSkin, ovalHead, ovalShade)
	s.line(blackHair, 2.8, "M 38 44.5 Q 42 42 46 44 M 54 44 Q 58 42 62 44.5")
	s.eyes()
	s.nose(false)
	s.fill(madder, "M 44 65.5 Q 47 64 50 65 Q 53 64 56 65.5 Q 50 71 44 65.5 Z")
	s.inked(blackHair, "M 50 20 C 34 18 24 30 27 56 Q 34 48 36 40 Q 46 36 50 24 Q 54 36 64 40 Q 66 48 73 56 C 76 30 66 18 50 20 Z")
	s.line(mix(blackHair, pal.white, 0.35), 1.8, "M 33 30 Q 38 23 45 22 M 60 23 Q 66 27 68 34")
	const petals = "O 72 20 6 6 O 80 26 6 6 O 77 35 6 6 O 67 35 6 6 O 64 26 6 6"
	s.line(pal.ink, 4, petals)
	s.fill(madder, petals)
	s.inked(pal.gold, "O 72 28 4 4")
	return s
}

func (s *sitter) fisher() *sitter {
	pal := s.pal
	s.bust(indigo, tanSkin)
	s.line(mix(indigo, pal.white, 0.5), 2.4, "M 22 92 Q 50 104 78 92")
	s.head(tanSkin, wideHead, wideShade)
	s.line(whiteHair, 4.4, "M 37 45.5 Q 41 42.5 46 45 M 54 45 Q 59 42.5 63 45.5")
	s.line(pal.ink, 2.6, "M 38 51 Q 42 48.5 46 51 M 54 51 Q 58 48.5 62 51")
	s.inked(whiteHair, "M 28 50 Q 32 60 40 58 Q 50 54 60 58 Q 68 60 72 50 Q 76 74 66 84 Q 58 92 50 92 Q 42 92 34 84 Q 24 74 28 50 Z")
	s.line(mix(whiteHair, pal.ink, 0.35), 1.8, "M 36 70 Q 37 80 42 86 M 46 76 Q 47 84 50 88 M 64 70 Q 63 80 58 86")
	s.inked(mix(tanSkin, pal.roof, 0.5), "M 45 52 Q 44 60 50 60.5 Q 56 60 55 52")
	s.line(pal.ink, 2.4, "M 44 67 Q 50 71 56 67")
	s.inked(pal.seaDeep, "M 27 36 C 24 8 76 8 73 36 Q 50 28 27 36 Z")
	s.line(mix(pal.seaDeep, pal.white, 0.45), 2, "M 38 30 Q 38 20 43 15 M 50 29 V 14 M 62 30 Q 62 20 57 15")
	s.inked(mix(pal.seaDeep, pal.white, 0.3), "M 25 33 Q 50 24 75 33 Q 78 40 74 43 Q 50 33 26 43 Q 22 40 25 33 Z")
	return s
}

func (s *sitter) braids() *sitter {
	pal := s.pal
	s.bust(pal.white, fairSkin)
	s.inked(pal.vine, "M 30 108 L 34 78 L 42 77 Q 50 92 58 77 L 66 78 L 70 108 Z")
	s.head(fairSkin, ovalHead, ovalShade)
	s.fill(fade(redHair, 0.75), "O 36 56 1.1 1.1 O 39.5 58 1.1 1.1 O 36.5 60.5 1.1 1.1 O 41 61.5 1.1 1.1 O 64 56 1.1 1.1 O 60.5 58 1.1 1.1 O 63.5 60.5 1.1 1.1 O 59 61.5 1.1 1.1")
	s.line(redHair, 2.6, "M 38 45 Q 42 42.5 46 44.5 M 54 44.5 Q 58 42.5 62 45")
	s.eyes()
	s.nose(true)
	s.smile(false)
	s.inked(redHair, "M 28 52 C 22 14 78 14 72 52 Q 70 40 60 37 Q 52 34 50 26 Q 48 34 40 37 Q 30 40 28 52 Z")
	s.line(mix(redHair, pal.white, 0.4), 1.8, "M 35 30 Q 40 24 46 23 M 58 24 Q 64 28 66 34")
	s.inked(redHair, "M 25 48 Q 17 55 21 62 Q 15 68 20 75 Q 16 80 19 87 H 28 Q 32 80 28 75 Q 33 68 28 62 Q 34 55 29 48 Z "+
		"M 75 48 Q 83 55 79 62 Q 85 68 80 75 Q 84 80 81 87 H 72 Q 68 80 72 75 Q 67 68 72 62 Q 66 55 71 48 Z")
	s.line(pal.ink, 1.8, "M 20 61 Q 26 65 30 60 M 19 74 Q 25 78 29 73 M 80 61 Q 74 65 70 60 M 81 74 Q 75 78 71 73")
	s.line(pal.ink, 7, "M 18 87 H 29 M 71 87 H 82")
	s.line(pal.shallow, 4, "M 19 87 H 28 M 72 87 H 81")
	return s
}

func (s *sitter) bald() *sitter {
	pal := s.pal
	s.bust(pal.wood, tanSkin)
	s.line(pal.straw, 4, "M 28 84 Q 50 102 72 84")
	s.head(mix(tanSkin, darkSkin, 0.25), wideHead, wideShade)
	s.fill(fade(pal.white, 0.5), "M 38 30 Q 43 25 50 26 Q 44 29 41 34 Z")
	s.inked(blackHair, "M 29 49 Q 32 60 40 59.5 Q 50 56 60 59.5 Q 68 60 71 49 Q 75 72 64 81 Q 50 90 36 81 Q 25 72 29 49 Z")
	s.line(mix(blackHair, pal.white, 0.35), 1.8, "M 38 74 Q 42 80 48 82 M 62 74 Q 58 80 53 82")
	s.fill(mix(pal.roof, pal.skin, 0.4), "M 43 65.5 Q 50 63.5 57 65.5 Q 50 71.5 43 65.5 Z")
	s.line(blackHair, 4.4, "M 36 44 L 46 45.5 M 54 45.5 L 64 44")
	s.eyes()
	s.nose(false)
	s.line(pal.ink, 5, "O 74 61 4 4.4")
	s.line(pal.gold, 2.8, "O 74 61 4 4.4")
	return s
}

func (s *sitter) crown() *sitter {
	pal := s.pal
	const cloud = "O 50 22 17 15 O 30 28 13 13 O 70 28 13 13 O 22 44 12 13 O 78 44 12 13 O 24 58 10 11 O 76 58 10 11"
	s.line(pal.ink, 5, cloud)
	s.fill(blackHair, cloud)
	s.line(mix(blackHair, pal.white, 0.35), 2, "M 20 34 Q 22 26 29 22 M 42 12 Q 48 9 55 11 M 66 18 Q 73 19 77 26 M 14 48 Q 14 42 18 39 M 82 38 Q 86 43 86 49")
	s.bust(pal.roof, darkSkin)
	s.fill(pal.gold, "M 27 82 Q 50 104 73 82 L 70 79 Q 50 96 30 79 Z")
	s.head(darkSkin, ovalHead, ovalShade)
	s.line(blackHair, 2.8, "M 38 44.5 Q 42 41.5 46 43.5 M 54 43.5 Q 58 41.5 62 44.5")
	s.fill(pal.white, "O 42 50.5 4 3.4 O 58 50.5 4 3.4")
	s.eyes()
	s.line(pal.ink, 2.2, "M 46 57.5 Q 50 61.5 54 57.5")
	s.smile(true)
	s.inked(pal.gold, "M 28 41 Q 50 27 72 41 L 71 34 Q 50 20 29 34 Z")
	s.hoops()
	return s
}

func (s *sitter) straw() *sitter {
	pal := s.pal
	s.bust(pal.white, mix(tanSkin, pal.roof, 0.25))
	s.inked(madder, "M 36 75 Q 50 87 64 75 L 66 82 Q 50 95 34 82 Z M 50 88 L 42 100 H 56 Z")
	s.head(mix(tanSkin, pal.roof, 0.25), wideHead, wideShade)
	s.eyes()
	s.inked(mix(tanSkin, pal.roof, 0.4), "M 45 51 Q 43 59.5 50 60 Q 57 59.5 55 51")
	s.inked(brownHair, "M 50 60 Q 40 57 32 66 Q 28 66 27 62 Q 28 72 39 70 Q 47 69 50 65 Q 53 69 61 70 Q 72 72 73 62 Q 72 66 68 66 Q 60 57 50 60 Z")
	s.line(pal.ink, 2.2, "M 46 71.5 Q 50 73 54 71.5")
	s.inked(pal.straw, "M 0 38 Q 8 46 50 44 Q 92 46 100 38 Q 84 28 50 28 Q 16 28 0 38 Z")
	s.fill(fade(pal.wood, 0.5), "M 50 44 Q 92 46 100 38 Q 90 33 76 31 Q 80 40 50 44 Z")
	s.inked(pal.straw, "M 29 33 C 30 6 70 6 71 33 Q 50 39 29 33 Z")
	s.line(pal.roofDark, 5, "M 29.5 30 Q 50 36 70.5 30")
	s.line(mix(pal.straw, pal.woodDark, 0.6), 1.6, "M 10 39 Q 30 42 46 41 M 36 20 Q 40 14 46 13 M 58 24 Q 62 22 64 19")
	return s
}

func (s *sitter) glasses() *sitter {
	pal := s.pal
	s.inked(greyHair, "O 50 15 13 11")
	s.line(pal.gold, 4, "M 33 10 L 44 16")
	s.line(pal.ink, 1.6, "M 40 12 Q 50 20 60 12")
	s.bust(violet, fairSkin)
	s.inked(mix(violet, pal.white, 0.65), "M 20 96 Q 26 80 41 76 Q 46 90 50 92 Q 54 90 59 76 Q 74 80 80 96 Q 62 100 50 92 Q 38 100 20 96 Z")
	s.head(fairSkin, ovalHead, ovalShade)
	s.inked(greyHair, "M 28 50 C 22 14 78 14 72 50 Q 70 36 60 33 Q 50 30 40 33 Q 30 36 28 50 Z")
	s.line(mix(greyHair, pal.ink, 0.5), 1.8, "M 36 30 Q 42 23 49 22 M 42 30 Q 47 25 53 25 M 58 30 Q 56 25 52 22 M 65 34 Q 62 27 56 23")
	s.eyes()
	s.fill(fade(pal.white, 0.35), "O 41 51 7.4 7.4 O 59 51 7.4 7.4")
	s.line(pal.ink, 3.2, "O 41 51 7.4 7.4 O 59 51 7.4 7.4 M 48.4 50 Q 50 48.5 51.6 50 M 33.6 50 L 30 48 M 66.4 50 L 70 48")
	s.nose(true)
	s.smile(false)
	return s
}

func (s *sitter) fringe() *sitter {
	pal := s.pal
	s.bust(pal.straw, fairSkin)
	s.inked(pal.water, "M 35 74 Q 50 88 65 74 L 68 83 Q 50 96 32 83 Z")
	s.head(fairSkin, ovalHead, ovalShade)
	s.line(brownHair, 2.8, "M 54 43.5 Q 58 41.5 62 44")
	s.eyes()
	s.nose(true)
	s.smile(false)
	s.inked(fairHair, "M 27 52 Q 18 34 28 24 Q 26 18 34 18 Q 40 8 52 13 Q 60 8 66 16 Q 76 18 74 28 Q 80 38 73 52 Q 72 44 68 40 Q 62 38 60 32 Q 56 42 44 43 Q 47 40 47 37 Q 38 46 31 46 Q 28 48 27 52 Z")
	s.line(mix(fairHair, pal.woodDark, 0.65), 1.8, "M 34 36 Q 44 32 48 22 M 30 30 Q 36 28 40 20 M 58 20 Q 64 24 65 32 M 66 22 Q 70 28 70 36")
	return s
}

func (s *sitter) kerchief() *sitter {
	pal := s.pal
	s.inked(brownHair, "M 70 44 Q 86 54 80 70 Q 88 82 78 96 Q 66 96 66 80 Q 62 60 70 44 Z")
	s.bust(pal.palm, tanSkin)
	s.inked(pal.white, "M 26 82 Q 40 76 41 76 Q 50 90 59 76 Q 60 76 74 82 L 70 90 Q 50 98 30 90 Z")
	s.head(tanSkin, ovalHead, ovalShade)
	s.line(brownHair, 3, "M 37.5 45 Q 42 41.5 46.5 44.5 M 53.5 44.5 Q 58 41.5 62.5 45")
	s.eyes()
	s.nose(false)
	s.fill(madder, "M 43 65 Q 46.5 63.5 50 64.5 Q 53.5 63.5 57 65 Q 50 72 43 65 Z")
	s.fill(pal.ink, "O 39.5 65 1.2 1.2")
	s.inked(brownHair, "M 29 50 Q 28 40 36 36 Q 46 38 56 32 Q 48 42 38 44 Q 32 45 29 50 Z")
	s.inked(madder, "M 74 30 L 92 24 L 88 36 L 94 46 L 74 38 Z")
	s.inked(madder, "M 27 42 C 24 10 72 6 76 38 Q 64 28 50 31 Q 36 32 27 42 Z")
	s.fill(pal.white, "O 38 27 2.6 2.6 O 50 21 2.6 2.6 O 62 24 2.6 2.6 O 34 36 2 2 O 48 29 2 2 O 82 32 2 2")
	s.hoops()
	return s
}

func (s *sitter) feather() *sitter {
	pal := s.pal
	s.bust(blackHair, fairSkin)
	s.head(fairSkin, ovalHead, ovalShade)
	s.inked(pal.white, "M 18 82 Q 16 74 26 74 Q 30 67 38 72 Q 44 76 50 76 Q 56 76 62 72 Q 70 67 74 74 Q 84 74 82 82 Q 80 90 70 88 Q 62 94 54 88 Q 50 92 46 88 Q 38 94 30 88 Q 20 90 18 82 Z")
	s.line(pal.ink, 1.8, "M 26 74 Q 30 80 29 87 M 38 72 Q 41 80 39 90 M 62 72 Q 59 80 61 90 M 74 74 Q 70 80 71 87 M 50 76 V 89")
	s.line(brownHair, 3, "M 37.5 44 Q 42 41 46.5 44.5 M 53.5 44.5 Q 58 41 62.5 44")
	s.eyes()
	s.nose(false)
	s.inked(brownHair, "M 50 61.5 Q 44 60.5 38 65 Q 44 67 50 65 Q 56 67 62 65 Q 56 60.5 50 61.5 Z")
	s.inked(brownHair, "M 45.5 69.5 Q 50 68 54.5 69.5 Q 54 78 50 83 Q 46 78 45.5 69.5 Z")
	s.inked(violet, "M 20 34 Q 16 16 40 14 Q 70 8 82 26 Q 84 36 74 38 Q 52 30 28 42 Q 22 40 20 34 Z")
	s.line(mix(violet, pal.ink, 0.55), 3, "M 26 36 Q 50 24 76 32")
	s.inked(pal.white, "M 70 30 Q 62 10 84 0 Q 98 -2 98 8 Q 92 6 90 12 Q 94 12 92 18 Q 86 18 84 24 Q 80 24 78 30 Z")
	s.line(pal.ink, 1.8, "M 73 30 Q 76 14 90 6")
	s.inked(pal.gold, "O 73 31 3.4 3.4")
	return s
}
