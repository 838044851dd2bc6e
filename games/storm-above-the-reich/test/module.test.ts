import { type Note, type Pause, plain, Run, random } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { game, words } from '../index.ts'
import type { Campaign } from '../state.ts'
import { SAID } from '../text.ts'
import { proofPack } from './kit/charts.ts'
import './kit/table.ts'

/** What no reader should see: a key, a missing fact, an object. */
const RAW = /undefined|\[object|NaN|\b[a-z]+\.[a-z]+\b/

const CAMPAIGNS = 60

const SHY = /^(done|abort|exit|delay|leave)$/

/** Puts everything into words that is asked, offered, rolled or noted in some campaigns; what reads badly. */
function readCampaigns() {
  const bad = new Map<string, string>()
  const seen = new Set<string>()
  const check = (text: string, key: string) => {
    seen.add(key)
    if (text === '' || text === plain(key) || RAW.test(text)) bad.set(key, text)
  }
  const read = (note: Note) => check(words.note(note), note.what)
  const readPause = (campaign: Campaign, pause: Pause) => {
    if (pause.kind === 'together') throw new Error('Nobody else sits at this table')
    const key = pause.kind === 'choice' ? pause.ask : pause.what
    check(words.pause(campaign, pause), key)
    const answers = new Set<string>()
    const count = pause.kind === 'choice' ? pause.options.length : pause.outcomes.length
    for (let i = 0; i < count; i++) {
      const text = words.answer(campaign, pause, i)
      check(text, key)
      answers.add(text)
    }
    if (pause.kind === 'choice' && answers.size < count)
      bad.set(`${key}, two alike`, [...answers].join(' | '))
    for (const ref of pause.kind === 'choice' ? (pause.about ?? []) : []) check(words.ref(ref, campaign), ref)
  }
  const scenarios = ['training', '1942', '1943-early-medium', '1944-mid', '1945', 'full']
  for (let no = 0; no < CAMPAIGNS; no++) {
    const scenario = scenarios[no % scenarios.length] ?? 'full'
    const options = { 'leader-shift': true, 'staffel-erosion': no % 2 === 0, 'nine-pilots': no % 3 === 0 }
    const campaign = game.begin({ scenario, pack: proofPack.id, options })
    // Rich in experience, so that all of it can be spent.
    campaign.ep = 60
    for (const pilot of campaign.pilots.slice(0, 4)) pilot.ep = 8
    const run = new Run(game, campaign, game.first, read)
    const numbers = random(no + 1)
    while (run.pause) {
      const { pause } = run
      readPause(campaign, pause)
      if (pause.kind === 'chance') run.answer(numbers(pause.outcomes.length))
      else if (pause.kind === 'choice') {
        const bold = pause.options.findIndex(({ id }) => !SHY.test(id))
        const any = numbers(pause.options.length)
        run.answer(SHY.test(pause.options[any]?.id ?? '') && numbers(8) > 0 && bold >= 0 ? bold : any)
      }
    }
  }
  return { bad, seen }
}

describe('words', () => {
  const { bad, seen } = readCampaigns()

  test('whatever comes up has words, and no key is shown raw', () => {
    expect(Object.fromEntries(bad)).toEqual({})
  })

  test('nearly all that there is to say was said', () => {
    const keys = Object.values(SAID).flatMap(words => Object.keys(words))
    expect(keys.filter(key => seen.has(key)).length).toBeGreaterThan(keys.length * 0.9)
  })

  test('steps, levels and figures have names', () => {
    for (const step of Object.keys(game.steps)) expect(words.step(step)).not.toBe('')
    expect(words.step('escort-roll')).toBe('Escort strength')
    expect(words.level('between')).toBe('Neither won nor lost')
    expect(words.figure('pilotsKilled')).toBe('Pilots killed')
    expect(words.seat('staffel')).toBe('The staffel')
  })
})
