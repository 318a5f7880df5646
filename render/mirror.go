//go:build !js

package render

import (
	"time"

	"islas/render/ui"
)

// mirror does nothing: natively there is no page that could show screen readers what is on the screen.
type mirror struct{}

func (*mirror) input(*app, *ui.Input) {}

func (*mirror) changed() {}

func (*mirror) tick(*app, time.Duration) (waits bool) { return false }
