import type { Procedure } from '@tallyho/engine'
import type { Campaign } from '../../state.ts'
import { flightOf, gruppenIn, hasGruppenIn, hasSquadronsIn, squadronsIn } from '../02-terms.ts'
import { fruitlessHunt } from '../08-interception/hunters.ts'
import { leaveRaid } from '../11-recovery.ts'
import { fight } from './combat.ts'
import { moveGruppen, toTheBombers } from './leaving.ts'

/** RE-4.II.7 RE-9.a All in the Hunt Box fight one combat, and nobody else. */
export function* hunterAttack(campaign: Campaign): Procedure<'target-event' | undefined> {
  // RE-A-38 An event took them away.
  if (!hasSquadronsIn(campaign, 'hunt')) fruitlessHunt(campaign)
  else {
    yield* fight(campaign, 'hunt')
    afterTheHunt(campaign)
  }
  return campaign.ended ? undefined : 'target-event'
}

/** RE-9.2.c RE-9.2.d Those who did not leave go on to the bombers. RE-A-37 In a sweep without any they go home. */
function afterTheHunt(campaign: Campaign): void {
  const hunters = gruppenIn(campaign, 'hunt')
  if (!hasGruppenIn(campaign, 'bomber')) leaveRaid(campaign, { gruppen: hunters })
  else moveGruppen(campaign, 'RE-9.2.c', hunters, 'escort')
  toTheBombers(campaign, 'RE-9.2.d', squadronsIn(campaign, 'hunt'))
}

/** RE-4.II.10 RE-9.23.a All squadrons in the Bomber Box fight one combat with those whom they intercepted, and no others. */
export function* squadronAttack(campaign: Campaign): Procedure<'bombardment' | 'recovery' | undefined> {
  const flight = flightOf(campaign)
  yield* fight(campaign, 'bomber')
  flight.intercepted = []
  // RE-9.23.b RE-9.23.c
  leaveRaid(campaign, { gruppen: gruppenIn(campaign, 'escort'), squadrons: squadronsIn(campaign, 'bomber') })
  if (campaign.ended) return undefined
  // RE-CP.T7.b Bombs do not fall a second time.
  return flight.bombed || !hasGruppenIn(campaign, 'bomber') ? 'recovery' : 'bombardment'
}
