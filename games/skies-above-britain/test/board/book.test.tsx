import { read } from '@tallyho/engine'
import { count, drawing, drawn } from '@tallyho/kit/test/table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BookScene } from '../../board/book/BookScene.tsx'
import { worthOf } from '../../board/book/compare.ts'
import { atStake } from '../../board/book/Dispersal.tsx'
import { dayName, dayOf } from '../../board/book/dates.ts'
import { facesOf } from '../../board/book/Expect.tsx'
import { fitFor } from '../../board/book/fit.ts'
import { goalOf } from '../../board/book/goals.ts'
import { stakeOf } from '../../board/book/Sections.tsx'
import { Components } from '../../board/components/index.tsx'
import { Final } from '../../board/final/Final.tsx'
import { perTwelve } from '../../board/final/history.ts'
import { itemsOf } from '../../board/final/items.ts'
import { figuresOf } from '../../board/header/Header.tsx'
import { board } from '../../board/index.tsx'
import { faceOf } from '../../board/pieces/faces.ts'
import { standard } from '../../pack/index.ts'
import { type Aircraft, type FighterId, HIT_TYPES, type HitType } from '../../pack/types.ts'
import { result as resultOf, totalVp } from '../../rules/08-return/points.ts'
import { begin } from '../../rules/10-campaign/begin.ts'
import type { Campaign, PatrolReport, Pilot } from '../../state.ts'
import { lossesTold } from '../../text/stories.ts'
import { words } from '../../text.ts'
import { aPilot } from '../kit/table.ts'

/** The book is fetched when a board is laid out: here it is drawn by itself. */
const draw = drawing({ ...board, Board: BookScene }, words)
const onBoard = drawing(board, words)
const note = (what: string, facts: object) => ({ at: 0, rule: 'SAB-CMP-01', what, facts }) as never

function aCampaign(scenario: string, more: Partial<Campaign> = {}): Campaign {
  return { ...begin({ scenario, pack: 'standard', options: {} }), ...more }
}

const men = (size: number, but: Readonly<Record<number, Partial<Pilot>>> = {}): Pilot[] =>
  Array.from({ length: size }, (_, no) => ({ ...aPilot(no, but[no]), name: standard.pilots.names[no] ?? '' }))

const REPORT: PatrolReport = {
  chapter: 0,
  patrol: 1,
  visibility: 'haze',
  bombers: 'dornier',
  vp: 4,
  destroyed: 2,
  germanFighters: 5,
  isolated: 1,
  aircraftLost: 2,
  killed: [0],
  wounded: [1],
}

test('no two men have the same face, and a man keeps his', () => {
  const faces = standard.pilots.names.map((name, no) => JSON.stringify(faceOf({ no, name })))
  expect(new Set(faces).size).toBe(standard.pilots.names.length)
  expect(faceOf({ no: 3, name: 'Ralph Dunsmore' })).toEqual(faceOf({ no: 3, name: 'Ralph Dunsmore' }))
})

test('SAB-CMP-01 the patrols of a chapter are spread over its weeks; a single patrol has its own day', () => {
  expect([1, 2, 6].map(patrol => dayOf(aCampaign('chapter-1'), 0, patrol))).toEqual([
    '1940-07-10',
    '1940-07-16',
    '1940-08-11',
  ])
  expect(dayOf(aCampaign('battle-of-britain'), 3, 1)).toBe('1940-09-07')
  expect(dayOf(aCampaign('patrol-2'), 0, 1)).toBe('1940-08-18')
  expect(dayName('1940-08-18', true)).toBe('Sun 18 August')
})

test('SAB-CMP-01 SAB-VP-05 what is asked of the squadron, and how far it is', () => {
  const log = [REPORT, { ...REPORT, patrol: 2, vp: 3 }]
  expect(goalOf(aCampaign('chapter-1', { log }))).toEqual({
    points: 7,
    ...standard.chapters[0]?.victory,
    of: 'chapter',
    patrols: 6,
    flown: 2,
  })
  // Points of another chapter do not count for this one.
  expect(goalOf(aCampaign('battle-of-britain', { log, chapter: 1 }))).toMatchObject({
    points: 0,
    flown: 0,
  })
  expect(goalOf(aCampaign('patrol-1'))).toMatchObject({ of: 'patrol', patrols: 1 })
})

test('SAB-CMP-04 who could fly a patrol of the past is read from the stories', () => {
  const pilots = men(6, {
    0: { story: [{ patrol: 2, what: 'killed' }], status: 'gone' },
    1: { story: [{ patrol: 1, what: 'bailed-out' }] },
    2: { story: [{ patrol: 1, what: 'rescued' }] },
    3: {
      story: [
        { patrol: 1, what: 'wounded' },
        { patrol: 2, what: 'returned' },
      ],
    },
    4: { story: [{ patrol: 2, what: 'joined' }] },
  })
  // 4 is not there yet; then 1, 2 and 3 sit out; then 0 is dead, 2 still away, 4 there.
  expect([1, 2, 3, 4].map(patrol => fitFor({ pilots }, patrol))).toEqual([5, 2, 4, 5])
})

test('SAB-PIL-10 SAB-PIL-11 what a line-up costs, and what a Section of Green men lacks', () => {
  const [rested, tired, worn] = men(3, { 1: { inARow: 2 }, 2: { inARow: 3 } }) as [Pilot, Pilot, Pilot]
  expect(atStake([rested])).toBe('Everybody who flies is rested.')
  expect(atStake([rested, tired, worn])).toContain('2 tired men')
  expect(atStake([rested, tired, worn])).toContain(`${worn.name}: a 4th patrol in a row`)
  const [green, regular, veteran] = men(3, { 0: { patrols: 0 }, 1: { patrols: 4 }, 2: { patrols: 9 } }) as [
    Pilot,
    Pilot,
    Pilot,
  ]
  expect(stakeOf([green, regular], regular)).toEqual({ says: '1 novice, no Veteran', bad: true })
  expect(stakeOf([green, veteran], veteran)).toEqual({ says: '1 novice, shielded', bad: false })
  expect(stakeOf([green, veteran], green)).toEqual({ says: 'a novice leads', bad: true })
  expect(stakeOf([regular, veteran], veteran)).toBeUndefined()
})

/** Faces of the die on which an aircraft limps home, over all Fate Boxes. */
function hangarFaces(aircraft: Aircraft): number {
  const dice = Array.from({ length: 12 }, (_, i) => i + 1)
  const lands = (hit: HitType) =>
    dice.filter(die => read(standard.tables.fate[hit][aircraft], die) === 'hangar')
  return HIT_TYPES.reduce((sum, hit) => sum + lands(hit).length, 0)
}

test('what the two aircraft are worth is counted on their own cards', () => {
  const [hurricane, spitfire] = [
    worthOf({ pack: 'standard' }, 'hurricane'),
    worthOf({ pack: 'standard' }, 'spitfire'),
  ]
  expect(hurricane.fuel - spitfire.fuel).toBe(1)
  const [home, faces] = [hangarFaces('hurricane'), 12 * HIT_TYPES.length]
  expect(hurricane.home).toBeCloseTo(home / faces)
  expect(spitfire.unhurt).toBeGreaterThan(hurricane.unhurt)
})

test('faces of a die by what they bring', () => {
  const chapter = standard.chapters[0] as (typeof standard.chapters)[number]
  expect([...facesOf(chapter.bombers, ({ type }) => type)]).toEqual([
    ['stuka', 5],
    ['dornier', 5],
    ['heinkel', 1],
    ['junkers', 1],
  ])
})

test('SAB-VP-01 SAB-VP-02 SAB-VP-03 the points item by item add up to the total', () => {
  const log = [REPORT, { ...REPORT, patrol: 2, germanFighters: 3, vp: 3 }]
  const campaign = aCampaign('chapter-1', { log })
  const items = itemsOf(campaign)
  expect(items.map(({ count: many, points }) => [many, points])).toEqual([
    [4, 4],
    // Fours are counted patrol by patrol.
    [8, 1],
    [2, 2],
  ])
  expect(items.reduce((sum, { points }) => sum + points, 0)).toBe(totalVp(campaign))
  const school = itemsOf(aCampaign('sab-08', { log: [REPORT] }))
  expect(school.map(({ points }) => points)).toEqual([4, 5, 1, -2])
})

test('the header says what counts, in a campaign and in the school', () => {
  const score = { bombers: 1, germanFighters: 9, isolated: 0, aircraftLost: 1 }
  const told = (scenario: string) =>
    figuresOf({ pack: 'standard', scenario }, score).map(({ counts }) => counts)
  expect(told('chapter-1')[1]).toContain('2 so far')
  expect(told('sab-08')[0]).toBe('2 for each bomber destroyed.')
  // Fighters bring no points in scenario 10.
  expect(told('sab-10')).toHaveLength(3)
})

test('a squadron of 1940, in aircraft for every twelve that took off', () => {
  expect(perTwelve({ sorties: 24, lost: 1, destroyed: 3 })).toEqual({ lost: 0.5, destroyed: 1.5 })
})

test('the log tells how each man was lost', () => {
  const told = lossesTold([
    note('fate', { pilot: 4, box: 'engine' }),
    note('pilot-fate', { pilot: 4, fighter: 'red-2', row: 'fire', fate: 'killed' }),
    note('pilot-fate', { pilot: 5, fighter: 'red-3', row: 'crashes', fate: 'wounded' }),
    note('recovery', { pilot: 6, result: 'captured' }),
    note('aircraft-lost', { pilot: 7, fighter: 'blue-1' }),
  ])
  expect(Object.fromEntries(told)).toEqual({
    4: 'Red 2 burned, hit in the engine',
    6: 'picked up in the Channel by the Germans',
    7: 'lost with Blue Leader in a collision',
  })
})

test('the book shows every man once, the log by patrol and the dead with how they died', () => {
  const pilots = men(16, {
    0: { status: 'gone', story: [{ patrol: 1, what: 'killed' }] },
    1: { status: 'hospital' },
  })
  const log = [REPORT, { ...REPORT, patrol: 2, killed: [], wounded: [] }]
  const campaign = aCampaign('chapter-1', { pilots, log, patrolOfChapter: 3 })
  const notes = [
    note('fate', { pilot: 0, box: 'wing' }),
    note('pilot-fate', { pilot: 0, fighter: 'red-2', row: 'green', fate: 'killed' }),
    note('patrol-begins', { chapter: 0, patrol: 3 }),
  ]
  const markup = draw({ state: campaign, notes })
  expect(onBoard({ state: campaign, notes })).toContain('data-scene="book"')
  for (const { no } of pilots.slice(1)) expect(drawn(markup, `pilot:${no}`), String(no)).toBe(true)
  expect(drawn(markup, 'pilot:0')).toBe(false)
  expect(markup).toContain('Red 2 went down, hit in the wing')
  expect(markup).toContain('patrol 1, 10 Jul')
  expect(count(markup, 'sab-curve-bar')).toBe(2)
  expect(drawn(markup, 'fighter:green-3')).toBe(true)
})

test('before anything else the two aircraft lie open to be chosen', () => {
  const campaign = aCampaign('chapter-1')
  const choice = { kind: 'choice', ask: 'aircraft', seat: 'squadron', options: [] } as never
  const markup = draw({ state: campaign, pause: choice })
  expect(drawn(markup, 'aircraft:spitfire')).toBe(true)
  expect(drawn(markup, 'aircraft:hurricane')).toBe(true)
})

test('SAB-GEN-19 in the school the eleven scenarios stand in the book, the one that is played marked', () => {
  const markup = draw({
    state: aCampaign('sab-03', { pilots: men(3), ended: { level: 'won' }, log: [REPORT] }),
  })
  expect(count(markup, '<li aria-current="true"')).toBe(1)
  expect(markup).toMatch(/aria-current="true"><b>3<\/b> A Section of Three/)
})

test('the end tells the level, the points, the men and what a squadron of 1940 suffered', () => {
  const pilots = men(14, { 0: { status: 'gone', story: [{ patrol: 1, what: 'killed' }] } })
  const campaign = aCampaign('chapter-1', { pilots, log: [REPORT, REPORT], ended: { level: 'lost' } })
  const result = resultOf(campaign)
  if (!result) throw new Error('It is not over')
  const notes = [note('assigned', { section: 'red', men: [{ fighter: 'red-1', pilot: 1, name: '' }] })]
  const markup = renderToStaticMarkup(<Final state={campaign} result={result} notes={notes} />)
  expect(markup).toContain('The squadron is beaten')
  expect(markup).toContain('the-battle-of-britain.co.uk')
  expect(count(markup, 'fit to fly')).toBeGreaterThanOrEqual(13)
  expect(markup).toContain('killed')
})

test('SAB-RTB-02 after a single patrol the roll tells what became of each who flew, and of his aircraft', () => {
  const pilots = men(4, { 2: { sitsOut: 1, story: [{ patrol: 1, what: 'bailed-out' }] } })
  const campaign = aCampaign('patrol-1', { pilots, log: [REPORT], ended: { level: 'lost' } })
  const result = resultOf(campaign)
  if (!result) throw new Error('It is not over')
  const of = (no: number) => ({ pilot: no, name: pilots[no]?.name ?? '' })
  const notes = [
    note('assigned', {
      section: 'red',
      men: [0, 1, 2].map(no => ({ fighter: `red-${no + 1}` as FighterId, ...of(no) })),
    }),
    note('fate', { fighter: 'red-2', ...of(1), box: 'wing', fate: 'hangar' }),
    note('fate', { fighter: 'red-3', ...of(2), box: 'engine', fate: 'crashes' }),
    note('pilot-fate', { fighter: 'red-3', ...of(2), row: 'crashes', fate: 'bails-out' }),
  ]
  const markup = renderToStaticMarkup(<Final state={campaign} result={result} notes={notes} />)
  const told = [...markup.matchAll(/<b>([^<]+)<\/b><em>([^<]+)</g)].map(([, name, end]) => `${name}: ${end}`)
  expect(told).toEqual([
    `${pilots[2]?.name}: bailed out over land, his aircraft is lost`,
    `${pilots[1]?.name}: badly hit, but landed`,
    `${pilots[0]?.name}: landed`,
  ])
  expect(markup.indexOf('The points')).toBeLessThan(markup.indexOf('The men'))
})

test('the box opens with two hundred cards', () => {
  const markup = renderToStaticMarkup(<Components pack="standard" onRule={() => {}} />)
  expect(markup).toMatch(/All cards.*?200/)
})
