package settings

// decode reads settings as read does, and reports whether a value was bad.
func (k Known) decode(data []byte) (set Settings, repaired bool, err error) {
	set, r, err := k.read(data)
	return set, r.bad, err
}
