package blackbox

import (
	"islas/render/catalogue"
	"islas/render/internal/pilot"
)

// weights are how readily the widgets are clicked at the table of the game that is played unless another is asked for.
var weights = pilot.Own(catalogue.Games()[0])
