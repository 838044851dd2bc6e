import { sheets } from './sheets.ts'

export const BRITISH_TWINS = sheets('britain', {
  aircraft: `
    id                name               date     class         silhouette             engines  nose
    meteor-iii        Meteor III         1944-12  fighter       jet                    2        -
    beaufighter-x     Beaufighter X      1943-05  fighter       twin-fast              2        -
    + beaufighter-ic  Beaufighter IC     1941-03  -             -                      -        -
    mosquito-vi       Mosquito VI        1943-05  fighter       twin-fast              2        -
    mosquito-iv       Mosquito B Mk.IV   1942-05  light-bomber  twin-fast              2        weak
    + mosquito-pr-ix  Mosquito PR Mk.IX  1943-05  -             -                      -        -
    blenheim-iv       Blenheim IV        1939-03  light-bomber  twin                   2        weak
    + blenheim-ivf    Blenheim IVF       1939-11  fighter       -                      -        -
    lancaster-i       Lancaster I        1942-02  heavy-bomber  four-engine-twin-tail  4        -`,
  performance: `
    id              km/h  at    low  climb  wing  ceiling
    meteor-iii      793   9000  737  20     185   13400
    beaufighter-x   488   400   486  8      244   4570
    beaufighter-ic  510   4600  465  -      -     8000
    mosquito-vi     595   4000  541  14.5   220   9500
    mosquito-iv     612   6400  520  12.7   215   9500
    mosquito-pr-ix  657   7900  -    -      -     11500
    blenheim-iv     428   3600  390  7.6    150   8300
    lancaster-i     454   4000  402  3.7    240   7500`,
  arms: `
    id              guns        turrets  bombs  most  sight  gear
    meteor-iii      4x20        -        -      -     -      jet rearView gyro
    beaufighter-x   4x20 6x7.7  1x7.7    450    -     -      torpedo:0 atgr:7
    beaufighter-ic  -           -        225    -     -      -
    mosquito-vi     4x20 4x7.7  -        900    -     -      lowDrag dropTanks atgr:7 rearView
    mosquito-iv     -           -        900    -     V      lowDrag
    mosquito-pr-ix  -           -        0      -     -      -
    blenheim-iv     1x7.7       3x7.7    600    -     V      -
    blenheim-ivf    5x7.7       -        -      -     -      -
    lancaster-i     -           8x7.7    6350   9980  V      -`,
})
