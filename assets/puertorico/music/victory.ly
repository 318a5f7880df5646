\version "2.24.0"
\header { title = "Victoria" composer = "after the town bands of the 1890s, our own" source = "the first theme of Tarde en Ponce" }

% A flourish of the town band: the head of the title theme as a call, a minor shade, and home.

cornet = {
  d'8\f-. d'16 d' \tuplet 3/2 { g'8-. b'-. d''-. } | b'4~ \tuplet 3/2 { b'8 ais' b' } | d''4~ \tuplet 3/2 { d''8 cis'' d'' } |
  e''4\ff es'' | d''8. b'16 \tuplet 3/2 { c''8 a' fis' } | g'8-. b'16 d'' g''4~ | g''4 r |
}
clarinet = {
  r4 \tuplet 3/2 { b'8\f-. d''-. g''-. } | d''4~ \tuplet 3/2 { d''8 cis'' d'' } | g''4~ \tuplet 3/2 { g''8 fis'' g'' } |
  g''16\ff e'' g'' e'' g'' es'' g'' es'' | b''8. g''16 \tuplet 3/2 { a''8 fis'' c'' } | b'8-. d''16 g'' b''4~ | b''4 r |
}
bombardino = \fixed c {
  d8\f-. d16 d \tuplet 3/2 { g8-. b-. d'-. } | d'4 g | b8 a g f | c'4\ff c' | b4 fis | g8-. d16 b, g,4~ | g,4 r |
}
low = \fixed c {
  r4 d,\f | g,4 b,, | g,4 b, | c4\ff es | d4 d, | g,4 g,,~ | g,,4 r |
}
side = \drummode {
  \repeat unfold 4 { sn16\mp sn32 sn } | sn8\mf sn16\mp sn sn8 sn | sn8\mf sn16\mp sn sn sn sn sn | \repeat unfold 16 { sn32\mp } |
  sn8\f sn16\mf sn sn8 sn | sn8\f sn16\mf sn \repeat unfold 8 { sn32\mf } | sn4\f r |
}
great = \drummode { R2 | bda4\mf r | bda4 r | bda4 bda | bda4 bda | bda4 bda\f | R2 | }

\score {
  <<
    \new Staff \with { midiInstrument = "trumpet" midiPanPosition = #-0.25 midiMaximumVolume = #0.95 } { \time 2/4 \key g \major \tempo 4 = 126 s4*0 \cornet }
    \new Staff \with { midiInstrument = "clarinet" midiPanPosition = #0.35 midiMaximumVolume = #0.95 } { \clarinet }
    \new Staff \with { midiInstrument = "trombone" midiPanPosition = #0.2 midiMaximumVolume = #0.55 } { \clef "bass" \bombardino }
    \new Staff \with { midiInstrument = "tuba" midiPanPosition = #0.0 midiMaximumVolume = #0.7 } { \clef "bass" \low }
    \new DrumStaff \with { midiPanPosition = #-0.1 midiMaximumVolume = #0.9 } << \side \\ \great >>
  >>
  \midi { }
}
