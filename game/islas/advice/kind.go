package advice

// Kind is the subject of a reason. "I" is the seat that decides.
type Kind uint8

// The kinds, with the fields of Reason that they use. Facts about settlers and pirates that would come hold for the islands as
// they stand, or as they would stand after the action.
const (
	None Kind = iota // nothing is known: the action is not legal in the view

	// Of actions that change my island: building, settling a newcomer, palaces and towns.

	PrivilegeTaken    // I take the privilege of Colour from Seat at once
	PrivilegeWon      // I am the first to get the privilege of Colour
	PrivilegeDefended // I own the privilege of Colour and Seat has as many points in it as I: M. Now I have N, more than anyone
	GoalReached       // I reach N points, and so at least the goal of M: after this ship one more round is played
	LeadTaken         // I get N points, more than all others; the best of them, Seat, has M
	LastPoints        // in the last round I gain N points
	PointsNow         // I gain N points at once
	RoomMade          // my island had no free plot and now has N
	TownNear          // I get three houses of Colour, and the supply has a town of it
	PalaceNear        // I get two houses of Colour, and the supply has a palace of it
	MoreSettlers      // N of Of settlers I have not seen would choose my island, M before
	MostSettlers      // N of Of settlers I have not seen would choose my island, on no other plot allowed more, on some fewer
	PlotOpens         // N free plots more come to lie next to Colour, on no other plot allowed more, on some fewer
	PlotSpared        // the plot answers N of all priorities that settlers have, no other plot allowed answers fewer, some answer more
	PlotsFreed        // N plots become free again, so that M are free

	// Of drawing cards.

	DrawFew      // I must draw: at most one card at the start of my turn
	DrawPirates  // I must draw: only pirates
	DrawFull     // I can't build: no free plot
	DrawNoHouse  // I can't build: no house in the supply
	DrawShort    // I hold only M cards; I draw up to N
	DrawPower    // by the privilege I draw up to N cards, M is what others draw
	DrawRoom     // building would take my last free plot
	DrawNothing  // no house that I could build brings a privilege, or makes a palace or a town possible
	DrawSettlers // N of Of settlers I have not seen choose my island as it is, after any house at most M, which is less
	DrawPlain    // I hold M cards; I draw up to N
	ExtraFree    // the extra card costs no action

	// Of putting a settler aboard.

	ComesForPrivilege // Card comes to me, and its house wins me the privilege of Colour, from Seat if it has an owner
	Comes             // Card comes to me by priority number Priority: N plots, M the most of anyone else who was in it until then
	ComesByTies       // Card comes to me by the privilege that settles ties, N plots
	ComesToNobody     // Card would come to nobody
	GoesToLast        // none of my settlers would come to me; Card goes to Seat, who of several opponents has fewest points, N
	FitsNothing       // Card goes to Seat; I have nothing else of its Colour, neither on my island nor in my hand
	GoesAway          // Card goes to Seat

	// Of putting a pirate aboard.

	PirateRobs     // the pirate Card takes a house of Seat, who owns its privilege; Seat has N points
	PirateNames    // I own the pirate's privilege and the shield: I would name who loses a house
	PirateRobsMost // nobody owns the privilege of the pirate Card: Seats have most points in its colour, N, and lose a house each
	PirateHarmless // the pirate Card would rob nobody
	PirateUseless  // the pirate Card can never build

	// Of ending the turn.

	EndOnly     // there is nothing else to do
	EndSettlers // N of Of settlers I have not seen choose my island as it is, after any palace or town at most M, which is less
	EndTown     // I have two houses of Colour: a third would make a town, and the supply has one
	EndDone     // both actions are done

	// Of giving up a house.

	LossSparesPrivilege // I give up another colour: a house of Colour less and Seat would have more points in it than I, its owner
	LossSparesPair      // it is my only house of Colour, and of another colour I have several
	LossOfPoint         // N points are left to me

	// Of naming a victim.

	VictimLeads // Seat has N points, no other opponent more
	VictimAhead // Seat has N points more than I
	VictimHas   // Seat has N points

	Kinds = iota // number of kinds
)

// String returns the kind's name for data, such as "privilege-taken".
func (k Kind) String() string {
	names := [Kinds]string{
		"none",
		"privilege-taken", "privilege-won", "privilege-defended", "goal-reached", "lead-taken", "last-points", "points-now",
		"room-made", "town-near", "palace-near", "more-settlers", "most-settlers", "plot-opens",
		"plot-spared", "plots-freed",
		"draw-few", "draw-pirates", "draw-full", "draw-no-house", "draw-short", "draw-power", "draw-room", "draw-nothing",
		"draw-settlers", "draw-plain", "extra-free",
		"comes-for-privilege", "comes", "comes-by-ties", "comes-to-nobody", "goes-to-last", "fits-nothing", "goes-away",
		"pirate-robs", "pirate-names", "pirate-robs-most", "pirate-harmless", "pirate-useless",
		"end-only", "end-settlers", "end-town", "end-done",
		"loss-spares-privilege", "loss-spares-pair", "loss-of-point",
		"victim-leads", "victim-ahead", "victim-has",
	}
	if k >= Kinds {
		return "unknown"
	}
	return names[k]
}
