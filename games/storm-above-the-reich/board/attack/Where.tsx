import { type Choice, percent } from '@tallyho/engine'
import type { AskedAs } from '@tallyho/kit'
import type { BoxId } from '../../pack/types.ts'
import { box, isApproach, isBox } from '../../rules/05-map/boxes.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import { waitingToEnter } from '../../rules/07-move/entry.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { ALTITUDE_NAMES, boxName } from '../../text/names.ts'
import { escortAt } from '../../text/reach.ts'
import type { Asks } from '../../vocabulary.ts'
import { moverOf } from '../question.ts'
import { promiseOf } from './promise.ts'
import { TOGETHER } from './together.ts'

/** Where to: every box with what an attack from there promises, in the figures that stand beside the targets later on. */

interface Asked {
  readonly state: Campaign
  readonly choice: Choice
}

/** As on the cards: a red star is damage to the bomber, a black disc a Hit on the fighter. */
const MARKS = { damage: '✸', hit: '●' } as const

function Mark({ of }: { readonly of: keyof typeof MARKS }) {
  return (
    <i className={`sr-mark-${of}`} aria-hidden="true">
      {MARKS[of]}
    </i>
  )
}

function Chance({ of, is }: { readonly of: keyof typeof MARKS; readonly is: number }) {
  return (
    <span>
      <Mark of={of} />
      <span className="sr-only">{of} </span>
      {percent(is)}
    </span>
  )
}

/** What a box promises to a fighter, and what is to be met on the way. */
function Promised({
  state,
  choice,
  to,
  fighter,
  isCell,
}: Asked & { to: BoxId; fighter: Fighter | undefined; isCell?: boolean }) {
  const best = fighter && promiseOf(state, choice, fighter, to)
  const escort = escortAt(state, to)
  return (
    <>
      {best && (
        <small className="sr-promise" data-under-key={isCell || undefined}>
          <Chance of="damage" is={best.odds.damage} /> <Chance of="hit" is={best.danger} />
        </small>
      )}
      {escort && <small className="sr-escort-near">{escort}</small>}
    </>
  )
}

/** `move.to` */
const MoveAnswer: AskedAs<Campaign, Asks['move.to']>['Answer'] = ({ state, choice, option }) => {
  const fighter = moverOf(state, choice)
  if (option.way === 'exit')
    return (
      <span className="sr-where sr-where-wide">
        <b>Fly home</b>
        <small>out of this mission</small>
      </span>
    )
  if (!fighter) return undefined
  const at = option.to ?? fighter.at
  if (!isBox(at)) return undefined
  const { kind, altitude } = box(at)
  const isIn = kind === 'approach'
  const isWide = isIn || option.to === undefined
  const isPlain = kind === 'position' && altitude !== undefined && option.to !== undefined
  return (
    <span className={isWide ? 'sr-where sr-where-wide' : 'sr-where'}>
      <b>
        {isIn
          ? 'Go in'
          : option.to === undefined
            ? 'Stay here'
            : isPlain
              ? ALTITUDE_NAMES[altitude]
              : boxName(at)}
        {option.tp > 0 && <em>{option.tp} TP</em>}
      </b>
      <Promised state={state} choice={choice} to={at} fighter={fighter} isCell={!isWide} />
    </span>
  )
}

/** `entry.to` */
const EntryAnswer: AskedAs<Campaign, Asks['entry.to']>['Answer'] = ({ state, choice, option: { to } }) =>
  to && <Entry state={state} choice={choice} to={to} fighter={moverOf(state, choice)} head={boxName(to)} />

function Entry({ head, ...props }: Asked & { to: BoxId; fighter: Fighter | undefined; head: string }) {
  return (
    <span className="sr-where">
      <b>{head}</b>
      <Promised {...props} />
    </span>
  )
}

/** `entry.next`, all together: the staffel is as good as the first of it. */
const EntryOfAll: AskedAs<Campaign, Asks['entry.next']>['Beyond'] = ({ state, choice, id }) => {
  const to = id.replace(TOGETHER, '')
  const waiting = waitingToEnter(missionOf(state))
  if (!id.startsWith(TOGETHER) || !isBox(to)) return undefined
  const head = `All ${waiting.length}: ${boxName(to)}`
  return <Entry state={state} choice={choice} to={to} fighter={waiting[0]} head={head} />
}

/** `move.next`, all of a box into the attack. */
const AttackOfAll: AskedAs<Campaign, Asks['move.next']>['Beyond'] = ({ state, choice, id }) => {
  const { fighters } = missionOf(state)
  const from = id.replace(TOGETHER, '').split('/').slice(0, 2).join('/')
  const to = id.replace(`${TOGETHER}${from}/`, '')
  if (!id.startsWith(TOGETHER) || !isBox(from) || !isBox(to) || !isApproach(to)) return undefined
  const there = fighters.filter(({ at }) => at === from)
  const head = `Attack now: all ${there.length} go in from ${boxName(from)}`
  return <Entry state={state} choice={choice} to={to} fighter={there[0]} head={head} />
}

/** What the figures are, said once for all. */
const BEST = (
  <span aria-hidden="true">
    <Mark of="damage" /> the best target there is damaged, <Mark of="hit" /> you are hit, in or out.
  </span>
)

const AboveMoves: AskedAs<Campaign, Asks['move.to']>['Above'] = ({ state }) => {
  const { turn, limit } = missionOf(state)
  return (
    <p className="sr-by">
      {turn < limit
        ? `Go in: attack at once. Any other box: attack in turn ${turn + 1}. `
        : 'The last turn: who does not go in now attacks no more. '}
      {BEST}
    </p>
  )
}

const AboveEntry: AskedAs<Campaign, Asks['entry.next']>['Above'] = ({ state }) => (
  <p className="sr-by">
    They attack in turn {missionOf(state).turn + 1}. {BEST}
  </p>
)

export const WHERE: Pick<
  { readonly [K in keyof Asks]?: AskedAs<Campaign, Asks[K]> },
  'entry.next' | 'entry.to' | 'move.next' | 'move.to'
> = {
  'entry.next': { Above: AboveEntry, Beyond: EntryOfAll, abreast: true },
  'entry.to': { Above: AboveEntry, Answer: EntryAnswer, abreast: true },
  'move.next': { Beyond: AttackOfAll },
  'move.to': { Above: AboveMoves, Answer: MoveAnswer, rows: 'beside' },
}
