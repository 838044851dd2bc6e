import { sheets } from './sheets.ts'
import { PUBLISHED, SIMULATED, simulated } from './sources.ts'

export const AMERICAN_BOMBERS = sheets('usa', {
  aircraft: `
    id               name           date     class          silhouette             engines  build  nose
    a-20g            A-20G          1943-04  light-bomber   twin-fast              2        -      -
    + boston-iii     Boston III     1942-02  -              -                      -        -      weak
    b-25d            B-25D          1942-02  medium-bomber  twin-tail              2        -      weak
    + b-25d-strafer  B-25D strafer  1942-12  -              -                      -        -      strong
    + b-25h          B-25H          1943-08  -              -                      -        -      strong
    b-26b            B-26B          1942-05  medium-bomber  twin                   2        -      weak
    b-17f            B-17F          1942-05  heavy-bomber   four-engine            4        -      weak
    + b-17e          B-17E          1941-11  -              -                      -        -      -
    b-17g            B-17G          1943-09  heavy-bomber   four-engine            4        -      -
    b-24d            B-24D          1942-05  heavy-bomber   four-engine-twin-tail  4        -      weak
    b-24h            B-24H          1943-07  heavy-bomber   four-engine-twin-tail  4        -      -
    b-29             B-29           1944-06  heavy-bomber   four-engine            4        -      -
    c-47             C-47           1941-12  transport      transport              2        bare   -`,
  performance: `
    id          km/h  at    low  climb        circle     wing  ceiling
    a-20g       510   3300  470  9 7.5 4      24.5 34.1  -     7200
    boston-iii  530   -     -    -            -          -     -
    b-25d       457   3900  420  8.3 6.3 2.7  28.8 47    -     7450
    b-25h       442   -     -    -            -          -     -
    b-26b       480   4600  430  6            -          275   7200
    b-17f       481   7600  400  4.5          -          190   10900
    b-17e       510   -     -    -            -          -     -
    b-17g       462   7600  390  4.5          -          195   10850
    b-24d       488   7600  410  5            -          270   8535
    b-24h       472   7600  400  4.5          -          280   8535
    b-29        574   7600  490  4.6          -          340   9700
    c-47        360   2600  340  5            -          127   7300`,
  arms: `
    id             guns    turrets        bombs  most  sight  gear
    a-20g          6x12.7  3x12.7         900    1800  T      -
    boston-iii     4x7.7   3x7.7          -      -     -      -
    b-25d          1x12.7  5x12.7         1360   2350  V      -
    b-25d-strafer  8x12.7  2x12.7         -      -     -      -
    b-25h          8x12.7  6x12.7         -      -     -      heavyGun:4
    b-26b          4x12.7  6x12.7         1360   1800  G      slow-torpedo:-1
    b-17f          -       10x12.7        2700   3600  G      -
    b-17e          -       8x12.7 1x7.62  1900   -     -      -
    b-17g          -       13x12.7        2700   3600  G      -
    b-24d          -       10x12.7        2300   3600  G      -
    b-24h          -       10x12.7        2300   3600  G      -
    b-29           -       10x12.7 1x20   4500   9000  G      -
    c-47           -       -              2700   -     -      -`,
  sources: {
    'a-20g': `${PUBLISHED}; circles of the A-20B: ${SIMULATED}`,
    'b-25d': simulated('top speed, sea-level speed and bomb loads'),
    'b-25d-strafer': `as B-25D; guns and bomb loads: ${PUBLISHED}`,
    'b-25h': `as B-25D; top speed, guns and bomb loads: ${PUBLISHED}`,
  },
})
