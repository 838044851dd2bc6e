import { type Choice, counted, percent } from '@tallyho/engine'
import type { AskedAs } from '@tallyho/kit'
import { fateOf } from '../../bot/odds.ts'
import { packOf } from '../../pack/index.ts'
import { formation, missionOf, pilotOf } from '../../rules/05-map/table.ts'
import { markersIn } from '../../rules/14-cohesion/cohesion.ts'
import { positionOf } from '../../rules/16-engage/maneuvers.ts'
import { bombersOf } from '../../rules/20-burst/bombers.ts'
import { DESTROYED_BY, damageOn } from '../../rules/20-burst/damage.ts'
import { ARMOR } from '../../rules/23-fate-and-tally/fate.ts'
import type { Campaign, ElementNo } from '../../state.ts'
import { ATTACK } from '../../text/15-attack.ts'
import { COHESION_NAMES, elementCalled, HIT_NAMES } from '../../text/names.ts'
import type { Asks } from '../../vocabulary.ts'
import { moverOf } from '../question.ts'
import { chances, otherGain } from './chances.ts'
import { attackOdds, checkOdds, dangerBy, downBy, flyerOdds } from './odds.ts'

/** Questions between two cards, with the chances that their answers have. */

/** SR-DMG-08 `B-24 A3 has 8 of 10 points of damage.` */
const AboveResults: AskedAs<Campaign, Asks['burst.result']>['Above'] = ({ state, choice }) => {
  const fighter = moverOf(state, choice)
  const bomber = fighter && missionOf(state).bombers[fighter.target]
  if (!fighter || !bomber || bomber.gone) return undefined
  return (
    <p className="sr-by">
      B-24&nbsp;{bomber.id} has {damageOn(state, fighter.target)} of {DESTROYED_BY} points of damage.
    </p>
  )
}

/** SR-DMG-08 SR-PIL-18 What a marker more may do. */
const MoreDamage: AskedAs<Campaign, Asks['burst.result']>['Answer'] = ({ state, choice, option }) => {
  const fighter = moverOf(state, choice)
  const said = ATTACK.asks['burst.result'].answer(state, option, choice as Choice<typeof option>)
  if (
    !fighter ||
    typeof said === 'string' ||
    'row' in said ||
    (option.kind !== 'timing' && option.kind !== 'schwarm')
  )
    return undefined
  return { ...said, figures: [{ of: 'down', is: percent(downBy(state, fighter, 1)), tone: 'good' }] }
}

/** SR-OTH-02 On whatever is ahead of him now. */
const RideAnswer: AskedAs<Campaign, Asks['burst.ride']>['Answer'] = ({ state, choice, option: { id } }) => {
  const fighter = moverOf(state, choice)
  if (id !== 'again' || fighter?.at !== 'space') return undefined
  const target = formation(state).spaces[fighter.space]?.ahead[positionOf(fighter)] ?? -1
  const bomber = missionOf(state).bombers[target]
  const again = { ...fighter, target }
  const odds = attackOdds(state, again, fighter.mode)
  const at = bomber && !bomber.gone
  return {
    head: `Fire again${at ? ` at B-24\u00a0${bomber.id}` : ''}`,
    so: at ? otherGain(state, odds) : 'no bomber is ahead',
    figures: chances(state, at ? odds : { damage: 0, down: 0 }, dangerBy(state, again, fighter.maneuver)),
  }
}

/** SR-REC-02 SR-REC-04 SR-FAT-01 What the hit may come to. */
const HitAnswer: AskedAs<Campaign, Asks['recovery.marker']>['Answer'] = ({ state, choice, option }) => {
  const fighter = moverOf(state, choice)
  if (!fighter) return undefined
  const { type, number } = packOf(state).hit(option.marker)
  const { lost, killed } = fateOf(packOf(state), fighter.kind, type, fighter.armor ? ARMOR : 0)
  return {
    head: `${HIT_NAMES[type]} hit`,
    so: `if serious, killed ${percent(killed)}`,
    figures: [
      { of: 'serious', is: percent((number - 1) / 10), tone: 'bad' },
      { of: 'then home', is: percent(1 - lost), tone: 'good' },
    ],
  }
}

/** SR-DMG-01 SR-DMG-06 One marker on a bomber of his choice: how near it is to its end already. By an event it is nobody's deed, without Cannon. */
const StruckAnswer: AskedAs<Campaign, Asks['event.strafe']>['Answer'] = ({ state, choice, option }) => {
  const fighter = moverOf(state, choice)
  const bomber = missionOf(state).bombers[option.place]
  if (!fighter || !bomber) return undefined
  const own = choice.ask === 'event.strafe' ? fighter : { ...fighter, cannon: false, ammo: 'full' as const }
  const damage = damageOn(state, option.place)
  return {
    head: `B-24\u00a0${bomber.id}`,
    ...(damage > 0 && { so: `damage ${damage} of ${DESTROYED_BY}` }),
    figures: [
      { of: 'goes down', is: percent(downBy(state, { ...own, target: option.place }, 1)), tone: 'good' },
    ],
  }
}

/** SR-PIL-13 SR-COL-05 SR-COL-12 Whether it is worth his skill. */
const FlyerAnswer: AskedAs<Campaign, Asks['collision.flyer']>['Answer'] = ({ state, choice, option }) => {
  const fighter = moverOf(state, choice)
  if (!fighter) return undefined
  const fatal = option.use ? flyerOdds(state) : checkOdds(state, fighter).fatal
  return {
    head: option.use ? 'Yes' : 'No',
    so: option.use ? 'look at two markers, keep the better' : 'draw one marker',
    figures: [{ of: 'crash', is: percent(fighter.mode === 'evasive' ? 0 : fatal), tone: 'bad' }],
  }
}

/** SR-HIT-01 SR-REC-02 How often a Hit is serious, by the markers in the cup; SR-COL-11 one of a near miss is known already. */
function seriousOdds(campaign: Campaign): number {
  const { hand, cups } = missionOf(campaign)
  const { hit } = packOf(campaign)
  const near = hand.filter(id => Object.hasOwn(cups.proximity, id))
  const markers = near.length > 0 ? near.map((id): [string, number] => [id, 1]) : Object.entries(cups.hits)
  const all = markers.reduce((sum, [, count]) => sum + count, 0)
  return markers.reduce((sum, [id, count]) => sum + ((hit(id).number - 1) / 10) * count, 0) / Math.max(1, all)
}

/** What it means to take the Hit; the other answers say it themselves. SR-PIL-23 A Rookie draws twice: of him no figure is told. */
const CancelAnswer: AskedAs<Campaign, Asks['hit.cancel']>['Answer'] = ({ state, choice, option }) => {
  const fighter = moverOf(state, choice)
  if (option.by !== 'take' || !fighter || pilotOf(state, fighter)?.penalty === 'rookie') return undefined
  return {
    head: 'Take the Hit',
    so: 'after the attack a die: if serious, he is out',
    figures: [{ of: 'serious', is: percent(seriousOdds(state)), tone: 'bad' }],
  }
}

/** `Loose · 3 bombers · 2 markers` */
function elementWords(campaign: Campaign, no: ElementNo): string {
  const { cohesion = 'good' } = missionOf(campaign).elements[no] ?? {}
  const markers = markersIn(campaign, no)
  const all = [
    COHESION_NAMES[cohesion],
    counted(bombersOf(campaign, no).length, 'bomber'),
    markers > 0 && counted(markers, 'marker'),
  ]
  return all.filter(Boolean).join(' · ')
}

/** SR-COH-05 On a die of ten no higher than its markers, if there are two. */
const CheckedAnswer: AskedAs<Campaign, Asks['cohesion.next']>['Answer'] = ({
  state,
  option: { element },
}) => {
  const markers = markersIn(state, element)
  return {
    head: elementCalled(state, element),
    so: elementWords(state, element),
    figures: [{ of: 'gets worse', is: percent(markers > 1 ? Math.min(10, markers) / 10 : 0), tone: 'good' }],
  }
}

const AimedAnswer: AskedAs<Campaign, Asks['blast.element']>['Answer'] = ({ state, option: { element } }) => ({
  head: elementCalled(state, element),
  so: elementWords(state, element),
})

export const FIGURES: Pick<
  { readonly [K in keyof Asks]?: AskedAs<Campaign, Asks[K]> },
  | 'blast.element'
  | 'burst.result'
  | 'burst.ride'
  | 'cohesion.next'
  | 'collision.flyer'
  | 'event.nearest'
  | 'event.strafe'
  | 'hit.cancel'
  | 'recovery.marker'
> = {
  'blast.element': { Answer: AimedAnswer },
  'cohesion.next': { Answer: CheckedAnswer },
  'collision.flyer': { Answer: FlyerAnswer },
  'hit.cancel': { Answer: CancelAnswer },
  'event.nearest': { Answer: StruckAnswer },
  'event.strafe': { Answer: StruckAnswer },
  'burst.result': { Above: AboveResults, Answer: MoreDamage },
  'burst.ride': { Answer: RideAnswer },
  'recovery.marker': { Answer: HitAnswer },
}
