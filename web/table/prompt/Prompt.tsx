import { mostTried } from '@tallyho/bots'
import { Glossed, TermsOf } from '@tallyho/kit'
import type { BeforeRoll } from '@tallyho/kit/board.ts'
import { type RefObject, useRef } from 'react'
import { ONLY_ONE, SEVERAL, TOO_MANY, tryingWords } from '../../mind/words.ts'
import { THOUGHT } from '../session/answering.ts'
import { type Item, itemsFor } from '../session/items.ts'
import { oddsTold } from '../session/odds.ts'
import type { TableSession } from '../session/session.ts'
import { isWhole, type Ticks, ticksWanted } from '../session/sets.ts'
import { rollEnds, type Shown, STANDS, standsSaid, standsWhatever } from '../session/shown.ts'
import { Answers, type AnswersProps } from './Answers.tsx'
import { PlanOf } from './PlanOf.tsx'
import { Faces, Roll } from './Roll.tsx'
import { LockSaid } from './Stands.tsx'
import { Told } from './Told.tsx'

export interface PromptProps extends AnswersProps {
  readonly session: TableSession<unknown>
  /** What the game lays over this roll, if it does. */
  readonly Rolled?: BeforeRoll<unknown> | undefined
  /** The button that rolls, while the dice lie ready. */
  readonly roll: RefObject<HTMLButtonElement | null>
  readonly filter: string
  setFilter(text: string): void
  /** Enter in the filter: takes the only answer that fits, or goes to the first. */
  onFilterEnter(): void
  /** The next answer becomes a standing order. */
  readonly always: boolean
  setAlways(on: boolean): void
  /** The dice are in the player's hand: the button that rolls them is held down. */
  onHold(): void
  /** Ends all questions of a plan. */
  onEnd(ids: readonly string[]): void
}

const MANY = 12
/** So many answers leave room for all that is at stake, on a phone too. */
const FEW = 2
/** A question of more letters than this is set smaller. */
const LONG = 64

/** One question in words, and every legal answer as a button. */
export function Prompt(props: PromptProps) {
  const { session, shown, question, items, filter, Rolled } = props
  const { words } = session.module
  const asked = words.pause(shown.state, question)
  const { plan } = session
  const stakes = plan || question.kind !== 'choice' ? [] : words.stakes(shown.state, question)
  const headline = plan?.question ?? asked
  const unmet = plan ? [] : session.unmet
  const isNarrowed = shown.picked.length > 0 || filter !== ''
  const weighs = shown.odds !== undefined && question.kind === 'choice' && items.length > 0
  const odds = weighs && shown.odds ? oddsTold(shown.odds, items) : undefined
  const inner = useRef<HTMLDivElement>(null)
  const Above = props.asked?.Above
  const queue = (
    <>
      {Above && question.kind === 'choice' && <Above state={shown.state} choice={question} />}
      {session.mayStaff && !plan && (
        <button
          type="button"
          className="answer staff"
          data-testid="staff"
          onClick={() => session.staffPlans()}
        >
          <i aria-hidden="true">
            <kbd>S</kbd>
          </i>
          <span>
            Let the staff propose all of it <small>you change what you like, then confirm</small>
          </span>
        </button>
      )}
      {shown.picked.length > 0 && (
        <p className="narrowing">
          {shown.picked.map(ref => words.ref(ref, shown.state)).join(', ')}: {items.length} of{' '}
          {shown.items.length}
          <button type="button" className="plain" onClick={() => session.clear()}>
            Show all <kbd>Esc</kbd>
          </button>
        </p>
      )}
      {shown.items.length > MANY && (
        <input
          className="filter"
          type="search"
          placeholder="Find one by its name"
          aria-label="Find an answer"
          value={filter}
          onChange={event => props.setFilter(event.target.value)}
          onKeyDown={event => event.key === 'Enter' && props.onFilterEnter()}
        />
      )}
      {question.kind === 'chance' && Rolled && (
        <div className="roll-sum" data-faces={Rolled.drawsFaces}>
          <Rolled state={shown.state} chance={question} />
        </div>
      )}
      {question.kind === 'chance' && shown.rolls ? (
        <>
          <Roll
            button={props.roll}
            question={question}
            stands={rollEnds(shown, session.match)}
            onHold={props.onHold}
            onRoll={() => session.roll()}
          />
          {!Rolled?.drawsFaces && <Faces items={itemsFor(words, shown.state, question)} />}
        </>
      ) : (
        <Answers
          {...props}
          items={plan?.confirm ? items.filter(({ ends }) => !ends) : items}
          list={plan ? inner : props.list}
          odds={odds}
          weighs={weighs && isTried(question)}
          nameOf={ref => words.ref(ref, shown.state)}
        />
      )}
    </>
  )
  return (
    <section
      className="prompt"
      aria-label="The question"
      data-testid="prompt"
      data-walk="prompt"
      data-many={items.length > FEW || undefined}
      data-outweighed={props.asked?.outweighs}
    >
      {session.asker !== undefined && (
        <p className="asker" data-testid="asker">
          {session.asker}
        </p>
      )}
      <h2 id="question" data-long={headline.length > LONG || undefined}>
        <Glossed>{headline}</Glossed>
      </h2>
      {stakes.map(line => (
        <p key={line} className="stakes" data-testid="stakes">
          <Glossed>{line}</Glossed>
        </p>
      ))}
      {standsWhatever(shown) && (
        <p className="stands-mark" data-testid="stands">
          What you answer here {STANDS}.
        </p>
      )}
      {standsSaid(shown) === 'lock' && <LockSaid />}
      {shown.told && (
        <div className="told" role="status" data-testid="told">
          <Told told={shown.told} />
        </div>
      )}
      {(shown.move.length > 0 || shown.changing !== undefined) && (
        <p className="narrowing" data-testid="half-made">
          {shown.changing === undefined ? shown.move.join(', ') : 'Changing a decision'}
          <button type="button" className="plain" onClick={() => session.clear()}>
            {shown.changing === undefined ? 'Choose again' : 'Leave it'} <kbd>Esc</kbd>
          </button>
        </p>
      )}
      {question.kind === 'chance' && question.about && (
        <p className="stake" data-testid="rolled-for">
          {question.about.map(ref => words.ref(ref, shown.state)).join(' · ')}
        </p>
      )}
      {question.kind === 'chance' && !shown.rolls && (
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
      {plan ? (
        <PlanOf {...props} plan={plan} asked={asked}>
          {queue}
        </PlanOf>
      ) : (
        queue
      )}
      {shown.ticks && <TicksBar session={session} ticks={shown.ticks} items={shown.items} />}
      {items.length === 0 && isNarrowed && !shown.rolls && (
        <p className="quiet">No answer fits. Esc shows all again.</p>
      )}
      {unmet.length > 0 && (
        <ul className="unmet" data-testid="unmet">
          {unmet.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {session.mayOrder && (
        <label className="check">
          <input
            type="checkbox"
            data-testid="always"
            checked={props.always}
            onChange={event => props.setAlways(event.target.checked)}
          />
          Always answer this the way I do now
        </label>
      )}
      <Advice shown={shown} weighs={weighs} isOnly={items.length === 1} />
      <TermsOf texts={[headline, ...stakes, ...seenFirst(items).map(({ words: answer }) => answer)]} />
    </section>
  )
}

/** What lies folded is not explained beside what is read. */
const seenFirst = (items: readonly Item[]) => items.filter(({ rare }) => !rare).slice(0, MANY)

/** Whether every answer to a question can be tried out. */
function isTried(question: PromptProps['question']): boolean {
  return question.kind === 'choice' && question.options.length <= mostTried(THOUGHT) + 1
}

/** What the machine says, below the answers: they stay where they were when it comes. */
function Advice(props: {
  readonly shown: Shown<unknown>
  readonly weighs: boolean
  readonly isOnly: boolean
}) {
  const { shown, weighs, isOnly } = props
  const { advice, worth, question, ticks, move, changing } = shown
  const ponders = weighs && question && !ticks && move.length === 0 && changing === undefined
  const helps = question && isTried(question)
  const trying = ponders ? (helps ? tryingWords() : TOO_MANY) : ticks && SEVERAL
  const weighed = isOnly ? ONLY_ONE : worth && (helps || worth.settled) ? worth.line : trying
  const line = advice?.line || (weighs ? weighed : undefined)
  const marked = shown.hint === undefined ? undefined : advice?.mark
  return (
    (line || marked) && (
      <p className="advice" role="status" data-testid="advice">
        {marked && <b>Marked: {marked}.</b>} {line}
      </p>
    )
  )
}

/** So many of several: how many are still wanted, and the button that gives all that are ticked. */
function TicksBar(props: {
  readonly session: PromptProps['session']
  readonly ticks: Ticks
  readonly items: readonly Item[]
}) {
  const { session, ticks, items } = props
  const { ticked } = ticks
  const whole = isWhole(ticks)
  const nobody = items.find(({ ends }) => ends)?.words ?? 'Nobody'
  return (
    <div className="ticks-bar">
      <p role="status" data-testid="ticks">
        {ticksWanted(ticks, items.filter(({ ends }) => !ends).length)}
      </p>
      <button
        type="button"
        className="answer answer-ends"
        data-testid="give-ticked"
        data-option={whole ? 'done' : undefined}
        aria-keyshortcuts="0"
        disabled={!whole}
        onClick={() => session.giveTicked()}
      >
        <i aria-hidden="true">
          <kbd>0</kbd>
        </i>
        <span>{ticked.length === 0 && whole ? nobody : `Confirm ${ticked.length || ''}`.trim()}</span>
      </button>
      <button
        type="button"
        className="plain"
        data-testid="tick-as-machine"
        onClick={() => session.tickAsMachine()}
      >
        Tick what the machine would
      </button>
    </div>
  )
}

/** Several people share the screen: nothing is shown before the next one has sat down. */
export function Curtain({ seat, onSit }: { /** In words. */ readonly seat: string; onSit(): void }) {
  return (
    <section className="prompt" data-testid="curtain">
      <h2>Pass the screen to {seat}</h2>
      <p className="quiet">The next question is for that seat alone.</p>
      <button type="button" className="answer" data-testid="sit-down" onClick={onSit}>
        I play {seat}
      </button>
    </section>
  )
}
