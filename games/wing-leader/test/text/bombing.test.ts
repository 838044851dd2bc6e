import type { Facts, Note } from '@tallyho/engine'
import { Run, random } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { game, words } from '../../index.ts'
import type { Battle } from '../../state.ts'
import { SURFACE } from '../../text/14-surface.ts'
import { BOMBING } from '../../text/15-bombing.ts'
import { proofPack, RAID } from '../kit/charts.ts'

const CHOICES = { ...BOMBING.asks, ...SURFACE.asks }
const NOTES = { ...BOMBING.notes, ...SURFACE.notes }
const line = (what: keyof typeof NOTES, facts: Facts) => words.note({ rule: '', what, facts })

/** Everything that is said about flak and bombs in some games of a raid: by key, one line of each kind. */
function spoken(): Map<string, string> {
  const said = new Map<string, string>()
  const setup = { scenario: RAID.id, pack: proofPack(RAID), options: { 'take-seven': true } }
  const hear = (key: string, line: string) =>
    said.set(key, /undefined|NaN|\[object/.test(line) ? `BAD ${line}` : line)
  for (let seed = 1; seed <= 12; seed++) {
    const numbers = random(seed)
    const log = (note: Note) => {
      if (note.what in NOTES) hear(note.what, words.note(note))
    }
    const run = new Run<Battle>(game, game.begin(setup), game.first, log)
    while (run.pause) {
      const { pause } = run
      if (pause.kind === 'together') run.answer(pause.asks.map(({ options }) => numbers(options.length)))
      else if (pause.kind === 'chance') run.answer(numbers(pause.outcomes.length))
      else {
        if (pause.ask in CHOICES) {
          hear(pause.ask, words.pause(run.state, pause))
          pause.options.forEach(({ id }, i) => {
            hear(`${pause.ask}/${id.split('/')[0]}`, words.answer(run.state, pause, i))
          })
        }
        // A bombing run is flown and ends in an attack more often than chance would have it.
        const bold = pause.options.findIndex(({ id }) => /^(drop|designate)/.test(id))
        const any = numbers(pause.options.length)
        const timid = /^(jettison|break|go-home)$/.test(pause.options[any]?.id ?? '')
        run.answer(bold >= 0 && numbers(3) > 0 ? bold : timid ? 0 : any)
      }
    }
  }
  return said
}

describe('words for flak and bombs', () => {
  const said = spoken()

  test('every question and every answer that comes up has them', () => {
    for (const ask of Object.keys(CHOICES)) expect(said.get(ask), ask).toBeDefined()
    expect([...said.values()].filter(line => line.startsWith('BAD') || line.trim() === '')).toEqual([])
  })

  test.each(['profile', 'attack', 'bombing', 'damage', 'flak', 'barrage', 'turned-home'])(
    'and so has the log: %s',
    what => expect(said.get(what)).toMatch(/\.$/),
  )
})

describe('lines of the log', () => {
  const unit = { unit: 3, id: 'rA', model: 'ju-87', side: 'raider' }

  test('a bombing attack tells roll, modifiers, percentage and hits', () => {
    const facts = {
      ...unit,
      name: 'Kelly',
      kind: 'dive',
      strafing: false,
      dice: [3, 4],
      modifiers: [
        { id: 'defence', by: -2 },
        { id: 'dive', by: 3 },
      ],
      total: 8,
      percent: 25,
      value: 10,
      hits: 3,
    }
    expect(line('bombing', facts)).toMatch(
      /A, dive bombing on Kelly: 8 \(3 \+ 4, \+1\); defence of the target −2, dive bombing \+3\. 25% of 10 is 3 hits\./,
    )
    expect(line('bombing', { ...facts, dice: [], total: 8 })).toContain('a 7 without rolling, 8 in all')
  })

  test.each([
    ['-', 'no effect'],
    ['C', 'the formation is shaken'],
    [1, '1 hit'],
    ['d6', 'a hail of hits'],
  ])('flak result %s', (result, told) => {
    const facts = {
      ...unit,
      source: 'Battery',
      mode: 'direct',
      support: 1,
      dice: [2, 3],
      total: 6,
      result,
      bomb: -1,
    }
    expect(line('flak', facts)).toMatch(
      new RegExp(
        `Flak of Battery with 1 more flak unit, direct fire on .*\\sA: 6 .*, ${told}\\. Its attack suffers -1\\.`,
      ),
    )
  })

  test.each([
    [{ corner: 'K4' }, 'Battery lays a barrage right of and above K4.'],
    [{}, 'Battery lifts its barrage.'],
  ])('a barrage laid or lifted: %j', (facts, told) =>
    expect(line('barrage', { name: 'Battery', ...facts })).toBe(told),
  )

  test('damage tells its level', () => {
    const facts = { name: 'Kelly', sum: 8, level: 'crippling', deadInTheWater: true }
    expect(line('damage', facts)).toBe('Kelly has taken 8 hits: crippling damage, dead in the water.')
  })
})
