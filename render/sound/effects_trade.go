package sound

// composeCoins is a few coins put down on each other: thin metal that rings high and briefly.
func composeCoins(c *noise) []part {
	var parts []part
	at := 0.004
	for i := range 4 {
		freq := c.around(3150, 0.07)
		gain := []float64{1, 0.7, 0.85, 0.5}[i]
		parts = append(parts,
			ring{at: at, freq: freq, fade: c.around(0.26, 0.15), soft: 0.0004, gain: 0.8 * gain},
			ring{at: at, freq: freq * 1.72, fade: 0.17, soft: 0.0003, gain: 0.45 * gain},
			ring{at: at, freq: freq * 2.61, fade: 0.10, soft: 0.0003, gain: 0.25 * gain},
			puff{at: at, length: 0.018, attack: 0.0004, from: 6000, to: 4200, width: 1.2, gain: 0.5 * gain, seed: c.bits()},
			ring{at: at, freq: c.around(420, 0.06), fade: 0.05, soft: 0.0008, gain: 0.3 * gain}, // the hand below
		)
		at += c.around(0.085, 0.3)
	}
	return parts
}

// composeBarrel is a cask set down on planks, which rolls a little: a hollow thud, and wood that grumbles.
func composeBarrel(c *noise) []part {
	freq := c.around(118, 0.08)
	land := c.around(0.012, 0.3)
	return []part{
		tone{at: land, length: 0.34, from: 1.35 * freq, to: freq, glide: 0.05, attack: 0.002, release: 0.31, gain: 0.8},
		ring{at: land, freq: freq * 2.31, fade: 0.20, soft: 0.001, gain: 0.5},
		ring{at: land, freq: freq * 3.9, fade: 0.12, soft: 0.0008, gain: 0.3},
		puff{at: land, length: 0.07, attack: 0.001, from: c.around(760, 0.12), to: 300, width: 1.4, gain: 1.1, seed: c.bits()},
		puff{at: land + 0.11, length: 0.26, attack: 0.08, from: c.around(260, 0.15), to: 190, width: 0.8, gain: 1.6, seed: c.bits()},
		ring{at: land + c.around(0.21, 0.1), freq: freq * 1.2, fade: 0.12, soft: 0.002, gain: 0.3},
	}
}

// composeHammer is two blows of a mallet on a beam, the second firmer.
func composeHammer(c *noise) []part {
	var parts []part
	for i, at := range []float64{0.004, c.around(0.21, 0.06)} {
		gain := []float64{0.7, 1}[i]
		freq := c.around(265, 0.04)
		parts = append(parts, block(c, at, freq, gain)...)
		parts = append(parts,
			puff{at: at, length: 0.05, attack: 0.0006, from: c.around(1500, 0.1), to: 600, width: 1.6, gain: 1.1 * gain, seed: c.bits()},
			ring{at: at, freq: c.around(95, 0.05), fade: 0.16, soft: 0.002, gain: 0.7 * gain},
		)
	}
	return parts
}

// composeHorn is the whistle of a ship that leaves: two low notes of a third, blown together.
func composeHorn(c *noise) []part {
	var parts []part
	for i, freq := range []float64{155.6, 196} {
		f := c.around(freq, 0.004)
		for k, level := range []float64{1, 0.75, 0.55, 0.4, 0.22, 0.12} {
			parts = append(parts, tone{at: 0.01 + 0.03*float64(i), length: 1.15, from: f * 0.96, to: f, glide: 0.10, harmonic: k + 1,
				attack: 0.09, release: 0.34, sag: 0.1, dull: 0.3, vibrato: 0.002, gain: 0.5 * level})
		}
	}
	return append(parts, puff{at: 0.01, length: 1.1, attack: 0.2, from: 900, to: 1400, width: 1.3, gain: 0.5, seed: c.bits()})
}
