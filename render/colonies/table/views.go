package table

import "islas/render/table"

// views are the views of a table.
type views struct {
	chart   chartView
	prompt  promptView
	tabs    tabsView
	seats   seatsView
	hand    handView
	actions actionsView
	dice    diceView
	desk    deskView
	stock   stockView
	memo    memo
}

// flight is the movement of a thing over the table.
type flight = table.Flight[spot]

// spot identifies what is counted on the table. Flights bring things to it.
type spot struct {
	kind string
	n    int
}
