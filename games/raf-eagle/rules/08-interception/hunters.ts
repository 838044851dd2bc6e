import type { Procedure } from '@tallyho/engine'
import type { SquadronId } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { d6, note } from '../../vocabulary.ts'
import { pickOne } from '../02-choices.ts'
import {
  flightOf,
  gruppe,
  gruppenIn,
  hasGruppenIn,
  hasSquadronsIn,
  squadron,
  squadronSpec,
  squadronsIn,
} from '../02-terms.ts'
import { leaveRaid } from '../11-recovery.ts'
import { chooseGruppen } from './choices.ts'

/** RE-4.II.5 Whether hunters and squadrons meet depends on how many of them are in the Hunt Box. */
export function* hunterInterception(campaign: Campaign): Procedure<'approach-event'> {
  // RE-A-43 Without squadrons there is no contact to be made.
  if (!hasSquadronsIn(campaign, 'hunt')) fruitlessHunt(campaign)
  else {
    if (campaign.advanced) yield* makeContact(campaign)
    yield* intercept(campaign)
  }
  return 'approach-event'
}

/** RE-8.1.f RE-A-38 Hunters find nobody and leave; the escorts strafe, unless squadrons are behind them. */
export function fruitlessHunt(campaign: Campaign): void {
  leaveRaid(campaign, { gruppen: gruppenIn(campaign, 'hunt') })
  if (!hasSquadronsIn(campaign, 'bomber')) flyOnUnopposed(campaign, 'RE-8.1.f')
}

/** RE-8.1.f RE-8.2.g Escorts have nobody to escort against. */
export function flyOnUnopposed(campaign: Campaign, rule: string): void {
  const strafers = gruppenIn(campaign, 'escort')
  for (const id of strafers) gruppe(campaign, id).place = 'bomber'
  flightOf(campaign).unopposed = true
  note(rule, 'unopposed', { strafers })
}

/** RE-19.7.a Too many hunters: some of them find nobody. RE-A-43 The player says which. */
function* makeContact(campaign: Campaign): Procedure {
  const difference = huntersInExcess(campaign)
  if (difference < 2) return
  const die = yield* d6('hunter-contact', ['box:hunt'])
  const lost = die < difference ? die : 0
  note('RE-19.7.a', 'hunter-contact', { die, difference, lost })
  leaveRaid(campaign, { gruppen: yield* chooseGruppen('no-contact', gruppenIn(campaign, 'hunt'), lost) })
}

/** How many more Gruppen than squadrons are in the Hunt Box. */
export function huntersInExcess(campaign: Campaign): number {
  return gruppenIn(campaign, 'hunt').length - squadronsIn(campaign, 'hunt').length
}

function* intercept(campaign: Campaign): Procedure {
  const squadrons = squadronsIn(campaign, 'hunt')
  const hunters = gruppenIn(campaign, 'hunt').length
  const tell = (rule: string, through: readonly SquadronId[], die?: number) =>
    note(rule, 'hunter-interception', { hunters, squadrons: squadrons.length, die, through })
  if (hunters === 0) {
    for (const id of squadrons) squadron(campaign, id).place = 'bomber'
    return tell('RE-8.1.a', squadrons)
  }
  const excess = squadrons.length - hunters
  if (excess <= 0) return tell('RE-8.1.e', [])
  // There are no bombers to get through to.
  if (!hasGruppenIn(campaign, 'bomber')) return tell('RE-8.1.d', [])
  const die = yield* d6('hunter-interception', ['box:hunt'])
  if (die <= excess) return tell('RE-8.1.b', [], die)
  tell('RE-8.1.c', yield* slipThrough(campaign, squadrons, excess), die)
}

/** RE-8.1.c Hurricanes first, then Spitfires. RE-A-40 Reduced ones never, even if then fewer go. */
function* slipThrough(
  campaign: Campaign,
  squadrons: readonly SquadronId[],
  excess: number,
): Procedure<readonly SquadronId[]> {
  const through: SquadronId[] = []
  for (const type of ['Hurricane', 'Spitfire'] as const) {
    let left = squadrons.filter(id => squadronSpec(campaign, id).type === type && squadron(campaign, id).full)
    while (left.length > 0 && through.length < excess) {
      // RE-A-28 Chance decides only if not all of them go.
      const next =
        left.length > excess - through.length
          ? yield* pickOne('excess-squadron', left)
          : (left[0] as SquadronId)
      squadron(campaign, next).place = 'bomber'
      through.push(next)
      left = left.filter(id => id !== next)
    }
  }
  return through
}
