package shell

import "islas/render/stage"

// Ask has the scene in which a game is set up ask whether the running game may be given up, for a kept picture in which nobody
// has picked a board yet.
func Ask(scene stage.Scene) { scene.(*newGame).asking = true }
