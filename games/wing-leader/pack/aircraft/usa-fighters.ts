import { sheets } from './sheets.ts'
import { PUBLISHED, SIMULATED, simulated } from './sources.ts'

export const AMERICAN_FIGHTERS = sheets('usa', {
  aircraft: `
    id             name                date     class    silhouette     engines  kg
    p-40e          P-40E               1941-08  fighter  single-inline  1        -
    + p-40b        Hawk 81 (Tomahawk)  1941-01  -        -              -        -
    p-39d          P-39D               1941-02  fighter  single-inline  1        -
    + p-400        P-400               1942-05  -        -              -        -
    + p-39l        P-39L (Soviet)      1942-10  -        -              -        -
    p-38j          P-38J               1943-08  fighter  twin-boom      2        -
    + p-38f        P-38F               1942-04  -        -              -        -
    + f-5          F-5                 1943-01  -        -              -        -
    p-47d          P-47D               1943-05  fighter  single-radial  1        6600
    + p-47d-28     P-47D-28            1944-05  -        -              -        -
    p-51b          P-51B               1943-11  fighter  single-inline  1        -
    + mustang-iii  Mustang III         1944-01  -        -              -        -
    p-51d          P-51D               1944-05  fighter  single-inline  1        -`,
  performance: `
    id           km/h  at    low  climb           circle     ceiling
    p-40e        582   4600  494  12.5 10 3.7     22 30      9200
    p-40b        566   -     -    -               -          9900
    p-39d        592   4200  500  13 11.5 6       21.5 30.3  9800
    p-400        570   -     -    -               -          -
    p-39l        600   2850  539  16.7 13.5 7.2   -          9300
    p-38j        674   7860  557  20.4 19.1 15    20 28.3    12350
    p-38f        636   7600  520  15.5 14 11      -          11900
    p-47d        690   8500  540  14 13.5 12      27.5 31    12200
    p-47d-28     700   7000  557  18.1 17.6 16.4  -          11580
    p-51b        708   7600  590  17.5 16 13.2    20 28.5    12800
    mustang-iii  713   -     -    -               -          -
    p-51d        718   7000  607  18.1 15.7 12.4  20 29.5    12680`,
  arms: `
    id           guns                bombs  most  gear
    p-40e        6x12.7              225    -     dropTanks
    p-40b        2x12.7 4x7.7        0      -     -
    p-39d        1x37 2x12.7 4x7.62  225    -     dropTanks
    p-400        1x20 2x12.7 4x7.7   -      -     -
    p-39l        1x37 2x12.7         -      -     -
    p-38j        1x20 4x12.7         900    1450  dropTanks rearView
    f-5          none                0      0     -
    p-47d        8x12.7              450    1100  dropTanks
    p-47d-28     -                   900    -     rearView atgr:6
    p-51b        4x12.7              450    -     dropTanks
    mustang-iii  -                   -      -     rearView
    p-51d        6x12.7              450    900   dropTanks rearView gyro atgr:6`,
  sources: {
    'p-40e': simulated('top speed, circles and bomb load'),
    'p-40b': `as P-40E; top speed, ceiling and guns: ${PUBLISHED}`,
    'p-39d': `${PUBLISHED}; circles of the L-1: ${SIMULATED}`,
    'p-39l': `${SIMULATED}, without the guns in the wings; bomb load: ${PUBLISHED}`,
    'p-38j': simulated('bomb loads'),
    'p-38f': `${PUBLISHED}; circles of the P-38J: ${SIMULATED}`,
    'f-5': 'as P-38J, without guns and bombs',
    'p-47d': `${PUBLISHED}; circles of the D-28: ${SIMULATED}`,
    'p-47d-28': simulated('bomb loads and weight'),
    'p-51d': simulated('bomb loads'),
  },
})
