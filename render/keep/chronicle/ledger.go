package chronicle

import (
	"cmp"
	"errors"
	"slices"
	"sync"

	"islas/render/keep/store"
)

// Names in the store: of the ledger, of its state before the last change, and of the lease on both.
const (
	File   = "chronicle.jsonl"
	Before = "chronicle.before.jsonl"
	lease  = "chronicle"
)

// Ledger is the results in a store. Its methods may be called from several goroutines, and several programs may have the ledger of one
// store: each change is made to the current content of the file.
type Ledger struct {
	store store.Store

	mu      sync.Mutex
	results []Result // those that ended first come first
	sealed  error    // why the file must not be written: it can't be read; nil otherwise
	there   bool     // the file was there when it was last read or written
}

// Trouble describes what was wrong when a ledger was opened.
type Trouble struct {
	Err   error  // what is wrong with the file
	Aside string // new name of the damaged file; empty if it stays as it is, and nothing is written
}

// Open returns the ledger of a store. A damaged file is moved aside, and what can be read of it stays in use. A file that can't be read at
// all stays as it is, and what is noted then lasts until the program ends. In both cases the trouble is not nil.
func Open(s store.Store) (*Ledger, *Trouble) {
	l := &Ledger{store: s}
	results, err := l.read()
	l.results = results
	if err == nil {
		return l, nil
	}
	trouble := &Trouble{Err: err}
	if !errors.Is(err, errDamaged) && !errors.Is(err, store.ErrTooLarge) {
		l.sealed = err
		return l, trouble
	}
	trouble.Aside, err = l.moveAside()
	mended := errors.Is(err, errMended)
	if err == nil || mended {
		err = l.change(func(now []Result) []Result { return merge(now, results) })
	}
	if mended || errors.Is(err, store.ErrHeld) && trouble.Aside == "" {
		return l, nil // the other program shows it
	}
	if err != nil && trouble.Aside == "" {
		l.sealed = trouble.Err
	}
	return l, trouble
}

// errMended means that another program has moved the damaged file aside since it was read.
var errMended = errors.New("mended by another program")

// moveAside moves the file aside if it is damaged, and returns its new name. The errors are errMended, and those of store.Store;
// store.ErrHeld if another program is writing.
func (l *Ledger) moveAside() (aside string, err error) {
	err = Alone(l.store, func() (err error) {
		if _, err := readFile(l.store, File); err == nil || errors.Is(err, store.ErrNotExist) {
			return errMended
		}
		aside, err = store.MoveAside(l.store, File)
		return err
	})
	return aside, err
}

// read returns the content of the file, with that of the one before it if it is missing or damaged.
func (l *Ledger) read() ([]Result, error) {
	results, err := readFile(l.store, File)
	if l.there = !l.gone(err); err == nil {
		return results, nil
	}
	before, _ := readFile(l.store, Before) // whatever can be read of it helps
	if errors.Is(err, store.ErrNotExist) {
		err = nil
	}
	return merge(before, results), err
}

// gone reports whether, after an error of reading the file, both it and the one before it are missing.
func (l *Ledger) gone(err error) bool {
	if errors.Is(err, store.ErrNotExist) {
		_, err = l.store.Read(Before)
	}
	return errors.Is(err, store.ErrNotExist)
}

func readFile(s store.Store, name string) ([]Result, error) {
	data, err := s.Read(name)
	if err != nil {
		return nil, err
	}
	return Decode(data)
}

// Results returns all results; those that ended first come first.
func (l *Ledger) Results() []Result {
	return Ended(l.All())
}

// All returns all results and marks (Mark), as the file has them.
func (l *Ledger) All() []Result {
	l.mu.Lock()
	defer l.mu.Unlock()
	return slices.Clone(l.results)
}

// Find returns the result of a game.
func (l *Ledger) Find(id, sum string) (Result, bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	i := slices.IndexFunc(l.results, func(r Result) bool { return r.ID == id && r.Sum == sum })
	if i < 0 {
		return Result{}, false
	}
	return l.results[i], true
}

// Note stores results. A result replaces the known one of the same game. After an error they are known until the program ends; errors are
// those of store.Store, and store.ErrHeld if another program is writing.
func (l *Ledger) Note(results ...Result) error {
	return l.change(func(now []Result) []Result { return merge(now, results) })
}

// change applies a change to the current content of the file and writes it. If another program has wiped the file meanwhile, the results
// known here don't come back with it.
func (l *Ledger) change(do func(now []Result) []Result) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.results = do(l.results)
	if l.sealed != nil {
		return l.sealed
	}
	return Alone(l.store, func() error {
		if there, err := readFile(l.store, File); err == nil {
			l.results = merge(there, l.results)
		} else if !errors.Is(err, store.ErrNotExist) {
			return err
		} else if l.there && l.gone(err) {
			l.results = do(nil)
		}
		data, err := Encode(l.results)
		if err != nil {
			return err
		}
		if err := store.Replace(l.store, File, Before, data); err != nil {
			return err
		}
		l.there = true
		return nil
	})
}

// Alone calls do while no program changes the ledger of a store. It returns the error of do, store.ErrHeld if another program is writing,
// or another error of store.Store.Lock.
func Alone(s store.Store, do func() error) error {
	held, err := s.Lock(lease)
	if err != nil {
		return err
	}
	defer held.Release()
	return held.While(do)
}

// merge returns the results of both, in the order of inOrder. For a game in both it takes that of more, unless that was judged by an older
// version; the result of the strongest level, and who has helped, are never lost.
func merge(results, more []Result) []Result {
	all := slices.Clone(results)
	at := make(map[[2]string]int, len(all))
	for i := range all {
		at[[2]string{all[i].ID, all[i].Sum}] = i
	}
	for _, r := range more {
		key := [2]string{r.ID, r.Sum}
		i, ok := at[key]
		switch {
		case !ok:
			at[key] = len(all)
			all = append(all, r)
		case r.Judged >= all[i].Judged:
			r.Rival, r.Helped = cmp.Or(r.Rival, all[i].Rival), cmp.Or(r.Helped, all[i].Helped)
			if all[i].Try != 0 && (r.Try == 0 || all[i].Try < r.Try) {
				r.Try = all[i].Try
			}
			all[i] = r
		default:
			all[i].Rival, all[i].Helped = cmp.Or(all[i].Rival, r.Rival), cmp.Or(all[i].Helped, r.Helped)
		}
	}
	number(all)
	slices.SortStableFunc(all, inOrder)
	return all
}

// Store returns the store of the ledger.
func (l *Ledger) Store() store.Store { return l.store }
