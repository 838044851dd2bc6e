import { sheets } from './sheets.ts'
import { PUBLISHED, SIMULATED, simulated } from './sources.ts'

export const SOVIET = sheets('ussr', {
  aircraft: `
    id         name             date     class         silhouette     engines  kg    build     nose
    i-16       I-16 type 24     1940-01  fighter       single-radial  1        -     -         -
    mig-3      MiG-3            1941-03  fighter       single-inline  1        -     -         -
    lagg-3     LaGG-3           1941-02  fighter       single-inline  1        -     -         -
    yak-1      Yak-1            1941-01  fighter       single-inline  1        -     -         -
    + yak-1b   Yak-1b           1942-10  -             -              -        -     -         -
    + yak-7b   Yak-7B           1942-04  -             -              -        -     -         -
    yak-9      Yak-9            1942-12  fighter       single-inline  1        -     -         -
    + yak-9t   Yak-9T           1943-03  -             -              -        -     -         -
    yak-3      Yak-3            1944-07  fighter       single-inline  1        -     -         -
    la-5       La-5             1942-08  fighter       single-radial  1        -     -         -
    la-5fn     La-5FN           1943-06  fighter       single-radial  1        -     -         -
    + la-7     La-7             1944-06  -             -              -        -     -         -
    il-2-1942  Il-2 (1942)      1941-06  light-bomber  single-inline  1        6127  armoured  -
    il-2-1943  Il-2 (1943)      1943-01  light-bomber  single-inline  1        6375  armoured  -
    + il-2-37  Il-2 with 37 mm  1943-07  -             -              -        -     -         -
    pe-2       Pe-2             1941-04  light-bomber  twin-tail      2        -     -         weak
    + pe-2-87  Pe-2 series 87   1942-12  -             -              -        -     -         -`,
  performance: `
    id         km/h  at    low  climb          circle     ceiling
    i-16       490   4500  448  16.7 13.8 8.8  19 25.3    10500
    mig-3      626   7600  525  15.9 14 10.2   22.4 28.7  11800
    lagg-3     573   4000  505  14.9 13.3 8    22.2 28.9  10500
    yak-1      582   4000  514  16.9 15 9.4    19.2 24.6  10200
    yak-1b     600   4500  530  17 15 9.5      19 24.1    10600
    yak-7b     586   -     526  16.9 14.3 8.6  19.5 24.5  10660
    yak-9      594   3800  537  18.5 15.8 9    17.5 22.5  10500
    yak-9t     593   4000  535  16.5 13.5 7.5  19 25.5    10250
    yak-3      646   4100  567  20.5 18 11.5   18 22.5    10400
    la-5       603   6500  544  18 13.3 8.2    23.4 35.3  9500
    la-5fn     646   6000  583  20 16.7 12.5   21 28      10500
    la-7       661   -     597  22 18 13       20.5 27    -
    il-2-1942  414   2500  400  7.1 5.6 2      25.7 37.3  6000
    il-2-1943  407   0     407  7.5 4.2 1.5    26.6 39.3  5600
    il-2-37    391   -     391  -              -          -
    pe-2       521   5000  434  9.3 8.4 5.6    30.5 39.9  9100
    pe-2-87    498   -     446  10.4 7.8 3     29.9 40.3  8000`,
  arms: `
    id         guns           turrets        bombs  most  sight  gear
    i-16       4x7.62         -              200    -     -      atgr:4
    mig-3      1x12.7 2x7.62  -              200    -     -      atgr:4
    lagg-3     1x20 1x12.7    -              200    -     -      atgr:4
    yak-1      1x20 2x7.62    -              200    -     -      atgr:4
    yak-1b     1x20 1x12.7    -              0      -     -      rearView
    yak-7b     1x20 2x12.7    -              -      -     -      -
    yak-9      1x20 1x12.7    -              -      -     -      rearView
    yak-9t     1x37 1x12.7    -              -      -     -      atGun:3
    yak-3      1x20 2x12.7    -              -      -     -      rearView
    la-5       2x20           -              200    -     -      -
    la-5fn     2x20           -              200    -     -      rearView
    il-2-1942  2x20 2x7.62    -              400    600   T      atgr:5 atGun:2
    il-2-1943  2x23 2x7.62    1x12.7         400    600   T      atgr:5 atGun:3
    il-2-37    2x37 2x7.62    -              200    -     -      atGun:5
    pe-2       1x12.7 1x7.62  1x12.7 2x7.62  600    1000  T      diveBrakes
    pe-2-87    -              2x12.7 1x7.62  -      -     -      -`,
  sources: {
    'i-16': simulated('bomb load'),
    'mig-3': `${SIMULATED}, bomb load too`,
    'lagg-3': simulated('bomb load'),
    'yak-1': simulated('bomb load'),
    'yak-7b': `${SIMULATED}; bomb load: ${PUBLISHED}; circles in the middle of the given range`,
    'yak-9': SIMULATED,
    'la-5': `${SIMULATED}, bomb load too`,
    'la-5fn': `${SIMULATED}, bomb load too`,
    'la-7': `${PUBLISHED}; ceiling of the La-5FN: ${SIMULATED}`,
    'il-2-1942': `${SIMULATED}, greatest bomb load and weight too; normal bomb load: ${PUBLISHED}; climb at 6000 m estimated`,
    'il-2-1943': `${SIMULATED}, 23 mm and rear guns, greatest bomb load and weight too; normal bomb load: ${PUBLISHED}; climb at 6000 m estimated`,
    'il-2-37': `as Il-2 (1943); top speed and bomb loads: ${PUBLISHED}`,
    'pe-2': simulated('bomb loads'),
  },
})
