package store

import (
	"errors"
	"slices"
	"syscall/js"
)

// The database's name, and that of its only object store. Records are objects with the properties name, rev and data.
const (
	databaseName = "islas-canarias"
	filesName    = "files"
)

// database is the IndexedDB in which the files lie.
type database struct{ db js.Value }

// content is what a file holds: the bytes in a Uint8Array, undefined for no file, and the revision, which differs from that of any
// other content and sorts behind those of earlier ones; empty for no file.
type content struct {
	rev  string
	data js.Value
}

// change is a content that is to be put into the database: on top of one of the revisions in bases, "" among them for no
// file, or of whatever there is if bases is nil.
type change struct {
	name string
	content
	bases []string
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
	// What is done is on the disk then, in browsers that know the option.
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

// recorded is the content in a record, or none in undefined.
func recorded(record js.Value) content {
	if !record.Truthy() {
		return content{data: js.Undefined()}
	}
	data := record.Get("data")
	if !data.InstanceOf(js.Global().Get("Uint8Array")) { // nothing that we wrote
		data = toArray(nil)
	}
	return content{record.Get("rev").String(), data}
}

// base is the revision by which the database knows the content.
func (c content) base() string {
	if !c.data.Truthy() {
		return ""
	}
	return c.rev
}

// commit makes all of the changes, or none if there is an error, but for those that do not lie on top of what is there: their
// files are left as they are, and their contents told in refused. It calls done, once, unless it returns an error.
func (d database) commit(changes []change, done func(refused map[string]content, err error)) error {
	transaction, files, err := d.begin("readwrite")
	if err != nil {
		return err
	}
	refused := map[string]content{}
	var failed error
	abort := func(err error) {
		if failed == nil {
			failed = err
			_, _ = call(transaction, "abort")
		}
	}
	yes, no := either(func(good bool, _ js.Value) {
		if !good && failed == nil {
			failed = thrown(transaction.Get("error"))
		}
		done(refused, failed)
	})
	transaction.Set("oncomplete", yes)
	transaction.Set("onabort", no)
	for _, c := range changes {
		if c.bases == nil {
			if err := c.put(files); err != nil {
				abort(err)
				break
			}
			continue
		}
		request, err := call(files, "get", c.name)
		if err != nil {
			abort(err)
			break
		}
		answer(request, func(record js.Value, err error) {
			switch is := recorded(record); {
			case err != nil || is.base() == c.base(): // the transaction fails, or it is there already
			case !slices.Contains(c.bases, is.base()):
				refused[c.name] = is
			default:
				if err := c.put(files); err != nil {
					abort(err)
				}
			}
		})
	}
	return nil
}

// put asks for the change within a transaction.
func (c change) put(files js.Value) error {
	if !c.data.Truthy() {
		_, err := call(files, "delete", c.name)
		return err
	}
	_, err := call(files, "put", map[string]any{"name": c.name, "rev": c.rev, "data": c.data})
	return err
}
