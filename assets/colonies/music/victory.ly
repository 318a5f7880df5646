\version "2.24.0"
\include "articulate.ly"
\header {
  title = "Fanfare"
  composer = "for The Colonies"
  source = "our own"
}

% Two natural trumpets in D, which have only the notes d a d' fis' a' d'' e'' fis'' g'' a'', over two sackbuts, kettledrums and tabor.

pace = { \key d \major \time 4/4 \tempo 4 = 126 s1 | s2 \tempo 4 = 120 s4 \tempo 4 = 104 s4 | \tempo 4 = 88 s2. r4 | }

trumpetI = \relative d'' { d8\f d16 d d8 fis a4. g16 fis | g8.\f fis16 e8 a, fis' e16 d e8\ff e16 e | fis2. r4 | }
trumpetII = \relative a' { a8\mf a16 a a8 d d4. d8 | d8. d16 a8 a d d a\f a16 a | a2. r4 | }
sackbutI = { fis8\mf fis16 fis fis8 a d'4. d'8 | b4 cis' d' cis'\f | d'2. r4 | }
sackbutII = { d4\mf d8 d d4. d8 | g4 a b a\f | d2. r4 | }
kettledrums = { d4\f d8 d16 d d4 a,8 a, | d4\mf a, d\f a,8 a,16 a, | d8\f\> \repeat unfold 16 d32 d8\mp r4 | }
tabor = \drummode { tomml8\mf tomml16 tomml tomml8 tomml tomml4 tomml8 tomml | tomml4 tamb8 tamb tomml4\f tomml8 tomml16 tomml | <tomml tamb>2. r4 | }

\score {
  <<
    \new Devnull \pace
    \new Staff \with { midiInstrument = "trumpet" midiPanPosition = #-0.3 midiMaximumVolume = #0.95 } \articulate \trumpetI
    \new Staff \with { midiInstrument = "trumpet" midiPanPosition = #0.3 midiMaximumVolume = #0.85 } \articulate \trumpetII
    \new Staff \with { midiInstrument = "trombone" midiPanPosition = #-0.15 midiMaximumVolume = #0.8 } \articulate \sackbutI
    \new Staff \with { midiInstrument = "trombone" midiPanPosition = #0.2 midiMaximumVolume = #0.9 } \articulate \sackbutII
    \new Staff \with { midiInstrument = "timpani" midiPanPosition = #0.1 midiMaximumVolume = #0.85 } \kettledrums
    \new DrumStaff \with { midiMaximumVolume = #0.8 } \tabor
  >>
  \midi {
    \context {
      \Score
      dynamicAbsoluteVolumeFunction = #(lambda (sign) (assoc-get sign
        '(("pp" . 0.38) ("p" . 0.47) ("mp" . 0.56) ("mf" . 0.66) ("f" . 0.78) ("ff" . 0.9)) 0.6))
    }
  }
}
