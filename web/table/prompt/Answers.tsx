import type { Chance, Choice, Option, Ref } from '@tallyho/engine'
import { type AnswerFace, type AskedAs, Die, isSame, type SaidParts, TenDie, TwelveDie } from '@tallyho/kit'
import { memo, type PointerEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { YET } from '../../mind/words.ts'
import {
  areShort,
  folded,
  grouped,
  type Item,
  type ItemGroup,
  keysOf,
  listed,
  rowsOf,
  withoutEmpty,
} from '../session/items.ts'
import { type Odds, type OddsOf, oddsWords } from '../session/odds.ts'
import { type Shown, type StandsSaid, standsSaid } from '../session/shown.ts'
import { InParts } from './InParts.tsx'
import { MoreBelow, MoreOnMap } from './MoreBelow.tsx'
import { Cell, type CellName, Rows } from './Rows.tsx'
import { Stands } from './Stands.tsx'

export interface AnswersProps {
  readonly shown: Shown<unknown>
  readonly question: Choice | Chance
  /** What is listed: everything that fits the clicks on the board and the filter. */
  readonly items: readonly Item[]
  /** What the pointer rests on, on the board. */
  readonly pointedOnBoard: ReadonlySet<Ref>
  readonly confirming: string | undefined
  onTake(item: Item): void
  onHover(item: Item | undefined): void
  /** Answers are being tried out: there is room for what comes of it. */
  readonly weighs?: boolean | undefined
  /** What each answer does to the standing, where that says anything. */
  readonly odds?: OddsOf | undefined
  readonly list: RefObject<HTMLDivElement | null>
  /** How the game draws this question, if it does. */
  readonly asked?: AskedAs<unknown, Option> | undefined
}

/** Every legal answer as a button: a list, groups of a long list, two columns of short ones, or rows of them. */
export function Answers(props: AnswersProps & { nameOf(ref: Ref): string }) {
  const { shown, question, items, list, nameOf } = props
  const sides = question.kind === 'chance' ? sidesOf(question) : undefined
  const fitting = items.filter(({ ends, rare }) => !ends && !rare)
  const folds = shown.folds && !sides ? folded(fitting, nameOf) : undefined
  // Of a set any may be wanted.
  const plain = withoutEmpty(folds || shown.ticks ? fitting : listed(fitting, shown.hint, shown.folds))
  // What is ticked is given by a button of its own.
  const ends = shown.ticks ? [] : items.filter(item => item.ends && !item.rare)
  const rare = items.filter(item => item.rare)
  const [opened, setOpened] = useState<string>()
  const open = folds?.find(({ title }) => title === opened)
  // In a folded list the numbers open its groups; those of the group that lies open are its answers'.
  const keys = keysOf(folds ? (open?.items ?? []) : plain)
  const rows = sides ? undefined : rowsOf(plain, props.asked?.rows !== undefined)
  const drawn = (item: Item): AnswerFace => {
    if (question.kind !== 'choice') return undefined
    const { state } = shown
    const option = question.options.find(({ id }) => id === item.id)
    return option
      ? props.asked?.Answer?.({ state, choice: question, option })
      : props.asked?.Beyond?.({ state, choice: question, id: item.id })
  }
  const inner = useRef<HTMLDivElement>(null)
  const said = standsSaid(shown)
  const answer = (item: Item, cell?: CellName) => (
    <Answer
      key={item.id}
      item={item}
      cell={cell}
      sides={sides}
      hotkey={item.ends && !item.rare ? '0' : keyOf(keys.get(item.id))}
      odds={props.odds?.get(item.id)}
      worth={cell ? undefined : worthOf(item)}
      hinted={shown.hint === item.id ? shown.advice?.mark : undefined}
      lit={item.on.some(ref => props.pointedOnBoard.has(ref))}
      sure={props.confirming === item.id}
      stands={shown.stands.has(item.id) ? said : undefined}
      ticked={shown.ticks?.ticked.includes(item.id)}
      shut={isShut(shown.ticks, item.id)}
      locked={shown.locked}
      drawn={drawn(item)}
      onTake={props.onTake}
      onHover={props.onHover}
    />
  )
  const worthOf = ({ id, ids }: Item): string | undefined => {
    const { worth } = shown
    return worth?.beside.get(id) ?? (props.weighs && !ids ? (worth?.others ?? YET) : undefined)
  }
  const layout = sides ? 'answers answers-dice' : areShort(plain) ? 'answers answers-short' : 'answers'
  return (
    <div
      className={layout}
      ref={list}
      tabIndex={-1}
      onPointerMove={event => isMouseMoved(event) && event.currentTarget.removeAttribute('data-still')}
    >
      <div className="answers-list" ref={inner}>
        {folds ? (
          folds.map((group, i) => (
            <Fold
              key={group.title}
              group={group}
              hotkey={open ? '' : keyOf(i + 1)}
              hint={shown.hint}
              answer={answer}
              onToggle={isOpen =>
                setOpened(last => (isOpen ? group.title : last === group.title ? undefined : last))
              }
            />
          ))
        ) : rows ? (
          <Rows rows={rows} isBeside={props.asked?.rows === 'beside'} worth={shown.worth} answer={answer} />
        ) : (
          grouped(plain, nameOf).map(group => (
            <fieldset
              key={group.items[0]?.id ?? 'none'}
              className={props.asked?.abreast ? 'answer-group answers-abreast' : 'answer-group'}
              aria-labelledby="question"
            >
              {group.title && <legend>{group.title}</legend>}
              {group.items.map(item => answer(item))}
            </fieldset>
          ))
        )}
        {plain.length < fitting.length && <MoreOnMap />}
      </div>
      <MoreBelow list={inner} />
      {ends.length > 0 && <div className="answer-group">{ends.map(item => answer(item))}</div>}
      {rare.length > 0 && (
        <details
          className="rare"
          data-testid="more"
          open={rare.some(({ id }) => id === shown.hint) || undefined}
        >
          <summary>More …</summary>
          <div className="answer-group">{rare.map(item => answer(item))}</div>
        </details>
      )}
    </div>
  )
}

function isMouseMoved({ pointerType, movementX, movementY }: PointerEvent): boolean {
  return pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)
}

/** The first nine have a number each. */
const keyOf = (number = 10) => (number < 10 ? String(number) : '')

/** What can be done with one thing, on demand. */
function Fold(props: {
  readonly group: ItemGroup
  readonly hotkey: string
  readonly hint: string | undefined
  answer(item: Item): ReactNode
  onToggle(isOpen: boolean): void
}) {
  const { group, hotkey, hint, answer } = props
  return (
    <details
      className="fold"
      name="answers"
      open={group.items.some(({ id }) => id === hint) || undefined}
      onToggle={event => props.onToggle(event.currentTarget.open)}
    >
      <summary aria-keyshortcuts={hotkey || undefined}>
        {hotkey && <Hotkey name={hotkey} />} {group.title}{' '}
        <span className="fold-count">{group.items.length}</span>
      </summary>
      <div className="answer-group">{group.items.map(item => answer(item))}</div>
    </details>
  )
}

/** Seen alone: readers aloud have it as the button's shortcut. */
function Hotkey({ name }: { readonly name: string }) {
  return (
    <i aria-hidden="true">
      <kbd>{name}</kbd>
    </i>
  )
}

function isShut(ticks: Shown<unknown>['ticks'], id: string): boolean {
  return ticks !== undefined && !ticks.ticked.includes(id) && !ticks.open.has(id)
}

interface AnswerProps extends Pick<AnswersProps, 'onTake' | 'onHover'> {
  readonly item: Item
  readonly cell: CellName | undefined
  readonly sides: number | undefined
  readonly hotkey: string
  readonly odds: Odds | undefined
  /** What it does to the figures of the game. */
  readonly worth: string | undefined
  /** The machine would take it: as what it is marked. */
  readonly hinted: string | undefined
  readonly lit: boolean
  /** It is to be clicked once more. */
  readonly sure: boolean
  /** Nothing can be taken back after it. */
  readonly stands: StandsSaid | undefined
  /** Where several are chosen and given together. */
  readonly ticked: boolean | undefined
  /** It no longer fits what is ticked. */
  readonly shut: boolean
  readonly locked: boolean
  /** In place of its words. */
  readonly drawn: AnswerFace
}

/** Words that fit no half of a column. */
const LONG = 40

/** Of hundreds few are another after an answer: the others are not drawn again. */
const Answer = memo(function Answer(props: AnswerProps) {
  const { item, hotkey, odds, hinted, lit, sure, ticked, shut, locked, onTake, onHover } = props
  const classes = [
    'answer',
    item.ends && 'answer-ends',
    hinted !== undefined && 'answer-hint',
    lit && 'answer-lit',
    shut && 'answer-shut',
    isFigured(props) && 'answer-figured',
    isLong(props) && 'answer-long',
  ]
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      data-testid={`option-${item.id}`}
      data-option={shut ? undefined : item.id}
      {...(ticked !== undefined && { role: 'checkbox', 'aria-checked': ticked })}
      aria-keyshortcuts={hotkey || undefined}
      disabled={locked}
      // The second click of two is not meant for an answer that has come under the pointer.
      onClick={event => !(item.ends && event.detail > 1) && onTake(item)}
      // A question that comes under a mouse at rest is not pointed at: browsers tell of moves that were none.
      onPointerMove={event => isMouseMoved(event) && onHover(item)}
      // A finger that is held on it shows where it leads, and slides off again.
      onPointerDown={event => event.pointerType === 'touch' && onHover(item)}
      onPointerLeave={() => onHover(undefined)}
      onFocus={() => onHover(item)}
      onBlur={() => onHover(undefined)}
    >
      {ticked !== undefined && <span className="tick" data-on={ticked || undefined} aria-hidden="true" />}
      {hotkey && <Hotkey name={hotkey} />}
      <Face {...props} />
      {odds && (
        <b className="odds" data-testid={`odds-${item.id}`}>
          {oddsWords(odds)}
        </b>
      )}
      {props.worth !== undefined && <small className="worth">{props.worth}</small>}
      {hinted !== undefined && <span className="sr-only">, {hinted}</span>}
      {props.stands && <Stands said={props.stands} />}
      {sure && <em className="hint-mark">sure? again</em>}
    </button>
  )
}, isSame)

function Face({ item, cell, sides, drawn }: AnswerProps) {
  if (isSaid(drawn)) return <InParts said={drawn} words={item.words} />
  if (drawn) return drawn
  if (cell) return <Cell {...cell} />
  const Shape = sides === undefined ? undefined : DICE[sides]
  if (!Shape) return <InParts said={item.said} words={item.words} />
  return <Shape face={Number(item.id)} size={34} label={item.words} />
}

const isSaid = (face: AnswerFace | Item['said']): face is SaidParts =>
  typeof face === 'object' && face !== null && 'head' in face

/** What a board draws itself fits the place that it is given. */
const isLong = ({ item, drawn }: AnswerProps): boolean =>
  item.words.length > LONG && (!drawn || isSaid(drawn))

/** Figures stand beside its words. */
function isFigured({ item, cell, drawn }: AnswerProps): boolean {
  const words = drawn || cell ? drawn : item.said
  return isSaid(words) && words.figures !== undefined
}

/** How a die of so many sides looks. */
const DICE: Readonly<Record<number, typeof Die | typeof TenDie | typeof TwelveDie>> = {
  6: Die,
  10: TenDie,
  12: TwelveDie,
}

/** Of the die that is rolled, if it is one: six, ten or twelve. */
function sidesOf({ outcomes }: Chance): number | undefined {
  const { length } = outcomes
  const isDie = outcomes.every(({ id, weight }, i) => id === String(i + 1) && weight === 1)
  return isDie && DICE[length] ? length : undefined
}
