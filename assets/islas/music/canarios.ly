\version "2.24.0"

\header {
  title = "Canarios"
  composer = "Gaspar Sanz"
  source = "Instrucción de música sobre la guitarra española, Zaragoza 1674"
}

% The dance that the guitar took from the islands. Tune, bass and harmony of each phrase are Sanz's; who plays them, the chords of the
% second guitar, recorder and percussion and the order of the phrases are ours: theme, answer, dance, echoes, bells, strumming, close.

% The orchestra's kit has castanets where others clap hands.
drumPitchNames.castanets = #'handclap

tempi = {
  \partial 4 \tempo 4. = 92 s4
  \tempo 4. = 96 s2.*24
  s2.*8
  \tempo 4. = 94 s2.*3 \tempo 4. = 88 s2.
  \tempo 4. = 92 s2.*7 s4. \tempo 4. = 84 s4.
  \tempo 4. = 94 s2.*4 \tempo 4. = 96 s2.*4
  \tempo 4. = 98 s2.*8
  \tempo 4. = 96 s2.*7 s4. \tempo 4. = 88 s4.
  \tempo 4. = 94 s2.*4 \tempo 4. = 98 s2.*8
  s2.*5
  \tempo 4. = 90 s4. \tempo 4. = 76 s4. \tempo 4. = 50 s2.
}

% The first guitar: what Sanz's one guitar plays where it plays alone, else its upper line.

oneTheme = \fixed c' {
  fis8\mf e fis g fis g | fis4. e8 d cis | b,8 cis d e32 fis e16 d8 cis | d4. r8 d\mp e |
  fis8 e fis g16 a g fis g8 | fis8. g16 fis8 e d cis | b,8 cis d e32 fis e16 d8 cis | d4 r8 fis\mf g fis |
}
oneThemeLow = \fixed c {
  <d a d'>4.\mf <g b> | <d a d'>4 d d8 r | g,4. a, | d4 a,8 d4 r8 |
  s2.*4 |
}
oneAnswer = \fixed c' {
  e8 fis e d e d | cis d cis a, g, a, | b, cis d e fis g | fis4 d8 r4. |
  a8\mp a g g g fis | e e e d d d | b, b, b, cis cis cis | d4 d a\f |
}
oneDance = \fixed c' {
  b4 b8 cis'4 cis'8 | <a d'>4 q fis | g4 g8 a4 a8 | fis4 d a\p |
  b4 b8 cis'4 cis'8 | <a d'>4 q fis | g8 a g a b a | fis4 d r8 fis |
}
oneDanceLow = \fixed c {
  r8 g4\mf r8 a4 | fis4 fis r8 a, | r8 b,4 r8 cis4 | d4 d r8 d |
  r8 g4\pp r8 a4 | fis4 fis r8 a, | r8 b,4 r8 cis4 | d4. r |
}
oneAbove = \fixed c' {
  r8 g4\mp r8 a4 | fis4. r8 a4 | g4 g8 e4 e8 | d4 d r8 fis\f |
  r8 <d g>4 r8 <e a>4 | <a, fis>4. r8 a4 | g4 g8 e4 e8 | d4 d r8 a\mp |
}
oneAlone = \fixed c' { fis8 g a e fis g | d4~ d r8 d' | b8 cis' d' e4. | d4 d8 d\p cis b, | }
oneAloneLow = \fixed c { d4.\mp a, | r4 d r | <g b>4. a,8 b, cis | d4. r | }
oneEcho = \fixed c' {
  a,8 b, a, g, a, g, | r4. a8\pp g fis | r8 fis e~ e4. | d4 d8 d\p cis b, |
  a,8 b, a, g, a, g, | fis, e, d, r4. | R2. | r2 a4\mp |
}
oneEchoLow = \fixed c {
  s2. | fis8\p e d r4. | g4.\pp a8 b cis' | d4. r |
  s2.*4 |
}
oneBells = \fixed c' {
  d8 cis d e fis e | fis4 d8~ d4 e8 | fis g fis e d cis | d4 d a\p |
  d8\< cis d e fis e | fis4 d8~ d4 e8 | fis g fis e d cis\! | d4 d8 fis\mf g fis |
}
oneClimb = \fixed c' { e8\< fis e gis fis gis | a g a a g a | b a b cis' b cis'\! | <d fis d'>4.\f r | }
oneStrum = \fixed c' {
  <d fis d'>8\mf q q <d g d'> q q | <d fis d'>4. r | <d g b>8 q q <cis e a> q q | <d fis d'>4. r |
}
oneDescent = \fixed c' {
  <d fis d'>8\mf q q <a, e a cis'> q q | <d g b>8 q q <d fis a> q q | <a, e g>8\> q q <a, cis a> q q | <a, d fis>4.\! r |
  <d fis>4\p <d fis>8 <cis e>4 q8 | <b, d>4 q8 <a, cis>4 q8 | <g, b,>4 q8 <a, cis>4 q8 | <a, d fis>4. r |
}
oneClose = \fixed c' {
  d'8\mp b c' b a g | fis4 d r8 e | fis g fis e d cis | d4. r8 r a |
  d8\< cis d e fis g | <a, d fis>4 q d' | b8 cis' d' cis' d' cis'\! | <d fis d'>4.\mf r |
  d'8\f cis' d' cis' d' cis' | b cis' b a b a | b a b a g a | fis4 d8 r d e |
}
oneEnd = \fixed c' {
  fis8\f e fis g fis g | fis4. e8 d cis | b,8 cis d e32 fis e16 d8 cis | d4. r |
  <d fis d'>8 q q <a, e a cis'> q q | <d g b>8 q q <a, e a cis'> q q | <d fis d'>2. |
}

one = << { \partial 4 \fixed c' { d8\mp e } | \oneTheme \oneAnswer \oneDance \oneAbove \oneAlone \oneEcho \oneBells \oneClimb \oneStrum \oneDescent \oneClose \oneEnd }
  \\ { s4 | \oneThemeLow s2.*8 \oneDanceLow s2.*8 \oneAloneLow \oneEchoLow } >>

% The second guitar: bass and strummed chords; in the bells it follows the first in sixths.

twoTheme = \fixed c {
  R2.*3 | r4. r4 a,8\p |
  <d a d'>4. <g, d g b> | <d a d'>4 a,8 d4 a8 | <g, d g>4. <a, e a> | <d a d'>4 d8 d4 r8 |
}
twoAnswer = \fixed c {
  cis8 <e a> q b, <d g> q | a, <e a> q fis, <d a> q | g, <d g> q a, <e a> q | d <a d'> q d4 r8 |
  cis4 <e a>8 b,4 <d g>8 | a,4 <e a>8 fis,4 <d a>8 | g,4 <d g>8 a,4 <e g>8 | d4 <a d'>8 d4 r8 |
}
twoDance = \fixed c {
  <g, d g b>4\mf q8 <a, e a>4 q8 | <d a d'>4 q q | <b, d g>4 q8 <cis e a>4 q8 | <d a d'>4 q r |
  g,8\pp d b a, e cis' | d a d' a fis a | b, d g cis e a | d a d' d4 a8\mf |
}
twoBelow = \fixed c {
  b4 b8 cis'4 cis'8 | d'4 d' r8 a, | r8 b,4 r8 cis4 | d4. r8 a4\mf |
  <g, d g b>4 b8 <a, e a cis'>4 cis'8 | <d a d'>4 q r8 a, | <b, d g>4 q8 <cis e a>4 q8 | <d a d'>4 q r |
}
twoAlone = { R2.*4 }
twoEcho = \fixed c { R2.*3 | r4. r | <d a>2.\pp | R2. | g4. a8 b cis' | d'4. r | }
twoBells = \fixed c {
  d2.\p | d4.~ d4 a8~ | a8 g4 a,4. | d4. r |
  fis8\p\< e fis g a g | a4 fis8~ fis4 g8 | a b a g fis e\! | fis4 d8 r4. |
}
twoBellsLow = \fixed c { s2.*4 | a,2.\p | a,2. | a,2. | s2. | }
twoClimb = \fixed c { <cis e a>4\mp\< q8 <e gis b>4 q8 | <a, e a>4 q8 <d a d'>4 q8 | <g, d g b>4 q8 <a, e a cis'>4 q8\! | <d a d'>4\mf d8 a, d a, | }
twoStrum = \fixed c {
  <d a d'>8 <a d'> q <g, d g b> <g b> q | <d a d'>4 d8 a, d a, | <g, d g>8 <d g> q <a, e a> <e a> q | <d a d'>4 d8 a, d a, |
}
twoDescent = \fixed c {
  <d a d'>4\mf q8 <a, e a>4 q8 | <g, d g b>4 q8 <d a d'>4 q8 | <e, b, e>4\> q8 <a, e a>4 q8 | <d a d'>4\p d8 a, d a, |
  r8 d4 r8 a,4 | r8 d4 r8 a,4 | r8 d4 r8 a,4 | d4 d8 a, d a, |
}
twoClose = \fixed c {
  <g, d g b>4.\p g | d4 a8 d4 a8 | <d a d'>4. <a, e g> | <d a d'>4 d8 a, d a, |
  <d a>4.\< d | <d a d'>4 q r | <g, d g b>4. <a, e a> | <d a d'>4\mf d8 a, d a, |
  <d a d'>4 q8 <a, e a>4 q8 | <b, d g>4 q8 <a, e a>4 q8 | <g, d g>4 q8 <a, e a>4 q8 | <d a d'>4 d8 d r r |
}
twoEnd = \fixed c {
  <d a d'>4\mf q8 <g, d g b>4 q8 | <d a d'>4 q8 d a, d | <g, d g>4 q8 <a, e a>4 q8 | <d a d'>4 d8 a, d a, |
  <d a d'>8\f q q <a, e a> q q | <g, d g b>8 q q <a, e a cis'> q q | <d a d'>2. |
}

two = << { \partial 4 s4 | \twoTheme \twoAnswer \twoDance \twoBelow \twoAlone \twoEcho \twoBells \twoClimb \twoStrum \twoDescent \twoClose \twoEnd }
  \\ { s4 | s2.*44 \twoBellsLow } >>

% The recorder, an octave above the guitar's tune.

recorder = \fixed c'' {
  \partial 4 r4 |
  R2.*11 | r4. fis8\mp g fis |
  e8 fis e d e d | cis d cis a, g, a, | b, cis d e fis g | fis4 d8 r4. |
  R2.*11 | r4. r8 a4\mf |
  b4 b8 cis'4 cis'8 | d'4 d' fis | g4 g8 e4 e8 | d4 d r |
  R2.*9 | r4. a8\pp g fis | r8 fis e~ e4. | d4. r |
  R2.*10 | b8\mp\< a b cis' b cis' | d'4.\mf r8 d\f e |
  fis8 e fis g16 a g fis g8 | fis8. g16 fis8 e d cis | b, cis d e32 fis e16 d8 cis | d4. r |
  R2.*16 |
  fis8\mf e fis e fis e | d e d cis d cis | d cis d cis b, cis | d4 r8 r d e |
  fis8\f e fis g fis g | fis4. e8 d cis | b, cis d e32 fis e16 d8 cis | d4. r |
  d'4. cis' | b8 cis' d' cis'4 b16 cis' | d'2. |
}

% Castanets and tambourine.

light = \drummode { tamb4. tamb | tamb4. tamb4 tamb8 | }
cross = \drummode { castanets4 castanets8 castanets4 castanets8 | castanets4 castanets castanets8 castanets | }
full = \drummode { <castanets tamb>4 castanets8 tamb4 castanets8 | <castanets tamb>4 r8 tamb castanets castanets | }

beaten = \drummode {
  \partial 4 s4 |
  s2.*4 <>\p \light \light
  \light \light \light tamb4. tamb | tamb4. r |
  <>\mf \cross \cross s2.*8
  <>\mf \cross \cross
  s2.*4 s2.*8 s2.*6 <>\p \light
  <>\mf tamb4. tamb | tamb tamb | tamb4. tamb8 tamb tamb | <castanets tamb>4 castanets8 castanets castanets castanets |
  \full \full
  <>\mf \full \cross s2.*4
  s2.*8
  <>\mf \cross \cross
  \full \full
  \full <castanets tamb>2. |
}

\score {
  <<
    \new Staff \with { midiInstrument = "acoustic guitar (nylon)" midiPanPosition = #-0.4 } { \clef "treble_8" \key d \major \time 6/8 << \one \tempi >> }
    \new Staff \with { midiInstrument = "acoustic guitar (nylon)" midiPanPosition = #0.45 midiExpression = #0.7 } { \clef "treble_8" \key d \major \time 6/8 \two }
    \new Staff \with { midiInstrument = "recorder" midiPanPosition = #0.1 midiExpression = #0.8 } { \key d \major \time 6/8 \recorder }
    \new DrumStaff \with { midiInstrument = "orchestra kit" midiExpression = #0.8 } { \time 6/8 \beaten }
  >>
  \midi { }
}
