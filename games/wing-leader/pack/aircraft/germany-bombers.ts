import { sheets } from './sheets.ts'
import { PUBLISHED, SIMULATED, simulated } from './sources.ts'

export const GERMAN_BOMBERS = sheets('germany', {
  aircraft: `
    id                  name              date     class          silhouette    engines  build     nose
    ju-87b              Ju 87B            1939-01  dive-bomber    stuka         1        -         -
    + ju-87r            Ju 87R            1940-07  -              -             -        -         -
    ju-87d              Ju 87D            1942-01  dive-bomber    stuka         1        -         -
    ju-87g              Ju 87G            1943-04  dive-bomber    stuka         1        -         -
    ju-88a-4            Ju 88A-4          1941-01  medium-bomber  twin          2        -         weak
    + ju-88a-1          Ju 88A-1          1939-09  -              -             -        -         -
    he-111h-6           He 111H-6         1941-05  medium-bomber  twin-glazed   2        -         weak
    + he-111h-3         He 111H-3         1939-11  -              -             -        -         -
    + he-111h-16        He 111H-16        1942-12  -              -             -        -         -
    + he-111-transport  He 111 transport  1942-11  transport      -             -        -         -
    do-17z              Do 17Z            1939-01  medium-bomber  twin-tail     2        -         weak
    ju-52               Ju 52/3m          1935-06  transport      three-engine  3        bare      -
    hs-129b             Hs 129B           1942-04  light-bomber   twin          2        armoured  -
    ar-234b             Ar 234B           1944-09  light-bomber   jet-bomber    2        -         -
    he-177a             He 177A           1942-07  heavy-bomber   twin          4        -         -`,
  performance: `
    id          km/h  at    low  climb        circle     wing  ceiling
    ju-87b      373   4100  332  7.5          -          136   8000
    ju-87r      360   -     -    -            -          -     -
    ju-87d      422   6000  367  8 7 2.5      22.2 31.3  -     7000
    ju-87g      375   4000  340  6.5 5.5 2    24 33      -     7000
    ju-88a-4    486   5000  424  7 5.1 3.4    33 50.5    -     7500
    ju-88a-1    461   4880  390  -            -          -     -
    he-111h-6   405   5000  369  4.5 3.6 1.8  30.8 45.2  -     6300
    he-111h-3   410   5000  -    -            -          -     -
    he-111h-16  410   -     370  5.3 4.1 2.3  -          -     6850
    do-17z      426   5000  345  5.5          -          156   7000
    ju-52       260   0     260  6.9 4.2 1.4  24 35.4    -     6800
    hs-129b     396   3000  349  8.4 8.1 2.6  30 46      -     7000
    ar-234b     742   6000  700  8.5          -          319   10000
    he-177a     488   6000  410  4.5          -          300   8000`,
  arms: `
    id          guns         turrets           bombs  most  sight  gear
    ju-87b      2x7.92       1x7.92            500    -     T      diveBrakes
    ju-87r      -            -                 250    -     -      dropTanks
    ju-87d      2x7.92       2x7.92            1000   1800  T      diveBrakes
    ju-87g      2x37 2x7.92  2x7.92            -      -     -      atGun:5
    ju-88a-4    -            5x7.92            1500   2500  S      speedBrakes torpedo:0
    ju-88a-1    -            3x7.92            -      -     -      -
    he-111h-6   -            6x7.92            2000   2500  V      torpedo:0
    he-111h-3   -            6x7.92            -      -     T      -
    he-111h-16  -            1x20 1x13 4x7.92  -      -     -      -
    do-17z      -            6x7.92            1000   -     T      -
    ju-52       -            1x7.92            2000   -     -      -
    hs-129b     2x20 2x7.92  -                 250    -     T      atPod atGun:3
    ar-234b     -            -                 1000   1500  G      jet
    he-177a     -            2x20 4x13 3x7.92  5600   -     G      speedBrakes`,
  sources: {
    'ju-87d': `${SIMULATED}, bomb loads too`,
    'ju-88a-4': `${SIMULATED}, greatest bomb load too; normal bomb load: ${PUBLISHED}; the fifth gun: hasegawa-model.co.jp`,
    'ju-88a-1': `top speed and guns: battleofbritain1940.com; climb, circles and ceiling as Ju 88A-4; sea-level speed and bomb loads: ${PUBLISHED}`,
    'he-111h-6': `${SIMULATED}, bomb loads too`,
    'he-111h-3': `as He 111H-6; top speed, defensive guns and bomb loads: ${PUBLISHED}`,
    'ju-52': simulated('load'),
    'hs-129b': `${SIMULATED}, bomb load too`,
  },
})
