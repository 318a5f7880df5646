\version "2.24.0"
\header { title = "Tarde en Ponce" composer = "after danzas of the 1890s, our own" source = "the form of the danzas of Juan Morel Campos (1857-1896): paseo, two themes, the third for the bombardino" }

% A danza for flute, violin, bombardino, piano, güiro and side drum: paseo, first theme, second theme, the bombardino's, and the first again.

% The elastic triplet, the danza's step: three to a beat, the first a little long.
tresillo = #(define-music-function (notes) (ly:music?)
  (let ((parts (ly:music-property notes 'elements)))
    (ly:music-compress (car parts) (ly:make-moment 3/4))
    (for-each (lambda (n) (ly:music-compress n (ly:make-moment 5/8))) (cdr parts))
    notes))

% A bar of the left hand: bass and fifth that ring on, and a chord twice on the elastic triplet and once after the second beat.
paso = #(define-music-function (bass fifth chord) (ly:music? ly:music? ly:music?)
  (define (lasting m log) (music-map (lambda (x)
    (if (ly:duration? (ly:music-property x 'duration)) (ly:music-set-property! x 'duration (ly:make-duration log))) x) (ly:music-deep-copy m)))
  #{ << { #(lasting bass 2) #(lasting fifth 2) } { \tresillo { s8 #(lasting chord 3) #(lasting chord 3) } s8 #(lasting chord 3) } >> #})

% The paseo, in which the couples walk around.
paseo = \relative g' {
  g8.\mf b16 d4 | e8. d16 b4 | c8.\< e16 a4 | gis8. b16 a4\! |
  g8.\f fis16 e4 | es8.\> d16 c4 | b8. d16 cis8 e\! | d4\mp\fermata
}
paseoAbove = \relative b' {
  b8.\mf d16 b'4 | g8. fis16 g4 | e8.\< a16 c4 | b8. d16 c4\! |
  c8.\f a16 g4 | g8.\> f16 es4 | d8. g16 e8 cis\! | c4\mp\fermata
}
paseoBelow = \fixed c {
  r8. g16\mp b4 | r8. g16 e4 | r8. e16\< a4 | d'8. d'16 c'4\! |
  r8. c'16\f e'4 | r8. c'16\> a4 | g8. b16 a8 g\! | fis4\p\fermata
}

% The first theme: two sentences.
up = \relative d' { \tresillo { d8\mp e fis } }
first = \relative b' {
  b4~ \tresillo { b8 ais b } | d8. b16 g8 d | e'4~ \tresillo { e8 dis e } | c8. a16 e8 r |
  d'4~\< \tresillo { d8 c a } | \tresillo { fis8 g a } c8 e\! | d4~\> \tresillo { d8 cis c }\! |
}
second = \relative d'' {
  d4~\mf \tresillo { d8 cis d } | f8. d16 b8 g | e'4~\< \tresillo { e8 f e }\! | es8. c16 a8 r |
  d4\f \tresillo { b8 c d } | e4\> \tresillo { e8 d cis } | c8 b a fis\! |
}
secondOrnate = \relative d'' {
  d4~\f \tresillo { d8 cis d } | f8. d16 b8 g | e'4~ \tresillo { e8 f e } | es8. c16 a8 r |
  d16\ff cis d e \tresillo { d8 c d } | e4\> \tresillo { e8 d cis } | c8 b a fis\! |
}
firstAbove = \relative d'' {
  d4~\p \tresillo { d8 cis d } | b'8. g16 d8 b | gis'4 \tresillo { gis8 a b } | a8. e16 c8 r |
  fis4~\< \tresillo { fis8 a fis } | \tresillo { d8 e fis } a8 c\! | fis,4\> \tresillo { fis8 g a }\! | g4 \tresillo { g8 fis g } |
}
secondAbove = \relative b'' {
  b4~\mp \tresillo { b8 ais b } | d8. b16 f8 d | g4~ \tresillo { g8 a g } | c8. a16 es8 r |
  b'16\mf ais b c \tresillo { b8 a b } | cis4\> \tresillo { cis8 b a } | a8 g fis c\! |
}
firstBelow = \fixed c {
  d'2\p | r8 b \tresillo { d'8 c' b } | e'4 d' | c'4 \tresillo { c'8 b a } |
  a4 d' | r8 fis a c' | c'2 | b4 \tresillo { d'8 e' f' } |
}
secondBelow = \fixed c {
  d'4\p b | \tresillo { b8 c' d' } f'4 | e'4 g | es'4 \tresillo { es'8 d' c' } |
  d'4 g | g4 g | c'4 \tresillo { c'8 b a } |
}

% The second theme: a gay one that begins in the minor.
gay = \relative e'' {
  e16\mf g8 fis16 e8-. b-. | dis16 fis8 e16 dis8-. b-. | e16 g8 fis16 e8-. g-. | b8. gis16 a8 r |
  c,16 e8 d16 c8-. a-. | b16 e8 d16 b8-. g-. | ais16\< cis8 b16 ais8-. cis-.\! | b4 r8 b8 |
  fis'4~\f \tresillo { fis8 e d } | g4 \tresillo { d8 e fis } | a4~ \tresillo { a8 g fis } | g8. fis16 e8 r |
  e16\mf c'8 b16 a8-. e-. | d16 b'8 a16 g8-. d-. | c16\> e8 d16 c8-. a-.\! |
}
gayBelow = \relative g' {
  g4\p r8 g-. | fis4 r8 fis-. | g4 r8 b-. | d8. d16 c8 r |
  e,4 r8 e-. | e4 r8 e-. | e4 r8 e-. | dis8-. fis-. a-. b-. |
  d,4~\mp \tresillo { d8 c' a } | b4 \tresillo { b8 c d } | dis4~ \tresillo { dis8 e dis } | e8. dis16 b8 r |
  c4\p r8 c-. | b4 r8 b-. | a4 r8 fis-. |
}

% The third theme, the bombardino's.
sung = \relative g {
  r8 g\mf c e | g4.\< e8\! | f4~ \tresillo { f8 e d } | b4.\> g8\! |
  r8 g b d | f4. d8 | e4~ \tresillo { e8 dis e } | c4 r |
  r8 c\< e g | a4.\f f8\! | as4~\> \tresillo { as8 g f }\! | e4.\mf c8 |
  e4 \tresillo { cis8 d e } | f4 \tresillo { d8 e f } | e8\> d b g | c4\! r |
}
answers = \relative e'' {
  R2 | r4 \tresillo { e8\p g e } | d4 r | r4 \tresillo { d8 f b } |
  g4 r | r4 \tresillo { g8 b, d } | g4 r | e8.\mp g16 \tresillo { c8 b bes } |
  bes4\p r | r4 \tresillo { a8 c a } | c2\< | c8.\> g16 \tresillo { e8 f g }\! |
  g2\pp | a2 | g4 f | \tresillo { e8\p g c } e8 r |
}
answersBelow = \relative c'' {
  R2 | r4 \tresillo { c8\p e c } | b4 r | r4 \tresillo { b8 d f } |
  d4 r | r4 \tresillo { b8 d b } | c4 r | c8.\mp e16 \tresillo { g8 f e } |
  e4\p r | r4 \tresillo { f8 a f } | f2\< | e8.\> e16 \tresillo { c8 d e }\! |
  cis2\pp | d2 | d4 b | c4 \tresillo { d8\mp e fis } |
}

% The ending.
flute = {
  \paseoAbove r4 |
  R2*7 | r4 \tresillo { g''8\p fis'' g'' } |
  R2 | r4 \tresillo { b''8\p a'' g'' } | R2 | r4 \tresillo { a''8 g'' fis'' } | R2*3 | r4 r8 b' |
  \gay g'4 r |
  \answers
  \firstAbove \secondAbove |
  b'4 \tresillo { g''8\p fis'' g'' } | b''4~\pp \tresillo { b''8 ais'' b'' } | c'''4 \tresillo { a''8 fis'' c'' } | b'4 d'' | g''2\fermata |
}

violin = {
  \paseo \up |
  \first b'4 \tresillo { b'8 c'' cis'' } | \second g'4 r8 r |
  \gayBelow b4 r |
  \answersBelow
  << \first { s2*7\mf } >> b'4 \tresillo { b'8\< c'' cis''\! } | \secondOrnate |
  g'4 \tresillo { b'8\p ais' b' } | d''4~\pp \tresillo { d''8 cis'' d'' } | es''4 \tresillo { c''8 a' fis' } | g'4 b' | d''2\fermata |
}

bombardino = {
  \paseoBelow r4 |
  R2*7 | r4 \tresillo { d'8\p e' f' } | d'4 r | R2*6 | r8 b\p \tresillo { d'8 b g } |
  R2*7 | R2 | R2*7 | r4 f8\mp f |
  \sung
  \firstBelow \secondBelow |
  b4 d'\p | g2\pp | a4 fis | g2~ | g2\fermata |
}

bassFirst = \fixed c {
  \paso g, d <b d'> \paso b, d <g d'> \paso gis, e <b d'> \paso a, e <c' e'>
  \paso fis, d <a c'> \paso d a, <fis c'> \paso a, d <fis c'>
}
bassSecond = \fixed c {
  \paso g, b, <d' g> \paso b, d <g f'> \paso c g, <g e'> \paso es c <g c'>
  \paso d g, <g d'>
}
bassGay = \fixed c {
  \paso e, b, <g b> \paso b, fis <a dis'> \paso e, b, <g b> \tresillo { e8 <gis d'> <gis d'> } a,8 <c' e'>
  \paso a, e <c' e'> \paso b, e <g b> \paso fis, cis <e ais> \paso b, fis <dis a>
  \paso d a, <fis c'> \paso g, d <g b> \paso dis b, <fis a> \paso e b, <g b>
  \paso a, e <c' e'> \paso d b, <g b> \paso d a, <fis c'> \paso g, d <g b>
}
bassSung = \fixed c {
  \paso c g, <e c'> \paso e g, <g c'> \paso d g, <f b> \paso g, d <f b>
  \paso g, d <f b> \paso b, g, <f d'> \paso c g, <g c'> \paso e g, <g c'>
  \paso c g, <e bes> \paso f c <a c'> \paso as, f <c' f'> \paso g, e <g c'>
  \paso a, e <g cis'> \paso d f, <f d'> \paso g, d <f b>
}
left = {
  \fixed c {
    <g, g>4\mf d | <e, e>4 b, | <a,, a,>4\< e | <e, e>4 <a,, a,>\! |
    <c, c>4\f g, | <es, es>4\> c | <d, d>4 <a,, a,>\! | <d, d>2\mp\fermata |
  }
  \bassFirst \fixed c { \paso g, d <b d'> }
  \bassSecond \fixed c { \paso a, e <g cis'> \paso d d, <fis c'> \paso g, d <b d'> }
  \bassGay
  \bassSung \fixed c { \tresillo { c8 <e c'> <e c'> } d,8 <fis c'> }
  \bassFirst \fixed c { \paso g, d <b d'> }
  \bassSecond \fixed c { \paso cis a, <g e'> \tresillo { c8 <fis d'> <fis d'> } d8 <fis c'> } |
  \fixed c {
    \paso g, d <b d'> | \paso g, d <b d'> | \tresillo { g,8\pp <c' es'> <c' es'> } d,8 <fis c'> | <g,, g,>4 <d b> | <g,, d, g,>2\fermata |
  }
}
right = {
  \fixed c' {
    <b, d g>8.\mf q16 q4 | <b, e g>8. q16 q4 | <c e a>8.\< q16 q4 | <d e gis>8. q16 <c e a>4\! |
    <c e g>8.\f q16 q4 | <c es g>8.\> q16 q4 | <b, d g>4 <a, cis g>\! | <a, c fis>2\mp\fermata |
  }
  R2*3 | r4 \tresillo { a'8\pp c'' e'' } | R2*3 | r4 \tresillo { g''8\pp d'' b' } |
  R2*3 | r4 \tresillo { a'8\pp c'' es'' } | R2*3 | r4 \tresillo { b'8\p d'' g'' } |
  R2*16
  \fixed c' {
    r8 e\pp e e | r8 e e e | r8 d d d | r8 d d d | r8 d d d | r8 d d d | r8 e e e | r8 e e e |
    r8 e e e | r8 f f f | r8 as as as | r8 g g g | r8 g g g | r8 f f f | r8 f f f | e4 r |
  }
  \relative b' {
    r8 <b b'>16\p q r8 q | r8 <b d>16 q r8 q | r8 <b e>16 q r8 q | r8 <c e>16 q r8 q |
    r8 <a d>16 q r8 q | r8 <a c>16 q r8 q | r8 <fis c'>16 q r8 q | r8 <g b>16 q \tresillo { <g b>8 <a c> <bes cis> } |
    r8 <b d>16\mp q r8 q | r8 <b f'>16 q r8 q | r8 <c e>16 q r8 q | r8 <c es>16 q r8 q |
    r8 <b d>16 q r8 q | r8 <cis e>16 q r8 q | r8 <a c>16\> q r8 q\! | r8 <g b>16 q r8 q |
    R2 | R2 | r4 <b d>4\pp | <b d g>2\fermata |
  }
}

% The güiro comes with the second theme and again with the last sentence; the side drum rolls at the end of the paseo and of every fourth bar.
step = \drummode { \tresillo { guil8\mp guis\p guis } guis8\mp guis\p }
guiro = \drummode {
  R2*24 |
  \repeat unfold 15 { \step } guil4\p r | R2*24 |
  \repeat unfold 7 { \step } guil4\p r | R2*4 |
}
phrase = \drummode { R2*3 | r4 \repeat unfold 8 { sn32\pp } | }
redoble = \drummode {
  R2*6 | \repeat unfold 16 { sn32\ppp } | \repeat unfold 8 { sn32\p } r4 |
  R2*16 \repeat unfold 4 { \phrase } R2*24 \repeat unfold 2 { \phrase } R2*4 |
}

times = {
  \time 2/4 \key g \major \tempo 4 = 80 s2*7 \tempo 4 = 50 s4 \tempo 4 = 71 s4 |
  \tempo 4 = 88 s2*7 \tempo 4 = 80 s2 \tempo 4 = 88 s2*5 \tempo 4 = 82 s2*2 \tempo 4 = 78 s2 |
  \key e \minor \tempo 4 = 95 s2*7 \tempo 4 = 89 s2 \tempo 4 = 95 s2*7 \tempo 4 = 84 s2 |
  \key c \major \tempo 4 = 85 s2*7 \tempo 4 = 79 s2 \tempo 4 = 85 s2*6 \tempo 4 = 79 s2 \tempo 4 = 69 s2 |
  \key g \major \tempo 4 = 90 s2*7 \tempo 4 = 83 s2 \tempo 4 = 92 s2*5 \tempo 4 = 84 s2 \tempo 4 = 76 s2 \tempo 4 = 80 s2 |
  \tempo 4 = 68 s2 \tempo 4 = 60 s2 \tempo 4 = 54 s2 \tempo 4 = 46 s2 |
}

\score {
  <<
    \new Staff \with { midiInstrument = "flute" midiPanPosition = #-0.35 midiMaximumVolume = #0.7 } << \times \flute >>
    \new Staff \with { midiInstrument = "violin" midiPanPosition = #0.3 midiMaximumVolume = #1.0 } { \violin }
    \new Staff \with { midiInstrument = "trombone" midiPanPosition = #0.45 midiMaximumVolume = #0.55 } { \clef "bass" \bombardino }
    \new Staff \with { midiInstrument = "acoustic grand" midiPanPosition = #-0.1 midiMaximumVolume = #0.8 } { \right }
    \new Staff \with { midiInstrument = "acoustic grand" midiPanPosition = #-0.15 midiMaximumVolume = #0.75 } { \clef "bass" \left }
    \new DrumStaff \with { midiPanPosition = #0.6 midiMaximumVolume = #0.8 } << \guiro \\ \redoble >>
  >>
  \midi { }
}
