package crash

import (
	"encoding/json"
	"fmt"
	"regexp"
	"runtime"
	"strings"
	"sync"
	"time"

	"islas/game"
	"islas/game/match"
)

// Report returns the report on a panic in a version of the program, at a time, during a match, or nil for none: the system, what happened,
// set-up and actions of the match, and the stack. People are named by their seats.
func Report(p *Panic, version string, at time.Time, m match.Any) string {
	var b strings.Builder
	fmt.Fprintf(&b, "islas %s, %s/%s, %s, %d processors\n%s\n\n", version, runtime.GOOS, runtime.GOARCH, runtime.Version(), runtime.NumCPU(),
		at.UTC().Format(time.RFC3339))
	names := strings.NewReplacer()
	if m != nil {
		names = replacer(m)
	}
	fmt.Fprintf(&b, "panic in %s: %s\n\n", p.Where, names.Replace(fmt.Sprint(p.Value)))
	if m != nil {
		fmt.Fprintf(&b, "%s\n\n", played(m))
	}
	b.WriteString(names.Replace(withoutPaths(p.Stack)))
	return b.String()
}

// replacer returns a replacer of people's names by their seats.
func replacer(m match.Any) *strings.Replacer {
	var pairs []string
	for i, seat := range m.Setup().Seats {
		if seat.Control == game.Human && len(seat.Name) > 1 {
			pairs = append(pairs, seat.Name, seatName(i))
		}
	}
	return strings.NewReplacer(pairs...)
}

func seatName(i int) string { return fmt.Sprintf("seat %d", i) }

// played returns the saved game of a match without names, or why there is none: after a panic nothing can be relied on.
func played(m match.Any) string {
	var text string
	if p := Try("report", func() { text = anonymous(m) }); p != nil {
		return p.Error()
	}
	return text
}

func anonymous(m match.Any) string {
	data, err := m.Save()
	if err != nil {
		return err.Error()
	}
	var save struct {
		Game    string          `json:"game"`
		Data    json.RawMessage `json:"data,omitempty"`
		Setup   match.Header    `json:"setup"`
		Actions []string        `json:"actions"`
	}
	if err := json.Unmarshal(data, &save); err != nil {
		return err.Error()
	}
	var seats []map[string]any
	if err := json.Unmarshal(save.Setup.Seats, &seats); err != nil {
		return err.Error()
	}
	for i := range seats {
		seats[i]["name"] = seatName(i)
	}
	if save.Setup.Seats, err = json.Marshal(seats); err != nil {
		return err.Error()
	}
	if data, err = json.Marshal(save); err != nil {
		return err.Error()
	}
	return string(data)
}

// place matches the position of a line of a stack: a path and the number of the line.
var place = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`(?m)^\t.*?([^/\\\s]+[/\\][^/\\\s]+:[0-9]+)`) })

// withoutPaths returns a stack with only folder and file of each line, not the path on the machine on which it was built.
func withoutPaths(stack string) string { return place().ReplaceAllString(stack, "\t$1") }
