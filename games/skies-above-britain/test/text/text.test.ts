import {
  type Chance,
  type Choice,
  fair,
  isGap,
  itemsOf,
  Match,
  type Pause,
  plain,
  random,
} from '@tallyho/engine'
import { expect, test } from 'vitest'
import { game } from '../../index.ts'
import { BOMBER_ICONS, DOGFIGHT_ICONS, type FighterId } from '../../pack/types.ts'
import { cardTold, iconText, iconTitle } from '../../text/cards.ts'
import { bomberName, forceName, tileName } from '../../text/german-names.ts'
import { fighterName, flownSaid, flownShort, formationName } from '../../text/names.ts'
import { said, words } from '../../text.ts'
import { aFlight } from '../kit/interception.ts'
import { aPatrol, dogfight, escort } from '../kit/table.ts'

/** One seat plays: nothing is asked of several at once. */
function asked(pause: Pause): Choice | Chance {
  if (pause.kind === 'together') throw new Error('Nobody else sits at this table')
  return pause
}

function read(key: string, line: string): string {
  if (isGap(line) || line === plain(key)) throw new Error(`'${key}' reads: ${line}`)
  return line
}

/** Plays games at random and reads everything that is asked, offered, rolled or noted: the keys that came up. */
function readGames(scenarios: readonly string[]) {
  const seen = { asks: new Set<string>(), rolls: new Set<string>(), notes: new Set<string>() }
  const alike = new Set<string>()
  for (const [seed, scenario] of scenarios.entries()) {
    const match = new Match(game, { scenario, pack: 'standard', options: { 'random-events': true } })
    const numbers = random(seed + 1)
    const dice = fair(numbers)
    while (match.pause) {
      const pause = asked(match.pause)
      const key = pause.kind === 'choice' ? pause.ask : pause.what
      seen[pause.kind === 'choice' ? 'asks' : 'rolls'].add(key)
      read(key, words.pause(match.state, pause))
      const answers = itemsOf(pause).map((_, i) => read(key, words.answer(match.state, pause, i)))
      // Nobody could tell two options with the same words apart.
      if (pause.kind === 'choice' && new Set(answers).size < answers.length) alike.add(`${key}: ${answers}`)
      match.play(pause.kind === 'chance' ? dice(pause) : numbers(pause.options.length))
    }
    for (const note of match.notes) {
      seen.notes.add(note.what)
      read(note.what, words.note(note))
    }
  }
  return { seen, alike: [...alike] }
}

test('games read well: nothing is left out, no key is shown raw, no two options read alike', () => {
  const { seen, alike } = readGames([
    ...game.scenarios.map(({ id }) => id).slice(0, 15),
    'chapter-1',
    'chapter-3',
  ])
  expect(alike).toEqual([])
  for (const part of ['asks', 'notes', 'rolls'] as const)
    expect(seen[part].size / Object.keys(said[part]).length, part).toBeGreaterThan(0.6)
})

test('SAB-FRM-15 fighters, Sections and Flights by the names that are called over the radio', () => {
  expect((['red-1', 'yellow-2', 'green-4'] as FighterId[]).map(fighterName)).toEqual([
    'Red Leader',
    'Yellow 2',
    'Green 4',
  ])
  expect(['squadron', 'flight-1', 'flight-2', 'blue', 'gray'].map(formationName)).toEqual([
    'the squadron',
    'A Flight',
    'B Flight',
    'Blue Section',
    'Gray Section',
  ])
})

test('SAB-DOG-09 Germans by what their marker stands for', () => {
  expect([4, 3, 2, 1].map(strength => forceName('109', strength))).toEqual([
    'four Me 109s',
    'three Me 109s',
    'two Me 109s',
    'a lone Me 109',
  ])
})

test('a bomber is known by its kette and its place in it', () => {
  expect(['0.0', '2.1', 'straggler'].map(bomberName)).toEqual(['bomber A1', 'bomber C2', 'the straggler'])
  expect(tileName(2)).toBe('kette C')
})

test.each([...DOGFIGHT_ICONS, ...BOMBER_ICONS, 'disruption:4', 'distress:3'] as const)(
  'the icon %s has a title and says what it does',
  icon => {
    expect(iconTitle(icon)).not.toBe(icon)
    expect(iconTitle(icon)).toMatch(/^[A-Z]/)
    expect(iconText(icon)).not.toBe('')
  },
)

test('a card tells what applies and what is struck out', () => {
  expect(cardTold(['hit', 'slip'], ['slip'])).toBe('Hit; not counted: Slip')
  expect(cardTold(['slip', 'vanish'], ['vanish'])).toBe('Slip; not counted: the Germans vanish')
  expect(cardTold([], [])).toBe('nothing')
})

test('a hit check tells die, number and fatigue', () => {
  const hitCheck = said.notes['hit-check']
  const who = { pilot: 2, name: 'Hallam', fighter: 'red-2' } as const
  const facts = { ...who, marker: 'wing-3', type: 'wing', number: 3 } as const
  expect(hitCheck({ ...facts, die: 2, fatigued: false, severe: true })).toBe(
    'Hallam (Red 2), hit in the wing: rolled 2, 3 needed: badly hit and out of the fight, his fate is open.',
  )
  expect(hitCheck({ ...facts, die: 9, fatigued: true, severe: false })).toBe(
    'Hallam (Red 2), hit in the wing: rolled 9 -1 (tired), 3 needed: a scratch.',
  )
})

test('SAB-PIL-10 what a die means takes a tired pilot into account', () => {
  const campaign = aPatrol({ fatigued: 'red-2' })
  const told = (fighter: string, id: string) => {
    const about = [`fighter:${fighter}`]
    const pause: Chance = {
      kind: 'chance',
      what: 'hit-check',
      outcomes: [{ id, weight: 1 }],
      about,
      against: 5,
    }
    return [words.pause(campaign, pause), words.answer(campaign, pause, 0)]
  }
  expect(told('red-1', '5')).toEqual([
    'How bad is the hit on Red Leader (Pilot 0)? 5 or more is a scratch.',
    '5: a scratch',
  ])
  expect(told('red-2', '5')).toEqual([
    'How bad is the hit on Red 2 (Pilot 1)? 5 or more is a scratch, with 1 less for a tired pilot.',
    '5: badly hit and out of the fight, his fate is open',
  ])
})

test('SAB-ESC-09 of two dice the first says whether the second matters', () => {
  const campaign = aFlight('port high', 'escort', 'high 109 light', { sun: 'port' })
  const faces = (what: string, against: number) => {
    const outcomes = ['3', '9'].map(id => ({ id, weight: 1 }))
    const pause: Chance = { kind: 'chance', what, outcomes, about: ['formation:flight-1'], against }
    return [words.pause(campaign, pause), words.answer(campaign, pause, 0), words.answer(campaign, pause, 1)]
  }
  expect(faces('escort.first', 9)).toEqual([
    'A Flight comes out of the sun: 9 or more with two dice.',
    '3: not enough yet: the second die is added',
    '9: enough already',
  ])
  expect(faces('intercept.escort', 6)[0]).toBe('Does A Flight reach the escort? 6 or more.')
  expect(faces('intercept.escort', -1)[0]).toBe('Does A Flight reach the escort? 1 or more.')
})

test('things that light up have names', () => {
  const campaign = aPatrol()
  dogfight(campaign, 'red', '109 2 tailed')
  escort(campaign, 'high 109 heavy')
  const names = {
    'fighter:red-1': 'Red Leader (Pilot 0)',
    'unit:red': 'Red Section',
    'german:1': 'Two Me 109s',
    'bomber:2.1': 'Bomber C2',
    'tile:2': 'Kette C',
    'station:high': 'The High station',
    'position:port/high': 'The port flank at High',
    'formation:squadron': 'The squadron',
    'zone:coast': 'The Coast zone',
    'zone:coast/low': 'The Coast zone at Low',
    'pilot:7': 'Pilot 7',
    'icon:reinforce:109:head-on': 'Me 109s join head-on',
  }
  for (const [ref, name] of Object.entries(names)) expect(words.ref(ref, campaign)).toBe(name)
})

test('SAB-PIL-07 what a man has behind him is told as that, not as patrols of this game', () => {
  expect([0, 1, 4].map(patrols => flownSaid({ patrols }))).toEqual([
    'his first patrol',
    '1 patrol before',
    '4 patrols before',
  ])
  expect([0, 4].map(patrols => flownShort({ patrols }))).toEqual(['new', 'flew 4'])
})
