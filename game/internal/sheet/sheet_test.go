package sheet

import "testing"

// TestFaults: an error is one sentence with file and line, for the first fault only; faultless files are read.
func TestFaults(t *testing.T) {
	const header = "id,colour,n"
	for data, want := range map[string]string{
		"id,colour,n\na,red,1\nb,blue,2\n":                     "",
		"\ufeffid,colour,n\r\n\r\na,red,1\r\n\"b\",blue,2\r\n": "",
		"id,colour,n\na,red,1\nb,blue,2\nc,red,3\n":            "",
		"":                       "x.csv: there must be at least 2 rows below the header, not 0",
		"id,colour,n\na,red,1\n": "x.csv: there must be at least 2 rows below the header, not 1",
		"id,color,n\na,red,1\n":  `x.csv: line 1: the header must be id,colour,n, not "id,color,n"`,
		"id,colour,n\na,red\n":   "x.csv: line 2: there must be 3 cells, not 2",
		"id,colour,n\na,red,1\n\nb,green,2\nc,grey,3\n":     `x.csv: line 4: colour must be "red" or "blue", not "green"`,
		"id,colour,n\na,red,1\nb,blue,7\n":                  `x.csv: line 3: n must be a number from 1 to 3, not "7"`,
		"id,colour,n\na,red,1\nb,blue,\n":                   `x.csv: line 3: n must be a number from 1 to 3, not ""`,
		"id,colour,n\na,red,1\nb,red,1\nc,red,1\nd,red,1\n": "x.csv: line 5: there must be only 3 rows below the header",
		"id,colour,n\na,\"red,1\nb,red,1\n":                 `x.csv: record on line 2; parse error on line 3, column 9: extraneous or missing " in quoted-field`,
	} {
		s := Open("x.csv", data, header, 2, 3)
		for i := 0; s.Err() == nil && i < s.Rows(); i++ {
			s.At(i)
			if s.Cell(0) == "" {
				t.Errorf("%q: row %d has no id", data, i)
			}
			s.Word(1, "red", "blue")
			s.Number(2, 1, 3)
		}
		got := ""
		if s.Err() != nil {
			got = s.Err().Error()
		}
		if got != want {
			t.Errorf("%q: %s\nwant %s", data, got, want)
		}
	}
}

func TestExactNumber(t *testing.T) {
	s := Open("x.csv", "id\na\n", "id", 2, 2)
	if s.Err() == nil || s.Err().Error() != "x.csv: there must be 2 rows below the header, not 1" {
		t.Errorf("%v", s.Err())
	}
	s = Open("x.csv", "id\na\nb\n", "id", 2, 2)
	s.At(1)
	if n := s.Number(0, 3, 3); s.Err() == nil || s.Err().Error() != `x.csv: line 3: id must be 3, not "b"` {
		t.Errorf("%d, %v", n, s.Err())
	}
}
