// Command generate makes an island file: a coast given by hand, divided into fields by a seeded search until the number of
// plots next to each feature is exactly that of islands.csv and the board reads well. The same flags make the same file.
//
//	go run ./game/islas/board/generate -island tenerife -seed N [-tries N] [-pick N] [-against DATA] [-o FILE]
//
// The search has many candidates, taken by their numbers. Where games are to decide which island is fair, they play in the balance
// laboratory (game/arena).
package main

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"

	"islas/game/islas/board"
)

func main() {
	var e effort
	id := flag.String("island", "", "id of the island, as in islands.csv")
	seed := flag.Uint64("seed", 4, "seed of the search")
	flag.IntVar(&e.tries, "tries", 1100, "divisions of the island to try")
	flag.IntVar(&e.pick, "pick", 1, "take the candidate of that number, 1 for the one that reads best")
	flag.IntVar(&e.against, "against", board.Data, "version of the data of the other islands, which it must be like none of")
	out := flag.String("o", "", "file to write the island to (default: standard output)")
	flag.Parse()
	e.moves = 60000
	if err := run(*id, *seed, e, *out); err != nil {
		fmt.Fprintln(os.Stderr, "generate:", err)
		os.Exit(1)
	}
}

func run(id string, seed uint64, e effort, out string) error {
	all := models()
	i := slices.IndexFunc(all, func(m model) bool { return m.id == id })
	if i < 0 {
		return fmt.Errorf("there is no island %q; choose one of %s with -island", id, strings.Join(board.IDs(), ", "))
	}
	goal, name, err := readGoal(id)
	if err != nil {
		return err
	}
	is, candidates, err := search(&all[i], goal, name, seed, e)
	if err != nil {
		return err
	}
	fmt.Fprintf(os.Stderr, "%s, seed %d: candidate %d of %d\n", id, seed, e.pick, candidates)
	if out == "" {
		_, err = os.Stdout.Write(format(is))
		return err
	}
	return os.WriteFile(out, format(is), 0o644)
}

// readGoal reads an island's row of islands.csv.
func readGoal(id string) (g goal, name string, err error) {
	rows, err := board.Rows()
	if err != nil {
		return g, "", err
	}
	i := slices.IndexFunc(rows, func(r board.Row) bool { return r.ID == id })
	if i < 0 {
		return g, "", fmt.Errorf("assets/islas/islands.csv has no island %q", id)
	}
	return rows[i].Counts, rows[i].Name, nil
}
