// Package vision shows colours as people with a colour-vision deficiency see them, and measures how different two colours look. Contact
// sheet, pictures and tests use it; the game does not.
package vision

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"sort"

	"islas/render/theme"
)

// Kind is a kind of colour vision.
type Kind uint8

// The kinds: the usual one and the three in which one of the three sorts of cones is missing.
const (
	Normal Kind = iota
	Protan      // without long-wave cones: red is dark, and red and green look alike
	Deutan      // without middle-wave cones: red and green look alike; the most frequent one
	Tritan      // without short-wave cones: blue and green look alike
	Kinds       // number of kinds
)

var names = [Kinds]string{"normal", "protan", "deutan", "tritan"}

// String returns the name that Parse accepts.
func (k Kind) String() string {
	if k >= Kinds {
		return fmt.Sprintf("vision(%d)", uint8(k))
	}
	return names[k]
}

// Parse returns the kind of a name; the empty name is Normal. The error for an unknown name lists the known ones.
func Parse(name string) (Kind, error) {
	if name == "" {
		return Normal, nil
	}
	for k, n := range names {
		if n == name {
			return Kind(k), nil
		}
	}
	return Normal, fmt.Errorf("there is no colour vision %q: use protan, deutan or tritan", name)
}

// matrices convert linear sRGB to what is seen of it. They are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model for
// Simulation of Color Vision Deficiency" (2009), for a complete deficiency (severity 1.0). Each row adds up to 1, so that greys stay as
// they are.
var matrices = [Kinds][3][3]float64{
	Normal: {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	Protan: {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	Deutan: {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	Tritan: {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

// Encode returns the value of a channel nearest to a light, limited to what a screen can show.
func Encode(light float64) uint8 {
	v := sort.Search(255, func(v int) bool { return theme.Light(uint8(v)) >= light })
	if v > 0 && light-theme.Light(uint8(v-1)) < theme.Light(uint8(v))-light {
		v--
	}
	return uint8(v)
}

// Seen returns a colour as that kind of vision sees it. Its opacity stays.
func (k Kind) Seen(c color.NRGBA) color.NRGBA {
	if k == Normal || k >= Kinds {
		return c
	}
	r, g, b := theme.Light(c.R), theme.Light(c.G), theme.Light(c.B)
	m := &matrices[k]
	return color.NRGBA{
		R: Encode(m[0][0]*r + m[0][1]*g + m[0][2]*b),
		G: Encode(m[1][0]*r + m[1][1]*g + m[1][2]*b),
		B: Encode(m[2][0]*r + m[2][1]*g + m[2][2]*b),
		A: c.A,
	}
}

// Simulate changes an opaque picture, such as one of a whole window, to what that kind of vision sees of it.
func (k Kind) Simulate(img *image.RGBA) {
	if k == Normal {
		return
	}
	last, seen := color.NRGBA{A: 0xff}, k.Seen(color.NRGBA{A: 0xff})
	for i := 0; i+3 < len(img.Pix); i += 4 {
		p := img.Pix[i : i+4 : i+4]
		if c := (color.NRGBA{R: p[0], G: p[1], B: p[2], A: 0xff}); c != last {
			last, seen = c, k.Seen(c)
		}
		p[0], p[1], p[2] = seen.R, seen.G, seen.B
	}
}

// Distance returns how different two opaque colours look to that kind of vision: the distance in OKLab times 100, so that black and white
// are 100 apart and a distance of 2 can just be noticed.
func (k Kind) Distance(a, b color.NRGBA) float64 {
	p, q := oklab(k.Seen(a)), oklab(k.Seen(b))
	return 100 * math.Sqrt((p[0]-q[0])*(p[0]-q[0])+(p[1]-q[1])*(p[1]-q[1])+(p[2]-q[2])*(p[2]-q[2]))
}

// Lightness returns how light an opaque colour looks, from 0 for black to 100 for white: the L of OKLab times 100.
func Lightness(c color.NRGBA) float64 { return 100 * oklab(c)[0] }

// oklab returns a colour in Björn Ottosson's OKLab (2020).
func oklab(c color.NRGBA) [3]float64 {
	r, g, b := theme.Light(c.R), theme.Light(c.G), theme.Light(c.B)
	l := math.Cbrt(0.4122214708*r + 0.5363325363*g + 0.0514459929*b)
	m := math.Cbrt(0.2119034982*r + 0.6806995451*g + 0.1073969566*b)
	s := math.Cbrt(0.0883024619*r + 0.2817188376*g + 0.6299787005*b)
	return [3]float64{
		0.2104542553*l + 0.7936177850*m - 0.0040720468*s,
		1.9779984951*l - 2.4285922050*m + 0.4505937099*s,
		0.0259040371*l + 0.7827717662*m - 0.8086757660*s,
	}
}

// Differing returns how many pixels of two pictures of the same size differ clearly.
func Differing(a, b *image.RGBA) int {
	const clearly = 60
	n := 0
	for i := 0; i < len(a.Pix); i += 4 {
		sum := 0.0
		for k := range 4 {
			d := float64(a.Pix[i+k]) - float64(b.Pix[i+k])
			sum += d * d
		}
		if math.Sqrt(sum) > clearly {
			n++
		}
	}
	return n
}
