\version "2.24.0"
\header { title = "Marcha de los jíbaros" composer = "after the seis and aguinaldos of the mountains, our own" source = "the step of the march by which L. M. Gottschalk let such singers come near, Souvenir de Porto Rico, 1857" }

% Singers with cuatro, clarinet, cornet and trombone, guitar, güiro and drum draw near, pass by and stop at the door.

% Two bars of the guitar: long, long, short, short, long.
paso = #(define-music-function (bass fifth chord) (ly:music? ly:music? ly:music?)
  (define (lasting m log) (music-map (lambda (x)
    (if (ly:duration? (ly:music-property x 'duration)) (ly:music-set-property! x 'duration (ly:make-duration log))) x) (ly:music-deep-copy m)))
  #{ #(lasting bass 3) #(lasting chord 3) #(lasting fifth 3) #(lasting chord 3) |
     #(lasting bass 3) #(lasting chord 4) #(lasting chord 4) #(lasting fifth 3) #(lasting chord 3) | #})
% A bar of it, driven on.
brisk = #(define-music-function (bass fifth chord) (ly:music? ly:music? ly:music?)
  (define (lasting m log) (music-map (lambda (x)
    (if (ly:duration? (ly:music-property x 'duration)) (ly:music-set-property! x 'duration (ly:make-duration log))) x) (ly:music-deep-copy m)))
  #{ #(lasting bass 3) #(lasting chord 4) #(lasting chord 4) #(lasting fifth 3) #(lasting chord 4) #(lasting chord 4) | #})

% The song: two sentences.
song = \relative b {
  b8 e e fis | g4 e | g8 fis e dis | fis4 b, | b8 fis' fis g | a4 fis | a8 g fis dis | e4. r8 |
  g8 b b a | g4 b | c8 b a g | a4 e | e8 g fis e | dis4 fis | a8 g fis dis | e4. r8 |
}
songHigh = \relative b' {
  b8-. e-. e fis | g4 e8 r | g8 fis e dis | fis4 b,8 r | b8-. fis'-. fis g | a4 fis8 r | a16 b a g fis8 dis | e4. r8 |
}
songOrnate = \relative g'' {
  g8-. b-. b a | g4 b8 r | c16 d c b a8 g | a4 e8 r | e16 fis g8 fis e | dis4 fis8 r | a8 g fis16 g fis dis | e4. r8 |
}
songAbove = \relative e'' {
  e8-. g-. g fis | e4 g8 r | e16 fis e d c8 b | c4 a8 r | g'16 a b8 a g | fis4 a8 r | c8 b a16 b a fis | g4. r8 |
}
songBelow = \fixed c {
  e'4 b | e'4. r8 | b4 a | dis'4 b8 r | dis'4 b | fis4 a | fis4 b | g8 b e' r |
  e'8 d' b g | b4 g | a4 c' | c'4 a8 r | c'4 g8 a | fis4 b | dis'4 a | g4. r8 |
}
running = \relative e' {
  e16 fis g e b' g e b | e fis g b e b g e | dis fis a fis b a fis dis | fis g a fis dis b dis fis |
  dis fis b fis a fis dis b | a' fis dis fis b a fis dis | c' b a g fis e dis fis | e8 g16 b e8 r |
  e16 b g b e b g b | e, g b e b g e g | a c e c a e c e | a, c e a e c a c |
  c e g e c' g e c | b dis fis a fis dis b dis | a' g fis e dis fis b, dis | e8 g16 b e8 r |
}

% The answer: bright first, then down four steps to the dominant and home.
answer = \relative d'' {
  d8. b16 d8 g | fis4 e8 d | c8. a16 c8 fis | e8 d b r | e8. c16 e8 a | g8 fis e r | dis8 e fis a | b8 a fis dis |
}
answerBelow = \relative b' {
  b8. g16 b8 d | c4 c8 b | a8. fis16 a8 c | c8 b g r | c8. a16 c8 e | e8 dis b r | b8 b dis fis | fis8 fis dis a |
}
steps = \relative g'' {
  g16 b8 a16 g8 e | fis16 a8 g16 fis8 d | e16 g8 fis16 e8 c | dis8 e fis4 |
  e16 a8 g16 e8 c | b16 g'8 fis16 e8 b | a16 fis'8 e16 dis8 b | e4. r8 |
}
stepsBelow = \relative e'' {
  e16 g8 fis16 e8 b | d16 fis8 e16 d8 a | c16 e8 d16 c8 g | b8 cis dis4 |
  c16 e8 d16 c8 a | g16 e'8 d16 b8 g | fis16 dis'8 cis16 b8 fis | g4. r8 |
}

cuatro = {
  R2*6 |
  << \song { s2*3\f | s4 s\> | s2\! | s2*3 | s2\f | s2*3 | s2*2 | s2\> | s\! } >>
  << \transpose c c, \answerBelow { s2*4\mf s2*3\< s2\! } >>
  << \transpose c c, \stepsBelow { s2*4\mf s2*4 } >>
  << \running { s2*8\mp s2*8\mf } >>
  \repeat unfold 2 {
    <e' g' b'>8\mf 16 8 16 8 | <d' fis' a'>8 16 8 16 8 | <c' e' g'>8 16 8 16 8 | <b dis' fis'>8 16 8 16 8 |
  }
  << \running { s2*16\f } >>
  << \transpose c c, \steps { s2*8\f } >>
  <b e' g'>8\f 16 8 16 8 | <c' e' a'>8 16 8 16 8 | <b dis' a'>8 16 8 16 8 | <b e' g'>8 16 8 16 8 | <c' e' g'>8 16 8 16 8 | <c' e' fis'>8 16 8 16 8 | <b dis' a'>4\fermata r | <e b e' g'>4\ff r |
}

clarinet = {
  R2*22 |
  \relative d'' { << \answer { s2*3\mp | s4 s\> | s2*2\! | s2*2\< } >> << \steps { s2*4\mf | s2*2 | s2\> | s2\! } >> }
  << \songHigh { s2*8\mp } >> << \songOrnate { s2*8\mf } >>
  R2*4 | b'8\mf-. 16 16 e''8-. b'-. | a'8-. 16 16 d''8-. a'-. | g'8\<-. 16 16 c''8-. g'-. | fis'16 g' a' b' cis'' dis'' e'' fis''\! |
  << \songHigh { s2*8\f } >> << \songAbove { s2*8\f } >>
  << \steps { s2*8\ff } >>
  \relative e'' { g8 fis e dis | e4. r8 | a8\> g fis dis | e4. r8\! | e8\mf\< g b g | c8 b a fis\! | dis4\ff\fermata r | e4 r | }
}

cornet = {
  R2*54 |
  R2 | fis'8\mf-. 16 16 a'8-. fis'-. | R2 | dis'8-. 16 16 fis'8-. b'-. | e'8\mf-. 16 16 g'8-. b'-. | d'8-. 16 16 fis'8-. a'-. | c'8\<-. 16 16 e'8-. g'-. | b8 dis' fis' a'\! |
  << \song { s2*16\f } >>
  << \stepsBelow { s2*8\f } >>
  b'8 a' g' fis' | c''4. r8 | fis''8\> e'' dis'' b' | b'4. r8\! | b'8\mf\< e'' g'' e'' | e''8 d'' c'' a'\! | fis'4\ff\fermata r | b'4 r |
}

trombone = {
  R2*38 |
  \fixed c { e4\p b | e4 g | fis4 b | dis4 b | b,4 fis | b,4 dis | b,4 b | e4 r | e4\mp b | g4 e | a4 e | c4 a | c4 g | b,4 fis | b,4 b | e4 r | }
  \fixed c {
    e8\mf-. 16 16 b8-. e-. | R2 | c8-. 16 16 g8-. c-. | R2 | b4 g | a4 fis | g4\< e | dis'8 b a fis\! |
  }
  << \songBelow { s2*16\f } >>
  \fixed c {
    b4\f g | a4 fis | g4 e | fis4 b | c'4 a | b4 g | b4 fis | g4. r8 |
    e4 g | a4 c' | b4 fis | e4 g | c'4\mf\< g | a4 c'\! | b4\ff\fermata r | e4 r |
  }
}

guitarFirst = \fixed c {
  \paso e b, <g b e'> \paso b, fis <a b dis'> \paso fis b, <a b dis'> \brisk b, b, <fis a dis'> \brisk e b, <g b e'>
}
guitarSecond = \fixed c {
  \paso e b, <g b e'> \paso a, e <a c' e'> \brisk c g <g c' e'> \brisk b, fis <a b dis'> \brisk b, b, <fis a dis'> \brisk e b, <g b e'>
}
guitarAnswer = \fixed c {
  \brisk g, d <g b d'> \brisk d a, <fis a c'> \brisk d a, <fis a c'> \brisk g, d <g b d'>
  \brisk a, e <a c' e'> \brisk e b, <g b e'> \brisk b, fis <a b dis'> \brisk b, fis <a b dis'>
}
guitarSteps = \fixed c {
  \brisk e b, <g b e'> \brisk d a, <a d' fis'> \brisk c g <g c' e'> \brisk b, fis <a b dis'>
  \brisk a, e <a c' e'> \brisk e b, <g b e'> \brisk b, fis <a b dis'> \brisk e b, <g b e'>
}
guitarCall = \fixed c {
  \brisk e b, <g b e'> \brisk d a, <a d' fis'> \brisk c g <g c' e'> \brisk b, fis <b dis' fis'>
}
guitar = {
  << { \fixed c { \paso e b, <g b e'> \paso e b, <g c' e'> \paso e b, <g b e'> } } { s2*4\pp s2*2\p } >>
  << { \guitarFirst \guitarSecond } { s2*8\pp s2*8\p } >> << { \guitarAnswer \guitarSteps } { s2*16\mp } >>
  \guitarFirst \guitarSecond
  << { \guitarCall \guitarCall } { s2*4\mp s2*4\mf } >>
  << { \guitarFirst \guitarSecond } { s2\f } >> \guitarSteps
  \fixed c {
    \brisk e b, <g b e'> \brisk a, e <a c' e'> \brisk b, b, <fis a dis'> \brisk e b, <g b e'> \brisk c g <g c' e'> \brisk a, e <a c' fis'> |
    <b, fis b dis' a'>4\ff\fermata r | <e, b, e g b e'>4 r |
  }
}

drum = \drummode {
  \repeat unfold 3 { cgl4\p cgl\pp | cgl8\p cgl\pp cgl4\p | }
  \repeat unfold 8 { cgl4\p cgl\pp | cgl8\p cgl\pp cgl4\p | }
  \repeat unfold 16 { cgl8\mp cgh16\p cgh8\p cgh16\pp cgl8\p | }
  \repeat unfold 16 { cgl8\mp cgh16\p cgh8\mp cgh16\p cgl8\mp | }
  \repeat unfold 7 { cgl8\mf cgh16\mp cgh cgl\mf cgh\mp cgh8 | } cgl16\mf cgl cgh cgh cgl\f cgh cgl cgh |
  \repeat unfold 3 { \repeat unfold 7 { cgl8\f cgh16\mf cgh8\mf cgh16\mp cgl8\mf | } cgl8\f cgh16\mf cgh cgl\f cgh cgl cgl | }
  \repeat unfold 4 { cgl8\f cgh16\mf cgh8\mf cgh16\mp cgl8\mf | } \repeat unfold 2 { cgl8\mf cgh16 cgh cgl cgh cgl cgh | } \repeat unfold 8 { cgl32\mp cgl } | cgl4\ff r |
}
guiro = \drummode {
  R2*38 |
  \repeat unfold 16 { guil4\mp guis8\p guis | }
  \repeat unfold 8 { guis8\mp guis guil4 | }
  \repeat unfold 30 { guil4\mf guis8\mp guis | } guil2\mf | R2 |
}

times = {
  \time 2/4 \key e \minor \tempo 4 = 100 s2*6 |
  \tempo 4 = 104 s2*16 | \tempo 4 = 108 s2*15 \tempo 4 = 104 s2 | \tempo 4 = 112 s2*16 | \tempo 4 = 114 s2*7 \tempo 4 = 108 s2 |
  \tempo 4 = 120 s2*15 \tempo 4 = 116 s2 | \tempo 4 = 122 s2*8 | \tempo 4 = 124 s2*4 \tempo 4 = 116 s2 \tempo 4 = 96 s2 \tempo 4 = 56 s2 \tempo 4 = 72 s2 |
}

\score {
  <<
    \new Staff \with { midiInstrument = "clarinet" midiPanPosition = #0.35 midiMaximumVolume = #0.85 } << \times \clarinet >>
    \new Staff \with { midiInstrument = "trumpet" midiPanPosition = #-0.25 midiMaximumVolume = #0.8 } { \cornet }
    \new Staff \with { midiInstrument = "trombone" midiPanPosition = #0.5 midiMaximumVolume = #0.5 } { \clef "bass" \trombone }
    \new Staff \with { midiInstrument = "acoustic guitar (steel)" midiPanPosition = #-0.45 midiMaximumVolume = #1.0 } { \cuatro }
    \new Staff \with { midiInstrument = "acoustic guitar (nylon)" midiPanPosition = #0.1 midiMaximumVolume = #0.6 } \new Voice { \clef "treble_8" \guitar }
    \new DrumStaff \with { midiPanPosition = #0.2 midiMaximumVolume = #0.8 } << \drum \\ \guiro >>
  >>
  \midi { }
}
