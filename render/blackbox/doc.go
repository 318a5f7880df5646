// Package blackbox tests the whole program from outside, as a player meets it: the unmodified program runs in a process of
// its own, natively under Ebitengine's exp/vmhost and in a headless browser, and is played with the mouse from its title
// to the result. It holds nothing but tests.
package blackbox
