package table

import (
	"islas/render/table"
	"islas/render/ui"
)

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

// charting is what the table needs of the chart and all that lies on it (chartView).
type charting interface {
	// draw draws the chart in r and returns what somebody wants there: an action, or a pick.
	draw(f *frame, u *ui.UI, r ui.Rect) intent
	// flights returns what the event that is shown moves over the table, from and to the chart or a player's place (frame.placeOf).
	flights(f *frame) []flight
	// happens returns where the event that is shown or looked back at happens on the chart; nothing if it doesn't.
	happens(f *frame) []ui.Rect
	// spots returns where something with a name in lessons lies; nothing if it isn't on the chart.
	spots(f *frame, name string) []ui.Rect
	// outline returns the outline of what lies at a rectangle that spots returned or that answers; nil for anything else.
	outline(f *frame, r ui.Rect) []ui.Point
	// targets returns the targets of the widgets to click for an action, in this order, and what of them is still left to be clicked.
	// They are nothing for an action that is not done on the chart.
	targets(f *frame, a action) (all, left []any)
}

var _ charting = (*chartView)(nil)

// flight is the movement of a thing over the table.
type flight = table.Flight[spot]

// spot identifies what is counted on the table. Flights bring things to it.
type spot struct {
	kind string
	n    int
}
