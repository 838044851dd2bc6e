import { sheets } from './sheets.ts'
import { PUBLISHED } from './sources.ts'

export const JAPANESE_NAVY = sheets('japan', {
  aircraft: `
    id      name    date     class           silhouette      engines  build  nose
    a6m2    A6M2    1940-07  fighter         single-radial   1        bare   -
    a6m5    A6M5    1943-08  fighter         single-radial   1        bare   -
    j2m3    J2M3    1944-02  fighter         single-radial   1        bare   -
    n1k2-j  N1K2-J  1944-12  fighter         single-radial   1        -      -
    b5n2    B5N2    1940-01  torpedo-bomber  torpedo-bomber  1        bare   -
    d3a1    D3A1    1940-12  dive-bomber     dive-bomber     1        bare   -
    d4y2    D4Y2    1944-01  dive-bomber     single-inline   1        bare   -
    b6n2    B6N2    1943-12  torpedo-bomber  torpedo-bomber  1        bare   -
    g4m1    G4M1    1941-04  medium-bomber   twin-glazed     2        bare   weak
    + g3m2  G3M2    1937-06  -               -               -        -      weak`,
  performance: `
    id      km/h  at    low  climb           wing  ceiling
    a6m2    539   4880  435  13.8 13.5 9     107   10300
    a6m5    565   6000  473  14.5 13.5 9.5   128   11000
    j2m3    612   5900  510  19.5 17 12.5    171   11400
    n1k2-j  594   5600  520  17.5 15.5 11.5  170   10760
    b5n2    378   3600  330  6.5             101   8260
    d3a1    387   3000  350  7.8             105   9300
    d4y2    580   5250  480  12              180   10700
    b6n2    481   4900  420  8.5             152   9040
    g4m1    428   4200  380  5.5             122   9000
    g3m2    373   4200  335  6               -     -`,
  arms: `
    id      guns        turrets     bombs  most  sight  gear
    a6m2    2x20 2x7.7  -           120    -     -      dropTanks rearView
    a6m5    2x20 2x7.7  -           250    -     -      dropTanks rearView
    j2m3    4x20        -           120    -     -      -
    n1k2-j  4x20        -           500    -     -      dropTanks rearView
    b5n2    -           1x7.7       800    -     T      torpedo:1
    d3a1    2x7.7       1x7.7       370    -     T      diveBrakes
    d4y2    2x7.7       1x7.92      500    -     T      diveBrakes lowDrag
    b6n2    -           1x13 1x7.7  800    -     T      torpedo:1
    g4m1    -           1x20 4x7.7  800    1000  T      torpedo:1`,
  sources: {
    a6m2: `${PUBLISHED} (top speed: 335 mph at 16,000 ft; a Japanese figure is 533 km/h at 4,550 m); ceiling and guns: horae.dti.ne.jp/~foxone/189.htm`,
  },
})
