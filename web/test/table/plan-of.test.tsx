import type { Choice } from '@tallyho/engine'
import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlanOf } from '../../table/prompt/PlanOf.tsx'

const QUESTION = {
  kind: 'choice',
  seat: 'luftwaffe',
  ask: 'fighters',
  options: [{ id: 'done', ends: true }],
} satisfies Choice
const SHOWN = {
  locked: false,
  stands: new Set<string>(),
  thoughts: [],
  picked: [],
  hint: undefined,
  odds: undefined,
}

/** What can be pressed, from above; the one that is led to with a star. */
function pressed(done: boolean, mayStaff: boolean): readonly string[] {
  const markup = renderToStaticMarkup(
    <PlanOf
      session={{ staffAsks: [], mayStaff, staffPlans() {} }}
      shown={SHOWN}
      question={QUESTION}
      list={createRef<HTMLDivElement>()}
      confirming={undefined}
      plan={{
        question: 'Fighters.',
        parts: [{ done, title: 'Fighters.', says: '' }],
        confirm: 'Confirm',
      }}
      asked="Which?"
      onEnd={() => {}}
    >
      {undefined}
    </PlanOf>,
  )
  return [...markup.matchAll(/class="([^"]*)" data-testid="([^"]*)"/g)]
    .filter(([, , id]) => id !== 'plan-parts')
    .map(([, names = '', id]) => `${id}${names.includes('plan-foremost') ? '*' : ''}`)
}

test('as long as something is missing the staff stands first, and what leaves it so behind it', () => {
  expect(pressed(false, true)).toEqual(['staff*', 'option-done'])
  expect(pressed(true, true)).toEqual(['option-done*', 'staff'])
})

test('where the staff is not to be had the plan is confirmed first', () => {
  expect(pressed(false, false)).toEqual(['option-done*'])
})
