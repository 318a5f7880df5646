package lines

import (
	"islas/game"
	"islas/game/puertorico"
)

// stateOf returns the line of a position.
func stateOf(s *puertorico.State) *stateLine {
	_, ship := s.Colonists()
	line := &stateLine{
		E: "state", Supply: supplyOf(s), Ship: ship, House: []good{}, Row: tilesOf(s.Row()), Stack: s.Stack(),
		Roles: counts{}, Governor: s.Governor(), Round: s.Round(), Ending: s.Ending() != 0,
	}
	for seat := range game.Seat(s.Seats()) {
		line.Seats = append(line.Seats, seatOf(s.Player(seat)))
	}
	for _, c := range s.CargoShips() {
		part := cargoPart{Size: int(c.Size), N: int(c.N)}
		if c.Kind != puertorico.NoGood {
			kind := good(c.Kind)
			part.Kind = &kind
		}
		line.Cargo = append(line.Cargo, part)
	}
	for _, g := range s.House() {
		line.House = append(line.House, good(g))
	}
	d := s.Discards()
	line.Discards = goodCounts{int(d[0]), int(d[1]), int(d[2]), int(d[3]), int(d[4])}
	for r := range puertorico.Role(puertorico.Roles) {
		if n, ok := s.Doubloons(r); ok {
			line.Roles = append(line.Roles, count{r.ID(), n})
		}
	}
	return line
}

// seatOf returns a seat's part of that line.
func seatOf(p *puertorico.Player) seatPart {
	part := seatPart{
		Doubloons: p.Doubloons(), Chips: p.Chips(), Goods: barrelsOf(p.Barrels()), Buildings: counts{}, SanJuan: p.SanJuan(),
	}
	for _, k := range []struct {
		tile puertorico.Tile
		n    *[2]int
	}{
		{puertorico.Tile(puertorico.Corn), &part.Tiles.Corn}, {puertorico.Tile(puertorico.Indigo), &part.Tiles.Indigo},
		{puertorico.Tile(puertorico.Sugar), &part.Tiles.Sugar}, {puertorico.Tile(puertorico.Tobacco), &part.Tiles.Tobacco},
		{puertorico.Tile(puertorico.Coffee), &part.Tiles.Coffee}, {puertorico.Quarry, &part.Tiles.Quarry},
	} {
		k.n[0], k.n[1] = p.Tiles(k.tile)
	}
	for _, b := range p.Built() {
		part.Buildings = append(part.Buildings, count{b.ID(), p.Workers(b)})
	}
	return part
}

// supplyOf returns the supply's part of that line.
func supplyOf(s *puertorico.State) supplyPart {
	colonists, _ := s.Colonists()
	part := supplyPart{
		Points: s.Chips(), Colonists: colonists, Goods: barrelsOf(s.Barrels()), Quarries: s.Quarries(),
	}
	for b := range puertorico.Building(puertorico.Buildings) {
		part.Buildings = append(part.Buildings, count{b.ID(), s.Left(b)})
	}
	return part
}
