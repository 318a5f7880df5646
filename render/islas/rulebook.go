package islas

import "islas/render/stage"

func text(key string) stage.Block        { return stage.Paragraph(key) }
func point(key string) stage.Block       { return stage.Point(key) }
func picture(f stage.Figure) stage.Block { return stage.Picture(f) }

// chapter and section are a chapter and a part of the one before it.
func chapter(id string, blocks ...stage.Block) stage.Chapter {
	return stage.Chapter{ID: id, Blocks: blocks}
}

func section(id string, blocks ...stage.Block) stage.Chapter {
	return stage.Chapter{ID: id, Sub: true, Blocks: blocks}
}

func question(id string) stage.Chapter { return section("faq."+id, text("faq."+id+".1")) }

// RuleBook implements stage.Game.
func (Game) RuleBook() []stage.Chapter {
	return append(append(theGame(), theShip()...), theRest()...)
}

// theGame is what one needs for one's own turn.
func theGame() []stage.Chapter {
	return []stage.Chapter{
		chapter("aim", text("aim.1"), text("aim.2")),
		chapter("island", text("island.1"), picture(featuresFigure()), text("island.2")),
		section("next", text("next.1"), text("next.2"), text("next.3"), picture(neighboursFigure()), text("next.picture")),
		chapter("pieces", text("pieces.1"), picture(piecesFigure()), text("pieces.2"), text("pieces.3")),
		chapter("cards", text("cards.1"), picture(cardFigure()), text("cards.2")),
		chapter("setup", point("setup.1"), point("setup.2"), point("setup.3")),
		chapter("round", point("round.1"), point("round.2"), point("round.3"), point("round.4")),
		chapter("turn", point("turn.1"), point("turn.2"), point("turn.3"), text("turn.4")),
		section("must", text("must.1"), text("must.2")),
		chapter("build", text("build.1"), point("build.2"), point("build.3"), point("build.4"), text("build.5")),
		section("lack", text("lack.1")),
		chapter("draw", text("draw.1"), text("draw.2")),
		chapter("load", text("load.1"), text("load.2")),
		chapter("convert"),
		section("palace", text("palace.1"), picture(palaceFigure())),
		section("town", text("town.1"), picture(townFigure()), text("convert.1"), text("convert.2")),
	}
}

// theShip is what comes over the sea, and what it brings about.
func theShip() []stage.Chapter {
	return []stage.Chapter{
		chapter("ship", picture(shipFigure()), text("ship.1")),
		section("compare", point("compare.1"), point("compare.2"), point("compare.3"), text("compare.4")),
		section("ledger", text("ledger.1"), picture(ledgerFigure()), text("ledger.2")),
		chapter("privileges", text("privileges.1"), text("privileges.2"), picture(privilegesFigure()), text("privileges.edition")),
		section("privileges.more", text("privileges.3"), text("privileges.4")),
		chapter("pirates", picture(pirateFigure()), point("pirates.2"), point("pirates.3"), text("pirates.4"), text("pirates.5")),
		chapter("end", text("end.1")),
	}
}

// theRest is what is asked about later.
func theRest() []stage.Chapter {
	book := []stage.Chapter{
		chapter("open", text("open.1"), text("open.2"), text("open.3")),
		chapter("table", text("table.1"), text("table.2"), text("table.3"), text("table.5"), text("table.4")),
		chapter("faq"),
	}
	for _, id := range []string{
		"zero", "full", "shipconvert", "onecard", "nohouse", "host", "mixed", "anywhere", "two", "order", "nobody",
		"discard", "lastround",
	} {
		book = append(book, question(id))
	}
	return append(book, chapter("about", text("about.1"), text("about.2")))
}
