import { type Chance, type Choice, type Pause, Refused } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { forecastOf } from '../../board/desk/forecast.ts'
import { gaugesOf } from '../../board/desk/gauges.ts'
import { MANNERS } from '../../board/manners.ts'
import { idleThere } from '../../board/why-not.ts'
import { dayPlan } from '../../bot/day.ts'
import { packOf } from '../../pack/index.ts'
import { found, gruppe, LUFTWAFFE } from '../../rules/02-terms.ts'
import { deploy } from '../../rules/06-raid/deployment.ts'
import { detect } from '../../rules/06-raid/detection.ts'
import { rendezvous } from '../../rules/06-raid/rendezvous.ts'
import { squadronInterception } from '../../rules/08-interception/squadrons.ts'
import type { Campaign, Raid } from '../../state.ts'
import { DeskPlayer } from '../kit/desk.ts'
import { dealt } from '../kit/planning.ts'
import { aCampaign, inTheAir, lay, pauseAfter, plan, reduce } from '../kit/table.ts'

const asks = (ask: string): Choice => ({ kind: 'choice', seat: LUFTWAFFE, ask, options: [] })

const whyNot = (campaign: Campaign, id: string, ask = 'assign-bomber') =>
  MANNERS.whyNot?.(campaign, asks(ask), `gruppe:${id}`)

/** What stands against the end of the question that is asked, where it has none. */
function unmet(player: DeskPlayer): readonly string[] {
  const choice = player.match.asked(LUFTWAFFE)
  if (!choice) throw new Refused('Nothing is asked')
  expect(choice.options.some(({ ends }) => ends)).toBe(false)
  return MANNERS.unmet?.(player.state, choice) ?? []
}

test('RE-2.21.d RE-2.1.j RE-5.2.a RE-5.32.a RE-18.12.b why a Gruppe cannot be picked up: by where it is', () => {
  const campaign = aCampaign()
  lay(campaign, 'clock/3 I/JG51, light-loss II/KG1, night-raid III/KG1, inflight I/KG2, clock/7 I/KG4')
  reduce(campaign, 'I/KG1')
  const flown = campaign.gruppen['I/KG4']
  if (flown) flown.flown = true
  expect(whyNot(campaign, 'I/KG1')).toBe('I/KG1 is reduced and rests until it is full (RE-2.21.d).')
  expect(whyNot(campaign, 'I/JG51')).toBe('I/JG51 is ready again at 1200 (RE-2.1.j).')
  expect(whyNot(campaign, 'II/KG1')).toContain('RE-5.32.a')
  expect(whyNot(campaign, 'III/KG1')).toContain('RE-18.12.b')
  expect(whyNot(campaign, 'I/KG2')).toContain('on its way home')
  expect(whyNot(campaign, 'I/KG4')).toBe('I/KG4 has flown today (RE-5.2.a).')
})

test('RE-5.12.a before a card lies on the track nobody can be assigned', () => {
  expect(whyNot(aCampaign(), 'I/KG1', 'plan-raid')).toContain('RE-5.12.a')
})

test('RE-19.2.a nobody is said to want Ju 87s where high command does not', () => {
  expect(MANNERS.unmet?.(aCampaign(), asks('assign-bomber'))).toEqual([])
  expect(MANNERS.unmet?.(aCampaign({ advanced: true }), asks('assign-bomber'))).toHaveLength(1)
})

test('RE-18.12.a by night neither fighters nor Ju 87s raid', () => {
  const campaign = aCampaign({ night: true })
  expect(whyNot(campaign, 'I/JG51', 'night-commit')).toBe('A Me 109 does not raid by night (RE-18.12.a).')
  expect(whyNot(campaign, 'I/SG1', 'night-commit')).toContain('Ju 87')
})

test('nothing is said of what is no Gruppe, nor at other questions', () => {
  expect(MANNERS.whyNot?.(aCampaign(), asks('assign-bomber'), 'target:Dover')).toBeUndefined()
  expect(whyNot(aCampaign(), 'I/KG1', 'disperse')).toBeUndefined()
})

test('RE-19.2.b RE-19.2.c a plan without the targets that high command wants says so', () => {
  const player = DeskPlayer.at(dealt([21, 45, 46, 14], { advanced: true, scenario: 'thin-blue-line' }))
  expect(unmet(player)).toEqual([
    'High command wants a raid on a target that counts double (RE-19.2.b).',
    'High command wants a raid on London (RE-19.2.c).',
  ])
})

test('RE-19.2.a Ju 87s that are wanted and not yet assigned are asked for', () => {
  const player = DeskPlayer.at(dealt([12, 14, 15], { advanced: true }))
  expect(unmet(player)).toEqual([
    'High command wants Ju 87s in raids: there must be room for two of them (RE-19.2.a).',
  ])
  player.lay('card:12', 'segment:0')
  player.lay('gruppe:I/KG1', 'card:12')
  expect(unmet(player)).toEqual(['High command wants two Ju 87s in the raids of the day (RE-19.2.a).'])
})

test('RE-5.4.h every raid of the morning that has no Gruppe is named', () => {
  const player = DeskPlayer.at(dealt([12, 15]))
  player.lay('card:12', 'segment:0')
  player.lay('card:15', 'segment:1')
  for (const id of ['done', 'done']) player.match.choose(LUFTWAFFE, id)
  expect(unmet(player)).toEqual([
    'The raid on Biggin Hill has no Gruppe yet (RE-5.4.h).',
    'The raid on Kenley has no Gruppe yet (RE-5.4.h).',
  ])
  player.lay('gruppe:I/JG51', 'card:12')
  expect(unmet(player)).toEqual(['The raid on Kenley has no Gruppe yet (RE-5.4.h).'])
})

test('a single Raid Day is decided once its last bombs have fallen', () => {
  const campaign = aCampaign({ scenario: 'prelude' })
  const flight = inTheAir(campaign, 12, 'bomber I/KG1')
  expect(MANNERS.decided?.(campaign, LUFTWAFFE)).toBe(false)
  flight.bombed = true
  expect(MANNERS.decided?.(campaign, LUFTWAFFE)).toBe(true)
  campaign.plan.push({ card: 15, major: true, segment: 3, strategies: [], done: false })
  expect(MANNERS.decided?.(campaign, LUFTWAFFE)).toBe(false)
})

/** What the staff says of one of its answers. */
function advised(player: DeskPlayer, id: string): string | undefined {
  const choice = player.match.asked(LUFTWAFFE)
  return choice && MANNERS.advice?.(player.state, choice, id)
}

test('the staff says why it would do something', () => {
  const player = DeskPlayer.at(dealt([12, 15], { strategies: [159] }))
  // What is not among the raids of its day is not told with them.
  expect(advised(player, '12@0')).toBe('The staff lays Biggin Hill next.')
  const rich = DeskPlayer.at(dealt([5, 8, 12, 15, 34]))
  const [intent] = dayPlan(rich.state)
  if (!intent) throw new Error('The staff plans nothing')
  expect(advised(rich, `${intent.card}@${intent.segment}`)).toMatch(
    /^The staff would fly \d raids?: \d{4} (.+)\. It lays .+ next\.$/,
  )
  player.lay('card:12', 'segment:0')
  expect(advised(player, '159>12')).toMatch(/^The staff suggests .* for Biggin Hill: /)
  player.lay('gruppe:I/KG1', 'card:12')
  expect(advised(player, 'II/KG1>12')).toMatch(/bombs \d+ there, then \d+\.$/)
  expect(advised(player, 'done')).toContain('no more bombers')
  player.lay('gruppe:I/JG51', 'card:12')
  expect(advised(player, 'II/JG51>12')).toMatch(
    /^1 raid is few: .* The staff suggests II\/JG51 for Biggin Hill: about [+-][\d.]+ points after losses (with II\/JG51, [+-][\d.]+ without|either way.*)\.$/,
  )
  expect(MANNERS.advice?.(player.state, asks('disperse'), 'x')).toBeUndefined()
})

test('the staff tells what it has planned, raid by raid', () => {
  const player = DeskPlayer.at(dealt([12, 15]))
  player.lay('card:12', 'segment:0')
  player.lay('card:15', 'segment:1')
  player.lay(['gruppe:I/KG1', 'gruppe:II/KG1'], 'card:12')
  expect(MANNERS.staffed?.(player.state)).toEqual({
    words: expect.stringMatching(/^The staff plans 2 raids: about [+-]?[\d.]+ points after losses/),
    table: {
      head: ['Hour', 'Target', 'Bombers', 'Fighters', 'Points'],
      rows: [
        ['0600', 'Biggin Hill', '2', '0', expect.stringMatching(/^[+-]?[\d.]+$/)],
        ['0800', 'Kenley', '0', '0', '–'],
      ],
    },
    after: [
      'Biggin Hill: losses may cost more than the bombs win. Better take it back.',
      'At home: 13 bombers, more than fighters can shield; 12 fighters.',
    ],
  })
})

test('RE-15.1.c the staff says which strategy cards it keeps because they would do nothing', () => {
  const { state } = DeskPlayer.at(dealt([12, 15]))
  state.plan.push({ card: 12, segment: 0, major: true, strategies: [], done: false })
  const [MAJOR, PATHFINDERS] = [156, 159]
  state.strategies = [MAJOR, PATHFINDERS]
  expect(MANNERS.staffed?.(state).after).toContain('Kept in hand: Major raid, of no use to these raids.')
})

test('RE-4.III.3 later in the day the staff tells of the raids that are still to be flown, and of no others', () => {
  const { state } = DeskPlayer.at(dealt([12, 15]))
  const raid = { major: true, strategies: [] }
  state.plan.push(
    { ...raid, card: 12, segment: 0, done: true },
    { ...raid, card: 15, segment: 4, done: false },
  )
  Object.assign(gruppe(state, 'I/JG51'), { place: 'planned', raid: 1 })
  Object.assign(state, { clock: 4, offered: 5 })
  expect(MANNERS.staffed?.(state)).toMatchObject({
    words: expect.stringMatching(/^The staff sends fighters to 1 raid: about /),
    table: { rows: [['1400', 'Kenley', '0', '1', expect.anything()]] },
    after: [
      'Kenley: losses may cost more than the bombs win. It is too late to call it off.',
      'At home: 11 fighters, more than these raids want.',
    ],
  })
})

test('RE-5.4.d a strategy card says where it would do nothing', () => {
  const { state } = DeskPlayer.at(dealt([12, 15], { strategies: [] }))
  const idle = (strategy: string, raid: Partial<Raid>) => {
    const card = packOf(state).pack.strategies.find(one => one.strategy === strategy)?.card ?? 0
    return idleThere(state, { card: 12, major: true, segment: 0, strategies: [], done: false, ...raid }, card)
      ?.rule
  }
  expect(idle('major-raid', {})).toBe('RE-5.4.d')
  expect(idle('major-raid', { major: false })).toBeUndefined()
  expect(idle('coordination', { major: false })).toBe('RE-5.4.a')
  expect(idle('coordination', {})).toBe('RE-5.4.b')
  expect(idle('low-level', {})).toBeUndefined()
  expect(idle('pathfinders', {})).toBeUndefined()
})

describe('what is no question is not asked', () => {
  const unasked = (campaign: Campaign, pause: Pause) =>
    pause.kind === 'choice' ? MANNERS.unasked?.(campaign, pause) : undefined

  test('RE-6.1.d of Me 109s that are alike one of the letter that most have covers the way home', () => {
    const campaign = aCampaign()
    plan(campaign, 34)
    lay(campaign, 'planned/0 I/KG1 II/KG1 I/JG51 II/JG51 II/JG26')
    const pause = pauseAfter(deploy(campaign))
    expect(pause).toMatchObject({ ask: 'channel-patrol' })
    expect(unasked(campaign, pause)).toBe('II/JG51')
  })

  test('RE-6.1.c RE-6.1.i Me 110s alone have one mission; with bombers they are asked, on the first keys', () => {
    const alone = aCampaign()
    plan(alone, 34)
    lay(alone, 'planned/0 I/ZG26 II/ZG26')
    expect(unasked(alone, pauseAfter(deploy(alone)))).toBe('all-bomber')
    const escorts = aCampaign()
    plan(escorts, 34)
    lay(escorts, 'planned/0 I/KG1 I/ZG26 II/ZG26')
    const pause = pauseAfter(deploy(escorts))
    expect(unasked(escorts, pause)).toBeUndefined()
    const key = (id: string) => MANNERS.first?.('deploy-gruppe', { id }, escorts)
    expect(['all-escort', 'all-bomber', 'all-hunt'].map(key)).toEqual([1, 2, undefined])
  })

  test('RE-8.21.b of escorts with one rating one of the letter that most have flies on, unasked', () => {
    const setAside = (escorts: string) => {
      const campaign = aCampaign()
      inTheAir(campaign, 34, `bomber I/KG1 I/KG2 54, escort ${escorts}`)
      return unasked(campaign, pauseAfter(squadronInterception(campaign)))
    }
    expect(setAside('I/JG51 II/JG51 II/JG26')).toBe('II/JG51')
    expect(setAside('I/JG51 I/ZG26')).toBeUndefined()
  })

  test('RE-8.2.e bombers that differ in nothing but their names are not chosen between', () => {
    const names = aCampaign()
    inTheAir(names, 34, 'bomber I/SG77 II/SG77 III/SG77 I/SG1 54 65 74')
    expect(unasked(names, pauseAfter(squadronInterception(names)))).toBe('I/SG77')
    const letters = aCampaign()
    inTheAir(letters, 34, 'bomber I/KG1 II/KG1 III/KG1 54')
    expect(unasked(letters, pauseAfter(squadronInterception(letters)))).toBeUndefined()
  })
})

test('RE-4.II.2 detection that comes to the same whatever falls is thrown by nobody', () => {
  const campaign = aCampaign()
  inTheAir(campaign, 34, 'hunt I/JG51, bomber I/KG1 II/KG1')
  const roll = () => MANNERS.isIdle?.(campaign, pauseAfter(detect(campaign)) as Chance)
  expect(roll()).toBe(false)
  // Nobody is there to come.
  for (const unit of Object.values(campaign.squadrons)) unit.place = 'heavy-loss'
  expect(roll()).toBe(true)
})

test('RE-6.1.b a hint on missions tells both of them to the end of the raid', () => {
  const campaign = aCampaign()
  plan(campaign, 34)
  lay(campaign, 'planned/0 I/KG1 II/KG1 III/KG1 I/JG51 II/JG51 III/JG51 I/JG26 II/JG26')
  const pause = pauseAfter(deploy(campaign), 'channel-patrol I/JG51')
  if (pause.kind !== 'choice') throw new Error('a mission is asked for')
  expect(MANNERS.advice?.(campaign, pause, 'all-hunt')).toMatch(
    /^The staff reckons this raid at about [+-]?[\d.]+ points after losses if all Me 109s hunt, [+-]?[\d.]+ if all escort/,
  )
})

test('RE-16.a the sum of a day counts the lead that is held', () => {
  const player = DeskPlayer.at(dealt([12, 15]))
  player.lay('card:12', 'segment:0')
  player.lay(['gruppe:I/KG1', 'gruppe:I/JG51'], 'card:12')
  const sum = (vp: number) => MANNERS.staffed?.({ ...player.state, vp }).words
  expect(sum(0)).not.toContain('in the end')
  expect(sum(-3)).toMatch(/points after losses, [+-]?[\d.]+ in the end\./)
})

test('RE-4.II.3 a rendezvous that nothing can part is thrown by nobody; fights and bombs alone wait for a press', () => {
  const campaign = aCampaign()
  inTheAir(campaign, 34, 'hunt I/JG51, bomber I/KG1 II/KG1')
  const roll = (state: Campaign) => MANNERS.isIdle?.(state, pauseAfter(rendezvous(state)) as Chance)
  expect(roll(campaign)).toBe(true)
  expect(roll({ ...campaign, weather: { 2: 'broken', 3: 'clear' } })).toBe(false)
  expect(MANNERS.pressed).toEqual(['combat', 'bombing'])
})

test('RE-5.3.b a raid that flies now is reckoned with what it has: the table says what its card says', () => {
  const player = DeskPlayer.at(dealt([12, 15]))
  player.lay('card:12', 'segment:0')
  player.lay(['gruppe:I/KG1', 'gruppe:II/KG1', 'gruppe:III/KG1'], 'card:12')
  const { words, table, after } = found(
    MANNERS.staffed?.({ ...player.state, scenario: 'prelude' }),
    'what the staff tells',
  )
  const forecast = found(forecastOf(player.state, 0, false), 'forecast')
  const onCard = gaugesOf(player.state, 0, forecast).find(({ of }) => of === 'balance')?.shows
  expect(table?.rows[0]).toEqual(['0600', 'Biggin Hill', '3', '0', onCard])
  expect(words).not.toContain('as if')
  expect(words).toContain(`about ${onCard} points`)
  expect(words).toMatch(/You need \+6 to win the day: this plan should cost more than it brings\.$/)
  expect(after?.[0]).toMatch(/^Biggin Hill: losses may cost more/)
})
