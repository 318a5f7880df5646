package islas

// must returns the data that was read from a file embedded in the program. Data that was embedded broken is a mistake in
// the build and stops the program at its start.
func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}
