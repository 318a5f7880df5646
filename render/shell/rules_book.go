package shell

// text is a paragraph, point a point of a list, and picture a picture.
func text(key string) block  { return block{key: key} }
func point(key string) block { return block{key: key, marked: true} }
func picture(f figure) block { return block{figure: f} }
func question(id string) chapter {
	return chapter{"faq." + id, true, []block{text("faq." + id + ".1")}}
}
func parts(blocks ...block) []block { return blocks }

// ruleBook is the whole of the rules in the order in which they are read.
func ruleBook() []chapter {
	return append(append(theGame(), theShip()...), theRest()...)
}

// theGame is what one needs for one's own turn.
func theGame() []chapter {
	return []chapter{
		{"aim", false, parts(text("aim.1"), text("aim.2"))},
		{"island", false, parts(text("island.1"), picture(featuresFigure()), text("island.2"))},
		{"next", true, parts(text("next.1"), text("next.2"), text("next.3"), picture(neighboursFigure()), text("next.picture"))},
		{"pieces", false, parts(text("pieces.1"), picture(piecesFigure()), text("pieces.2"), text("pieces.3"))},
		{"cards", false, parts(text("cards.1"), picture(cardFigure()), text("cards.2"))},
		{"setup", false, parts(point("setup.1"), point("setup.2"), point("setup.3"))},
		{"round", false, parts(point("round.1"), point("round.2"), point("round.3"), point("round.4"))},
		{"turn", false, parts(point("turn.1"), point("turn.2"), point("turn.3"), text("turn.4"))},
		{"must", true, parts(text("must.1"), text("must.2"))},
		{"build", false, parts(text("build.1"), point("build.2"), point("build.3"), point("build.4"), text("build.5"))},
		{"lack", true, parts(text("lack.1"))},
		{"draw", false, parts(text("draw.1"), text("draw.2"))},
		{"load", false, parts(text("load.1"), text("load.2"))},
		{"convert", false, nil},
		{"palace", true, parts(text("palace.1"), picture(palaceFigure()))},
		{"town", true, parts(text("town.1"), picture(townFigure()), text("convert.1"), text("convert.2"))},
	}
}

// theShip is what comes over the sea, and what it brings about.
func theShip() []chapter {
	return []chapter{
		{"ship", false, parts(picture(shipFigure()), text("ship.1"))},
		{"compare", true, parts(point("compare.1"), point("compare.2"), point("compare.3"), text("compare.4"))},
		{"ledger", true, parts(text("ledger.1"), picture(ledgerFigure()), text("ledger.2"))},
		{"privileges", false, parts(text("privileges.1"), text("privileges.2"), picture(privilegesFigure()), text("privileges.edition"))},
		{"privileges.more", true, parts(text("privileges.3"), text("privileges.4"))},
		{"pirates", false, parts(picture(pirateFigure()), point("pirates.2"), point("pirates.3"), text("pirates.4"), text("pirates.5"))},
		{"end", false, parts(text("end.1"))},
	}
}

// theRest is what is asked about later.
func theRest() []chapter {
	book := []chapter{
		{"open", false, parts(text("open.1"), text("open.2"), text("open.3"))},
		{"table", false, parts(text("table.1"), text("table.2"), text("table.3"), text("table.5"), text("table.4"))},
		{"faq", false, nil},
	}
	for _, id := range []string{
		"zero", "full", "shipconvert", "onecard", "nohouse", "host", "mixed", "anywhere", "two", "order", "nobody",
		"discard", "lastround",
	} {
		book = append(book, question(id))
	}
	return append(book, chapter{"about", false, parts(text("about.1"), text("about.2"))})
}
