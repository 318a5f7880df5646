package puertorico

import (
	"fmt"
	"slices"

	"islas/game"
)

// conserved returns an error if something was lost or made up (section 15).
func conserved(s *State) error {
	seats := s.Seats()
	supply, ship := s.Colonists()
	chips, colonists, quarries := s.Chips(), supply+ship, s.Quarries()
	goods := s.Barrels()
	var tiles, barrels [Goods]int
	for g := range goods {
		tiles[g] = s.StackOf()[g] + int(s.Discards()[g])
		barrels[g] = int(goods[g])
	}
	for _, t := range s.Row() {
		tiles[t]++
	}
	for _, g := range s.House() {
		barrels[g]++
	}
	for _, c := range s.CargoShips() {
		if c.N > c.Size || (c.N == 0) != (c.Kind == NoGood) {
			return fmt.Errorf("a ship of %d carries %d of %v", c.Size, c.N, c.Kind)
		}
		if c.N > 0 {
			barrels[c.Kind] += int(c.N)
		}
	}
	var built [Buildings]int
	for seat := range game.Seat(seats) {
		p := s.Player(seat)
		if err := sound(p); err != nil {
			return fmt.Errorf("seat %d: %w", seat, err)
		}
		chips += p.Chips()
		colonists += p.Colonists()
		n, _ := p.Tiles(Quarry)
		quarries += n
		held := p.Barrels()
		for g := range tiles {
			n, _ := p.Tiles(Tile(g))
			tiles[g] += n
			barrels[g] += int(held[g])
		}
		for _, b := range p.Built() {
			built[b]++
		}
	}
	for g := range Good(Goods) {
		if tiles[g] != Tile(g).Copies(seats) || barrels[g] != g.Barrels(seats) {
			return fmt.Errorf("there are %d tiles and %d barrels of %v", tiles[g], barrels[g], g)
		}
	}
	for b, n := range built {
		if n+s.Left(Building(b)) != Building(b).Copies(seats) {
			return fmt.Errorf("there are %d copies of %v built, %d are left", n, Building(b), s.Left(Building(b)))
		}
	}
	set := &setups[seats-MinSeats]
	if colonists != set.colonists+set.ship || quarries != set.quarries {
		return fmt.Errorf("there are %d colonists and %d quarries", colonists, quarries)
	}
	if chips < s.StartChips() || s.Chips() > 0 && chips != s.StartChips() {
		return fmt.Errorf("there are %d points, %d of them chips that are left, of %d", chips, s.Chips(), s.StartChips())
	}
	return nil
}

// sound returns an error if a player's board is impossible.
func sound(p *Player) error {
	spaces := 0
	for i, b := range p.Built() {
		spaces += b.Spaces()
		if !p.Has(b) || p.Workers(b) > b.Circles() || p.Occupied(b) != (p.Workers(b) > 0) || slices.Contains(p.Built()[:i], b) {
			return fmt.Errorf("%v is built, owned %v, occupied %v, with %d colonists", b, p.Has(b), p.Occupied(b), p.Workers(b))
		}
	}
	for t := range Tile(TileKinds) {
		if n, occupied := p.Tiles(t); occupied > n {
			return fmt.Errorf("of %d tiles %v %d are occupied", n, t, occupied)
		}
	}
	if spaces != p.CitySpaces() || spaces > CitySize || p.TileCount() > IslandSize {
		return fmt.Errorf("%d city spaces are built on, %d are counted, %d tiles", spaces, p.CitySpaces(), p.TileCount())
	}
	return nil
}
