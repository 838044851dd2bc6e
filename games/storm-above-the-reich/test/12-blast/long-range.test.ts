import { expect, test } from 'vitest'
import { missionOf } from '../../rules/05-map/table.ts'
import { blast } from '../../rules/12-blast/blast.ts'
import { rearmost } from '../../rules/12-blast/long-range.ts'
import { bomberAt } from '../../rules/20-burst/bombers.ts'
import { damageOn, fighter } from '../kit/attackers.ts'
import { aCampaign, after, asked, type Layout, offers, play, script } from '../kit/table.ts'

const JU88 = 'tail/level ju88 cannon'
const aJu88 = (piece = JU88, layout: Layout = {}) => aCampaign({ map: '7', ...layout, fighters: [piece] })
const fires = (red: number, black: number) => `blast.fire cannon/0, far.red ${red}, far.black ${black}`
const TWO = 'damage.draw tailplane-2 spar-4, damage.marker marker/spar-4'

test.each<[string, string, Layout, boolean]>([
  ['a Ju88 with Cannon in Tail Level', JU88, {}, true],
  ['also on Map 5', JU88, { map: '5' }, true],
  ['without Cannon', 'tail/level ju88', {}, false],
  ['another type', 'tail/level bf110 cannon', {}, false],
  ['in Tail High', 'tail/high ju88 cannon', {}, false],
  ['in the Approach Box', 'tail/approach/level ju88 cannon', {}, false],
  ['without ammunition', `${JU88} no-ammo`, {}, false],
  ['with a Jam', `${JU88} jam`, {}, true],
  [
    'with no bomber left',
    JU88,
    { map: '5', bombers: { A1: 'fallen', A2: 'fallen', A3: 'destroyed' } },
    false,
  ],
])('SR-BLA-17 %s', (_, piece, layout, may) => {
  const phase = blast(aJu88(piece, layout))
  if (may) expect(offers(phase)).toEqual(['cannon/0', 'done'])
  else expect(script(phase).pauses).toEqual([])
})

test.each(['outbound', 'near-target'] as const)(
  'SR-BLA-17 SR-BLA-21 %s: it need not fire; then comes the flak',
  type => {
    const { campaign, value } = play(aJu88(JU88, { type }), blast, 'blast.fire done')
    expect(value).toBe('flak')
    expect(damageOn(campaign, 'B1')).toEqual([])
  },
)

test('SR-BLA-17 SR-BLA-18 it fires at the rearmost bomber, once', () => {
  expect(damageOn(after(aJu88(), blast, [fires(6, 5), TWO]), 'B1')).toEqual(['spar-4'])
})

test('SR-BLA-17 of several rearmost the player chooses', () => {
  const question = 'far.bomber of fighter:0: bomber/A2, bomber/A3'
  expect(asked(blast(aJu88(JU88, { map: '5' })), 'blast.fire cannon/0')).toBe(question)
})

test('SR-BLA-17 with rockets aimed, no cannon in the same phase', () => {
  const aimed = 'blast.aim rockets/0, blast.element element/low, rockets.red 2, rockets.black 1'
  const { campaign, value } = play(aJu88(`${JU88} rockets`), blast, aimed)
  expect(value).toBe('flak')
  expect(fighter(campaign).rockets).toBe('fired')
})

test('SR-BLA-17 with rockets not aimed, the cannon may fire', () => {
  expect(offers(blast(aJu88(`${JU88} rockets`)), 'blast.aim done')).toEqual(['cannon/0', 'done'])
})

test('SR-BLA-18 two Damage markers are drawn, one applied', () => {
  const drawn = offers(blast(aJu88()), [fires(6, 5), 'damage.draw tailplane-2 spar-4'])
  expect(drawn).toEqual(['marker/tailplane-2', 'marker/spar-4'])
})

test.each([
  [6, 5, 'full'],
  [5, 6, 'full'],
  [5, 5, 'none'],
  [1, 6, 'none'],
  [6, 1, 'none'],
  [7, 7, 'none'],
])(
  'SR-BLA-18 SR-BLA-19 red %i, black %i: red strikes if it is higher; then ammunition is %s',
  (red, black, ammo) => {
    const strikes = red > black
    const { campaign, facts } = play(aJu88(), blast, [fires(red, black), strikes ? TWO : ''])
    expect(fighter(campaign).ammo).toBe(ammo)
    expect(damageOn(campaign, 'B1')).toEqual(strikes ? ['spar-4'] : [])
    const shot = { fighter: 0, name: 'Ju88 1', bomber: 'B1', red, black }
    expect(facts('far.fired')).toEqual([{ ...shot, strikes, noAmmo: ammo === 'none' }])
  },
)

test('SR-BLA-18 SR-DMG-11 a jammed Ju88 rolls for its damage', () => {
  expect(damageOn(after(aJu88(`${JU88} jam`), blast, [fires(6, 5), 'damage.jam 3']), 'B1')).toEqual([])
})

test.each([
  [[], ['B1']],
  [['B1'], ['B2', 'B3']],
  [['B1', 'B2', 'B3'], ['X']],
])('SR-BLA-20 SR-Q-50 with %j gone the rearmost are %j', (gone, last) => {
  const campaign = aJu88()
  for (const bomber of missionOf(campaign).bombers) if (gone.includes(bomber.id)) bomber.gone = 'fallen'
  expect(rearmost(campaign).map(place => bomberAt(campaign, place).id)).toEqual(last)
})
