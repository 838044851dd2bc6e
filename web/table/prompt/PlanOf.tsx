import type { Plan } from '@tallyho/kit/manners.ts'
import type { ReactNode } from 'react'
import type { TableSession } from '../session/session.ts'
import { STANDS } from '../session/shown.ts'
import type { AnswersProps } from './Answers.tsx'

/**
 * A plan that is laid on the board: what lies there, what is missing, and the button that ends it. The answers of the
 * question that the rules wait at are folded away: they say the same, one by one.
 */
export function PlanOf(
  props: Pick<AnswersProps, 'question' | 'list' | 'confirming'> & {
    readonly shown: Pick<AnswersProps['shown'], 'locked' | 'stands' | 'thoughts' | 'picked' | 'hint' | 'odds'>
    readonly session: Pick<TableSession<unknown>, 'staffAsks' | 'mayStaff' | 'staffPlans'>
    readonly plan: Plan
    /** Ends all questions of it. */
    onEnd(ids: readonly string[]): void
    /** The question that the rules wait at, in words. */
    readonly asked: string
    readonly children: ReactNode
  },
) {
  const { session, shown, question, plan, list } = props
  const end = question.kind === 'choice' ? question.options.find(({ ends }) => ends)?.id : undefined
  const ends = end === undefined ? [] : session.staffAsks.map(() => end)
  // As long as something is missing, who knows no better is not led to leave it so.
  const wants = session.mayStaff && plan.parts.some(({ done }) => !done)
  const confirm = plan.confirm && end !== undefined && (
    <button
      key="confirm"
      type="button"
      className={`answer answer-ends plan-confirm${wants ? '' : ' plan-foremost'}`}
      data-testid="option-done"
      data-option={end}
      aria-keyshortcuts="0"
      disabled={shown.locked}
      onClick={event => event.detail < 2 && props.onEnd(ends)}
    >
      <i aria-hidden="true">
        <kbd>0</kbd>
      </i>
      <span>{plan.confirm}</span>
      {shown.stands.has(end) && <em className="stands-mark">{STANDS}</em>}
      {props.confirming !== undefined && <em className="hint-mark">sure? again</em>}
    </button>
  )
  const staff = session.mayStaff && (
    <button
      key="staff"
      type="button"
      className={`answer${wants ? ' plan-foremost' : ''}`}
      data-testid="staff"
      onClick={() => session.staffPlans()}
    >
      <i aria-hidden="true">
        <kbd>S</kbd>
      </i>
      <span>Let the staff plan {shown.thoughts.length > 0 ? 'the rest' : 'it'}</span>
    </button>
  )
  return (
    <div className="plan" ref={list} tabIndex={-1}>
      <ol className="plan-parts" data-testid="plan-parts">
        {plan.parts.map(({ done, title, says }) => (
          <li key={title} data-done={done || undefined}>
            <b>
              {title}
              <span className="sr-only">{done ? ', done' : ', to do'}</span>
            </b>{' '}
            {says}
          </li>
        ))}
      </ol>
      {wants ? [staff, confirm] : [confirm, staff]}
      <details
        // What the staff has answered has the room.
        key={String(session.mayStaff)}
        className="queue"
        open={shown.picked.length > 0 || shown.hint !== undefined || shown.odds !== undefined || undefined}
      >
        <summary>Or one by one: {props.asked}</summary>
        {props.children}
      </details>
    </div>
  )
}
