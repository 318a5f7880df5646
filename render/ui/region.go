package ui

// Role is the kind of a widget, for assistive tools and tests.
type Role string

// The roles.
const (
	RoleButton Role = "button"
	RoleToggle Role = "toggle"
	RoleChoice Role = "choice"
	RoleOption Role = "option"
	RoleSlider Role = "slider"
	RoleField  Role = "field"
	RoleScroll Role = "scroll"
	RoleDialog Role = "dialog"
	RoleItem   Role = "item"  // something that is taken, chosen or moved
	RolePlace  Role = "place" // a place for things
	RoleOther  Role = "other"
)

// RegionOptions describes a region.
type RegionOptions struct {
	Role     Role   // RoleButton if empty
	Label    string // its value, likewise
	Value    string // what it is set to, likewise
	Tooltip  string // shown when the pointer rests on it or the keyboard reaches it
	Why      string // shown instead of Tooltip while disabled: the reason
	TipAt    Rect   // subject of the tooltip, which does not cover it; the region itself if empty
	TipAside bool   // the caller shows the text of the tooltip elsewhere (Response.Tip)
	Disabled bool   // it can be hovered and focused, but not used
	Cursor   Cursor // shape of the pointer over it; CursorDefault means a hand over what can be used
	NoFocus  bool   // the keyboard doesn't stop here
	NoRing   bool   // it shows the keyboard's focus itself
	Drag     bool   // it can be dragged
	DropOn   bool   // what is dragged can be dropped here
	Shortcut Key    // a key that works like a click
	Target   any    // the caller's comparable value for what it stands for, nil for nothing
	Looks    bool   // it only shows something: a press on it ends nothing that is under way early
	Board    bool   // it is a place of a board, over which tooltips of other places may lie
	Peek     bool   // the caller shows it larger while the mouse rests on it (Response.Peek)
	Hold     bool   // a finger that moves on it doesn't scroll
	Pans     bool   // it lies over a sheet (Pan), which moves with a press that moves on it

	radius  float64 // corners of the focus ring in pixels
	focusAs string  // pressing it gives the focus to this widget
	keys    keyUse  // keys it keeps for itself while it has the focus
	lead    bool    // it is a primary button
}

// keyUse is a set of kinds of keys.
type keyUse uint8

const (
	useArrowsX keyUse = 1 << iota // Left, Right, Home, End
	useArrowsY                    // Up, Down, PageUp, PageDown
	useText                       // everything that types
)

// Response holds what happened to a region in this tick.
type Response struct {
	Hover         bool // the pointer is over it, and nothing else is pressed
	Held          bool // it is pressed and not yet released
	Clicked       bool // it was pressed and released, or activated by keyboard
	DoubleClicked bool // it was clicked twice in quick succession; Clicked as well
	Focused       bool // it has the keyboard's focus
	Ring          bool // its focus is to be shown, because the keyboard was used
	Tip           bool // its tooltip is to be shown
	Peek          bool // it is to be shown larger

	Dragging bool   // it is being dragged
	DragOver string // id of the region that is being dragged over this one
	Dropped  string // id of the region that was dropped on this one in this tick
}

// Widget is an interactive element of the last frame.
type Widget struct {
	ID      string `json:"id"`
	Role    Role   `json:"role"`
	Label   string `json:"label,omitempty"`
	Value   string `json:"value,omitempty"`
	Rect    Rect   `json:"rect"` // visible part, in pixels
	Whole   Rect   `json:"-"`    // including the part of a sheet beyond the window (Pan)
	Enabled bool   `json:"enabled"`
	Why     string `json:"why,omitempty"`
	Tooltip string `json:"tooltip,omitempty"`
	Focused bool   `json:"focused,omitempty"`
	Visible bool   `json:"visible"`           // not clipped away entirely
	Covered bool   `json:"covered,omitempty"` // a dialog lies over it
	Group   Rect   `json:"-"`                 // what it belongs to (PushGroup), empty if it stands alone
	Target  any    `json:"-"`                 // what it stands for (RegionOptions)
	Looks   bool   `json:"-"`                 // it only shows something (RegionOptions)
}

// region is a declared region.
type region struct {
	Widget
	o      RegionOptions
	whole  Rect // including the part that is clipped away
	clip   Rect
	layer  Layer
	depth  int    // number of dialogs around it
	scroll string // id of the scroll area it is in
	part   string // part of the scene that it is in
	panned bool   // it lies on a sheet of which the window shows a part (Pan), or moves it
	hidden bool
}

// Passive declares a region that only shows information: it can't be used, and the keyboard does not stop at it.
func (u *UI) Passive(id string, r Rect, o RegionOptions) Response {
	o.Role, o.NoFocus, o.Cursor = RoleOther, true, CursorDefault
	return u.Region(id, r, o)
}

// Region makes r interactive and returns what happened to it; it draws only the keyboard's focus. Every widget is made of regions. The id
// must stay the same from frame to frame and be unique within one.
func (u *UI) Region(id string, r Rect, o RegionOptions) Response {
	if len(u.disabled) > 0 && !o.Disabled {
		o.Disabled, o.Why = true, u.disabled[len(u.disabled)-1]
	}
	if o.Role == "" {
		o.Role = RoleButton
	}
	seen := r.Intersect(u.Clip())
	w := Widget{
		ID: id, Role: o.Role, Label: o.Label, Value: o.Value, Rect: seen, Whole: seen,
		Enabled: !o.Disabled, Tooltip: o.Tooltip, Focused: id == u.focus, Visible: !seen.Empty(),
		Group: u.group(), Target: o.Target, Looks: o.Looks,
	}
	if o.Disabled {
		w.Why = o.Why
	}
	u.declare(region{
		Widget: w, o: o, whole: r, clip: u.Clip(), layer: u.layer, depth: u.depth, scroll: u.scroll, part: u.part, panned: o.Pans,
	})

	res := Response{Focused: id == u.focus, Ring: id == u.focus && u.ring}
	free := u.active == "" || u.active == id
	res.Hover = id == u.hot && free && !u.dragging
	res.Tip = u.tipFor(id)
	res.Peek = o.Peek && u.peeks(id, r)
	if o.Disabled {
		return res
	}
	res.Held = id == u.active && (id == u.hot || o.Hold || o.Drag)
	res.Clicked = id == u.clicked || o.Shortcut != KeyNone && u.KeyPressed(o.Shortcut)
	res.DoubleClicked = id == u.doubleClicked
	res.Dragging = u.dragging && id == u.active
	if o.DropOn && id == u.dropTarget {
		res.DragOver, res.Dropped = u.active, u.dropped
	}
	return res
}

// tip returns the text of the region's tooltip, empty for none.
func (g *region) tip() string {
	if !g.Enabled && g.Why != "" {
		return g.Why
	}
	return g.Tooltip
}

// acts reports whether a region can be used for the game now.
func (g *region) acts() bool { return g.Enabled && !g.Looks && g.Target != nil }

// wants reports whether a region keeps a key for itself while it has the focus.
func (g *region) wants(k Key) bool {
	switch k {
	case KeyLeft, KeyRight:
		return g.o.keys&(useArrowsX|useText) != 0
	case KeyHome, KeyEnd:
		return g.o.keys != 0
	case KeyUp, KeyDown, KeyPageUp, KeyPageDown:
		return g.o.keys&useArrowsY != 0
	case KeyBackspace, KeyDelete, KeyEnter, KeySpace:
		return g.o.keys&useText != 0
	}
	return g.o.keys&useText != 0 && k >= Key0 && k <= KeyZ
}
