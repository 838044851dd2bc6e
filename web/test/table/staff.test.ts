import { Match, type Setup, seeded } from '@tallyho/engine'
import type { Campaign } from '@tallyho/raf-eagle'
import { expect, test } from 'vitest'
import { loadBoard } from '../../boards.ts'
import { loadModule } from '../../games.ts'
import { TableSession } from '../../table/session/session.ts'

/** A Prelude whose cards are dealt, before anything is planned. */
async function dealt(scenario = 'prelude', options: Setup['options'] = {}, seed = 5) {
  const [module, board] = await Promise.all([loadModule('raf-eagle'), loadBoard('raf-eagle')])
  return new TableSession({
    module,
    match: new Match(module.game, { scenario, pack: module.game.packs.standard.id, options }),
    seating: { luftwaffe: 'person' },
    ownDice: false,
    manners: board.manners,
    press: () => true,
    chance: seeded(seed),
    numbers: () => 0,
  })
}

const campaignOf = (session: TableSession<unknown>) => session.match.state as Campaign
const offered = (session: TableSession<unknown>) => session.shown.items.map(({ id }) => id)
const first = (session: TableSession<unknown>, fits: (id: string) => boolean) => {
  const id = offered(session).find(fits)
  if (id === undefined) throw new Error(`nothing fits among ${offered(session)}`)
  return id
}

test('the staff completes a plan on which fighters lie already: raids, bombers and the other fighters', async () => {
  const session = await dealt()
  const raid = first(session, id => id.endsWith('@0'))
  const [card] = raid.split('@')
  session.desk?.give([raid])
  session.desk?.give(['done'])
  const bomber = first(session, id => id.endsWith(`>${card}`))
  session.desk?.give([bomber])
  session.desk?.give(['done'])
  const fighter = first(session, id => id.endsWith(`>${card}`))
  session.desk?.give([fighter])
  expect(campaignOf(session).plan).toHaveLength(1)
  expect(session.mayStaff).toBe(true)
  session.staffPlans()
  const { plan, gruppen } = campaignOf(session)
  expect(plan.length).toBeGreaterThan(1)
  for (const id of [bomber, fighter]) expect(gruppen[id.split('>')[0] ?? '']?.raid).toBe(0)
  const planned = Object.values(gruppen).filter(({ place }) => place === 'planned')
  expect(planned.length).toBeGreaterThan(10)
  expect(session.shown.told).toMatchObject({
    table: { rows: plan.map(() => expect.anything()) },
    after: expect.arrayContaining([expect.stringContaining('confirm')]),
  })
  // The last word is the player's.
  expect(session.shown.question).toMatchObject({ ask: 'assign-fighter' })
  // What he laid is his, the rest the staff's.
  const his = session.match.journal.flatMap(({ kind, id }, at) =>
    kind !== 'chance' && !session.byMachine.some(([from, to]) => from <= at && at < to) ? [id] : [],
  )
  expect(his).toEqual(expect.arrayContaining([raid, bomber, fighter]))
  expect(his.length).toBeLessThan(6)
  // One press is taken back by one, and the next press takes back what he did himself.
  session.undo()
  expect(campaignOf(session).plan).toHaveLength(1)
  expect(campaignOf(session).gruppen[fighter.split('>')[0] ?? '']?.raid).toBe(0)
  session.undo()
  expect(campaignOf(session).gruppen[fighter.split('>')[0] ?? '']?.raid).toBeUndefined()
})

test.each([8, 13])(
  'what the player has laid stays, even a raid as large as few raids a day allow, and more is added: %i',
  async seed => {
    const session = await dealt('prelude', {}, seed)
    const isMajor = (id: string) => {
      const tried = session.match.fork()
      tried.choose('luftwaffe', id)
      return (tried.state as Campaign).plan[0]?.major
    }
    const raid = first(session, id => id.endsWith('@0') && isMajor(id) === true)
    const [card] = raid.split('@')
    session.desk?.give([raid])
    session.desk?.give(['done'])
    const fill = (count: number) =>
      offered(session)
        .filter(id => id.endsWith(`>${card}`))
        .slice(0, count)
    const bombers = fill(8)
    session.desk?.give(bombers)
    session.desk?.give(['done'])
    const fighters = fill(8)
    session.desk?.give(fighters)
    session.staffPlans()
    const { gruppen, plan } = campaignOf(session)
    for (const id of [...bombers, ...fighters]) expect(gruppen[id.split('>')[0] ?? '']?.raid, id).toBe(0)
    // The staff adds as many targets as leave the raid its size (RE-5.4.b).
    expect(plan.length).toBeGreaterThan(1)
  },
)

test.each([3, 5, 8, 13, 21])(
  'the staff adds no raid that would cost more than it brings beside one that takes all bombers: %i',
  async seed => {
    const session = await dealt('prelude', {}, seed)
    const raid = first(session, id => id.endsWith('@0'))
    const [card] = raid.split('@')
    session.desk?.give([raid])
    session.desk?.give(['done'])
    session.desk?.give(
      offered(session)
        .filter(id => id.endsWith(`>${card}`))
        .slice(0, 16),
    )
    session.staffPlans()
    const { plan } = campaignOf(session)
    const own = plan.find(one => `${one.card}@${one.segment}` === raid)
    expect(own).toBeDefined()
    const { table } = session.shown.told as { table: { rows: readonly (readonly string[])[] } }
    const added = table.rows.filter((_, row) => plan[row]?.card !== own?.card)
    expect(added.filter(cells => cells.at(-1)?.startsWith('-'))).toEqual([])
  },
)

test('what the machine would tick can be given, though the end is offered only after some', async () => {
  const session = await dealt('thin-blue-line', { night: true })
  session.tickAsMachine()
  session.giveTicked()
  expect(session.shown.question).toMatchObject({ ask: 'night-commit' })
  session.tickAsMachine()
  const { ticks, answers } = session.shown
  expect(ticks?.fits).toBe(true)
  expect(ticks?.ticked).not.toContain('done')
  session.giveTicked()
  expect(session.shown.answers).toBeGreaterThan(answers)
})

test('the staff makes the moves of this round and stops before the next, though no die falls between them', async () => {
  const [module, board] = await Promise.all([loadModule('the-hardest-days'), loadBoard('the-hardest-days')])
  const setup = { scenario: '1940-08-18', pack: module.game.packs.standard.id, options: {} }
  const session = new TableSession({
    module,
    match: new Match(module.game, setup),
    seating: { raf: 'person' },
    ownDice: false,
    manners: board.manners,
    press: () => false,
    chance: seeded(3),
    numbers: () => 0,
  })
  const raids = () => JSON.stringify((session.match.state as { raids: unknown }).raids)
  let rounds = 0
  while (rounds < 12 && !session.match.over) {
    const { question } = session.shown
    if (question?.kind === 'choice' && question.ask === 'move-squadron') {
      const before = raids()
      session.staffPlans()
      expect(session.shown.question).toMatchObject({ ask: 'move-squadron' })
      expect(raids()).toBe(before)
      rounds++
      session.take('done')
    } else session.machineOnce()
  }
  expect(rounds).toBe(12)
})
