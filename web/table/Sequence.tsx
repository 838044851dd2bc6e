import type { Step, Words } from '@tallyho/engine'
import type { BoardModule } from '@tallyho/kit/board.ts'
import { memo } from 'react'

/** The sequence of play: the present phase, the step lit that is being played and its neighbours; all to those who listen. */
export const Sequence = memo(function Sequence(props: {
  readonly phases: BoardModule<unknown>['phases']
  readonly step: Step
  readonly words: Words
  readonly over: boolean
}) {
  const { phases, step, words, over } = props
  const isOnBoard = !over && phases.some(phase => phase.onBoard && phase.steps.includes(step))
  return (
    <nav className={isOnBoard ? 'sr-only' : 'sequence'} aria-label="Sequence of play" data-walk="sequence">
      {phases.map(({ title, steps }) => {
        const now = steps.includes(step) && !over
        return (
          <section
            key={title}
            className={now ? 'phase phase-now' : 'phase'}
            title={steps.map(name => words.step(name)).join(', ')}
          >
            <h3 className={now && saysAll(steps, title, words) ? 'sr-only' : undefined}>{title}</h3>
            <ol className={now ? undefined : 'sr-only'}>
              {steps.map(name => (
                <li
                  key={name}
                  data-testid={`step-${name}`}
                  aria-current={name === step && now ? 'step' : undefined}
                >
                  {words.step(name)}
                </li>
              ))}
            </ol>
          </section>
        )
      })}
    </nav>
  )
})

/** True of a phase that is one step of the same name: it is named once. */
function saysAll(steps: readonly Step[], title: string, words: Words): boolean {
  return steps.length === 1 && steps.every(name => words.step(name) === title)
}
