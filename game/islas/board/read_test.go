package board

import (
	"strings"
	"testing"
)

// TestRefused damages a valid island in every way that the file format forbids, and checks the sentence.
func TestRefused(t *testing.T) {
	number := func(n int) *int { return &n }
	plotAt := func(s *sketch, plot int) *fieldEntry {
		for i := range s.Fields {
			if f := &s.Fields[i]; f.Kind == Plot && *f.Plot == plot {
				return f
			}
		}
		panic("no such plot")
	}
	mountain := func(s *sketch, corners ...[]float64) {
		e := fieldEntry{Kind: Mountain}
		for _, p := range corners {
			e.Border = append(e.Border, len(s.Points))
			s.Points = append(s.Points, p)
		}
		s.Fields = append(s.Fields, e)
	}
	courses := func(s *sketch, river, road []int) *sketch {
		s.River, s.Road = [][]int{s.course(river...)}, [][]int{s.course(road...)}
		return s
	}
	for _, c := range []struct {
		name   string
		want   string
		damage func(s *sketch) *sketch
	}{
		{"too far right", "outside the frame", func(s *sketch) *sketch { s.Points[9][0] = 1001; return s }},
		{"too far down", "outside the frame", func(s *sketch) *sketch { s.Points[40][1] = 801; return s }},
		{"left of the frame", "outside the frame", func(s *sketch) *sketch { s.Points[0][0] = -1; return s }},
		{"unknown kind", `unknown kind "swamp"`, func(s *sketch) *sketch { s.Fields[0].Kind = "swamp"; return s }},
		{"no site", "has room for a square of 0.0 units", func(s *sketch) *sketch { s.Fields[0].Site = nil; return s }},
		{"no number", "two plots 0", func(s *sketch) *sketch { plotAt(s, 1).Plot = nil; return s }},
		{"border into nowhere", "there is no point 999", func(s *sketch) *sketch { s.Fields[0].Border[0] = 999; return s }},
		{"river into nowhere", "there is no point -1", func(s *sketch) *sketch { s.River[0][0] = -1; return s }},
		{"road into nowhere", "there is no point 999", func(s *sketch) *sketch { s.Road[0][0] = 999; return s }},
		{"plot 12", "is plot 12; plots are numbered 0 to 11", func(s *sketch) *sketch { s.Fields[0].Plot = number(12); return s }},
		{"plot -1", "is plot -1; plots are numbered 0 to 11", func(s *sketch) *sketch { s.Fields[0].Plot = number(-1); return s }},
		{"plot twice", "two plots 1", func(s *sketch) *sketch { s.Fields[0].Plot = number(1); return s }},
		{"eleven plots", "11 plots", func(s *sketch) *sketch { s.Fields[0].Kind = Mountain; return s }},
		{"no village", "0 villages", func(s *sketch) *sketch { return kindOf(s, Village, Mountain) }},
		{"two villages", "2 villages", func(s *sketch) *sketch { return kindOf(s, Farmland, Village) }},
		{"no mountain", "0 mountains", func(s *sketch) *sketch { return kindOf(s, Mountain, Farmland) }},
		{"two farmlands", "2 farmlands", func(s *sketch) *sketch {
			mountain(s, []float64{950, 500}, []float64{960, 500}, []float64{960, 510})
			s.Fields[len(s.Fields)-1].Kind = Farmland
			return s
		}},
		{"a line for a border", "has a border of 2 points", func(s *sketch) *sketch { s.Fields[0].Border = s.Fields[0].Border[:2]; return s }},
		{"a border that touches itself", "passes point 0 twice", func(s *sketch) *sketch {
			s.Fields[0].Border = append(s.Fields[0].Border, 0)
			return s
		}},
		{"two points in one place", "lie in the same place", func(s *sketch) *sketch {
			s.Points = append(s.Points, s.Points[s.at(2, 1)])
			s.Fields[0].Border[3] = len(s.Points) - 1
			return s
		}},
		{"a border that crosses itself", "where they have no point in common", func(s *sketch) *sketch {
			b := s.Fields[0].Border
			b[0], b[2] = b[2], b[0]
			return s
		}},
		{"a corner in the middle of a line", "where they have no point in common", func(s *sketch) *sketch {
			b := s.Fields[0].Border
			s.Fields[0].Border = append(b[:4], b[5:]...) // the middle of the southern side, where e begins
			return s
		}},
		{"overlapping borders", "where they have no point in common", func(s *sketch) *sketch {
			mountain(s, []float64{50, 50}, []float64{50, 5}, []float64{60, 5})
			return s
		}},
		{"a field twice", "two fields overlap", func(s *sketch) *sketch {
			s.Fields = append(s.Fields, fieldEntry{Kind: Mountain, Border: s.Fields[0].Border})
			return s
		}},
		{"a field in a field", "the shore consists of 2 rings", func(s *sketch) *sketch {
			mountain(s, []float64{50, 50}, []float64{60, 50}, []float64{60, 60})
			return s
		}},
		{"a hole", "the shore consists of 2 rings", func(s *sketch) *sketch {
			return courses(wall("aabbccdd.", ".eeVVFFff", "gg..NNhh.", ".iijjkkll"), []int{2, 2, 2, 3, 1, 3, 1, 4}, []int{3, 1, 4, 1, 4, 0})
		}},
		{"an islet", "the shore consists of 2 rings", func(s *sketch) *sketch {
			mountain(s, []float64{950, 700}, []float64{960, 700}, []float64{960, 710})
			return s
		}},
		{"an islet at a corner", "the shore passes point 0 twice", func(s *sketch) *sketch {
			mountain(s, []float64{5, 10}, []float64{10, 5})
			last := &s.Fields[len(s.Fields)-1]
			last.Border = append(last.Border, 0)
			return s
		}},
		{"no river", "there is no river", func(s *sketch) *sketch { s.River = nil; return s }},
		{"no road", "there is no road", func(s *sketch) *sketch { s.Road = [][]int{}; return s }},
		{"a river of one point", "a path of the river has 1 points", func(s *sketch) *sketch { s.River[0] = s.River[0][:1]; return s }},
		{"a river across a field", "the river steps from point", func(s *sketch) *sketch { s.River[0] = s.course(2, 2, 1, 4); return s }},
		{"a road across a field", "the road steps from point", func(s *sketch) *sketch { s.Road[0] = s.course(3, 1, 4, 0); return s }},
		{"a river in two pieces", "the river is in several pieces", func(s *sketch) *sketch {
			s.River = append(s.River, s.course(6, 0, 6, 1))
			return s
		}},
		{"a road in two pieces", "the road is in several pieces", func(s *sketch) *sketch {
			s.Road = append(s.Road, s.course(4, 3, 5, 3), s.course(5, 3, 5, 4))
			return s
		}},
		{"a river that dries up", "the river does not reach the sea", func(s *sketch) *sketch { s.River[0] = s.course(2, 2, 3, 2, 4, 2); return s }},
		{"a road past the village", "the road does not touch the village", func(s *sketch) *sketch { s.Road[0] = s.course(5, 4, 5, 3, 6, 3); return s }},
		{"counts of another island", "islands.csv asks for [5 3 3 5 4 4]", func(s *sketch) *sketch { s.ID = "tenerife"; return s }},
		{"a plot without features", "plot 5 lies next to 0 features", func(s *sketch) *sketch {
			return courses(wall("aabbccdd.", ".eeffgghh", "iijjkkll.", ".VVFFMMNN"), []int{7, 3, 7, 4}, []int{3, 3, 3, 4})
		}},
		{"a plot with five features", "plot 0 lies next to 5 features", func(s *sketch) *sketch {
			return courses(wall("VVaaFFbb.", ".ccMMddee", "ffgghhii.", ".jjkkllNN"), []int{2, 1, 2, 0}, []int{0, 1, 1, 1, 1, 2})
		}},
		{"a plot with one neighbour", "plot 0 has 1 neighbouring plots", func(s *sketch) *sketch {
			return courses(wall("aaVVbbcc.", ".ddMMFFee", "ffgghhii.", ".jjkkllNN"), []int{3, 1, 3, 2, 2, 2, 2, 3, 1, 3, 1, 4}, []int{2, 0, 2, 1})
		}},
		{"a plot with eight neighbours", "plot 4 has 8 neighbouring plots", func(s *sketch) *sketch {
			return courses(wall("aabbccdd.", "eeeeeeeeM", "ffgghhiiM", ".jjkkllVV", ".......FF"), []int{0, 2, 1, 2, 2, 2, 3, 2, 4, 2, 5, 2, 6, 2, 7, 2, 8, 2}, []int{7, 4, 7, 3})
		}},
		{"two groups of plots", "no way over neighbouring plots leads from plot 0 to plot 6", func(s *sketch) *sketch {
			return courses(wall("aabbccMM.", ".ddeeffMM", "VVFFMMNN.", ".gghhiiMM", "jjkkllMM."), []int{6, 0, 6, 1, 7, 1}, []int{0, 2, 1, 2})
		}},
		{"a short common line", "plots 0 and 4 share a line of only 35.0 units", func(s *sketch) *sketch {
			s.Points[s.at(2, 1)][0] -= 65
			return s
		}},
		{"plots that meet in a corner", "plots 1 and 4 are not neighbours but only 0.0 units apart", func(s *sketch) *sketch {
			return courses(wall("aabbccdd.", "eeffVVgg.", "hhMMFFii.", ".jjkkllNN"), []int{2, 2, 2, 3, 1, 3, 1, 4}, []int{4, 0, 4, 1})
		}},
		{"a narrow field between plots", "plots 1 and 2 are not neighbours but only 30.0 units apart", func(*sketch) *sketch {
			s := courses(wall("aabbMccdd", ".eeVVffgg", ".hhFFiijj", "..kkllNN."), []int{4, 0, 4, 1}, []int{5, 0, 5, 1})
			s.Points[s.at(4, 0)][0] += 35
			s.Points[s.at(4, 1)][0] += 35
			s.Points[s.at(5, 0)][0] -= 35
			s.Points[s.at(5, 1)][0] -= 35
			return s
		}},
		{"a site at the border", "plot 0 has room for a square of 60.0 units", func(s *sketch) *sketch { plotAt(s, 0).Site[0] = 50; return s }},
		{"a site elsewhere", "plot 0 has room for a square of 0.0 units", func(s *sketch) *sketch { plotAt(s, 0).Site[0] = 300; return s }},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := Read(c.damage(valid()).encode(t))
			if err == nil {
				t.Fatalf("accepted; want a refusal with %q", c.want)
			}
			if !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
				t.Errorf("refused with %q, want %q", err, c.want)
			}
		})
	}
}

// kindOf changes all fields of one kind to another.
func kindOf(s *sketch, from, to Kind) *sketch {
	for i := range s.Fields {
		if s.Fields[i].Kind == from {
			s.Fields[i].Kind = to
		}
	}
	return s
}
