import type { Choice } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { MANNERS } from '../../board/manners.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { applyVector } from '../../rules/07-raid-vector/icons.ts'
import { contactStep, vectorStep } from '../../rules/07-raid-vector/sequence.ts'
import type { Campaign } from '../../state.ts'
import { fromThere, metAt, waitingSaid, waitingShort } from '../../text/meeting.ts'
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
    [waits('coast high', 'inbound 0'), 'Fuel stays 11; from Low or the tail 10'],
    [waits('middle low', 'inbound 0'), 'Fuel 11 → 10 \\(the way in\\); from Low or the tail 9'],
  ] as const) {
    const [now = ''] = answers(campaign, pauseAfter(contactStep(campaign), ''))
    expect(now).toMatch(
      new RegExp(`^Tally ho: attack now · \\d+\\s% to end above them: ${then} \\(\\d+\\s%\\)$`),
    )
    const costly = Array.from({ length: 12 }, (_, i) => metAt(campaign, i + 1)).filter(at =>
      /tail|Low/.test(at),
    )
    expect(now).toContain(`(${Math.round((100 * costly.length) / 12)}\u00a0%)`)
  }
})

test('SAB-RVS-25 every place to wait says how the raid would be met from there, after it has flown on', () => {
  const campaign = waits('middle high', 'inbound 0')
  const high = waitingShort(campaign, { zone: 'coast', altitude: 'high' }, 'next', [])
  const low = waitingShort(campaign, { zone: 'coast', altitude: 'low' }, 'next', [])
  expect(high).toMatch(/^Fuel stays 11, above them \d+\s%$/)
  expect(high).not.toBe(low)
  expect(waitingSaid(campaign, { zone: 'coast', altitude: 'high' }, 'next', []).join('; ')).toMatch(
    /^\d+\s% to end above them; Fuel stays 11/,
  )
  expect(
    waitingSaid(campaign, { zone: 'middle', altitude: 'high' }, 'next', ['the round']).join('; '),
  ).toMatch(/^\d+\s% to end above them; Fuel 11 → 9 \(1 each: the round, the way in\)/)
  expect(waitingShort(campaign, { zone: 'deep', altitude: 'high' }, 'next', ['the round'])).toBe(
    'Fuel 11 → 10, out of reach',
  )
  const said = answers(campaign, pauseAfter(vectorStep(campaign), ''))
  expect(new Set(said).size).toBe(said.length)
  for (const one of said)
    expect(one).toMatch(/ · (\d+\s% to end above them|out of reach): Fuel 11 → \d+ \(.*the .*\)/)
})

test('SAB-RVS-14 who waits is told how he would meet the raid a round later', () => {
  const wait = (campaign: Campaign) => answers(campaign, pauseAfter(contactStep(campaign), ''))[1]
  expect(wait(waits('coast high', 'inbound 0'))).toMatch(
    /^Wait · \d+\s% to end above them: Fuel 11 → 10 \(the round\); you may move before/,
  )
  // SAB-RVS-25 What a move would bring is more from Low, and said as the move itself says it.
  const low = waits('coast low', 'inbound 0')
  const [, best, paid, here] =
    /^Wait · up to (\d+\s%) to end above them: after a move, which is asked next: (Fuel \d+ → \d+); from here (\d+\s%)$/.exec(
      wait(low) ?? '',
    ) ?? []
  expect(best).toBeDefined()
  expect(waitingSaid(low, { zone: 'coast', altitude: 'low' }, 'next', [])[0]).toBe(
    `${here} to end above them`,
  )
  const moves = answers(low, pauseAfter(vectorStep(low), ''))
  expect(
    moves.some(said => said.includes(`${paid} (`) && said.includes(` · ${best} to end above them`)),
  ).toBe(true)
})

test('SAB-IBM-01 SAB-INT-08 two flanks differ by the sun and by who guards them', () => {
  const campaign = waits('coast high', 'inbound 0')
  const [squadron] = patrolOf(campaign).formations
  if (!squadron) throw new Error('Nobody flies')
  const side = (position: 'port' | 'starboard') =>
    fromThere(campaign, squadron, { position, altitude: 'high', fuel: 0 }).join('; ')
  patrolOf(campaign).sun = 'port'
  expect(side('port')).toContain('out of the sun')
  expect(side('starboard')).not.toContain('sun')
  patrolOf(campaign).escortPlaced = true
  escort(campaign, 'starboard 109 heavy')
  expect(side('starboard')).toMatch(/^\d+\s% to reach the bombers; Fuel stays 11; /)
  expect(side('port').replace(', out of the sun', '')).not.toBe(side('starboard'))
})

test('SAB-VEC-01 flak that is followed by the raid on its marker says so, and where it appears', () => {
  const campaign = waits('coast low')
  const flak = pauseAfter(applyVector(campaign, ['flak:1', 'raid']), 'draw.damage wing') as Choice
  expect(words.pause(campaign, flak)).toContain('appears next, in your zone')
  expect(MANNERS.unasked?.(campaign, flak)).toBeUndefined()
  for (const said of answers(campaign, flak))
    expect(said).toMatch(/ · \d+\s% to end above them: Fuel 11 → \d+ \(.*the .*\)/)
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

test('SAB-RVS-16 SAB-RVS-21 SAB-EX-45 either flank is asked for: what the escort may be there is said, and what it is once it is seen', () => {
  const side = (position: string) => ({ id: `${position}/low`, position, altitude: 'low' })
  const sides: Choice = {
    kind: 'choice',
    seat: 'squadron',
    ask: 'contact.position',
    options: ['port', 'starboard'].map(side),
  }
  const campaign = waits('coast high', 'inbound 0')
  expect(MANNERS.unasked?.(campaign, sides)).toBeUndefined()
  for (const said of answers(campaign, sides)) expect(said).toMatch(/; an escort on this flank \d+\s%$/)
  patrolOf(campaign).escortPlaced = true
  escort(campaign, 'ahead 109 heavy, port 110 light')
  const [port, starboard] = answers(campaign, sides)
  expect(port).not.toBe(starboard)
})

test('SAB-RVS-18 SAB-IBM-05 an adjustment tells all the Fuel that the way to the bombers takes, as the map does', () => {
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
  expect([...stakes.values()].map(({ fuel }) => fuel)).toEqual([2, 1])
  const [low, high] = answers(campaign, adjust)
  expect(low).toMatch(/^Fly round to the nose at Low · (\d+ → )?\d+\s% to reach the bombers: Fuel 11 → 9; /)
  expect(high).toMatch(/^Climb to High · (\d+ → )?\d+\s% to reach the bombers: Fuel 11 → 10; /)
  // What a change does to a burst is told beside what it is now.
  expect(low).toMatch(/a burst hits \d+\s%, is hit \d+ → \d+\s%/)
})

test('SAB-VEC-05 contact at once and after the flak cost and bring the same, and differ in one word', () => {
  const campaign = waits('coast high', 'inbound 0', [1])
  const flak = pauseAfter(applyVector(campaign, ['flak:1']), 'draw.damage wing') as Choice
  const said = answers(campaign, flak)
  const [now, later] = [said[0], said.at(-1)].map(
    one => /\d+\s% to end above them: Fuel 11 → 10.*; .*$/.exec(one ?? '')?.[0],
  )
  expect(now).toMatch(/1 hidden plot \(.*\) comes up after the meeting$/)
  expect(later).toBe(
    now?.replace('Fuel 11 → 10', 'Fuel 11 → 10 (the round)').replace('after the meeting', 'first'),
  )
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
    /Stay: the port flank at Low · about \d+\s% to reach the bombers: Fuel 11 → 10; a burst hits \d+\s%, is hit \d+\s%/,
  )
  expect(answers(campaign, adjust)[1]).toMatch(
    /Climb to High · about (\d+ → )?\d+\s% to reach the bombers: Fuel 11 → 10; /,
  )
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
    /^Chase the raid · \d+\s% to find it: German fighters find us \d+\s%; else again next turn; Fuel 11 → 10$/,
  )
  expect(alone).toMatch(/^Split up, each alone · \d+\s% to find it/)
  expect(home).toMatch(/Green Section turns for home.*land safely/)
})

test('SAB-VEC-06 a step from where the raid cannot be met stands last, the best way to meet it first', () => {
  const campaign = waits('middle low', 'inbound 0')
  const to = (zone: string, altitude: string) => ({ id: `${zone}/${altitude}`, zone, altitude, fuel: true })
  const options = [to('deep', 'low'), to('coast', 'low'), to('middle', 'high'), { id: 'no' }]
  const choice: Choice = { kind: 'choice', seat: 'squadron', ask: 'flak.tally-ho', options }
  const order = MANNERS.foremost?.(campaign, choice).map(({ id }) => id)
  expect(order?.at(-1)).toBe('deep/low')
  expect(order?.[0]).toBe('coast/low')
})
