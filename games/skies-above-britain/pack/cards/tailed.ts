import { tailedDeck } from './read.ts'

/**
 * The Germans are behind us: most Hits of the three attitudes, and worse from 109s than from 110s (SAB-K-013). The Tight Turns and
 * Slips that a Maneuver looks for are on these decks alone (SAB-K-002): a Spitfire turns inside more often than a Hurricane, both
 * more often inside a 110 (SAB-K-012), and a Slip needs a Section (SAB-K-014). Columns: Section and 109s, Section and 110s, lone
 * fighter and 109s, lone fighter and 110s.
 */

export const TAILED_HURRICANE = tailedDeck(`
th-01 | hit vanish                             | tight-turn collision                   | tight-turn reduce        | vanish
th-02 | tight-turn hit hit                     | slip hit loose                         | hit hit                  | hit reinforce:110:tailed
th-03 | tight-turn hit                         | tight-turn:fuel hit                    | vanish low-ammo          | tight-turn reduce
th-04 | slip collision loose-green             | vanish                                 | -                        | vanish
th-05 | slip tight-turn:fuel hit               | slip loose                             | hit                      | tight-turn hit
th-06 | slip tight-turn vanish                 | slip tight-turn reduce                 | reduce                   | low-ammo
th-07 | vanish                                 | vanish                                 | vanish                   | vanish
th-08 | slip hit loose                         | tight-turn vanish                      | tight-turn hit           | slip hit                 | SAB-K-007 SAB-EX-68
th-09 | slip reduce hit-green                  | vanish                                 | vanish                   | slip tight-turn reduce
th-10 | tight-turn:loose hit                   | tight-turn:fuel hit low-ammo           | hit reinforce:109:tailed | tight-turn hit           | SAB-K-004 SAB-EX-10 SAB-K-005 SAB-EX-11
th-11 | hit loose-green                        | hit vanish                             | tight-turn hit-green     | tight-turn hit-green
th-12 | hit hit-green                          | hit reinforce:110:tailed               | hit hit-green            | hit                      | SAB-K-006 SAB-EX-65
th-13 | hit vanish                             | tight-turn:loose hit-green loose-green | vanish                   | hit vanish
th-14 | hit hit                                | tight-turn:loose hit hit-green         | tight-turn hit hit       | tight-turn hit hit-green
th-15 | hit reduce                             | slip low-ammo                          | hit vanish               | slip reduce
th-16 | hit loose                              | hit hit                                | hit                      | tight-turn hit hit
th-17 | tight-turn reduce                      | tight-turn reduce                      | slip reduce              | tight-turn vanish
th-18 | tight-turn:loose hit-green loose-green | slip hit                               | hit reduce               | tight-turn reduce
th-19 | vanish low-ammo                        | vanish loose-green                     | tight-turn hit           | hit
th-20 | vanish                                 | slip vanish                            | vanish                   | vanish
th-21 | slip hit hit-green                     | slip tight-turn hit                    | slip hit                 | hit
th-22 | vanish loose                           | tight-turn vanish loose-green          | tight-turn vanish        | -
th-23 | hit reinforce:109:tailed               | tight-turn hit hit                     | hit hit-green            | tight-turn hit
th-24 | slip vanish                            | hit-green reduce                       | tight-turn hit reduce    | vanish low-ammo
`)

export const TAILED_SPITFIRE = tailedDeck(`
ts-01 | slip tight-turn hit                    | slip tight-turn:fuel hit       | hit hit-green            | hit vanish
ts-02 | slip collision                         | low-ammo                       | tight-turn hit reduce    | low-ammo
ts-03 | slip tight-turn reduce                 | vanish                         | vanish                   | vanish
ts-04 | tight-turn:loose hit-green loose-green | slip loose                     | reduce                   | tight-turn reduce
ts-05 | vanish loose                           | tight-turn collision           | tight-turn hit-green     | slip hit
ts-06 | tight-turn:loose hit                   | tight-turn hit hit             | tight-turn hit hit-green | tight-turn hit hit       | SAB-K-004 SAB-EX-10
ts-07 | hit reduce                             | vanish                         | tight-turn reduce        | tight-turn reduce
ts-08 | vanish low-ammo                        | tight-turn reduce              | tight-turn vanish        | tight-turn vanish
ts-09 | hit reinforce:109:tailed               | slip tight-turn hit            | tight-turn hit           | tight-turn hit
ts-10 | vanish                                 | vanish                         | vanish                   | vanish
ts-11 | hit hit                                | hit hit                        | hit hit                  | hit hit
ts-12 | tight-turn hit                         | tight-turn:fuel hit            | tight-turn hit           | hit reinforce:110:tailed
ts-13 | slip vanish hit-green                  | tight-turn vanish loose-green  | -                        | vanish
ts-14 | tight-turn:fuel hit                    | hit vanish                     | slip hit                 | tight-turn hit
ts-15 | tight-turn vanish                      | slip vanish                    | vanish                   | vanish
ts-16 | slip hit loose                         | hit reinforce:110:tailed       | vanish hit               | vanish                   | SAB-K-007 SAB-EX-68
ts-17 | tight-turn reduce                      | slip tight-turn vanish         | slip reduce              | slip tight-turn reduce
ts-18 | hit vanish                             | slip tight-turn reduce         | tight-turn hit low-ammo  | tight-turn reduce
ts-19 | slip vanish                            | slip reduce                    | tight-turn reduce        | -
ts-20 | tight-turn vanish loose                | tight-turn hit                 | hit reduce               | tight-turn hit-green
ts-21 | tight-turn:fuel hit hit-green          | tight-turn:loose hit-green     | hit vanish               | tight-turn reduce
ts-22 | hit loose-green                        | vanish loose                   | vanish                   | tight-turn hit
ts-23 | slip hit hit-green                     | tight-turn:loose hit hit-green | hit reinforce:109:tailed | tight-turn hit
ts-24 | tight-turn hit hit                     | tight-turn hit loose-green     | tight-turn hit hit       | tight-turn hit hit-green
`)
