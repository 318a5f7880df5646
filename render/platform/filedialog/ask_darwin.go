package filedialog

// ask asks with osascript, which belongs to the system.
func ask(q Question) (path string, err error) { return first(osascript(q)) }
