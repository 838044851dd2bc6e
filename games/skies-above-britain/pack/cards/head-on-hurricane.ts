import { headOnDeck } from './read.ts'

/**
 * One deck for two attitudes. Head-On it is soon over and slightly favours the Germans, above all 110s with their heavy noses
 * (SAB-K-025, SAB-K-028); most Collisions are here (SAB-K-027). Tailing, 109s hardly ever hit back and 110s do (SAB-K-026), guns jam
 * and run dry. A Hurricane is the steadier platform: a little more Damage than on the Spitfires' deck. Columns as on the Tailed decks.
 */
export const HEAD_ON_HURRICANE = headOnDeck(`
xh-01
head-on | vanish hit               | hit damage               | hit hit                  | vanish hit
tailing | split                    | hit                      | split                    | damage hit

xh-02 SAB-K-019 SAB-EX-67 SAB-K-021 SAB-EX-59
head-on | vanish damage            | vanish damage            | damage low-ammo          | vanish hit-green
tailing | damage vanish            | damage low-ammo          | damage vanish            | damage low-ammo

xh-03
head-on | vanish hit               | vanish hit               | hit damage               | hit
tailing | turn                     | hit turn                 | damage                   | hit

xh-04
head-on | vanish hit               | collision                | hit                      | collision hit
tailing | turn damage              | split                    | split hit                | hit turn

xh-05
head-on | reinforce:109:head-on    | vanish                   | vanish                   | vanish damage
tailing | vanish                   | low-ammo                 | jammed                   | vanish

xh-06
head-on | hit damage               | vanish hit               | vanish hit               | hit hit
tailing | split low-ammo           | turn                     | split                    | hit

xh-07
head-on | hit-green                | hit                      | vanish hit-green         | vanish damage
tailing | damage                   | damage                   | turn low-ammo            | damage

xh-08
head-on | vanish damage            | vanish damage            | vanish damage            | damage
tailing | damage                   | damage                   | jammed                   | damage

xh-09 SAB-K-022
head-on | hit hit                  | hit hit                  | vanish hit               | vanish hit
tailing | damage split             | damage split             | turn                     | split

xh-10 SAB-K-020
head-on | vanish hit-green         | vanish hit               | vanish                   | hit reinforce:110:tailed
tailing | jammed                   | damage                   | damage low-ammo          | damage

xh-11 SAB-K-018 SAB-EX-69
head-on | vanish                   | reinforce:110:head-on    | vanish                   | vanish
tailing | vanish                   | vanish                   | vanish                   | vanish

xh-12
head-on | -                        | -                        | -                        | vanish
tailing | -                        | -                        | vanish                   | reinforce:110:tailed

xh-13
head-on | vanish hit hit-green     | hit reinforce:110:tailed | vanish hit               | hit damage
tailing | damage split             | damage hit               | turn                     | split hit

xh-14
head-on | damage                   | damage                   | vanish                   | vanish
tailing | vanish                   | vanish                   | vanish                   | jammed

xh-15
head-on | collision hit            | hit damage               | hit-green                | vanish hit
tailing | turn                     | turn damage              | damage                   | turn

xh-16
head-on | collision vanish         | vanish                   | vanish                   | vanish
tailing | reinforce:109:tailed     | vanish                   | vanish                   | -

xh-17
head-on | -                        | vanish                   | vanish                   | vanish
tailing | vanish                   | jammed                   | vanish                   | damage jammed

xh-18
head-on | damage low-ammo          | damage low-ammo          | vanish damage            | vanish damage
tailing | low-ammo                 | damage low-ammo          | vanish                   | low-ammo

xh-19
head-on | vanish                   | vanish damage            | vanish                   | hit-green
tailing | damage low-ammo          | damage jammed            | damage                   | damage low-ammo

xh-20
head-on | vanish                   | damage                   | damage                   | low-ammo
tailing | damage low-ammo          | damage damage            | low-ammo                 | vanish

xh-21
head-on | vanish damage            | vanish hit hit-green     | vanish                   | collision
tailing | damage                   | damage                   | turn                     | damage

xh-22
head-on | vanish                   | vanish                   | -                        | -
tailing | vanish                   | vanish                   | -                        | vanish

xh-23
head-on | vanish                   | vanish                   | vanish                   | vanish
tailing | vanish                   | reinforce:110:tailed     | vanish                   | vanish

xh-24
head-on | hit reinforce:109:tailed | hit                      | hit reinforce:109:tailed | hit damage
tailing | turn                     | split hit                | damage split             | damage split
`)
