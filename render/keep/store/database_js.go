package store

import (
	"errors"
	"syscall/js"
)

// The database's name, and that of its only object store. Records are objects with the properties name, rev and data.
const (
	databaseName = "islas-canarias"
	filesName    = "files"
)

// database is the IndexedDB of the files.
type database struct{ db js.Value }

// content is the content of a file: its bytes in a Uint8Array, undefined for no file, and its revision, which differs from that of any
// other content and sorts after those of earlier ones.
type content struct {
	rev  string
	data js.Value
}

// change is a new content of a file.
type change struct {
	name string
	content
}

// openDatabase opens the database and calls done, once, unless it returns an error.
func openDatabase(done func(d database, err error)) error {
	factory, err := global("indexedDB")
	if err != nil {
		return err
	}
	request, err := call(factory, "open", databaseName, 1)
	if err != nil {
		return err
	}
	upgrade := js.FuncOf(func(js.Value, []js.Value) any {
		_, _ = call(request.Get("result"), "createObjectStore", filesName, map[string]any{"keyPath": "name"})
		return nil
	})
	request.Set("onupgradeneeded", upgrade)
	answer(request, func(db js.Value, err error) {
		upgrade.Release()
		done(database{db}, err)
	})
	return nil
}

// answer calls then with the result of a request to the database.
func answer(request js.Value, then func(v js.Value, err error)) {
	yes, no := either(func(good bool, _ js.Value) {
		if !good {
			then(js.Undefined(), thrown(request.Get("error")))
			return
		}
		then(request.Get("result"), nil)
	})
	request.Set("onsuccess", yes)
	request.Set("onerror", no)
}

// begin begins a transaction.
func (d database) begin(mode string) (transaction, files js.Value, err error) {
	if !d.db.Truthy() {
		return d.db, d.db, errors.New("the database is closed")
	}
	// Changes are on the disk when the transaction ends, in browsers that know the option.
	transaction, err = call(d.db, "transaction", filesName, mode, map[string]any{"durability": "strict"})
	if err == nil {
		files, err = call(transaction, "objectStore", filesName)
	}
	return transaction, files, err
}

// all calls done with the contents of all files, once, unless it returns an error.
func (d database) all(done func(files map[string]content, err error)) error {
	_, files, err := d.begin("readonly")
	if err != nil {
		return err
	}
	request, err := call(files, "getAll")
	if err != nil {
		return err
	}
	answer(request, func(records js.Value, err error) {
		all := map[string]content{}
		if err == nil {
			for i := range records.Length() {
				r := records.Index(i)
				all[r.Get("name").String()] = recorded(r)
			}
		}
		done(all, err)
	})
	return nil
}

// get calls done with the content of a file, once, unless it returns an error.
func (d database) get(name string, done func(c content, err error)) error {
	_, files, err := d.begin("readonly")
	if err != nil {
		return err
	}
	request, err := call(files, "get", name)
	if err != nil {
		return err
	}
	answer(request, func(record js.Value, err error) { done(recorded(record), err) })
	return nil
}

// recorded returns the content of a record, none for undefined.
func recorded(record js.Value) content {
	if !record.Truthy() {
		return content{data: js.Undefined()}
	}
	data := record.Get("data")
	if !data.InstanceOf(js.Global().Get("Uint8Array")) { // not written by the program
		data = toArray(nil)
	}
	return content{record.Get("rev").String(), data}
}

// commit makes all of the changes, or none if there is an error. The browser has all that it needs when commit returns, whatever becomes of
// the page. It calls done, once, unless it returns an error.
func (d database) commit(changes []change, done func(err error)) error {
	transaction, files, err := d.begin("readwrite")
	if err != nil {
		return err
	}
	for _, c := range changes {
		if c.data.Truthy() {
			_, err = call(files, "put", map[string]any{"name": c.name, "rev": c.rev, "data": c.data})
		} else {
			_, err = call(files, "delete", c.name)
		}
		if err != nil {
			_, _ = call(transaction, "abort")
			return err
		}
	}
	yes, no := either(func(good bool, _ js.Value) {
		if good {
			done(nil)
		} else {
			done(thrown(transaction.Get("error")))
		}
	})
	transaction.Set("oncomplete", yes)
	transaction.Set("onabort", no)
	_, _ = call(transaction, "commit") // older browsers commit by themselves, a little later
	return nil
}

// bytes returns a copy of the bytes of a content.
func (c content) bytes() []byte {
	data := make([]byte, c.data.Length())
	js.CopyBytesToGo(data, c.data)
	return data
}

// toArray returns a Uint8Array with a copy of the bytes.
func toArray(data []byte) js.Value {
	array := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(array, data)
	return array
}
