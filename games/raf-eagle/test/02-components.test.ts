import { expect, test } from 'vitest'
import { standard } from '../pack/index.ts'

const { sectors, targets, squadrons, gruppen, dayEvents } = standard

test('RE-2.1.a a sector is named by number and group and has one airfield; London has neither', () => {
  for (const { id, group } of sectors.filter(sector => sector.id !== 'London')) {
    expect(id).toMatch(new RegExp(`^[1-9]/${group}$`))
    expect(targets.filter(({ type, sector }) => type === 'airfield' && sector === id)).toHaveLength(1)
  }
  const london = sectors.filter(({ group }) => group === undefined)
  expect(london.map(({ id }) => id)).toEqual(['London'])
  expect(targets.filter(({ type, sector }) => type === 'airfield' && sector === 'London')).toEqual([])
})

test('RE-2.21.a 27 squadrons, 15 reinforcements and 5 of Blenheims; 77 Gruppen and 7 that come later', () => {
  const inUse = squadrons.filter(({ ace }) => !ace)
  const blenheims = inUse.filter(({ type }) => type === 'Blenheim')
  const later = inUse.filter(({ reinforcement }) => reinforcement)
  expect([inUse.length, later.length, blenheims.length]).toEqual([47, 15, 5])
  expect(gruppen).toHaveLength(84)
  expect(gruppen.filter(({ arrives }) => arrives !== undefined)).toHaveLength(7)
})

test('RE-2.21.i every squadron names its sector, every Gruppe its Luftflotte; some have no Geschwader', () => {
  for (const { sector } of squadrons) expect(sectors.map(({ id }) => id)).toContain(sector)
  for (const { luftflotte } of gruppen) expect([2, 3]).toContain(luftflotte)
  expect(gruppen.filter(({ id }) => !id.includes('/')).length).toBeGreaterThan(0)
  const names = [...squadrons, ...gruppen].map(({ id }) => id)
  expect(new Set(names).size).toBe(names.length)
})

test('RE-2.33.a a Day Event card tells days, replacements, pilots by VP, reinforcement, repairs and an event', () => {
  for (const card of dayEvents) {
    expect(card.days).toBeGreaterThanOrEqual(1)
    expect(card.days).toBeLessThanOrEqual(6)
    expect(Object.keys(card.replacements).sort()).toEqual([
      'Blenheim',
      'Hurricane',
      'Spitfire',
      'bomber',
      'fighter',
    ])
    expect(card.pilots.length).toBeGreaterThan(1)
    expect(typeof card.reinforcement).toBe('boolean')
    expect(card.repair).toBeGreaterThanOrEqual(1)
    expect(card.event.event.length).toBeGreaterThan(0)
  }
})
