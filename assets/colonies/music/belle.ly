\version "2.24.0"
\include "articulate.ly"
\header {
  title = "Belle qui tiens ma vie"
  composer = "Thoinot Arbeau"
  source = "Orchésographie, Langres 1589"
}

% The four parts of the pavane are Arbeau's, and so is the beat of the tabor. The divisions of lute, recorder and shawm and the
% galliard after it, the same tune in three, are ours. It is heard three times: lute alone without repeats, recorder and viols, shawm and
% all; after the galliard its last phrase comes back, slowly.

% Arbeau's parts; the contratenor has two endings.

superiusA = \relative g' { g2 g4 fis | g a bes2 | bes4 d c bes | bes a bes2 }
superiusB = \relative bes' { bes2 a4 a | g g fis2 | d2 e8 f g4 | g fis g2 }
contraA = \relative d' { d2 d4 d | d f f2 | f4 f e f | g f f2 }
contraB = \relative f' { f2 f4 f | d es d2 | f2 c4 d | d d b2 }
contraBagain = \relative bes { bes2 f'4 f | d es d2 | f2 e4 d | d d d2 }
tenorA = \relative bes { bes2 bes4 a | bes c d2 | d4 bes g d' | c c d2 }
tenorB = \relative d' { d2 c4 d | bes c a2 | bes2 g4 bes | a a g2 }
bassusA = \relative g { g2 g4 d | g f bes,2 | bes4 bes c d | es f bes,2 }
bassusB = \relative bes { bes2 f4 d | g c, d2 | bes2 c4 g | d' d g,2 }

contra = { \contraA \contraA \contraB \contraBagain }
tenor = { \tenorA \tenorA \tenorB \tenorB }
bassus = { \bassusA \bassusA \bassusB \bassusB }

% Divisions on the tune.

luteB = \relative bes' {
  bes4. c8 a g a4 | g8 a g f fis e fis4 | d8 e f g e f g4 | g4 fis16 e fis8 g2 |
}
recorderA = \relative g'' { g2 g4 fis | g a bes4. r8 | bes4 d c bes | bes a bes4. r8 | }
recorderAgain = \relative g'' { g4. a8 g4 fis | g8 a bes a bes4. r8 | bes4 d8 c c bes bes4 | bes8 a16 g a4 bes4. r8 | }
recorderB = \relative bes'' { bes2 a4 a | g g fis4. r8 | d2 e8 f g4 | g fis g4. r8 | }
recorderBagain = \relative bes'' { bes8 c d c a4 a | g4. a16 g fis8 e fis r | d4. d8 e f g4 | g4 fis16 e fis8 g4. r8 | }
shawmA = \relative g' { g2 g8 a fis4 | g8. a16 bes8 a bes4. r8 | bes8 c d c c4 bes | bes8 a16 g a4 bes4. r8 | }
shawmAgain = \relative g' {
  g8 a bes a g a fis g | g8 bes a g bes4. c8 | d8 c bes d c bes bes4 | bes16 c bes8 a16 bes a g bes4. r8 |
}
shawmB = \relative bes' { bes4. c8 a bes a4 | g4 g8 a fis4. r8 | d8 e f d e f g4 | g8 a fis16 e fis8 g4. r8 | }
shawmBagain = \relative bes' {
  bes8 c d bes c a f a | g8 bes c es d c a fis | d4 f8 g e f g bes | g8 a fis16 e fis8 g2 |
}

% The lute: chords of the inner parts below the tune, or broken over the bass.

chordsA = { <bes d'>2 <bes d'>4 <a d'> | <bes d'> <c' f'> <d' f'>2 | <d' f'>4 <bes f'> <g e'> <d' f'> | <c' g'> <c' f'> <d' f'>2 | }
chordsB = { <d' f'>2 <c' f'>4 <d' f'> | <bes d'> <c' es'> <a d'>2 | <bes d'>2 <g c'>4 <bes d'> | <a d'> <a d'> <g b>2 | }
brokenA = { g8 d' bes d' g d' d a | g d' f c' bes, f d' f | bes, f bes d' c e' d bes | es c' f c' bes, f d'4 | }
brokenB = { bes8 f' d' f' f c' d a | g d' c es' d a d'4 | bes,8 f bes d' c g g, d | d a d c' g, d b4 | }

% The galliard.

danceA = \relative g'' { g4 g fis | g a bes | bes d4. c8 | bes4 a bes | }
danceAgain = \relative g'' { g8 a bes g fis d | g4 a8 g bes4 | bes8 c d4. c8 | bes8 a16 g a4 bes | }
danceB = \relative bes'' { bes4. a8 a4 | g4. g8 fis4 | d e8 f g4 | g4. fis8 g4 | }
danceBagain = \relative bes'' { bes8 a bes c a4 | g8 a g f fis4 | d8 f e f g4 | g4 g16 fis e fis g4 | }
danceContraA = { d'4 d' d' | d' f' f' | f' f' e' | g' f' f' | }
danceContraB = { f'4 f' f' | d' es' d' | f' c' d' | d' d' b | }
danceBassA = { g4 g d | g f bes, | bes, bes, c | es f bes, | }
danceBassB = { bes4 f d | g c d | bes, c g, | d d g, | }
danceChordsA = { <bes d'>4 <bes d'>8 <bes d'> <a d'>4 | <bes d'> <c' f'> <d' f'> | <d' f'> <bes f'>8 <bes f'> <g e'>4 | <c' g'> <c' f'> <d' f'> | }
danceChordsB = { <d' f'>4 <c' f'>8 <c' f'> <d' f'>4 | <bes d'> <c' es'> <a d'> | <bes d'> <g c'> <bes d'> | <a d'> <a d'>8 <a d'> <g b>4 | }

% The parts.

pace = {
  \key g \minor \time 2/2
  \tempo 2 = 72 s1*9 | s2 \tempo 2 = 66 s2 | \tempo 2 = 74 s1*15 | s2 \tempo 2 = 68 s2 | \tempo 2 = 77 s1*15 | \tempo 2 = 70 s2 \tempo 2 = 60 s2 |
  \time 3/4 \tempo 4 = 162 s2.*15 | s4 \tempo 4 = 140 s4 \tempo 4 = 116 s4 |
  \time 2/2 \tempo 2 = 60 s1*2 | s2 \tempo 2 = 54 s2 | \tempo 2 = 48 s2 \tempo 2 = 38 s2 | s1 |
}

recorder = {
  R1*10 |
  <>\mp \recorderA <>\mf \recorderAgain <>\mf \recorderB <>\mp \recorderBagain
  R1*4 | <>\mf \recorderA R1*4 | <>\f \recorderB
  <>\mf \danceA <>\f \danceAgain R2.*4 | <>\f \danceBagain
  R1*5 |
}

shawm = {
  R1*26 |
  <>\mf \shawmA <>\mf \shawmAgain <>\mf \shawmB <>\f \shawmBagain
  R2.*8 | <>\mf \transpose c c, \danceB <>\f \transpose c c, \danceB
  R1*5 |
}

alto = {
  R1*10 |
  << \contra { s1*4\mp s1*4\mf s1*4\mf s1*2\mf s1*2\> } >>
  << \contra { s1*4\mf s1*8\f s1*4\ff } >>
  R2.*4 | <>\mf \danceContraA <>\mf \danceContraB <>\f \danceContraB
  << { \contraB b1 } { s1*2\mp s1\> s1 s1\p } >> |
}

tenorViol = {
  R1*10 |
  << \tenor { s1*4\mp s1*4\mf s1*4\mf s1*2\mf s1*2\> } >>
  << \tenor { s1*4\mf s1*8\f s1*4\ff } >>
  R2.*16 |
  << { \tenorB g1 } { s1*2\mp s1\> s1 s1\p } >> |
}

bassViol = {
  R1*10 |
  << \bassus { s1*4\mp s1*4\mp s1*4\mf s1*2\mp s1*2\> } >>
  << \bassus { s1*4\mf s1*4\mf s1*4\mf s1*4\f } >>
  R2.*4 | <>\mf \danceBassA <>\mf \danceBassB <>\f \danceBassB
  << { \bassusB g,1 } { s1*2\mp s1\> s1 s1\p } >> |
}

luteTouch = {
  s1*2\p s1*4\mp s1*2\mf s1\mp s1\> |
  s1*8\p s1*8\p |
  s1*8\p s1*8\mp |
  s2.*4\mp s2.*4\mp s2.*4\mp s2.*4\mf |
  s1*2\mf s1\> s1 s1\p |
}
luteTune = {
  R1*2 |
  \superiusA \luteB
  R1*32 | R2.*16 |
  \superiusB <d' g'>1 |
}
luteChords = {
  R1*2 |
  \chordsA R1*4 |
  R1*16 | \chordsA \chordsA \chordsB \chordsB
  \danceChordsA \danceChordsA \danceChordsB \danceChordsB
  \chordsB <g b>1 |
}
luteBass = {
  <g, d>2 <g, d>2 | <g, d>2 <g, d>4 <d a> |
  \bassusA \brokenB
  R1*4 | \brokenA R1*4 | \brokenB
  \bassus
  \danceBassA \danceBassA \danceBassB \danceBassB
  \bassusB <g, d>1 |
}

tabor = \drummode {
  \repeat unfold 2 { tomml2\mp tomml4\p tomml } |
  \repeat unfold 8 { tomml2\p tomml4\pp tomml } |
  \repeat unfold 16 { tomml2\mp tomml4\p tomml } |
  \repeat unfold 31 { tomml4\mf tomml8\p tomml\mp } tomml2 |
  \repeat unfold 4 { tomml4\p tamb8\pp tamb tamb4 } | \repeat unfold 8 { tomml4\mp tamb8\p tamb tamb4 } |
  \repeat unfold 3 { tomml4\mf tamb8\mp tamb tamb4 } | tomml4\mf tamb2\mp |
  R1*3 | r2 tomml4\pp tomml | tomml1\pp |
}

\score {
  <<
    \new Devnull \pace
    \new Staff \with { midiInstrument = "recorder" midiPanPosition = #-0.35 midiMaximumVolume = #0.8 } \articulate \recorder
    \new Staff \with { midiInstrument = "oboe" midiPanPosition = #0.3 midiMaximumVolume = #0.9 } \articulate \shawm
    \new Staff \with { midiInstrument = "viola" midiPanPosition = #0.1 } \alto
    \new Staff \with { midiInstrument = "viola" midiPanPosition = #0.3 } \tenorViol
    \new Staff \with { midiInstrument = "cello" midiPanPosition = #0.45 midiMaximumVolume = #0.95 } \bassViol
    \new Staff \with { midiInstrument = "acoustic guitar (nylon)" midiPanPosition = #-0.15 } <<
      \new Voice << \luteTune \luteTouch >>
      \new Voice << \luteChords \luteTouch >>
      \new Voice << \luteBass \luteTouch >>
    >>
    \new DrumStaff \with { midiPanPosition = #0.0 } \tabor
  >>
  \midi {
    \context {
      \Score
      dynamicAbsoluteVolumeFunction = #(lambda (sign) (assoc-get sign
        '(("pp" . 0.38) ("p" . 0.47) ("mp" . 0.56) ("mf" . 0.66) ("f" . 0.78) ("ff" . 0.9)) 0.6))
    }
  }
}
