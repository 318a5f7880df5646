package crash

import (
	"slices"
	"strings"
	"time"

	"islas/render/keep/store"
)

// Names of reports in the store. A report that has not been shown yet has an empty file beside it that ends in fresh.
const (
	prefix = "crash-"
	fresh  = ".new"
	told   = ".txt"
	kept   = 10 // number of reports that are kept
)

// Keep writes a report into the store, to be shown at the next start, and returns its name.
func Keep(s store.Store, report string, at time.Time) (name string, err error) {
	name, err = Write(s, report, at)
	if err == nil {
		_ = s.Write(strings.TrimSuffix(name, told)+fresh, nil) // without it the report exists, but the next start does not show it
	}
	return name, err
}

// Write writes a report that is shown at once into the store, and returns its name.
func Write(s store.Store, report string, at time.Time) (name string, err error) {
	name = prefix + at.UTC().Format("20060102-150405") + told
	return name, s.Write(name, []byte(report))
}

// Last returns the name of the latest report; ok is false if there is none.
func Last(s store.Store) (name string, ok bool) {
	all, _ := s.List() // without it there is no report
	for _, at := range all {
		if strings.HasPrefix(at, prefix) && strings.HasSuffix(at, told) {
			name, ok = at, true
		}
	}
	return name, ok
}

// Tell returns the names of the reports that have not been shown yet, the oldest first, and marks them as shown. It removes the oldest of
// those shown before.
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
			if settle(s, name, stem+told) {
				names = append(names, stem+told)
			}
		case strings.HasSuffix(name, told):
			old = append(old, name)
		}
	}
	old = slices.DeleteFunc(old, func(name string) bool { return slices.Contains(names, name) })
	for i := 0; i+kept < len(old)+len(names) && i < len(old); i++ {
		_ = s.Remove(old[i]) // it is tried again at the next start
	}
	return names
}

// settle marks a report as shown and reports whether it exists. Older versions kept it in the file that is empty now.
func settle(s store.Store, freshName, name string) bool {
	data, err := s.Read(freshName)
	if err != nil || len(data) > 0 && s.Write(name, data) != nil || s.Remove(freshName) != nil {
		return false
	}
	_, err = s.Read(name)
	return err == nil
}
