// Package forecast computes what would follow if something happened now: where a settler would go, whom a pirate would rob, and
// what an action would change. It is given a view, what one seat may know (rules, section 12), and so can't reveal more than
// that; it only puts together the answers of the rules.
//
// New makes the forecast of a position. Settler, Pirate and Of answer about a card or an action; Best returns the most that a
// palace or a town could bring. Nothing here has words or pictures: those are the interface's.
package forecast
