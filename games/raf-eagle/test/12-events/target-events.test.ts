import { describe, expect, test } from 'vitest'
import type { Weather } from '../../pack/types.ts'
import { squadronInterception } from '../../rules/08-interception/squadrons.ts'
import { squadronAttack } from '../../rules/09-combat/attacks.ts'
import { bombard } from '../../rules/10-bombing/bombing.ts'
import { recover } from '../../rules/11-recovery.ts'
import { targetEvent } from '../../rules/12-events/target-events.ts'
import type { Campaign, Flight, Raid } from '../../state.ts'
import { aCampaign, expectAt, factsOf, inTheAir, lay, offers, plan, reduce, script } from '../kit/table.ts'

const COAST = 8
const INLAND = 13
const DEEP = 15
/** Hornchurch airfield, in 6/11. */
const HORNCHURCH = 14

/** Raid Event cards of the proof pack, by their target events. */
const CARDS = {
  'big-wing': 91,
  blenheims: 92,
  'patrollers-escort': 93,
  'clouds-squadrons A': 94,
  'extended-attack': 95,
  'flak A': 96,
  'coast-interception late': 97,
  'late-interception': 98,
  'navigational-error': 99,
  'non-essential': 100,
  'non-essential headquarters': 101,
  turnaround: 102,
  ultra: 103,
  nothing: 104,
} as const

type Event = keyof typeof CARDS

interface Over {
  readonly card?: number
  readonly weather?: Weather
  readonly flight?: Partial<Flight>
  readonly planned?: Partial<Raid>
  readonly with?: Parameters<typeof aCampaign>[0]
}

function raid(display: string, { card = COAST, weather = 'clear', flight, planned, with: more }: Over = {}) {
  const campaign = aCampaign({ weather: { 2: weather, 3: weather }, ...more })
  inTheAir(campaign, card, display, flight, planned)
  return campaign
}

function happens(campaign: Campaign, event: Event, lines = '') {
  return script(targetEvent(campaign), [`draw.raid-event ${CARDS[event]}`, lines])
}

function applies(campaign: Campaign, event: Event): unknown {
  return factsOf(happens(campaign, event), 'raid-event')[0]?.applies
}

describe('the draw', () => {
  test('RE-4.II.8 RE-2.32.a a card is drawn, its target event applied, and discarded', () => {
    const campaign = raid('bomber I/KG1 54')
    const played = happens(campaign, 'nothing')
    expect(played.value).toBe('squadron-interception')
    expect(campaign.decks['raid-event'].discards).toEqual([104])
    expect(factsOf(played, 'raid-event')).toEqual([{ step: 'target', card: 104, applies: false }])
  })

  test('AMB-36 AMB-37 a raid with nobody in Bomber is over after its target event', () => {
    const campaign = raid('bomber 54 65, escort I/JG26, patrol I/JG51')
    reduce(campaign, '65 I/JG26')
    expect(happens(campaign, 'nothing').value).toBe('recovery')
    script(recover(campaign))
    expectAt(campaign, 'inflight 54, inflight- 65, clock/4 I/JG26, clock/3 I/JG51')
  })
})

describe('big wing', () => {
  test('RE-CP.T1.a two squadrons of 12 Group shift the squadron attack one row down, with altitude', () => {
    const campaign = raid('bomber I/KG1 II/KG1 19 242', { flight: { altitude: -1 } })
    happens(campaign, 'big-wing')
    script(squadronInterception(campaign))
    expect(factsOf(script(squadronAttack(campaign), 'combat 1'), 'combat')).toMatchObject([{ shift: 0 }])
  })

  test('RE-CP.T1.a not one of them, and not with squadrons of other groups', () => {
    const campaign = raid('bomber I/KG1 19 54 65')
    expect(applies(campaign, 'big-wing')).toBe(false)
    expect(campaign.flight?.bigWing).toBe(false)
  })
})

describe('Blenheims intercept bombers', () => {
  const night = { night: true }

  test('RE-CP.T2.a one Blenheim of the card’s sectors joins, of the player’s choice', () => {
    // Card 14 lists 6/11, 5/11 and 4/11: 600 and 25.
    const campaign = raid('bomber I/KG1 II/KG1 54', { card: HORNCHURCH, with: night })
    expect(offers(targetEvent(campaign), 'draw.raid-event 92')).toEqual(['600', '25'])
    const again = raid('bomber I/KG1 II/KG1 54', { card: HORNCHURCH, with: night })
    happens(again, 'blenheims', 'blenheim 25')
    expectAt(again, 'bomber 25 54, sector 600 23')
  })

  test('RE-CP.T2.a AMB-44 it needs a squadron in Bomber, and more bombers than squadrons: fighters do not count', () => {
    for (const display of ['bomber I/KG1 II/KG1', 'bomber I/KG1 54', 'bomber I/KG1 I/JG51 I/ZG26 54'])
      expect(applies(raid(display, { card: HORNCHURCH, with: night }), 'blenheims')).toBe(false)
    const jabo = raid('bomber I/KG1 I/JG51 54', { card: HORNCHURCH, with: night })
    Object.assign(jabo.gruppen['I/JG51'] ?? {}, { jabo: true })
    expect(applies(jabo, 'blenheims')).toBe(false)
  })

  test('RE-CP.T2.b RE-18.22.a without Blenheims on the map nothing happens', () => {
    expect(applies(raid('bomber I/KG1 II/KG1 54', { card: HORNCHURCH }), 'blenheims')).toBe(false)
    const campaign = raid('bomber I/KG1 II/KG1 54', { card: HORNCHURCH, with: night })
    lay(campaign, 'night-patrol 600, landing 25')
    expect(applies(campaign, 'blenheims')).toBe(false)
  })
})

describe('channel patrollers close escort', () => {
  test.each([COAST, INLAND])('RE-CP.T3.a against card %i they escort', card => {
    const campaign = raid('bomber I/KG1 54, patrol I/JG51 II/JG51', { card })
    happens(campaign, 'patrollers-escort')
    expectAt(campaign, 'escort I/JG51 II/JG51')
  })

  test('RE-CP.T3.a not against a deep target', () => {
    const campaign = raid('bomber I/KG1 54, patrol I/JG51', { card: DEEP })
    expect(applies(campaign, 'patrollers-escort')).toBe(false)
    expectAt(campaign, 'patrol I/JG51')
  })
})

describe('clouds inhibit squadrons', () => {
  test('RE-CP.T4.a under clouds squadrons of the letter leave before the interception', () => {
    const campaign = raid('bomber I/KG1 54 32 65', { weather: 'patchy' })
    reduce(campaign, '32')
    expect(happens(campaign, 'clouds-squadrons A').value).toBe('squadron-interception')
    expectAt(campaign, 'inflight 54, inflight- 32, bomber 65 I/KG1')
    expect(applies(raid('bomber I/KG1 54'), 'clouds-squadrons A')).toBe(false)
  })

  test('RE-CP.T4.b if none remains it is as if none had come', () => {
    const campaign = raid('bomber I/KG1 54, escort I/JG51', { weather: 'broken' })
    happens(campaign, 'clouds-squadrons A')
    expect(script(squadronInterception(campaign)).value).toBe('bombardment')
    expectAt(campaign, 'bomber I/JG51')
    expect(campaign.flight?.unopposed).toBe(true)
  })
})

describe('extended attack', () => {
  test('RE-CP.T5.a AMB-49 as many full bombers as full squadrons are reduced, of the player’s choice', () => {
    const campaign = raid('bomber I/KG1 II/KG1 III/KG1 I/KG2 I/ZG26 54 65 74')
    reduce(campaign, 'I/KG2 74')
    expect(offers(targetEvent(campaign), 'draw.raid-event 95')).toEqual(['I/KG1', 'II/KG1', 'III/KG1'])
    const again = raid('bomber I/KG1 II/KG1 III/KG1 I/KG2 I/ZG26 54 65 74')
    reduce(again, 'I/KG2 74')
    happens(again, 'extended-attack', 'extended-attack III/KG1 I/KG1')
    expectAt(again, 'bomber- I/KG1 III/KG1 I/KG2, bomber II/KG1 I/ZG26')
  })

  test('RE-CP.T5.a AMB-49 AMB-44 with fewer full bombers than that all of them; never fighters, Jabos neither', () => {
    const campaign = raid('bomber I/KG1 I/JG51 54 65')
    Object.assign(campaign.gruppen['I/JG51'] ?? {}, { jabo: true })
    happens(campaign, 'extended-attack')
    expectAt(campaign, 'bomber- I/KG1, bomber I/JG51')
  })

  test('RE-CP.T5.a reduced squadrons do not press on', () => {
    const campaign = raid('bomber I/KG1 54')
    reduce(campaign, '54')
    expect(applies(campaign, 'extended-attack')).toBe(false)
    expectAt(campaign, 'bomber I/KG1')
  })
})

describe('flak', () => {
  test('RE-CP.T6.a Gruppen of the letter in Bomber are reduced, strafers too; reduced ones leave', () => {
    const campaign = raid('bomber I/KG1 I/KG2 I/JG51 II/KG1 54, escort I/JG26')
    reduce(campaign, 'I/KG2')
    happens(campaign, 'flak A')
    expectAt(campaign, 'bomber- I/KG1 I/JG51, inflight- I/KG2, bomber II/KG1 54, escort I/JG26')
    expect(campaign.vp).toBe(0)
  })

  test('RE-CP.T6.b AMB-47 a Ju 87 takes a light loss, reduced or not', () => {
    const campaign = raid('bomber I/SG1 I/SG77 II/SG77 I/KG1 54')
    reduce(campaign, 'I/SG77')
    happens(campaign, 'flak A')
    expectAt(campaign, 'light-loss I/SG1 I/SG77, bomber II/SG77, bomber- I/KG1')
    expect(campaign.vp).toBe(2)
  })

  test('RE-CP.T6.b AMB-52 any Gruppe on a low-level raid does', () => {
    const campaign = raid('bomber I/KG1 I/JG51 II/KG1 54', { planned: { strategies: [160] } })
    reduce(campaign, 'I/JG51')
    happens(campaign, 'flak A')
    expectAt(campaign, 'light-loss I/KG1 I/JG51, bomber II/KG1')
    expect(campaign.vp).toBe(2)
  })

  test('RE-CP.T6.c AMB-48 when Bomber is empty the raid ends, and all leave as they are', () => {
    const campaign = raid('bomber I/KG1 54 65, escort I/JG26 II/JG26, patrol III/JG26')
    reduce(campaign, 'I/KG1 65 II/JG26')
    expect(happens(campaign, 'flak A').value).toBe('recovery')
    script(recover(campaign))
    expectAt(campaign, 'base I/KG1, inflight 54, inflight- 65, clock/3 I/JG26 III/JG26, clock/4 II/JG26')
  })

  test('RE-16.2.a a loss by flak can decide the battle', () => {
    const campaign = raid('bomber I/SG1 I/KG1 54', { with: { vp: 34 } })
    expect(happens(campaign, 'flak A').value).toBeUndefined()
  })
})

describe('bombs before the squadrons come', () => {
  test('RE-CP.T7.a RE-CP.T7.b AMB-54 interception over coast: patrollers escort, bombs, then the attack, then home', () => {
    const campaign = raid('bomber I/KG1 I/KG4 65, escort I/JG51, patrol I/JG26 II/JG26', {
      flight: { warning: 'late' },
    })
    expect(happens(campaign, 'coast-interception late').value).toBe('bombardment')
    expectAt(campaign, 'escort I/JG51 I/JG26 II/JG26')
    expect(script(bombard(campaign), 'bombing 1').value).toBe('squadron-interception')
    expectAt(campaign, 'bomber I/KG1 I/KG4 65, escort I/JG51')
    script(squadronInterception(campaign), 'set-aside I/JG51')
    expect(campaign.flight?.intercepted).toEqual(['I/KG1', 'I/JG26', 'II/JG26'])
    expect(script(squadronAttack(campaign), 'combat 1').value).toBe('recovery')
  })

  test('RE-CP.T7.a not with another warning', () => {
    const campaign = raid('bomber I/KG1 54, patrol I/JG26', { flight: { warning: 'none' } })
    expect(happens(campaign, 'coast-interception late').value).toBe('squadron-interception')
    expectAt(campaign, 'patrol I/JG26')
  })

  test.each([
    ['none', 'bombardment'],
    ['late', 'bombardment'],
    ['sufficient', 'squadron-interception'],
    ['early', 'squadron-interception'],
    ['very-early', 'squadron-interception'],
  ] as const)('RE-CP.T8.a late interception with warning %s: %s is next', (warning, next) => {
    const campaign = raid('bomber I/KG1 54, patrol I/JG26', { flight: { warning } })
    expect(happens(campaign, 'late-interception').value).toBe(next)
    expectAt(campaign, 'patrol I/JG26')
  })

  test('AMB-53 without squadrons in Bomber all goes its usual way', () => {
    for (const event of ['coast-interception late', 'late-interception'] as const) {
      const campaign = raid('bomber I/KG1, patrol I/JG26', { flight: { warning: 'late' } })
      expect(happens(campaign, event).value).toBe('squadron-interception')
      expect(campaign.flight?.bombsFirst).toBe(false)
      script(squadronInterception(campaign))
      expect(campaign.flight?.unopposed).toBe(true)
    }
  })
})

describe('over the target', () => {
  test.each([
    [COAST, false],
    [INLAND, true],
    [DEEP, true],
  ])('RE-CP.T9.a navigational error against card %i: %s', (card, error) => {
    const campaign = raid('bomber I/KG1 54', { card })
    happens(campaign, 'navigational-error')
    expect(campaign.flight?.navigationalError).toBe(error)
  })

  test('RE-CP.T10.a RE-CP.T10.b a non-essential target, for headquarters too by some cards', () => {
    const plain = raid('bomber I/KG1 54')
    happens(plain, 'non-essential')
    expect(plain.flight?.nonEssential).toBe('plain')
    const headquarters = raid('bomber I/KG1 54')
    happens(headquarters, 'non-essential headquarters')
    expect(headquarters.flight?.nonEssential).toBe('headquarters')
  })
})

describe('squadron turnaround', () => {
  test('RE-CP.T11.a AMB-72 all squadrons turn around by one space, those of this raid too', () => {
    const campaign = raid('bomber I/KG1 65')
    lay(campaign, 're-arm 32, landing 501, inflight 54 74')
    reduce(campaign, '74')
    happens(campaign, 'turnaround')
    expectAt(campaign, 'sector 32, re-arm 501 54, landing 74, bomber 65')
  })

  test('RE-CP.T11.b RE-EX-55 in flight squadrons of a target airfield’s sector stay there', () => {
    const campaign = raid('bomber I/KG1 65', { card: HORNCHURCH })
    lay(campaign, 'inflight 54 32, landing 74')
    happens(campaign, 'turnaround')
    expectAt(campaign, 'inflight 54, re-arm 32 74')
  })

  test('RE-CP.T11.b AMB-20 not if something else than the airfield is bombed', () => {
    const campaign = raid('bomber I/KG1 65', { card: 12, planned: { strategies: [158] } })
    lay(campaign, 'inflight 32')
    happens(campaign, 'turnaround')
    expectAt(campaign, 're-arm 32')
  })
})

describe('ULTRA', () => {
  test('RE-CP.T12.a AMB-57 this segment, while it has other raids to come; an earlier marker is replaced', () => {
    const campaign = raid('bomber I/KG1 54', { with: { clock: 2, ultra: 6 } })
    plan(campaign, 12, { segment: 2 })
    plan(campaign, 13, { segment: 4 })
    happens(campaign, 'ultra')
    expect(campaign.ultra).toBe(2)
  })

  test('RE-CP.T12.a else the next segment with raids', () => {
    const campaign = raid('bomber I/KG1 54', { with: { clock: 2 } })
    plan(campaign, 12, { segment: 2, done: true })
    plan(campaign, 20, { segment: 1, done: false })
    plan(campaign, 13, { segment: 5 })
    plan(campaign, 15, { segment: 4 })
    happens(campaign, 'ultra')
    expect(campaign.ultra).toBe(4)
  })

  test('RE-CP.T12.c ignored on the last raid of the day', () => {
    const campaign = raid('bomber I/KG1 54', { with: { clock: 2 } })
    plan(campaign, 12, { segment: 2, done: true })
    expect(applies(campaign, 'ultra')).toBe(false)
    expect(campaign.ultra).toBeUndefined()
  })
})

test.each([
  ['RE-CP.T1.a', 'big-wing'],
  ['RE-CP.T2.a', 'blenheims'],
  ['RE-CP.T3.a', 'patrollers-escort'],
  ['RE-CP.T4.a', 'clouds-squadrons A'],
  ['RE-CP.T5.a', 'extended-attack'],
  ['RE-CP.T6.a', 'flak A'],
  ['RE-CP.T7.a', 'coast-interception late'],
  ['RE-CP.T8.a', 'late-interception'],
  ['RE-CP.T9.a', 'navigational-error'],
  ['RE-CP.T10.a', 'non-essential'],
  ['RE-CP.T11.a', 'turnaround'],
  ['RE-CP.T12.a', 'ultra'],
  ['RE-2.32.a', 'nothing'],
] as const)('%s is what the log cites for the card of %s', (rule, event) => {
  const [card] = happens(raid('bomber II/KG1'), event).notes
  expect(card).toMatchObject({ rule, what: 'raid-event', facts: { step: 'target', card: CARDS[event] } })
})

test('RE-CP.T3.a RE-CP.T4.a RE-CP.T5.a RE-CP.T6.a an event that finds nobody does not apply', () => {
  expect(applies(raid('bomber I/KG1 54'), 'patrollers-escort')).toBe(false)
  expect(applies(raid('bomber I/KG1 65', { weather: 'broken' }), 'clouds-squadrons A')).toBe(false)
  expect(applies(raid('bomber I/JG51 54'), 'extended-attack')).toBe(false)
  expect(applies(raid('bomber II/KG1 54'), 'flak A')).toBe(false)
})

test.each([
  ['RE-CP.T1.a', 'big-wing', 'big-wing'],
  ['RE-CP.T7.a', 'coast-interception late', 'bombs-first'],
  ['RE-CP.T8.a', 'late-interception', 'bombs-first'],
  ['RE-CP.T9.a', 'navigational-error', 'navigational-error'],
  ['RE-CP.T10.a', 'non-essential', 'non-essential'],
  ['RE-CP.T10.b', 'non-essential headquarters', 'non-essential'],
] as const)('%s the log tells the marker of %s', (rule, event, marker) => {
  const campaign = raid('bomber I/KG1 19 242', { card: INLAND, flight: { warning: 'late' } })
  expect(happens(campaign, event).notes[1]).toEqual({ rule, what: 'raid-marker', facts: { marker } })
})

test('RE-CP.T2.a RE-CP.T5.a RE-CP.T6.a RE-CP.T6.b RE-CP.T12.a the log tells what became of whom', () => {
  const told = (campaign: Campaign, event: Event) =>
    happens(campaign, event).notes.map(({ rule, what, facts }) => [rule, what, facts])
  expect(told(raid('bomber I/KG1 54'), 'extended-attack')[1]).toEqual([
    'RE-CP.T5.a',
    'event-reduces',
    { units: ['I/KG1'] },
  ])
  const hit = raid('bomber I/KG1 I/KG2 I/SG1 II/KG1')
  reduce(hit, 'I/KG2')
  expect(told(hit, 'flak A').slice(1)).toEqual([
    ['RE-CP.T6.a', 'event-reduces', { units: ['I/KG1'] }],
    ['RE-11.a', 'leave-raid', { gruppen: ['I/KG2'], squadrons: [] }],
    ['RE-CP.T6.b', 'event-loss', { units: ['I/SG1'] }],
    ['RE-CP.T6.b', 'score', { by: 1, vp: 1, why: 'gruppe' }],
  ])
  const coming = raid('bomber I/KG1 54')
  plan(coming, 12, { segment: 3 })
  expect(told(coming, 'ultra')[1]).toEqual(['RE-CP.T12.a', 'ultra', { segment: 3 }])
  // Card 46 lists 6/11 and 3/11: 600 alone.
  const joined = raid('bomber I/KG1 II/KG1 54', { card: 46, with: { night: true } })
  expect(told(joined, 'blenheims')[1]).toEqual([
    'RE-CP.T2.a',
    'moves-to-box',
    { units: ['600'], box: 'bomber' },
  ])
})
