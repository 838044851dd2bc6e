import type { Logged } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { CUT } from '../../board/cut.ts'
import type { Notes } from '../../vocabulary.ts'

const note = (what: keyof Notes, facts: Logged['facts'] = {}): Logged => ({
  rule: 'RE-1.a',
  what,
  facts,
  at: 0,
})

/** Notes cut into beats. */
function beatsOf(notes: readonly Logged[]): string[] {
  const beats: Logged[][] = []
  for (const one of notes) {
    const last = beats.at(-1)
    if (last && CUT.joins(one, last)) last.push(one)
    else beats.push([one])
  }
  return beats.map(beat =>
    beat.map(({ what }) => (what === CUT.leads(beat)?.what ? `*${what}` : what)).join(' '),
  )
}

test('a raid that is met is told in nine beats, each with the card that weighs most', () => {
  const raid = [
    note('raid-begins'),
    note('deployed'),
    note('detection'),
    note('taken-for'),
    note('rendezvous-check', { fails: false, risk: 0 }),
    note('pool'),
    note('priority'),
    note('stands-down'),
    note('tactics'),
    note('responds'),
    note('hunter-interception'),
    note('raid-event', { applies: false }),
    note('combat'),
    note('score'),
    note('moves-to-box'),
    note('raid-event', { applies: false }),
    note('squadron-interception'),
    note('combat'),
    note('bombing'),
    note('score'),
    note('damaged'),
    note('leave-raid'),
    note('recovery'),
    note('raid-over'),
    note('clock'),
    note('turnaround'),
  ]
  expect(beatsOf(raid)).toEqual([
    'raid-begins *deployed',
    '*detection taken-for rendezvous-check',
    'pool priority stands-down tactics *responds',
    '*hunter-interception raid-event',
    '*combat score moves-to-box',
    'raid-event *squadron-interception',
    '*combat',
    '*bombing score damaged',
    'leave-raid recovery *raid-over',
    '*clock turnaround',
  ])
})

test('an event that does something is a beat with its effects, and so is a rendezvous that fails', () => {
  expect(
    beatsOf([
      note('detection'),
      note('rendezvous-check', { fails: true }),
      note('rendezvous-failure'),
      note('raid-event', { applies: true }),
      note('event-reduces'),
      note('event-loss'),
      note('score'),
    ]),
  ).toEqual([
    '*detection',
    'rendezvous-check *rendezvous-failure',
    '*raid-event event-reduces event-loss score',
  ])
})

test('a rendezvous that all keep holds nobody up, whatever the risk was; thrown by hand it is a beat', () => {
  const kept = note('rendezvous-check', { fails: false, risk: 3 })
  expect(beatsOf([note('detection'), kept, note('pool')])).toEqual(['*detection rendezvous-check', '*pool'])
  expect(beatsOf([kept, note('pool')])).toEqual(['*rendezvous-check', '*pool'])
})

test('what comes home or is replaced one after the other is told at once; nothing is told with the end of a raid', () => {
  expect(beatsOf([note('gruppe-replaced'), note('gruppe-replaced'), note('squadron-arrives')])).toEqual([
    '*gruppe-replaced *gruppe-replaced',
    '*squadron-arrives',
  ])
  expect(beatsOf([note('raid-over'), note('score')])).toEqual(['*raid-over', '*score'])
})
