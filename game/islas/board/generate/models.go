package main

import (
	"math"
	"slices"

	"islas/game/islas/board"
	"islas/game/islas/board/internal/plane"
)

const width, height = board.Width, board.Height // of the frame

// model is the part of an island given by hand; everything else is searched.
type model struct {
	id string
	// capes is the coast, clockwise as seen on the map, in degrees of longitude and latitude times 100, as an atlas shows
	// it, with narrow points a little widened so that fields fit.
	capes [][2]float64
	// width and height of the island on the board, in board units.
	width, height float64
	// hints give the places where the fields of a kind should lie, as shares of the island's width and height.
	hints []hint
}

type hint struct {
	kind   board.Kind
	x, y   float64
	weight float64 // cost of lying 200 units away
}

// coast returns the model's outline in board units.
func (m *model) coast() []plane.Point {
	lo, hi := plane.Point{math.Inf(1), math.Inf(1)}, plane.Point{math.Inf(-1), math.Inf(-1)}
	for _, p := range m.capes {
		for k := range p {
			lo[k], hi[k] = min(lo[k], p[k]), max(hi[k], p[k])
		}
	}
	out := make([]plane.Point, len(m.capes))
	for i, p := range m.capes {
		out[i] = plane.Point{
			float64((width-m.width)/2) + float64((p[0]-lo[0])/(hi[0]-lo[0])*m.width),
			float64((height-m.height)/2) + float64((hi[1]-p[1])/(hi[1]-lo[1])*m.height),
		}
	}
	if plane.Area(out) < 0 {
		slices.Reverse(out)
	}
	return out
}

// place returns a hint's point on the board.
func (m *model) place(h hint) plane.Point {
	return plane.Point{float64((width-m.width)/2) + float64(h.x*m.width), float64((height-m.height)/2) + float64(h.y*m.height)}
}

func models() []model {
	return []model{
		{
			id: "tenerife", width: 956, height: 756,
			capes: [][2]float64{
				{-1612, 2856}, {-1622, 2858.5}, {-1632, 2858.5}, {-1640, 2855}, {-1648, 2849.5}, {-1656, 2846}, {-1665, 2843},
				{-1676, 2840.5}, {-1684, 2840}, {-1692, 2835}, {-1688, 2829}, {-1684, 2823}, {-1681, 2818}, {-1678, 2812},
				{-1673, 2805}, {-1668, 2800}, {-1660, 2801.5}, {-1653, 2804}, {-1649, 2809}, {-1644, 2814}, {-1640, 2820},
				{-1634, 2827}, {-1631, 2834}, {-1626, 2839}, {-1620, 2844}, {-1614, 2850},
			},
			hints: []hint{{board.Mountain, .35, .5, 4}, {board.Village, .8, .35, .3}},
		},
		{
			id: "gran-canaria", width: 800, height: 752,
			capes: [][2]float64{
				{-1540.5, 2818}, {-1545, 2817.5}, {-1544.5, 2814.3}, {-1551, 2814.8}, {-1558, 2815.5}, {-1564, 2816.8}, {-1570, 2816.5},
				{-1571, 2811}, {-1576, 2806}, {-1582, 2802}, {-1583.5, 2797}, {-1581, 2790}, {-1578, 2783}, {-1572, 2777.5},
				{-1566, 2775}, {-1559, 2773.5}, {-1553, 2775.5}, {-1546, 2779}, {-1540, 2784}, {-1537.5, 2788},
				{-1537, 2793}, {-1539, 2799}, {-1540, 2805}, {-1540.5, 2811}, {-1537.5, 2815},
			},
			hints: []hint{{board.Village, .65, .4, 2.5}, {board.Mountain, .3, .5, .3}},
		},
		{
			id: "la-palma", width: 670, height: 764,
			capes: [][2]float64{
				{-1793, 2885.5}, {-1784, 2884.5}, {-1777, 2881}, {-1773, 2874}, {-1775, 2868.5}, {-1774.5, 2862}, {-1776.5, 2856},
				{-1778, 2851}, {-1780.5, 2847}, {-1784.5, 2845.3}, {-1788.5, 2848}, {-1790.5, 2853}, {-1792, 2859}, {-1795, 2864.5},
				{-1797, 2869}, {-1799, 2874}, {-1801, 2879}, {-1799, 2884},
			},
			hints: []hint{{board.Mountain, .42, .38, 2.5}, {board.Village, .85, .45, .3}},
		},
		{
			id: "la-gomera", width: 850, height: 744,
			capes: [][2]float64{
				{-1727.5, 2821.5}, {-1722, 2820.5}, {-1717, 2819.5}, {-1712.5, 2816}, {-1710, 2811.5}, {-1710.5, 2807}, {-1714.5, 2804.5}, {-1720, 2802.3},
				{-1726, 2802.6}, {-1731, 2804.8}, {-1734, 2808}, {-1735, 2812}, {-1733.5, 2816}, {-1731, 2819.5},
			},
			hints: []hint{{board.Mountain, .5, .4, 2}, {board.Village, .9, .6, .4}},
		},
		{
			id: "el-hierro", width: 956, height: 756,
			capes: [][2]float64{
				{-1797, 2785}, {-1792, 2782.5}, {-1789.5, 2778}, {-1791.5, 2774}, {-1794, 2770.5}, {-1795.5, 2766.5}, {-1798, 2763.5}, {-1802, 2765},
				{-1805, 2767}, {-1809, 2767.5}, {-1813, 2768}, {-1817, 2770}, {-1817, 2775}, {-1813.5, 2777.5}, {-1809, 2777.3}, {-1805, 2777.8}, {-1801.5, 2780.5},
				{-1799.5, 2784},
			},
			hints: []hint{{board.Mountain, .55, .5, 1.5}, {board.Village, .85, .25, .4}},
		},
		{
			id: "lanzarote", width: 900, height: 764,
			capes: [][2]float64{
				{-1351, 2924.5}, {-1344.5, 2922}, {-1344.5, 2914.5}, {-1346, 2907}, {-1349, 2900}, {-1354, 2895.5}, {-1361, 2892}, {-1367, 2889.5},
				{-1373, 2886.5}, {-1378, 2883.5}, {-1384, 2884}, {-1388, 2887}, {-1387, 2893.5}, {-1385, 2899.5}, {-1381.5, 2905}, {-1377, 2910},
				{-1370.5, 2913.5}, {-1364, 2915.5}, {-1358.5, 2916.5}, {-1356, 2920.5},
			},
			hints: []hint{{board.Village, .55, .5, 2}, {board.Mountain, .2, .6, .6}},
		},
	}
}
