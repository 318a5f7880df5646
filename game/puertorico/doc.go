// Package puertorico holds the rules of Puerto Rico (Andreas Seyfarth, alea 2002) for two to five players: a position as a plain
// value, what is legal in it, what an action does, and what a seat may know. Sections named in comments are those of the rules
// page (design/puerto-rico/rules.md); the words are those of its section 1: a colonist is what players read as a worker.
//
// A position is a State. Legal lists the actions of the seat that has to decide, Apply carries one out with everything that
// follows by itself; a decision of man, load or keep that has one legal action only is made by the engine (section 15). Both
// allocate nothing unless there is a sink for events.
package puertorico
