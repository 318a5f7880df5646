// Package anigif makes animated GIFs of frames that come one after the other, so that a long film needs no memory for all of them:
// first the colours of some are counted and a palette is chosen (Colours), then each is added to an Encoder, which keeps of it
// only the rectangle in which something has changed.
package anigif
