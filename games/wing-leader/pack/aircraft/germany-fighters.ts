import { sheets } from './sheets.ts'
import { PUBLISHED, SIMULATED, simulated } from './sources.ts'

export const GERMAN_FIGHTERS = sheets('germany', {
  aircraft: `
    id              name          date     class    silhouette     engines  build
    bf-109e-4       Bf 109E-4     1940-05  fighter  single-inline  1        -
    + bf-109e-7     Bf 109E-7     1940-08  -        -              -        -
    bf-109f-4       Bf 109F-4     1941-06  fighter  single-inline  1        -
    bf-109g-2       Bf 109G-2     1942-06  fighter  single-inline  1        -
    + bf-109g-4     Bf 109G-4     1942-11  -        -              -        -
    bf-109g-6       Bf 109G-6     1943-02  fighter  single-inline  1        -
    + bf-109g-14    Bf 109G-14    1944-07  -        -              -        -
    bf-109k-4       Bf 109K-4     1944-10  fighter  single-inline  1        -
    fw-190a-3       Fw 190A-3     1942-03  fighter  single-radial  1        -
    + fw-190a-5     Fw 190A-5     1942-11  -        -              -        -
    fw-190a-8       Fw 190A-8     1944-02  fighter  single-radial  1        armoured
    + fw-190a-8-r2  Fw 190A-8/R2  1944-05  -        -              -        -
    + fw-190f-8     Fw 190F-8     1944-03  -        -              -        -
    fw-190d-9       Fw 190D-9     1944-09  fighter  single-inline  1        -`,
  performance: `
    id            km/h  at    low  climb           circle     ceiling
    bf-109e-4     570   3750  477  14 13.3 7       20.5 25.5  10500
    bf-109e-7     564   5000  -    -               -          -
    bf-109f-4     635   6000  522  19.5 18.8 14.9  20.3 26.1  11600
    bf-109g-2     656   7000  530  21 19.5 16.5    22.2 28.3  12100
    bf-109g-4     640   -     540  20.1 18.9 15.4  21.2 27.2  11800
    bf-109g-6     632   7000  529  20.1 18.8 15.2  21.5 28    11800
    bf-109g-14    668   5500  576  19.2 17.5 13.1  23 31.5    11500
    bf-109k-4     713   6200  614  20.5 17.5 13.4  24 32.2    12300
    fw-190a-3     662   6400  560  16 12.7 10.3    23 28      10800
    fw-190a-5     658   -     558  15.4 11.9 9.7   23.5 35.5  10600
    fw-190a-8     641   6200  558  13.8 10.1 7.8   24.2 33    10300
    fw-190a-8-r2  625   -     -    -               -          -
    fw-190f-8     615   5500  -    -               -          -
    fw-190d-9     694   5200  607  19 17.3 14.6    20 29      11600`,
  arms: `
    id            guns            bombs  most  gear
    bf-109e-4     2x20 2x7.92     250    -     -
    bf-109e-7     -               -      -     dropTanks
    bf-109f-4     1x20 2x7.92     250    -     dropTanks
    bf-109g-2     1x20 2x7.92     250    -     dropTanks gunPod
    bf-109g-6     1x20 2x13       250    -     dropTanks gunPod aar
    bf-109k-4     1x30 2x13       250    -     dropTanks gunPod
    fw-190a-3     2x20 2x7.92     500    -     dropTanks rearView
    fw-190a-5     4x20 2x7.92     -      -     aar
    fw-190a-8     4x20 2x13       500    -     dropTanks rearView aar
    fw-190a-8-r2  2x30 2x20 2x13  -      -     -
    fw-190f-8     2x20 2x13       -      1000  atgr:6
    fw-190d-9     2x20 2x13       500    -     dropTanks rearView gyro`,
  sources: {
    // The E-7 of the same airframe and engine stands in for the E-4, whose top speed is its own.
    'bf-109e-4': `${SIMULATED}, of the E-7; top speed and bomb load: ${PUBLISHED}`,
    'bf-109e-7': simulated('bomb load'),
    'bf-109f-4': simulated('bomb load'),
    'bf-109g-2': simulated('bomb load'),
    'bf-109g-6': simulated('bomb load'),
    'bf-109k-4': simulated('bomb load'),
    'fw-190a-3': simulated('bomb load'),
    'fw-190a-5': simulated('outer cannon and bomb load'),
    'fw-190a-8': simulated('bomb load'),
    'fw-190a-8-r2': `as Fw 190A-8; top speed, guns and bomb load: ${PUBLISHED}`,
    'fw-190f-8': `as Fw 190A-8; top speed, guns and bomb loads: ${PUBLISHED}`,
    'fw-190d-9': simulated('bomb load'),
  },
})
