package table

import (
	"islas/game"
	"islas/game/puertorico"
)

// views are the views of a table. Each embeds the frame, which has all of them, so that it can ask another one for places.
type views struct {
	prompt   promptView
	gauges   gaugesView
	tabs     tabsView
	flights  flightsView
	roles    rolesView
	forecast forecastView
	home     homeView
	stores   storesView
	harbour  harbourView
	loads    loadsView
	house    houseView
	supply   supplyView
	tiles    tilesView
	market   marketView
	others   othersView
	board    boardView
	plate    plateView
	visit    visitView
	buttons  buttonsView
	standing standingView
	placing  placingView
	advice   adviceView
}

// newViews returns the views of a frame.
func newViews(f *frame) views {
	return views{
		promptView{f}, gaugesView{f}, tabsView{f}, flightsView{frame: f},
		rolesView{frame: f, tapped: puertorico.NoRole}, forecastView{frame: f}, homeView{f}, storesView{f},
		harbourView{f}, loadsView{f}, houseView{f}, supplyView{f}, tilesView{f}, marketView{f, puertorico.NoBuilding},
		othersView{frame: f, seat: game.NoSeat, kept: game.NoSeat, shut: game.NoSeat}, boardView{f}, plateView{f},
		visitView{frame: f, seat: game.NoSeat}, buttonsView{f}, standingView{f}, placingView{frame: f}, adviceView{f},
	}
}
