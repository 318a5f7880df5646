\version "2.24.0"
\header {
  title = "Pavana II"
  composer = "Luis Milán"
  source = "El maestro, Valencia 1536"
}

% Milán's pavana for vihuela stands in three strains of eight bars. Treble, inner voices and bass of the first lute part are his.
% First the lute plays all three, joined by viols in the second and by a recorder in the third; then the first strain comes again
% with divisions of ours over viols, and the third with everybody, softer and slower to its end.

% Milán's voices, as they sound.

trebleI = \relative fis' { fis2 fis g | fis1 g2 | fis e d | cis4 d cis b a gis | e'2 e d4 cis | b1 a2 | d1 cis2 | d1. | }
trebleII = \relative fis' { fis4 g a fis g2 | fis4 g a fis g2 | fis e d | cis1. | e2 e d4 cis | b a b cis d2 | a' a1 | d,1. | }
trebleIII = \relative fis' { fis1 g2 | fis1 g2 | fis e d | cis1. | e2 e d4 cis | b1 e2 | d1 cis2 | d1. | }

innerI = {
  <a d'>2 <a d'> <b d'> | <a d'>1 <b d'>2 | <a d'>2 a gis | <e a>1 r2 | a4 d' cis' b fis2 | <d g>1 fis2 | g2 <e a>1 | <fis a>1. |
}
innerII = {
  d'1 b4 cis' | d'1 b4 cis' | <a d'>2 g fis | a4 e fis gis a gis | a2 a fis | g4 s2. a4 g | <fis d'~>2 <e~ d'> <e cis'> | s1. |
}
innerIII = {
  s1. | d'1 d'2 | r4 d' cis' a2 gis4 | a4 gis fis e fis gis | a b cis' a fis2 | s1 a4 g | fis2 <e a>1 | <fis a>1. |
}

bassI = \relative d { d2 d g, | d'1 g,2 | d' cis b | a1. | a1 d2 | g,4 a b c d2 | b a1 | d1. | }
bassII = \relative d { d1 e2 | d1 e2 | d1 fis2 | a,1. | a4 b cis a b2 | <g d'>1 d'2 | s2 a1 | d1. | }
bassIII = \relative d' { d4 cis b a b cis | d, c b a b c | d2 a b | a1. | s1. | g'4 fis e d cis2 | d a1 | d1. | }

% The viols hold what the lute lets fall.

altoViolII = \relative d' { d1 b4 cis | d1 b4 cis | a2 g fis | a1. | a1 fis2 | g2. g4 fis2 | d' d cis | a1. | }
bassViolII = \relative d { d1 e2 | d1 e2 | d1 fis2 | a,1. | a2 cis b | g1 d'2 | d a1 | d1. | }
bassViolIII = \relative d { d1 g,2 | d'2 b4 a b c | d2 a b | a1. | a1 d2 | g2 e cis | d a1 | d1. | }
altoViolI = \relative a { a1 b2 | a1 b2 | a a gis | a1 e2 | a1 fis2 | g1 fis2 | g a1 | a1. | }
tenorViolI = \relative d' { d1 d2 | d1 d2 | d cis b | e,1 a2 | e' cis a | d1 d2 | d e,1 | fis1. | }
bassViolI = \relative d { d1 g,2 | d'1 g,2 | d' cis b | a1. | a1 d2 | g,1 d'2 | b a1 | d1. | }
altoViolIII = \relative a { a1 b2 | d1 d2 | r4 d cis a2 gis4 | a gis fis e fis gis | a b cis a fis2 | g1 a2 | fis2 a1 | a1. | }

% Divisions of ours on the first strain, and the recorder's graces on the third.

divisions = \relative fis' {
  fis4. e8 fis4 d g4. fis8 | fis8 e d e fis g a fis g a b g | a4. g8 e4. fis8 d cis d b | cis4 d8 b cis4 b8 cis a4 gis8 a |
  e'4. d8 cis d e fis d4 cis | b8 a b cis d4 b a4. g8 | d'4. e8 d4 cis8 d cis b cis4 | d1. |
}
recorderIII = \relative fis'' { fis1 g2 | fis1 g2 | fis e d4. r8 | cis1. | e2 e d4 cis | b1 e2 | d1 cis2 | d1 r2 | }
recorderIIIagain = \relative fis'' {
  fis2. e8 fis g2 | fis2. g8 a g2 | fis4. e8 e2 d4. r8 | cis2. b8 cis cis4 r | e2 e4. d16 e d4 cis | b2. cis8 d e2 | d2. e8 d cis4. b16 cis | d1. |
}

% The parts.

pace = {
  \key d \major \time 3/2
  \tempo 2 = 66 s1.*7 | \tempo 2 = 62 s1. | \tempo 2 = 67 s1.*7 | \tempo 2 = 63 s1. | \tempo 2 = 68 s1.*7 | \tempo 2 = 62 s1. |
  \tempo 2 = 68 s1.*7 | \tempo 2 = 62 s1. | \tempo 2 = 66 s1.*5 | \tempo 2 = 62 s1. | \tempo 2 = 56 s1 \tempo 2 = 48 s2 | \tempo 2 = 40 s1. |
}
louder = { s1.*2\p s1.\< s1.\mp s1.*2\mp s1.\> s1.\p }
softer = { s1.*3\p s1.*3\p s1.\> s1.\pp }

recorder = {
  R1.*16 |
  << \recorderIII { s1.*3\mp s1.\> s1.*2\mf s1.\> s1.\p } >>
  R1.*8 |
  << \recorderIIIagain { s1.*4\mf s1.*2\mp s1.\> s1.\p } >>
}
altoViol = {
  R1.*8 |
  << \altoViolII \louder >>
  R1.*8 |
  << \altoViolI \softer >>
  << \altoViolIII \softer >>
}
tenorViol = {
  R1.*24 |
  << \tenorViolI \softer >>
  R1.*6 | r2 << { e1 } { s1\p } >> | fis1.\pp |
}
bassViol = {
  R1.*8 |
  << \bassViolII \louder >>
  << \bassViolIII \louder >>
  << \bassViolI \softer >>
  << \bassViolIII \softer >>
}
luteTouch = {
  s1.*2\mp s1.\< s1.*3\mf s1.\> s1.\p |
  s1.*2\mf s1.\> s1.*3\mp s1.\> s1.\p |
  s1.*4\p s1.*2\mp s1.\> s1.\p |
  s1.\mp s1.*2\mp s1.*3\mf s1.\> s1.\p |
  s1.*6\p s1.\> s1.\pp |
}
luteTreble = { \trebleI \trebleII \trebleIII \divisions s1.*7 d'1. | }
luteInner = { \innerI \innerII \innerIII s1.*8 \innerIII }
luteBass = { \bassI \bassII \bassIII \bassI \bassIII }

\score {
  <<
    \new Devnull \pace
    \new Staff \with { midiInstrument = "recorder" midiPanPosition = #-0.35 midiMaximumVolume = #0.9 } \recorder
    \new Staff \with { midiInstrument = "viola" midiPanPosition = #0.2 } \altoViol
    \new Staff \with { midiInstrument = "viola" midiPanPosition = #0.35 } \tenorViol
    \new Staff \with { midiInstrument = "cello" midiPanPosition = #0.45 midiMaximumVolume = #0.95 } \bassViol
    \new Staff \with { midiInstrument = "acoustic guitar (nylon)" midiPanPosition = #-0.1 } <<
      \new Voice << \luteTreble \luteTouch >>
      \new Voice << \luteInner \luteTouch >>
      \new Voice << \luteBass \luteTouch >>
    >>
  >>
  \midi {
    \context {
      \Score
      dynamicAbsoluteVolumeFunction = #(lambda (sign) (assoc-get sign
        '(("pp" . 0.38) ("p" . 0.47) ("mp" . 0.56) ("mf" . 0.66) ("f" . 0.78) ("ff" . 0.9)) 0.6))
    }
  }
}
