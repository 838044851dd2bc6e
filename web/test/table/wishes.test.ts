import { Match } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { loadBoard } from '../../boards.ts'
import { loadModule } from '../../games.ts'
import { TableSession } from '../../table/session/session.ts'

const { manners } = await loadBoard('skies-above-britain')
const module = await loadModule('skies-above-britain')

/** Tally Ho, with B Flight split off: it is asked for its order first, then the rest. */
function divided() {
  const session = new TableSession({
    module,
    match: new Match(module.game, { scenario: 'sab-10', pack: 'standard', options: {} }),
    seating: { squadron: 'person' },
    ownDice: false,
    manners,
    press: () => true,
  })
  session.take('split/blue+green')
  return session
}

const given = (session: TableSession<unknown>) => session.match.journal.map(({ id }) => id)

test('a piece that was sent somewhere goes there when its turn comes, whatever is asked between', () => {
  const session = divided()
  session.pick('station:trailing')
  session.pick('raid:bombers')
  expect(given(session)).toEqual(['split/blue+green', 'escort', 'bombers', 'trailing'])
  expect(session.shown.rolls).toBe(true)
})

test('an order from the list sends nobody anywhere: the target is asked for', () => {
  const session = divided()
  session.take('escort')
  session.take('bombers')
  expect(session.shown.question).toMatchObject({ ask: 'escort.target' })
})

test('who is sent elsewhere afterwards is not held to where he was sent first', () => {
  const session = divided()
  session.pick('station:trailing')
  session.undo()
  session.take('escort')
  session.take('bombers')
  expect(session.shown.question).toMatchObject({ ask: 'escort.target' })
})
