package store

import "syscall/js"

// Open returns the store in the browser; dir means nothing here. It lies in IndexedDB, or in localStorage where there is no
// IndexedDB. Where the browser forbids both (some private windows, blocked cookies) the error wraps ErrNotWritable, and
// the store is Unkept. It waits for the browser, so no frame of the engine is to call it.
func Open(string) (Store, error) {
	local, localErr := openLocal()
	var storage js.Value
	if localErr == nil {
		storage = local.storage
	}
	db, err := connect()
	if err != nil && localErr != nil {
		return Unkept(), localErr
	}
	t := openTabs(storage)
	if err == nil {
		if s, err := openIndexed(db, local, t); err == nil {
			return s, nil
		}
	}
	if localErr != nil {
		return Unkept(), localErr
	}
	local.tabs, local.protection = t, protect(t)
	if v, err := call(storage, "getItem", keyPrefix+databaseKey); err == nil && v.Type() == js.TypeString {
		local.late = []late{{"", fail(ErrNotReadable, databaseName, err)}}
	}
	return local, nil
}

// connect opens the database, waiting for it.
func connect() (db database, err error) {
	_, err = await(patience, func(done func(js.Value, error)) {
		err := openDatabase(func(d database, err error) {
			db = d
			done(js.Undefined(), err)
		})
		if err != nil {
			done(js.Undefined(), err)
		}
	})
	return db, err
}
