import { fireCards } from './read.ts'

/**
 * The Continuing Fire cards. Made to give a Determined fighter 0.4 Hits at Lethal Level 3 and an Evasive one 0.2, rising
 * with the level in the whole deck but not on every card; three cards for each event, two for Friendly Fire.
 */
export const FIRE_CARDS = fireCards(`
achtung-1       | -  -  -  -  H  H  | -  -  -  -  -  H
achtung-2       | -  -  -  -  -  H  | -  -  -  -  -  -
achtung-3       | -  -  -  -  -  HH | -  -  -  -  -  -
bounced-1       | -  -  -  H  H  H  | -  -  -  -  H  -
bounced-2       | -  -  H  -  H  H  | -  -  -  -  -  H
bounced-3       | -  -  -  -  H  -  | -  -  -  -  -  -
confused-1      | H  -  H  -  H  -  | -  H  -  H  -  H  | | SR-K-CF-09, p55
confused-2      | -  H  -  H  -  H  | -  -  H  -  H  -  | | SR-K-CF-09, p55
confused-3      | -  H  -  H  -  HH | -  -  -  H  -  H  | | SR-K-CF-09, p55
debris-1        | -  -  H  -  H  H  | -  -  -  -  H  -  | | SR-K-CF-02, p53
debris-2        | -  -  -  -  H  H  | -  -  -  -  -  H
debris-3        | -  -  -  -  -  H  | -  -  -  -  -  -
fall-away-1     | -  H  -  H  H  H  | -  -  -  H  -  H  | | SR-K-CF-01, p53
fall-away-2     | -  -  H  H  H  HH | -  -  H  -  H  H
fall-away-3     | -  -  -  -  -  H  | -  -  -  -  -  -
friendly-fire-1 | -  -  -  -  H  -  | -  -  -  -  -  H
friendly-fire-2 | -  -  -  H  -  H  | -  -  -  -  -  -
hard-roll-1     | -  -  H  -  H  H  | -  -  -  -  -  H  | | SR-K-CF-04, p54
hard-roll-2     | -  -  -  H  H  HH | -  -  -  H  H  H
hard-roll-3     | -  -  -  -  -  -  | -  -  -  -  -  -
into-the-sun-1  | -  -  -  -  H  H  | -  -  -  -  -  -
into-the-sun-2  | -  -  H  H  H  H  | -  -  H  -  H  H
into-the-sun-3  | -  -  -  -  -  H  | -  -  -  -  -  -
power-bleed-1   | -  -  -  -  H  H  | -  -  -  -  H  -
power-bleed-2   | -  -  -  -  -  -  | -  -  -  -  -  -
power-bleed-3   | -  -  H  H  H  H  | -  -  -  H  H  H
slow-climb-1    | -  -  -  -  H  H  | -  -  -  -  H  H  | climb+2 roll+1 | SR-K-CF-03, SR-K-CF-07, p54
slow-climb-2    | -  H  -  H  HH HH | -  H  H  H  -  HH | climb+2 roll+1 | SR-K-CF-07, p52
slow-climb-3    | -  -  -  -  -  H  | -  -  -  -  -  -  | climb+2 roll+1 | SR-K-CF-07, p52
strafe-1        | -  -  -  -  H  H  | -  -  -  -  -  H
strafe-2        | -  -  H  HH -  HH | -  -  H  H  H  H
strafe-3        | -  -  -  -  H  H  | -  -  -  -  -  -
`)
