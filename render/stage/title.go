package stage

import "islas/render/ui"

// TitlePicture is what a game shows of itself on the title. It may keep what moves.
type TitlePicture interface {
	// Draw draws it on the sea, below everything else that stands on the title.
	Draw(s *Stage, u *ui.UI, at TitlePlaces)
}

// TitlePlaces is the room for a picture on the title.
type TitlePlaces struct {
	Free       ui.Rect // where it may be
	Name, Menu ui.Rect // what covers parts of that; both empty where all of it is free
}
