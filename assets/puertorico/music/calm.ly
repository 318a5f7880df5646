\version "2.24.0"
\header { title = "La paloma" composer = "Sebastián Yradier" source = "a habanera of about 1860, after a stay in Cuba" }

% The habanera for cuatro, flute and guitar: its verse, its refrain and its "¡Ay! chinita", each first by the cuatro, then by the flute.

three = #(define-music-function (notes) (ly:music?) #{ \tuplet 3/2 $notes #})

% A bar of the guitar: bass, fifth and chords in the step of the habanera.
paso = #(define-music-function (bass fifth chord) (ly:music? ly:music? ly:music?)
  (define (lasting m log dots) (music-map (lambda (x)
    (if (ly:duration? (ly:music-property x 'duration)) (ly:music-set-property! x 'duration (ly:make-duration log dots))) x) (ly:music-deep-copy m)))
  #{ << { #(lasting bass 2 1) #(lasting fifth 3 0) } { s8. #(lasting chord 4 0) #(lasting chord 3 0) #(lasting chord 3 0) } >> #})

% The tune.
verse = \relative a' {
  a2 | \three { r8 fis g } a b | \three { cis d b } cis a | g2~ | g4 r8 a |
  e'2 | \three { r8 fis d } e cis | \three { d cis b } a8. g16 | fis2~ | fis4 r8
}
verseOrnate = \relative a'' {
  a2\p | \three { r8 fis g } a b | \three { cis d b } cis16 b a8 | g2~ | g4 r8 a |
  e'2\mp | \three { r8 fis d } e8 \grace { d16 e } d16 cis | \three { d8\> cis b } a8. g16\! | fis2~\p | fis4 r8
}
refrain = \relative d'' {
  \three { <fis, d'>8\f q q } q <e cis'> | \three { <g e'> q <fis d'> } <e cis'> <d b'> | q <cis a'>4.~ | q4. r8 |
  \three { <e cis'>8\< q q } q <d b'> | \three { q <cis a'> q } q\! <d b'> | <cis a'>16\> <b g'> <a fis'>4.~ | q4\! r |
}
refrainHigh = \relative d''' {
  \three { d8\mf d d } d cis | \three { e e d } cis b | b a4.~ | a4. r8 |
  \three { cis8\mp cis cis } cis b | \three { b\> a a } a b | a16 g fis4.~\! | fis4 r |
}
chinita = \relative fis' {
  \three { fis8\f a a } \three { a b gis } | a2~ | \three { a8\< a a } \three { a a b } | cis4 e~\! |
  \three { e8\ff fis8. d16 } \three { e8 cis d } | \three { b\> cis d } fis8. e16 | \three { e,8 fis g } b8. a16\! | fis4. r8 |
}
chinitaHigh = \relative fis'' {
  \three { fis8\mf a a } \three { a b gis } | a2~ | \three { a8\< a a } \three { a a b } | cis4 e~\! |
  \three { e8\f g8. fis16 } \three { e8 fis d } | \three { e\> cis8. d16 } fis8 e | \three { e,8 fis g } b a\! |
}

% What the others play meanwhile.
flute = {
  R2*4 |
  R2*3 r4 \three { e''8\pp g'' cis''' } | b''4 a''8 r | R2*3 | r4 \three { fis''8\pp a'' d''' } | cis'''4 a''8 r |
  \verseOrnate r8 |
  R2*2 | r8 e''\p \three { g''8 cis''' e''' } | e'''8. cis'''16 a''8 r | R2*2 | r8 a''\p \three { d'''8 cis''' a'' } | fis''4 r |
  \refrainHigh
  R2 | r8 d'''\pp \three { cis'''8 b'' a'' } | fis''4 r | r4 a''8\p g''~ | g''2 | g''4 b''8. a''16 | g''4 e''8 cis'' | \three { d''8\p e'' fis'' } a''8 r |
  \chinitaHigh | d'''4.\p r8 |
  a''2\p | \three { r8 fis''\pp g'' } a''8 b'' | \three { cis'''8 d''' b'' } a''4 | d'''2\fermata |
}

cuatro = {
  R2 | \relative a { r8. d16\p fis8 a } | R2 | \relative a' { r8. fis16\p a8 d } |
  << \verse { s2\f | s | s8 s\< s4\! | s2\> | s2\! | s\ff | s | s\> | s\mf | s4. } >> r8 |
  \relative d' {
    r8 d\pp fis a | d4 r | r8 e, a cis | r8 cis,\p e g | \three { b a g } e cis |
    r8 cis e a | cis4 r | r8 g b cis | r8 d,\p fis a | \three { d cis b } a fis |
  }
  \refrain
  \relative d' {
    r8\p fis a fis | r8 fis a d | r8 cis e g | \three { cis8 b a } g e |
    r8 e g e | r8 cis e g | r8 a, d fis | \three { a b a } d,8 r |
  }
  \chinita
  \relative fis' {
    r8 <d fis>\p <fis a> q | r8 <d fis> <fis a> q | r8 <fis a> q q | r8 <e g> <g cis> q |
    r8 <g cis> q q | r8 <g cis> q q | r8 <cis, g'> q q | \three { fis8\p a d } a8 r |
  }
  R2 | R2 | r8 bes'16\pp a' g'8 e' | <d' fis' a'>2\fermata |
}

seventh = \fixed c { \paso a, e <g cis' e'> }
guitar = \fixed c {
  \paso d a, <a d' fis'> \paso d a, <a d' fis'> \paso d a, <bes d' g'> \paso d a, <a d' fis'>
  \repeat unfold 2 {
    \paso d a, <a d' fis'> \paso fis a, <a d'> \paso d a, <a d' fis'> \seventh \paso e a, <g cis' e'>
    \seventh \paso cis e <g a e'> \paso a, cis <g cis' e'> \paso d a, <a d' fis'> \paso fis a, <a d' fis'>
  }
  \repeat unfold 2 {
    \paso d a, <a d' fis'> \paso d fis, <a d' fis'> \seventh \paso e a, <g cis' e'>
    \seventh \paso e a, <g cis'> \paso d a, <a d' fis'> \paso fis d <a d' fis'>
  }
  \paso d a, <a d' fis'> \paso fis a, <a d' fis'> \paso d a, <a d' fis'> \seventh
  \paso cis e <g a e'> \seventh \paso e a, <g cis'> \paso d a, <a d' fis'>
  \paso d a, <a d' fis'> \paso fis a, <a d' fis'> \paso d a, <a d' fis'> \seventh
  \paso cis e <g a e'> \paso e b, <g bes cis'> \seventh \paso d, a, <a d' fis'>
  \paso d a, <a d' fis'> \paso d a, <bes d' g'> \paso a, e <g bes cis'> <d, a, d fis a d'>2\fermata |
}

scrape = \drummode { guil8.\p guis16\pp guis8 guis }
guiro = \drummode {
  R2*24 R2*8 \repeat unfold 7 { \scrape } guil4\pp r | R2*8 \repeat unfold 7 { \scrape } guil4\pp r | R2*4 |
}

times = {
  \time 2/4 \key d \major \tempo 4 = 60 s2*4 |
  \tempo 4 = 62 s2*9 \tempo 4 = 58 s2 \tempo 4 = 64 s2*9 \tempo 4 = 58 s2 |
  \tempo 4 = 66 s2*7 \tempo 4 = 62 s2 \tempo 4 = 67 s2*7 \tempo 4 = 58 s2 |
  \tempo 4 = 63 s2*7 \tempo 4 = 57 s2 \tempo 4 = 65 s2*5 \tempo 4 = 58 s2 \tempo 4 = 50 s2*2 |
  \tempo 4 = 56 s2 \tempo 4 = 50 s2 \tempo 4 = 44 s2 \tempo 4 = 36 s2 |
}

\score {
  <<
    \new Staff \with { midiInstrument = "flute" midiPanPosition = #0.35 midiMaximumVolume = #0.68 } << \times \flute >>
    \new Staff \with { midiInstrument = "acoustic guitar (steel)" midiPanPosition = #-0.4 midiMaximumVolume = #1.0 } { \cuatro }
    \new Staff \with { midiInstrument = "acoustic guitar (nylon)" midiPanPosition = #0.05 midiMaximumVolume = #0.5 } \new Voice << { \clef "treble_8" \guitar } { s2*4\p s2*10\pp s2*10\pp s2*8\mp s2*8\p s2*8\mp s2*8\mp s2*4\p } >>
    \new DrumStaff \with { midiPanPosition = #0.6 midiMaximumVolume = #0.6 } { \guiro }
  >>
  \midi { }
}
