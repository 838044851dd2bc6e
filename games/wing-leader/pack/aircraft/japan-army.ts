import { sheets } from './sheets.ts'

export const JAPANESE_ARMY = sheets('japan', {
  aircraft: `
    id           name          date     class          silhouette     engines  build  nose
    ki-27        Ki-27         1937-12  fighter        single-radial  1        bare   -
    ki-43-ii     Ki-43-II      1942-11  fighter        single-radial  1        bare   -
    + ki-43-i    Ki-43-I       1941-10  -              -              -        -      -
    ki-61        Ki-61         1943-02  fighter        single-inline  1        -      -
    + ki-61-kai  Ki-61-I KAIc  1944-01  -              -              -        -      -
    ki-84        Ki-84         1944-04  fighter        single-radial  1        -      -
    ki-45        Ki-45         1942-08  fighter        twin           2        -      -
    + ki-45-kai  Ki-45 KAIb    1943-06  -              -              -        -      -
    ki-48        Ki-48-II      1942-04  light-bomber   twin-glazed    2        bare   weak
    ki-21        Ki-21-II      1940-12  medium-bomber  twin           2        bare   weak`,
  performance: `
    id         km/h  at    low  climb         wing  ceiling
    ki-27      470   3500  400  15.3          88    10000
    ki-43-ii   530   4000  450  14.5 13 9     121   11200
    ki-43-i    495   -     -    -             108   -
    ki-61      590   4900  490  14 12.5 8.5   157   10600
    ki-61-kai  580   -     -    -             -     -
    ki-84      631   6100  530  18 16.5 12.5  172   10500
    ki-45      540   6000  450  11.7          172   10000
    ki-48      505   5600  430  8             162   10100
    ki-21      478   4700  410  7             139   10000`,
  arms: `
    id         guns          turrets       bombs  most  sight  gear
    ki-27      2x7.7         -             -      -     -      -
    ki-43-ii   2x12.7        -             250    -     -      dropTanks rearView
    ki-43-i    1x12.7 1x7.7  -             30     -     -      -
    ki-61      4x12.7        -             250    -     -      dropTanks
    ki-61-kai  2x20 2x12.7   -             -      -     -      -
    ki-84      2x20 2x12.7   -             500    -     -      dropTanks rearView
    ki-45      1x20 2x12.7   1x7.92        500    -     -      dropTanks rearView
    ki-45-kai  1x37 2x12.7   -             -      -     -      heavyGun:4
    ki-48      -             3x7.7         400    800   T      -
    ki-21      -             5x7.7 1x12.7  1000   -     T      -`,
})
