\version "2.24.0"

\header {
  title = "Españoleta"
  composer = "Gaspar Sanz"
  source = "Libro segundo de cifras sobre la guitarra española, Zaragoza 1675"
}

% The calm piece: theme (three strains), Sanz's first variation, and a return in which the recorder sings the first strain and the guitar
% closes with the end of his last variation. The guitar's notes are Sanz's but for the broken chords below the recorder; the harp, which
% plays the bass of Spanish music of his time, and the beat that the double bars are held are ours.

tempi = {
  \partial 2 \tempo 4 = 84 s2
  \tempo 4 = 97 s2.*6 \tempo 4 = 88 s2. \tempo 4 = 84 s2.
  \tempo 4 = 97 s2.*6 \tempo 4 = 88 s2. \tempo 4 = 84 s2.
  \tempo 4 = 97 s2.*3 \tempo 4 = 90 s2. \tempo 4 = 97 s2.*2 \tempo 4 = 90 s2. \tempo 4 = 82 s2.
  \tempo 4 = 102 s2.*6 \tempo 4 = 95 s2. \tempo 4 = 88 s2.
  \tempo 4 = 102 s2.*6 \tempo 4 = 90 s2.
  \tempo 4 = 99 s2.*3 \tempo 4 = 88 s2. \tempo 4 = 99 s2.*2 \tempo 4 = 95 s2. \tempo 4 = 80 s2.
  \tempo 4 = 95 s2.*6 \tempo 4 = 88 s2. \tempo 4 = 82 s2.
  \tempo 4 = 95 s2.*3 \tempo 4 = 84 s2. \tempo 4 = 90 s2. \tempo 4 = 84 s2. \tempo 4 = 74 s2 \tempo 4 = 62 s4 \tempo 4 = 58 s2. s2.
}

% The guitar: tune above, bass below.

themeOne = \fixed c' {
  c16\mp d c4 b,8 c4 | d e f | e16 f e4 d8 c4 | e\< f e |
  a4.\mf g8 a4 | d\> e f | e2.\! | r4 c\mp d |
}
themeOneLow = \fixed c { a,2.\p | g, | c | c | f | g, | <c c'>2.~ | q4 s2 | }
themeTwo = \fixed c' {
  e16 f e4 d8 c4 | e2. | b,16 c b,4 c8 b,4 | b, c d |
  c4. b,8 a,4 | b,\> a, gis, | <a, c e>2.\p | r4 r b, |
}
themeTwoLow = \fixed c { c'4.\p b8 a4 | c' b a | g2. | g4 a b | s2.*3 | s2. | }
themeThree = \fixed c' {
  c16\mp d c4 b,8 a,4 | b,2 e4 | e4. d8 c4 | b,2. |
  e16\mf f e4 f8 g4 | f4.\> e8 d4 | b,8 c b,8. a,16 gis,4\! | a,4\p a,8\mp gis, a, b, |
}
themeThreeLow = \fixed c { a,2.\p | e4 gis s | f a s | e2. | c | d | e | a,4 s2 | }

variedOne = \fixed c' {
  c4\mp e8 d e f | b,4 e8 d e f | <c e>4 s2 | b,4\< e8 f g e |
  a4\mf s2 | g4\> b,8 c d b, | <c e>2.\p | r4 c8 b, c d |
}
variedOneLow = \fixed c {
  a,2.\p | g, | c8 r c\mp d e f | g2.\p |
  f4 d8\mp e f d\p | g2. | c | s |
}
variedTwo = \fixed c' {
  e4\mp g8 f e d | e4 s2 | g4 f8 e d c | b,4 b,8 c d b, |
  c4 e8 d c b, | c4 b, a,8 gis, | a,4 a8 g f e |
}
variedTwoLow = \fixed c { c2.\p | c4 b,8\mp c b, a, | g2.\p | g, | a, | a,4 e2 | a,2. | }
variedThree = \fixed c' {
  f4\mf e d | b, e8\> d c b, | c4 b, a, | <gis, b,>2.\p |
  e8\mp d c b, a, g, | d e d c b, a, | <gis, b,>4 s2 | <a, c e>2.\p |
}
variedThreeLow = \fixed c {
  a4\p g f | e2. | a4 g f | e2. |
  c | f | e8 f\mp e d c b, | a,2.\p |
}

broken = \fixed c {
  a,8\pp e a c' a e | g, d g b g d | c g c' e' c' g | c g c' e' c' g |
  f a c' f' c' a | g, d g b g d | c g c' e' c' g | c4 r r |
}
close = \fixed c' {
  c'4\mp b8 c' b a | <b, gis>4 a,8 b, c d | e4 a8 r r4 | <b, gis>2. |
  e8\mf e f e g e | f\> e d e f d | gis fis e fis gis e\! | a2.\p | <c e a>2.\pp |
}
closeLow = \fixed c {
  <a, e'>2.\p | d4 s2 | s4 a,8 b, c d | e2. |
  c2. | d | e | a,2.~ | a, |
}

guitar = <<
  { \partial 2 \fixed c' { a,4\p b, } | \themeOne \themeTwo \themeThree \variedOne \variedTwo \variedThree s2.*7 r4 \fixed c' { a4\mp b } | \close }
  \\ { s2 | \themeOneLow \themeTwoLow \themeThreeLow \variedOneLow \variedTwoLow \variedThreeLow \broken \closeLow }
>>

% The harp: bass in theme and return, soft chords above the bass of the guitar in the variation.

harpTheme = \fixed c {
  R2.*8 |
  c4\p g e' | c e a, | g, d g | g, d g | a, e a | e,2 e4 | a,8 e a c' e'4 | a,2 r4 |
  a,4 r e | e,2 b,4 | f, c a | e,8 b, e gis b4 | c4 g c' | d a d' | e, b, e | a,2. |
}
harpVaried = \fixed c {
  r4 <e a>4\pp q | r <d g> q | r4 r r | r4 <d g> q | r4 <a c'> r | r <d g> q | r8 g c' e' g'4 | r2. |
  r4 <e g> q | r4 g r | r4 <b d'> q | r <d g> q | r <e a> q | r2. | r4 <c a> q |
  r2. | r4 e2 | r2. | r8 b e' gis' b'4 |
  r4 <e g> q | r <a d'> r | r2. | r8 e a c' e'4 |
}
harpReturn = \fixed c {
  <a, e>2.\p | <g, d> | <c, g,> | q | <f, c> | <g, d> | c,4 g, c | c,2 r4 |
  r8 e\pp a c' e' a' | e,2. | a,2. | e,8 b, e gis b e' |
  c2. | d4 a f' | e,4 b, gis | a,8 e a c' e' a' | <a, e a>2. |
}
harp = { \partial 2 r2 | \harpTheme \harpVaried \harpReturn }

% The recorder, heard only in the return.

recorder = \fixed c'' {
  \partial 2 r2 | R2.*46 | r4 a,\p b, |
  c4. b,8 c4 | d8 e16 d e4 f | e4. d8 c4 | e f e |
  a4.\mp g8 a4 | d e8 f16 e f4 | e2.\p~ | e4 r r |
  R2.*4 |
  e4\p f g | f4. e8 d4 | b,4. a,8 gis,4 | a,2.~ | a,4 r r |
}

\score {
  <<
    \new Staff \with { midiInstrument = "acoustic guitar (nylon)" midiPanPosition = #-0.2 } { \clef "treble_8" \time 3/4 << \guitar \tempi >> }
    \new Staff \with { midiInstrument = "orchestral harp" midiPanPosition = #0.4 midiExpression = #0.85 } { \clef bass \time 3/4 \harp }
    \new Staff \with { midiInstrument = "recorder" midiPanPosition = #0.1 midiExpression = #0.8 } { \time 3/4 \recorder }
  >>
  \midi { }
}
