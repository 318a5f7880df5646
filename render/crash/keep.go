package crash

import (
	"slices"
	"strings"
	"time"

	"islas/render/store"
)

// Names of reports in the store. One of which nobody has been told yet ends in fresh.
const (
	prefix = "crash-"
	fresh  = ".new"
	told   = ".txt"
	kept   = 10 // reports that are kept
)

// Keep writes a report into the store and returns the name that it will have.
func Keep(s store.Store, report string, at time.Time) (name string, err error) {
	stem := prefix + at.UTC().Format("20060102-150405")
	return stem + told, s.Write(stem+fresh, []byte(report))
}

// Tell returns the names of the reports of which nobody has been told yet, the oldest first, and takes them for told. Of those
// that have been told before the oldest are removed.
func Tell(s store.Store) (names []string) {
	all, err := s.List()
	if err != nil {
		return nil
	}
	var old []string
	for _, name := range all {
		switch stem, isFresh := strings.CutSuffix(name, fresh); {
		case !strings.HasPrefix(name, prefix):
		case isFresh:
			if data, err := s.Read(name); err == nil && s.Write(stem+told, data) == nil && s.Remove(name) == nil {
				names = append(names, stem+told)
			}
		case strings.HasSuffix(name, told):
			old = append(old, name)
		}
	}
	slices.Sort(old)
	for i := 0; i+kept < len(old)+len(names) && i < len(old); i++ {
		_ = s.Remove(old[i]) // it is tried again at the next start
	}
	return names
}
