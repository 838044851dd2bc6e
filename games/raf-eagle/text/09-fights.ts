import { counted, listed, percent, type Said } from '@tallyho/engine'
import { DICE } from '../bot/met.ts'
import { mean } from '../bot/odds.ts'
import type { GruppeId } from '../pack/types.ts'
import { bombedTarget, gruppe, gruppenIn, gruppeSpec, raidOf, ratingOf } from '../rules/02-terms.ts'
import { preyOf } from '../rules/08-interception/squadrons.ts'
import {
  type CombatBox,
  combatIn,
  combatWith,
  type Hit,
  hitsBy,
  letterOf,
  lossPoints,
} from '../rules/09-combat/combat.ts'
import { bombingOf } from '../rules/10-bombing/bombing.ts'
import type { Campaign } from '../state.ts'
import { worthFigure } from './06-missions.ts'
import { gruppen, tenths } from './names.ts'
import { gruppeKind } from './units.ts'

/** What a fight may come to and came to, in plain words: chapter 9. */

/** Who meets whom. */
export const FIGHTS: Readonly<Record<CombatBox, string>> = {
  hunt: 'Your hunters fight the squadrons',
  bomber: 'The squadrons attack the bombers',
}

/** What is asked before the die falls. */
export function fightAsked(campaign: Campaign, box: CombatBox): string {
  const { squadrons } = combatIn(campaign, box)
  return box === 'hunt'
    ? `Your hunters fight ${counted(squadrons.length, 'squadron')}.`
    : `${counted(squadrons.length, 'squadron attacks', 'squadrons attack')} your bombers.`
}

/** RE-9.1.d What a face of the die would do to either side, and the points of it for the Luftwaffe. */
interface Face {
  readonly die: number
  readonly ours: string
  readonly theirs: string
  readonly points: number
}

export function fightFace(campaign: Campaign, box: CombatBox, die: number): Face {
  const { german, british } = hitsBy(campaign, combatIn(campaign, box), die)
  const points = lossPoints(british) - lossPoints(german)
  return { die, ours: sideTold(german), theirs: sideTold(british), points }
}

/** What a fight at the bombers should cost either side if just these fight it, and what it should bring, in points. */
export function fightReckoned(campaign: Campaign, gruppen: readonly GruppeId[]) {
  const combat = combatWith(campaign, 'bomber', gruppen)
  const hits = DICE.map(die => hitsBy(campaign, combat, die))
  const ours = mean(hits.map(({ german }) => lossPoints(german)))
  const theirs = mean(hits.map(({ british }) => lossPoints(british)))
  return { ours, theirs, points: theirs - ours }
}

/** Who fights, and what that comes to. */
export interface Way extends ReturnType<typeof fightReckoned> {
  readonly fighting: readonly GruppeId[]
}

/** `I/JG27 A and II/JG53 C fight`, of many `Without 1 Me 109 C`, with their ratings and what the fight should bring so. */
export function whoFightsTold(
  campaign: Campaign,
  { fighting, ours, theirs, points }: Way,
  aside: readonly GruppeId[],
  isBest: boolean,
) {
  const ratings = fighting.map(id => String(ratingOf(campaign, id)))
  const rated = isFew(fighting) ? [`${ratings.length === 1 ? 'rating' : 'ratings'} ${listed(ratings)}`] : []
  const fight = `${fightersTold(campaign, fighting)} ${fighting.length === 1 ? 'fights' : 'fight'}`
  return {
    words: staysOut(fighting, aside) ? `Without ${kindsTold(campaign, aside)}` : fight,
    so: [...rated, `they lose ${tenths(theirs)}, you ${tenths(ours)}`].join('; '),
    figures: [worthFigure(points, isBest)],
  }
}

/** Where many fight and fewer do not, those are named who stay out. */
export const staysOut = (fighting: { readonly length: number }, aside: { readonly length: number }) =>
  !isFew(fighting) && aside.length < fighting.length

/** So few are called by their names. */
const isFew = ({ length }: { readonly length: number }) => length <= 3

function fightersTold(campaign: Campaign, fighting: readonly GruppeId[]): string {
  return isFew(fighting)
    ? listed(fighting.map(id => `${id} ${letterOf(campaign, id)}`))
    : kindsTold(campaign, fighting)
}

/** RE-9.1.d Names alone make no difference: of many it is said how many there are of a type and letter. */
function kindsTold(campaign: Campaign, fighting: readonly GruppeId[]): string {
  const isOneType = new Set(gruppenIn(campaign, 'escort').map(id => gruppeSpec(campaign, id).type)).size < 2
  const kinds = fighting.map(id => {
    const { type, elite } = gruppeSpec(campaign, id)
    const what = `${elite ? 'elite ' : ''}${isOneType ? '' : `${type} `}${letterOf(campaign, id)}`
    return `${gruppe(campaign, id).full ? '' : 'reduced '}${what}`
  })
  const told = [...new Set(kinds)].sort()
  return listed(told.map(kind => `${kinds.filter(one => one === kind).length} ${kind}`))
}

/** RE-CP.A1.a RE-CP.A6.a RE-CP.T1.a Why the row is another than the ratings say: ` 1 row worse, for the British have the height.` */
export function shiftTold(campaign: Campaign, box: CombatBox): string {
  const { shift } = combatIn(campaign, box)
  const { altitude = 0, bigWing = false } = campaign.flight ?? {}
  const why = [
    ...(altitude === 0 ? [] : [`${altitude > 0 ? 'the British have' : 'you have'} the height`]),
    ...(bigWing && box === 'bomber' ? ['the Big Wing attacks'] : []),
  ]
  if (shift === 0) return ''
  return ` ${counted(Math.abs(shift), 'row')} of the table ${shift > 0 ? 'worse' : 'better'}, for ${listed(why)}.`
}

/** RE-8.2.e `I/KG55`, small `He 111, A, bombs 6`, and what the dice would do to it. */
export function preyTold(campaign: Campaign, id: GruppeId): Said {
  const { points, home, hits } = preyReckoned(campaign, id)
  const bombs = bombingOf(campaign, id, bombedTarget(campaign, raidOf(campaign)).type)
  return {
    head: id,
    // RE-9.1.d Of two that are else alike the letter is the difference.
    so: `${gruppeKind(campaign, id)}, bombs ${bombs}; of 6 faces: ${facesTold(hits)}`,
    figures: [worthFigure(points), { of: 'sent home', is: percent(home) }],
  }
}

/** RE-9.1.d `1 light loss, 3 home reduced, 2 unhurt`: what the faces of the die do to one Gruppe. */
function facesTold(hits: readonly Hit[]): string {
  const unhurt = DICE.length - hits.length
  return [...(hits.length > 0 ? [sideTold(hits)] : []), ...(unhurt > 0 ? [`${unhurt} unhurt`] : [])].join(
    ', ',
  )
}

/** RE-9.22.a What becomes of it, if it is attacked with those that are attacked in any case and the escorts that stay. */
export function preyReckoned(campaign: Campaign, id: GruppeId) {
  const { first, even, open, count } = preyOf(campaign)
  const caught = [...first, ...even, ...[id, ...open.filter(other => other !== id)].slice(0, count)]
  const escorts = gruppenIn(campaign, 'escort').toSorted(
    (a, b) => ratingOf(campaign, a) - ratingOf(campaign, b),
  )
  const left = gruppenIn(campaign, 'bomber').length - caught.length
  const engaged = escorts.slice(0, Math.max(0, escorts.length - left))
  const combat = combatWith(campaign, 'bomber', [...caught, ...engaged])
  const hits = DICE.flatMap(die =>
    hitsBy(campaign, combat, die).german.filter(({ unit, result }) => unit === id && result !== '-'),
  )
  const home = hits.filter(({ to }) => to === 'inflight').length / 6
  return { points: -lossPoints(hits) / 6, home, hits }
}

/** RE-9.1.d What a fight came to, in some plain sentences. */
export function fightTold(box: CombatBox, german: readonly Hit[], british: readonly Hit[]): string {
  const onward = british.filter(({ to }) => to === 'stays').length
  const past = box === 'hunt' && german.length > 0 && onward > 0
  return [
    `${counted(british.length, 'squadron')}: ${sideTold(british)}.`,
    `Your ${gruppen(german.length)}: ${sideTold(german)}.`,
    ...(past ? [`${counted(onward, 'squadron flies', 'squadrons fly')} on to the bombers.`] : []),
    ...(box === 'hunt' && onward === 0 ? ['No squadron flies on to the bombers.'] : []),
  ].join(' ')
}

type Fate = `${Hit['to']}/${Hit['side']}`

/** From the worst on. Who is lost lies full in its box. */
export const FATES: readonly (readonly [fate: Fate, one: string, many: string])[] = [
  ['heavy-loss/full', 'heavy loss', 'heavy losses'],
  ['light-loss/full', 'light loss', 'light losses'],
  ['inflight/full', 'home', 'home'],
  ['inflight/reduced', 'home reduced', 'home reduced'],
  ['stays/reduced', 'reduced', 'reduced'],
]

/** Whoever is unhurt flies home as well, once the bombers are behind it. */
export const meets = ({ result, to, side }: Hit, fate: Fate) => result !== '-' && `${to}/${side}` === fate

/** `1 light loss, 2 home, 1 reduced` of one side: the same before the die and after it. */
export function sideTold(hits: readonly Hit[]): string {
  const told = FATES.flatMap(([fate, one, many]) => {
    const { length } = hits.filter(hit => meets(hit, fate))
    return length === 0 ? [] : [counted(length, one, many)]
  })
  return told.join(', ') || 'unhurt'
}
