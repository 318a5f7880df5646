\version "2.24.0"
\header { title = "Belle qui tiens ma vie" composer = "Thoinot Arbeau" source = "Orchésographie, 1589" }

% The pavane for a lute, for recorder and viols, for shawm with divisions; then its melody again as an after-dance in three.

soprano = { g2 g4 fis | g a bes2 | bes4 d c bes | bes a bes2 }
sopranoB = { bes2 a4 a | g g fis2 | d2 e8( f) g4 | g fis g2 }
alto = { d2 d4 d | d f f2 | f4 f es f | g f f2 }
altoB = { f2 f4 f | d es d2 | f2 c4 d | d d b2 }
tenor = { bes2 bes4 a | bes c d2 | d4 bes g d' | c c d2 }
tenorB = { d2 c4 d | bes c a2 | bes g4 bes | a a g2 }
bass = { g2 g4 d | g f bes,2 | bes4 bes c d | es f bes,2 }
bassB = { bes'2 f4 d | g c, d2 | bes c4 g | d' d g,2 }

divisions = {
  g4. a8 g4 fis8 e | g a bes a bes2 | bes8 c d c c bes a bes | bes4 a8 g bes2 |
  g4 a8 bes g a fis g | g f a g bes4. c8 | d es d c c d c bes | c bes a4 bes2 |
  bes4. c8 a g a4 | g8 a g f fis4. g8 | d4 e8 f g a g f | g4 fis g2 |
  bes8 c d c a bes a g | g a g fis fis e fis4 | d8 e f d g4. bes8 | a g fis4 g2 |
}

dance = { g4 g fis | g4. a8 bes4 | bes d c | bes4. a8 bes4 }
danceB = { bes4 a a | g4. g8 fis4 | d e8 f g4 | g4. fis8 g4 }
danceVaried = { g8 a g fis e fis | g4. a8 bes4 | d8 c d es c bes | bes4 a bes | }
danceVariedB = { bes8 a bes c a g | g a g f fis4 | d8 e f e g4 | a8 g fis4 g }
danceBass = { g4 g d | g f bes, | bes bes c | es f bes, }
danceBassB = { bes'4 f d | g c, d | bes c g | d' d g, }
danceAlto = { d4 d d | d f f | f f es | g f f }
danceAltoB = { f f f | d es d | f c d | d d b }

beat = \drummode { \repeat unfold 32 { tomml4 tomml8\p tomml } }
beatThree = \drummode { \repeat unfold 32 { tomml4 tamb8\p tamb tamb4 } }

quick = \tempo 4 = 152
slow = \tempo 2 = 68

\score {
  <<
    \new Staff \with { midiInstrument = "recorder" midiPanPosition = #-0.3 midiMaximumVolume = #0.75 } {
      \time 2/2 \key g \minor \slow
      R1*16 | \transpose c c' \relative g' { \soprano } \transpose c c' \relative g' { \soprano }
      \transpose c c' \relative bes' { \sopranoB } \transpose c c' \relative bes' { \sopranoB } | R1*16 |
      \time 3/4 \quick
      R2.*8 | R2.*8 |
      \transpose c c' { \relative g' { \danceVaried } \relative g' { \danceVaried } \relative bes' { \danceVariedB } \relative bes' { \danceVariedB } }
      R2.
    }
    \new Staff \with { midiInstrument = "oboe" midiPanPosition = #0.3 midiMaximumVolume = #0.55 } {
      R1*32 | \relative g' { \divisions } |
      R2.*8 R2.*8 | \relative g' { \dance } \relative g' { \dance } \relative bes' { \danceB } \relative bes' { \danceB } R2.
    }
    \new Staff \with { midiInstrument = "acoustic guitar (nylon)" midiPanPosition = #-0.1 } <<
      \new Voice {
        \relative g' { \soprano } \relative g' { \soprano } \relative bes' { \sopranoB } \relative bes' { \sopranoB } | R1*16 | R1*16
        \relative g' { \dance } \relative g' { \danceVaried } \relative bes' { \danceB } \relative bes' { \danceVariedB }
        \relative d' { \danceAlto } \relative d' { \danceAlto } \relative f' { \danceAltoB } \relative f' { \danceAltoB } | <g d' g>2.
      }
      \new Voice {
        \repeat unfold 3 { \relative d' { \alto } \relative d' { \alto } \relative f' { \altoB } \relative f' { \altoB } }
        \relative d' { \danceAlto } \relative d' { \danceAlto } \relative f' { \danceAltoB } \relative f' { \danceAltoB } R2.*17
      }
      \new Voice {
        \repeat unfold 3 { \relative bes { \tenor } \relative bes { \tenor } \relative d' { \tenorB } \relative d' { \tenorB } }
        R2.*33
      }
      \new Voice {
        \relative g { \bass } \relative g { \bass } \relative bes, { \bassB } \relative bes, { \bassB } | R1*16 |
        \relative g { \bass } \relative g { \bass } \relative bes, { \bassB } \relative bes, { \bassB }
        \repeat unfold 2 { \relative g { \danceBass } \relative g { \danceBass } \relative bes, { \danceBassB } \relative bes, { \danceBassB } } | <g, d>2.
      }
    >>
    \new Staff \with { midiInstrument = "viola" midiPanPosition = #0.15 midiMaximumVolume = #0.5 } <<
      \new Voice { R1*16 | \relative d' { \alto } \relative d' { \alto } \relative f' { \altoB } \relative f' { \altoB } R1*16 R2.*33 }
      \new Voice { R1*16 | \relative bes { \tenor } \relative bes { \tenor } \relative d' { \tenorB } \relative d' { \tenorB } R1*16 R2.*33 }
    >>
    \new Staff \with { midiInstrument = "cello" midiPanPosition = #0.4 midiMaximumVolume = #0.55 } {
      R1*16 | \repeat unfold 2 { \relative g { \bass } \relative g { \bass } \relative bes, { \bassB } \relative bes, { \bassB } }
      R2.*16 | \relative g { \danceBass } \relative g { \danceBass } \relative bes, { \danceBassB } \relative bes, { \danceBassB } g,2.
    }
    \new DrumStaff \with { midiMaximumVolume = #0.45 } {
      R1*16 | \beat | \drummode { \repeat unfold 32 { tomml4 tamb8\p tamb } tomml2. }
    }
  >>
  \midi { }
}
