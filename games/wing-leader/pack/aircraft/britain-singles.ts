import { sheets } from './sheets.ts'
import { PUBLISHED, simulated, TESTED } from './sources.ts'

export const BRITISH_SINGLES = sheets('britain', {
  aircraft: `
    id                name               date     class           silhouette     engines  build
    gladiator         Gladiator          1937-02  fighter         biplane        1        bare
    hurricane-i       Hurricane I        1937-12  fighter         single-inline  1        -
    + sea-hurricane   Sea Hurricane      1941-07  -               -              -        -
    hurricane-iic     Hurricane IIC      1941-05  fighter         single-inline  1        -
    + hurricane-iib   Hurricane IIB      1941-03  -               -              -        -
    + hurricane-iid   Hurricane IID      1942-06  -               -              -        -
    + hurricane-iv    Hurricane IV       1943-06  -               -              -        armoured
    spitfire-ia       Spitfire IA        1938-08  fighter         single-inline  1        -
    + spitfire-iia    Spitfire IIA       1940-08  -               -              -        -
    spitfire-vb       Spitfire VB        1941-02  fighter         single-inline  1        -
    + spitfire-vc     Spitfire VC        1941-10  -               -              -        -
    spitfire-ix       Spitfire F Mk.IX   1942-07  fighter         single-inline  1        -
    + spitfire-lf-ix  Spitfire LF Mk.IX  1943-03  -               -              -        -
    spitfire-xiv      Spitfire XIV       1944-01  fighter         single-inline  1        -
    defiant-i         Defiant I          1940-01  fighter         single-inline  1        -
    typhoon-ib        Typhoon IB         1942-02  fighter         single-inline  1        -
    tempest-v         Tempest V          1944-01  fighter         single-inline  1        -
    swordfish         Swordfish          1936-07  torpedo-bomber  biplane        1        bare`,
  performance: `
    id              km/h  at    low  climb           circle     wing  ceiling
    gladiator       407   4400  -    11.7            -          70    10000
    hurricane-i     509   6100  420  13.2 13.4 8.6   -          122   10300
    sea-hurricane   490   -     -    -               -          -     -
    hurricane-iic   536   6700  428  14 12.5 9       -          142   10800
    hurricane-iid   460   5500  -    -               -          -     -
    hurricane-iv    455   4000  -    -               -          -     -
    spitfire-ia     570   5760  455  14.2 14.7 9.6   -          122   10580
    spitfire-iia    573   -     -    15.2 15 10      -          -     -
    spitfire-vb     604   5000  500  14.5 14.7 11.4  19 24      134   11300
    spitfire-vc     597   -     -    -               -          -     -
    spitfire-ix     657   8200  505  19 17 14.5      18.2 21.5  151   12900
    spitfire-lf-ix  664   6850  542  21.5 18.6 15.5  17.7 20.5  -     12500
    spitfire-xiv    718   7900  583  23 20 16.5      19 22.5    170   13500
    defiant-i       489   5200  402  9.5             -          158   9200
    typhoon-ib      650   5500  570  14.5 12.5 8     -          200   10700
    tempest-v       703   5640  600  21 15.1 12.1    20 27.8    -     10800
    swordfish       230   1450  212  6.2             -          64    5900`,
  arms: `
    id              guns         turrets  bombs  sight  gear
    gladiator       4x7.7        -        -      -      -
    hurricane-i     8x7.7        -        -      -      -
    hurricane-iic   4x20         -        450    -      dropTanks
    hurricane-iib   12x7.7       -        -      -      -
    hurricane-iid   2x40 2x7.7   -        -      -      atGun:5
    hurricane-iv    2x7.7        -        -      -      atgr:6
    spitfire-ia     8x7.7        -        -      -      -
    spitfire-vb     2x20 4x7.7   -        -      -      dropTanks
    spitfire-vc     -            -        225    -      -
    spitfire-ix     2x20 4x7.7   -        225    -      dropTanks gyro
    spitfire-lf-ix  -            -        450    -      -
    spitfire-xiv    2x20 2x12.7  -        225    -      dropTanks gyro
    defiant-i       -            4x7.7    -      -      rearView
    typhoon-ib      4x20         -        900    -      dropTanks atgr:7
    tempest-v       4x20         -        900    -      dropTanks rearView gyro
    swordfish       1x7.7        1x7.7    680    T      torpedo:1`,
  sources: {
    'hurricane-i': `${TESTED}; sea-level speed, wing loading and ceiling: ${PUBLISHED}`,
    'sea-hurricane': `as Hurricane I; top speed: ${PUBLISHED}`,
    'spitfire-ia': `${TESTED}; sea-level speed and wing loading: ${PUBLISHED}`,
    'spitfire-iia': `as Spitfire IA; top speed and climb: ${PUBLISHED}`,
    'spitfire-vb': simulated('circles, sea-level speed and ceiling'),
    'spitfire-vc': `as Spitfire VB; top speed and bomb load: ${PUBLISHED}`,
    'spitfire-lf-ix': simulated('guns and bomb load'),
    'tempest-v': simulated('bomb load'),
  },
})
