// Command fit draws the islands of the program in hexagons, for the file from which sketches of them are begun (package sketch): what lies
// next to what is the same as on the island, and the hexagons lie near the fields that they stand for.
//
//	go run ./game/islas/board/sketch/fit -o assets/islas/sketches.csv
//
// It is a matter of two minutes, always with the same result, and is done again when an island has changed.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"islas/game/islas/board"
	"islas/game/islas/board/sketch"
)

func main() {
	if err := fit(os.Args[1:], os.Stdout, os.Stderr); err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintf(os.Stderr, "fit: %v\n", err)
		os.Exit(1)
	}
}

// fit draws the islands that the arguments name, and writes them to the file that they name, or to out.
func fit(args []string, out, told io.Writer) error {
	flags := flag.NewFlagSet("fit", flag.ContinueOnError)
	flags.SetOutput(told)
	file := flags.String("o", "", "`file` to write, instead of the standard output")
	only := flags.String("island", "", "`id` of the one island to draw, instead of all")
	steps := flags.Int("steps", 300_000, "`number` of changes that are tried in an attempt")
	tries := flags.Int("tries", 12, "`number` of attempts for an island")
	if err := flags.Parse(args); err != nil {
		return err
	}
	islands, err := board.All()
	if err != nil {
		return err
	}
	all := sketch.Set{}
	for _, is := range islands {
		if *only != "" && is.ID != *only {
			continue
		}
		s, off, err := draw(is, *steps, *tries)
		if err != nil {
			return err
		}
		fmt.Fprintf(told, "%s: hexagons lie %.1f units beside their fields on average\n", is.ID, off)
		all = all.With(is.ID, s)
	}
	if *file == "" {
		_, err = io.WriteString(out, all.String())
		return err
	}
	return os.WriteFile(*file, []byte(all.String()), 0o644)
}
