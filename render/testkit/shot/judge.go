package shot

import (
	"fmt"
	"testing"
)

// Judge is a testing.TB for the process that draws, whose failures panic and so end the process.
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
