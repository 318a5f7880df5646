package ui

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/theme"
)

type notice struct{}
type scrollState struct{}
type fieldState struct{}
type interaction struct{ wake bool }
type textEntry struct{ fields map[string]*fieldState }

func (u *UI) beginInteraction() {}
func (u *UI) beginTextEntry()   {}
func (u *UI) drawNotices()      {}
func (u *UI) drawTooltip()      {}
func (u *UI) drawFocusRing()    {}
func (u *UI) endInteraction()   {}

// Draw replays the operations of the last frame onto dst if they differ from those drawn last or dst has another size. It reports whether it drew.
func (u *UI) Draw(dst *ebiten.Image) bool { return false }

// Region makes r interactive and reports what happened to it. The id must be the same from frame to frame and
// unique within one.
func (u *UI) Region(id string, r Rect, o RegionOptions) Response { return Response{} }

// Block keeps the pointer from everything declared before it below r: for panels that lie over other widgets.
func (u *UI) Block(r Rect) {}

// Widgets are the interactive parts of the last frame in order. The slice is valid until the next frame.
func (u *UI) Widgets() []Widget { return nil }

// KeyPressed reports whether a key was pressed in this tick that no widget has used. Below an open dialog it is always false.
func (u *UI) KeyPressed(k Key) bool { return false }

// Focus gives the keyboard's focus to a widget; an empty id takes it away.
func (u *UI) Focus(id string) {}

// Focused is the id of the widget that has the keyboard's focus, or empty.
func (u *UI) Focused() string { return "" }

// Dragged is the id of the region being dragged, or empty.
func (u *UI) Dragged() string { return "" }

// OverWidget reports whether the pointer is over anything interactive: a click elsewhere is free for the scene.
func (u *UI) OverWidget() bool { return false }

// Cursor is the shape the mouse pointer should have.
func (u *UI) Cursor() Cursor { return CursorDefault }

// ApplyCursor gives the mouse pointer its shape.
func (u *UI) ApplyCursor() {}

// PushDisabled disables every widget until PopDisabled; why is told when they are hovered.
func (u *UI) PushDisabled(why string) {}

// PopDisabled ends the last PushDisabled.
func (u *UI) PopDisabled() {}

// UseInputMethod lets text fields take text from the system's input method instead of from Input.Runes.
func (u *UI) UseInputMethod() {}

// IconFunc draws an icon of one colour into r.
type IconFunc func(u *UI, r Rect, c theme.Color)

// ButtonOptions says how a button looks and works.
type ButtonOptions struct {
	Primary  bool        // the one that leads on
	Danger   bool        // destroys something
	Quiet    bool        // without a body until hovered
	OnDark   bool        // a quiet one stands on a dark ground
	Selected bool        // drawn as pressed in: the open tab, the active tool
	Icon     IconFunc    // before the label, or in the middle without one
	Style    theme.Style // of the label; BodyBold if zero
	Align    Align       // of the label: Center if zero, or Right; use LeftLabel for the left
	Left     bool        // the label stands at the left
	Name     string      // for assistive tools where there is no label
	Tooltip  string
	Disabled bool
	Why      string // why it is disabled
	Shortcut Key
}

// Button draws a button and reports whether it was clicked.
func (u *UI) Button(id string, r Rect, label string, o ButtonOptions) bool { return false }

// Toggle draws a switch with its label and reports whether it changed *on.
func (u *UI) Toggle(id string, r Rect, label string, on *bool) bool { return false }

// Choice draws a row of labels of which one is chosen, and reports whether it changed *chosen.
func (u *UI) Choice(id string, r Rect, labels []string, chosen *int) bool { return false }

// Slider draws a slider from low to high in steps and reports whether it changed *v. The label is for assistive tools.
func (u *UI) Slider(id string, r Rect, low, high, step float64, v *float64, label string) bool {
	return false
}

// Stepper draws a number between a minus and a plus and reports whether it changed *v. The label is for assistive tools.
func (u *UI) Stepper(id string, r Rect, low, high int, v *int, label string) bool { return false }

// TextFieldOptions describes a text field.
type TextFieldOptions struct {
	Label       string // for assistive tools
	Placeholder string // shown while empty
	MaxRunes    int    // the most that can be typed; 0 for 200
	Disabled    bool
	Why         string
}

// TextField draws a field for one line of text and reports whether it changed *text.
func (u *UI) TextField(id string, r Rect, text *string, o TextFieldOptions) bool { return false }

// Scroll draws something contentHeight pixels high in r, with a bar if it is higher than r. content gets the rectangle of the
// whole content, shifted and as wide as the bar leaves it.
func (u *UI) Scroll(id string, r Rect, contentHeight float64, content func(content Rect)) {}

// ScrollTo scrolls an area so that the content from y on, in pixels from its top, is in view.
func (u *UI) ScrollTo(id string, y float64) {}

// Panel draws a sheet of paper with a border and a shadow, and keeps the pointer from what lies below. It returns the
// space inside its margins.
func (u *UI) Panel(r Rect) (inside Rect) { return r.Inset(u.Px(theme.Margin)) }

// Modal draws a dialog of the size of r over everything and captures the input. It reports whether the player wants to
// leave it: by Escape, by its cross, or by a click beside it.
func (u *UI) Modal(id string, r Rect, title string, body func(body Rect)) (dismissed bool) {
	return false
}

// Notice shows a text at the lower edge for some seconds. It may be called at any time.
func (u *UI) Notice(text string) {}

// NoticeFor is Notice for a time of one's own.
func (u *UI) NoticeFor(text string, d time.Duration) {}

// InputReader reads mouse, touch and keyboard once a tick.
type InputReader struct{}

// Read is the input of this tick in the pixels of the game's layout. dt is the length of a tick.
func (ir *InputReader) Read(dt time.Duration) Input { return Input{} }
