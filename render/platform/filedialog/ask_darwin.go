package filedialog

// ask asks with osascript, which is part of the system.
func ask(q Question) (path string, err error) { return first(osascript(q)) }
