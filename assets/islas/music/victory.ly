\version "2.24.0"

\header {
  title = "Canarios, a flourish"
  composer = "Gaspar Sanz"
  source = "Instrucción de música sobre la guitarra española, Zaragoza 1674"
}

% The victor's flourish: Sanz's first bar, and a close of ours, for recorder, trumpet, kettledrums and the strumming guitar.

tempi = { \partial 4 \tempo 4. = 100 s4 s2. \tempo 4. = 96 s4. \tempo 4. = 84 s4. \tempo 4. = 96 s2. \tempo 4. = 66 s2. }

recorder = \fixed c'' { \partial 4 d8\f e | fis e fis g fis g | a4. b8 a cis' | d'4. r | d'2. | }
trumpet = \fixed c' { \partial 4 d8\mf e | fis e fis g fis g | a4. g8 fis e | fis4. r8 a a | fis2. | }
guitar = \fixed c { \partial 4 r4 | <d a d' fis'>4\f q8 <g, d g b>4 q8 | <d a d' fis'>4 q8 <a, e a cis'>4 q8 | <d a d' fis'>4 q8 q q q | q2. | }
kettledrums = \fixed c { \partial 4 a,8\mp a, | d4\mf d8 d4 d8 | d4 a,8 a, a, a, | d4. d8 a, a, | d2. | }

\score {
  <<
    \new Staff \with { midiInstrument = "recorder" midiPanPosition = #0.1 midiExpression = #0.75 } { \key d \major \time 6/8 << \recorder \tempi >> }
    \new Staff \with { midiInstrument = "trumpet" midiPanPosition = #-0.3 midiMinimumVolume = #0 midiMaximumVolume = #1 midiExpression = #0.85 } { \key d \major \time 6/8 \trumpet }
    \new Staff \with { midiInstrument = "acoustic guitar (nylon)" midiPanPosition = #0.4 midiExpression = #0.75 } { \clef "treble_8" \key d \major \time 6/8 \guitar }
    \new Staff \with { midiInstrument = "timpani" midiMinimumVolume = #0 midiMaximumVolume = #1 } { \clef bass \key d \major \time 6/8 \kettledrums }
  >>
  \midi { }
}
