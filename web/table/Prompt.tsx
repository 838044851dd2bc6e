import type { Chance, Choice, Ref } from '@tallyho/engine'
import { Die } from '@tallyho/kit'
import type { RefObject } from 'react'
import { seatWords } from '../app/seats.ts'
import { grouped, type Item, refWords } from './items.ts'
import type { TableSession } from './session.ts'
import type { Shown } from './shown.ts'

export interface PromptProps {
  readonly session: TableSession<unknown>
  readonly shown: Shown<unknown>
  readonly question: Choice | Chance
  /** What is listed: everything that fits the clicks on the board and the filter. */
  readonly items: readonly Item[]
  readonly filter: string
  setFilter(text: string): void
  /** What the pointer rests on, on the board. */
  readonly pointedOnBoard: ReadonlySet<Ref>
  readonly confirming: string | undefined
  onTake(item: Item): void
  onHover(item: Item | undefined): void
  readonly list: RefObject<HTMLDivElement | null>
}

const MANY = 12

/** One question in words, and every legal answer as a button. */
export function Prompt(props: PromptProps) {
  const { session, shown, question, items, filter } = props
  const { words } = session.module
  return (
    <section className="prompt" aria-label="The question" data-testid="prompt" data-walk="prompt">
      <h2 id="question">{words.pause(shown.state, question)}</h2>
      {question.kind === 'chance' && (
        <p className="quiet">
          Your own dice: enter what came up.{' '}
          <button
            type="button"
            className="plain"
            data-testid="roll-for-me"
            onClick={() => session.rollForMe()}
          >
            Roll it for me
          </button>
        </p>
      )}
      {shown.picked.length > 0 && (
        <p className="narrowing">
          {shown.picked.map(refWords).join(', ')}: {items.length} of {shown.items.length}
          <button type="button" className="plain" onClick={() => session.clear()}>
            Show all <kbd>Esc</kbd>
          </button>
        </p>
      )}
      {shown.items.length > MANY && (
        <input
          className="filter"
          type="search"
          placeholder={`Find among ${shown.items.length} answers`}
          aria-label="Find an answer"
          value={filter}
          onChange={event => props.setFilter(event.target.value)}
        />
      )}
      <Answers {...props} />
      {items.length === 0 && <p className="quiet">No answer fits. Esc shows all again.</p>}
    </section>
  )
}

function Answers(props: PromptProps) {
  const { question, items, list } = props
  const dice = question.kind === 'chance' && isDie(question)
  const plain = items.filter(({ ends }) => !ends)
  const ends = items.filter(item => item.ends)
  const keys = new Map(plain.map(({ id }, i) => [id, i < 9 ? String(i + 1) : '']))
  const answer = (item: Item) => (
    <Answer
      key={item.id}
      {...props}
      item={item}
      dice={dice}
      hotkey={item.ends ? '0' : (keys.get(item.id) ?? '')}
    />
  )
  return (
    <div className={dice ? 'answers answers-dice' : 'answers'} ref={list} tabIndex={-1}>
      <div className="answers-list">
        {grouped(plain).map(group => (
          <fieldset key={group.title ?? ''} className="answer-group" aria-labelledby="question">
            {group.title && <legend>{group.title}</legend>}
            {group.items.map(answer)}
          </fieldset>
        ))}
      </div>
      {ends.length > 0 && <div className="answer-group">{ends.map(answer)}</div>}
    </div>
  )
}

function Answer(
  props: PromptProps & { readonly item: Item; readonly hotkey: string; readonly dice: boolean },
) {
  const { item, hotkey, shown, pointedOnBoard, confirming, dice } = props
  const classes = [
    'answer',
    item.ends && 'answer-ends',
    shown.hint === item.id && 'answer-hint',
    item.on.some(ref => pointedOnBoard.has(ref)) && 'answer-lit',
  ]
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      data-testid={`option-${item.id}`}
      data-option={item.id}
      aria-label={item.words}
      aria-keyshortcuts={hotkey}
      disabled={shown.locked}
      onClick={() => props.onTake(item)}
      onPointerEnter={() => props.onHover(item)}
      onPointerLeave={() => props.onHover(undefined)}
      onFocus={() => props.onHover(item)}
      onBlur={() => props.onHover(undefined)}
    >
      {hotkey && <kbd>{hotkey}</kbd>}
      {dice ? <Die face={Number(item.id)} size={34} label={item.words} /> : <span>{item.words}</span>}
      {shown.hint === item.id && <em className="hint-mark">the machine would</em>}
      {confirming === item.id && <em className="hint-mark">sure? again</em>}
    </button>
  )
}

function isDie({ outcomes }: Chance): boolean {
  return outcomes.length === 6 && outcomes.every(({ id, weight }, i) => id === String(i + 1) && weight === 1)
}

/** Several people share the screen: nothing is shown before the next one has sat down. */
export function Curtain({ seat, onSit }: { readonly seat: string; onSit(): void }) {
  return (
    <section className="prompt" data-testid="curtain">
      <h2>Pass the screen to {seatWords(seat)}</h2>
      <p className="quiet">The next question is for that seat alone.</p>
      <button type="button" className="answer" data-testid="sit-down" onClick={onSit}>
        I play {seatWords(seat)}
      </button>
    </section>
  )
}
