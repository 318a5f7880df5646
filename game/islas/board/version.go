package board

import (
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"
	"sync"

	assets "islas/assets/islas"
)

// Data is the version of the islands of today. It goes up by one whenever matches begun on the islands before would go
// differently on them. Every version stays: saved games and match records name theirs.
const Data = 5

// Folders of the files: those of today are in the folder itself, former islands in a folder named by the last version of the data
// that has them. An island that has no file there was the same in the version after it.
const (
	islandsFolder = "assets/islas/islands/"
	islandsName   = "islands/"
)

// Load returns one of the islands of today, checked.
func Load(id string) (*Island, error) { return LoadOf(Data, id) }

// LoadOf returns one of the islands of a version of the data, checked.
func LoadOf(data int, id string) (*Island, error) {
	islands, err := of(data)
	if err != nil {
		return nil, err
	}
	i := slices.IndexFunc(islands, func(is *Island) bool { return is.ID == id })
	if i < 0 {
		return nil, fmt.Errorf("there is no island %.40q; there are %s", id, strings.Join(IDs(), ", "))
	}
	return islands[i], nil
}

// All returns the islands of today, checked, in the order of islands.csv. The error gives file and line, what was found and what
// was expected, in one sentence.
func All() ([]*Island, error) { return AllOf(Data) }

// AllOf returns the islands of a version of the data, as All does. An island that is the same in several versions is the same
// pointer.
func AllOf(data int) ([]*Island, error) {
	islands, err := of(data)
	return slices.Clone(islands), err
}

// of returns the islands of a version, which must not be changed.
func of(data int) ([]*Island, error) {
	if data < 1 || data > Data {
		return nil, fmt.Errorf("there is no version %d of the islands; there are 1 to %d", data, Data)
	}
	return versions[data-1]()
}

// versions are the islands of each version of the data, from 1, each read once when it is needed: mostly it is those of today.
var versions = func() (all [Data]func() ([]*Island, error)) {
	after := func() ([]*Island, error) {
		_, err := rows()
		return nil, err
	}
	for data := Data; data > 0; data-- {
		later := after
		after = sync.OnceValues(func() ([]*Island, error) {
			islands, err := later()
			if err != nil {
				return nil, err
			}
			return readVersion(data, islands)
		})
		all[data-1] = after
	}
	return all
}()

// readVersion reads the islands of a version: those that changed after it; the others are as in the version after it.
func readVersion(data int, after []*Island) ([]*Island, error) {
	folder, until := "", 0
	if data < Data {
		folder, until = strconv.Itoa(data)+"/", data
	}
	var islands []*Island
	for i, id := range IDs() {
		is, err := readIsland(folder, id, data == Data)
		switch {
		case err != nil:
			return nil, err
		case is == nil:
			is = after[i]
		default:
			is.until = until
		}
		islands = append(islands, is)
	}
	if err := CheckSet(islands); err != nil {
		return nil, fmt.Errorf("%s: %w", islandsFolder+folder, err)
	}
	return islands, nil
}

// readIsland reads and checks the file of an island of islands.csv; nil if there is none and must is false.
func readIsland(folder, id string, must bool) (*Island, error) {
	name := islandsFolder + folder + id + ".json"
	data, err := fs.ReadFile(assets.Islands, islandsName+folder+id+".json")
	switch {
	case err != nil && !must:
		return nil, nil
	case err != nil:
		return nil, fmt.Errorf("%s: there must be such a file, since %s has the island %q", name, countsFile, id)
	}
	is, err := Read(data)
	if err == nil && is.ID != id {
		err = fmt.Errorf("the id must be %q, as the file is called, not %q", id, is.ID)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return is, nil
}
