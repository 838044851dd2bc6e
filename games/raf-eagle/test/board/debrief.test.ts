import type { Facts, Logged } from '@tallyho/engine'
import { debriefings, fatesIn, faultsIn } from '@tallyho/kit/test/debriefings.ts'
import { describe, expect, test } from 'vitest'
import { afterDay } from '../../board/debrief.tsx'
import { board } from '../../board/index.tsx'
import { game, heuristic } from '../../index.ts'
import { found, LUFTWAFFE } from '../../rules/02-terms.ts'
import { aCampaign } from '../kit/table.ts'

/** Where a unit with this stamp lies on the board when the day is over. */
const LIES: Readonly<Record<string, string>> = { 'light loss': 'light-loss', 'heavy loss': 'heavy-loss' }

describe.each([
  ['prelude', 1],
  ['hardest-days', 2],
])('%s, played by the machine', (scenario, seed) => {
  const setup = { scenario, pack: 'standard', options: {} }
  const played = debriefings(board, game, setup, LUFTWAFFE, seed, heuristic)
  const isUnit = ({ ref }: { readonly ref: string }) => !ref.startsWith('raid:')

  test('RE-4.II.13.d each unit that flew is told of once, as it lies on the board, and nobody else', async () => {
    const held = await played
    expect(held.length).toBeGreaterThan(0)
    for (const { debrief, state, notes } of held) {
      expect(faultsIn(debrief)).toEqual([])
      const dawn = notes.slice(0, -1).findLastIndex(({ what }) => what === 'day-over')
      const told = JSON.stringify(
        notes.slice(dawn + 1).filter(({ what }) => /^(deployed|responds|decoy)/.test(what)),
      )
      for (const { ref, fate } of fatesIn(debrief).filter(isUnit)) {
        const [kind, id = ''] = ref.split(':')
        expect(told).toContain(`"${id}"`)
        const unit = kind === 'gruppe' ? state.gruppen[id] : state.squadrons[id]
        const isLost = unit?.place === 'light-loss' || unit?.place === 'heavy-loss'
        expect(isLost ? unit?.place : undefined, `${ref} ${fate}`).toBe(LIES[fate])
      }
    }
  })

  test('RE-9.22.a losses are those that the raids were told with, and the points add up', async () => {
    for (const { debrief, state, notes } of await played) {
      const dawn = notes.slice(0, -1).findLastIndex(({ what }) => what === 'day-over')
      const raids = notes.slice(dawn + 1).filter(({ what }) => what === 'raid-over')
      const lost = raids.flatMap(({ facts }) => [
        ...(facts.gruppen as string[]).map(id => `gruppe:${id}`),
        ...(facts.squadrons as string[]).map(id => `squadron:${id}`),
      ])
      const stamped = fatesIn(debrief).filter(({ fate }) => fate in LIES)
      expect(stamped.map(({ ref }) => ref).sort()).toEqual(lost.sort())
      expect(fatesIn(debrief).filter(one => !isUnit(one)).length).toBe(raids.length)
      expect(debrief.means[1]).toContain(String(Math.abs(state.vp) || 'neither'))
    }
  })
})

test('RE-6.1.d RE-CP.T6.b who waited over the Channel did not fly to the target, and flak is not forgotten', () => {
  const logged = (what: string, facts: Facts): Logged => ({ at: 0, rule: 'RE-1.a', what, facts })
  const campaign = aCampaign()
  const boxes = { hunt: [], bomber: ['I/KG1', 'II/KG1'], escort: [], patrol: ['I/JG51'] }
  const log = [
    logged('raid-begins', { raid: 0, card: 34, target: 'Dover', decoy: false }),
    logged('deployed', { raid: 0, boxes }),
    logged('event-reduces', { units: ['II/KG1'] }),
    logged('day-over', {}),
  ]
  const told = fatesIn(found(afterDay({}, campaign, log, LUFTWAFFE), 'debriefing'))
  const said = (id: string) =>
    told.filter(({ ref }) => ref === `gruppe:${id}`).map(({ fate, words }) => [fate, words])
  expect(said('I/JG51')).toEqual([['home', 'Waited over the Channel for the raid on Dover.']])
  expect(said('II/KG1')).toEqual([['reduced', 'Flew to Dover: reduced, and flew on.']])
})

test('RE-9.23.b RE-10.1.a whoever was unhurt was not driven home, and who brought nothing did not bomb', () => {
  const logged = (what: string, facts: Facts): Logged => ({ at: 0, rule: 'RE-1.a', what, facts })
  const boxes = { hunt: ['I/JG26'], bomber: ['I/KG1', 'II/KG1'], escort: ['III/JG26', 'I/JG51'], patrol: [] }
  const hit = (unit: string, result: string, to: string, side: string) => ({
    unit,
    rating: 3,
    result,
    to,
    side,
  })
  const log = [
    logged('raid-begins', { raid: 0, card: 34, target: 'Swingate', decoy: false }),
    logged('deployed', { raid: 0, boxes }),
    logged('responds', { squadrons: ['54'], returned: [] }),
    logged('combat', { box: 'hunt', hits: [hit('I/JG26', '-', 'stays', 'full')] }),
    logged('combat', {
      box: 'bomber',
      hits: [
        hit('I/KG1', '-', 'stays', 'full'),
        hit('II/KG1', 'A', 'inflight', 'reduced'),
        hit('III/JG26', '-', 'inflight', 'full'),
        hit('54', 'L', 'light-loss', 'full'),
      ],
    }),
    logged('bombing', {
      target: 'Swingate',
      vp: 0,
      strengths: [
        { gruppe: 'I/KG1', by: 6 },
        { gruppe: 'I/JG51', by: 0 },
      ],
    }),
    logged('day-over', {}),
  ]
  const debrief = found(afterDay({}, aCampaign(), log, LUFTWAFFE), 'debriefing')
  const said = Object.fromEntries(fatesIn(debrief).map(({ ref, fate, words }) => [ref, [fate, words]]))
  expect(said['gruppe:I/JG26']).toEqual(['home', 'Flew to Swingate: fought, unhurt.'])
  expect(said['gruppe:III/JG26']).toEqual(['home', 'Flew to Swingate: fought, unhurt.'])
  expect(said['gruppe:I/JG51']).toEqual(['home', 'Flew to Swingate.'])
  expect(said['gruppe:I/KG1']).toEqual(['home', 'Bombed Swingate: met by squadrons, and held its course.'])
  expect(said['gruppe:II/KG1']).toEqual(['driven home', 'Flew to Swingate: driven home, reduced.'])
  expect(debrief.sum).toContain('1 squadron rose and 1 was lost')
})

test('RE-16.a a single day says who won it, and a raid how many squadrons met it', () => {
  const logged = (what: string, facts: Facts): Logged => ({ at: 0, rule: 'RE-1.a', what, facts })
  const log = [
    logged('raid-begins', { raid: 0, card: 34, target: 'Dover', decoy: false }),
    logged('deployed', { raid: 0, boxes: { hunt: [], bomber: ['I/KG1'], escort: [], patrol: [] } }),
    logged('responds', { squadrons: ['54', '65'], returned: [] }),
    logged('raid-over', { target: 'Dover', by: 2, vp: 2, gruppen: ['I/KG1'], squadrons: [] }),
    logged('day-over', {}),
  ]
  const after = (vp: number) =>
    found(afterDay({}, { ...aCampaign(), scenario: 'prelude', vp }, log, LUFTWAFFE), 'debriefing')
  expect(after(-7).sum).toMatch(/^You win the day: \+7 points, and 6 were needed\. 1 raid\./)
  expect(after(2).sum).toMatch(/^The day is not won: .2 points, and 6 were needed\./)
  const [raid] = fatesIn(after(2)).filter(({ ref }) => ref === 'raid:0')
  expect(raid?.words).toBe(
    '0600: 2 squadrons meet it; the bombs bring nothing; you lose 1 Gruppe, they lose nobody.',
  )
})
