import type { Procedure } from '@tallyho/engine'
import type { Campaign } from '../../state.ts'
import { flightOf, gruppenIn, squadronsIn } from '../02-terms.ts'
import { fruitlessHunt } from '../08-interception/hunters.ts'
import { fight } from './combat.ts'
import { breakOff, leaveRaid, moveGruppen, toTheBombers } from './leaving.ts'

/** RE-4.II.7 RE-9.a All in the Hunt Box fight one combat, and nobody else. */
export function* hunterAttack(campaign: Campaign): Procedure<'target-event' | undefined> {
  const squadrons = squadronsIn(campaign, 'hunt')
  // AMB-38 An event took them away.
  if (squadrons.length === 0) fruitlessHunt(campaign)
  else {
    yield* fight(campaign, gruppenIn(campaign, 'hunt'), squadrons, flightOf(campaign).altitude)
    afterTheHunt(campaign)
  }
  return campaign.ended ? undefined : 'target-event'
}

/** RE-9.2.c RE-9.2.d Those who did not leave go on to the bombers. AMB-37 In a sweep without any they go home. */
function afterTheHunt(campaign: Campaign): void {
  const hunters = gruppenIn(campaign, 'hunt')
  if (gruppenIn(campaign, 'bomber').length === 0) leaveRaid(campaign, 'RE-9.2.c', hunters)
  else moveGruppen(campaign, 'RE-9.2.c', hunters, 'escort')
  toTheBombers(campaign, 'RE-9.2.d', squadronsIn(campaign, 'hunt'))
}

/** RE-4.II.10 All squadrons in the Bomber Box fight one combat with all whom they intercepted. */
export function* squadronAttack(campaign: Campaign): Procedure<'bombardment' | 'recovery' | undefined> {
  const flight = flightOf(campaign)
  // RE-CP.T1.a AMB-41 Shifts add up.
  const shift = flight.altitude + (flight.bigWing ? 1 : 0)
  yield* fight(campaign, flight.intercepted, squadronsIn(campaign, 'bomber'), shift)
  flight.intercepted = []
  // RE-9.23.b RE-9.23.c
  leaveRaid(campaign, 'RE-9.23.b', [...gruppenIn(campaign, 'escort'), ...squadronsIn(campaign, 'bomber')])
  if (campaign.ended) return undefined
  // RE-CP.T7.b The bombs have fallen: no second time.
  if (flight.bombed) return breakOff(campaign, 'RE-CP.T7.b')
  return gruppenIn(campaign, 'bomber').length === 0 ? breakOff(campaign, 'RE-11.a') : 'bombardment'
}
