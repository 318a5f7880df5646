package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"

	"islas/game/arena/lab"
	"islas/game/record"
)

// outputs are the files to write.
type outputs struct {
	dir    string   // of the records, or empty
	digits int      // of the numbers in their names
	json   *os.File // of the laboratory's report, or nil
}

// openOutputs makes the folder and the file before any game, so that nobody waits for games that cannot be written.
func openOutputs(o options) (*outputs, error) {
	out := &outputs{dir: o.record, digits: max(4, len(strconv.Itoa(o.games)))}
	if out.dir != "" {
		if err := os.MkdirAll(out.dir, 0o777); err != nil {
			return nil, fmt.Errorf("-record: %w; name another folder", err)
		}
		if there, _ := filepath.Glob(filepath.Join(out.dir, "*"+record.Extension)); len(there) > 0 {
			return nil, fmt.Errorf("-record: the folder %s already holds records; name an empty one", out.dir)
		}
	}
	if o.json != "" {
		var err error
		if out.json, err = os.Create(o.json); err != nil {
			return nil, fmt.Errorf("-json: %w; name a file in a folder that takes one", err)
		}
	}
	return out, nil
}

// writeRecord writes the record of game number n, counted from 0, if there is a folder for records. A record that does not fit is removed.
func (out *outputs) writeRecord(n int, data []byte) error {
	if out.dir == "" {
		return nil
	}
	name := filepath.Join(out.dir, fmt.Sprintf("%0*d%s", out.digits, n+1, record.Extension))
	if err := os.WriteFile(name, data, 0o666); err != nil {
		os.Remove(name) // if it is there
		return fmt.Errorf("the record cannot be written: %w", err)
	}
	return nil
}

// writeReport writes a report of the laboratory as JSON, if there is a file for it.
func (out *outputs) writeReport(r *lab.Report) error {
	if out.json == nil {
		return nil
	}
	e := json.NewEncoder(out.json)
	e.SetIndent("", "  ")
	err := e.Encode(r)
	if closing := out.json.Close(); err == nil {
		err = closing
	}
	if err != nil {
		return fmt.Errorf("-json: the report is not complete: %w", err)
	}
	return nil
}
