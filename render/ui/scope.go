package ui

// Scope is the context of the regions and texts that are being declared.
type Scope struct {
	depth    int      // number of dialogs around them
	scroll   string   // id of the scroll area
	part     string   // part of the scene (InPart)
	heading  int      // level of the heading, 0 for none
	disabled []string // reasons why widgets are disabled
	groups   []Rect
	declared int // number of regions in this frame so far
}

// PushDisabled disables every widget until PopDisabled; their tooltips show why.
func (u *Scope) PushDisabled(why string) { u.disabled = append(u.disabled, why) }

// PopDisabled ends the last PushDisabled.
func (u *Scope) PopDisabled() { pop(&u.disabled, 0) }

// PushGroup makes a group in r of the widgets declared until PopGroup: a tooltip of one of them covers none of the others, if there is
// room.
func (u *Scope) PushGroup(r Rect) { u.groups = append(u.groups, r) }

// PopGroup ends the last PushGroup.
func (u *Scope) PopGroup() { pop(&u.groups, 0) }

// pop takes the last of some values away if there are more than least.
func pop[T any](all *[]T, least int) {
	if n := len(*all); n > least {
		*all = (*all)[:n-1]
	}
}

// group returns the group of the widget that is being declared, empty for none.
func (u *Scope) group() Rect {
	if n := len(u.groups); n > 0 {
		return u.groups[n-1]
	}
	return Rect{}
}

// InPart lets f declare a named part of a scene, such as an island or a market. Assistive tools keep its content together.
func (u *Scope) InPart(name string, f func()) {
	outer := u.part
	u.part = name
	f()
	u.part = outer
}

// Headed lets f draw a heading of a level: 1 for a scene or a dialog, 2 for a part of it, and so on.
func (u *Scope) Headed(level int, f func()) {
	outer := u.heading
	u.heading = level
	f()
	u.heading = outer
}
