package stage

// Coalescer is a scene that may change so fast that its pictures, one after the other, would flash.
type Coalescer interface {
	// Coalesces reports whether only some of the pictures that follow each other now need to be seen: nobody has to answer them. It is
	// also called while drawing, and must change nothing.
	Coalesces() bool
}
