package art

import (
	"fmt"
	"testing"

	"islas/render/internal/painttest"
	"islas/render/paint"
	"islas/render/theme"
)

// TestIconsShow checks that every icon of this game and of all games, is seen in the colours and on the grounds it is drawn in.
func TestIconsShow(t *testing.T) {
	painttest.IconsShow(t, func(c theme.Color) (all []painttest.Sight) {
		for i, ic := range append(paint.Icons(), Icons()...) {
			all = append(all, sight(fmt.Sprintf("icon %d (%T %v)", i, ic, ic), paint.IconDrawing(ic, c)))
		}
		return all
	})
}
