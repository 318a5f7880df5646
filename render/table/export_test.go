package table

// Dusk returns how far the evening of the last round has come, from 0 to 1.
func (k *Kit[S, A, E, V]) Dusk() float64 { return k.dusk }
