package puertorico

// Role is a role card.
type Role uint8

// The role cards, in the order of records and actions. The two prospectors are separate cards (section 11).
const (
	Settler Role = iota
	Mayor
	Builder
	Craftsman
	Trader
	Captain
	Prospector1
	Prospector2
	Roles  = 8    // number of role cards
	NoRole = 0xff // no role
)

var roleIDs = [Roles]string{"settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector1", "prospector2"}

// ID returns the card's name in records and actions, such as "settler" or "prospector1"; "none" for NoRole.
func (r Role) ID() string {
	if r >= Roles {
		return "none"
	}
	return roleIDs[r]
}

// String returns ID.
func (r Role) String() string { return r.ID() }

// Prospector reports whether the card is one of the two prospectors.
func (r Role) Prospector() bool { return r == Prospector1 || r == Prospector2 }

// RoleByID returns the role of an id; false if there is none.
func RoleByID(id string) (Role, bool) {
	for r, name := range roleIDs {
		if name == id {
			return Role(r), true
		}
	}
	return NoRole, false
}
