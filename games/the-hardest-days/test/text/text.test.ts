import { isGap, itemsOf, Match, type Option, type Pause, plain, random, seeded } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { RETOLD } from '../../board/retold.ts'
import { game } from '../../index.ts'
import { SCENARIOS } from '../../pack/types.ts'
import { setUp } from '../../rules/03-set-up.ts'
import { patrol } from '../../rules/05-patrol.ts'
import { intercept } from '../../rules/11-interception.ts'
import { combat } from '../../rules/12-combat/combat.ts'
import { fight } from '../../rules/12-combat/fight.ts'
import { STEPS } from '../../sequence.ts'
import { waysTold } from '../../text/covers.ts'
import { said, words } from '../../text.ts'
import type { Notes } from '../../vocabulary.ts'
import { pauseAfter, script } from '../kit/script.ts'
import { aDay, dayWith, group, put, reduce, squadron } from '../kit/table.ts'

const SETUP = { pack: 'standard', options: {} }

/** Plays random days and reads everything that is asked, offered, rolled or noted: the keys that came up. */
function readDays(days: number) {
  const seen = { asks: new Set<string>(), rolls: new Set<string>(), notes: new Set<string>() }
  const read = (key: string, line: string) => {
    if (isGap(line) || line === plain(key)) throw new Error(`'${key}' reads: ${line}`)
    return line
  }
  for (let seed = 0; seed < days; seed++) {
    const match = new Match(game, { ...SETUP, scenario: SCENARIOS[seed % SCENARIOS.length] ?? '1940-08-13' })
    const luck = seeded(seed)
    const whim = random(seed)
    for (let pause = match.pause; pause; pause = match.pause) {
      if (pause.kind === 'together') throw new Error('Nobody else sits at this table')
      const key = pause.kind === 'choice' ? pause.ask : pause.what
      seen[pause.kind === 'choice' ? 'asks' : 'rolls'].add(key)
      read(key, words.pause(match.state, pause))
      const items = itemsOf(pause)
      const answers = new Set(items.map((_, i) => read(key, words.answer(match.state, pause, i))))
      // Nobody could tell two options with the same words apart. (Two Undetected Raid chits are alike.)
      if (pause.kind === 'choice') expect(answers.size).toBe(items.length)
      match.play(pause.kind === 'chance' ? luck(pause) : whim(items.length))
    }
    for (const note of match.notes) {
      seen.notes.add(note.what)
      read(note.what, words.note(note))
    }
  }
  return seen
}

test('forty random days read well: nothing is left out, no key is shown raw, no two options read alike', () => {
  const seen = readDays(40)
  // The days must have shown most of what there is to say.
  for (const part of ['asks', 'notes', 'rolls'] as const)
    expect(seen[part].size).toBeGreaterThan(Object.keys(said[part]).length * 0.8)
})

test('an option says no more than the question leaves open', () => {
  const day = aDay()
  expect(words.answer(day, pauseAfter(patrol(day)), 1)).toBe('43 Squadron')
  const pause = pauseAfter(patrol(day), 'patrol-squadron 54')
  expect(words.pause(day, pause)).toBe('Where does 54 Squadron patrol?')
  expect(words.answer(day, pause, 2)).toMatch(
    /^Lower Thames, HIGH: theirs lost \d+\s%, ours [\d–]+\s%, raid comes –, if so, meets 50\s%/,
  )
})

test('below the patrol question stand the ways in, and at 1800 the limit', () => {
  const day = aDay({ forming: ['lf3', 'lf2-east', 'lf3'], segment: 6, patrols: 2 })
  const pause = pauseAfter(patrol(day))
  expect(words.pause(day, pause)).toBe('Who goes on patrol?')
  expect(pause.kind === 'choice' && words.stakes(day, pause)).toEqual([
    '2 of 13 patrols at 1800 are up.',
    expect.stringContaining('misses the next two hours'),
  ])
  expect(waysTold(day)).toEqual([
    expect.stringMatching(/^2 × LF3, no two the same way: the first over West Sussex 33\s%, .*33.*33/),
    expect.stringMatching(/^LF2 East over .*67.*17.*17/),
  ])
})

test('a roll says what each face would mean', () => {
  const day = aDay()
  const outcomes = [1, 2, 3, 4, 5, 6].map(face => ({ id: String(face), weight: 1 }))
  const weather: Pause = { kind: 'chance', what: 'weather.lf3', outcomes }
  expect(words.pause(day, weather)).toBe('Roll for the weather in LF3.')
  expect(words.answer(day, weather, 3)).toBe('4: patchy clouds')
  const detection: Pause = { kind: 'chance', what: 'detection', outcomes, against: 2 }
  expect(words.pause(day, detection)).toBe('What does radar see? The die +2: the higher, the earlier.')
  expect(words.pause(day, { ...detection, against: -2 })).toContain('The die −2')
  expect(words.answer(day, detection, 3)).toBe('4: late warning, limited intelligence')
  const event: Pause = { kind: 'chance', what: 'event.target', outcomes: [{ id: 'E01', weight: 1 }] }
  expect(words.answer(day, event, 0)).toBe('Flak, letter B')
})

test('THD-3.4.b a green squadron is offered with what it costs, and with whom it makes green too', () => {
  const day = aDay({ scenario: '1940-08-18' })
  const choice = pauseAfter(setUp(day))
  if (choice.kind !== 'choice') throw new Error('Nobody is asked')
  const answers = choice.options.map((_, i) => words.answer(day, choice, i))
  expect(answers).toContain(
    '111 Squadron: Hurricane, Kenley; then 610 too, some must be Spitfires, rating 3 → 2',
  )
  expect(answers).toContain('64 Squadron: Spitfire, Kenley, rating 4 → 3')
})

test('THD-11.1 rolls and questions of an interception name those whom they are about', () => {
  const { day, raid } = dayWith(
    { space: '7/11a', altitude: 'MED', deployed: true },
    'hunt/left I/JG51, bomber/left I/KG2',
  )
  put(day, '7/11a/HIGH 610')
  const rolled = (what: string, id: string) => {
    const outcomes = [{ id, weight: 1 }]
    const pause: Pause = { kind: 'chance', what, outcomes, about: ['raid:1', 'squadron:610'] }
    return [words.pause(day, pause), words.answer(day, pause, 0)]
  }
  expect(rolled('interception.hunters', '1')).toEqual([
    'Do the hunters of raid 1 find 610?',
    '1: 610 is found',
  ])
  expect(rolled('interception.squadrons', '4')).toEqual(['Does 610 find raid 1?', '4: nobody finds it'])
  const asked = pauseAfter(intercept(day, raid), 'interception.hunters 6')
  expect(words.pause(day, asked)).toBe('610 is above raid 1. Try to find it?')
  expect(words.said(day, asked, 0)).toEqual({ head: 'Roll', figures: [{ of: 'dive in', is: '50\u00a0%' }] })
  const places = [1, 2, 3, 4, 5, 6].map(face => rolled('hunt-placement', String(face))[1])
  expect(places.join('\n')).toMatch(/610 meets I\/JG51/)
  expect(places.join('\n')).toMatch(/610 finds nobody/)
})

test('a fight is told with its ratings, modifiers, dice and effects', () => {
  const { day, raid } = dayWith({ space: '7/11a', altitude: 'HIGH' }, 'hunt/left I/JG51 54')
  const { notes } = script(
    fight(day, raid, squadron(day, '54'), group(day, 'I/JG51'), 'squadron-hunt'),
    'fight 4 4',
  )
  expect(notes.map(words.note)).toEqual([
    '54 Squadron fights I/JG51 of raid 1, combat value 4 + 0 − 1 (high raid) = 3. ' +
      'I/JG51: reduced (die 4). 54: reduced, flies home (die 4).',
  ])
})

test('who comes to no fight is told why, and so is a row of the chart that is not the weather’s', () => {
  const { day, raid } = dayWith({ space: '7/11a' }, 'bomber/right III/KG2, bomber/left 54')
  day.weather['lf2-south'] = 'broken'
  const { notes } = script(combat(day, raid))
  expect(notes.map(words.note)).toEqual([
    '54 Squadron finds nobody in the left section of raid 1, and in broken clouds none can shift to another: it flies home.',
  ])
  const bombs = { raid: 1, target: 'dover-port', strength: 3, row: 'clear', rowFor: 'stukas', shifted: 0 }
  const facts = { ...bombs, chart: 0, modifiers: [], points: 0 }
  expect(words.note({ rule: 'THD-14.2.4.a', what: 'bombing', facts })).toContain(
    'clear skies (Stukas alone aim as in clear skies)',
  )
})

test('a fight that is offered says what becomes of both, theirs before ours, whoever attacks', () => {
  const { day } = dayWith({ space: '7/11a', altitude: 'MED' }, 'hunt/left I/JG51 54, bomber/left I/KG2')
  const offered = (ask: string, group: string | undefined, box: string) =>
    words
      .answer(
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
      .replaceAll('\u00a0', ' ')
  expect(offered('pair', 'I/JG51', 'hunt')).toBe(
    '54 against I/JG51: Spitfire against Me109, theirs lost 33 %, ours lost 33 %',
  )
  expect(offered('excess', 'I/JG51', 'hunt')).toMatch(/^54 attacks .*, theirs lost 33 %, ours lost 33 %$/)
  // THD-12.2.2.a On past them it may fight those behind.
  expect(offered('excess', undefined, 'hunt')).toBe(
    '54 goes past: on to the bombers, theirs lost 83 %, ours lost 0 %',
  )
  expect(offered('attack', 'I/KG2', 'bomber')).toMatch(/^54 attacks .*, theirs lost 83 %, ours lost 0 %$/)
  // THD-12.3.4.a A reduced squadron is lost on an abort too; who attacks is named first and shoots first.
  reduce(day, '54')
  expect(offered('pair', 'I/JG51', 'hunt')).toMatch(/theirs lost 17 %, ours lost 67 %$/)
  expect(offered('escort-attack', 'I/JG51', 'bomber')).toBe(
    'I/JG51 attacks 54: Me109 against Spitfire, reduced, theirs lost 17 %, ours lost 67 %',
  )
})

test('what is alike but for its name is said to be', () => {
  const { day } = dayWith(
    { space: '7/11a', altitude: 'MED' },
    'hunt/left I/JG51 I/JG52, bomber/left I/KG2 I/KG1',
  )
  const asked = (ask: string, box: string, ...groups: string[]) =>
    words
      .stakes(day, {
        kind: 'choice',
        seat: 'raf',
        ask,
        options: groups.map((group): Option & { group: string } => ({ id: group, group })),
        about: [`section:1/${box}/left`],
      })
      .join()
  expect(asked('set-aside', 'hunt', 'I/JG51', 'I/JG52')).toMatch(/They are alike: take any\.$/)
  expect(asked('attack', 'bomber', 'I/KG2', 'I/KG1')).not.toMatch(/alike/)
  reduce(day, 'I/JG52')
  expect(asked('set-aside', 'hunt', 'I/JG51', 'I/JG52')).not.toMatch(/alike/)
})

test('who joins a fight is told what height is worth, and who bars the way', () => {
  const { day } = dayWith({ space: '7/11a', altitude: 'MED' }, 'hunt/left I/JG51, bomber/left I/KG2')
  const joins = (level: 'LOW' | 'MED' | 'HIGH') => {
    put(day, `7/11a/${level} 54`)
    const options = [{ id: '54', squadron: '54' } as Option]
    return words.answer(day, { kind: 'choice', seat: 'raf', ask: 'join', options, about: ['raid:1'] }, 0)
  }
  expect(joins('HIGH')).toMatch(
    /^54 Squadron attacks: .*, from above, \+2, theirs lost about \d\.\d, ours lost about 0$/,
  )
  expect(joins('MED')).toMatch(/, level with it, theirs lost about \d\.\d, ours lost about \d\.\d$/)
  expect(joins('LOW')).toMatch(/, from below, −2, theirs lost about \d\.\d, ours lost about \d\.\d$/)
  const choice = { kind: 'choice' as const, seat: 'raf', ask: 'join', options: [], about: ['raid:1'] }
  expect(words.stakes(day, choice)).toHaveLength(1)
})

test('before the moves one line says how long there is, or that hunters alone bomb nothing', () => {
  const told = (groups: string, known: Parameters<typeof dayWith>[0] = {}) => {
    const { day } = dayWith({ space: '7/11a', altitude: 'MED', deployed: true, ...known }, groups)
    return words.stakes(day, { kind: 'choice', seat: 'raf', ask: 'move-squadron', options: [] })
  }
  expect(told('hunt/left I/JG53')).toEqual(['The raid has no bombers: it can be left alone.'])
  expect(told('bomber/left I/KG2')).toEqual(['What the raids are after is not known yet.'])
  const target = { target: 'biggin-hill-airfield' }
  expect(told('bomber/left I/KG2', target)).toEqual(['Raid 1 bombs Biggin Hill airfield after 2 moves.'])
  expect(told('bomber/left I/KG2', { ...target, recovering: true })).toEqual([
    'The raids fly home: the last chance to meet them.',
  ])
})

test('a roll for the target says what it may be', () => {
  const { day } = dayWith({ space: '7/11c', altitude: 'MED', track: 'lf2-south-A' }, 'bomber/left I/KG2')
  const outcomes = [1, 2, 3, 4, 5, 6].map(face => ({ id: String(face), weight: 1 }))
  const pause: Pause = { kind: 'chance', what: 'target', outcomes, about: ['raid:1'] }
  expect(outcomes.map((_, i) => words.answer(day, pause, i))).toContainEqual(
    expect.stringMatching(/^\d: Biggin Hill airfield$/),
  )
})

test('the report counts as lost what is lost: a squadron that goes home reduced is not', () => {
  const { fight } = RETOLD.tells
  const facts = {
    squadron: '54',
    group: 'I/KG2',
    groupEffect: 'reduced inflight',
    squadronEffect: 'inflight',
  }
  const told = (change: object) =>
    typeof fight === 'function' && fight({ ...facts, ...change } as Notes['fight'], aDay())
  expect(told({})).toBeUndefined()
  expect(told({ groupEffect: 'light' })).toBe('54 Squadron gives I/KG2 light losses.')
  expect(told({ squadronEffect: 'reduced heavy' })).toBe('54 Squadron meets I/KG2 and has heavy losses.')
})

test('the seat and everything that can be lit have names', () => {
  expect(['raf', 'luftwaffe'].map(words.seat)).toEqual(['Fighter Command', 'Luftwaffe'])
  const names = {
    'squadron:54': '54 Squadron',
    'group:I/JG51': 'I/JG51',
    'raid:2': 'Raid 2',
    'target:rochford-airfield': 'Rochford airfield',
    'space:6/11c': 'Lower Thames',
    'box:6/11c/HIGH': 'Lower Thames, HIGH',
    'section:2/hunt/left': 'Raid 2, Hunt Box, left',
  }
  for (const [ref, name] of Object.entries(names)) expect(words.ref(ref, aDay())).toBe(name)
})

test('every step has a name', () => {
  for (const step of Object.keys(STEPS)) expect(words.step(step)).not.toMatch(/-[a-z]+-/)
  expect(words.step('raid-regions')).toBe('Raid regions')
  expect(words.level('draw')).toBe('A draw')
  expect(words.figure('bombDamage')).toBe('Bomb damage points (−1 each)')
})

test('THD-7.4.b a sufficient warning that leaves no time says why', () => {
  const facts = { raid: 1, space: '6/11a', name: 'East Kent', warning: 'sufficient' }
  expect(words.note({ rule: 'THD-7.2.d', what: 'raid-arrives', facts })).toContain(
    'Raid 1 is over East Kent (sufficient warning, but a short way): only squadrons',
  )
})

test('THD-6.2.a where raids come in is told before the height of a patrol, and cannot be taken for theirs', () => {
  const day = aDay({ forming: ['lf2-south'] })
  const pause = pauseAfter(patrol(day), 'patrol-squadron 501')
  const rows = pause.kind === 'choice' ? pause.options.map((_, i) => words.answer(day, pause, i)) : []
  expect(rows.find(row => /raid comes \d/.test(row))).toMatch(
    /^[^:]+, (LOW|MED|HIGH): theirs lost [^,]+, ours [^,]+, raid comes \d+\s%, if so, meets (certain|\d+\s%)$/,
  )
})
