import type { Choice } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { MANNERS } from '../../board/manners.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { applyVector } from '../../rules/07-raid-vector/icons.ts'
import { contactStep, vectorStep } from '../../rules/07-raid-vector/sequence.ts'
import type { Campaign } from '../../state.ts'
import { metAt, waitingSaid, waitingShort } from '../../text/meeting.ts'
import { fromThere } from '../../text/sides.ts'
import { stakesOf } from '../../text/stakes.ts'
import { words } from '../../text.ts'
import { aPatrol, escort, pauseAfter } from '../kit/table.ts'
import { onTrack } from '../kit/track.ts'

/** A squadron that waits here, and the raid there. */
function waits(station: string, raid = '', inbound: readonly number[] = []): Campaign {
  const campaign = aPatrol()
  onTrack(campaign, station, raid, inbound)
  return campaign
}

function answers(campaign: Campaign, pause: ReturnType<typeof pauseAfter>): readonly string[] {
  const choice = pause as Choice
  return choice.options.map((_, i) => words.answer(campaign, choice, i))
}

test('SAB-IBM-05 SAB-RVS-16 contact tells the Fuel that the way to the bombers takes from where the die may bring us', () => {
  for (const [campaign, then] of [
    [waits('coast high', 'inbound 0'), 'Fuel 11'],
    [waits('middle low', 'inbound 0'), 'Fuel 11 → 10'],
  ] as const) {
    const [now = ''] = answers(campaign, pauseAfter(contactStep(campaign), ''))
    expect(now).toMatch(
      new RegExp(
        `^Tally ho: attack now: 1 Fuel more if (above but behind \\(\\d+\\s%\\) or )?Low, above them \\d+\\s%, ${then}$`,
      ),
    )
    // What is told apart is no part of the others: above, above but behind, and Low are all there is.
    const behind = Array.from({ length: 12 }, (_, i) => metAt(campaign, i + 1)).filter(at =>
      /tail.*High/.test(at),
    )
    if (behind.length > 0) expect(now).toContain(`behind (${Math.round((100 * behind.length) / 12)}\u00a0%)`)
  }
})

test('SAB-RVS-25 every place to wait says how the raid would be met from there, after it has flown on', () => {
  const campaign = waits('middle high', 'inbound 0')
  const high = waitingShort(campaign, { zone: 'coast', altitude: 'high' }, 'next', 0)
  const low = waitingShort(campaign, { zone: 'coast', altitude: 'low' }, 'next', 0)
  expect(high).toMatch(/^Fuel stays 11, above them \d+\s%$/)
  expect(high).not.toBe(low)
  const figures = (zone: 'coast' | 'middle', paid: number) =>
    waitingSaid(campaign, { zone, altitude: 'high' }, 'next', paid)
      .figures.map(({ of, is }) => `${of} ${is}`)
      .join()
  expect(figures('coast', 0)).toMatch(/^above them \d+\s%,Fuel 11$/)
  // The round, and the way in from a zone away.
  expect(figures('middle', 1)).toMatch(/^above them \d+\s%,Fuel 11 → 9$/)
  expect(waitingShort(campaign, { zone: 'deep', altitude: 'high' }, 'next', 1)).toBe(
    'Fuel 11 → 10, out of reach',
  )
  const said = answers(campaign, pauseAfter(vectorStep(campaign), ''))
  expect(new Set(said).size).toBe(said.length)
  for (const one of said)
    expect(one).toMatch(/(above them \d+\s%|out of reach, above them –), Fuel 11 → \d+$/)
})

test('SAB-RVS-14 who waits is told how he would meet the raid a round later', () => {
  const wait = (campaign: Campaign) => answers(campaign, pauseAfter(contactStep(campaign), ''))[1]
  expect(wait(waits('coast high', 'inbound 0'))).toMatch(/^Wait: above them \d+\s%, Fuel 11 → 10$/)
  // SAB-RVS-25 What a move would bring is more from Low, and said as the move itself says it.
  const low = waits('coast low', 'inbound 0')
  const [, here, best, paid] =
    /^Wait: after a move; (\d+\s%) if you stay, above them (\d+\s%), (Fuel \d+ → \d+)$/.exec(
      wait(low) ?? '',
    ) ?? []
  expect(best).toBeDefined()
  expect(waitingSaid(low, { zone: 'coast', altitude: 'low' }, 'next', 0).figures[0]?.is).toBe(here)
  const moves = answers(low, pauseAfter(vectorStep(low), ''))
  expect(moves.some(said => said.endsWith(`above them ${best}, ${paid}`))).toBe(true)
})

test('SAB-IBM-01 SAB-INT-08 two flanks differ by the sun and by who guards them', () => {
  const campaign = waits('coast high', 'inbound 0')
  const [squadron] = patrolOf(campaign).formations
  if (!squadron) throw new Error('Nobody flies')
  const side = (position: 'port' | 'starboard') =>
    JSON.stringify(fromThere(campaign, squadron, { position, altitude: 'high', fuel: 0 }))
  patrolOf(campaign).sun = 'port'
  expect(side('port')).toContain('in the sun')
  expect(side('starboard')).not.toContain('sun')
  patrolOf(campaign).escortPlaced = true
  escort(campaign, 'starboard 109 heavy')
  expect(side('starboard')).toMatch(/"get through","is":"\d+\s%"/)
  expect(side('port').replace('in the sun', '')).not.toBe(side('starboard'))
})

test('SAB-VEC-01 flak that is followed by the raid on its marker says so, and where it appears', () => {
  const campaign = waits('coast low')
  const flak = pauseAfter(applyVector(campaign, ['flak:1', 'raid']), 'draw.damage wing') as Choice
  expect(words.pause(campaign, flak)).toContain('appears next, in your zone')
  expect(MANNERS.unasked?.(campaign, flak)).toBeUndefined()
  for (const said of answers(campaign, flak)) expect(said).toMatch(/above them \d+\s%, Fuel 11 → \d+$/)
  const unseen = waits('coast low')
  const alone = pauseAfter(applyVector(unseen, ['flak:1']), 'draw.damage wing') as Choice
  expect(words.pause(unseen, alone)).toMatch(/no raid is seen yet/)
  expect(MANNERS.unasked?.(unseen, alone), 'a step is free at the end of the round').toBe('no')
  const high = waits('coast high')
  const overUs = pauseAfter(applyVector(high, ['flak:1', 'new-trade']), 'draw.damage wing') as Choice
  expect(MANNERS.unasked?.(high, overUs), 'contact is asked for next').toBe('no')
})

test('SAB-RVS-26 who has lost the squadron is told what each way out means', () => {
  const options = ['rejoin', 'home', 'stay'].map(act => ({ id: act, act }))
  const lost: Choice = {
    kind: 'choice',
    seat: 'squadron',
    ask: 'vector.lost',
    options,
    about: ['unit:green'],
  }
  for (const i of options.keys())
    expect(words.said?.(waits('coast high'), lost, i)).toHaveProperty('so', expect.stringMatching(/.{20}/))
})

test('SAB-VEC-05 flak does not ask what contact asks next: from High, in the same zone, with nothing more to turn up', () => {
  const flak: Choice = { kind: 'choice', seat: 'squadron', ask: 'flak.tally-ho', options: [{ id: 'no' }] }
  expect(MANNERS.unasked?.(waits('coast high', 'inbound 0', [0]), flak)).toBe('no')
  expect(MANNERS.unasked?.(waits('coast high', 'inbound 0', [1]), flak)).toBeUndefined()
  expect(MANNERS.unasked?.(waits('coast low', 'inbound 0', [0]), flak)).toBeUndefined()
  expect(MANNERS.unasked?.(waits('middle high', 'inbound 0', [0]), flak)).toBeUndefined()
})

test('SAB-RVS-16 SAB-RVS-21 SAB-EX-45 two flanks are asked for as soon as anything tells them apart, and not before', () => {
  const side = (position: string) => ({ id: `${position}/low`, position, altitude: 'low' })
  const sides: Choice = {
    kind: 'choice',
    seat: 'squadron',
    ask: 'contact.position',
    options: ['port', 'starboard'].map(side),
  }
  const campaign = waits('coast high', 'inbound 0')
  for (const said of answers(campaign, sides))
    expect(said).toMatch(/; escort on this flank \d+\s%, get through/)
  expect(MANNERS.unasked?.(campaign, sides), 'what the chart may bring').toBeUndefined()
  patrolOf(campaign).escortPlaced = true
  escort(campaign, 'ahead 109 heavy')
  expect(MANNERS.unasked?.(campaign, sides)).toBe('port/low')
  escort(campaign, 'port 110 light')
  const [port, starboard] = answers(campaign, sides)
  expect(port).not.toBe(starboard)
  expect(MANNERS.unasked?.(campaign, sides), 'the escort').toBeUndefined()
})

test('SAB-RVS-18 SAB-IBM-05 an adjustment tells what is paid now, and by its name what the attack takes later, as the map does', () => {
  const campaign = waits('coast high', 'inbound 0')
  patrolOf(campaign).escortPlaced = true
  const [squadron] = patrolOf(campaign).formations
  if (!squadron) throw new Error('Nobody flies')
  squadron.at = { position: 'port', altitude: 'low' }
  const to = (position: 'nose' | 'port', altitude: 'high' | 'low') => ({
    id: `${position}/${altitude}`,
    to: { position, altitude },
    on: [`position:${position}/${altitude}`],
  })
  const adjust: Choice = {
    kind: 'choice',
    seat: 'squadron',
    ask: 'contact.adjust',
    about: ['formation:squadron'],
    options: [to('nose', 'low'), to('port', 'high')],
  }
  const stakes = stakesOf(campaign, adjust)
  expect([...stakes.values()].map(({ fuel, later }) => [fuel, later])).toEqual([
    [1, 1],
    [1, undefined],
  ])
  const [low, high] = answers(campaign, adjust)
  expect(low).toMatch(
    /^Round to nose, Low: 1 Fuel more to attack; a burst hits \d+\s%, is hit \d+\s%.*, get through \d+\s%, Fuel 11 → 10$/,
  )
  expect(high).toMatch(/^Climb to High: .*, get through \d+\s%, Fuel 11 → 10$/)
})

test('SAB-VEC-05 contact at once and after the flak cost and bring the same, and differ in one word', () => {
  const campaign = waits('coast high', 'inbound 0', [1])
  const flak = pauseAfter(applyVector(campaign, ['flak:1']), 'draw.damage wing') as Choice
  const said = answers(campaign, flak)
  const [now, later] = [said[0], said.at(-1)].map(one => /1 hidden plot .*$/.exec(one ?? '')?.[0])
  expect(now).toMatch(/^1 hidden plot comes up afterwards, above them \d+\s%, Fuel 11 → 10$/)
  expect(later).toBe(now?.replace('afterwards', 'first'))
})

test('SAB-RVS-18 SAB-IBM-05 High and Low of one position are told apart', () => {
  const campaign = waits('coast high', 'inbound 0')
  const [squadron] = patrolOf(campaign).formations
  if (!squadron) throw new Error('Nobody flies')
  squadron.at = { position: 'port', altitude: 'low' }
  const adjust: Choice = {
    kind: 'choice',
    seat: 'squadron',
    ask: 'contact.adjust',
    about: ['formation:squadron'],
    options: [
      { id: 'stay' },
      { id: 'port/high', to: { position: 'port', altitude: 'high' } },
    ] as Choice['options'],
  }
  expect(answers(campaign, adjust)[0]).toMatch(
    /^Stay: port, Low: 1 Fuel more to attack; a burst hits \d+\s%, is hit \d+\s%.*, get through \d+\s%, Fuel 11$/,
  )
  expect(answers(campaign, adjust)[1]).toMatch(/^Climb to High: .*, get through \d+\s%, Fuel 11 → 10$/)
  patrolOf(campaign).escortPlaced = true
  escort(campaign, 'high 109 heavy')
  for (const said of answers(campaign, adjust)) expect(said).toContain('escort on our terms')
})

test('SAB-CHS-04 SAB-CHS-06 SAB-CHS-09 a chase says what a low die brings, and a Section that splits up its chance', () => {
  const campaign = waits('coast high', 'inbound 0')
  escort(campaign, 'high 109 heavy')
  const options = ['chase', 'dissolve', 'home'].map(act => ({ id: act, act }))
  const chase: Choice = { kind: 'choice', seat: 'squadron', ask: 'chase', options, about: ['unit:green'] }
  const [together, alone, home] = answers(campaign, chase)
  expect(together).toMatch(
    /^Green Section chases the raid: Fuel 11 → 10 at the turn’s end, finds it \d+\s%, is caught \d+\s%$/,
  )
  expect(alone).toMatch(
    /^Split up, each alone: who finds it is among the bombers at once, finds it \d+\s%, is caught \d+\s%$/,
  )
  expect(home).toMatch(/Green Section turns for home: out of this patrol; Fuel stays 11, lands safely/)
})

test('SAB-VEC-06 a step from where the raid cannot be met is no answer of the list, and the best way to meet it stands first', () => {
  const campaign = waits('middle low', 'inbound 0')
  const to = (zone: string, altitude: string) => ({ id: `${zone}/${altitude}`, zone, altitude, fuel: true })
  const options = [to('deep', 'low'), to('coast', 'low'), to('middle', 'high'), { id: 'no' }]
  const choice: Choice = { kind: 'choice', seat: 'squadron', ask: 'flak.tally-ho', options }
  const order = MANNERS.foremost?.(campaign, choice)
  expect(order?.map(({ id }) => id)).toEqual(['coast/low', 'no', 'middle/high'])
  expect(order?.[0]?.also, 'it is chosen on the board').toEqual(['deep/low'])
})
