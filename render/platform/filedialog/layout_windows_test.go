//go:build amd64 || arm64

package filedialog

import (
	"testing"
	"unsafe"
)

// Where the system looks in its structure with 64 bits. This does not even compile if a place is another one.
var (
	_ = [1]struct{}{}[152-unsafe.Sizeof(openFileName{})]
	_ = [1]struct{}{}[24-unsafe.Offsetof(openFileName{}.filter)]
	_ = [1]struct{}{}[48-unsafe.Offsetof(openFileName{}.file)]
	_ = [1]struct{}{}[80-unsafe.Offsetof(openFileName{}.initialDir)]
	_ = [1]struct{}{}[88-unsafe.Offsetof(openFileName{}.title)]
	_ = [1]struct{}{}[96-unsafe.Offsetof(openFileName{}.flags)]
	_ = [1]struct{}{}[148-unsafe.Offsetof(openFileName{}.flagsEx)]
)

// The functions of the system that the dialog needs are there. The dialog itself would wait for somebody.
func TestDialogExists(t *testing.T) {
	for _, proc := range procs() {
		if err := proc.Find(); err != nil {
			t.Error(err)
		}
	}
}
