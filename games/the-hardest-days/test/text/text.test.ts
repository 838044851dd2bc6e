import { type Note, type Option, type Pause, Run, random, seeded } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { game } from '../../index.ts'
import { SCENARIOS } from '../../pack/types.ts'
import { patrol } from '../../rules/05-patrol.ts'
import { fight } from '../../rules/12-combat/fight.ts'
import { STEPS } from '../../sequence.ts'
import type { Day } from '../../state.ts'
import { CHANCES } from '../../text/chances.ts'
import { CHOICES } from '../../text/choices.ts'
import { plain } from '../../text/names.ts'
import { NOTES } from '../../text/notes.ts'
import { words } from '../../text.ts'
import { aDay, airborne, aRaid, group, inDisplay, pauseAfter, script, squadron } from '../kit/table.ts'

/** What no reader should see: a key, a missing fact, an object. */
const RAW = /undefined|\[object|NaN|\b[a-z]+-[a-z]+-?[a-z]*\.[a-z]/

function check(text: string, key: string): void {
  if (text === '' || text === plain(key) || RAW.test(text)) throw new Error(`'${key}' reads: ${text}`)
}

/** Plays random days and puts everything into words that is asked, offered, rolled or noted. */
function readDays(days: number) {
  const seen = { choices: new Set<string>(), chances: new Set<string>(), notes: new Set<string>() }
  const read = (note: Note) => {
    seen.notes.add(note.what)
    check(words.note(note), note.what)
  }
  for (let seed = 0; seed < days; seed++) {
    const scenario = SCENARIOS[seed % SCENARIOS.length] ?? '1940-08-13'
    const run = new Run(game, game.begin({ scenario, pack: 'standard', options: {} }), game.first, read)
    const luck = seeded(seed)
    const whim = random(seed)
    while (run.pause) {
      readPause(run.state, run.pause)
      run.answer(run.pause.kind === 'chance' ? luck(run.pause) : whim(optionsOf(run.pause)))
    }
  }
  function readPause(day: Day, pause: Pause): void {
    if (pause.kind === 'together') throw new Error('Nobody else sits at this table')
    const key = pause.kind === 'choice' ? pause.ask : pause.what
    ;(pause.kind === 'choice' ? seen.choices : seen.chances).add(key)
    check(words.pause(day, pause), key)
    const answers = new Set<string>()
    for (let i = 0; i < optionsOf(pause); i++) {
      const text = words.answer(day, pause, i)
      check(text, key)
      answers.add(text)
    }
    // Nobody could tell two options with the same words apart. (Two Undetected Raid chits are alike.)
    if (pause.kind === 'choice') expect(answers.size).toBe(pause.options.length)
  }
  return seen
}

function optionsOf(pause: Pause): number {
  return pause.kind === 'choice' ? pause.options.length : pause.kind === 'chance' ? pause.outcomes.length : 0
}

describe('words', () => {
  test('every question, option, roll and note of forty random days has words, and no key is shown raw', () => {
    const seen = readDays(40)
    for (const key of seen.choices) expect(CHOICES).toHaveProperty([key])
    for (const key of seen.chances) expect(CHANCES).toHaveProperty([key])
    for (const key of seen.notes) expect(NOTES).toHaveProperty([key])
    // The days must have shown most of what there is to say.
    expect(seen.choices.size).toBeGreaterThan(Object.keys(CHOICES).length * 0.8)
    expect(seen.notes.size).toBeGreaterThan(Object.keys(NOTES).length * 0.8)
  }, 60_000)

  test('an option says no more than the question leaves open', () => {
    const day = aDay()
    expect(words.answer(day, pauseAfter(patrol(day)), 1)).toBe('43 Squadron, Hurricane, Tangmere (A)')
    const pause = pauseAfter(patrol(day), [{ ask: 'patrol-squadron', take: '54' }])
    expect(words.pause(day, pause)).toBe('Where does 54 Squadron patrol?')
    expect(words.answer(day, pause, 2)).toBe('6/11c Lower Thames, HIGH')
  })

  test('the patrol question names the regions, and at 1800 the limit', () => {
    const day = aDay({ forming: ['lf3', 'lf2-east'], segment: 6, patrols: 2 })
    const text = words.pause(day, pauseAfter(patrol(day)))
    expect(text).toBe('Raids form up over France: LF3 and LF2 East. Who goes on patrol? (2 of 13 at 1800)')
  })

  test('a roll says what each face would mean', () => {
    const day = aDay()
    const outcomes = [1, 2, 3, 4, 5, 6].map(face => ({ id: String(face), weight: 1 }))
    const weather: Pause = { kind: 'chance', what: 'weather.lf3', outcomes }
    expect(words.pause(day, weather)).toBe('Roll for the weather in LF3.')
    expect(words.answer(day, weather, 3)).toBe('4: patchy clouds')
    expect(words.answer(day, { kind: 'chance', what: 'detection', outcomes }, 3)).toBe('4')
    const event: Pause = { kind: 'chance', what: 'event.target', outcomes: [{ id: 'E01', weight: 1 }] }
    expect(words.answer(day, event, 0)).toBe('Flak, B')
  })

  test('a fight is told with its ratings, modifiers, totals and effects', () => {
    const day = aDay()
    const raid = aRaid(day, { space: '7/11a', altitude: 'HIGH' })
    inDisplay(day, raid, 'hunt/left', ['I/JG51'])
    const one = airborne(day, '54', '7/11a', 'HIGH')
    one.place = { at: 'display', raid: 1, box: 'hunt', section: 'left' }
    const { notes } = script(fight(day, raid, squadron(day, '54'), group(day, 'I/JG51'), 'squadron-hunt'), [
      { what: 'combat.group', take: 4 },
      { what: 'combat.squadron', take: 4 },
    ])
    expect(notes.map(words.note)).toEqual([
      '54 Squadron and I/JG51, raid 1, Hunt Box, left: 4 + 0 - 1 high raid = 3. ' +
        'I/JG51 4 + 3 = 7: disrupted, reduced. 54 Squadron 4 + 3 = 7: abort, reduced, flies home.',
    ])
  })

  test('a fight that is offered says its value and the losses in faces of a die', () => {
    const day = aDay()
    const raid = aRaid(day, { space: '7/11a', altitude: 'MED' })
    inDisplay(day, raid, 'hunt/left', ['I/JG51'])
    inDisplay(day, raid, 'bomber/left', ['I/KG2'])
    airborne(day, '54', '7/11a', 'MED').place = { at: 'display', raid: 1, box: 'hunt', section: 'left' }
    const offered = (ask: string, group: string, box: string) =>
      words.answer(
        day,
        {
          kind: 'choice',
          seat: 'raf',
          ask,
          options: [{ id: 'x', squadron: '54', group } as Option],
          about: [`section:1/${box}/left`],
        },
        0,
      )
    expect(offered('pair', 'I/JG51', 'hunt')).toBe(
      '54 Squadron (Spitfire) against I/JG51 (Me109): value 4, 2 in 6 to shoot it down, 2 in 6 to be shot down',
    )
    expect(offered('excess', 'I/JG51', 'hunt')).toMatch(/ attacks .* value 4, 2 in 6 .* 2 in 6/)
    expect(offered('attack', 'I/KG2', 'bomber')).toMatch(/ attacks .* value 7, 5 in 6 .* 0 in 6/)
    // THD-12.3.4.a A reduced squadron is lost on an abort too; who attacks is named first and shoots first.
    squadron(day, '54').reduced = true
    expect(offered('pair', 'I/JG51', 'hunt')).toMatch(/value 3, 1 in 6 to shoot it down, 4 in 6 to be/)
    expect(offered('escort-attack', 'I/JG51', 'bomber')).toBe(
      'I/JG51 (Me109) attacks 54 Squadron (Spitfire, reduced): value 3, 4 in 6 to shoot it down, 1 in 6 to be shot down',
    )
  })

  test('the seat and everything that can be lit have names', () => {
    expect([words.seat('raf'), words.seat('x-y')]).toEqual(['Fighter Command', 'X y'])
    const names = {
      'squadron:54': '54 Squadron',
      'group:I/JG51': 'I/JG51',
      'raid:2': 'Raid 2',
      'target:rochford-airfield': 'Rochford airfield',
      'space:6/11c': '6/11c',
      'box:6/11c/HIGH': '6/11c, HIGH',
      'section:2/hunt/left': 'Raid 2, Hunt Box, left',
      'balloon:red-one': 'Balloon red one',
    }
    for (const [ref, name] of Object.entries(names)) expect(words.ref(ref, aDay())).toBe(name)
  })

  test('every step has a name', () => {
    for (const step of Object.keys(STEPS)) expect(words.step(step)).not.toMatch(/-[a-z]+-/)
    expect(words.step('raid-regions')).toBe('Raid regions')
    expect(words.level('draw')).toBe('A draw')
    expect(words.figure('bombDamage')).toBe('Bomb damage points (-1 each)')
  })

  test('what has no words of its own is shown plainly, never thrown at the reader', () => {
    const day = aDay()
    const strange: Pause = {
      kind: 'choice',
      seat: 'raf',
      ask: 'shoot-flare',
      options: [{ id: 'red-one' }, { id: 'no' }],
    }
    expect(words.pause(day, strange)).toBe('Shoot flare')
    expect(words.answer(day, strange, 0)).toBe('Red one')
    expect(words.answer(day, strange, 7)).toBe('')
    expect(words.pause(day, { kind: 'chance', what: 'coin', outcomes: [{ id: 'heads', weight: 1 }] })).toBe(
      'Coin',
    )
    expect(words.note({ rule: 'THD-1.2.a', what: 'tea-break', facts: {} })).toBe('Tea break')
    expect([words.step('x-y'), words.level('x-y'), words.figure('x-y')]).toEqual(['X y', 'X y', 'X y'])
  })
})
