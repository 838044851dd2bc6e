import { describe, expect, test } from 'vitest'
import { hunterInterception } from '../../rules/08-interception/hunters.ts'
import { hunterAttack, squadronAttack } from '../../rules/09-combat/attacks.ts'
import { targetEvent } from '../../rules/12-events/target-events.ts'
import type { Flight } from '../../state.ts'
import { appliesOnApproach, approaching } from '../kit/events.ts'
import { COAST, DEEP, INLAND, type Over, aRaid as raid } from '../kit/raid.ts'
import { expectAt, factsOf, lay, reduce, script } from '../kit/table.ts'

/** A coast in the area of Luftflotte 3. */
const COAST_3 = 1

describe('the draw', () => {
  test('RE-4.II.6 RE-2.32.a a card is drawn, its approach event applied, and discarded', () => {
    const campaign = raid('hunt I/JG51 54, bomber I/KG1')
    const played = approaching(campaign, 'nothing')
    expect(played.value).toBe('hunter-attack')
    expect(campaign.decks['raid-event'].discards).toEqual([105])
    expect(campaign.decks['raid-event'].left).not.toContain(105)
    expect(factsOf(played, 'raid-event')).toEqual([{ step: 'approach', card: 105, applies: false }])
    expect(factsOf(approaching(campaign, 'patrollers-hunt'), 'raid-event')).toMatchObject([
      { card: 93, event: { event: 'patrollers-hunt' }, applies: false },
    ])
  })

  test('RE-8.1.f RE-4.II.6 RE-A-55 with nobody to meet the event is drawn all the same, and nobody hunts', () => {
    const campaign = raid('bomber I/KG1 II/KG1', { weather: 'patchy', flight: { unopposed: true } })
    expect(approaching(campaign, 'clouds-raid B').value).toBe('target-event')
    expectAt(campaign, 'bomber I/KG1, bomber- II/KG1')
    approaching(campaign, 'weather-changes')
    expect(campaign.weather[3]).toBe('broken')
    approaching(campaign, 'patrol-elsewhere A')
    expectAt(campaign, 'inflight 54')
  })
})

describe('altitude', () => {
  test('RE-CP.A1.a RE-EX-52 British altitude advantage if a condition on the card holds, in both combats', () => {
    const display = 'hunt I/JG51 II/JG51 54, bomber I/KG1 65'
    const campaign = raid(display, { flight: { warning: 'early', intercepted: ['I/KG1'] } })
    const played = approaching(campaign, 'british-altitude')
    expect(campaign.flight?.altitude).toBe(1)
    expect(factsOf(played, 'raid-marker')).toEqual([{ marker: 'british-altitude' }])
    expect(factsOf(script(hunterAttack(campaign), 'combat 1'), 'combat')).toMatchObject([
      { value: 4, row: 3 },
    ])
    expect(factsOf(script(squadronAttack(campaign), 'combat 1'), 'combat')).toMatchObject([{ shift: 1 }])
    const other = raid(display, { flight: { warning: 'sufficient' } })
    expect(appliesOnApproach(other, 'british-altitude')).toBe(false)
    expect(other.flight?.altitude).toBe(0)
  })

  test('RE-CP.A6.a RE-EX-53 German altitude advantage: one condition of several suffices', () => {
    const nine =
      'hunt I/JG51 II/JG51 III/JG51 54, bomber I/KG1 II/KG1 III/KG1, escort I/JG26 II/JG26, patrol I/JG2'
    const at = (display: string, warning: Flight['warning']) => {
      const campaign = raid(display, warning ? { flight: { warning } } : {})
      approaching(campaign, 'german-altitude')
      return campaign.flight?.altitude
    }
    expect(at('hunt I/JG51 54', 'late')).toBe(-1)
    // RE-A-21 The channel patrol counts.
    expect(at(nine, 'early')).toBe(-1)
    expect(at(nine.replace(', patrol I/JG2', ''), 'early')).toBe(0)
    expect(at('hunt I/JG51 54', undefined)).toBe(0)
    const campaign = raid('hunt I/JG51 II/JG51 54, bomber I/KG1', { flight: { warning: 'none' } })
    approaching(campaign, 'german-altitude')
    expect(factsOf(script(hunterAttack(campaign), 'combat 1'), 'combat')).toMatchObject([
      { value: 4, row: 1 },
    ])
  })
})

test('RE-CP.A1.a conditions may be intelligence, weather, depth or size of the raid', () => {
  const three = 'hunt I/JG51 II/JG51 54, bomber I/KG1'
  const is = (sky: Over, display = three) =>
    appliesOnApproach(raid(display, sky), 'british-altitude otherwise')
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
  test.each([COAST, INLAND])('RE-CP.A2.a RE-A-39 against card %i they join the hunters, and fight', card => {
    const campaign = raid('hunt I/JG51 54, patrol II/JG51 III/JG51, bomber I/KG1', { card })
    approaching(campaign, 'patrollers-hunt')
    expectAt(campaign, 'hunt I/JG51 II/JG51 III/JG51')
    expect(factsOf(script(hunterAttack(campaign), 'combat 1'), 'combat')).toMatchObject([{ gruppen: 3 }])
  })

  test('RE-CP.A2.a not against a deep target', () => {
    const campaign = raid('hunt I/JG51 54, patrol II/JG51', { card: DEEP })
    expect(appliesOnApproach(campaign, 'patrollers-hunt')).toBe(false)
    expectAt(campaign, 'patrol II/JG51')
  })

  test('RE-CP.A2.b with no squadrons in Hunt they escort', () => {
    const campaign = raid('bomber I/KG1 54, patrol II/JG51')
    approaching(campaign, 'patrollers-hunt')
    expectAt(campaign, 'escort II/JG51')
  })
})

describe('rendezvous', () => {
  test('RE-CP.A5.a escorts of the letter leave, and nobody else', () => {
    const campaign = raid('hunt I/JG51 54, escort I/JG26 I/ZG26 II/JG26, bomber I/KG1')
    approaching(campaign, 'escort-rendezvous A')
    expectAt(campaign, 'inflight I/JG26 I/ZG26, escort II/JG26, hunt I/JG51, bomber I/KG1')
    const alone = raid('hunt I/JG51 54, escort I/JG26 II/JG26')
    approaching(alone, 'escort-rendezvous A')
    expectAt(alone, 'escort II/JG26')
  })

  const SEVEN = 'hunt III/JG51 54, bomber III/KG1 I/KG1, escort III/JG26 I/JG51, patrol I/ZG2 II/JG26'

  test('RE-CP.A11.a with seven Gruppen in the raid those of the letter leave Bomber and Close Escort', () => {
    const campaign = raid(SEVEN)
    approaching(campaign, 'rendezvous C')
    expectAt(campaign, 'inflight III/KG1 III/JG26, hunt III/JG51, bomber I/KG1, escort I/JG51, patrol I/ZG2')
  })

  test('RE-CP.A11.a not with six', () => {
    const six = SEVEN.replace(' II/JG26', '')
    const campaign = raid(six)
    expect(appliesOnApproach(campaign, 'rendezvous C')).toBe(false)
    expectAt(campaign, six)
  })

  test('RE-CP.A11.b escorts that have lost all bombers strafe', () => {
    const campaign = raid(SEVEN.replace(' I/KG1', ' III/KG2'))
    approaching(campaign, 'rendezvous C')
    expectAt(campaign, 'inflight III/KG1 III/KG2 III/JG26, bomber I/JG51, hunt III/JG51')
    const one = raid('hunt III/JG51 54, bomber III/KG1, escort III/JG26 I/JG51 I/JG26, patrol I/ZG2 II/JG26')
    approaching(one, 'rendezvous C')
    expectAt(one, 'inflight III/KG1 III/JG26, bomber I/JG51 I/JG26')
  })

  test('RE-CP.A11.b not those that had none to lose', () => {
    const campaign = raid('hunt I/JG26 II/JG26 III/JG51 54, escort III/JG26 I/JG51, patrol I/ZG2 II/JG51')
    approaching(campaign, 'rendezvous C')
    expectAt(campaign, 'inflight III/JG26, escort I/JG51')
  })
})

describe('heavy pursuit', () => {
  test('RE-CP.A7.a RE-CP.A7.b all of the letters leave Hunt; squadrons reduced, or lost if they were', () => {
    const campaign = raid('hunt I/JG51 II/JG51 III/JG51 54 65 610, bomber I/KG1')
    reduce(campaign, 'I/JG51 65')
    const played = approaching(campaign, 'heavy-pursuit AB')
    expectAt(campaign, 'inflight- I/JG51, inflight II/JG51, hunt III/JG51 610')
    expectAt(campaign, 'inflight- 54, light-loss 65')
    expect(campaign.vp).toBe(-1)
    expect(played.value).toBe('hunter-attack')
  })

  test('RE-CP.A7.a RE-A-56 not unless both sides have a unit of one of the letters', () => {
    for (const display of ['hunt I/JG51 610', 'hunt III/JG51 54']) {
      const campaign = raid(`${display}, bomber I/KG1 65`)
      expect(appliesOnApproach(campaign, 'heavy-pursuit AB')).toBe(false)
      expectAt(campaign, display)
    }
    expect(appliesOnApproach(raid('hunt I/JG51 65'), 'heavy-pursuit AB')).toBe(true)
  })

  test('RE-CP.A7.c squadrons that nobody hunts any more go on, or leave if there are no bombers', () => {
    const campaign = raid('hunt I/JG51 54 610, bomber I/KG1')
    approaching(campaign, 'heavy-pursuit AB')
    expectAt(campaign, 'inflight I/JG51, inflight- 54, bomber 610')
    const sweep = raid('hunt I/JG51 54 610')
    approaching(sweep, 'heavy-pursuit AB')
    expectAt(sweep, 'inflight 610')
  })

  test('RE-A-38 hunters that are left alone leave in the hunter attack', () => {
    const campaign = raid('hunt I/JG51 III/JG51 54, bomber I/KG1, escort I/JG26')
    approaching(campaign, 'heavy-pursuit AB')
    script(hunterAttack(campaign))
    expectAt(campaign, 'inflight III/JG51, bomber I/KG1 I/JG26')
    expect(campaign.flight?.unopposed).toBe(true)
  })

  test('RE-16.2.a a loss in the pursuit can decide the battle', () => {
    const campaign = raid('hunt I/JG51 54, bomber I/KG1', { with: { vp: -34 } })
    reduce(campaign, '54')
    expect(approaching(campaign, 'heavy-pursuit AB').value).toBeUndefined()
  })
})

describe('squadrons', () => {
  test('RE-CP.A12.a full squadrons of the letter evade to the bombers; reduced ones stay', () => {
    const campaign = raid('hunt I/JG51 54 32 65, bomber I/KG1')
    reduce(campaign, '32')
    approaching(campaign, 'evade-hunters A')
    expectAt(campaign, 'bomber 54, hunt- 32, hunt 65 I/JG51')
  })

  test('RE-CP.A12.a they leave if there are no bombers', () => {
    const campaign = raid('hunt I/JG51 54 65')
    approaching(campaign, 'evade-hunters A')
    expectAt(campaign, 'inflight 54, hunt 65')
  })

  test('RE-A-38 hunters whom all have evaded leave, and the escorts stay', () => {
    const campaign = raid('hunt I/JG51 54, bomber I/KG1, escort II/JG51')
    approaching(campaign, 'evade-hunters A')
    script(hunterAttack(campaign))
    expectAt(campaign, 'inflight I/JG51, bomber 54 I/KG1, escort II/JG51')
  })

  test('RE-CP.A13.a RE-CP.A13.b RE-EX-54 full squadrons of the letter in sectors of the card patrol elsewhere', () => {
    const campaign = raid('hunt I/JG51, bomber I/KG1', { card: COAST_3 })
    // A: 43 and 602 in 1/11, 238 and the Blenheims of 604 in 4/10, 87 in 3/10; 54 is in 6/11.
    lay(campaign, 'hunt 238, sector 602 604')
    approaching(campaign, 'patrol-elsewhere A')
    expectAt(campaign, 'inflight 43 87 602, hunt 238, sector 604 54 609 601')
  })

  test('RE-CP.A13.b not the reduced ones, nor those on the Tote Board', () => {
    const campaign = raid('hunt I/JG51, bomber I/KG1', { card: COAST_3 })
    lay(campaign, 'landing 43, re-arm 238')
    reduce(campaign, '87')
    expect(appliesOnApproach(campaign, 'patrol-elsewhere A')).toBe(false)
    expectAt(campaign, 'landing 43, re-arm 238, sector- 87')
  })
})

test('RE-8.1.f the events of a raid that nobody met follow each other without a fight', () => {
  const campaign = raid('hunt I/JG51, bomber I/KG1, escort I/JG26')
  const steps = [
    script(hunterInterception(campaign)).value,
    approaching(campaign, 'nothing').value,
    script(targetEvent(campaign), 'draw.raid-event 104').value,
  ]
  expect(steps).toEqual(['approach-event', 'target-event', 'bombardment'])
})
