import { type Choice, Match, type Option, type Said } from '@tallyho/engine'
import { sentenceOf } from '@tallyho/kit/story.ts'
import { expect, test } from 'vitest'
import { flyingSaid } from '../../board/map/Bombers.tsx'
import { RETOLD } from '../../board/retold.ts'
import { game } from '../../index.ts'
import type { DogfightIcon, FighterId } from '../../pack/types.ts'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { bomberOf } from '../../rules/04-bombers/formation.ts'
import { bomberIconFor } from '../../text/bomber-icons.ts'
import { briefing } from '../../text/briefing.ts'
import { iconTitles } from '../../text/cards.ts'
import { iconFirst } from '../../text/icons.ts'
import { words } from '../../text.ts'
import type { AgainOption } from '../../vocabulary/interception.ts'
import type { UseOption } from '../../vocabulary/terms.ts'
import { among } from '../kit/bombers.ts'
import { aPatrol, bombers, escort, formation } from '../kit/table.ts'

/** What an answer does is told before it is given. */

const choice = (ask: string, options: readonly Option[], about: readonly string[] = []): Choice => ({
  kind: 'choice',
  seat: 'squadron',
  ask,
  options,
  about,
})

function onTheMap() {
  const campaign = aPatrol()
  bombers(campaign, 'dornier')
  formation(campaign, 'squadron', 'red yellow blue green', 'port high')
  escort(campaign, 'high 109 light')
  return campaign
}

const figuresOf = (said: Said | undefined) =>
  (typeof said === 'object' && 'figures' in said && said.figures) || []

const soOf = (said: Said | undefined) => (typeof said === 'object' && 'so' in said ? said.so : said)

test('SAB-ESC-11 a second roll says its number, its chance and its price, and the first what its failure means', () => {
  const campaign = onTheMap()
  const roll = { order: 'escort', number: 9, twoDice: true, fuel: true }
  const again = choice(
    'intercept.again',
    [
      { id: 'no', ...roll },
      { id: 'again', ...roll },
    ],
    ['formation:squadron'],
  )
  expect(soOf(words.said?.(campaign, again, 0))).toBe('they jump us, on their terms')
  expect(words.answer(campaign, again, 1)).toMatch(
    /^Roll once more: 9\+ needed, with two dice, works 81\s%, Fuel 11 → 10$/,
  )
  const through = { order: 'bombers', number: 10, twoDice: false, fuel: true }
  const bombersAgain = choice('intercept.again', [{ id: 'no', ...through }], ['formation:squadron'])
  expect(soOf(words.said?.(campaign, bombersAgain, 0))).toBe('the 109s of High catch us')
})

test('SAB-VET-07 Pluck says what was rolled, what is needed and whether one more makes it', () => {
  const campaign = onTheMap()
  const pluck = (rolled: number) => {
    const options: readonly UseOption[] = [
      { id: 'no', rolled, number: 9 },
      { id: 'red-1', by: 'red-1', rolled, number: 9 },
    ]
    return choice('use.pluck', options)
  }
  expect(words.pause(campaign, pluck(8))).toBe(
    '8 was rolled, and 9 is needed. A Veteran’s favour: does he add 1?',
  )
  expect(soOf(words.said?.(campaign, pluck(8), 1))).toMatch(/^makes it 9: enough/)
  expect(soOf(words.said?.(campaign, pluck(7), 1))).toMatch(/^makes it 8; one more must add too/)
})

test('SAB-A-125 a failed roll offers Pluck beside the second roll, with what it makes of it', () => {
  const roll = { order: 'escort' as const, number: 3, twoDice: false, fuel: true }
  const options: readonly AgainOption[] = [{ id: 'red-1', by: 'red-1', rolled: 2, ...roll }]
  const again = choice('intercept.again', options)
  expect(soOf(words.said?.(onTheMap(), again, 0))).toMatch(/^makes it 3: enough/)
})

test('SAB-VP-02 the briefing counts as the end does, and tells the story of a scenario', () => {
  const of = (scenario: string) => briefing({ scenario, pack: 'standard', options: {} })
  expect(of('chapter-1').points).toContain('Every four German fighters destroyed on one patrol: 1.')
  expect(of('sab-01').you).toContain('Red Leader in his Spitfire')
  expect(of('sab-01').aim).not.toContain('raid')
})

test('SAB-ICO-10 the pressure is held against the number, and damage of the same card adds to it', () => {
  const campaign = among('red-1 red-2')
  for (const id of ['red-1', 'red-2'] as const)
    fighter(campaign, id).attack = { bomber: '0.0', angle: 'port', delayed: false }
  bomberOf(campaign, '0.1').damage.push('wing')
  const burst = { fighter: 'red-1', bomber: '0.0' } as const
  expect(bomberIconFor(campaign, burst, 'disruption:9')).toBe('nothing: pressure 3, 9 needed')
  expect(bomberIconFor(campaign, burst, 'disruption:3')).toBe('the kette is cut off: pressure 3, 3 needed')
  const both = { ...burst, icons: ['damage', 'disruption:9'] } as const
  expect(bomberIconFor(campaign, both, 'disruption:9')).toContain('damage adds to it')
})

test('SAB-DOG-38 the end of a dogfight names whom it has cost', () => {
  const told = (lost: readonly FighterId[]) =>
    words.note({ what: 'dogfight-over', rule: 'SAB-DOG-38', facts: { units: ['green'], lost } })
  expect(told([])).toBe('The dogfight of Green Section is over.')
  expect(told(['green-2'])).toBe('The dogfight of Green Section is over; shot down: Green 2.')
})

test('SAB-ICO-01 what follows on a card reads on: no capital in the middle of a line', () => {
  expect(iconTitles(['hit', 'loose-green'])).toBe('Hit and a novice loses his Section')
  expect(iconTitles(['loose', 'reinforce:109:tailed'])).toMatch(/^One loses his Section and Me 109s join/)
})

test('SAB-GEN-15 which result comes first says what it leaves to the others', () => {
  const campaign = aPatrol({ fly: 'red' })
  const first = (icon: DogfightIcon, ...others: readonly DogfightIcon[]) =>
    iconFirst(campaign, 'red', icon, others)
  expect(first('vanish', 'loose')).toMatch(/nobody goes after/)
  expect(first('loose', 'vanish')).toMatch(/still there to go after him/)
  expect(first('vanish', 'damage')).toMatch(/a burst after it finds nobody/)
  expect(first('damage', 'vanish')).toMatch(/before any of them leaves/)
})

test('SAB-ICO-06 who has fallen out is counted apart from those in formation', () => {
  const campaign = aPatrol()
  bombers(campaign, 'stuka')
  const { raid } = patrolOf(campaign)
  const [leader] = raid?.tiles[0]?.bombers ?? []
  if (!raid || !leader) throw new Error('Nobody flies')
  expect(flyingSaid(raid)).toMatch(/Stukas$/)
  leader.state = 'fallen'
  expect(flyingSaid(raid)).toMatch(/Stukas, 1 fallen out$/)
})

test('SAB-K-026 who is before our guns cannot answer, or his rear gunner may: never one for the other', () => {
  const stakes = (unit: 'red' | 'red-1', type: '109' | '110') => {
    const { state } = new Match(game, { scenario: 'sab-10', options: {}, pack: game.packs.standard.id })
    const german = { no: 1, type, strength: 2, attitude: 'tailing' as const, from: 1, fought: 0 }
    patrolOf(state).dogfights.push({ no: 1, unit, round: 1, germans: [german] })
    const tailing = choice('dogfight.tailing', [{ id: 'attack' }], [`unit:${unit}`, 'german:1'])
    const said = words.said?.(state, tailing, 0)
    return {
      stake: words.stakes(state, tailing).join(),
      isHit: figuresOf(said)[1]?.is !== '0\u00a0%',
    }
  }
  expect(stakes('red', '109')).toEqual({ stake: expect.stringContaining('they cannot'), isHit: false })
  expect(stakes('red-1', '110')).toEqual({ stake: expect.stringContaining('rear gunners'), isHit: true })
  expect(stakes('red-1', '109')).toEqual({ stake: expect.stringContaining('hardly answer'), isHit: true })
})

test('SAB-BMB-14 what one burst does is told as one, with the points and the risk as figures of their own', () => {
  const campaign = among('red-1 red-2')
  const approach = choice(
    'bombers.approach',
    [{ id: '0.0/port', bomber: '0.0', angle: 'port' } as Option],
    ['fighter:red-1'],
  )
  expect(soOf(words.said?.(campaign, approach, 0))).toMatch(/^hits \d+\s%.*; covered$/)
  expect(figuresOf(words.said?.(campaign, approach, 0)).map(({ of }) => of)).toEqual([
    'down',
    'cut off',
    'ours hit',
  ])
})

test('SAB-PAT-08 SAB-PAT-09 who reforms is told what it costs and what it is good for', () => {
  const campaign = onTheMap()
  escort(campaign, 'high 109 light')
  fighter(campaign, 'green-1').at = 'lost'
  const reform = choice('reform', [
    { id: 'done' },
    { id: 'red', unit: 'red' } as Option,
    { id: 'green-1', unit: 'green-1' } as Option,
  ])
  const [done, red, green] = reform.options.map((_, i) => words.answer(campaign, reform, i))
  expect(done).toMatch(/Fuel –$/)
  expect(red).toMatch(/: one order and one roll for two Sections, Fuel 11 → 10$/)
  expect(green).toMatch(/: finds the raid \d+\s%, a man alone \d+\s%, Fuel 11 → 10$/)
  const kind = choice('reform.kind', [{ id: 'flight' }, { id: 'section' }], ['unit:green-1'])
  for (const i of kind.options.keys()) expect(soOf(words.said?.(campaign, kind, i))).toMatch(/.{20}/)
})

test('SAB-IBM-02 an escort to attack says whether it stands in the way of those who go for the bombers', () => {
  const campaign = aPatrol()
  bombers(campaign, 'dornier')
  formation(campaign, 'flight-1', 'red yellow', 'port high')
  formation(campaign, 'flight-2', 'blue green', 'port high')
  escort(campaign, 'high 109 heavy')
  escort(campaign, 'trailing 110 light')
  const going = patrolOf(campaign).formations.find(({ sections }) => sections.includes('red'))
  if (going) going.order = 'bombers'
  const stations = ['high', 'trailing'].map(station => ({ id: station, station, number: 7 }))
  const asked = choice('escort.target', stations, ['formation:flight-2'])
  const [high, trailing] = stations.map((_, i) => words.answer(campaign, asked, i))
  expect(high).toMatch(/: in the way of A Flight, our terms/)
  expect(trailing).toMatch(/: not in our way, our terms/)
})

test('SAB-ORD-02 what may be split off is named as it will be called', () => {
  const campaign = onTheMap()
  const options = ['red+yellow', 'blue+green', 'red'].map(split => ({
    id: `split/${split}`,
    split: split.split('+'),
  }))
  const asked = choice('orders', options, ['formation:squadron'])
  expect(options.map((_, i) => words.answer(campaign, asked, i))).toEqual([
    'A Flight apart: Red and Yellow, under an order of their own',
    'B Flight apart: Blue and Green, under an order of their own',
    'Red Section apart: an order of its own',
  ])
})

test('SAB-BMB-01 the story names whoever goes in by his aircraft: once the patrol is over nobody flies it', () => {
  const facts = { formation: 'flight-1', fighters: ['red-1', 'red-2'] }
  const note = { rule: 'SAB-IBM-09', what: 'into-the-bombers', facts, at: 0 }
  expect(sentenceOf(RETOLD, aPatrol(), note, words)).toBe('Red Leader and Red 2 are among the bombers.')
})
