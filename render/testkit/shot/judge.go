package shot

import (
	"fmt"
	"testing"
)

// Judge fails nothing: in the process that draws, what a test would fail for ends it.
type Judge struct{ testing.TB }

// Helper does nothing.
func (Judge) Helper() {}

// Cleanup does nothing: the process ends when it has drawn.
func (Judge) Cleanup(func()) {}

// Fatal panics.
func (Judge) Fatal(args ...any) { panic(fmt.Sprint(args...)) }

// Fatalf panics.
func (Judge) Fatalf(format string, args ...any) { panic(fmt.Sprintf(format, args...)) }

// Errorf panics.
func (Judge) Errorf(format string, args ...any) { panic(fmt.Sprintf(format, args...)) }
