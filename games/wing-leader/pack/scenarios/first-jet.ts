import type { ScenarioSpec } from '../types.ts'
import { above, below, families, fromHistory, ladder, side } from './frame.ts'

export const firstJet: ScenarioSpec = {
  id: 'wl-07',
  title: 'Something without Propellers',
  date: '1944-07-26',
  place: 'Munich',
  difficulty: 2,
  families: families`fighters gci weather single jets surface flak recce`,
  background: `For two years the photographic Mosquitos have gone where they liked, safe in their speed \
and height. Flight Lieutenant Wall and Pilot Officer Lobban of 544 Squadron have come from Benson to \
photograph Munich from nearly thirty thousand feet. At Lechfeld, thirty miles away, the trials unit of \
the Me 262 is ready to try the jet in earnest. Leutnant Schreiber takes off and climbs after the lone \
machine, which has only some cloud over the Alps to hide in.`,
  advice: `One aircraft against a jet, a flight of Messerschmitts and the guns of the town: a good way \
to learn recce and jets. British: fly straight and level over the town with a clear view of it, then \
run; you only score when you are off the map. Cloud on the right is your friend. Germans: the jet has \
four movement points and a terrible gun but turns badly; place its vector ahead of the Mosquito rather \
than behind it.`,
  setsUpFirst: 'raider',
  raider: side`
    544 Squadron  britain  left  loose  losses 5 3  veteranBombers 1
    MM273, Wall and Lobban  flight  mosquito-pr-ix  recce  F16-H16  single  maxLosses 1`,
  defender: side`
    Erprobungskommando 262  germany  right  loose  losses 5 3  gci 3 Lechfeld
    Leutnant Schreiber         flight  me-262a    intercept  turn 4 T10-V10  net Lechfeld  single  maxLosses 1
    Industrial defence flight  flight  bf-109g-6  intercept  R12-T12         net Lechfeld`,
  sky: above`land  sun above  contrails 17  dense V14-Y14 V15-Y15  broken U14 Z14 A9-E9`,
  ...below`
    town-1   Munich          M
    flak-h1  Flak of Munich  M`,
  special: [
    'The Mosquito and the jet are single aircraft.',
    'The Mosquito photographs the town; it scores the points of Munich when it leaves the map or escapes.',
    'The Me 262 appears on turn 4.',
  ],
  victory: { ...ladder(5, 1, -2), lastTurn: 13 },
  ...fromHistory(
    '26 July 1944 (25 July in some accounts); the PR Mk.XVI is shown as a PR Mk.IX; the flight of Bf 109s and the flak are added',
  ),
}
