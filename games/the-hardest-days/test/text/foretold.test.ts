import type { Logged, Pause } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { CUT } from '../../board/cut.ts'
import { RETOLD } from '../../board/retold.ts'
import { isWeatherRolled } from '../../board/views.ts'
import { patrol } from '../../rules/05-patrol.ts'
import { moveRaids } from '../../rules/09-raid-movement.ts'
import { moveSquadrons } from '../../rules/10-squadron-movement.ts'
import { combat } from '../../rules/12-combat/combat.ts'
import { fight } from '../../rules/12-combat/fight.ts'
import type { Day } from '../../state.ts'
import { coverFrom } from '../../text/covers.ts'
import { fatesOf } from '../../text/fates.ts'
import { groupsFlying, refName } from '../../text/names.ts'
import { words } from '../../text.ts'
import type { Notes } from '../../vocabulary.ts'
import { pauseAfter } from '../kit/script.ts'
import { aDay, dayWith, group, put, squadron } from '../kit/table.ts'

/** What a player reads before he decides or rolls. */

const note = <K extends keyof Notes>(what: K, facts: Notes[K]): Logged => ({
  rule: 'THD-1.1.a',
  what,
  facts: facts as Logged['facts'],
  at: 0,
})

const answers = (day: Parameters<typeof words.answer>[0], pause: Pause): readonly string[] =>
  pause.kind === 'choice' ? pause.options.map((_, i) => words.answer(day, pause, i)) : []

test('THD-12.3.3.a before the dice of a fight it is told what they can do to both', () => {
  const { day, raid } = dayWith({ space: '7/11a' }, 'hunt/left I/JG53 43')
  squadron(day, '43').altitudeMarker = 'disadvantage'
  const pause = pauseAfter(fight(day, raid, squadron(day, '43'), group(day, 'I/JG53'), 'squadron-hunt'))
  expect(words.pause(day, pause)).toBe('43 fights I/JG53: who is hurt?')
  if (pause.kind !== 'chance') throw new Error('No die is cast')
  expect(fatesOf(day, pause).squadron).toEqual([
    { faces: '1–3', fate: 'heavy loss, out for the day' },
    { faces: '4–5', fate: 'light loss, out for the day' },
    { faces: '6', fate: 'reduced, flies home' },
  ])
})

test('THD-12.3.4.a who attacks decides what becomes of a squadron among the bombers: one thing is told, not two', () => {
  const fates = (row: 'squadron-own' | 'squadron-attacked') => {
    const { day, raid } = dayWith({ space: '7/11a' }, 'bomber/left I/KG2 43, escort/left I/ZG26')
    const foe = group(day, row === 'squadron-own' ? 'I/KG2' : 'I/ZG26')
    const pause = pauseAfter(fight(day, raid, squadron(day, '43'), foe, row))
    if (pause.kind !== 'chance') throw new Error('No die is cast')
    return fatesOf(day, pause).squadron.map(({ fate }) => fate)
  }
  expect(fates('squadron-own')).toContain('flies home')
  expect(fates('squadron-own')).not.toContain('no effect')
  expect(fates('squadron-attacked')).toContain('no effect')
})

test('THD-8.5.c the log names who stands in for a type that has run out', () => {
  const groups = [
    { group: 'III/KG4', type: 'He111', entry: 'Ju87', box: 'bomber', section: 'left' },
    { group: 'I/JG3', type: 'Me109', entry: 'Me109cp', box: 'patrol', section: undefined },
  ] as const
  expect(words.note(note('deployed', { raid: 1, groups }))).toBe(
    'Raid 1 deploys: Bomber Box III/KG4; Channel Patrol Box I/JG3. Too few are ready: III/KG4 (He111) stands in for a Ju87.',
  )
})

test('THD-2.11.b who waits on channel patrol is not counted among the groups of a raid, but named', () => {
  const { day, raid } = dayWith({ space: '7/11a' }, 'hunt/left I/JG51, bomber/left I/KG2, patrol I/JG26')
  expect(groupsFlying(day, raid)).toBe('2 groups, 1 more on channel patrol')
  group(day, 'I/JG26').place = { at: 'airbase' }
  expect(groupsFlying(day, raid)).toBe('2 groups')
  const shrinks = { raid: 1, entry: 'Me109cp', from: 12, to: 11 } as const
  expect(words.note(note('raid-shrinks', shrinks))).toBe(
    'Raid 1: no Me109 on channel patrol is left to send, so it is of 11 groups, not 12.',
  )
})

test('THD-12.2.3.a to attack as they stand says who finds nobody', () => {
  const { day, raid } = dayWith({ space: '7/11a' }, 'bomber/left I/KG2 54, bomber/right 65')
  expect(answers(day, pauseAfter(combat(day, raid)))[0]).toEqual(
    'All stay: 65 finds nobody, theirs lost about 0.8, ours lost 0',
  )
})

test('THD-A-59 a way home says why it is asked for, and who can meet the raid there', () => {
  const { day, raid } = dayWith(
    { space: '6/11c', deployed: true, recovering: true, bombed: true },
    'bomber/left I/KG2',
  )
  const pause = pauseAfter(moveRaids(day))
  expect(words.pause(day, pause)).toBe('Which way does raid 1 fly home?')
  expect(pause.kind === 'choice' && words.stakes(day, pause)).toEqual([expect.stringContaining('as short')])
  const ways = answers(day, pause)
  expect(ways.length).toBeGreaterThan(1)
  expect(ways.every(way => way.endsWith(': nobody, can meet it 0'))).toBe(true)
  const [first] = pause.kind === 'choice' ? pause.options : []
  put(day, `${first?.id}/${raid.altitude} 54`)
  expect(answers(day, pause)[0]).toMatch(/: 54, can meet it 1$/)
})

test('THD-6.4.a two raids of a region come by two tracks: one at least comes in where one could miss', () => {
  const day = aDay()
  day.forming = ['lf3']
  const home = squadron(day, '43').home
  const one = coverFrom(day, home)[0]?.chance ?? 0
  day.forming = ['lf3', 'lf3']
  const two = coverFrom(day, home)[0]?.chance ?? 0
  expect(one).toBeCloseTo((coverFrom(day, home)[0]?.chances ?? 0) / 6)
  expect(two).toBeGreaterThan(one)
  expect(two).toBeLessThanOrEqual(1)
})

test('THD-10.1.a who can catch no raid any more is told so', () => {
  const { day } = dayWith({ space: '7/11a', deployed: true, target: 'dover-port', recovering: true })
  const late = () =>
    answers(day, pauseAfter(moveSquadrons(day))).filter(row => row.includes('raid 1 too late'))
  put(day, '7/11b/HIGH 54')
  expect(late().length).toBeGreaterThan(0)
  expect(late().some(row => row.startsWith('54'))).toBe(false)
})

test('THD-4.I.1.c the raids that form up together are told in one sentence, with what ended the draw', () => {
  const drawn = [
    note('region-drawn', { region: 'lf2-south' }),
    note('region-drawn', { region: 'lf3' }),
    note('time-on-clock', {}),
  ]
  expect(CUT.tells?.(drawn)).toBe('2 raids form up: LF2 South and LF3; no more in these two hours.')
})

test('a stack that moves is told in one sentence', () => {
  const moves = ['32', '501'].map(id =>
    note('squadron-moves', { squadron: id, space: '5/11b', name: '', box: 'SCRAMBLE' }),
  )
  const [first, second] = moves
  if (!first || !second) throw new Error('two moves')
  expect(CUT.joins(second, [first])).toBe(true)
  expect(CUT.tells?.(moves)).toBe('32 and 501 Squadrons scramble.')
})

test('a raid that nobody met and that came to nothing is told with the reason', () => {
  const notes = [
    note('size', { raid: 2, chit: '9B', effort: 'minor', size: 4 }),
    note('raid-shrinks', { raid: 2, entry: 'Me109', from: 4, to: 3 }),
    note('range-limit', { raid: 2, group: 'I/JG26', box: 'hunt' }),
    note('raid-broken', { raid: 2, patrollers: 0 }),
  ]
  const told = RETOLD.abridges?.(notes, aDay())
  expect(told).toEqual([
    'Raid 2, of 3 groups, came on unopposed.',
    'Its Me 109s came to the end of their range and flew home: nothing was left of it.',
  ])
})

test('THD-2.11.b the story counts the groups of a raid as the map does', () => {
  const deployed = note('deployed', {
    raid: 2,
    groups: [
      { group: 'III/KG4', type: 'He111', entry: 'Ju87', box: 'bomber', section: 'left' },
      { group: 'I/JG3', type: 'Me109', entry: 'Me109cp', box: 'patrol', section: undefined },
    ],
  })
  expect(
    RETOLD.abridges?.([note('size', { raid: 2, chit: '9B', effort: 'minor', size: 2 }), deployed], aDay()),
  ).toEqual(['Raid 2, of 1 group, came on unopposed.'])
})

test('THD-3.8.a no weather is shown before it is rolled', () => {
  const green = note('green-squadron', { squadron: '615', sector: '2/11' })
  const rolled = note('weather', { region: 'lf3', die: 1, weather: 'clear' })
  expect(isWeatherRolled([green], undefined, 'lf3')).toBe(false)
  expect(isWeatherRolled([green, rolled], undefined, 'lf3')).toBe(true)
  expect(isWeatherRolled([green, rolled], undefined, 'lf2-east')).toBe(false)
  expect(isWeatherRolled([note('region-drawn', { region: 'lf3' })], undefined, 'lf3')).toBe(true)
})

test('squadrons on the ground that are sent together are named, with their airfield', () => {
  const day = aDay({ forming: ['lf3'] })
  const { home } = squadron(day, '43')
  expect(refName(`box:${home}/READY`, day)).toBe('43, 601 and 145 (Tangmere)')
  expect(refName(`box:${home}/HIGH`, day)).toBe('West Sussex, HIGH')
})

test('where no raid comes in near those who are left, that is said once and not beside each', () => {
  const { day } = dayWith({ space: '7/11a' }, 'bomber/right III/KG2')
  const near = (forming: Day['forming']) => {
    const choice = pauseAfter(patrol({ ...day, forming }))
    return choice.kind === 'choice' ? words.stakes(day, choice) : []
  }
  expect(near([])).toContainEqual(expect.stringMatching(/^No raid comes near/))
})

test('those in the air who move together are told by their numbers', () => {
  const { day } = dayWith({ space: '7/11a', deployed: true }, 'bomber/right III/KG2')
  put(day, '7/11b/HIGH 54 65')
  const choice = pauseAfter(moveSquadrons(day))
  if (choice.kind !== 'choice') throw new Error('Nobody is asked')
  const stack = choice.options.findIndex(({ id }) => id === '7/11b/HIGH')
  expect(words.said(day, choice, stack)).toMatchObject({ head: '54 and 65', so: 'North Downs, HIGH' })
})
