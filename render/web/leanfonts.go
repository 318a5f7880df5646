package main

// newFont reads those tables of a font that those of the game have and that bear upon how a text is set.
const newFont = `func NewFont(ld *ot.Loader) (*Font, error) {
	var (
		out = Font{Flavor: ld.Type}
		err error
	)
	raw, _ := ld.RawTable(ot.MustNewTag("OS/2"))
	os2, _, _ := tables.ParseOs2(raw)
	fontPage := os2.FontPage()
	out.os2, _ = newOs2(os2)

	if raw, err = ld.RawTable(ot.MustNewTag("cmap")); err != nil {
		return nil, err
	}
	cmap, _, err := tables.ParseCmap(raw)
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
	if raw, err = ld.RawTable(ot.MustNewTag("maxp")); err != nil {
		return nil, err
	}
	maxp, _, err := tables.ParseMaxp(raw)
	if err != nil {
		return nil, err
	}
	out.nGlyphs = int(maxp.NumGlyphs)

	locaRaw, _ := ld.RawTable(ot.MustNewTag("loca"))
	loca, err := tables.ParseLoca(locaRaw, out.nGlyphs, out.head.IndexToLocFormat == 1)
	if err != nil {
		return nil, err
	}
	raw, _ = ld.RawTable(ot.MustNewTag("glyf"))
	if out.glyf, err = tables.ParseGlyf(raw, loca); err != nil {
		return nil, err
	}
	raw, _ = ld.RawTable(ot.MustNewTag("post"))
	post, _, _ := tables.ParsePost(raw)
	out.post, _ = newPost(post)
	out.hhea, out.hmtx, _ = loadHmtx(ld, out.nGlyphs)
	raw, _ = ld.RawTable(ot.MustNewTag("name"))
	out.names, _, _ = tables.ParseName(raw)

	gsub, _ := ld.RawTable(ot.MustNewTag("GSUB"))
	if layout, _, err := tables.ParseLayout(gsub); err == nil {
		out.GSUB, _ = newGSUB(layout)
	}
	gpos, _ := ld.RawTable(ot.MustNewTag("GPOS"))
	if layout, _, err := tables.ParseLayout(gpos); err == nil {
		out.GPOS, _ = newGPOS(layout)
	}
	out.GDEF, _ = loadGDEF(ld, 0, gsub, gpos)
	return &out, nil
}`

// leanType leaves kinds of fonts out, and how writings are set that the game's fonts have no letters for: a letter without a shape is
// replaced before a text is set (theme.Shown).
var leanType = []edit{
	{file: "font/font.go", decl: "NewFont", text: newFont},

	// Letters that are pictures or coloured, and outlines in another form (CFF).
	{file: "font/glyphs.go", decl: "decodeBitmapConfig", text: `func decodeBitmapConfig(tables.BitmapGlyphData) (width, height int, format BitmapFormat, err error) {
	return 0, 0, 0, fmt.Errorf("pictures of letters are left out")
}`},
	{file: "font/svg.go", decl: "svgRootAttributes",
		text: `func svgRootAttributes([]byte) (viewBox, width, height string, ok bool) { return "", "", "", false }`},
	{file: "font/renderer.go", decl: "svg.glyphData", text: `func (s svg) glyphData(gID, uint16) (GlyphSVG, bool) { return GlyphSVG{}, false }`},
	{file: "font/renderer.go", decl: "Face.GlyphDataColor", text: `func (f *Face) GlyphDataColor(GID) (GlyphColor, bool) { return GlyphColor{}, false }`},
	{file: "font/renderer.go", decl: "Face.GlyphDataBitmap", text: `func (f *Face) GlyphDataBitmap(GID) (GlyphBitmap, bool) { return GlyphBitmap{}, false }`},
	{file: "font/renderer.go", decl: "Font.BitmapSizes", text: `func (font *Font) BitmapSizes() []BitmapSize { return nil }`},
	{file: "font/renderer.go", decl: "Font.glyphDataFromCFF1",
		text: `func (f *Font) glyphDataFromCFF1(gID) (GlyphOutline, error) { return GlyphOutline{}, errors.New("no CFF table") }`},
	{file: "font/renderer.go", decl: "Face.glyphDataFromCFF2",
		text: `func (f *Face) glyphDataFromCFF2(gID) (GlyphOutline, error) { return GlyphOutline{}, errors.New("no CFF2 table") }`},
	{file: "font/metrics.go", decl: "Font.getExtentsFromBitmap",
		text: `func (f *Font) getExtentsFromBitmap(gID, uint16, uint16) (GlyphExtents, bool) { return GlyphExtents{}, false }`},
	{file: "font/metrics.go", decl: "Font.getExtentsFromSbix",
		text: `func (f *Font) getExtentsFromSbix(gID, uint16, uint16) (GlyphExtents, bool) { return GlyphExtents{}, false }`},
	{file: "font/metrics.go", decl: "Font.getExtentsFromCff1",
		text: `func (f *Font) getExtentsFromCff1(gID) (GlyphExtents, bool) { return GlyphExtents{}, false }`},
	{file: "font/metrics.go", decl: "Face.getExtentsFromCff2",
		text: `func (f *Face) getExtentsFromCff2(gID) (GlyphExtents, bool) { return GlyphExtents{}, false }`},

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
