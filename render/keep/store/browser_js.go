package store

// Open returns the store in the browser's IndexedDB; dir is ignored. Where the browser forbids that (some private windows, blocked cookies)
// the error wraps ErrNotWritable, and where its database can't be opened now ErrNotReadable; the store is then Unkept. Open waits for the
// browser, so it must not be called in a frame of the engine.
func Open(string) (Store, error) {
	db, err := connect()
	if err == nil {
		var s *indexed
		if s, err = openIndexed(db); err == nil {
			return s, nil
		}
	}
	if isFault(err) {
		return Unkept(), fail(ErrNotReadable, databaseName, err)
	}
	return Unkept(), fail(ErrNotWritable, databaseName, err)
}

// connect opens the database and waits for it.
func connect() (db database, err error) {
	err = await(patience, func(done func(error)) error {
		return openDatabase(func(d database, err error) {
			db = d
			done(err)
		})
	})
	return db, err
}
