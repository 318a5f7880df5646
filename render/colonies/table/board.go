package table

import "islas/render/ui"

// chartView draws the chart and all that lies on it.
type chartView struct{}

func (v *chartView) draw(f *frame, u *ui.UI, r ui.Rect) intent    { return nil }
func (v *chartView) flights(f *frame) []flight                    { return nil }
func (v *chartView) happens(f *frame) []ui.Rect                   { return nil }
func (v *chartView) spots(f *frame, name string) []ui.Rect        { return nil }
func (v *chartView) targets(f *frame, a action) (all, left []any) { return nil, nil }
