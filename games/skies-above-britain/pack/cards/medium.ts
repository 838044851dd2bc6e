import { bomberDeck } from './read.ts'

/**
 * Heinkels, Dorniers and Junkers. From the nose most Collisions and Disruption, from the tail most Return Fire and most Damage, the flank
 * between them with the Dorsal Gunner (SAB-K-047). Whoever is out of formation takes more and gives less (SAB-K-048). Columns: nose, flank,
 * tail.
 */
export const MEDIUM = bomberDeck(`
m-01
supported | low-ammo                    | low-ammo                    | damage low-ammo
isolated  | damage distress:3           | dorsal damage               | return-fire
alone     | damage damage               | -                           | -

m-02
supported | disruption:7                | return-fire                 | dorsal
isolated  | damage                      | -                           | damage return-fire
alone     | low-ammo                    | -                           | -

m-03
supported | low-ammo                    | damage return-fire low-ammo | damage return-fire
isolated  | lost-contact                | low-ammo                    | damage low-ammo
alone     | return-fire                 | dorsal                      | damage low-ammo

m-04
supported | disruption:5                | return-fire                 | damage return-fire
isolated  | -                           | damage return-fire          | -
alone     | -                           | -                           | -

m-05
supported | damage disruption:6         | -                           | damage return-fire low-ammo
isolated  | -                           | -                           | -
alone     | damage                      | damage low-ammo             | damage return-fire

m-06
supported | -                           | low-ammo                    | damage damage return-fire
isolated  | low-ammo                    | -                           | -
alone     | hit-green                   | damage                      | damage return-fire low-ammo

m-07
supported | disruption:8                | dorsal                      | hit return-fire
isolated  | -                           | dorsal                      | damage return-fire
alone     | damage damage               | damage                      | lost-contact

m-08
supported | return-fire hit-green       | disruption:4                | return-fire low-ammo
isolated  | damage return-fire          | distress:4                  | dorsal
alone     | -                           | lost-contact                | low-ammo

m-09
supported | collision                   | dorsal                      | jammed
isolated  | low-ammo                    | damage low-ammo             | low-ammo
alone     | damage                      | -                           | damage

m-10 SAB-K-044 SAB-EX-18
supported | collision disruption:4      | damage low-ammo             | distress:5 return-fire
isolated  | distress:2                  | return-fire                 | distress:2
alone     | collision                   | damage                      | damage return-fire

m-11
supported | disruption:4                | dorsal return-fire          | return-fire
isolated  | distress:3                  | damage distress:3           | damage
alone     | -                           | damage low-ammo             | return-fire

m-12
supported | disruption:3                | return-fire hit-green       | damage return-fire
isolated  | distress:4                  | damage damage               | distress:3
alone     | lost-contact                | damage dorsal               | damage low-ammo

m-13
supported | damage return-fire low-ammo | damage return-fire          | low-ammo
isolated  | -                           | return-fire                 | return-fire low-ammo
alone     | damage return-fire          | lost-contact                | -

m-14
supported | distress:3 lost-contact     | collision                   | return-fire
isolated  | -                           | damage return-fire          | damage hit
alone     | damage                      | return-fire                 | damage damage

m-15
supported | distress:4                  | damage damage               | low-ammo
isolated  | lost-contact                | -                           | -
alone     | damage                      | low-ammo                    | -

m-16
supported | return-fire                 | distress:5                  | return-fire
isolated  | return-fire                 | damage low-ammo             | damage return-fire
alone     | low-ammo                    | hit-green                   | -

m-17
supported | lost-contact                | return-fire lost-contact    | -
isolated  | damage low-ammo             | distress:3                  | damage return-fire
alone     | -                           | damage damage               | damage

m-18
supported | return-fire                 | return-fire                 | -
isolated  | return-fire                 | lost-contact                | damage damage return-fire
alone     | low-ammo                    | damage                      | low-ammo

m-19
supported | -                           | damage disruption:6         | damage hit
isolated  | damage return-fire          | damage return-fire          | damage distress:3 low-ammo
alone     | -                           | damage return-fire          | low-ammo

m-20
supported | -                           | disruption:5 return-fire    | return-fire hit-green
isolated  | -                           | dorsal                      | jammed
alone     | -                           | damage return-fire          | damage damage damage

m-21
supported | return-fire                 | disruption:9                | disruption:5 return-fire
isolated  | -                           | distress:2                  | -
alone     | damage low-ammo             | damage damage low-ammo      | return-fire

m-22
supported | damage damage               | return-fire                 | return-fire
isolated  | hit-green                   | return-fire hit-green       | return-fire hit-green
alone     | lost-contact                | low-ammo                    | jammed

m-23
supported | lost-contact                | distress:4                  | disruption:7
isolated  | damage damage               | low-ammo                    | damage low-ammo
alone     | lost-contact                | -                           | damage damage low-ammo

m-24
supported | damage return-fire          | -                           | distress:3
isolated  | collision                   | low-ammo                    | return-fire
alone     | -                           | low-ammo                    | dorsal damage
`)
