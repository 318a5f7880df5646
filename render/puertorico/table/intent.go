package table

import "islas/render/table"

// intent is what a view wants done. Beside those of any game it is a pick, that is to be chosen of the next action, a page, that is to
// lie open, or this.
type intent = table.Intent

// placed is the intent to place the colonists as they were chosen.
type placed pick
