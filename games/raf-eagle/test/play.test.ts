import { readFileSync } from 'node:fs'
import type { Scribe } from '@tallyho/engine'
import { type Playing, playOut } from '@tallyho/engine/proof/play-proof'
import { describe, expect, test } from 'vitest'
import { game, heuristic } from '../index.ts'
import { packOf } from '../pack/index.ts'
import { BOXES, LUFTWAFFE } from '../rules/02-terms.ts'
import { ADVANCED, NIGHT } from '../rules/03-set-up.ts'
import type { Campaign } from '../state.ts'

type Options = Readonly<Record<string, boolean>>

/** Every way to play with the optional rules, or without. */
const SETS: readonly Options[] = [false, true].flatMap(night =>
  [false, true].map(advanced => ({ [NIGHT]: night, [ADVANCED]: advanced })),
)

/** By the machine, or with random legal answers. */
const play = ({ clever, ...playing }: Playing<Campaign> & { readonly clever?: boolean }) =>
  playOut(game, clever ? { ...playing, bot: heuristic } : playing)

const sorted = (campaign: Campaign) => [...game.counters(campaign)].sort()

/** What must be so at every moment; what is wrong, in words. */
function faultsOf(campaign: Campaign): string[] {
  const { flight, plan, points, depletion, squadrons, gruppen } = campaign
  const faults: string[] = []
  for (const [track, number] of Object.entries(points)) if (number < 0) faults.push(`${track} below nothing`)
  if (depletion < 0 || depletion > 15) faults.push(`depletion ${depletion}`)
  for (const [id, { place, raid }] of Object.entries(gruppen)) {
    if ((place === 'planned') !== (raid !== undefined)) faults.push(`${id} is ${place} for raid ${raid}`)
    if (raid !== undefined && plan[raid]?.done) faults.push(`${id} waits for a raid that is done`)
    // RE-2.1.k Boxes hold the raid that is in the air; those of the night are met there too.
    if (!flight && place !== 'bomber' && BOXES.some(box => box === place)) faults.push(`${id} is in ${place}`)
  }
  for (const [id, { place }] of Object.entries(squadrons))
    if (!flight && (place === 'hunt' || place === 'pool')) faults.push(`${id} is in ${place}`)
  return faults
}

describe.each(game.scenarios.map(({ id }) => id))('games of %s', scenario => {
  test.each(SETS)('%o: they end with a result, within the bound, and the table stays in order', options => {
    const start = sorted(game.begin({ scenario, pack: 'standard', options }))
    for (const clever of [false, true]) {
      const run = play({
        scenario,
        seed: 1,
        options,
        clever,
        look: (campaign, pauses) => {
          if (pauses > game.bound) throw new Error(`More than ${game.bound} pauses`)
          if (pauses % 20 !== 1) return
          expect(faultsOf(campaign)).toEqual([])
        },
      })
      expect(sorted(run.state)).toEqual(start)
      expect(run.result).toMatchObject({ level: run.state.ended?.level, score: -run.state.vp })
      expect(game.standing(run.state)).toBe(run.result?.score)
    }
  })
})

describe('what a game shows', () => {
  /** Every kind of thing that an option may light up, and whether this one is there. */
  const KINDS: Readonly<Record<string, (campaign: Campaign, id: string) => boolean>> = {
    squadron: ({ squadrons }, id) => id in squadrons,
    gruppe: ({ gruppen }, id) => id in gruppen,
    card: ({ hand, plan }, id) => hand.includes(Number(id)) || plan.some(({ card }) => card === Number(id)),
    segment: (_, id) => /^[0-6]$/.test(id),
    strategy: ({ strategies }, id) => strategies.includes(Number(id)),
    raid: ({ plan }, id) => plan[Number(id)] !== undefined,
    box: (_, id) => BOXES.some(box => box === id),
    target: (campaign, id) => packOf(campaign).target.has(id),
    priority: ({ priorities }, id) => id in priorities,
    class: (_, id) => id === 'minor' || id === 'major',
  }

  function isThere(campaign: Campaign, ref: string): boolean {
    const at = ref.indexOf(':')
    return KINDS[ref.slice(0, at)]?.(campaign, ref.slice(at + 1)) === true
  }

  /** Options that are said, and light nothing up. */
  const SAID = new Set(['done', 'press', 'rest', 'end', 'carry-on'])

  test('every option and every die lights up things that are on the board', () => {
    const dark = new Set<string>()
    for (const { id } of game.scenarios)
      for (const clever of [false, true])
        play({
          scenario: id,
          seed: 3,
          options: { [NIGHT]: true, [ADVANCED]: true },
          clever,
          look: (campaign, _pauses, pause) => {
            if (pause.kind === 'together') return
            for (const ref of pause.about ?? [])
              if (!isThere(campaign, ref))
                dark.add(`${pause.kind === 'choice' ? pause.ask : pause.what} is about ${ref}`)
            if (pause.kind !== 'choice') return
            for (const { id: option, on = [] } of pause.options) {
              if (on.length === 0 && !SAID.has(option)) dark.add(`${pause.ask}: ${option} lights up nothing`)
              for (const ref of on)
                if (!isThere(campaign, ref)) dark.add(`${pause.ask}: ${option} lights up ${ref}`)
            }
          },
        })
    expect([...dark]).toEqual([])
  })

  test('every line of the log cites a line of the rules', () => {
    const text = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
    const rules = new Set(text.match(/(?<=^- \*\*)RE-[\w.-]+/gm))
    const strays = new Set<string>()
    const scribe: Scribe = ({ rule, what }) => {
      if (!rules.has(rule) || !/^[a-z]+(-[a-z]+)*$/.test(what)) strays.add(`${rule} ${what}`)
    }
    for (const { id } of game.scenarios)
      for (const options of [{}, { [NIGHT]: true, [ADVANCED]: true }])
        play({ scenario: id, seed: 5, options, clever: true, scribe })
    expect([...strays]).toEqual([])
  })
})

describe('the game', () => {
  test('the same seed plays the same game', () => {
    const endOf = (seed: number) => JSON.stringify(play({ scenario: 'prelude', seed }).state)
    expect(endOf(7)).toBe(endOf(7))
    expect(endOf(7)).not.toBe(endOf(8))
  })

  test('RE-1.a one seat plays, and sees the whole board: what is not known is not decided', () => {
    expect(game.seats).toEqual([LUFTWAFFE])
    const campaign = game.begin({ scenario: 'prelude', pack: 'standard', options: {} })
    expect(game.view(campaign, LUFTWAFFE)).toBe(campaign)
  })

  test('RE-3.a four scenarios with a date and a story; night and advanced rules are off unless they are chosen', () => {
    expect(game.scenarios.map(({ id, date }) => [id, date])).toEqual([
      ['prelude', '1940-08-11'],
      ['hardest-days', '1940-08-11'],
      ['thin-blue-line', '1940-08-27'],
      ['battle-of-britain', '1940-08-11'],
    ])
    for (const { title, blurb } of game.scenarios) expect(title.length * blurb.length).toBeGreaterThan(0)
    expect(game.optionalRules).toMatchObject([
      { id: 'night', default: false },
      { id: 'advanced', default: false },
    ])
    const { night, advanced } = game.begin({ scenario: 'prelude', pack: 'standard', options: {} })
    expect([night, advanced]).toEqual([false, false])
  })
})
