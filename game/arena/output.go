package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"islas/game/arena/internal/object"
	"islas/game/record"
)

// outputs are the files to write.
type outputs struct {
	dir    string // of the records, or empty
	digits int    // of the numbers in their names
	json   *file
}

// openOutputs makes sure, before any game, that everything can be written.
func openOutputs(o options) (*outputs, error) {
	out := &outputs{dir: o.record, digits: max(4, len(strconv.Itoa(o.games)))}
	if err := out.openFolder(); err != nil {
		return nil, err
	}
	var err error
	out.json, err = openFile(o.json)
	return out, err
}

// openFolder makes the folder of the records and checks that it can be written to.
func (out *outputs) openFolder() error {
	if out.dir == "" {
		return nil
	}
	if err := os.MkdirAll(out.dir, 0o777); err != nil {
		return fmt.Errorf("-record: the folder %s cannot be made: %w; name another", out.dir, reason(err))
	}
	files, err := os.ReadDir(out.dir)
	if err != nil {
		return fmt.Errorf("-record: the folder %s cannot be read: %w; name another", out.dir, reason(err))
	}
	for _, f := range files {
		if ok, _ := filepath.Match("*"+record.Extension, f.Name()); ok {
			return fmt.Errorf("-record: the folder %s already holds records; name an empty one", out.dir)
		}
	}
	probe, err := os.CreateTemp(out.dir, ".probe")
	if err != nil {
		return fmt.Errorf("-record: nothing can be written into the folder %s: %w; name another", out.dir, reason(err))
	}
	probe.Close()
	if err := os.Remove(probe.Name()); err != nil {
		return fmt.Errorf("-record: nothing can be removed from the folder %s: %w; name another", out.dir, reason(err))
	}
	return nil
}

// writeRecord writes the record of game number n, counted from 0, if there is a folder for records. A record is written as a
// whole or not at all, whatever happens meanwhile.
func (out *outputs) writeRecord(n int, data []byte) error {
	if out.dir == "" {
		return nil
	}
	name := filepath.Join(out.dir, fmt.Sprintf("%0*d%s", out.digits, n+1, record.Extension))
	part := name + ".part"
	err := os.WriteFile(part, data, 0o666)
	if err == nil {
		err = os.Rename(part, name)
	}
	if err != nil {
		os.Remove(part) // if it is there
		return fmt.Errorf("the record %s cannot be written: %w; make room, or name another folder, and run again", name, reason(err))
	}
	return nil
}

// writeReport writes a report as JSON, if there is a file for it. It panics if the report cannot be encoded, which neither kind
// can cause.
func (out *outputs) writeReport(r any) error {
	data, err := json.MarshalIndent(r, "", "  ")
	if err != nil {
		panic(err)
	}
	return out.json.write(append(data, '\n'))
}

// levelReport is a row of the table. The times, and decisions with them, are those with more than one legal action; median
// and 95th percentile are exact to 1 %.
type levelReport struct {
	Level      string  `json:"level"`
	Games      int     `json:"games"`
	Wins       float64 `json:"wins"`
	Share      float64 `json:"share"`
	ShareLow   float64 `json:"share_low"`
	ShareHigh  float64 `json:"share_high"`
	MeanPoints float64 `json:"mean_points"`
	Decisions  int     `json:"decisions"`
	MedianMS   float64 `json:"median_ms"`
	MeanMS     float64 `json:"mean_ms"`
	P95MS      float64 `json:"p95_ms"`
	LongestMS  float64 `json:"longest_ms"`
}

// report returns the table as JSON. The game's options and boards have their flags as keys; boards are null for random ones.
func (t *table) report(o options) object.Object {
	info := o.game.Info()
	r := object.Object{
		{Key: "games", Value: t.games}, // finished
		{Key: "seats", Value: o.levels},
		{Key: "seed", Value: strconv.FormatUint(o.seed, 10)},
	}
	for _, option := range info.Options {
		if n := o.values[option.ID]; option.Names != nil {
			r.Add(option.Flag, option.Word(n))
		} else {
			r.Add(option.Flag, n)
		}
	}
	if by := info.Stalemate; by != nil && o.values[by.ID] != 0 {
		r.Add(by.ID, o.values[by.ID])
	}
	if info.Boards.Flag != "" {
		r.Add(info.Boards.Flag, o.boards)
	}
	if t.stalled > 0 {
		r.Add("stalemates", t.stalled)
	}
	r.Add("levels", t.levels())
	return r
}

// levels returns the rows of the table.
func (t *table) levels() (levels []levelReport) {
	for i := range t.rows {
		row := &t.rows[i]
		low, high := wilson(row.share(), row.games)
		levels = append(levels, levelReport{
			Level: row.level, Games: row.games, Wins: row.winCount(), Share: row.share(), ShareLow: low, ShareHigh: high,
			MeanPoints: row.meanPoints(), Decisions: row.times.n, MedianMS: milliseconds(row.quantile(0.5)),
			MeanMS: milliseconds(row.mean()), P95MS: milliseconds(row.quantile(0.95)), LongestMS: milliseconds(row.longest),
		})
	}
	return levels
}

func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
