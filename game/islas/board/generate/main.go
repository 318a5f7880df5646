// Command generate makes an island file: a coast given by hand, divided into fields by a seeded search until the number of
// plots next to each feature is exactly that of islands.csv and the board reads well. The same seed makes the same file.
//
//	go run ./game/islas/board/generate -island tenerife [-seed N] [-tries N] [-o FILE]
//
// Where games are to decide which island is fair, candidates are taken by their numbers and play in the balance laboratory
// (game/arena):
//
//	go run ./game/islas/board/generate -island tenerife -seed N -pick N [-against DATA] …
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
	id := flag.String("island", "", "id of the island, as in islands.csv")
	seed := flag.Uint64("seed", 0, "seed of the search (default: the one that made the island in the program)")
	tries := flag.Int("tries", 1100, "divisions of the island to try")
	out := flag.String("o", "", "file to write the island to (default: standard output)")
	pick := flag.Int("pick", 0, "take the candidate of that number that is like none of the other islands, 1 for the one that reads best (default: the best of the finalists)")
	against := flag.Int("against", board.Data, "with -pick: version of the data of the other islands")
	flag.Parse()
	e := effort{tries: *tries, finalists: 14, moves: 60000, pick: max(*pick, 0), against: *against}
	if err := run(*id, *seed, e, *out); err != nil {
		fmt.Fprintln(os.Stderr, "generate:", err)
		os.Exit(1)
	}
}

func run(id string, seed uint64, e effort, out string) error {
	all := models()
	i := slices.IndexFunc(all, func(m model) bool { return m.id == id })
	if i < 0 {
		var ids []string
		for _, m := range all {
			ids = append(ids, m.id)
		}
		return fmt.Errorf("there is no island %q; choose one of %s with -island", id, strings.Join(ids, ", "))
	}
	goal, name, err := readGoal(id)
	if err != nil {
		return err
	}
	if seed == 0 {
		seed = all[i].seed
	}
	is, report, err := search(&all[i], goal, name, seed, e)
	if err != nil {
		return err
	}
	fmt.Fprintf(os.Stderr, "%s, seed %d: %s\n", id, seed, report)
	if is == nil {
		return fmt.Errorf("no division of %s has the wanted counts; try another -seed or more -tries", id)
	}
	data := format(is)
	if out == "" {
		_, err = os.Stdout.Write(data)
		return err
	}
	return os.WriteFile(out, data, 0o644)
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
