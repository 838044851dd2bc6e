import { sheets } from './sheets.ts'
import { PUBLISHED, SIMULATED, simulated } from './sources.ts'

export const OTHERS = [
  ...sheets('italy', {
    aircraft: `
    id        name     date     class          silhouette     engines  build
    cr-42     CR.42    1939-05  fighter        biplane        1        bare
    mc-200    MC.200   1939-08  fighter        single-radial  1        -
    mc-202    MC.202   1941-11  fighter        single-inline  1        -
    + mc-205  MC.205V  1943-04  -              -              -        -
    sm-79     SM.79    1937-01  medium-bomber  three-engine   3        -`,
    performance: `
    id      km/h  at    low  climb           circle     wing  ceiling
    cr-42   441   6100  342  11.8            -          102   10200
    mc-200  504   4500  430  15.3            -          131   8900
    mc-202  604   5000  500  17.3 15.1 10.6  22.6 28.2  -     11300
    mc-205  642   7200  525  18.5 16.5 12.5  -          -     -
    sm-79   434   3650  380  5.6             -          170   7500`,
    arms: `
    id      guns         turrets       bombs  sight  gear
    cr-42   2x12.7       -             200    -      -
    mc-200  2x12.7       -             300    -      rearView
    mc-202  2x12.7       -             300    -      dropTanks
    mc-205  2x20 2x12.7  -             -      -      -
    sm-79   -            3x12.7 1x7.7  1200   T      torpedo:1`,
    sources: {
      'mc-202': simulated('bomb load'),
      'mc-205': `${PUBLISHED}; circles and ceiling of the MC.202: ${SIMULATED}`,
    },
  }),
  ...sheets('france', {
    aircraft: `
    id       name      date     class    silhouette     engines
    ms-406   MS.406    1939-01  fighter  single-inline  1
    d-520    D.520     1940-05  fighter  single-inline  1
    hawk-75  Hawk 75A  1939-03  fighter  single-radial  1`,
    performance: `
    id       km/h  at    low  climb        wing  ceiling
    ms-406   486   5000  400  13           148   9400
    d-520    535   5500  425  14 12.5 7.5  167   10250
    hawk-75  500   4600  430  12.5         119   10000`,
    arms: `
    id       guns
    ms-406   1x20 2x7.5
    d-520    1x20 4x7.5
    hawk-75  6x7.5`,
  }),
  ...sheets('poland', {
    aircraft: `
    id        name       date     class         silhouette   engines  build
    pzl-p11c  PZL P.11c  1935-06  fighter       gull-wing    1        bare
    pzl-23    PZL.23B    1937-01  light-bomber  dive-bomber  1        bare`,
    performance: `
    id        km/h  at    low  climb  wing  ceiling
    pzl-p11c  375   5500  300  12.3   91    8000
    pzl-23    319   3650  285  5      120   7300`,
    arms: `
    id        guns   turrets  bombs  sight
    pzl-p11c  2x7.9  -        -      -
    pzl-23    1x7.9  2x7.9    600    T`,
  }),
  ...sheets('finland', {
    aircraft: `
    id            name          date     class    silhouette     engines
    brewster-239  Brewster 239  1940-04  fighter  single-radial  1`,
    performance: `
    id            km/h  at    low  climb  wing  ceiling
    brewster-239  478   4750  425  12.5   117   9900`,
    arms: `
    id            guns           gear
    brewster-239  3x12.7 1x7.62  rearView`,
  }),
  ...sheets('romania', {
    aircraft: `
    id         name     date     class    silhouette     engines
    iar-80     IAR 80   1941-01  fighter  single-radial  1
    + iar-81c  IAR 81C  1943-01  -        -              -`,
    performance: `
    id      km/h  at    low  climb  wing  ceiling
    iar-80  510   4000  430  13     160   10500`,
    arms: `
    id       guns         bombs
    iar-80   4x7.92       -
    iar-81c  2x20 2x7.92  225`,
  }),
]
