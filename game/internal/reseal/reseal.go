// Package reseal changes saved games for tests, which then look as if a program had written them so.
package reseal

import (
	"crypto/sha256"
	"encoding/hex"
	"regexp"
)

// end is the checksum at the end of a save of version 3.
var end = regexp.MustCompile(`,"checksum":"[0-9a-f]{64}"\}\n$`)

// Reseal gives a save that has been changed the checksum that it should have. One without a checksum stays as it is.
func Reseal(data []byte) []byte {
	at := end.FindIndex(data)
	if at == nil {
		return data
	}
	without := string(data[:at[0]]) + `,"checksum":""}` + "\n"
	sum := sha256.Sum256([]byte(without))
	return []byte(string(data[:at[0]]) + `,"checksum":"` + hex.EncodeToString(sum[:]) + `"}` + "\n")
}

// Second returns a save of version 3 as programs wrote it that knew version 2.
func Second(data []byte) []byte {
	data = regexp.MustCompile(`"version":3`).ReplaceAll(data, []byte(`"version":2`))
	data = regexp.MustCompile(`"data":\d+,"summary":\{[^}]*\},`).ReplaceAll(data, nil)
	return end.ReplaceAll(data, []byte("}\n"))
}
