package colonies

// TileOf returns a kind of tiles of the stack, by its number below TileKinds: its terrain, its printed number or 0, and how many
// there are.
func TileOf(kind int) (t Terrain, number, count int) {
	k := &land.stack[kind]
	return k.terrain, int(k.number), int(k.count)
}

// ChipNumbers returns the numbers on the chips of the colonies.
func ChipNumbers() []uint8 { return land.chips[:] }
