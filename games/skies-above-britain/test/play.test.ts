import { readFileSync } from 'node:fs'
import type { Scribe } from '@tallyho/engine'
import { type Playing, playOut } from '@tallyho/engine/proof/play-proof'
import { describe, expect, test } from 'vitest'
import { game } from '../index.ts'
import { inPlay } from '../rules/01-general/fighters.ts'
import { type Campaign, SQUADRON } from '../state.ts'

const play = (playing: Playing<Campaign>) => playOut(game, playing)

const sorted = (campaign: Campaign) => [...game.counters(campaign)].sort()
const SCENARIOS = game.scenarios.map(({ id }) => id)
const SHORT = SCENARIOS.filter(id => id !== 'battle-of-britain')

/** What must be so at every moment; what is wrong, in words. */
function faultsOf({ patrol, pilots }: Campaign): string[] {
  if (!patrol) return []
  const faults: string[] = []
  for (const [id, one] of Object.entries(patrol.fighters)) {
    const pilot = pilots[one.pilot]
    if (pilot?.status === 'gone' && ['section', 'lost', 'bombers', 'circle'].includes(one.at))
      faults.push(`${id} flies without its pilot`)
    if (one.attack && one.at !== 'bombers') faults.push(`${id} attacks from ${one.at}`)
  }
  for (const { unit, germans } of patrol.dogfights)
    for (const { no, strength } of germans) if (strength < 1) faults.push(`${no} of ${unit} is nobody`)
  return faults
}

test.each(SHORT)(
  '%s: a game ends with a result, within the bound, and the table stays in order',
  scenario => {
    const start = sorted(game.begin({ scenario, pack: 'standard', options: {} }))
    const run = play({
      scenario,
      seed: 1,
      look: (campaign, pauses) => {
        if (pauses > game.bound) throw new Error(`More than ${game.bound} pauses`)
        if (pauses % 10 === 1) expect(faultsOf(campaign)).toEqual([])
      },
    })
    expect(sorted(run.state)).toEqual(start)
    expect(run.result).toMatchObject({ level: run.state.ended?.level })
    expect(game.standing(run.state)).toBe(run.result?.score)
    expect(run.state.patrol).toBeUndefined()
  },
)

test.each(['sab-01', 'sab-02', 'sab-03'])('%s: a first lesson is never over without a question', scenario => {
  for (let seed = 1; seed <= 60; seed++) {
    let questions = 0
    play({ scenario, seed, look: (_campaign, _pauses, { kind }) => void (kind === 'choice' && questions++) })
    expect(questions, `seed ${seed}`).toBeGreaterThan(0)
  }
})

describe('what a game shows', () => {
  /** Kinds of things that may light up, and whether this one is there. */
  const KINDS: Readonly<Record<string, (campaign: Campaign, id: string) => boolean>> = {
    fighter: ({ patrol, pilots }, id) => (patrol ? id in patrol.fighters : pilots.length > 0),
    unit: ({ patrol }, id) => patrol === undefined || id in patrol.fuel || id in patrol.fighters,
    german: ({ patrol }, id) =>
      patrol?.dogfights.some(({ germans }) => germans.some(({ no }) => no === Number(id))) === true,
    bomber: ({ patrol }, id) => (id === 'straggler' ? patrol?.straggler : patrol?.raid) !== undefined,
    approach: (campaign, id) => KINDS.bomber?.(campaign, id.slice(0, id.indexOf('/'))) === true,
    raid: ({ patrol }) => patrol !== undefined,
    way: ({ patrol }) => (patrol?.dogfights.length ?? 0) > 0,
    aircraft: (_, id) => ['hurricane', 'spitfire'].includes(id),
    tile: ({ patrol }, id) => patrol?.raid?.tiles[Number(id)] !== undefined,
    station: ({ patrol }, id) => patrol !== undefined && id in patrol.escort,
    position: (_, id) => /^(nose|tail|port|starboard)\/(high|low)$/.test(id),
    formation: ({ patrol }, id) => patrol?.formations.some(one => one.id === id) === true,
    zone: (_, id) => /^(deep|middle|coast)\/(high|low)$/.test(id),
    pilot: ({ pilots }, id) => pilots[Number(id)] !== undefined,
    card: (_, id) => id !== '',
    icon: (_, id) => id !== '',
    box: ({ patrol }, id) => patrol?.circle?.schwarms[Number(id)] !== undefined,
    schwarm: ({ patrol }, id) => patrol?.circle?.schwarms[Number(id)] !== undefined,
  }

  function isThere(campaign: Campaign, ref: string): boolean {
    const at = ref.indexOf(':')
    return KINDS[ref.slice(0, at)]?.(campaign, ref.slice(at + 1)) === true
  }

  test('every option and every die is about things that are on the board', () => {
    const dark = new Set<string>()
    for (const scenario of SHORT)
      play({
        scenario,
        seed: 3,
        look: (campaign, _pauses, pause) => {
          if (pause.kind === 'together') return
          const key = pause.kind === 'choice' ? pause.ask : pause.what
          const refs = pause.kind === 'choice' ? pause.options.flatMap(({ on = [] }) => on) : []
          for (const ref of [...(pause.about ?? []), ...refs])
            if (!isThere(campaign, ref)) dark.add(`${key}: ${ref}`)
        },
      })
    expect([...dark]).toEqual([])
  })

  test('every line of the log cites a line of the rules', () => {
    const text = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
    const rules = new Set(text.match(/(?<=^- \*\*)SAB-[\w-]+/gm))
    const strays = new Set<string>()
    const scribe: Scribe = ({ rule, what }) => {
      if (!rules.has(rule) || !/^[a-z]+(-[a-z]+)*$/.test(what)) strays.add(`${rule} ${what}`)
    }
    for (const scenario of SHORT) play({ scenario, seed: 5, options: { 'random-events': true }, scribe })
    expect([...strays]).toEqual([])
  })
})

describe('the game', () => {
  test('the same seed plays the same game', () => {
    const endOf = (seed: number) => JSON.stringify(play({ scenario: 'patrol-1', seed }).state)
    expect(endOf(7)).toBe(endOf(7))
    expect(endOf(7)).not.toBe(endOf(8))
  })

  test('SAB-GEN-01 one seat plays, and sees the whole table: what is not known is not decided', () => {
    expect(game.seats).toEqual([SQUADRON])
    const campaign = game.begin({ scenario: 'patrol-1', pack: 'standard', options: {} })
    expect(game.view(campaign, SQUADRON)).toBe(campaign)
  })

  test('SAB-GEN-17 SAB-GEN-18 SAB-GEN-19 the school comes first, then patrols, chapters and the whole battle', () => {
    expect(SCENARIOS.slice(0, 11)).toEqual(
      Array.from({ length: 11 }, (_, i) => `sab-${String(i + 1).padStart(2, '0')}`),
    )
    expect(SCENARIOS.at(-1)).toBe('battle-of-britain')
    for (const { title, blurb, date } of game.scenarios) {
      expect(title.length * blurb.length).toBeGreaterThan(0)
      expect(date).toMatch(/^1940-/)
    }
  })

  test('SAB-GEN-05 a patrol is over when nobody is in play', () => {
    const ends: number[] = []
    const seen = { before: 0 }
    play({
      scenario: 'chapter-1',
      seed: 2,
      look: campaign => {
        const flying = campaign.patrol ? inPlay(campaign).length : 0
        if (campaign.log.length > seen.before) ends.push(flying)
        seen.before = campaign.log.length
      },
    })
    expect(ends.length).toBeGreaterThan(3)
    expect(ends.every(flying => flying === 0)).toBe(true)
  })
})
