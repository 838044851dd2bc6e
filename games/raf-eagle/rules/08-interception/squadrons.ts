import { foremost, type Procedure, type Ref, refTo } from '@tallyho/engine'
import type { GermanType, GruppeId } from '../../pack/types.ts'
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
  const caught = squadrons >= bombers.length ? bombers : yield* select(campaign)
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

/** RE-8.2.b Whom the squadrons attack, before the player has said anything: some in any case, so many of the others. */
export interface Prey {
  /** RE-8.2.c RE-8.2.d Attacked in any case, by side and type. */
  readonly first: readonly GruppeId[]
  /** RE-8.2.e Attacked in any case: the letters are not even without all of them. */
  readonly even: readonly GruppeId[]
  /** Of these the player chooses. */
  readonly open: readonly GruppeId[]
  readonly count: number
}

export function preyOf(campaign: Campaign): Prey {
  const ranks = new Map(gruppenIn(campaign, 'bomber').map(id => [id, rank(campaign, id)]))
  const rankOf = (id: GruppeId) => ranks.get(id) ?? 0
  const bombers = [...ranks.keys()].sort((a, b) => rankOf(a) - rankOf(b))
  const squadrons = Math.min(bombers.length, squadronsIn(campaign, 'bomber').length)
  const deepest = bombers[squadrons - 1]
  const last = deepest === undefined ? 0 : rankOf(deepest)
  const first = bombers.filter(id => rankOf(id) < last)
  const alike = bombers.filter(id => rankOf(id) === last)
  const missing = squadrons - first.length
  const even = alike.filter(id => !mayBeLeft(campaign, id, alike, first, missing))
  const open = alike.filter(id => !even.includes(id))
  return { first, even, open, count: missing - even.length }
}

/** Whether so many can be taken of these without this one, its letter taken last wherever that keeps them as even. */
function mayBeLeft(
  campaign: Campaign,
  id: GruppeId,
  alike: readonly GruppeId[],
  first: readonly GruppeId[],
  missing: number,
): boolean {
  const letter = letterOf(campaign, id)
  const chosen: GruppeId[] = [...first]
  for (let taken = 0; taken < missing; taken++) {
    const left = rarestOf(
      campaign,
      alike.filter(one => !chosen.includes(one)),
      chosen,
    )
    const other = left.find(one => letterOf(campaign, one) !== letter) ?? left.find(one => one !== id)
    if (other === undefined) return false
    chosen.push(other)
  }
  return true
}

/** RE-8.2.e Of letters that the attacked Gruppen have least of. */
function rarestOf(
  campaign: Campaign,
  alike: readonly GruppeId[],
  chosen: readonly GruppeId[],
): readonly GruppeId[] {
  const times = { A: 0, B: 0, C: 0 }
  for (const id of chosen) times[letterOf(campaign, id)]++
  return foremost(alike, id => times[letterOf(campaign, id)])
}

/** RE-8.2.b As many as there are squadrons. */
function* select(campaign: Campaign): Procedure<readonly GruppeId[]> {
  const { first, even, open, count } = preyOf(campaign)
  const chosen: GruppeId[] = [...first, ...even]
  // Who is attacked already while the others are asked for.
  let attacked: readonly Ref[] = chosen.map(id => refTo('gruppe', id))
  for (let missing = count; missing > 0; missing--) {
    const left = open.filter(id => !chosen.includes(id))
    const about = attacked.length > 0 ? ['box:bomber', ...attacked] : undefined
    const id = yield* chooseGruppe('intercepted', evenMost(campaign, left, chosen, missing), about)
    chosen.push(id)
    attacked = [...attacked, refTo('gruppe', id)]
  }
  return chosen
}

/** RE-8.2.e The rarest letters; where each of them will be taken, one letter after the other. */
function evenMost(
  campaign: Campaign,
  left: readonly GruppeId[],
  chosen: readonly GruppeId[],
  missing: number,
): readonly GruppeId[] {
  const rarest = rarestOf(campaign, left, chosen)
  const letters = [...new Set(rarest.map(id => letterOf(campaign, id)))]
  const wanted = letters.length <= missing ? letters.slice(0, 1) : letters
  return rarest.filter(id => wanted.includes(letterOf(campaign, id)))
}
