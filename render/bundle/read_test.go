package bundle_test

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc64"
	"slices"
	"testing"

	"islas/render/bundle"
)

// A file that is cut anywhere, or of which a byte is another, is refused.
func TestDamageIsFound(t *testing.T) {
	data := export(t, device(t, 3))
	for at := range len(data) {
		if _, err := bundle.Read(data[:at]); err == nil {
			t.Fatalf("cut after %d bytes it is read", at)
		}
		if at%7 == 0 {
			bad := slices.Clone(data)
			bad[at] ^= 1
			if got, err := bundle.Read(bad); err == nil {
				t.Fatalf("with another byte at %d %d games are read", at, len(got.Games))
			}
		}
	}
	if _, err := bundle.Read(append(data, data...)); !errors.Is(err, bundle.ErrDamaged) {
		t.Errorf("twice in one file: %v", err)
	}
}

// sealed is the file of some lines.
func sealed(lines string) []byte {
	return fmt.Appendf([]byte(lines), `{"checksum":"%016x"}`+"\n", crc64.Checksum([]byte(lines), crc64.MakeTable(crc64.ECMA)))
}

// What a newer program has written is told apart from damage: the file as a whole, a game in it, how games ended, and something that this
// program doesn't keep.
func TestNewerVersions(t *testing.T) {
	const first = `{"format":"islas-all","version":1}` + "\n"
	newer := bytes.Replace(export(t, device(t, 3)), []byte(`"version":1`), []byte(`"version":2`), 1)
	game := `{"name":"game-20260101-000000-0001.islas-save.json","data":"{\"format\":\"islas-save\",\"version\":99}"}` + "\n"
	results := `{"name":"chronicle.jsonl","data":"{\"format\":\"islas-chronicle\",\"version\":2}\n"}` + "\n"
	more := `{"name":"tournaments.json","data":"{\"version\":1}"}` + "\n"
	for name, data := range map[string][]byte{
		"file": newer, "game": sealed(first + game), "chronicle": sealed(first + results), "something": sealed(first + more),
	} {
		if _, err := bundle.Read(data); !errors.Is(err, bundle.ErrVersion) {
			t.Errorf("%s of another version: %v", name, err)
		}
	}
	for _, name := range []string{"", "../settings.json", "Settings.json"} {
		if _, err := bundle.Read(sealed(first + `{"name":"` + name + `","data":"{}"}` + "\n")); !errors.Is(err, bundle.ErrDamaged) {
			t.Errorf("a file named %q: %v", name, err)
		}
	}
	if b, err := bundle.Read(sealed(first)); err != nil || len(b.Games) != 0 {
		t.Errorf("nothing in it: %v", err)
	}
}

// Whatever is read can be written and read again, and nothing that follows a first line that is right makes the reader panic.
func FuzzRead(f *testing.F) {
	whole := export(f, device(f, 2))
	_, body, _ := bytes.Cut(whole[:bytes.LastIndex(whole, []byte(`{"checksum"`))], []byte("\n"))
	f.Add(whole, false)
	f.Add([]byte(`{"format":"islas-all"`), false)
	f.Add(body, true)
	f.Add([]byte(`{"name":"chronicle.jsonl","data":""}`), true)
	f.Fuzz(func(t *testing.T, data []byte, below bool) {
		if below {
			data = sealed(`{"format":"islas-all","version":1}` + "\n" + string(data))
		}
		b, err := bundle.Read(data)
		if err != nil {
			if b != nil || !errors.Is(err, bundle.ErrDamaged) && !errors.Is(err, bundle.ErrVersion) {
				t.Fatalf("read is %v, %v", b, err)
			}
			return
		}
		again, err := b.Encode(clock())
		if err == nil {
			_, err = bundle.Read(again)
		}
		if err != nil {
			t.Fatal(err)
		}
	})
}
