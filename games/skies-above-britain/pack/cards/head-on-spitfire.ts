import { headOnDeck } from './read.ts'

/**
 * As the deck of the Hurricanes, with a little less Damage (SAB-K-028).
 */
export const HEAD_ON_SPITFIRE = headOnDeck(`
xs-01 SAB-K-022
head-on | vanish hit hit-green     | vanish hit               | hit                      | vanish hit
tailing | turn                     | damage split             | damage split             | damage

xs-02 SAB-K-018 SAB-EX-69
head-on | -                        | vanish                   | -                        | vanish
tailing | -                        | reinforce:110:tailed     | -                        | vanish

xs-03
head-on | vanish low-ammo          | vanish                   | vanish                   | vanish
tailing | vanish                   | vanish                   | vanish                   | reinforce:110:tailed

xs-04
head-on | vanish                   | reinforce:110:head-on    | vanish                   | damage
tailing | vanish                   | vanish                   | vanish                   | damage jammed

xs-05 SAB-K-019 SAB-EX-67
head-on | collision hit            | hit hit                  | vanish damage            | hit-green
tailing | split low-ammo           | split                    | turn                     | damage split

xs-06
head-on | hit damage               | vanish                   | hit damage               | collision
tailing | damage                   | turn                     | damage                   | damage

xs-07
head-on | -                        | vanish                   | vanish                   | vanish
tailing | vanish                   | vanish                   | vanish                   | -

xs-08
head-on | vanish                   | -                        | vanish                   | vanish
tailing | vanish                   | damage vanish            | vanish                   | vanish

xs-09
head-on | vanish                   | damage                   | vanish                   | vanish
tailing | vanish                   | jammed                   | vanish                   | vanish

xs-10
head-on | vanish                   | vanish                   | vanish                   | -
tailing | low-ammo                 | low-ammo                 | vanish                   | vanish

xs-11
head-on | damage                   | vanish low-ammo          | vanish                   | vanish damage
tailing | vanish                   | vanish                   | vanish                   | damage

xs-12
head-on | hit hit                  | hit damage               | hit hit                  | hit hit
tailing | damage split             | damage hit               | split low-ammo           | damage hit

xs-13 SAB-K-017 SAB-EX-14 SAB-K-020
head-on | vanish hit               | hit reinforce:110:tailed | vanish hit               | hit damage
tailing | split                    | hit turn                 | split                    | split hit

xs-14
head-on | hit-green                | vanish hit               | hit reinforce:109:tailed | hit reinforce:110:tailed
tailing | turn damage              | damage                   | turn                     | turn

xs-15
head-on | vanish hit-green         | vanish damage            | vanish hit-green         | collision hit
tailing | damage                   | damage jammed            | damage                   | split

xs-16
head-on | reinforce:109:head-on    | vanish damage            | vanish low-ammo          | vanish hit-green
tailing | damage vanish            | damage                   | jammed                   | jammed

xs-17
head-on | vanish                   | vanish hit hit-green     | vanish damage            | hit
tailing | damage                   | damage                   | damage                   | damage

xs-18
head-on | vanish damage            | vanish damage            | vanish                   | low-ammo
tailing | jammed                   | damage                   | low-ammo                 | vanish

xs-19
head-on | vanish hit               | collision hit            | vanish hit               | vanish hit
tailing | damage split             | split hit                | turn damage              | hit turn

xs-20
head-on | vanish                   | vanish                   | -                        | vanish
tailing | reinforce:109:tailed     | -                        | vanish                   | vanish

xs-21
head-on | vanish hit               | vanish hit               | hit-green                | hit damage
tailing | turn                     | turn damage              | split                    | hit

xs-22
head-on | hit reinforce:109:tailed | hit damage               | vanish hit               | vanish hit
tailing | split                    | hit                      | turn                     | hit

xs-23 SAB-K-021 SAB-EX-59
head-on | vanish damage            | vanish                   | damage                   | vanish
tailing | vanish                   | damage low-ammo          | damage low-ammo          | damage low-ammo

xs-24
head-on | vanish damage            | hit                      | vanish                   | vanish damage
tailing | damage low-ammo          | vanish                   | jammed                   | low-ammo
`)
