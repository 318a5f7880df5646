// Command tiny is what tests release: it says which version it is of.
package main

import (
	"fmt"

	"islas/game/program"
)

func main() { fmt.Println(program.Version()) }
