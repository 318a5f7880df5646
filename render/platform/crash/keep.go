package crash

import (
	"slices"
	"strings"
	"time"

	"islas/render/keep/store"
)

// Names of reports in the store. Beside one of which nobody has been told yet lies an empty file that ends in fresh.
const (
	prefix = "crash-"
	fresh  = ".new"
	told   = ".txt"
	kept   = 10 // reports that are kept
)

// Keep writes a report into the store, of which the next start tells, and returns its name.
func Keep(s store.Store, report string, at time.Time) (name string, err error) {
	name, err = Write(s, report, at)
	if err == nil {
		_ = s.Write(strings.TrimSuffix(name, told)+fresh, nil) // without it the report is there all the same, and only the next start does not tell of it
	}
	return name, err
}

// Write writes a report of which somebody is told at once into the store, and returns its name.
func Write(s store.Store, report string, at time.Time) (name string, err error) {
	name = prefix + at.UTC().Format("20060102-150405") + told
	return name, s.Write(name, []byte(report))
}

// Last returns the name of the report that was kept last, false without any.
func Last(s store.Store) (name string, ok bool) {
	all, _ := s.List() // without it there is none to be had
	for _, at := range all {
		if strings.HasPrefix(at, prefix) && strings.HasSuffix(at, told) {
			name, ok = at, true
		}
	}
	return name, ok
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

// settle takes a report for told and reports whether it is there. Older programs kept it in the file that now is empty.
func settle(s store.Store, freshName, name string) bool {
	data, err := s.Read(freshName)
	if err != nil || len(data) > 0 && s.Write(name, data) != nil || s.Remove(freshName) != nil {
		return false
	}
	_, err = s.Read(name)
	return err == nil
}
