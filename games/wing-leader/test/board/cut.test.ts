import type { Logged } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { CUT, isUneventful, toldLast } from '../../board/cut.ts'

const unit = (id: string) => ({
  unit: 0,
  id,
  model: 'spitfire-ia',
  side: id.startsWith('r') ? 'raider' : 'defender',
})
const note = (what: string, facts: Logged['facts']): Logged => ({ rule: 'WL-8.2.g', at: 0, what, facts })
const moved = (id: string, more: Logged['facts'] = {}) =>
  note('moved', { ...unit(id), from: 'G8', to: 'I8', facing: 0, marker: undefined, ...more })

const UNHURT = {
  lost: 0,
  straggler: false,
  losses: 1,
  maxLosses: 6,
  shaken: false,
  breaks: false,
  bomber: false,
  gone: false,
}

/** As the film cuts them. */
function beatsOf(notes: readonly Logged[]): readonly (readonly Logged[])[] {
  const beats: Logged[][] = []
  for (const one of notes) {
    const last = beats.at(-1)
    if (last && CUT.joins(one, last)) last.push(one)
    else beats.push([one])
  }
  return beats
}

test('units of a side that only fly on are one beat, told in one sentence', () => {
  const beats = beatsOf([
    note('plan', { ...unit('dA'), plan: 'support' }),
    moved('dA'),
    moved('dB'),
    moved('dC', { to: 'G8' }),
    moved('rA'),
  ])
  expect(beats.map(beat => beat.length)).toEqual([4, 1])
  expect(CUT.tells?.(beats[0] ?? [])).toBe(
    'Spitfire\u00a0A and Spitfire\u00a0B fly on; Spitfire\u00a0C circles.',
  )
})

test('a move that comes to its prey is a beat of its own, and draws the eye', () => {
  const attack = moved('dB', { attacks: unit('rA') })
  expect(beatsOf([moved('dA'), attack, moved('dC')]).map(beat => beat.length)).toEqual([1, 1, 1])
  expect([moved('dA'), attack].map(isUneventful)).toEqual([true, false])
})

test('all hits of a fight are one beat, and the loss has the open card', () => {
  const hit = (id: string, outcome: string) => note('confirmation', { ...unit(id), outcome })
  const beats = beatsOf([hit('dA', 'nothing'), hit('dA', 'loss'), hit('rA', 'nothing')])
  expect(beats.map(beat => beat.length)).toEqual([3])
  expect(CUT.leads(beats[0] ?? [])?.facts.outcome).toBe('loss')
})

test('what a roll brings about is told with it, and who breaks has the open card', () => {
  const holds = (disruptions: number) => note('cohesion', { ...unit('dA'), disruptions })
  const broken = note('broken', { ...unit('dA'), bomber: false })
  const beats = beatsOf([holds(0), holds(0), holds(2), broken])
  expect(beats.map(beat => beat.length)).toEqual([4])
  expect(CUT.leads(beats[0] ?? [])?.facts.disruptions).toBe(2)
})

test('a fight is two beats where the answer misses: the fire, then all that came of it, told by its outcome', () => {
  const of = (what: string, id: string, facts: Logged['facts'] = {}) => note(what, { ...unit(id), ...facts })
  const beats = beatsOf([
    of('combat-roll', 'rA', { role: 'attacker', hits: 1 }),
    of('combat-roll', 'dA', { role: 'defender', hits: 0 }),
    of('confirmation', 'dA', { outcome: 'loss' }),
    of('confirmation', 'rA', { outcome: 'nothing' }),
    of('cohesion', 'rA', { disruptions: 0 }),
    of('cohesion', 'dA', { disruptions: 1 }),
    note('fight-over', {
      square: 'G8',
      fires: [],
      units: [{ ...unit('dA'), ...UNHURT, lost: 1, shaken: true }],
    }),
    of('ammo', 'dA', { ammo: 'low' }),
  ])
  // Cartridges are counted after it: so the outcome stays to be read.
  expect(beats.map(beat => beat.length)).toEqual([1, 6, 1])
  expect(CUT.leads(beats[1] ?? [])?.what).toBe('fight-over')
  expect(CUT.tells?.(beats[1] ?? [])).toBe('Spitfire\u00a0A: 1 lost, shaken.')
  expect(toldLast(beats[1] ?? [])?.what).toBe('fight-over')
})

test('WL-10.7.3.a an ace that is lost is a beat of its own, between the hits and the outcome', () => {
  const beats = beatsOf([
    note('confirmation', { ...unit('dA'), outcome: 'loss' }),
    note('leader-lost', { ...unit('dA'), leader: false, experte: true }),
    note('cohesion', { ...unit('dA'), disruptions: 0 }),
    note('fight-over', { square: 'G8', fires: [], units: [{ ...unit('dA'), ...UNHURT, lost: 1 }] }),
  ])
  expect(beats.map(beat => beat.length)).toEqual([1, 1, 2])
  expect(CUT.leads(beats[1] ?? [])?.what).toBe('leader-lost')
})

test('the outcome of a fight tells its fire once more: that is not told beside it, what an ace does is', () => {
  const over = [note('fight-over', { square: 'G8', fires: [], units: [] })]
  const fire = [note('combat-roll', { ...unit('rA'), role: 'attacker', hits: 1 })]
  const ace = [note('leader-lost', { ...unit('dA'), leader: false, experte: true })]
  const flak = [note('flak', unit('dA')), note('cohesion', { ...unit('dA'), disruptions: 1 })]
  const breaks = [note('cohesion', { ...unit('dB'), disruptions: 2 }), note('broken', unit('dB'))]
  expect(CUT.retells?.(over, breaks)).toBe(true)
  expect([fire, ace, flak].map(earlier => CUT.retells?.(over, earlier))).toEqual([true, false, false])
  expect(CUT.retells?.(fire, fire)).toBe(false)
})

test('fire that answers and hits is a beat of its own', () => {
  const fire = (id: string, role: string, hits: number) => note('combat-roll', { ...unit(id), role, hits })
  const holds = note('cohesion', { ...unit('dA'), disruptions: 0 })
  const lengths = (hits: number) =>
    beatsOf([fire('rA', 'attacker', 1), fire('dA', 'defender', hits), holds]).map(beat => beat.length)
  expect([lengths(0), lengths(2)]).toEqual([
    [1, 2],
    [1, 1, 1],
  ])
})

test('all who look of one side are one beat, and who sees somebody has the open card', () => {
  const look = (id: string, success: boolean) => note('tally-roll', { ...unit(id), success })
  const beats = beatsOf([
    look('dA', false),
    look('dB', true),
    note('tallied', unit('dB')),
    look('dC', false),
    look('rA', true),
  ])
  expect(beats.map(beat => beat.length)).toEqual([4, 1])
  expect(CUT.leads(beats[0] ?? [])?.facts.id).toBe('dB')
})

test('WL-13.1.a an error of radar is a beat of its own, with its card and what the enemy makes of it', () => {
  const vector = note('vector', { ...unit('dA'), square: 'K9' })
  const radar = note('height-error', unit('dA'))
  const shifted = note('vector-shifted', { ...unit('dA'), from: 'K9', square: 'K7' })
  expect(beatsOf([vector, radar, shifted]).map(beat => beat.length)).toEqual([1, 2])
  expect(CUT.leads([radar, shifted])?.what).toBe('height-error')
})

test('where the fighters of a side begin or wait, and where they are sent, is one beat; a dive is told with its attack', () => {
  const sent = (id: string, first = 'placed') => [
    note(first, { ...unit(id), square: 'G8' }),
    note('vector', { ...unit(id), square: 'K9' }),
  ]
  const dive = note('dive-bonus', unit('dA'))
  const attack = moved('dA', { attacks: unit('rA') })
  const notes = [...sent('dA'), ...sent('dB', 'at-edge'), ...sent('rA'), dive, attack]
  expect(beatsOf(notes).map(beat => beat.length)).toEqual([4, 2, 2])
})

test('a dive that is declared is told with whom it closes on', () => {
  const closes = note('closes', { ...unit('dA'), from: 'K14', to: 'M11', target: unit('rA') })
  expect(beatsOf([note('dive-bonus', unit('dA')), closes]).map(beat => beat.length)).toEqual([2])
})

test('WL-10.8.i the roll that catches somebody is told with the dogfight that begins, not before the dice have fallen', () => {
  const rolled = {
    square: 'J12',
    willing: { ...unit('rA'), dice: [9], total: 9 },
    refusing: { ...unit('dA'), dice: [6], total: 6 },
  }
  const rolls = note('dogfight-rolls', { ...rolled, begins: true })
  const begins = note('dogfight-begins', { square: 'J12', units: [unit('rA'), unit('dA')] })
  expect(beatsOf([rolls, begins])).toEqual([[rolls, begins]])
  expect(CUT.tells?.([rolls, begins])).toMatch(/wants a dogfight.*: it is caught[.]$/)
  expect(CUT.tells?.([rolls])).toBeUndefined()
})
