// Islas is a digital edition of the board games Islas Canarias by Leo Colovini and Puerto Rico by Andreas Seyfarth.
package main

import (
	"os"

	"islas/render"
)

func main() { os.Exit(render.Main(os.Args[1:], os.Stdout, os.Stderr)) }
