package match

import (
	"bytes"
	"encoding/hex"
	"errors"
	"hash/crc64"
)

// A save from version 3 on ends in the CRC-64 (ECMA-182) of all its bytes, computed with the 16 digits left out. It is to find
// accidental changes, and finds every change within 64 bits that follow each other; package crypto would make the program for the
// browser much larger.
const (
	sealStart = `,"checksum":"`
	sealEnd   = "\"}\n"
	sealSize  = len(sealStart) + 2*crc64.Size + len(sealEnd)
)

// errSeal is the error of a save whose bytes are not those written.
var errSeal = errors.New("its checksum is another: some byte of it has changed")

// seal appends the checksum of the whole to a JSON object given without its last brace, and closes it.
func seal(object []byte) []byte {
	digits := checksum(object)
	data := append(object, sealStart...)
	data = append(data, digits...)
	return append(data, sealEnd...)
}

// checksum returns the checksum, in hexadecimal digits, of a save that begins with the given bytes, which are all those before
// it.
func checksum(before []byte) []byte {
	h := crc64.New(crc64.MakeTable(crc64.ECMA))
	h.Write(before)
	h.Write([]byte(sealStart + sealEnd))
	return hex.AppendEncode(nil, h.Sum(nil))
}

// sealed reports whether data end in a checksum. The error is errSeal if it is not that of the data.
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
