package puertorico

// Good is a kind of barrels.
type Good uint8

// The goods, in the order of the data and the records.
const (
	Corn Good = iota
	Indigo
	Sugar
	Tobacco
	Coffee
	Goods  = 5    // number of kinds
	NoGood = 0xff // no kind
)

// ID returns the good's name in data, records and actions, such as "corn"; "none" for NoGood.
func (g Good) ID() string { return Tile(g).ID() }

// String returns ID.
func (g Good) String() string { return g.ID() }

// Price returns the doubloons that the trading house pays for a barrel, without any extra (section 9): 0 to 4.
func (g Good) Price() int { return tiles[g].price }

// Barrels returns how many barrels of the good a game of that many players has (sections 2 and 13).
func (g Good) Barrels(seats int) int {
	if seats == 2 {
		return tiles[g].goods2
	}
	return tiles[g].goods
}

// GoodByID returns the good of an id; false if there is none.
func GoodByID(id string) (Good, bool) {
	t, ok := TileByID(id)
	return Good(t), ok && t < Goods
}

// Barrels are numbers of barrels by kind.
type Barrels [Goods]uint8

// Total returns the number of all barrels.
func (b *Barrels) Total() (n int) {
	for _, k := range b {
		n += int(k)
	}
	return n
}

// Kinds returns the kinds of which there is at least one barrel.
func (b *Barrels) Kinds() (set GoodSet) {
	for g, n := range b {
		if n > 0 {
			set |= 1 << g
		}
	}
	return set
}

// GoodSet is a set of goods: bit g is good g.
type GoodSet uint8

// Has reports whether a good is in the set; NoGood never is.
func (s GoodSet) Has(g Good) bool { return g < Goods && s>>g&1 != 0 }

// All iterates over the goods in the set.
func (s GoodSet) All(yield func(g Good) bool) {
	for g := range Good(Goods) {
		if s.Has(g) && !yield(g) {
			return
		}
	}
}
