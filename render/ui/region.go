package ui

// Role says what a widget is, for assistive tools and tests.
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
	RoleCard   Role = "card"
	RolePlot   Role = "plot"
	RolePiece  Role = "piece"
	RoleOther  Role = "other"
)

// RegionOptions describes a region.
type RegionOptions struct {
	Role     Role   // RoleButton if empty
	Label    string // what it is called, for assistive tools and tests
	Value    string // what it is set to, likewise
	Tooltip  string // shown when the pointer rests on it or the keyboard reaches it
	Why      string // shown instead of Tooltip while disabled: why it can't be used now
	Disabled bool   // it can be hovered and focused, not used
	Cursor   Cursor // shape of the pointer over it; CursorDefault means a hand over what can be used
	NoFocus  bool   // the keyboard doesn't stop here
	NoRing   bool   // it shows the keyboard's focus itself
	Drag     bool   // it can be dragged
	DropOn   bool   // what is dragged can be dropped here
	Shortcut Key    // a key that works like a click

	circle  bool // the focus ring is round
	radius  float64
	focusAs string // pressing it gives the focus to this widget
	hidden  bool   // not a widget, only covers what lies below
	keys    keyUse // keys it wants for itself while it has the focus
}

// keyUse is a set of kinds of keys.
type keyUse uint8

const (
	useArrowsX keyUse = 1 << iota // Left, Right, Home, End
	useArrowsY                    // Up, Down, PageUp, PageDown
	useText                       // everything that types
)

// Response is what happened to a region in this tick.
type Response struct {
	Hover            bool // the pointer is over it, and nothing else is pressed
	Held             bool // it is pressed and not yet let go
	Clicked          bool // it was pressed and let go, or activated by keyboard
	DoubleClicked    bool // it was clicked for the second time in quick succession; Clicked as well
	SecondaryClicked bool // with the other button
	Focused          bool // it has the keyboard's focus
	Ring             bool // and this should be seen, because the keyboard was used
	Tip              bool // the pointer has rested here long enough for a tooltip

	Dragging  bool   // it is being dragged
	DragFrom  Point  // where the drag began
	DragDelta Point  // how far it has come since
	DragOver  string // id of the region that is being dragged over this one
	Dropped   string // id of the region that was dropped on this one in this tick
}

// Widget is something interactive of the last frame.
type Widget struct {
	ID      string `json:"id"`
	Role    Role   `json:"role"`
	Label   string `json:"label,omitempty"`
	Value   string `json:"value,omitempty"`
	Rect    Rect   `json:"rect"` // the part of it that can be seen, in pixels
	Enabled bool   `json:"enabled"`
	Why     string `json:"why,omitempty"`
	Tooltip string `json:"tooltip,omitempty"`
	Focused bool   `json:"focused,omitempty"`
	Visible bool   `json:"visible"`           // not clipped away entirely
	Covered bool   `json:"covered,omitempty"` // a dialog lies over it
}
