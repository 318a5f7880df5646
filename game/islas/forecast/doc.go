// Package forecast says what would follow if something happened now: where a settler would go, whom a pirate would rob, and
// what an action would change. It is given a view, what one seat may know (rules, section 12), and so can't tell more than
// that; and it asks the rules, whose answers it only puts together.
//
// New makes the forecast of a position. Settler, Pirate and Of answer about a card or an action; Best says what a palace or a
// town could bring at most. Nothing here has words or pictures: those are the interface's.
package forecast
