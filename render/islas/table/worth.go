package table

import "islas/game/islas"

// conversionWords is what stands on the button of a palace or town, called key in texts: its name with what the best one that is
// possible brings; that alone, for a narrow button; and in a sentence how it is reckoned.
func (f *frame) conversionWords(k islas.ActionKind, key string) (name, worth, tip string) {
	u := f.ui
	name, tip = u.T("table."+key), u.T("table."+key+"-tip")
	gives, net, ok := f.ahead.Best(k, f.choice.legal)
	if !ok {
		return name, "", tip
	}
	worth = signed(net)
	tip += "\n" + u.T("table.convert-worth", "houses", k.Houses(), "each", islas.HousePoints, "gives", gives, "points", worth)
	return u.T("table.worth", "what", name, "points", worth), worth, tip
}
