package sketch

import (
	"hash/crc32"
	"strconv"

	"islas/game/islas/board"
	"islas/game/islas/board/internal/plane"
)

// Island returns the island of the sketch in the place of one of the program, nil where something grave is found, and the
// findings in the order in which they are best mended.
func (s *Sketch) Island(like *board.Island) (*board.Island, []Finding) {
	if found := s.shape(); len(found) > 0 {
		return nil, found
	}
	own := strconv.FormatUint(uint64(crc32.ChecksumIEEE([]byte(s.rows("")))), 16)
	for _, smooth := range []bool{true, false} {
		if is, err := board.Own(s.plan(like, smooth), own); err == nil {
			return is, unlike(is, like)
		}
	}
	return nil, []Finding{{Fault: Unreadable}}
}

// plan returns the island before it is checked: along the sides of the hexagons, or along lines that are smoothed where plots have room.
func (s *Sketch) plan(like *board.Island, smooth bool) board.Island {
	is := board.Island{ID: like.ID, Name: like.Name}
	index := map[Corner]int{}
	point := func(line []Corner) (indices []int) {
		for _, at := range line {
			i, ok := index[at]
			if !ok {
				i = len(is.Points)
				index[at] = i
				is.Points = append(is.Points, at.At())
			}
			indices = append(indices, i)
		}
		return indices
	}
	var cells []cellSet
	for _, f := range s.fields() {
		field := board.Field{Kind: board.Plot, Plot: board.NoPlot, Border: point(rings(f.cells)[0])}
		switch plot, _ := f.ground.Plot(); f.ground {
		case Village:
			field.Kind = board.Village
		case Farmland:
			field.Kind = board.Farmland
		case Mountain:
			field.Kind = board.Mountain
		default:
			field.Plot = int(plot)
		}
		is.Fields, cells = append(is.Fields, field), append(cells, f.cells)
	}
	for _, trail := range s.trails(River) {
		is.River = append(is.River, point(trail))
	}
	for _, trail := range s.trails(Road) {
		is.Road = append(is.Road, point(trail))
	}
	if smooth {
		relax(&is, cells)
	}
	for f := range is.Fields {
		if is.Fields[f].Kind == board.Plot {
			is.Fields[f].Site, _ = site(&is, f, &cells[f])
		}
	}
	return is
}

// relax moves points between two fields to the middle of those beside them, so that zigzags become straight, but no point of a
// plot that would lose its room for a building.
func relax(is *board.Island, cells []cellSet) {
	beside := map[int]map[int]bool{}
	for _, f := range is.Fields {
		for i, a := range f.Border {
			b := f.Border[(i+1)%len(f.Border)]
			for _, e := range [][2]int{{a, b}, {b, a}} {
				if beside[e[0]] == nil {
					beside[e[0]] = map[int]bool{}
				}
				beside[e[0]][e[1]] = true
			}
		}
	}
	were := is.Points
	fixed := map[int]bool{}
	for again := true; again; {
		again = false
		is.Points = make([][2]float64, len(were))
		for i, p := range were {
			is.Points[i] = p
			if len(beside[i]) != 2 || fixed[i] {
				continue
			}
			moved := plane.Mul(p, 0.5)
			for other := range beside[i] {
				moved = plane.Add(moved, plane.Mul(were[other], 0.25))
			}
			is.Points[i] = moved
		}
		for f, field := range is.Fields {
			if field.Kind != board.Plot {
				continue
			}
			if _, room := site(is, f, &cells[f]); room >= board.MinSite {
				continue
			}
			for _, i := range field.Border {
				again = again || !fixed[i] && len(beside[i]) == 2
				fixed[i] = true
			}
		}
	}
}

// site returns the point of a plot with most room for a building, and the side of the square there.
func site(is *board.Island, f int, cells *cellSet) (at [2]float64, room float64) {
	border := is.Polygon(f)
	room = -1
	try := func(p [2]float64) {
		if r := 2 * plane.Room(p, border); plane.Inside(p, border) && r > room {
			at, room = p, r
		}
	}
	for c := range Cell(Cells) {
		if !cells[c] {
			continue
		}
		try(c.Middle())
		for _, corner := range c.Corners() {
			try(corner.At())
		}
	}
	return at, room
}
