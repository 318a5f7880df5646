package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"islas/game/record"
)

// outputs are the files asked for.
type outputs struct {
	dir    string // of the records, or empty
	digits int    // of the numbers in their names
	json   *os.File
}

// openOutputs makes sure, before anything is played, that everything can be written.
func openOutputs(o options) (*outputs, error) {
	out := &outputs{dir: o.record, digits: max(4, len(strconv.Itoa(o.games)))}
	if o.record != "" {
		if err := os.MkdirAll(o.record, 0o777); err != nil {
			return nil, fmt.Errorf("-record: the folder cannot be made: %w", err)
		}
		old, err := filepath.Glob(filepath.Join(o.record, "*"+record.Extension))
		if err != nil || len(old) > 0 {
			return nil, fmt.Errorf("-record: the folder %s already holds records; name an empty one", o.record)
		}
		probe, err := os.CreateTemp(o.record, ".probe")
		if err != nil {
			return nil, fmt.Errorf("-record: nothing can be written into the folder: %w", err)
		}
		probe.Close()
		if err := os.Remove(probe.Name()); err != nil {
			return nil, fmt.Errorf("-record: %w", err)
		}
	}
	if o.json != "" {
		var err error
		if out.json, err = os.Create(o.json); err != nil {
			return nil, fmt.Errorf("-json: the file cannot be written: %w", err)
		}
	}
	return out, nil
}

// writeRecord writes the record of game number n, counted from 0, if records are asked for.
func (out *outputs) writeRecord(n int, data []byte) error {
	if out.dir == "" {
		return nil
	}
	name := fmt.Sprintf("%0*d%s", out.digits, n+1, record.Extension)
	return os.WriteFile(filepath.Join(out.dir, name), data, 0o666)
}

// report is the table as JSON.
type report struct {
	Games   int           `json:"games"` // finished
	Seats   []string      `json:"seats"`
	Seed    string        `json:"seed"`
	Draw    int           `json:"draw"`
	Goal    int           `json:"goal"`
	Islands []string      `json:"islands"` // null for random ones
	Levels  []levelReport `json:"levels"`
}

type levelReport struct {
	Level      string  `json:"level"`
	Games      int     `json:"games"`
	Wins       float64 `json:"wins"`
	Share      float64 `json:"share"`
	ShareLow   float64 `json:"share_low"`
	ShareHigh  float64 `json:"share_high"`
	MeanPoints float64 `json:"mean_points"`
	Decisions  int     `json:"decisions"`
	MeanMS     float64 `json:"mean_ms"`
	LongestMS  float64 `json:"longest_ms"`
}

func (t *table) report(o options) report {
	r := report{
		Games:   t.games,
		Seats:   o.levels,
		Seed:    strconv.FormatUint(o.seed, 10),
		Draw:    o.draw,
		Goal:    o.goal,
		Islands: o.islands,
	}
	for i := range t.rows {
		row := &t.rows[i]
		low, high := wilson(row.share(), row.games)
		r.Levels = append(r.Levels, levelReport{
			Level: row.level, Games: row.games, Wins: row.winCount(), Share: row.share(), ShareLow: low, ShareHigh: high,
			MeanPoints: row.meanPoints(), Decisions: row.decisions, MeanMS: milliseconds(row.mean()), LongestMS: milliseconds(row.longest),
		})
	}
	return r
}

func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

// writeJSON writes the report into its file, if one is asked for, and closes it.
func (out *outputs) writeJSON(r report) error {
	if out.json == nil {
		return nil
	}
	enc := json.NewEncoder(io.Writer(out.json))
	enc.SetIndent("", "  ")
	err := enc.Encode(r)
	if closing := out.json.Close(); err == nil {
		err = closing
	}
	return err
}
