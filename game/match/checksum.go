package match

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
)

// A save from version 3 on ends in the SHA-256 of all its bytes, worked out with the 64 digits left out.
const (
	sealStart = `,"checksum":"`
	sealEnd   = "\"}\n"
	sealSize  = len(sealStart) + 2*sha256.Size + len(sealEnd)
)

// errSeal is why a save is damaged that does not have the bytes it was written with.
var errSeal = errors.New("its checksum is another: some byte of it has changed")

// seal ends a JSON object, given without its last brace, with the checksum of the whole.
func seal(object []byte) []byte {
	digits := checksum(object)
	data := append(object, sealStart...)
	data = append(data, digits...)
	return append(data, sealEnd...)
}

// checksum returns the checksum, in hexadecimal digits, of a save that begins with the given bytes, which all come before it.
func checksum(before []byte) []byte {
	h := sha256.New()
	h.Write(before)
	h.Write([]byte(sealStart + sealEnd))
	return hex.AppendEncode(nil, h.Sum(nil))
}

// sealed reports whether data end in a checksum. The error tells that it is not that of the data.
func sealed(data []byte) (bool, error) {
	at := len(data) - sealSize
	if at < 0 || !bytes.HasPrefix(data[at:], []byte(sealStart)) || !bytes.HasSuffix(data, []byte(sealEnd)) {
		return false, nil
	}
	digits := data[at+len(sealStart) : len(data)-len(sealEnd)]
	if !bytes.Equal(digits, checksum(data[:at])) {
		return true, errSeal
	}
	return true, nil
}
