\version "2.24.0"
\header { title = "Canarios" composer = "Gaspar Sanz" source = "Instrucción de música sobre la guitarra española, 1674" }

% The dance that the guitar took from the islands, for two guitars, tambourine and castanets.

theme = { fis8 e fis g fis g | fis4. e8 d cis | b cis d \appoggiatura { e16 fis } e8 d cis }
answer = { e8 fis e d e d | cis d cis a g a | b cis d e fis g }
dance = { b4 b8 cis4 cis8 | <a d>4 <a d> fis | g4 g8 a4 a8 }
strum = { <d fis d'>8 8 8 <g d'>8 8 8 | <d fis d'>4. r | <d fis d'>8 8 8 <a e' a cis>8 8 8 | <d fis d'>4. r }

up = \relative d' {
  \partial 4 d8\mp e |
  \theme | d4. r8 d e | \theme | d4. fis8\mf g fis |
  \answer | fis4 d8 fis g fis | \answer | fis4 d a'\f |
  \dance | fis4 d a' | \dance | fis4 d r8 fis\mp |
  r8 g4 r8 a4 | fis4. r8 a4 | g4 g8 e4 e8 | d4 d r8 fis |
  r8 g4 r8 a4 | fis4. r8 a4 | g4 g8 e4 e8 | d4 d r8 a'\mf |
  fis8 g a e fis g | d4~ d r8 d' | b8 cis d e,4. | d4 d8 d\p cis b |
  a8 b a g a g | r4. a'8 g fis | r8 fis e~ e4. | d4 d8 d\mp cis b |
  a8 b a g a g | r4. a'8 g fis | r8 fis e~ e4. | d4 d d'\mf |
  b4 b8 cis4 cis8 | <a d>4 <a d> r | r8 b,4 r8 cis4 | d4. r8 d'4 |
  b4 b8 cis4 cis8 | <a d>4 <a d> r | r8 b,4 r8 cis4 | d4. fis8\< g fis |
  e8 fis e gis fis gis | a g a a g a | b a b cis b cis\! | <d, fis d'>4.\f r |
  \strum \strum
  <d fis d'>8 8 8 <a e' a cis>8 8 8 | <d g b>8\mf 8 8 <d fis a>8 8 8 | <a e' g>8 8 8 <e' a cis a'>8 8 8 | <a, d fis>4. r |
  <d fis>4\p 8 <cis e>4 8 | <b d>4 8 <a cis>4 8 | <g b>4 8 <a cis>4 8 | <a d fis>4.\< r |
  \strum
  <d fis d'>8\! 8 8 <g d'>8 8 8 | <d fis d'>4. r |
  d'4\mf b c | b a g | fis d r8 e | fis g fis e d cis | d4. r4 a'8 |
  d,8 cis d e fis g | <a, d fis>4 4 d' | b8\< cis d cis d cis | <d, fis d'>4.\! r |
  d'8\f cis d cis d cis | b cis b a b a | b a b a g a | fis4 d8 r d\mp e |
  \theme | d4. r8 d e | \theme | d4. fis8\mf g fis |
  \answer | fis4 d8 fis g fis | \answer | fis4 d a'\f |
  \dance | fis4 d a' | \dance | fis4 d a'\ff |
  \strum \tempo 4. = 84 <d, fis d'>8 8 8 <a e' a cis>8 8 8 | \tempo 4. = 70 <d g b>8 8 8 <e a cis a'>8 8 8 | \tempo 4. = 60 <d fis d'>2.\fermata |
}

themeLow = { <d a' d>4. <g b> | <d a' d>4 d~ d | g,4. a }
strumLow = { d8 d d g g g | d4 d8 a d a | d d d a a a | d4 d8 a d a }

low = \relative d {
  \partial 4 s4 |
  \themeLow | d4 d,~ d | \relative d { \themeLow } | d4 d,8 d'4. |
  cis4. b | a fis | g a | d, d' | cis b | a fis | g a | d,4~ d r8 d' |
  \relative d { r8 g4 r8 a4 | fis4 fis r8 a, | r8 b4 r8 cis4 | d4~ d r8 d | r8 g4 r8 a4 | fis4 fis r8 a, | r8 b4 r8 cis4 | d4. r8 a'4 |
  b4 b8 cis4 cis8 | d4 d r8 a, | r8 b4 r8 cis4 | d4. r8 a'4 | b4 b8 cis4 cis8 | d4 d r8 a, | r8 b4 r8 cis4 | d4~ d r |
  d4. a | r4 d r | <g b>4. a,8 b cis | d4. r |
  s2. | fis8 e d r4. | g4. a8 b cis | d,4. r | s2. | fis8 e d r4. | g4. a8 b cis | d,4. r |
  r8 g4 r8 a4 | fis4 fis r8 a | g4 g8 a4 a8 | fis4 d r | r8 g4 r8 a4 | fis4 fis r8 a | g4 g8 a4 a8 | fis4 d8 d4. |
  cis4. e | a, d | g a | d,4 d8 a d a |
  \strumLow \strumLow d8 d d a a a | g' g g d d d | d d d a a a | d4 d8 a d a |
  r8 d4 r8 a4 | r8 d4 r8 a4 | r8 d4 r8 a4 | d4 d8 a d a |
  \strumLow d8 d d g g g | d4. r |
  g4 g a | g d b | d a2 | d4. a | d4 d,~ d | d'2. | <d, a' d>4 4 r | g'4. a | d,4 d8 a d a |
  d4. a' | g fis | g a | d,4.~ d8 r4 |
  \themeLow | d4 d,~ d | \relative d { \themeLow } | d4 d,8 d'4. |
  cis4. b | a fis | g a | d, d' | cis b | a fis | g a | d,4~ d r8 d' |
  r8 g4 r8 a4 | fis4 fis r8 a, | r8 b4 r8 cis4 | d4~ d r8 d | r8 g4 r8 a4 | fis4 fis r8 a, | r8 b4 r8 cis4 | d4. r |
  \strumLow d8 d d a a a | g' g g a, a a | <d, a' d>2. |
  }
}

\score {
  <<
    \new Staff { \set Staff.midiInstrument = "acoustic guitar (nylon)" \key d \major \time 6/8 \tempo 4. = 92 \up }
    \new Staff { \set Staff.midiInstrument = "acoustic guitar (nylon)" \clef "treble_8" \key d \major \low }
  >>
  \midi { }
}
