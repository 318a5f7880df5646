// Package reseal changes saved games for tests so that they look as if a program had written them.
package reseal

import (
	"fmt"
	"hash/crc64"
	"regexp"
)

// end is the checksum at the end of a save of version 3.
var end = regexp.MustCompile(`,"checksum":"[0-9a-f]{16}"\}\n$`)

// Reseal returns a changed save with the checksum that it should have. One without a checksum stays as it is.
func Reseal(data []byte) []byte {
	at := end.FindIndex(data)
	if at == nil {
		return data
	}
	without := string(data[:at[0]]) + `,"checksum":""}` + "\n"
	sum := crc64.Checksum([]byte(without), crc64.MakeTable(crc64.ECMA))
	return []byte(string(data[:at[0]]) + `,"checksum":"` + fmt.Sprintf("%016x", sum) + `"}` + "\n")
}

// Second returns a save of version 3 as programs that knew version 2 wrote it.
func Second(data []byte) []byte {
	data = regexp.MustCompile(`"version":3`).ReplaceAll(data, []byte(`"version":2`))
	data = regexp.MustCompile(`"data":\d+,"summary":\{[^}]*\},`).ReplaceAll(data, nil)
	return end.ReplaceAll(data, []byte("}\n"))
}
