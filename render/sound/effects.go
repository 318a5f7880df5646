package sound

import "slices"

// effect is a sound that can be asked for by its name.
type effect struct {
	name     string
	length   float64 // seconds
	peak     float64 // amplitude of the finished sound at its loudest, below 0.9
	variants int     // how many versions are made, so that what is often heard does not sound like a machine
	compose  func(chance *noise) []part
}

// effects lists every effect, the most frequent first, which is the order they are made in.
func effects() []effect {
	return []effect{
		{"card", 0.20, 0.38, 4, composeCard},
		{"wood", 0.40, 0.60, 4, composeWood},
		{"barrel", 0.50, 0.56, 4, composeBarrel},
		{"coins", 0.75, 0.34, 3, composeCoins},
		{"steps", 0.75, 0.46, 3, composeSteps},
		{"denied", 0.30, 0.36, 2, composeDenied},
		{"bell", 2.00, 0.34, 2, composeBell},
		{"convert", 1.35, 0.36, 2, composeConvert},
		{"drum", 1.50, 0.50, 3, composeDrum},
		{"hammer", 0.60, 0.54, 2, composeHammer},
		{"horn", 1.40, 0.40, 2, composeHorn},
		{"shuffle", 0.95, 0.44, 2, composeShuffle},
		{"fanfare", 1.60, 0.36, 1, composeFanfare},
		{"victory", 2.00, 0.48, 1, composeVictory},
	}
}

// composeCard is a card that is drawn over felt and comes to lie: a brush, then a dull touch.
func composeCard(c *noise) []part {
	land := c.around(0.075, 0.12)
	return []part{
		puff{length: 2 * land, attack: 0.6 * land, from: c.around(1500, 0.15), to: c.around(3200, 0.1), width: 1.1, gain: 7, seed: c.bits()},
		puff{at: land, length: 0.06, attack: 0.001, from: c.around(900, 0.15), to: 500, width: 1.4, gain: 1.5, seed: c.bits()},
		ring{at: land, freq: c.around(170, 0.08), fade: 0.09, soft: 0.001, gain: 0.5},
	}
}

// composeShuffle is a riffle, faster and faster, and the pack knocked together.
func composeShuffle(c *noise) []part {
	var parts []part
	at, gap := 0.01, 0.042
	for at < 0.55 {
		parts = append(parts, puff{at: at, length: 0.035, attack: 0.0015, from: c.around(2600, 0.25), to: 1800,
			width: 0.9, gain: c.around(0.6, 0.25), seed: c.bits()})
		at += c.around(gap, 0.2)
		gap *= 0.955
	}
	return append(parts,
		puff{at: 0.03, length: 0.7, attack: 0.4, from: 1700, to: 3600, width: 1.2, gain: 6, seed: c.bits()},
		puff{at: 0.70, length: 0.07, attack: 0.001, from: 1000, to: 600, width: 1.5, gain: 1.1, seed: c.bits()},
		ring{at: 0.70, freq: c.around(210, 0.05), fade: 0.10, soft: 0.001, gain: 0.5},
		puff{at: 0.79, length: 0.06, attack: 0.001, from: 900, to: 500, width: 1.5, gain: 0.7, seed: c.bits()},
	)
}

// block is a wooden block of pitch freq set down on wood at a time: the first three modes of a bar, and the click.
func block(c *noise, at, freq, gain float64) []part {
	return []part{
		ring{at: at, freq: freq, fade: c.around(0.22, 0.1), soft: 0.0006, gain: gain},
		ring{at: at, freq: freq * 2.57, fade: 0.10, soft: 0.0004, gain: 0.5 * gain},
		ring{at: at, freq: freq * 4.95, fade: 0.05, soft: 0.0003, gain: 0.22 * gain},
		ring{at: at, freq: freq * 0.41, fade: 0.12, soft: 0.001, gain: 0.6 * gain}, // the table below
		puff{at: at, length: 0.02, attack: 0.0004, from: 3200, to: 1800, width: 1.5, gain: 0.5 * gain, seed: c.bits()},
	}
}

// composeWood is a wooden house set down on the chart: it touches with one edge, then with the other.
func composeWood(c *noise) []part {
	freq := c.around(430, 0.09)
	parts := block(c, 0.004, freq, 1)
	return append(parts, block(c, c.around(0.072, 0.15), freq*c.around(1.06, 0.02), c.around(0.34, 0.2))...)
}

// composeConvert is houses leaving the chart, lower and lower, and a palace rising in their place: a warm fifth and octave
// as of a marimba.
func composeConvert(c *noise) []part {
	var parts []part
	for i, freq := range []float64{400, 340, 285} {
		parts = append(parts, block(c, 0.004+0.095*float64(i), c.around(freq, 0.03), 0.55)...)
	}
	root := c.around(293.7, 0.004)
	for i, ratio := range []float64{1, 1.5, 2} {
		at := 0.36 + 0.11*float64(i)
		parts = append(parts,
			ring{at: at, freq: root * ratio, fade: 0.85, soft: 0.002, gain: 0.85},
			ring{at: at, freq: root * ratio * 4, fade: 0.25, soft: 0.001, gain: 0.20},
			ring{at: at, freq: root * ratio * 10.1, fade: 0.06, soft: 0.0005, gain: 0.06},
			puff{at: at, length: 0.02, attack: 0.0006, from: 1800, to: 1200, width: 1.4, gain: 0.2, seed: c.bits()},
		)
	}
	return parts
}

// composeBell is a ship's bell, struck twice.
func composeBell(c *noise) []part {
	// Partials of a bell as ratios to its nominal: hum, prime, tierce, quint, nominal and what lies above.
	partials := []struct{ ratio, fade, gain float64 }{
		{0.5, 2.2, 0.34}, {1, 1.9, 0.55}, {1.003, 1.8, 0.30}, {1.19, 1.5, 0.34}, {1.5, 1.0, 0.16},
		{2, 1.2, 0.42}, {2.52, 0.7, 0.15}, {3.01, 0.6, 0.14}, {4.17, 0.35, 0.09}, {5.43, 0.22, 0.05},
	}
	freq := c.around(784, 0.006)
	var parts []part
	for i, at := range []float64{0.004, c.around(0.30, 0.04)} {
		gain := []float64{1, 0.8}[i]
		for _, p := range partials {
			parts = append(parts, ring{at: at, freq: freq * p.ratio, fade: p.fade, soft: 0.0012, gain: gain * p.gain})
		}
		parts = append(parts, puff{at: at, length: 0.03, attack: 0.0006, from: 4500, to: 3000, width: 1, gain: 0.22 * gain, seed: c.bits()})
	}
	return parts
}

// composeSteps is a settler coming down the gangplank: three footfalls on planks.
func composeSteps(c *noise) []part {
	var parts []part
	at := 0.01
	for i := range 3 {
		freq := c.around(150, 0.06) * []float64{1, 0.9, 1.05}[i]
		gain := c.around(1, 0.12) * []float64{0.8, 0.9, 1}[i]
		parts = append(parts,
			puff{at: at, length: 0.09, attack: 0.002, from: c.around(520, 0.12), to: 280, width: 1.2, gain: 1.3 * gain, seed: c.bits()},
			ring{at: at, freq: freq, fade: 0.13, soft: 0.002, gain: 0.8 * gain},
			ring{at: at, freq: freq * 2.7, fade: 0.07, soft: 0.001, gain: 0.30 * gain},
			// the sole that follows the heel
			puff{at: at + 0.055, length: 0.07, attack: 0.006, from: c.around(1500, 0.15), to: 800, width: 1.3, gain: 0.38 * gain, seed: c.bits()},
		)
		at += c.around(0.215, 0.06)
	}
	return parts
}

// composeDenied is two dull taps, the second lower: no harm done, but not so.
func composeDenied(c *noise) []part {
	var parts []part
	for i, freq := range []float64{233, 175} {
		at := 0.004 + 0.105*float64(i)
		f := c.around(freq, 0.015)
		parts = append(parts,
			ring{at: at, freq: f, fade: 0.16, soft: 0.003, gain: 1},
			ring{at: at, freq: 2.02 * f, fade: 0.09, soft: 0.002, gain: 0.35},
			puff{at: at, length: 0.03, attack: 0.001, from: 700, to: 450, width: 1.4, gain: 0.5, seed: c.bits()},
		)
	}
	return parts
}

// composeDrum is a low drum aboard a pirate ship. Its overtones and its skin let it be heard on small speakers too.
func composeDrum(c *noise) []part {
	var parts []part
	for i, at := range []float64{0.004, 0.42, c.around(0.60, 0.02)} {
		gain := []float64{1, 0.55, 0.85}[i]
		freq := c.around(68, 0.03)
		parts = append(parts,
			tone{at: at, length: 0.75, from: 1.7 * freq, to: freq, glide: 0.09, attack: 0.003, release: 0.70, gain: gain},
			ring{at: at, freq: 1.59 * freq, fade: 0.42, soft: 0.002, gain: 0.5 * gain},
			ring{at: at, freq: 2.3 * freq, fade: 0.30, soft: 0.002, gain: 0.42 * gain},
			ring{at: at, freq: 3.6 * freq, fade: 0.16, soft: 0.001, gain: 0.25 * gain},
			puff{at: at, length: 0.12, attack: 0.001, from: c.around(520, 0.1), to: 200, width: 1.5, gain: 0.7 * gain, seed: c.bits()},
		)
	}
	return parts
}

// horn is a note of a natural horn.
func horn(at, length, freq, gain float64) []part {
	var parts []part
	for i, level := range []float64{1, 0.62, 0.46, 0.28, 0.16, 0.09, 0.05} {
		parts = append(parts, tone{at: at, length: length, from: freq * 0.985, to: freq, glide: 0.05, harmonic: i + 1,
			attack: 0.035, release: min(0.6, 0.45*length), sag: 0.35, dull: 0.45, vibrato: 0.003, gain: gain * level})
	}
	return parts
}

// composeFanfare is the call that hands over a privilege: a fourth up, the fifth, and home in two voices.
func composeFanfare(*noise) []part {
	const g4, c5, e5, g5 = 392.0, 523.3, 659.3, 784.0
	return slices.Concat(
		horn(0.005, 0.17, g4, 0.8), horn(0.165, 0.17, c5, 0.85), horn(0.325, 0.19, e5, 0.9),
		horn(0.49, 1.10, g5, 0.8), horn(0.49, 1.10, e5, 0.5), horn(0.49, 1.05, c5, 0.5),
	)
}

// composeVictory is a longer call over a drum, ended by a bell.
func composeVictory(c *noise) []part {
	const c4, g4, c5, d5, e5, g5 = 261.6, 392.0, 523.3, 587.3, 659.3, 784.0
	parts := slices.Concat(
		horn(0.005, 0.15, g4, 0.7), horn(0.145, 0.15, c5, 0.75), horn(0.285, 0.15, d5, 0.75), horn(0.425, 0.22, e5, 0.85),
		horn(0.64, 0.18, d5, 0.7), horn(0.80, 1.18, g5, 0.75), horn(0.80, 1.18, e5, 0.5), horn(0.80, 1.15, c5, 0.5), horn(0.80, 1.15, c4, 0.45),
	)
	for _, d := range []struct{ at, gain float64 }{{0.005, 0.5}, {0.425, 0.45}, {0.80, 0.9}} {
		parts = append(parts,
			tone{at: d.at, length: 0.6, from: 150, to: 98, glide: 0.07, attack: 0.003, release: 0.56, gain: d.gain},
			puff{at: d.at, length: 0.08, attack: 0.001, from: 600, to: 250, width: 1.5, gain: 0.6 * d.gain, seed: c.bits()},
		)
	}
	for i, ratio := range []float64{2, 2.003, 4, 5.04, 6.02} {
		parts = append(parts, ring{at: 0.80, freq: c5 * ratio, fade: 1.2 - 0.18*float64(i), soft: 0.0015, gain: 0.22 / (1 + 0.5*float64(i))})
	}
	return parts
}
