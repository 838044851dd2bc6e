import { bomberDeck } from './read.ts'

/**
 * Stukas: more Damage and weaker Return Fire than the medium bombers (SAB-K-049). The top of the flank column also serves the circle of 110s
 * (SAB-K-045).
 */
export const LIGHT = bomberDeck(`
l-01
supported | collision damage             | distress:3                   | damage damage
isolated  | -                            | damage return-fire           | damage low-ammo
alone     | damage low-ammo              | hit-green                    | jammed

l-02
supported | damage damage                | damage low-ammo              | -
isolated  | -                            | damage damage                | -
alone     | low-ammo                     | damage low-ammo              | -

l-03
supported | -                            | -                            | -
isolated  | damage collision low-ammo    | -                            | damage return-fire low-ammo
alone     | hit-green                    | damage                       | low-ammo

l-04
supported | -                            | damage damage                | -
isolated  | distress:3                   | lost-contact                 | distress:2
alone     | -                            | -                            | -

l-05
supported | disruption:3                 | low-ammo                     | disruption:8
isolated  | -                            | low-ammo                     | -
alone     | lost-contact                 | damage                       | -

l-06
supported | distress:3                   | disruption:5                 | return-fire
isolated  | damage                       | -                            | jammed
alone     | damage damage                | -                            | damage

l-07
supported | return-fire                  | -                            | damage return-fire low-ammo
isolated  | -                            | -                            | return-fire hit-green
alone     | damage damage                | damage damage                | damage damage low-ammo

l-08
supported | damage disruption:6          | return-fire                  | low-ammo
isolated  | damage                       | -                            | damage damage
alone     | damage                       | damage low-ammo              | damage return-fire

l-09
supported | damage disruption:4          | collision                    | -
isolated  | low-ammo                     | low-ammo                     | damage return-fire
alone     | low-ammo                     | dorsal damage low-ammo       | lost-contact

l-10
supported | -                            | low-ammo                     | return-fire
isolated  | -                            | damage                       | return-fire
alone     | collision                    | -                            | damage low-ammo

l-11
supported | disruption:5                 | return-fire                  | return-fire hit-green
isolated  | damage damage                | damage                       | -
alone     | damage                       | -                            | damage low-ammo

l-12
supported | -                            | return-fire hit-green        | damage distress:3
isolated  | lost-contact                 | dorsal                       | low-ammo
alone     | -                            | damage                       | low-ammo

l-13
supported | low-ammo                     | -                            | damage return-fire
isolated  | damage low-ammo              | dorsal damage                | low-ammo
alone     | low-ammo                     | -                            | -

l-14
supported | collision                    | damage return-fire           | disruption:5 return-fire
isolated  | distress:3                   | low-ammo                     | -
alone     | lost-contact                 | low-ammo                     | -

l-15
supported | -                            | -                            | return-fire
isolated  | return-fire                  | damage return-fire           | damage distress:2
alone     | damage                       | low-ammo                     | return-fire

l-16
supported | return-fire                  | dorsal                       | damage hit
isolated  | -                            | -                            | damage return-fire
alone     | damage low-ammo              | lost-contact                 | damage

l-17
supported | hit-green                    | disruption:9                 | jammed
isolated  | lost-contact                 | damage low-ammo              | -
alone     | -                            | damage low-ammo              | damage return-fire

l-18 SAB-K-045
supported | lost-contact                 | disruption:4 return-fire     | damage
isolated  | distress:2                   | distress:2                   | damage damage
alone     | return-fire                  | damage return-fire           | damage

l-19
supported | low-ammo                     | lost-contact                 | distress:2
isolated  | -                            | damage low-ammo              | distress:3
alone     | -                            | return-fire                  | dorsal damage low-ammo

l-20
supported | damage lost-contact low-ammo | damage return-fire           | low-ammo
isolated  | damage                       | damage distress:2            | damage low-ammo
alone     | damage                       | damage                       | low-ammo

l-21
supported | disruption:4                 | dorsal damage                | dorsal
isolated  | low-ammo                     | hit-green                    | damage low-ammo
alone     | -                            | damage                       | low-ammo

l-22
supported | distress:4                   | damage disruption:6 low-ammo | damage low-ammo
isolated  | -                            | -                            | return-fire
alone     | -                            | -                            | damage damage

l-23
supported | distress:2                   | distress:3                   | damage return-fire low-ammo
isolated  | damage return-fire           | distress:3                   | -
alone     | lost-contact                 | damage damage                | damage

l-24
supported | disruption:8                 | -                            | -
isolated  | hit-green                    | return-fire                  | dorsal damage
alone     | damage                       | low-ammo                     | damage damage damage
`)
