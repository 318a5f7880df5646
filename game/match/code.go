package match

import (
	"errors"
	"math/bits"
	"slices"
	"strings"

	"islas/game"
)

// A code is a set-up without names in a few letters and digits, which another person types to play the same game: the game, the
// number of players, who begins, the options, boards and controls, the version of the game's data, and the seed. Letters that
// could be misread as others are left out (Crockford's base 32), and the last one reveals a single wrong letter, or two in the
// wrong order (Luhn's sum).

// codeLetters are the letters of codes; the index of a letter is its value.
const codeLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

// Figures of codes.
const (
	codeBits    = 5   // of a letter
	codeGroup   = 4   // letters between two hyphens
	codeGame    = 5   // bits of the game's index
	codeData    = 3   // bits of the version of the game's data
	codeControl = 3   // bits of a seat's control
	codeMost    = 100 // letters, at most
)

// CodeSeeds is the number of seeds whose codes have the usual length: those of games that are dealt here.
const CodeSeeds = 1 << 35

// Errors of ReadCode.
var (
	ErrCodeTyped = errors.New("the code was mistyped")
	ErrCodeOther = errors.New("the code is of a game or of rules that the program does not have")
)

// Code returns the code of a setup; games lists the games in the order of codes. ok is false if it has none, because a control or
// the board of a seat is not one of the game's, or because it is played with a custom edition.
func (s Setup) Code(games []*game.Info, info *game.Info) (string, bool) {
	w := codeWriter{}
	w.put(slices.IndexFunc(games, func(g *game.Info) bool { return g.ID == info.ID }), codeGame)
	w.put(s.Version(info), codeData)
	at := info.At(len(s.Seats))
	w.put(len(s.Seats)-info.MinSeats, codeSize(info.MaxSeats-info.MinSeats))
	w.put(int(s.Start), codeSize(len(s.Seats)-1))
	for i := range at.Options {
		o := &at.Options[i]
		n, size := codeOption(o, s.Values[o.ID])
		w.put(n, size)
	}
	for _, seat := range s.Seats {
		if info.Boards.Key != "" {
			w.put(slices.Index(info.Boards.IDs, seat.Board), codeSize(len(info.Boards.IDs)-1))
		}
		w.put(slices.Index(info.Levels.Controls(), seat.Control), codeControl)
	}
	if w.wrong || s.Edition != "" {
		return "", false
	}
	for len(w.bits)%codeBits != 0 {
		w.put(0, 1)
	}
	w.seed(s.Seed)
	return w.text(), true
}

// codeSize returns how many bits a number from 0 to most takes.
func codeSize(most int) int { return bits.Len(uint(most)) }

// codeOption returns the index of a value among those of an option, and how many bits that takes.
func codeOption(o *game.Option, value int) (n, size int) {
	if len(o.Choices) > 0 {
		return slices.Index(o.Choices, value), codeSize(len(o.Choices) - 1)
	}
	return value - o.Min, codeSize(o.Max - o.Min)
}

// ReadCode returns the setup of a code, and the index of its game in games. Small and large letters, spaces and hyphens make no
// difference. The names are empty. The error is ErrCodeTyped or ErrCodeOther.
func ReadCode(text string, games []*game.Info) (place int, s Setup, err error) {
	letters, ok := readLetters(text)
	if !ok || len(letters) < 3 || luhn(letters) != 0 {
		return 0, s, ErrCodeTyped
	}
	r := codeReader{letters: letters[:len(letters)-1]}
	if place = r.get(codeGame); place >= len(games) {
		return 0, s, ErrCodeOther
	}
	info := games[place]
	if s.Data = r.get(codeData); s.Data > dataOf(info) {
		return 0, s, ErrCodeOther
	}
	seats := info.MinSeats + r.get(codeSize(info.MaxSeats-info.MinSeats))
	if seats > info.MaxSeats {
		return 0, s, ErrCodeOther
	}
	s.Start, s.Values = game.Seat(r.get(codeSize(seats-1))), game.Values{}
	at := info.At(seats)
	for i := range at.Options {
		o := &at.Options[i]
		if len(o.Choices) == 0 {
			s.Values[o.ID] = o.Min + r.get(codeSize(o.Max-o.Min))
		} else if k := r.get(codeSize(len(o.Choices) - 1)); k < len(o.Choices) {
			s.Values[o.ID] = o.Choices[k]
		}
		if !o.Allows(s.Values[o.ID]) {
			return 0, s, ErrCodeOther
		}
	}
	for range seats {
		seat := Seat{}
		if info.Boards.Key != "" {
			seat.Board = pick(info.Boards.IDs, r.get(codeSize(len(info.Boards.IDs)-1)))
		}
		seat.Control = pick(info.Levels.Controls(), r.get(codeControl))
		s.Seats = append(s.Seats, seat)
	}
	if s.Seed, ok = r.seed(); !ok || r.short {
		return 0, s, ErrCodeOther
	}
	return place, s, nil
}

// pick returns element i of a list, empty if there is none.
func pick(list []string, i int) string {
	if i >= len(list) {
		return ""
	}
	return list[i]
}

// codeWriter collects the bits of a code.
type codeWriter struct {
	bits  []bool
	wrong bool // something could not be written
}

// put writes a number of size bits.
func (w *codeWriter) put(n, size int) {
	w.wrong = w.wrong || n < 0 || n >= 1<<size
	for i := size - 1; i >= 0; i-- {
		w.bits = append(w.bits, n>>i&1 == 1)
	}
}

// seed writes a seed in as few letters as it takes.
func (w *codeWriter) seed(seed uint64) {
	letters := max((bits.Len64(seed)+codeBits-1)/codeBits, 1)
	for i := letters - 1; i >= 0; i-- {
		w.put(int(seed>>(i*codeBits)&(1<<codeBits-1)), codeBits)
	}
}

// text returns the code with its check letter.
func (w *codeWriter) text() string {
	var letters []int
	for i := 0; i < len(w.bits); i += codeBits {
		n := 0
		for _, bit := range w.bits[i : i+codeBits] {
			n <<= 1
			if bit {
				n |= 1
			}
		}
		letters = append(letters, n)
	}
	const base = len(codeLetters)
	check := luhn(append(slices.Clone(letters), 0))
	letters = append(letters, (base-check)%base)
	var b strings.Builder
	for i, n := range letters {
		if i > 0 && i%codeGroup == 0 {
			b.WriteByte('-')
		}
		b.WriteByte(codeLetters[n])
	}
	return b.String()
}

// luhn returns the sum of a code's letters, 0 if its last one fits the others.
func luhn(letters []int) (sum int) {
	const base = len(codeLetters)
	for i, n := range slices.Backward(letters) {
		if (len(letters)-1-i)%2 == 1 {
			n *= 2
			n = n/base + n%base
		}
		sum += n
	}
	return sum % base
}

// readLetters returns the values of the letters that somebody typed; false for a text with anything else than letters of codes.
func readLetters(text string) (letters []int, ok bool) {
	same := strings.NewReplacer("O", "0", "I", "1", "L", "1", "-", "", " ", "", "–", "", "\t", "")
	for _, r := range same.Replace(strings.ToUpper(text)) {
		n := strings.IndexRune(codeLetters, r)
		if n < 0 || len(letters) == codeMost {
			return nil, false
		}
		letters = append(letters, n)
	}
	return letters, true
}

// codeReader reads the bits of a code.
type codeReader struct {
	letters []int
	at      int  // bits that have been read
	short   bool // there were too few
}

// get reads a number of size bits.
func (r *codeReader) get(size int) (n int) {
	for range size {
		if r.at >= len(r.letters)*codeBits {
			r.short = true
			return 0
		}
		bit := r.letters[r.at/codeBits] >> (codeBits - 1 - r.at%codeBits) & 1
		n, r.at = n<<1|bit, r.at+1
	}
	return n
}

// seed reads the rest as a seed; false if there is none, or one of more than 64 bits.
func (r *codeReader) seed() (seed uint64, ok bool) {
	r.at = (r.at + codeBits - 1) / codeBits * codeBits
	if r.at >= len(r.letters)*codeBits {
		return 0, false
	}
	for r.at < len(r.letters)*codeBits {
		if seed>>(64-codeBits) != 0 {
			return 0, false
		}
		seed = seed<<codeBits | uint64(r.get(codeBits))
	}
	return seed, true
}
