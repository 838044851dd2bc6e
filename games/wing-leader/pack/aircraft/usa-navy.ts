import { sheets } from './sheets.ts'

export const AMERICAN_NAVY = sheets('usa', {
  aircraft: `
    id       name    date     class           silhouette      engines  kg    build
    f4f-4    F4F-4   1942-01  fighter         single-radial   1        -     -
    + f4f-3  F4F-3   1940-12  -               -               -        -     -
    f6f-5    F6F-5   1944-04  fighter         single-radial   1        5700  -
    + f6f-3  F6F-3   1943-08  -               -               -        -     -
    f4u-1    F4U-1   1943-02  fighter         gull-wing       1        5600  -
    sbd-3    SBD-3   1941-03  dive-bomber     dive-bomber     1        -     -
    sb2c-4   SB2C-4  1944-06  dive-bomber     dive-bomber     1        6400  -
    tbd-1    TBD-1   1937-10  torpedo-bomber  torpedo-bomber  1        -     bare
    tbf-1    TBF-1   1942-06  torpedo-bomber  torpedo-bomber  1        6300  -
    + tbm-3  TBM-3   1944-04  -               -               -        -     -`,
  performance: `
    id      km/h  at    low  climb         wing  ceiling
    f4f-4   512   5900  441  10 8.5 5.5    150   10300
    f4f-3   531   6400  -    12 10 7       132   11400
    f6f-5   620   7100  512  16 14 10.5    183   11300
    f6f-3   603   -     505  15.5 13.5 10  -     -
    f4u-1   671   6100  578  16 14.5 11    187   11200
    sbd-3   402   4900  372  6             140   8200
    sb2c-4  475   5100  430  9             165   8900
    tbd-1   331   2400  309  3.7           117   6000
    tbf-1   436   3700  404  7.3           154   6800
    tbm-3   444   -     -    -             -     -`,
  arms: `
    id      guns    turrets        bombs  most  sight  gear
    f4f-4   6x12.7  -              90     -     -      dropTanks
    f4f-3   4x12.7  -              -      -     -      -
    f6f-5   6x12.7  -              450    900   -      dropTanks atgr:6 gyro
    f4u-1   6x12.7  -              450    900   -      dropTanks atgr:6
    sbd-3   2x12.7  2x7.62         545    -     T      diveBrakes
    sb2c-4  2x20    2x7.62         900    -     T      diveBrakes atgr:6
    tbd-1   1x7.62  1x7.62         450    -     G      slow-torpedo:-2
    tbf-1   1x7.62  1x12.7 1x7.62  900    -     G      slow-torpedo:-1
    tbm-3   2x12.7  -              -      -     -      torpedo:0 atgr:6`,
})
