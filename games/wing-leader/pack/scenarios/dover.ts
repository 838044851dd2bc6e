import type { ScenarioSpec } from '../types.ts'
import { above, families, fromHistory, ladder, NOTHING_BELOW, side } from './frame.ts'

export const dover: ScenarioSpec = {
  id: 'wl-01',
  title: 'Meeting over Dover',
  date: '1940-07-28',
  place: 'Straits of Dover',
  difficulty: 1,
  families: families`fighters gci`,
  background: `The fighters of both sides measure each other over the Channel while the bombers gather \
in France. Werner Mölders, the leading German ace of Spain and France, has just taken over JG 51 and \
leads it across in the early afternoon. Radar sees the Messerschmitts forming up, and 74 Squadron climbs \
from Manston with "Sailor" Malan at its head. 41 and 54 Squadrons join in on the Hornchurch net. The \
Heinkels behind the Germans are only bait and turn back before the coast: it is fighters against \
fighters, and whoever sees the other first has the better of it.`,
  advice: `A first game: six units, no bombs. Sweepers may only fly straight on until they spot somebody, \
so look carefully at the tally distances before you place your squadrons. British: put your vectors where \
the Germans must pass, one level above them if your climb allows. Germans: keep the squadrons close \
enough to support each other, and attack from above and behind.`,
  setsUpFirst: 'raider',
  raider: side`
    Luftwaffe  germany  left  loose  losses 6 3  veteranFighters 1  experten 1
    I./JG 51    squadron  bf-109e-4  sweep  G12-I12
    II./JG 51   squadron  bf-109e-4  sweep  F13-H13
    III./JG 51  squadron  bf-109e-4  sweep  F11-H11`,
  defender: side`
    11 Group  britain  right  rigid  losses 6 3  gci 4 Hornchurch  veteranFighters 1  experten 1
    74 Squadron  squadron  spitfire-ia  intercept  K11-L11  net Hornchurch
    41 Squadron  squadron  spitfire-ia  intercept  M9-N9    net Hornchurch
    54 Squadron  squadron  spitfire-ia  intercept  L10-M10  net Hornchurch`,
  sky: above`coast  sun left-upper`,
  ...NOTHING_BELOW,
  special: ['The British squadrons are on the Hornchurch net and under its ground control.'],
  victory: { ...ladder(4, 1, -1), lastTurn: 10 },
  ...fromHistory('28 July 1940; 54 Squadron is added'),
}
