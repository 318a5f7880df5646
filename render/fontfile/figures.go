package fontfile

import (
	"github.com/go-text/typesetting/font"
	ot "github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/font/opentype/tables"
)

// figuresOf returns what finds the figure of a font that is as high as capitals, and as wide as all others, for its usual one: that one
// itself where it has no other.
func figuresOf(f *font.Font) func(font.GID) font.GID {
	return func(gid font.GID) font.GID {
		for _, feature := range [...]string{"lnum", "tnum"} {
			gid = substituted(f, feature, gid)
		}
		return gid
	}
}

// substituted returns the letter that a feature puts in the place of another alone.
func substituted(f *font.Font, feature string, gid font.GID) font.GID {
	i, ok := f.GSUB.FindFeatureIndex(ot.MustNewTag(feature))
	if !ok {
		return gid
	}
	for _, lookup := range f.GSUB.Features[i].LookupListIndices {
		if int(lookup) >= len(f.GSUB.Lookups) {
			continue
		}
		for _, subtable := range f.GSUB.Lookups[lookup].Subtables {
			single, ok := subtable.(tables.SingleSubs)
			if !ok {
				continue
			}
			at, ok := single.Data.Cov().Index(tables.GlyphID(gid))
			if !ok {
				continue
			}
			switch data := single.Data.(type) {
			case tables.SingleSubstData1:
				return font.GID(uint16(int(gid) + int(data.DeltaGlyphID)))
			case tables.SingleSubstData2:
				if at < len(data.SubstituteGlyphIDs) {
					return font.GID(data.SubstituteGlyphIDs[at])
				}
			}
		}
	}
	return gid
}
