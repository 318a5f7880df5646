package main

// newFont reads those tables of a font that bear upon how a text is set: in the game's own, and in those that players bring along, of
// which package fontfile takes outlines in any form and in any weight.
const newFont = `func NewFont(ld *ot.Loader) (*Font, error) {
	var (
		out = Font{Flavor: ld.Type}
		err error
	)
	table := func(tag string) []byte {
		raw, _ := ld.RawTable(ot.MustNewTag(tag))
		return raw
	}
	os2, _, _ := tables.ParseOs2(table("OS/2"))
	fontPage := os2.FontPage()
	out.os2, _ = newOs2(os2)

	cmap, _, err := tables.ParseCmap(table("cmap"))
	if err != nil {
		return nil, err
	}
	if out.Cmap, out.cmapVar, err = ProcessCmap(cmap, fontPage); err != nil {
		return nil, err
	}
	if out.head, _, err = LoadHeadTable(ld, nil); err != nil {
		return nil, err
	}
	out.upem = out.head.Upem()
	maxp, _, err := tables.ParseMaxp(table("maxp"))
	if err != nil {
		return nil, err
	}
	out.nGlyphs = int(maxp.NumGlyphs)

	fvar, _, _ := tables.ParseFvar(table("fvar"))
	out.fvar = newFvar(fvar)
	out.avar, _, _ = tables.ParseAvar(table("avar"))

	loca, err := tables.ParseLoca(table("loca"), out.nGlyphs, out.head.IndexToLocFormat == 1)
	if err == nil {
		out.glyf, _ = tables.ParseGlyf(table("glyf"), loca)
	}
	out.cff, _ = loadCff(ld, out.nGlyphs)
	out.cff2, _ = loadCff2(ld, out.nGlyphs, len(out.fvar))
	post, _, _ := tables.ParsePost(table("post"))
	out.post, _ = newPost(post)
	out.hhea, out.hmtx, _ = loadHmtx(ld, out.nGlyphs)
	out.names, _, _ = tables.ParseName(table("name"))

	if len(out.fvar) > 0 {
		gvar, _, _ := tables.ParseGvar(table("gvar"))
		out.gvar, _ = newGvar(gvar, out.glyf)
		if hvar, _, err := tables.ParseHVAR(table("HVAR")); err == nil {
			out.hvar = &hvar
		}
	}

	gsub := table("GSUB")
	if layout, _, err := tables.ParseLayout(gsub); err == nil {
		out.GSUB, _ = newGSUB(layout)
	}
	gpos := table("GPOS")
	if layout, _, err := tables.ParseLayout(gpos); err == nil {
		out.GPOS, _ = newGPOS(layout)
	}
	out.GDEF, _ = loadGDEF(ld, len(out.fvar), gsub, gpos)
	return &out, nil
}`

// leanType leaves kinds of fonts out, and how writings are set that the game's fonts and those that package fontfile writes have no letters
// for: a letter without a shape is replaced before a text is set (theme.Shown).
var leanType = []edit{
	{file: "font/font.go", decl: "NewFont", text: newFont},

	// Letters that are pictures or coloured.
	{file: "font/glyphs.go", decl: "decodeBitmapConfig", text: `func decodeBitmapConfig(tables.BitmapGlyphData) (width, height int, format BitmapFormat, err error) {
	return 0, 0, 0, fmt.Errorf("pictures of letters are left out")
}`},
	{file: "font/svg.go", decl: "svgRootAttributes",
		text: `func svgRootAttributes([]byte) (viewBox, width, height string, ok bool) { return "", "", "", false }`},
	{file: "font/renderer.go", decl: "svg.glyphData", text: `func (s svg) glyphData(gID, uint16) (GlyphSVG, bool) { return GlyphSVG{}, false }`},
	{file: "font/renderer.go", decl: "Face.GlyphDataColor", text: `func (f *Face) GlyphDataColor(GID) (GlyphColor, bool) { return GlyphColor{}, false }`},
	{file: "font/renderer.go", decl: "Face.GlyphDataBitmap", text: `func (f *Face) GlyphDataBitmap(GID) (GlyphBitmap, bool) { return GlyphBitmap{}, false }`},
	{file: "font/renderer.go", decl: "Font.BitmapSizes", text: `func (font *Font) BitmapSizes() []BitmapSize { return nil }`},
	{file: "font/metrics.go", decl: "Font.getExtentsFromBitmap",
		text: `func (f *Font) getExtentsFromBitmap(gID, uint16, uint16) (GlyphExtents, bool) { return GlyphExtents{}, false }`},
	{file: "font/metrics.go", decl: "Font.getExtentsFromSbix",
		text: `func (f *Font) getExtentsFromSbix(gID, uint16, uint16) (GlyphExtents, bool) { return GlyphExtents{}, false }`},

	// Apple's tables, which stand in the place of GSUB and GPOS in other fonts, and kerning beside GPOS.
	{file: "harfbuzz/aat_layout.go", decl: "otShapePlan.aatLayoutSubstitute", text: `func (sp *otShapePlan) aatLayoutSubstitute(*Font, *Buffer, []Feature) {}`},
	{file: "harfbuzz/aat_layout.go", decl: "otShapePlan.aatLayoutPosition", text: `func (sp *otShapePlan) aatLayoutPosition(*Font, *Buffer) {}`},
	{file: "harfbuzz/aat_layout.go", decl: "otShapePlan.aatLayoutTrack", text: `func (sp *otShapePlan) aatLayoutTrack(*Font, *Buffer) {}`},
	{file: "harfbuzz/aat_layout_morx.go", decl: "newMorxChainAccelerator", text: `func newMorxChainAccelerator(font.MorxChain) []morxSubtableAccelerator { return nil }`},
	{file: "harfbuzz/aat_map.go", decl: "aatMapBuilder.compile", text: `func (mb *aatMapBuilder) compile(*aatMap) {}`},
	{file: "harfbuzz/ot_layout.go", decl: "otShapePlan.otLayoutKern", text: `func (sp *otShapePlan) otLayoutKern(*Font, *Buffer) {}`},

	// Writings whose letters change with their neighbours.
	{file: "harfbuzz/ot_shape_complex.go", decl: "categorizeComplex",
		text: `func categorizeComplex(language.Script, Direction, ot.Tag) otComplexShaper { return complexShaperDefault{} }`},
}
