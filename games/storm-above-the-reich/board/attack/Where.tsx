import './where.css'
import { type Choice, percent } from '@tallyho/engine'
import type { AskedAs } from '@tallyho/kit'
import type { BoxId } from '../../pack/types.ts'
import { box, isApproach, isBox } from '../../rules/05-map/boxes.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import { waitingToEnter } from '../../rules/07-move/entry.ts'
import { isEscortAtHand } from '../../rules/09-escort/escort-arrival.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { ALTITUDE_NAMES, boxName, fighterCalled } from '../../text/names.ts'
import { escortAt } from '../../text/reach.ts'
import type { Asks } from '../../vocabulary.ts'
import { moverOf } from '../question.ts'
import { escortOdds, goingBy } from './escort-odds.ts'
import { promiseNow, promiseOf } from './promise.ts'
import type { TargetOdds } from './targets.ts'
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

/** To whom it happens, and what. */
const SAID = { damage: ['bomber', 'damaged'], hit: ['fighter', 'hit'] } as const

/** In a cell there is room for the mark alone. */
function Chance({ of, is, isCell }: { of: keyof typeof MARKS; is: number; isCell?: boolean | undefined }) {
  const [whose, what] = SAID[of]
  return (
    <span>
      <Mark of={of} />
      <span className={isCell ? 'sr-only' : undefined}>
        <span className="sr-whose">{whose} </span>
        {what}{' '}
      </span>
      {percent(is)}
    </span>
  )
}

interface Placed extends Asked {
  readonly to: BoxId
  readonly fighter: Fighter | undefined
  /** All who go there; else those whom the question is about. */
  readonly going?: readonly Fighter[]
}

/** What a box promises to a fighter, and what is to be met on the way. */
function Promised({ state, choice, to, fighter, going, isCell }: Placed & { isCell?: boolean }) {
  const best = fighter && promiseOf(state, choice, fighter, to)
  const chance = escortOdds(state, going ?? goingBy(state, choice), to)
  // Where none can come nothing is said of it.
  const escort = escortAt(state, to) ?? (chance ? `escort ${percent(chance)}` : undefined)
  return (
    <>
      {best && <Chances best={best} isCell={isCell} />}
      {escort && <small className="sr-escort-near">{escort}</small>}
    </>
  )
}

function Chances({ best, isCell }: { readonly best: TargetOdds; readonly isCell?: boolean | undefined }) {
  return (
    <small className="sr-promise" data-under-key={isCell || undefined}>
      <Chance of="damage" is={best.odds.damage} isCell={isCell} />{' '}
      <Chance of="hit" is={best.danger} isCell={isCell} />
    </small>
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
          ? `Go in from ${boxName(at).replace(' Approach', '')}`
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

function Entry({ head, ...props }: Placed & { head: string }) {
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
  const head = `All ${waiting.length}: ${boxName(to).replace('Flank ', '')}`
  return <Entry state={state} choice={choice} to={to} fighter={waiting[0]} head={head} />
}

/** `move.next`, all of a box into the attack. */
const AttackOfAll: AskedAs<Campaign, Asks['move.next']>['Beyond'] = ({ state, choice, id }) => {
  const { fighters } = missionOf(state)
  const from = id.replace(TOGETHER, '').split('/').slice(0, 2).join('/')
  const to = id.replace(`${TOGETHER}${from}/`, '')
  if (!id.startsWith(TOGETHER) || !isBox(from) || !isBox(to) || !isApproach(to)) return undefined
  const there = fighters.filter(({ at }) => at === from)
  const head = `Attack now: all ${there.length} from ${boxName(from)}`
  return <Entry state={state} choice={choice} to={to} fighter={there[0]} going={there} head={head} />
}

/** `move.next`, one of them: what it promises that he goes in from where he is. */
const MoverAnswer: AskedAs<Campaign, Asks['move.next']>['Answer'] = ({ state, choice, option }) => {
  const fighter = option.fighter === undefined ? undefined : missionOf(state).fighters[option.fighter]
  // What all in his box can do is said above: he can do the same.
  const isOfMany = choice.options.some(({ id }) => id === `group/${fighter?.at}`)
  const best = fighter && !isOfMany ? promiseNow(state, choice, fighter) : undefined
  if (!fighter || !best) return undefined
  return (
    <span className="sr-where sr-where-row">
      <b>{fighterCalled(state, fighter.no)}</b>
      <small>{boxName(fighter.at)}</small>
      <Chances best={best} />
    </span>
  )
}

/** What the figures are, said once for all. */
const BEST = 'Chances at the best target there, as things are.'

const AboveMoves: AskedAs<Campaign, Asks['move.to']>['Above'] = ({ state, choice }) => {
  const { turn, limit } = missionOf(state)
  const isOther = choice.options.some(({ id }) => id.startsWith('to/') && !isApproach(id.replace('to/', '')))
  return (
    <p className="sr-by">
      {turn >= limit && 'The last turn: who does not go in now attacks no more. '}
      {turn < limit && isOther && (
        <span className="sr-by-others">Other boxes: attack in turn {turn + 1}. </span>
      )}
      {isOther ? (
        <span className="sr-legend" aria-hidden="true">
          <Mark of="damage" /> bomber damaged, <Mark of="hit" /> fighter hit, at the best target.
        </span>
      ) : (
        BEST
      )}
    </p>
  )
}

const AboveMovers: AskedAs<Campaign, Asks['move.next']>['Above'] = () => <p className="sr-by">{BEST}</p>

const AboveEntry: AskedAs<Campaign, Asks['entry.next']>['Above'] = ({ state }) => (
  <p className="sr-by">
    They attack in turn {missionOf(state).turn + 1}. {BEST}
    {isEscortAtHand(missionOf(state)) && ' Escort: it meets you there before.'}
  </p>
)

export const WHERE: Pick<
  { readonly [K in keyof Asks]?: AskedAs<Campaign, Asks[K]> },
  'entry.next' | 'entry.to' | 'move.next' | 'move.to'
> = {
  'entry.next': { Above: AboveEntry, Beyond: EntryOfAll, abreast: true },
  'entry.to': { Above: AboveEntry, Answer: EntryAnswer, abreast: true },
  'move.next': { Above: AboveMovers, Answer: MoverAnswer, Beyond: AttackOfAll, abreast: true },
  'move.to': { Above: AboveMoves, Answer: MoveAnswer, rows: 'beside' },
}
