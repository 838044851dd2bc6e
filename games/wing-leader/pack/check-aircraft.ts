import { type Fault, type Path, pathOf } from '@tallyho/engine'
import { bandFaults } from './check-tables.ts'
import type { AircraftCard, Ratings } from './types.ts'

const TOP = 19

/** Cards that can be flown: one of each id, rated at every altitude, and without contradictions. */
export function aircraftFaults(cards: readonly AircraftCard[]): Fault[] {
  const faults: Fault[] = []
  const seen = new Set<string>()
  const meet = (id: string, path: Path) => {
    if (seen.has(id))
      faults.push({
        path: pathOf([...path, 'id']),
        message: `expected an id of its own but '${id}' is taken`,
      })
    seen.add(id)
  }
  for (const [i, card] of cards.entries()) {
    const path = ['aircraft', i]
    meet(card.id, path)
    faults.push(...ratingFaults(path, card, card))
    for (const [j, variant] of (card.variants ?? []).entries()) {
      const at = [...path, 'variants', j]
      meet(variant.id, at)
      // WL-3.2.b The variant as it flies; told where its own words are at fault.
      faults.push(...ratingFaults(at, { ...card, ...variant }, variant))
    }
  }
  return faults
}

/** `own` is what is written at this place. */
function ratingFaults(path: Path, ratings: Ratings, own: Partial<Ratings>): Fault[] {
  const faults: Fault[] = []
  const add = (key: keyof Ratings, message: string, rest: Path = []) =>
    faults.push({ path: pathOf([...path, ...(key in own ? [key, ...rest] : [])]), message })

  // WL-3.3.1.a WL-3.3.1.b WL-C-06 WL-C-07 Every altitude is in one band.
  if (own.bands) faults.push(...bandFaults([...path, 'bands'], own.bands, 'altitude', TOP))
  if (own.bombs) faults.push(...bandFaults([...path, 'bombs'], own.bombs, 'altitude', TOP))

  // WL-3.3.g
  const [low = 0, high] = ratings.protection
  if (own.protection && high !== undefined && high <= low)
    add('protection', `expected a second number above ${low} but found ${high}`, [1])

  // WL-3.3.e WL-3.3.f
  if (ratings.firepower === 'U' && own.strafing !== undefined)
    add('strafing', 'expected no strafing value for an unarmed aircraft (3.3)')

  // WL-13.8.2.b
  const { rocket, maxLoad } = ratings.abilities
  if (own.abilities && rocket && !ratings.throttle)
    add('abilities', 'expected ratings by throttle for a rocket plane (13.8.2)')
  if (own.throttle && !rocket)
    add('throttle', 'expected the ability rocket with ratings by throttle (13.8.2)')

  // WL-3.3.m
  const greatest = Math.max(0, ...ratings.bombs.map(({ value }) => (value === '-' ? 0 : value)))
  if ((own.abilities || own.bombs) && maxLoad !== undefined && maxLoad < greatest)
    add(
      'abilities',
      `expected Max Load of at least the printed bomb value ${greatest} but found ${maxLoad}`,
      ['maxLoad'],
    )
  return faults
}
