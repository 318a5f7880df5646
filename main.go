// Islas is a digital edition of the board games Islas Canarias by Leo Colovini, Puerto Rico by Andreas Seyfarth and The
// Colonies, after a scenario by Klaus Teuber.
package main

import (
	"os"

	"islas/render/app"
)

func main() { os.Exit(app.Main(os.Args[1:], os.Stdout, os.Stderr)) }
