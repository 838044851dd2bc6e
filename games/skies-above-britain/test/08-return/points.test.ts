import { expect, test } from 'vitest'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { isolate } from '../../rules/04-bombers/damage.ts'
import { points, pointsOf, result, standing } from '../../rules/08-return/points.ts'
import { loses, toHospital } from '../../rules/09-pilots/pilots.ts'
import type { Campaign, ChapterReport, Score } from '../../state.ts'
import { amongBombers, aPatrol, bombers, factsOf, script } from '../kit/table.ts'
import { onTrack } from '../kit/track.ts'

const score = (more: Partial<Score>): Score => ({
  bombers: 0,
  germanFighters: 0,
  isolated: 0,
  byFlak: 0,
  aircraftLost: 0,
  ...more,
})

test.each([
  [{ bombers: 3 }, 3],
  [{ byFlak: 3 }, 0],
  [{ germanFighters: 3 }, 0],
  [{ germanFighters: 4 }, 1],
  // SAB-A-92
  [{ germanFighters: 7 }, 1],
  [{ isolated: 2 }, 2],
  [{ bombers: 2, germanFighters: 8, isolated: 1, aircraftLost: 5 }, 5],
])('SAB-VP-01 SAB-VP-02 SAB-VP-03 SAB-A-92 %o is worth %i', (what, vp) => {
  expect(pointsOf(score(what))).toBe(vp)
})

test.each([
  ['inbound 2', 'red-1', 1],
  ['inbound 2', '', 0],
  ['turn', 'red-1', 0],
  ['outbound 1', 'red-1', 0],
])(
  'SAB-VP-03 SAB-VP-04 a tile isolated with the raid at %s and "%s" among the bombers: %i',
  (raid, there, vp) => {
    const campaign = aPatrol({ fly: 'red' })
    onTrack(campaign, 'middle low', raid)
    bombers(campaign)
    if (there) amongBombers(campaign, there)
    isolate(campaign, 'SAB-ICO-10', 0)
    expect(patrolOf(campaign).score.isolated).toBe(vp)
  },
)

/** A patrol that is over, with this score. */
function over(scenario: string, what: Partial<Score>, more: Partial<Campaign> = {}): Campaign {
  const campaign = aPatrol({ scenario, fly: 'red' })
  Object.assign(patrolOf(campaign).score, what)
  return Object.assign(campaign, more)
}

test('SAB-RTB-02 SAB-VP-01 the patrol goes into the log with what it cost', () => {
  const campaign = over('campaign', { bombers: 2, germanFighters: 5, isolated: 1, aircraftLost: 3 })
  loses(campaign, 'SAB-RTB-10', 1, 'killed')
  toHospital(campaign, 'SAB-RTB-11', 2, false)
  // Long ago.
  campaign.pilots[0]?.story.push({ patrol: 0, what: 'killed' }, { patrol: 0, what: 'wounded' })
  bombers(campaign, 'heinkel')
  expect(standing(campaign)).toBe(4)
  const { value, notes } = script(points(campaign))
  expect(value).toBe('assign')
  expect(factsOf({ notes }, 'points')).toEqual([
    { vp: 4, bombers: 2, germanFighters: 5, isolated: 1, lost: 3 },
  ])
  expect(campaign.log).toEqual([
    {
      chapter: 0,
      patrol: 1,
      visibility: 'clear',
      bombers: 'heinkel',
      vp: 4,
      destroyed: 2,
      germanFighters: 5,
      isolated: 1,
      aircraftLost: 3,
      killed: [1],
      wounded: [2],
    },
  ])
  expect(campaign.patrol).toBeUndefined()
})

test.each([
  [{ germanFighters: 3 }, 'won'],
  [{ germanFighters: 3, aircraftLost: 1 }, 'between'],
  [{ aircraftLost: 2 }, 'between'],
  [{ aircraftLost: 3 }, 'lost'],
  [{ bombers: 1, isolated: 2 }, 'won'],
] as const)('SAB-VP-05 a scenario counts by its own conditions: %o is %s', (what, level) => {
  const campaign = over('sab-6', what)
  expect(script(points(campaign)).value).toBeUndefined()
  expect(result(campaign)).toMatchObject({ level, winner: level === 'won' ? 'squadron' : undefined })
})

test('SAB-VP-05 a single patrol counts like those of a campaign', () => {
  const campaign = over('patrol', { germanFighters: 12, aircraftLost: 9 })
  script(points(campaign))
  expect(result(campaign)).toMatchObject({ level: 'won', score: 3 })
})

test('SAB-CMP-01 after the last patrol of a chapter it is judged, and the next begins', () => {
  const campaign = over('campaign', { bombers: 12 }, { patrolOfChapter: 6 })
  expect(script(points(campaign)).value).toBe('assign')
  expect(campaign).toMatchObject({
    chapter: 1,
    patrolOfChapter: 0,
    chapters: [{ chapter: 0, vp: 12, level: 'won' }],
    ended: undefined,
  })
})

test('SAB-CMP-01 a chapter is judged by its own patrols', () => {
  const campaign = over('campaign', { bombers: 12 }, { patrolOfChapter: 6 })
  script(points(campaign))
  const next = over('campaign', { bombers: 3 }, { chapter: 1, patrolOfChapter: 6, log: campaign.log })
  script(points(next))
  expect(next.chapters).toEqual([{ chapter: 1, vp: 3, level: 'lost' }])
})

test('SAB-CMP-01 before its last patrol a chapter goes on', () => {
  const campaign = over('campaign', { bombers: 12 }, { chapter: 2, patrolOfChapter: 7 })
  expect(script(points(campaign)).value).toBe('assign')
  expect(campaign).toMatchObject({ chapter: 2, patrolOfChapter: 7, chapters: [] })
})

test.each([
  [12, 'won'],
  [11, 'between'],
  [4, 'between'],
  [3, 'lost'],
] as const)('SAB-CMP-01 a campaign of one chapter with %i points is %s', (vp, level) => {
  const campaign = over('one-chapter', { bombers: vp }, { patrolOfChapter: 6 })
  expect(script(points(campaign)).value).toBeUndefined()
  expect(result(campaign)).toMatchObject({ level, score: vp, figures: { vp, patrols: 1 } })
})

test.each([
  ['won won lost', 'won', 'won'],
  ['won lost lost', 'won', 'between'],
  ['lost between between', 'between', 'lost'],
] as const)('SAB-CMP-01 chapters %s, then %s: the campaign is %s', (before, last, level) => {
  const chapters = before
    .split(' ')
    .map((one, chapter): ChapterReport => ({ chapter, vp: 0, level: one as ChapterReport['level'] }))
  const vp = { won: 12, between: 5, lost: 0 }[last]
  const campaign = over('campaign', { bombers: vp }, { chapter: 3, patrolOfChapter: 8, chapters })
  expect(script(points(campaign)).value).toBeUndefined()
  expect(campaign.ended).toEqual({ level })
})
