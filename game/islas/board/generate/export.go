package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"islas/game/islas/board"
	"islas/game/islas/board/internal/plane"
)

const (
	shoreStep  = 22.0 // longest step of a roughened coast, in board units
	shoreRough = 0.09 // how far the middle of a step is pushed aside, as a share of its length
)

// export returns the island: the coast is rounded and roughened, coordinates are whole numbers, plots are numbered from north to
// south.
func export(l *layout, id, name string, seed uint64) *board.Island {
	m := l.mesh
	rng := rand.New(rand.NewPCG(seed, 0xc0a57))
	is := &board.Island{ID: id, Name: name}
	add := func(p plane.Point) int {
		is.Points = append(is.Points, plane.Point{math.Round(p[0]), math.Round(p[1])})
		return len(is.Points) - 1
	}
	point := make([]int, len(m.verts))
	for v := range m.verts {
		if len(m.around[v]) > 0 {
			point[v] = add(m.verts[v].at)
		}
	}
	order := make([]int, len(m.fields))
	rank := make([]float64, len(m.fields))
	for f := range m.fields {
		order[f] = f
		c := plane.Centroid(m.polygon(nil, &m.fields[f]))
		rank[f] = float64(float64(m.fields[f].use)*1e6) + c[1] + float64(0.4*c[0])
	}
	slices.SortFunc(order, func(a, b int) int { return cmp.Compare(rank[a], rank[b]) })
	for n, f := range order {
		from := &m.fields[f]
		to := board.Field{Kind: from.use.kind(), Plot: board.NoPlot}
		if from.use == plot {
			to.Plot = n
			to.Site = plane.Point{math.Round(from.site[0]), math.Round(from.site[1])}
		}
		for i, v := range from.ring {
			to.Border = append(to.Border, point[v])
			if !from.shore[i] {
				continue
			}
			w := from.ring[(i+1)%len(from.ring)]
			way := m.coast.between([]plane.Point{is.Points[point[v]]}, m.verts[v].t, m.verts[w].t)
			way = roughen(append(way, is.Points[point[w]]), rng)
			for _, p := range way[1 : len(way)-1] {
				to.Border = append(to.Border, add(p))
			}
		}
		is.Fields = append(is.Fields, to)
	}
	is.River = [][]int{path(l.river.verts, point)}
	is.Road = [][]int{path(l.road.verts, point)}
	return is
}

func path(verts, point []int) []int {
	out := make([]int, len(verts))
	for i, v := range verts {
		out[i] = point[v]
	}
	return out
}

// roughen rounds the bends of a stretch of coast and gives it small capes and coves; its ends stay.
func roughen(way []plane.Point, rng *rand.Rand) []plane.Point {
	{
		round := []plane.Point{way[0]}
		for i := 1; i+1 < len(way); i++ {
			round = append(round, plane.Lerp(way[i], way[i-1], 0.25), plane.Lerp(way[i], way[i+1], 0.25))
		}
		way = append(round, way[len(way)-1])
	}
	rough := []plane.Point{way[0]}
	var split func(a, b plane.Point)
	split = func(a, b plane.Point) {
		d := plane.Sub(b, a)
		l := plane.Length(d)
		if l <= shoreStep {
			rough = append(rough, b)
			return
		}
		aside := l * shoreRough * max(-2, min(2, rng.NormFloat64()))
		mid := plane.Add(plane.Lerp(a, b, 0.5), plane.Mul(plane.Point{-d[1], d[0]}, aside/l))
		split(a, mid)
		split(mid, b)
	}
	// Steps that rounding left very short are joined first.
	last := way[0]
	for i := 1; i < len(way); i++ {
		if i+1 < len(way) && (plane.Dist(last, way[i]) < shoreStep/2 || plane.Dist(way[i], way[len(way)-1]) < shoreStep/2) {
			continue
		}
		split(last, way[i])
		last = way[i]
	}
	return rough
}

// format writes an island file, one field a line.
func format(is *board.Island) []byte {
	var b bytes.Buffer
	put := func(v any) {
		data, err := json.Marshal(v)
		if err != nil {
			panic(err) // numbers and strings always can be written
		}
		b.Write(data)
	}
	b.WriteString("{\n  \"id\": ")
	put(is.ID)
	b.WriteString(",\n  \"name\": ")
	put(is.Name)
	b.WriteString(",\n  \"points\": [")
	for i, p := range is.Points {
		if i > 0 {
			b.WriteByte(',')
		}
		if i%10 == 0 {
			b.WriteString("\n    ")
		} else {
			b.WriteByte(' ')
		}
		put(p)
	}
	b.WriteString("\n  ],\n  \"fields\": [")
	for i, f := range is.Fields {
		if i > 0 {
			b.WriteByte(',')
		}
		fmt.Fprintf(&b, "\n    {\"kind\": %q", f.Kind)
		if f.Kind == board.Plot {
			fmt.Fprintf(&b, ", \"plot\": %d, \"site\": ", f.Plot)
			put(f.Site)
		}
		b.WriteString(", \"border\": ")
		put(f.Border)
		b.WriteByte('}')
	}
	b.WriteString("\n  ],\n  \"river\": ")
	put(is.River)
	b.WriteString(",\n  \"road\": ")
	put(is.Road)
	b.WriteString("\n}\n")
	return b.Bytes()
}
