import type { Chance, Choice, Ref } from '@tallyho/engine'
import { Die, TenDie } from '@tallyho/kit'
import type { ReactNode, RefObject } from 'react'
import {
  areShort,
  folded,
  grouped,
  type Item,
  type ItemGroup,
  type ItemRow,
  listed,
  rowsOf,
} from './items.ts'
import { type OddsOf, oddsWords } from './odds.ts'
import type { Shown } from './shown.ts'

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
  /** What each answer does to the standing, where that says anything. */
  readonly odds?: OddsOf | undefined
  readonly list: RefObject<HTMLDivElement | null>
}

/** Every legal answer as a button: a list, groups of a long list, two columns of short ones, or rows of them. */
export function Answers(props: AnswersProps & { nameOf(ref: Ref): string }) {
  const { shown, question, items, list, nameOf } = props
  const sides = question.kind === 'chance' ? sidesOf(question) : undefined
  const fitting = items.filter(({ ends, rare }) => !ends && !rare)
  const folds = shown.folds && !sides ? folded(fitting, nameOf) : undefined
  const plain = folds ? fitting : listed(fitting, shown.hint, shown.folds)
  // What is ticked is given by a button of its own.
  const ends = shown.ticks ? [] : items.filter(item => item.ends && !item.rare)
  const rare = items.filter(item => item.rare)
  // In a folded list the keys open its groups.
  const keys = new Map(folds ? [] : plain.map(({ id }, i) => [id, keyOf(i)]))
  const rows = sides ? undefined : rowsOf(plain)
  const answer = (item: Item, face?: ReactNode) => (
    <Answer
      key={item.id}
      {...props}
      item={item}
      face={face ?? <Face item={item} sides={sides} />}
      hotkey={item.ends && !item.rare ? '0' : (keys.get(item.id) ?? '')}
    />
  )
  const layout = sides ? 'answers answers-dice' : areShort(plain) ? 'answers answers-short' : 'answers'
  return (
    <div className={layout} ref={list} tabIndex={-1}>
      <div className="answers-list">
        {folds ? (
          folds.map((group, i) => (
            <Fold key={group.title} group={group} hotkey={keyOf(i)} hint={shown.hint} answer={answer} />
          ))
        ) : rows ? (
          <Rows rows={rows} answer={answer} />
        ) : (
          grouped(plain, nameOf).map(group => (
            <fieldset key={group.items[0]?.id} className="answer-group" aria-labelledby="question">
              {group.title && <legend>{group.title}</legend>}
              {group.items.map(item => answer(item))}
            </fieldset>
          ))
        )}
      </div>
      {plain.length < fitting.length && (
        <p className="quiet" data-testid="more-on-map">
          and {fitting.length - plain.length} more: choose on the map, or type its name above.
        </p>
      )}
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

/** The first nine have a number each. */
const keyOf = (index: number) => (index < 9 ? String(index + 1) : '')

/** What can be done with one thing, on demand. */
function Fold(props: {
  readonly group: ItemGroup
  readonly hotkey: string
  readonly hint: string | undefined
  answer(item: Item): ReactNode
}) {
  const { group, hotkey, hint, answer } = props
  return (
    <details className="fold" name="answers" open={group.items.some(({ id }) => id === hint) || undefined}>
      <summary aria-keyshortcuts={hotkey || undefined}>
        {hotkey && <Hotkey name={hotkey} />} {group.title}{' '}
        <span className="fold-count">{group.items.length}</span>
      </summary>
      <div className="answer-group">{group.items.map(item => answer(item))}</div>
    </details>
  )
}

function Rows(props: { readonly rows: readonly ItemRow[]; answer(item: Item, face: ReactNode): ReactNode }) {
  const { rows, answer } = props
  const columns = Math.max(...rows.map(({ cells }) => cells.length))
  return rows.map(row => (
    <fieldset
      key={row.title}
      className="answer-row"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      <legend>{row.title}</legend>
      {row.cells.map(({ title, item }) => answer(item, <Cell row={row.title} title={title} />))}
    </fieldset>
  ))
}

/** Seen alone: readers aloud have it as the button's shortcut. */
function Hotkey({ name }: { readonly name: string }) {
  return (
    <i aria-hidden="true">
      <kbd>{name}</kbd>
    </i>
  )
}

/** The row stands above; it is read aloud with each answer. */
function Cell({ row, title }: { readonly row: string; readonly title: string }) {
  return (
    <span>
      <span className="sr-only">{row}, </span>
      {title}
    </span>
  )
}

/** What is done, and smaller what it leads to. */
function Told({ said, words }: Item) {
  if (typeof said === 'string' || 'row' in said) return <span>{words}</span>
  return (
    <span>
      {said.head}
      <span className="sr-only">: </span>
      <small>{said.so}</small>
    </span>
  )
}

function Answer(
  props: AnswersProps & { readonly item: Item; readonly hotkey: string; readonly face: ReactNode },
) {
  const { item, hotkey, shown, pointedOnBoard, confirming, face } = props
  const odds = props.odds?.get(item.id)
  const isTicked = shown.ticks?.ticked.includes(item.id)
  const classes = [
    'answer',
    item.ends && 'answer-ends',
    shown.hint === item.id && 'answer-hint',
    item.on.some(ref => pointedOnBoard.has(ref)) && 'answer-lit',
    isTicked === false && !shown.ticks?.open.has(item.id) && 'answer-shut',
  ]
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      data-testid={`option-${item.id}`}
      data-option={item.id}
      {...(isTicked !== undefined && { role: 'checkbox', 'aria-checked': isTicked })}
      aria-keyshortcuts={hotkey || undefined}
      disabled={shown.locked}
      // The second click of two is not meant for an answer that has come under the pointer.
      onClick={event => !(item.ends && event.detail > 1) && props.onTake(item)}
      onPointerEnter={event => event.pointerType === 'mouse' && props.onHover(item)}
      onPointerLeave={() => props.onHover(undefined)}
      onFocus={() => props.onHover(item)}
      onBlur={() => props.onHover(undefined)}
    >
      {isTicked !== undefined && <span className="tick" data-on={isTicked || undefined} aria-hidden="true" />}
      {hotkey && <Hotkey name={hotkey} />}
      {face}
      {odds && (
        <b className="odds" data-testid={`odds-${item.id}`}>
          {oddsWords(odds)}
        </b>
      )}
      {shown.hint === item.id && <em className="hint-mark">the machine would</em>}
      {confirming === item.id && <em className="hint-mark">sure? again</em>}
    </button>
  )
}

function Face({ item, sides }: { readonly item: Item; readonly sides: number | undefined }) {
  if (sides === undefined) return <Told {...item} />
  const Shape = sides === 10 ? TenDie : Die
  return <Shape face={Number(item.id)} size={34} label={item.words} />
}

/** Of the die that is rolled, if it is one: six or ten. */
function sidesOf({ outcomes }: Chance): number | undefined {
  const { length } = outcomes
  const isDie = outcomes.every(({ id, weight }, i) => id === String(i + 1) && weight === 1)
  return isDie && (length === 6 || length === 10) ? length : undefined
}
