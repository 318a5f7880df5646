package colonies

// picker draws numbers below n; it is cheap, so that benchmarks measure the rules.
type picker uint64

func (p *picker) below(n int) int {
	*p += 0x9e3779b97f4a7c15
	z := uint64(*p)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return int((z ^ z>>31) >> 32 * uint64(n) >> 32)
}

// kindFirst picks a kind of those that have a legal action, the kinds of each first word being one, then one of its actions.
func (p *picker) kindFirst(legal []Action) Action {
	var first [Kinds]int
	var kinds [Kinds]ActionKind
	n := 0
	for _, a := range legal {
		k := a.Kind.group()
		if first[k] == 0 {
			kinds[n] = k
			n++
		}
		first[k]++
	}
	k := kinds[p.below(n)]
	at := p.below(first[k])
	for _, a := range legal {
		if a.Kind.group() == k {
			if at == 0 {
				return a
			}
			at--
		}
	}
	panic("no action")
}

// group returns the first kind with the same first word when printed.
func (k ActionKind) group() ActionKind {
	switch k {
	case TakeCard:
		return TakeToken
	case RobNone:
		return Rob
	}
	return k
}

// eager picks as kindFirst does, but takes the action that builds, settles or moves goods in two of three cases.
func (p *picker) eager(legal []Action) Action {
	a := p.kindFirst(legal)
	for range 3 {
		switch a.Kind {
		case Settle, BuildCity, MakeBase, Load, Shift, Save, BuildRoad, BuildShip, Buy, Rob, AnswerMore, AnswerYes, AnswerCard, Deal:
			return a
		}
		if p.below(3) == 0 {
			return a
		}
		a = p.kindFirst(legal)
	}
	return a
}
