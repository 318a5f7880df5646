package table

// Moment names what the table shows, for those who measure it: "arrival" while the ship is in, otherwise "table".
func (t *Table) Moment() string {
	if t.arriving() {
		return "arrival"
	}
	return "table"
}
