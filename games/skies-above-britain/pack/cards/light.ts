import { bomberDeck } from './read.ts'

/**
 * Stukas: more Damage and weaker Return Fire than the medium bombers (SAB-K-049). The top of the flank column also serves the circle of 110s
 * (SAB-K-045).
 */
export const LIGHT = bomberDeck(`
l-01
supported | collision damage       | damage distress:3        | damage damage
isolated  | collision              | damage return-fire       | damage
alone     | damage                 | hit-green                | jammed

l-02
supported | damage damage          | damage low-ammo          | damage damage
isolated  | damage                 | damage damage            | damage
alone     | damage damage          | damage damage            | damage

l-03
supported | collision              | damage                   | collision
isolated  | damage collision       | damage                   | damage return-fire
alone     | hit-green              | damage damage            | low-ammo

l-04
supported | damage                 | damage damage            | damage
isolated  | distress:3             | lost-contact             | distress:2
alone     | damage                 | damage                   | -

l-05
supported | disruption:3           | damage                   | disruption:8
isolated  | -                      | -                        | damage
alone     | lost-contact           | damage                   | damage

l-06
supported | distress:3             | disruption:5             | return-fire
isolated  | damage                 | damage                   | jammed
alone     | damage damage          | -                        | damage damage

l-07
supported | damage return-fire     | damage                   | damage return-fire
isolated  | -                      | damage                   | return-fire hit-green
alone     | damage damage          | damage damage            | damage damage low-ammo

l-08
supported | damage disruption:6    | return-fire              | damage
isolated  | damage                 | damage                   | damage damage
alone     | damage damage          | damage damage            | damage return-fire

l-09
supported | damage disruption:4    | collision                | -
isolated  | low-ammo               | low-ammo                 | damage return-fire
alone     | -                      | dorsal damage            | lost-contact

l-10
supported | damage                 | low-ammo                 | return-fire
isolated  | damage                 | damage                   | return-fire
alone     | collision              | damage                   | damage

l-11
supported | disruption:5           | return-fire              | return-fire hit-green
isolated  | damage damage          | damage damage            | -
alone     | damage                 | damage                   | damage damage

l-12
supported | damage                 | return-fire hit-green    | damage distress:3
isolated  | lost-contact           | dorsal                   | collision
alone     | -                      | damage                   | damage damage

l-13
supported | low-ammo               | damage                   | damage return-fire
isolated  | damage                 | dorsal damage            | damage damage
alone     | low-ammo               | damage                   | damage

l-14
supported | collision              | damage return-fire       | disruption:5 return-fire
isolated  | distress:3             | damage                   | damage
alone     | lost-contact           | low-ammo                 | damage

l-15
supported | -                      | -                        | return-fire
isolated  | return-fire            | damage return-fire       | damage distress:2
alone     | damage                 | damage damage            | return-fire

l-16
supported | return-fire            | dorsal                   | damage hit
isolated  | damage damage          | collision                | damage return-fire
alone     | damage                 | lost-contact             | damage

l-17
supported | hit-green              | disruption:9             | jammed
isolated  | lost-contact           | damage                   | damage
alone     | damage                 | damage damage low-ammo   | damage return-fire

l-18 SAB-K-045
supported | lost-contact           | disruption:4 return-fire | damage
isolated  | distress:2             | distress:2               | damage damage
alone     | return-fire            | damage return-fire       | damage

l-19
supported | damage                 | lost-contact             | distress:2
isolated  | damage                 | damage low-ammo          | distress:3
alone     | damage collision       | return-fire              | dorsal damage

l-20
supported | damage lost-contact    | damage return-fire       | damage
isolated  | damage                 | damage distress:2        | damage low-ammo
alone     | damage                 | damage                   | damage

l-21
supported | collision disruption:4 | dorsal damage            | dorsal
isolated  | -                      | hit-green                | damage
alone     | damage                 | damage                   | damage damage

l-22
supported | distress:4             | damage disruption:6      | damage low-ammo
isolated  | damage                 | damage                   | return-fire
alone     | damage                 | damage                   | damage damage

l-23
supported | distress:2             | distress:3               | damage return-fire
isolated  | damage return-fire     | distress:3               | damage
alone     | lost-contact           | damage damage            | damage damage

l-24
supported | disruption:8           | damage                   | damage
isolated  | hit-green              | return-fire              | dorsal damage
alone     | damage                 | -                        | damage damage damage
`)
