// Islas is a digital edition of the board game Islas Canarias by Leo Colovini.
package main

import (
	"os"

	"islas/render"
)

func main() { os.Exit(render.Main(os.Args[1:], os.Stdout, os.Stderr)) }
