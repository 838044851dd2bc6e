import type { Step, Words } from '@tallyho/engine'
import type { BoardModule } from '@tallyho/kit/board.ts'
import { memo } from 'react'

/** The sequence of play, with the step lit that is being played. */
export const Sequence = memo(function Sequence(props: {
  readonly phases: BoardModule<unknown>['phases']
  readonly step: Step
  readonly words: Words
  readonly over: boolean
}) {
  const { phases, step, words, over } = props
  return (
    <nav className="sequence" aria-label="Sequence of play" data-walk="sequence">
      {phases.map(({ title, steps }) => (
        <section key={title} className={steps.includes(step) && !over ? 'phase phase-now' : 'phase'}>
          <h3>{title}</h3>
          <ol>
            {steps.map(name => (
              <li
                key={name}
                data-testid={`step-${name}`}
                aria-current={name === step && !over ? 'step' : undefined}
              >
                {words.step(name)}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </nav>
  )
})
