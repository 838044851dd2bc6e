import type { Procedure } from '@tallyho/engine'
import type { GermanType, GruppeId, Letter } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { flightOf, gruppe, gruppenIn, gruppeSpec, squadronsIn } from '../02-terms.ts'
import { letterOf } from '../09-combat/combat.ts'
import { chooseGruppe, chooseGruppen } from './choices.ts'
import { flyOnUnopposed } from './hunters.ts'

/**
 * RE-4.II.9 RE-A-54 Which Gruppen the squadrons in the Bomber Box attack, as they stand now: bombs may have fallen.
 * RE-6.1.j Those on Channel Patrol have no part in it.
 */
export function* squadronInterception(campaign: Campaign): Procedure<'squadron-attack' | 'bombardment'> {
  const squadrons = squadronsIn(campaign, 'bomber').length
  if (squadrons === 0) {
    flyOnUnopposed(campaign, 'RE-8.2.g')
    return 'bombardment'
  }
  const bombers = gruppenIn(campaign, 'bomber')
  const caught = squadrons >= bombers.length ? bombers : yield* select(campaign, bombers, squadrons)
  // RE-8.21.a RE-8.21.b A Gruppe that gets through takes one of the escorts along.
  const escorts = gruppenIn(campaign, 'escort')
  const attacked = caught.map(id => `gruppe:${id}`)
  const aside = yield* chooseGruppen('set-aside', escorts, bombers.length - caught.length, attacked)
  const intercepted = [...caught, ...escorts.filter(id => !aside.includes(id))]
  flightOf(campaign).intercepted = intercepted
  const rule = caught.length === bombers.length ? 'RE-8.2.a' : 'RE-8.2.b'
  note(rule, 'squadron-interception', { squadrons, intercepted, aside })
  return 'squadron-attack'
}

/** RE-8.2.d The order in which they are picked out; RE-A-44 a Jabo is a Me 109. */
const PREY: readonly GermanType[] = ['He 111', 'Ju 88', 'Do 17', 'Ju 87', 'Me 110', 'Me 109']

/** RE-8.2.c RE-8.2.d Full ones first, then type by type; an elite Me 110 after the others. */
function rank(campaign: Campaign, id: GruppeId): number {
  const { type, elite } = gruppeSpec(campaign, id)
  const reduced = gruppe(campaign, id).full ? 0 : 2 * PREY.length
  return reduced + 2 * PREY.indexOf(type) + (elite ? 1 : 0)
}

/** RE-8.2.d Those that are attacked whoever of these is. */
export function pickedBefore(campaign: Campaign, [one]: readonly GruppeId[]): readonly GruppeId[] {
  if (one === undefined) return []
  const offered = rank(campaign, one)
  return gruppenIn(campaign, 'bomber').filter(id => rank(campaign, id) < offered)
}

/** RE-8.2.b As many as there are squadrons. */
function* select(
  campaign: Campaign,
  bombers: readonly GruppeId[],
  count: number,
): Procedure<readonly GruppeId[]> {
  const chosen: GruppeId[] = []
  const ranks = new Map(bombers.map(id => [id, rank(campaign, id)]))
  while (chosen.length < count) {
    const left = bombers.filter(id => !chosen.includes(id))
    const next = Math.min(...left.map(id => ranks.get(id) ?? 0))
    const alike = left.filter(id => ranks.get(id) === next)
    const missing = count - chosen.length
    if (alike.length <= missing) chosen.push(...alike)
    else chosen.push(yield* chooseGruppe('intercepted', evenMost(campaign, alike, chosen, missing)))
  }
  return chosen
}

/**
 * RE-8.2.e Those that keep the letters of the attacked Gruppen most even: of letters that they have least of. Where each
 * of these letters will be taken, one letter after the other.
 */
function evenMost(
  campaign: Campaign,
  alike: readonly GruppeId[],
  chosen: readonly GruppeId[],
  missing: number,
): readonly GruppeId[] {
  const times = (letter: Letter) => chosen.filter(id => letterOf(campaign, id) === letter).length
  const letters = [...new Set(alike.map(id => letterOf(campaign, id)))]
  const least = Math.min(...letters.map(times))
  const rarest = letters.filter(letter => times(letter) === least)
  const wanted = rarest.length <= missing ? rarest.slice(0, 1) : rarest
  return alike.filter(id => wanted.includes(letterOf(campaign, id)))
}
