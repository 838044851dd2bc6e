import { sheets } from './sheets.ts'
import { PUBLISHED, SIMULATED, simulated } from './sources.ts'

export const GERMAN_DESTROYERS = sheets('germany', {
  aircraft: `
    id              name          date     class    silhouette  engines
    bf-110c         Bf 110C       1939-01  fighter  twin-tail   2
    + bf-110e-2     Bf 110E-2     1940-10  -        -           -
    bf-110g-2       Bf 110G-2     1942-12  fighter  twin-tail   2
    + bf-110g-2-r1  Bf 110G-2/R1  1943-06  -        -           -
    me-410          Me 410A       1943-05  fighter  twin-fast   2
    + me-410-u4     Me 410A-1/U4  1944-02  -        -           -
    me-262a         Me 262A       1944-07  fighter  jet         2
    + me-262a-2a    Me 262A-2a    1944-08  -        -           -
    me-163b         Me 163B       1944-05  fighter  rocket      1`,
  performance: `
    id            km/h  at    low  climb           circle     wing  ceiling
    bf-110c       562   7000  475  11 10 6.5       27.4 35.4  -     10000
    bf-110e-2     529   5000  456  10.3 9.6 6.1    -          -     9500
    bf-110g-2     581   6500  489  15.6 14.1 10.7  23.5 31.2  -     10800
    bf-110g-2-r1  560   -     -    -               -          -     -
    me-410        615   6700  507  11.5            -          266   10000
    me-410-u4     590   -     -    -               -          -     -
    me-262a       871   6000  837  19.3 14.5 9.7   32 37.5    -     12000
    me-163b       955   9000  830  81 110 135      -          160   12000`,
  arms: `
    id            guns         turrets  bombs  sight  gear
    bf-110c       2x20 4x7.92  1x7.92   500    -      rearView
    bf-110e-2     -            -        1000   -      -
    bf-110g-2     2x20 4x7.92  2x7.92   500    -      rearView dropTanks aar gunPod
    bf-110g-2-r1  -            -        -      -      heavyGun:4
    me-410        4x20 2x7.92  2x13     1000   S      lowDrag aar rearView speedBrakes
    me-410-u4     2x20 2x7.92  -        -      -      heavyGun:5
    me-262a       4x30         -        500    -      jet highSpeed aar rearView
    me-262a-2a    2x30         -        -      -      -
    me-163b       2x30         -        -      -      rocket`,
  sources: {
    'bf-110c': `${PUBLISHED}; circles of the E-2: ${SIMULATED}`,
    'bf-110e-2': simulated('bomb load'),
    'bf-110g-2': simulated('bomb load'),
    'bf-110g-2-r1': `as Bf 110G-2; top speed and bomb load: ${PUBLISHED}`,
    'me-262a': `${SIMULATED}; bomb load: ${PUBLISHED}; climb and circle at 3000 m halfway to those at 6000 m, circles the shorter of those given`,
    'me-262a-2a': `as Me 262A; guns and bomb load: ${PUBLISHED}`,
  },
})
