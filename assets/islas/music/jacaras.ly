\version "2.24.0"

\header {
  title = "Jácaras"
  composer = "Gaspar Sanz"
  source = "Libro segundo de cifras sobre la guitarra española, Zaragoza 1675"
}

% The piece of the last round: a sung dance of rogues, in phrases of four bars over one turn of A minor whose middle bars fall in twos
% (E, A, E). The eight phrases "sanz..." are Sanz's, but for one bar of the eighth, which the print leaves unclear. The others, named
% "ours...", are new over the same ground, as players of the time made them; so are strumming, bass and drum.
% Each phrase begins with the two beats before its first bar and ends with the first beat of its fourth.

drumPitchNames.castanets = #'handclap

tempi = {
  \partial 2 \tempo 4 = 160 s2
  s2.*3 s4
  \tempo 4 = 168 s2 s2.*31 s4
  \tempo 4 = 172 s2 s2.*15 s4
  \tempo 4 = 162 s2 s2.*7 s4
  \tempo 4 = 170 s2 s2.*11 s4
  \tempo 4 = 176 s2 s2.*15 s4
  \tempo 4 = 166 s2 s2. \tempo 4 = 150 s2. \tempo 4 = 120 s4 \tempo 4 = 96 s2 \tempo 4 = 66 s2.
}

% The first guitar.

sanzOne = \fixed c' { r2 | r2. | <gis, b, e>2\mf <a, c e>4 | r <gis, b, e> d | <a, c e>4 }
sanzOneLow = \fixed c { a,4\mf b, | c a,8 b, c d | e2 s4 | a,4 s2 | s4 }
sanzTwo = \fixed c' { a,8 b, c d | e16 f e8 d c b, a, | <gis, b, e>2 <c a>4 | e <gis, b,> d | <a, c e>4 }
sanzTwoLow = \fixed c { s2 | s2. | e2\mp a,4 | s d s | a,4 }
sanzThree = \fixed c' { c'4 <b, gis> | a d8 c b, a, | <e gis>4 e e' | e' <f d'> c'8 b | <e c'>4 }
sanzThreeLow = \fixed c { a,4\mp d | c s2 | s2 a,4 | s d s | a,4 }
sanzFour = \fixed c' { a2 | a2. | gis4 b, a | a <b, gis> a8 gis | a4 }
sanzFourLow = \fixed c { a,4\mf b, | c a,8 b, c d | e2 a,4 | s d s | a,4 }
sanzFive = \fixed c' { a4 b | c' b8 c' b a | gis16 a gis8 e4 a | r gis d | <c e>4 }
sanzFiveLow = \fixed c { a,2\mp | s2. | d2 c4 | d e2 | a,4 }
sanzSix = \fixed c' { a,8 gis, a, b, | c4 b, a, | gis, e8 fis gis e | a4 <b, e> d | a,8 gis, }
sanzSixLow = \fixed c { s2 | a4\mp g f | e2. | a,4 e2 | s4 }
sanzSeven = \fixed c' { a,8 b, c d | b, c a, b, c e | e f e d c b, | gis4 s2 | a4 }
sanzSevenLow = \fixed c { s2 | g4\mp f s | e2. | e8\mf f e d c b, | a, b, }
sanzEight = \fixed c' { s2 | s2. | <gis, b,>8 e d c b, a, | c d c b, a, gis, | <a, c e>4 }
sanzEightLow = \fixed c { a,8 b, c d | e a g a f d' | e2.\mp | a,4 e2 | a,4 }

struckOne = \fixed c' { <a, c e a>4\f <gis, b, e gis> | <a, c e a>4 q8 q q4 | <gis, b, e gis>4 q8 q <a, c e a>4 | q8 q <gis, b, e b>4 q8 q | <a, c e a>4 }
struckTwo = \fixed c' { <a, c e a>8\f q <gis, b, e gis>4 | <c e a c'>4 q8 q q4 | <b, e gis b>4 q <a, c e a> | q <gis, b, e gis>4 q | <a, c e a>4 }
oursBelow = \fixed c' { c4\mf d | e a e | gis8 a b gis a4 | e d8 c b,4 | <a, c>4 }
oursBells = \fixed c' { r4 e8\p c | a, c e c a, c | b, e gis e a, c | e c b, gis, b, e | c4 }
oursBellsAgain = \fixed c' { e8 c a, c | e a e c e a | gis e b, e a e | c e b, e gis e | a4 }
oursRun = \fixed c' { e8\f d c b, | a, b, c d e f | e d b, d c a, | c a, b, d gis, b, | a,4 }
oursRunHigh = \fixed c' { c'8 a b gis | a e a b c' a | gis e b gis a e | a c' b a gis b | a4 }
oursSteps = \fixed c' { a4 gis | a e c | b,8 d b, d c4 | e d8 c b,4 | <a, c e>4 }
oursEnd = \fixed c' { <a, c e a>4\f <gis, b, e gis> | <a, c e a>4 q8 q q4 | <gis, b, e gis>4 q8 q <a, c e a>4 | q <gis, b, e b> q | <a, e a c'>2. }

one = <<
  {
    \partial 2 s2 | s2.*3 s4
    \sanzOne \sanzTwo \sanzThree \sanzFour \sanzFive \sanzSix \sanzSeven \sanzEight
    \struckOne s2 | s2.*3 s4 \struckTwo \oursBelow
    \oursBells \oursBellsAgain <>\mf \sanzSix \sanzSeven \sanzEight
    \oursRun \oursRunHigh \oursSteps \struckTwo
    \oursEnd
  } \\ {
    s2 | s2.*3 s4
    \sanzOneLow \sanzTwoLow \sanzThreeLow \sanzFourLow \sanzFiveLow \sanzSixLow \sanzSevenLow \sanzEightLow
    s2 | s2.*3 s4 s2 | s2.*3 s4 s2 | s2.*3 s4 s2 | s2.*3 s4
    s2 | s2.*3 s4 s2 | s2.*3 s4 \sanzSixLow \sanzSevenLow \sanzEightLow
      }
>>

% The second guitar strums.

silent = { r2 | R2.*3 | r4 }
touched = \fixed c { r2 | <a, e a>4 r r | <e, b, e> r <a, e a> | r <e, b, e> r | <a, e a> }
touchedThree = \fixed c { r2 | r2. | <e, b, e>4 r <a, e a> | r <d a d'> e, | <a, e a> }
touchedFive = \fixed c { r2 | <a, e a>4 r r | r2. | r4 <e, b, e> r | <a, e a> }
touchedSix = \fixed c { r2 | <a, e a>4 <g, d g> <f, c f> | <e, b, e> r r | <a, e a> <e, b, e> r | <a, e a> }
touchedSeven = \fixed c { r2 | <g, d g>4 <f, c f> <a, e a> | <e, b, e> r r | q r r | <a, e a> }
struck = \fixed c { <a, e a c'>4 <e, b, e gis> | <a, e a c'>4 <a c'>8 q <a, e a c'>4 | <e, b, e gis>4 <e gis>8 q <a, e a c'>4 | <a c'>8 q <e, b, e gis>4 <e gis>8 q | <a, e a c'>4 }
struckSix = \fixed c { <a, e a c'>4 r | q <g, d g b> <f, c f a> | <e, b, e gis>4 q8 q q4 | <a, e a c'>4 <e, b, e gis> q | <a, e a c'> }
struckSeven = \fixed c { r2 | <g, d g b>4 <f, c f a> <a, e a c'> | <e, b, e gis>4 q8 q q4 | q4 q8 q q4 | <a, e a c'>4 }
struckEight = \fixed c { r2 | <a, e a>4 <c e g> <d f a> | <e, b, e gis>4 q8 q q4 | <a, e a>4 <e, b, e gis> q | <a, e a c'> }
driven = \fixed c { <a, e a c'>8 <a c'> <e, b, e gis>4 | <a, e a c'>8 <a c'> q q <a, e a c'>4 | <e, b, e gis>4 <e gis>8 q <a, e a c'> <a c'> | q q <e, b, e gis>4 <e gis>8 q | <a, e a c'>4 }

two = {
  \partial 2 <>\p \struck
  \silent <>\p \touched \touchedThree \touched \touchedFive \touchedSix <>\mp \touchedSeven \struckEight
  <>\mf \driven <>\mp \struck \struck \struck
  \silent \silent <>\mp \struckSix \struckSeven \struckEight
  <>\mf \driven \driven \struck <>\f \driven
  <>\f \fixed c { <a, e a c'>4 <e, b, e gis> | <a, e a c'>4 q8 q q4 | <e, b, e gis>4 q8 q <a, e a c'>4 | q <e, b, e gis> q | <a, e a c'>2. }
}

% The bajón, a bassoon of the time, has the bass.

ground = \fixed c { a,4 b, | c a,8 b, c d | e2 a,4 | a, e,2 | a,4 }
groundPlain = \fixed c { a,4 e, | a,2 a,4 | e,2 a,4 | a, e,2 | a,4 }
groundFive = \fixed c { a,4 a, | a,2. | d2 c4 | d e2 | a,4 }
groundSeven = \fixed c { r2 | g,4 f, a, | e,2. | e,2. | a,4 }
groundEight = \fixed c { r2 | a,4 c d | e,2. | a,4 e,2 | a,4 }
groundRun = \fixed c { a,4 b, | e4 d8 c b, a, | e4 e, a, | c8 d e4 e, | a,4 }

bajon = {
  \partial 2 \silent
  \silent \silent \silent <>\p \groundPlain <>\p \groundFive \silent \silent \silent
  <>\mf \ground <>\mp \ground \groundPlain \groundRun
  <>\mp \ground \ground \silent <>\mp \groundSeven \groundEight
  <>\mf \ground \groundRun \groundRun <>\f \ground
  <>\mf \fixed c { a,4 b, | c a,8 b, c d | e2 a,4 | a, e e, | a,2. }
}

% The recorder.

recorder = {
  \partial 2 \silent
  \silent \silent \silent \silent \silent \silent \silent \silent
  \silent
  \fixed c'' { r4 e\mf | a a8 b c' d' | b4 gis a | c' b gis | a }
  \fixed c'' { b8 c' d' b | c' b a b c' a | b a gis e a b | c' a b a gis b | a4 }
  \fixed c'' { a4 b | c' e' c' | b8 c' d' b c'4 | a b8 a gis4 | a4 }
  \silent \fixed c'' { a2\pp | a2. | gis2 a4 | a2 gis4 | a4 }
  \silent \silent \silent
  \silent
  \fixed c'' { r2 | r4 e\mf a | b2 c'4 | c' b8 a gis4 | a4 }
  \fixed c'' { c'4 b | c' c'8 d' e' c' | d' b gis b a4 | c' b8 a gis4 | a4 }
  \fixed c'' { a4\f b | c' a8 b c' d' | e'2 c'4 | c' b2 | a4 }
  \fixed c'' { a4\f b | c' a8 b c' d' | e'2 c'4 | c' b8 a gis4 | a2. }
}

% Drum and castanets.

beats = \drummode { r2 | bd4 r bd8 bd | bd4 r bd | r bd r | bd4 }
beatsFull = \drummode { castanets4 castanets | bd4 castanets8 castanets bd bd | <bd castanets>4 r <bd castanets> | r <bd castanets> castanets8 castanets | bd4 }
clicks = \drummode { r2 | castanets4 castanets8 castanets castanets4 | castanets4 r castanets | r castanets r | castanets4 }
none = { r2 | R2.*3 | r4 }

beaten = {
  \partial 2 <>\p \beats
  \none \none \none <>\p \clicks \clicks \clicks <>\p \beats \beats
  <>\mf \beatsFull <>\mp \beats \beats \beatsFull
  <>\p \clicks \clicks <>\p \beats <>\mp \beatsFull \beatsFull
  <>\mf \beatsFull \beatsFull \beats <>\f \beatsFull
  <>\f \drummode { castanets4 castanets | <bd castanets>4 castanets8 castanets <bd castanets>8 bd | <bd castanets>4 castanets8 castanets <bd castanets>4 | castanets4 <bd castanets>4 castanets | <bd castanets>2. }
}

\score {
  <<
    \new Staff \with { midiInstrument = "acoustic guitar (nylon)" midiPanPosition = #-0.4 } { \clef "treble_8" \time 3/4 << \one \tempi >> }
    \new Staff \with { midiInstrument = "acoustic guitar (nylon)" midiPanPosition = #0.45 midiExpression = #0.7 } { \clef "treble_8" \time 3/4 \two }
    \new Staff \with { midiInstrument = "bassoon" midiPanPosition = #0.15 midiMinimumVolume = #0 midiMaximumVolume = #1 midiExpression = #0.85 } { \clef bass \time 3/4 \bajon }
    \new Staff \with { midiInstrument = "recorder" midiPanPosition = #-0.1 midiExpression = #0.68 } { \time 3/4 \recorder }
    \new DrumStaff \with { midiInstrument = "orchestra kit" midiExpression = #0.8 } { \time 3/4 \beaten }
  >>
  \midi { }
}
