import { type Choice, copy, glance, nameOf, Run, random, seeded } from '@tallyho/engine'
import { everyWay, type Going, Ledger, meansOf, placesOf, readerOf } from '@tallyho/engine/proof/odds-proof'
import { expect, test } from 'vitest'
import { forecastOf } from '../board/desk/forecast.ts'
import { heuristic } from '../bot.ts'
import { game } from '../index.ts'
import type { Warning } from '../pack/types.ts'
import { bombsOn, resultOf, worthOf } from '../rules/10-bombing/bombing.ts'
import type { Campaign } from '../state.ts'
import type { Notes } from '../vocabulary.ts'

/** What is told of a raid before it flies, held against the rules themselves in whole campaigns. */

const numbers = random(1)

/** What was told on the way. */
const told = readerOf<Notes>()

/** Up to the squadrons that come; who exactly they are makes no difference. */
const BEFORE_THEY_COME =
  /^(next-raid|channel-patrol|deploy-|detection|rendezvous-|eligible|priority|stands-down|responds|set-aside|taken)/
const DICE = /^(detection|rendezvous-check|rendezvous-failure|priority)$/

const WARNINGS: readonly Warning[] = ['none', 'late', 'sufficient', 'early', 'very-early']

function flown(raid: number): Going<Campaign> {
  return {
    answer: (choice: Choice, board) => {
      const at = choice.options.findIndex(({ id }) => choice.ask === 'next-raid' && id === String(raid))
      return at < 0 ? heuristic(glance(board, choice, numbers)) : at
    },
    enough: (pause, notes) =>
      !BEFORE_THEY_COME.test(nameOf(pause)) || told(notes, 'raid-begins').some(one => one.raid !== raid),
    idle: ({ what }) => !DICE.test(what),
  }
}

/** Boards as they stand when a raid is about to fly. */
function beforeRaids(scenario: string, seed: number): readonly Campaign[] {
  const boards: Campaign[] = []
  const state = game.begin({ scenario, pack: 'standard', options: {} })
  const dice = seeded(seed)
  const run = new Run(game, state, game.first, undefined, step => {
    if (step === 'deployment') boards.push(copy(state))
  })
  while (run.pause) {
    const { pause } = run
    if (pause.kind === 'together') throw new Error('This game has one seat')
    run.answer(pause.kind === 'chance' ? dice(pause) : heuristic(glance(run.state, pause, numbers)))
  }
  return boards
}

/** What the desk says of a raid, and what comes of it before the first shot. */
function hold(ledger: Ledger, state: Campaign, index: number): void {
  const forecast = forecastOf(state, index, true)
  if (!forecast) return
  const each = (of: (warning: Warning) => number) =>
    Object.fromEntries(WARNINGS.map(warning => [warning, of(warning)]))
  const real = meansOf(
    everyWay({ game, state, step: 'deployment', answers: [] }, flown(index)),
    ({ notes: all }) => {
      const notes = all.filter(({ facts }) => facts.raid === index)
      const [found] = [...told(notes, 'detection'), ...told(notes, 'ultra-detection')]
      const come = [...told(notes, 'responds'), ...told(notes, 'decoy-response')]
      return {
        ...each(warning => (found?.warning === warning ? 1 : 0)),
        astray: told(notes, 'rendezvous-check').some(({ fails }) => fails) ? 1 : 0,
        squadrons: come.reduce((sum, { squadrons }) => sum + squadrons.length, 0),
      }
    },
  )
  const { warnings, astray, squadrons } = forecast
  ledger.holdAll('raid', { ...each(one => warnings[one] ?? 0), astray, squadrons: squadrons.mean }, real)
}

test('RE-6.2.f RE-4.II.3 RE-7.4.a what the desk says of a raid is what the rules bring', () => {
  const ledger = new Ledger()
  for (const scenario of ['prelude', 'hardest-days'])
    for (const state of beforeRaids(scenario, 1).slice(0, 6))
      for (const [index, raid] of state.plan.entries())
        if (!raid.done && raid.segment === state.clock) hold(ledger, state, index)
  expect(ledger.rows().find(({ kind }) => kind === 'raid: squadrons')?.positions).toBeGreaterThan(10)
  for (const { kind, worst } of ledger.rows()) expect(worst, kind).toBeLessThan(1e-9)
})

/** RE-10.h Before the die for the bombs: what each face is worth. */
test('RE-10.h what the bombs are worth before their die is what they score', () => {
  const ledger = new Ledger()
  for (const place of placesOf(
    game,
    { scenario: 'hardest-days', pack: 'standard', options: {} },
    heuristic,
    1,
  )) {
    const { pause, state, position } = place
    if (nameOf(pause) !== 'bombing') continue
    const bombs = bombsOn(state)
    const vp = [1, 2, 3, 4, 5, 6].reduce(
      (sum, die) => sum + worthOf(state, resultOf(state, bombs, die)).vp / 6,
      0,
    )
    const way: Going<Campaign> = {
      answer: (choice, board) => heuristic(glance(board, choice, numbers)),
      enough: (_, notes) => told(notes, 'bombing').length > 0,
    }
    const real = meansOf(everyWay(position, way), ({ board }) => ({ vp: state.vp - board.vp }))
    ledger.holdAll('bombs', { vp }, real)
  }
  for (const { kind, worst } of ledger.rows()) expect(worst, kind).toBeLessThan(1e-9)
})
