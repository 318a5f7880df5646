package ai

import (
	"fmt"
	"sync"
)

// Learnt is what the program has learnt from games. It is read from a file that is part of the program, when it is first asked for.
type Learnt[T any] func() (T, error)

// NewLearnt returns what read makes of the data of a file, whose name errors begin with.
func NewLearnt[D, T any](file string, data D, read func(D) (T, error)) Learnt[T] {
	return sync.OnceValues(func() (T, error) {
		v, err := read(data)
		if err != nil {
			err = fmt.Errorf("%s: %w", file, err)
		}
		return v, err
	})
}

// Get returns what was learnt, as far as it can be read.
func (l Learnt[T]) Get() T {
	v, _ := l()
	return v
}

// Fault returns what is wrong with the file, in one sentence, nil for nothing.
func (l Learnt[T]) Fault() error {
	_, err := l()
	return err
}
