import { bomberDeck } from './read.ts'

/**
 * Heinkels, Dorniers and Junkers. From the nose most Collisions and Disruption, from the tail most Return Fire and most Damage, the flank
 * between them with the Dorsal Gunner (SAB-K-047). Whoever is out of formation takes more and gives less (SAB-K-048). Columns: nose, flank,
 * tail.
 */
export const MEDIUM = bomberDeck(`
m-01
supported | -                       | low-ammo                 | damage low-ammo
isolated  | damage distress:3       | dorsal damage            | return-fire
alone     | damage damage           | damage                   | damage

m-02
supported | disruption:7            | return-fire              | dorsal
isolated  | damage                  | damage                   | damage return-fire
alone     | -                       | damage                   | damage

m-03
supported | low-ammo                | damage return-fire       | damage return-fire
isolated  | lost-contact            | low-ammo                 | damage
alone     | return-fire             | dorsal                   | damage damage

m-04
supported | disruption:5            | return-fire              | damage return-fire
isolated  | damage                  | damage return-fire       | damage
alone     | damage damage           | damage                   | damage

m-05
supported | damage disruption:6     | damage                   | damage return-fire
isolated  | -                       | collision                | damage
alone     | damage                  | damage damage            | damage return-fire

m-06
supported | damage                  | -                        | damage damage return-fire
isolated  | -                       | damage                   | damage
alone     | hit-green               | damage damage            | damage return-fire

m-07
supported | disruption:8            | dorsal                   | hit return-fire
isolated  | collision damage        | dorsal                   | damage return-fire
alone     | damage damage           | damage                   | lost-contact

m-08
supported | return-fire hit-green   | disruption:4             | return-fire low-ammo
isolated  | damage return-fire      | distress:4               | dorsal
alone     | -                       | lost-contact             | low-ammo

m-09
supported | collision               | dorsal                   | jammed
isolated  | low-ammo                | damage low-ammo          | collision
alone     | damage                  | damage                   | damage

m-10 SAB-K-044 SAB-EX-18
supported | collision disruption:4  | damage low-ammo          | distress:5 return-fire
isolated  | distress:2              | return-fire              | distress:2
alone     | collision               | damage                   | damage return-fire

m-11
supported | damage disruption:4     | dorsal return-fire       | return-fire
isolated  | distress:3              | damage distress:3        | damage damage
alone     | damage                  | damage                   | return-fire

m-12
supported | disruption:3            | return-fire hit-green    | damage return-fire
isolated  | distress:4              | damage damage            | distress:3
alone     | lost-contact            | damage dorsal            | damage

m-13
supported | damage return-fire      | damage return-fire       | damage damage
isolated  | -                       | return-fire              | return-fire low-ammo
alone     | damage return-fire      | lost-contact             | damage damage

m-14
supported | distress:3 lost-contact | collision                | return-fire
isolated  | -                       | damage return-fire       | damage hit
alone     | damage                  | return-fire              | damage damage

m-15
supported | distress:4              | damage damage            | damage
isolated  | lost-contact            | damage                   | damage damage
alone     | damage collision        | -                        | damage

m-16
supported | collision return-fire   | distress:5               | return-fire
isolated  | collision return-fire   | damage damage            | damage return-fire
alone     | low-ammo                | hit-green                | -

m-17
supported | lost-contact            | return-fire lost-contact | -
isolated  | damage                  | distress:3               | damage return-fire
alone     | damage                  | damage damage            | damage

m-18
supported | return-fire             | return-fire              | damage
isolated  | return-fire             | lost-contact             | damage damage return-fire
alone     | low-ammo                | damage damage            | damage damage

m-19
supported | collision               | damage disruption:6      | damage hit
isolated  | damage return-fire      | damage return-fire       | damage distress:3
alone     | -                       | damage return-fire       | damage damage

m-20
supported | -                       | disruption:5 return-fire | return-fire hit-green
isolated  | damage                  | dorsal                   | jammed
alone     | damage                  | damage return-fire       | damage damage damage

m-21
supported | return-fire             | disruption:9             | disruption:5 return-fire
isolated  | damage                  | distress:2               | -
alone     | damage                  | damage damage low-ammo   | return-fire

m-22
supported | damage damage           | damage return-fire       | return-fire
isolated  | hit-green               | return-fire hit-green    | return-fire hit-green
alone     | lost-contact            | low-ammo                 | jammed

m-23
supported | damage lost-contact     | distress:4               | disruption:7
isolated  | damage damage           | damage                   | damage low-ammo
alone     | lost-contact            | damage                   | damage damage low-ammo

m-24
supported | damage return-fire      | damage                   | distress:3
isolated  | collision               | damage                   | return-fire
alone     | damage                  | -                        | dorsal damage
`)
