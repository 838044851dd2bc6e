import { type Choice, listed, percent } from '@tallyho/engine'
import type { AnswerFace, AskedAs } from '@tallyho/kit'
import type { BoxId } from '../../pack/types.ts'
import { box, isApproach, isBox } from '../../rules/05-map/boxes.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import { waitingToEnter } from '../../rules/07-move/entry.ts'
import { canMove } from '../../rules/07-move/move.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { ALTITUDE_NAMES, boxName, fighterCalled } from '../../text/names.ts'
import { escortAt } from '../../text/reach.ts'
import type { Asks } from '../../vocabulary.ts'
import { moverOf } from '../question.ts'
import { chances } from './chances.ts'
import { escortOdds, goingBy, homeOdds } from './escort-odds.ts'
import { checkedOf, type Promised, promiseElsewhere, promiseNow, promiseOf } from './promise.ts'
import { ATTACK_ALL, attacksOf, TOGETHER, waysOfAll } from './together.ts'
import { sumsOf } from './wave.ts'

/** Where to: every box with what an attack from there promises, in the figures that stand beside the targets later on. */

interface Placed {
  readonly state: Campaign
  readonly choice: Choice
  readonly to: BoxId
  readonly fighter: Fighter | undefined
  /** Who goes there, if not those whom the question is about. */
  readonly going?: readonly Fighter[]
  readonly head: string
}

/** A box, what is to be met on the way, and what an attack from there promises. */
function placed(asked: Placed): AnswerFace {
  const { state, choice, to, fighter, going = goingBy(state, choice), head } = asked
  const best = fighter && promiseOf(state, choice, fighter, to)
  const chance = escortOdds(state, going, to)
  // Where none can come nothing is said of it.
  const so = escortAt(state, to) ?? (chance ? `escort ${percent(chance)}` : undefined)
  return {
    head,
    ...(so && { so }),
    ...(best && { figures: togetherFrom(state, choice, going, best) }),
  }
}

/** Chances of one, of several how many of them. */
const togetherFrom = (state: Campaign, choice: Choice, going: readonly Fighter[], best: Promised) =>
  going.length > 1
    ? sumsOf(
        checkedOf(state, choice),
        going.map(one => [one, best.way]),
      )
    : chances(state, best.odds, best.danger, best.least)

/** `move.to` */
const MoveAnswer: AskedAs<Campaign, Asks['move.to']>['Answer'] = ({ state, choice, option }) => {
  const fighter = moverOf(state, choice)
  if (option.way === 'exit') return { head: 'Fly home', so: 'out of this mission' }
  const at = option.to ?? fighter?.at
  if (at === undefined || !isBox(at)) return undefined
  const { kind, altitude } = box(at)
  const isCell = kind === 'position' && altitude !== undefined && option.to !== undefined
  const head =
    kind === 'approach'
      ? `Go in, ${ALTITUDE_NAMES[altitude ?? 'level']}`
      : option.to === undefined
        ? 'Stay here'
        : isCell
          ? ALTITUDE_NAMES[altitude]
          : boxName(at)
  const price = option.tp > 0 ? ` ${option.tp}\u00a0TP` : ''
  return placed({ state, choice, to: at, fighter, head: `${head}${price}` })
}

/** `entry.to` */
const EntryAnswer: AskedAs<Campaign, Asks['entry.to']>['Answer'] = ({ state, choice, option: { to } }) =>
  to && placed({ state, choice, to, fighter: moverOf(state, choice), head: boxName(to) })

/** `entry.next`, all together. */
const EntryOfAll: AskedAs<Campaign, Asks['entry.next']>['Beyond'] = ({ state, choice, id }) => {
  const to = id.replace(TOGETHER, '')
  const waiting = waitingToEnter(missionOf(state))
  if (!id.startsWith(TOGETHER) || !isBox(to)) return undefined
  return placed({
    state,
    choice,
    to,
    fighter: waiting[0],
    going: waiting,
    head: `All ${waiting.length} to ${boxName(to)}`,
  })
}

/** `move.next`, all into the attack, of one box or of several. */
const AttackOfAll: AskedAs<Campaign, Asks['move.next']>['Beyond'] = ({ state, choice, id }) => {
  if (id === ATTACK_ALL) return fromSeveral(state, choice)
  const { fighters } = missionOf(state)
  const from = id.replace(TOGETHER, '').split('/').slice(0, 2).join('/')
  const to = id.replace(`${TOGETHER}${from}/`, '')
  if (!id.startsWith(TOGETHER) || !isBox(from) || !isBox(to) || !isApproach(to)) return undefined
  const going = fighters.filter(({ at }) => at === from)
  const head = `Attack now: all ${going.length} in ${boxName(from)}`
  return placed({ state, choice, to, fighter: going[0], going, head })
}

/** `Attack now: all 2`, and from where. */
function fromSeveral(state: Campaign, choice: Choice): AnswerFace {
  const ways = waysOfAll(state, choice)
  const all = ways.flatMap(({ going, way }) => going.map(one => [one, way] as const))
  return {
    head: `Attack now: all ${all.length}`,
    figures: sumsOf(checkedOf(state, choice), all),
    so: listed(ways.map(({ going }) => `${going.length} from ${boxName(going[0]?.at ?? '')}`)),
  }
}

/** `move.next`, those of a box, or one who is alone in his: what they can do best, save what one press does for all of them. */
const MoverAnswer: AskedAs<Campaign, Asks['move.next']>['Answer'] = ({ state, choice, option }) => {
  const { fighters, turn } = missionOf(state)
  const going = fighters.filter(one => canMove(one) && (one.no === option.fighter || one.at === option.box))
  const [first, ...others] = going
  const isAlone = option.box === undefined
  if (!first || (isAlone && choice.options.some(({ id }) => id === `group/${first.at}`))) return undefined
  const now = attacksOf(state, option.id).length > 0 ? undefined : promiseNow(state, choice, first)
  const later = now ? undefined : promiseElsewhere(state, choice, [first, ...others])
  const best = now ?? later?.best
  if (!best) return undefined
  const where = boxName(first.at)
  const escort = later && escortOdds(state, going, later.to)
  const so = [
    isAlone && where,
    later && `best from ${boxName(later.to)}, turn ${turn + 1}`,
    escort && `escort ${percent(escort)}`,
  ]
  return {
    head: isAlone ? fighterCalled(state, first.no) : `Move: all ${going.length} in ${where}`,
    so: so.filter(Boolean).join(' · '),
    figures: togetherFrom(state, choice, going, best),
  }
}

/** What the figures are, said once for all. SR-COH-04 Between the move and the attack elements may come apart. */
function Chances({ state: campaign, choice }: Pick<Placed, 'state' | 'choice'>) {
  const home = homeOdds(campaign, goingBy(campaign, choice))
  return (
    <>
      Figures: Determined<span className="sr-by-ways"> (up close)</span>
      {checkedOf(campaign, choice).apart && ', after a Cohesion die'}
      <span className={home === undefined ? undefined : 'sr-by-ways'}>, at the best targets</span>
      <span className="sr-by-ways">, out by the safest way</span>
      {home !== undefined && (
        <>
          , if no escort comes
          <span className="sr-by-ways"> (else no attack, and home in {percent(home)})</span>
        </>
      )}
      .
    </>
  )
}

const AboveMoves: AskedAs<Campaign, Asks['move.to']>['Above'] = ({ state, choice }) => {
  const { turn, limit } = missionOf(state)
  const isOther = choice.options.some(({ id }) => id.startsWith('to/') && !isApproach(id.replace('to/', '')))
  return (
    <p className="sr-by">
      {turn >= limit && 'The last turn: who does not go in now attacks no more. '}
      {turn < limit && isOther && `Others attack in turn ${turn + 1}. `}
      <Chances state={state} choice={choice} />
    </p>
  )
}

const AboveMovers: AskedAs<Campaign, Asks['move.next']>['Above'] = ({ state, choice }) => (
  <p className="sr-by">
    <Chances state={state} choice={choice} />
  </p>
)

const AboveEntry: AskedAs<Campaign, Asks['entry.next']>['Above'] = ({ state, choice }) => (
  <p className="sr-by">
    They attack in turn {missionOf(state).turn + 1}. <Chances state={state} choice={choice} />
  </p>
)

export const WHERE: Pick<
  { readonly [K in keyof Asks]?: AskedAs<Campaign, Asks[K]> },
  'entry.next' | 'entry.to' | 'move.next' | 'move.to'
> = {
  'entry.next': { Above: AboveEntry, Beyond: EntryOfAll },
  'entry.to': { Above: AboveEntry, Answer: EntryAnswer },
  'move.next': { Above: AboveMovers, Answer: MoverAnswer, Beyond: AttackOfAll },
  'move.to': { Above: AboveMoves, Answer: MoveAnswer, rows: 'beside' },
}
