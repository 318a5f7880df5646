package art

import (
	"image/color"

	"islas/game/puertorico"
	"islas/render/paint"
)

// rgb and tone are what faces are made in, by short names, as buildings are long lists of them.
type (
	rgb  = color.NRGBA
	tone = paint.Tone
)

const (
	lit    = paint.Lit
	front  = paint.Front
	side   = paint.Side
	deep   = paint.Deep
	trim   = paint.Trim
	gilt   = paint.Gilt
	coffee = puertorico.Coffee
)
