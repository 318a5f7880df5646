//go:build amd64 || arm64

package filedialog

import (
	"testing"
	"unsafe"
)

// Offsets of the system's structure with 64 bits. This does not compile if one differs.
var (
	_ = [1]struct{}{}[152-unsafe.Sizeof(openFileName{})]
	_ = [1]struct{}{}[24-unsafe.Offsetof(openFileName{}.filter)]
	_ = [1]struct{}{}[48-unsafe.Offsetof(openFileName{}.file)]
	_ = [1]struct{}{}[80-unsafe.Offsetof(openFileName{}.initialDir)]
	_ = [1]struct{}{}[88-unsafe.Offsetof(openFileName{}.title)]
	_ = [1]struct{}{}[96-unsafe.Offsetof(openFileName{}.flags)]
	_ = [1]struct{}{}[148-unsafe.Offsetof(openFileName{}.flagsEx)]
)

// The system has the functions for the dialog. The dialog itself would wait for an answer.
func TestDialogExists(t *testing.T) {
	for _, proc := range procs() {
		if err := proc.Find(); err != nil {
			t.Error(err)
		}
	}
}
