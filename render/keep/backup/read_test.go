package backup_test

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc64"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"islas/render/keep/backup"
	"islas/render/keep/chronicle"
	"islas/render/keep/store"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
)

// A truncated file is rejected, and one with a changed byte is either rejected or means the same.
func TestDamageIsFound(t *testing.T) {
	data := export(t, device(t, 3))
	whole := read(t, data)
	for at := 0; at < len(data); at += 5 {
		if _, err := backup.Read(data[:at]); err == nil {
			t.Fatalf("cut after %d bytes it is read", at)
		}
		bad := slices.Clone(data)
		bad[at] ^= 1
		if got, err := backup.Read(bad); err == nil && !reflect.DeepEqual(got, whole) {
			t.Fatalf("with another byte at %d something else is read", at)
		}
	}
}

// Files of earlier versions are read, unless they are damaged.
func TestEarlierFormat(t *testing.T) {
	var lines bytes.Buffer
	fmt.Fprintln(&lines, `{"format":"islas-all","version":1,"written":"2026-01-01T00:00:00Z"}`)
	from := files(t, device(t, 6))
	delete(from, chronicle.Before)
	e := json.NewEncoder(&lines)
	for name, data := range from {
		must.OK(t, e.Encode(backup.File{Name: name, Data: data}))
	}
	must.OK(t, e.Encode(backup.File{Name: "font.json", Data: `{"version":1}`})) // which is no longer kept
	data := sealed(lines.String())
	to := store.NewMemory()
	if n := take(t, to, data); n != 6 || !maps.Equal(files(t, to), from) {
		t.Errorf("%d games are imported, and %d files there", n, len(files(t, to)))
	}
	for at := 0; at < len(data); at += 17 {
		bad := slices.Clone(data)
		bad[at] ^= 1
		if _, err := backup.Read(bad); err == nil {
			t.Fatalf("with another byte at %d it is read", at)
		}
		if _, err := backup.Read(data[:at]); err == nil {
			t.Fatalf("cut after %d bytes it is read", at)
		}
	}
}

// sealed returns the file of some lines, as an earlier version wrote it.
func sealed(lines string) []byte {
	return fmt.Appendf([]byte(lines), `{"checksum":"%016x"}`+"\n", crc64.Checksum([]byte(lines), crc64.MakeTable(crc64.ECMA)))
}

// zipped returns a zip of files.
func zipped(t testing.TB, files ...backup.File) []byte {
	t.Helper()
	var all bytes.Buffer
	z := zip.NewWriter(&all)
	for _, f := range files {
		w, err := z.Create(f.Name)
		if err == nil {
			_, err = w.Write([]byte(f.Data))
		}
		must.OK(t, err)
	}
	must.OK(t, z.Close())
	return all.Bytes()
}

// A zip of something else, or with more than a device may keep, is rejected with its kind of error.
func TestForeignAndHugeZips(t *testing.T) {
	need.Time(t)
	const head = "islas-all.json"
	with := func(files ...backup.File) []byte {
		first := `{"format":"islas-all","version":2,"names":[`
		for i, f := range files {
			first += strings.Repeat(",", min(i, 1)) + strconv.Quote(f.Name)
		}
		return zipped(t, append([]backup.File{{Name: head, Data: first + "]}"}}, files...)...)
	}
	edition := func(n, size int) backup.File {
		return backup.File{Name: fmt.Sprintf("box-%d.csv", n), Data: strings.Repeat("x", size)}
	}
	var many []backup.File
	for n := range 20 {
		many = append(many, edition(n, store.MaxSize))
	}
	for name, c := range map[string]struct {
		data []byte
		want error
	}{
		"alone":     {with(), nil},
		"small":     {with(edition(1, 100)), nil},
		"empty":     {zipped(t), backup.ErrForeign},
		"other":     {zipped(t, backup.File{Name: "letter.txt", Data: "Dear Ana"}), backup.ErrForeign},
		"folder":    {with(backup.File{Name: "a/b.json", Data: "{}"}), backup.ErrDamaged},
		"twice":     {with(edition(1, 1), edition(1, 1)), backup.ErrDamaged},
		"large":     {with(edition(1, store.MaxSize+1)), backup.ErrDamaged},
		"many":      {with(many...), backup.ErrDamaged},
		"missing":   {zipped(t, backup.File{Name: head, Data: `{"format":"islas-all","version":2,"names":["setup.json"]}`}), backup.ErrDamaged},
		"more":      {zipped(t, backup.File{Name: head, Data: `{"format":"islas-all","version":2}`}, edition(1, 1)), backup.ErrDamaged},
		"no head":   {zipped(t, backup.File{Name: head, Data: "{}"}), backup.ErrDamaged},
		"later":     {zipped(t, backup.File{Name: head, Data: `{"format":"islas-all","version":3}`}), backup.ErrVersion},
		"something": {with(backup.File{Name: "tournaments.json", Data: "{}"}), backup.ErrVersion},
	} {
		if _, err := backup.Read(c.data); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
	}
	b := &backup.Archive{Own: many}
	if _, err := b.Encode(clock()); !errors.Is(err, backup.ErrTooLarge) {
		t.Errorf("of too much a file is made: %v", err)
	}
}

// What a newer version has written is distinguished from damage: the whole file, a game in it, results, and files that this version doesn't
// keep.
func TestNewerVersions(t *testing.T) {
	const first = `{"format":"islas-all","version":1}` + "\n"
	newer := sealed(`{"format":"islas-all","version":3}` + "\n")
	game := `{"name":"game-20260101-000000-0001.islas-save.json","data":"{\"format\":\"islas-save\",\"version\":99}"}` + "\n"
	results := `{"name":"chronicle.jsonl","data":"{\"format\":\"islas-chronicle\",\"version\":2}\n"}` + "\n"
	more := `{"name":"tournaments.json","data":"{\"version\":1}"}` + "\n"
	for name, data := range map[string][]byte{
		"file": newer, "game": sealed(first + game), "chronicle": sealed(first + results), "something": sealed(first + more),
	} {
		if _, err := backup.Read(data); !errors.Is(err, backup.ErrVersion) {
			t.Errorf("%s of another version: %v", name, err)
		}
	}
	for _, name := range []string{"", "../settings.json", "Settings.json"} {
		if _, err := backup.Read(sealed(first + `{"name":"` + name + `","data":"{}"}` + "\n")); !errors.Is(err, backup.ErrDamaged) {
			t.Errorf("a file named %q: %v", name, err)
		}
	}
	if b, err := backup.Read(sealed(first)); err != nil || len(b.Games) != 0 {
		t.Errorf("nothing in it: %v", err)
	}
}

// Whatever is read can be written and read again, and nothing after a valid first line makes the reader panic.
func FuzzRead(f *testing.F) {
	f.Add(export(f, device(f, 2)), false)
	f.Add([]byte(`{"format":"islas-all"`), false)
	f.Add([]byte(`{"name":"settings.json","data":"{\"version\":1}"}`), true)
	f.Add([]byte(`{"name":"chronicle.jsonl","data":""}`), true)
	f.Fuzz(func(t *testing.T, data []byte, below bool) {
		if below {
			data = sealed(`{"format":"islas-all","version":1}` + "\n" + string(data))
		}
		b, err := backup.Read(data)
		if err != nil {
			if b != nil || !errors.Is(err, backup.ErrDamaged) && !errors.Is(err, backup.ErrVersion) && !errors.Is(err, backup.ErrForeign) {
				t.Fatalf("read is %v, %v", b, err)
			}
			return
		}
		again, err := b.Encode(clock())
		if err == nil {
			_, err = backup.Read(again)
		}
		must.OK(t, err)
	})
}
