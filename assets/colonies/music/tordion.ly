\version "2.24.0"
\include "articulate.ly"
\header {
  title = "Tordion"
  composer = "anonymous"
  source = "Pierre Attaingnant, Neuf basses dances deux branles, Paris 1530"
}

% The dance known by its later words "Quand je bois du vin clairet", a tone lower than in its source. The four parts are those of
% the source; drones, drums and divisions are ours. A storm draws near: lute over a drone, recorder and viols, then the loud
% band of shawm and sackbut, each time with more drums, and the last time faster.

% The parts of the source.

superiusA = \relative e' {
  e4 fis g a g fis | e2. fis4 g a | b a g g a fis | g2 fis4 e d2 | e4 fis g a g fis | e2 g fis | e1 d2 | e1. |
}
superiusB = \relative b' {
  b2. a4 b cis | b1 b2 | d4 cis b a g fis | g2. fis4 e2 | b'2. a4 b cis | b2 a4 g fis2 | e1 d2 | e1. |
}
contraA = \relative b { b1 b2 | e1 e2 | d1 e2 | e a1 | g1 e2 | b4 a b cis d2 | b b1 | b1. | }
contraB = \relative g' { g1 g2 | g1 g2 | fis1 fis2 | e1 e2 | d1 d2 | d1 d2 | b b1 | b1. | }
tenorA = \relative g { g1 e2 | b'1 b2 | b b c | b1 a2 | b1 b2 | g1 a2 | g2 fis4 e fis2 | e1. | }
tenorB = \relative e' { e1 e2 | d1 d2 | d1 d2 | b1 b2 | b1 b2 | b1 a2 | g fis1 | e1. | }
bassusA = \relative e { e1 e2 | e1 e2 | g b a | e fis1 | e1 e2 | e1 d2 | e b1 | e1. | }
bassusB = \relative e { e1 e2 | g1 g2 | d1 d2 | e1 e2 | g1 g2 | g1 d2 | e b1 | e1. | }

% Divisions on the tune.

dividedA = \relative e' {
  e4 fis g a g fis | e b e fis g a | b cis d g, a fis | g b fis e d2 | e4 fis g a b fis | e g b g fis a | e g e2 d | e1. |
}
dividedB = \relative b' {
  b4 b b a b cis | b cis b a b2 | d4 cis b a g fis | g a g fis e2 | b'4 d b a b cis | b b a g fis a | e g e2 d | e1. |
}
brokenA = \relative e {
  e4 g b g e b' | e, b' e b e, b' | g d' b d a c | e, b' fis a d a | e b' g b e b | e, g b g d fis | e g b, fis' b fis | e b' e b e,2 |
}
brokenB = \relative e {
  e4 b' g' b, e, b' | g d' g d g, d' | d, a' fis' a, d, a' | e b' e b e, b' | g d' g d g, d' | g, b d b d, fis | e g b, fis' b fis | e b' e b e,2 |
}

% The parts.

low = #(define-music-function (notes) (ly:music?) #{ \transpose e d $notes #})
high = #(define-music-function (notes) (ly:music?) #{ \transpose e d' $notes #})

pace = {
  \key d \dorian \time 3/2
  \tempo 2 = 144 s1.*27 | \tempo 2 = 138 s1. |
  \tempo 2 = 148 s1.*27 | \tempo 2 = 140 s1. |
  \tempo 2 = 152 s1.*2 | \tempo 2 = 158 s1.*13 | \tempo 2 = 148 s1. | \tempo 2 = 132 s2 \tempo 2 = 116 s2 \tempo 2 = 96 s2 | \tempo 2 = 80 s1. |
}

recorder = {
  R1.*20 |
  <>\mp \high \superiusB
  R1.*20 | <>\f \high \dividedB
  R1.*2 | <>\f \high \dividedA <>\ff \high \superiusB
}

shawm = {
  R1.*32 |
  <>\mf \low \superiusA <>\f \low \superiusB <>\f \low \superiusB
  R1.*2 | <>\f \low \superiusA <>\ff \low \dividedB
}

viol = {
  R1.*20 |
  <>\p \low \contraB
  R1.*4 | <>\mp \low \contraA <>\mf \low \contraB <>\f \low \contraB
  R1.*2 | <>\f \low \contraA <>\ff \low \contraB
}

sackbut = {
  R1.*32 |
  <>\p \low \tenorA <>\mp \low \tenorB <>\mf \low \tenorB
  R1.*2 | <>\mf \low \tenorA <>\f \low \tenorB
}

droneBar = { d,1. }
bassViol = {
  d,1.\pp\< | d,1. | d,1.\p\> | d,1. |
  << { \repeat unfold 8 \droneBar } { s1.*4\p s1.*3\mp s1.\p } >>
  <>\p \low \bassusA <>\mp \low \bassusB
  d,2\mf d,4 d, a,2 | d,2 d,4 d, a,2 | d,2\f d,4 d, a,2 | d,4 d, a, a, d,2 |
  <>\mf \low \bassusA <>\f \low \bassusB <>\f \low \bassusB
  d,1.\p\< | d,1. | <>\ff \low \bassusA \low \bassusB
}

luteTouch = {
  s1.*4\p | s1.*8\mp s1.*8\mf s1.*8\mp |
  s1.*4\mf | s1.*8\mp s1.*8\mp s1.*8\mf | s1.*2\p | s1.*15\mf s1.\f |
}
luteTune = {
  R1.*4 |
  \low \superiusA \low \dividedA R1.*8 |
  R1.*4 | R1.*24 | R1.*2 | R1.*15 | <d' a'>1. |
}
luteBass = {
  R1.*2 | <d a>1. | <d a>1 <d a>2 |
  \repeat unfold 4 { <d a>1. | <d a>1 <d a>2 | }
  \low \bassusA \low \brokenB |
  <d a>2 <d a>4 <d a> <a, e>2 | <d a>2 <d a>4 <d a> <a, e>2 | <d a d'>2 <d a>4 <d a> <a, e>2 | <d a d'>4 <d a> <a, e> <a, e> <d a>2 |
  \low \brokenA \low \brokenB \low \brokenB
  <d a>1. | <d a>1. |
  \low \brokenA \low \brokenB
}

roll = { \repeat unfold 12 a8 }
taiko = {
  a1.\pp | r1. | \roll | a2 r1 |
  R1.*16 | a1.\p | R1.*5 | s1.*0\pp\< \roll | a1\mp a2 |
  a1\mf a2 | a1 a2 | a1\f a2 | s1.*0\mp\< \roll |
  \repeat unfold 3 { a1.\mf | R1. | } a1.\mf | a1\p a2\mf |
  \repeat unfold 4 { a1.\mf | a1\p a2 | } \repeat unfold 3 { a1.\f | a1\p a2 | } a1.\f | a1\p a2\mf |
  s1.*0\pp\< \roll | \roll |
  \repeat unfold 7 { a1.\f | a1\mf a2 | } s1.*0\mf\< a2 a4 a a8 a a a | a1.\ff |
}

beat = \drummode { tomml2\mp tomml4\p tomml tomml2\p | tomml2\mp tomml4\p tomml tomml4 tomml | }
loud = \drummode { tomml2\mf tomml4\mp tomml tomml2\mp | tomml2\mf tomml4\mp tamb\p tomml\mp tamb\p | }
stamp = \drummode { <tomml tamb>2\f tomml4\mf tomml <tomml tamb>2\mf | <tomml tamb>2\f tomml4\mf tamb tomml tamb | }
tabor = \drummode {
  R1. | r1 tomml4\pp tomml | tomml2\pp tomml4 tomml tomml2 | tomml2 tomml4 tomml tomml4 tomml |
  R1.*8 | \repeat unfold 8 { tomml2\pp tomml4 tomml tomml2 | }
  \repeat unfold 4 \beat
  \repeat unfold 2 \loud
  \repeat unfold 4 \beat \repeat unfold 8 \loud
  R1.*2 |
  \repeat unfold 7 \stamp <tomml tamb>2\f tomml4 tomml tomml2 | <tomml tamb>1.\f |
}

\score {
  <<
    \new Devnull \pace
    \new Staff \with { midiInstrument = "recorder" midiPanPosition = #-0.35 midiMaximumVolume = #0.75 } \articulate \recorder
    \new Staff \with { midiInstrument = "oboe" midiPanPosition = #0.25 midiMaximumVolume = #0.85 } \articulate \shawm
    \new Staff \with { midiInstrument = "viola" midiPanPosition = #0.1 midiMaximumVolume = #0.9 } \viol
    \new Staff \with { midiInstrument = "trombone" midiPanPosition = #0.4 midiMaximumVolume = #0.6 } \articulate \sackbut
    \new Staff \with { midiInstrument = "cello" midiPanPosition = #0.3 midiMaximumVolume = #0.8 } \bassViol
    \new Staff \with { midiInstrument = "acoustic guitar (nylon)" midiPanPosition = #-0.15 } <<
      \new Voice << \luteTune \luteTouch >>
      \new Voice << \luteBass \luteTouch >>
    >>
    \new Staff \with { midiInstrument = "taiko drum" midiPanPosition = #0.0 } \taiko
    \new DrumStaff \with { midiPanPosition = #-0.05 } \tabor
  >>
  \midi {
    \context {
      \Score
      dynamicAbsoluteVolumeFunction = #(lambda (sign) (assoc-get sign
        '(("pp" . 0.38) ("p" . 0.47) ("mp" . 0.56) ("mf" . 0.66) ("f" . 0.78) ("ff" . 0.9)) 0.6))
    }
  }
}
