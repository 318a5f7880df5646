package ui

// Scope is what is around that which is being declared.
type Scope struct {
	depth    int      // dialogs
	scroll   string   // scroll area
	part     string   // part of the scene (InPart)
	heading  int      // level of the heading, 0 for none
	disabled []string // why widgets are disabled
	groups   []Rect
	declared int // regions in this frame so far
}

// PushDisabled disables every widget until PopDisabled; why is told when they are hovered.
func (u *Scope) PushDisabled(why string) { u.disabled = append(u.disabled, why) }

// PopDisabled ends the last PushDisabled.
func (u *Scope) PopDisabled() {
	if n := len(u.disabled); n > 0 {
		u.disabled = u.disabled[:n-1]
	}
}

// PushGroup says that the widgets declared until PopGroup belong together and lie in r: a tooltip of one of them covers none
// of the others, as far as there is room.
func (u *Scope) PushGroup(r Rect) { u.groups = append(u.groups, r) }

// PopGroup ends the last PushGroup.
func (u *Scope) PopGroup() {
	if n := len(u.groups); n > 0 {
		u.groups = u.groups[:n-1]
	}
}

// group is what the widget that is being declared belongs to, empty if it stands alone.
func (u *Scope) group() Rect {
	if n := len(u.groups); n > 0 {
		return u.groups[n-1]
	}
	return Rect{}
}

// InPart lets f declare a part of a scene that has a name, such as an island or a market: assistive tools keep together what is in it.
func (u *Scope) InPart(name string, f func()) {
	outer := u.part
	u.part = name
	f()
	u.part = outer
}

// Headed lets f draw a heading: what it writes is one of a level, 1 for that of a scene or a dialog, 2 for that of a part of it, and so
// on.
func (u *Scope) Headed(level int, f func()) {
	outer := u.heading
	u.heading = level
	f()
	u.heading = outer
}
