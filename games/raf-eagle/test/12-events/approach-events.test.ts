import { describe, expect, test } from 'vitest'
import type { Weather } from '../../pack/types.ts'
import { hunterInterception } from '../../rules/08-interception/hunters.ts'
import { hunterAttack, squadronAttack } from '../../rules/09-combat/attacks.ts'
import { approachEvent } from '../../rules/12-events/approach-events.ts'
import { targetEvent } from '../../rules/12-events/target-events.ts'
import type { Campaign, Flight } from '../../state.ts'
import { aCampaign, expectAt, factsOf, inTheAir, lay, reduce, script } from '../kit/table.ts'

/** Target cards by depth; the second and the fourth are in the area of Luftflotte 3. */
const COAST = 8
const COAST_3 = 1
const INLAND = 13
const DEEP = 15

/** Raid Event cards of the proof pack, by their approach events. */
const CARDS = {
  'british-altitude': 91,
  'german-altitude': 92,
  'patrollers-hunt': 93,
  'clouds-hunters A': 94,
  'clouds-raid B': 95,
  'escort-rendezvous A': 96,
  'heavy-pursuit AB': 97,
  'weather-changes': 98,
  'weather-improves 2': 99,
  'weather-worsens 3': 100,
  'rendezvous C': 101,
  'evade-hunters A': 102,
  'patrol-elsewhere A': 103,
  'weather-east': 104,
  nothing: 105,
  'british-altitude otherwise': 106,
} as const

interface Sky {
  readonly card?: number
  readonly weather?: Weather
  readonly flight?: Partial<Flight>
  readonly vp?: number
}

function raid(display: string, { card = COAST, weather = 'clear', flight = {}, vp = 0 }: Sky = {}) {
  const campaign = aCampaign({ weather: { 2: weather, 3: weather }, vp })
  inTheAir(campaign, card, display, flight)
  return campaign
}

function happens(campaign: Campaign, event: keyof typeof CARDS) {
  return script(approachEvent(campaign), `draw.raid-event ${CARDS[event]}`)
}

function applies(campaign: Campaign, event: keyof typeof CARDS): unknown {
  return factsOf(happens(campaign, event), 'raid-event')[0]?.applies
}

describe('the draw', () => {
  test('RE-4.II.6 RE-2.32.a a card is drawn, its approach event applied, and discarded', () => {
    const campaign = raid('hunt I/JG51 54, bomber I/KG1')
    const played = happens(campaign, 'nothing')
    expect(played.value).toBe('hunter-attack')
    expect(campaign.decks['raid-event'].discards).toEqual([105])
    expect(campaign.decks['raid-event'].left).not.toContain(105)
    expect(factsOf(played, 'raid-event')).toEqual([{ step: 'approach', card: 105, applies: false }])
    expect(factsOf(happens(campaign, 'patrollers-hunt'), 'raid-event')).toMatchObject([
      { card: 93, event: { event: 'patrollers-hunt' }, applies: false },
    ])
  })

  test('RE-8.1.f RE-4.II.6 AMB-55 with nobody to meet the event is drawn all the same, and nobody hunts', () => {
    const campaign = raid('bomber I/KG1 II/KG1', { weather: 'patchy', flight: { unopposed: true } })
    expect(happens(campaign, 'clouds-raid B').value).toBe('target-event')
    expectAt(campaign, 'bomber I/KG1, bomber- II/KG1')
    happens(campaign, 'weather-changes')
    expect(campaign.weather[3]).toBe('broken')
    happens(campaign, 'patrol-elsewhere A')
    expectAt(campaign, 'inflight 54')
  })
})

describe('altitude', () => {
  test('RE-CP.A1.a RE-EX-52 British altitude advantage if a condition on the card holds, in both combats', () => {
    const display = 'hunt I/JG51 II/JG51 54, bomber I/KG1 65'
    const campaign = raid(display, { flight: { warning: 'early', intercepted: ['I/KG1'] } })
    const played = happens(campaign, 'british-altitude')
    expect(campaign.flight?.altitude).toBe(1)
    expect(factsOf(played, 'raid-marker')).toEqual([{ marker: 'british-altitude' }])
    expect(factsOf(script(hunterAttack(campaign), 'combat 1'), 'combat')).toMatchObject([
      { value: 4, row: 3 },
    ])
    expect(factsOf(script(squadronAttack(campaign), 'combat 1'), 'combat')).toMatchObject([{ shift: 1 }])
    const other = raid(display, { flight: { warning: 'sufficient' } })
    expect(applies(other, 'british-altitude')).toBe(false)
    expect(other.flight?.altitude).toBe(0)
  })

  test('RE-CP.A6.a RE-EX-53 German altitude advantage: one condition of several suffices', () => {
    const nine =
      'hunt I/JG51 II/JG51 III/JG51 54, bomber I/KG1 II/KG1 III/KG1, escort I/JG26 II/JG26, patrol I/JG2'
    const at = (display: string, warning: Flight['warning']) => {
      const campaign = raid(display, warning ? { flight: { warning } } : {})
      happens(campaign, 'german-altitude')
      return campaign.flight?.altitude
    }
    expect(at('hunt I/JG51 54', 'late')).toBe(-1)
    // AMB-21 The channel patrol counts.
    expect(at(nine, 'early')).toBe(-1)
    expect(at(nine.replace(', patrol I/JG2', ''), 'early')).toBe(0)
    expect(at('hunt I/JG51 54', undefined)).toBe(0)
    const campaign = raid('hunt I/JG51 II/JG51 54, bomber I/KG1', { flight: { warning: 'none' } })
    happens(campaign, 'german-altitude')
    expect(factsOf(script(hunterAttack(campaign), 'combat 1'), 'combat')).toMatchObject([
      { value: 4, row: 1 },
    ])
  })
})

test('RE-CP.A1.a conditions may be intelligence, weather, depth or size of the raid', () => {
  const three = 'hunt I/JG51 II/JG51 54, bomber I/KG1'
  const is = (sky: Sky, display = three) => applies(raid(display, sky), 'british-altitude otherwise')
  expect([is({}), is({ weather: 'patchy' }), is({ flight: { intelligence: 'limited' } })]).toEqual([
    false,
    false,
    false,
  ])
  expect(is({ flight: { intelligence: 'accurate' } })).toBe(true)
  expect(is({ weather: 'broken' })).toBe(true)
  expect(is({ card: DEEP })).toBe(true)
  expect(is({}, 'hunt I/JG51 54, bomber I/KG1')).toBe(true)
})

describe('channel patrollers hunt', () => {
  test.each([COAST, INLAND])('RE-CP.A2.a AMB-39 against card %i they join the hunters, and fight', card => {
    const campaign = raid('hunt I/JG51 54, patrol II/JG51 III/JG51, bomber I/KG1', { card })
    happens(campaign, 'patrollers-hunt')
    expectAt(campaign, 'hunt I/JG51 II/JG51 III/JG51')
    expect(factsOf(script(hunterAttack(campaign), 'combat 1'), 'combat')).toMatchObject([{ gruppen: 3 }])
  })

  test('RE-CP.A2.a not against a deep target', () => {
    const campaign = raid('hunt I/JG51 54, patrol II/JG51', { card: DEEP })
    expect(applies(campaign, 'patrollers-hunt')).toBe(false)
    expectAt(campaign, 'patrol II/JG51')
  })

  test('RE-CP.A2.b with no squadrons in Hunt they escort', () => {
    const campaign = raid('bomber I/KG1 54, patrol II/JG51')
    happens(campaign, 'patrollers-hunt')
    expectAt(campaign, 'escort II/JG51')
  })
})

describe('clouds', () => {
  test.each(['patchy', 'broken'] as const)('RE-CP.A3.a in %s clouds hunters of the letter leave', weather => {
    const campaign = raid('hunt I/JG51 II/JG51 54, escort I/JG26, bomber I/KG1', { weather })
    reduce(campaign, 'I/JG51')
    happens(campaign, 'clouds-hunters A')
    expectAt(campaign, 'inflight- I/JG51, hunt II/JG51 54, escort I/JG26, bomber I/KG1')
  })

  test('RE-CP.A3.a AMB-22 not if it is clear over the target’s area', () => {
    const campaign = raid('hunt I/JG51 54', { card: COAST_3 })
    campaign.weather[2] = 'broken'
    expect(applies(campaign, 'clouds-hunters A')).toBe(false)
    expectAt(campaign, 'hunt I/JG51')
  })

  test('RE-CP.A3.b when Hunt is left without Gruppen its squadrons go on to the bombers', () => {
    const campaign = raid('hunt I/JG51 54 65, bomber I/KG1', { weather: 'patchy' })
    reduce(campaign, '65')
    happens(campaign, 'clouds-hunters A')
    expectAt(campaign, 'inflight I/JG51, bomber 54, bomber- 65')
  })

  test('RE-CP.A3.b or leave, if the raid has no bombers', () => {
    const campaign = raid('hunt I/JG51 54 65', { weather: 'patchy' })
    reduce(campaign, '65')
    expect(happens(campaign, 'clouds-hunters A').value).toBe('hunter-attack')
    expectAt(campaign, 'inflight I/JG51 54, inflight- 65')
    expect(script(hunterAttack(campaign)).value).toBe('target-event')
  })

  test('RE-CP.A4.a clouds scatter all Gruppen of the letter, wherever they fly; reduced ones stay as they are', () => {
    const display = 'hunt II/JG51 54 65, bomber II/KG1 II/KG2 I/KG1, escort II/ZG26, patrol II/JG26'
    const campaign = raid(display, { weather: 'broken' })
    reduce(campaign, 'II/KG2')
    happens(campaign, 'clouds-raid B')
    expectAt(campaign, 'hunt- II/JG51, bomber- II/KG1 II/KG2, bomber I/KG1, escort- II/ZG26, patrol- II/JG26')
    expectAt(campaign, 'hunt 54 65')
    const clear = raid(display)
    expect(applies(clear, 'clouds-raid B')).toBe(false)
    expectAt(clear, display)
  })
})

describe('rendezvous', () => {
  test('RE-CP.A5.a escorts of the letter leave, and nobody else', () => {
    const campaign = raid('hunt I/JG51 54, escort I/JG26 I/ZG26 II/JG26, bomber I/KG1')
    happens(campaign, 'escort-rendezvous A')
    expectAt(campaign, 'inflight I/JG26 I/ZG26, escort II/JG26, hunt I/JG51, bomber I/KG1')
    const alone = raid('hunt I/JG51 54, escort I/JG26 II/JG26')
    happens(alone, 'escort-rendezvous A')
    expectAt(alone, 'escort II/JG26')
  })

  const SEVEN = 'hunt III/JG51 54, bomber III/KG1 I/KG1, escort III/JG26 I/JG51, patrol I/ZG2 II/JG26'

  test('RE-CP.A11.a with seven Gruppen in the raid those of the letter leave Bomber and Close Escort', () => {
    const campaign = raid(SEVEN)
    happens(campaign, 'rendezvous C')
    expectAt(campaign, 'inflight III/KG1 III/JG26, hunt III/JG51, bomber I/KG1, escort I/JG51, patrol I/ZG2')
  })

  test('RE-CP.A11.a not with six', () => {
    const six = SEVEN.replace(' II/JG26', '')
    const campaign = raid(six)
    expect(applies(campaign, 'rendezvous C')).toBe(false)
    expectAt(campaign, six)
  })

  test('RE-CP.A11.b escorts that have lost all bombers strafe', () => {
    const campaign = raid(SEVEN.replace(' I/KG1', ' III/KG2'))
    happens(campaign, 'rendezvous C')
    expectAt(campaign, 'inflight III/KG1 III/KG2 III/JG26, bomber I/JG51, hunt III/JG51')
  })
})

describe('heavy pursuit', () => {
  test('RE-CP.A7.a RE-CP.A7.b all of the letters leave Hunt; squadrons reduced, or lost if they were', () => {
    const campaign = raid('hunt I/JG51 II/JG51 III/JG51 54 65 610, bomber I/KG1')
    reduce(campaign, 'I/JG51 65')
    const played = happens(campaign, 'heavy-pursuit AB')
    expectAt(campaign, 'inflight- I/JG51, inflight II/JG51, hunt III/JG51 610')
    expectAt(campaign, 'inflight- 54, light-loss 65')
    expect(campaign.vp).toBe(-1)
    expect(played.value).toBe('hunter-attack')
  })

  test('RE-CP.A7.a AMB-56 not unless both sides have a unit of one of the letters', () => {
    for (const display of ['hunt I/JG51 610', 'hunt III/JG51 54']) {
      const campaign = raid(`${display}, bomber I/KG1 65`)
      expect(applies(campaign, 'heavy-pursuit AB')).toBe(false)
      expectAt(campaign, display)
    }
    expect(applies(raid('hunt I/JG51 65'), 'heavy-pursuit AB')).toBe(true)
  })

  test('RE-CP.A7.c squadrons that nobody hunts any more go on, or leave if there are no bombers', () => {
    const campaign = raid('hunt I/JG51 54 610, bomber I/KG1')
    happens(campaign, 'heavy-pursuit AB')
    expectAt(campaign, 'inflight I/JG51, inflight- 54, bomber 610')
    const sweep = raid('hunt I/JG51 54 610')
    happens(sweep, 'heavy-pursuit AB')
    expectAt(sweep, 'inflight 610')
  })

  test('AMB-38 hunters that are left alone leave in the hunter attack', () => {
    const campaign = raid('hunt I/JG51 III/JG51 54, bomber I/KG1, escort I/JG26')
    happens(campaign, 'heavy-pursuit AB')
    script(hunterAttack(campaign))
    expectAt(campaign, 'inflight III/JG51, bomber I/KG1 I/JG26')
    expect(campaign.flight?.unopposed).toBe(true)
  })

  test('RE-16.2.a a loss in the pursuit can decide the battle', () => {
    const campaign = raid('hunt I/JG51 54, bomber I/KG1', { vp: -34 })
    reduce(campaign, '54')
    expect(happens(campaign, 'heavy-pursuit AB').value).toBeUndefined()
  })
})

describe('squadrons', () => {
  test('RE-CP.A12.a full squadrons of the letter evade to the bombers; reduced ones stay', () => {
    const campaign = raid('hunt I/JG51 54 32 65, bomber I/KG1')
    reduce(campaign, '32')
    happens(campaign, 'evade-hunters A')
    expectAt(campaign, 'bomber 54, hunt- 32, hunt 65 I/JG51')
  })

  test('RE-CP.A12.a they leave if there are no bombers', () => {
    const campaign = raid('hunt I/JG51 54 65')
    happens(campaign, 'evade-hunters A')
    expectAt(campaign, 'inflight 54, hunt 65')
  })

  test('AMB-38 hunters whom all have evaded leave, and the escorts stay', () => {
    const campaign = raid('hunt I/JG51 54, bomber I/KG1, escort II/JG51')
    happens(campaign, 'evade-hunters A')
    script(hunterAttack(campaign))
    expectAt(campaign, 'inflight I/JG51, bomber 54 I/KG1, escort II/JG51')
  })

  test('RE-CP.A13.a RE-CP.A13.b RE-EX-54 full squadrons of the letter in sectors of the card patrol elsewhere', () => {
    const campaign = raid('hunt I/JG51, bomber I/KG1', { card: COAST_3 })
    // A: 43 and 602 in 1/11, 238 and the Blenheims of 604 in 4/10, 87 in 3/10; 54 is in 6/11.
    lay(campaign, 'hunt 238, sector 602 604')
    happens(campaign, 'patrol-elsewhere A')
    expectAt(campaign, 'inflight 43 87 602, hunt 238, sector 604 54 609 601')
  })

  test('RE-CP.A13.b not the reduced ones, nor those on the Tote Board', () => {
    const campaign = raid('hunt I/JG51, bomber I/KG1', { card: COAST_3 })
    lay(campaign, 'landing 43, re-arm 238')
    reduce(campaign, '87')
    expect(applies(campaign, 'patrol-elsewhere A')).toBe(false)
    expectAt(campaign, 'landing 43, re-arm 238, sector- 87')
  })
})

describe('weather', () => {
  const turned = (event: keyof typeof CARDS, two: Weather, three: Weather) => {
    const campaign = raid('bomber I/KG1')
    campaign.weather = { 2: two, 3: three }
    happens(campaign, event)
    return `${campaign.weather[2]} ${campaign.weather[3]}`
  }

  test('RE-CP.A8.a weather changes over Luftflotte 3', () => {
    expect(turned('weather-changes', 'clear', 'clear')).toBe('clear patchy')
    expect(turned('weather-changes', 'clear', 'patchy')).toBe('clear broken')
    expect(turned('weather-changes', 'patchy', 'broken')).toBe('patchy clear')
  })

  test('RE-CP.A9.a weather improves over one area', () => {
    expect(turned('weather-improves 2', 'broken', 'broken')).toBe('patchy broken')
    expect(turned('weather-improves 2', 'patchy', 'patchy')).toBe('clear patchy')
    expect(turned('weather-improves 2', 'clear', 'patchy')).toBe('clear patchy')
  })

  test('RE-CP.A10.a weather worsens over one area', () => {
    expect(turned('weather-worsens 3', 'clear', 'clear')).toBe('clear patchy')
    expect(turned('weather-worsens 3', 'clear', 'patchy')).toBe('clear broken')
    expect(turned('weather-worsens 3', 'clear', 'broken')).toBe('clear broken')
  })

  test('RE-CP.A14.a weather moves east', () => {
    expect(turned('weather-east', 'clear', 'broken')).toBe('broken broken')
    expect(turned('weather-east', 'patchy', 'clear')).toBe('clear clear')
  })

  test('RE-CP.A15.a it holds at once for this raid: clouds of the approach inhibit squadrons over the target', () => {
    const campaign = raid('hunt I/JG51 III/JG51 610, bomber I/KG1 54', { card: COAST_3 })
    happens(campaign, 'weather-changes')
    script(hunterAttack(campaign), 'combat 1')
    script(targetEvent(campaign), 'draw.raid-event 94')
    expectAt(campaign, 'inflight 54')
  })
})

/** What the log tells after the card: rule, note and facts. */
const told = (campaign: Campaign, event: keyof typeof CARDS) =>
  happens(campaign, event).notes.map(({ rule, what, facts }) => [rule, what, facts])

test.each([
  ['RE-CP.A1.a', 'british-altitude'],
  ['RE-CP.A2.a', 'patrollers-hunt'],
  ['RE-CP.A3.a', 'clouds-hunters A'],
  ['RE-CP.A4.a', 'clouds-raid B'],
  ['RE-CP.A5.a', 'escort-rendezvous A'],
  ['RE-CP.A6.a', 'german-altitude'],
  ['RE-CP.A7.a', 'heavy-pursuit AB'],
  ['RE-CP.A8.a', 'weather-changes'],
  ['RE-CP.A9.a', 'weather-improves 2'],
  ['RE-CP.A10.a', 'weather-worsens 3'],
  ['RE-CP.A11.a', 'rendezvous C'],
  ['RE-CP.A12.a', 'evade-hunters A'],
  ['RE-CP.A13.a', 'patrol-elsewhere A'],
  ['RE-CP.A14.a', 'weather-east'],
  ['RE-2.32.a', 'nothing'],
] as const)('%s is what the log cites for the card of %s', (rule, event) => {
  const [card] = happens(raid('bomber I/KG1'), event).notes
  expect(card).toMatchObject({ rule, what: 'raid-event', facts: { step: 'approach', card: CARDS[event] } })
})

test('RE-CP.A4.a RE-CP.A7.b RE-CP.A10.a RE-CP.A2.b the log tells what became of whom', () => {
  const scattered = raid('bomber II/KG1 II/KG2', { weather: 'patchy' })
  reduce(scattered, 'II/KG2')
  expect(told(scattered, 'clouds-raid B')[1]).toEqual(['RE-CP.A4.a', 'event-reduces', { units: ['II/KG1'] }])
  const pursued = raid('hunt I/JG51 54 610, bomber I/KG1')
  reduce(pursued, '54')
  expect(told(pursued, 'heavy-pursuit AB').slice(1)).toEqual([
    ['RE-11.a', 'leave-raid', { gruppen: ['I/JG51'], squadrons: [] }],
    ['RE-CP.A7.b', 'event-loss', { units: ['54'] }],
    ['RE-CP.A7.b', 'score', { by: -1, vp: -1, why: 'squadron' }],
    ['RE-CP.A7.c', 'moves-to-box', { units: ['610'], box: 'bomber' }],
  ])
  expect(told(raid(''), 'weather-worsens 3')[1]).toEqual([
    'RE-CP.A10.a',
    'weather-turns',
    { luftflotte: 3, weather: 'patchy' },
  ])
  expect(told(raid('patrol I/JG51'), 'patrollers-hunt')[1]).toEqual([
    'RE-CP.A2.b',
    'moves-to-box',
    { units: ['I/JG51'], box: 'escort' },
  ])
})

test('RE-CP.A9.a RE-CP.A10.a RE-CP.A14.a weather that cannot change makes no event', () => {
  expect(applies(raid(''), 'weather-improves 2')).toBe(false)
  expect(applies(raid('', { weather: 'broken' }), 'weather-worsens 3')).toBe(false)
  expect(applies(raid(''), 'weather-east')).toBe(false)
})

test('RE-8.1.f the events of a raid that nobody met follow each other without a fight', () => {
  const campaign = raid('hunt I/JG51, bomber I/KG1, escort I/JG26')
  const steps = [
    script(hunterInterception(campaign)).value,
    happens(campaign, 'nothing').value,
    script(targetEvent(campaign), 'draw.raid-event 104').value,
  ]
  expect(steps).toEqual(['approach-event', 'target-event', 'bombardment'])
})
