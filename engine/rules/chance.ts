import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { hashText } from '../play/hash.ts'
import type { Chance } from './pause.ts'
import { SIX, TEN, TWELVE } from './procedure.ts'

/** Whole numbers from 0 to below `n`. */
export type Random = (n: number) => number

/** How a chance pause is settled: the index of the outcome that comes up. */
export type ChanceSource = (pause: Chance) => number

/** The same stream of numbers for the same seed, anywhere. */
export function random(seed: number): Random {
  const generator = xoroshiro128plus(seed)
  return n => uniformInt(generator, 0, n - 1)
}

/** One seed for each of many games, so that the order in which they are played does not matter. */
export function seedOf(seed: number, game: number): number {
  return hashText(`${seed}/${game}`) | 0
}

/** Chance that follows a stream of random numbers. */
export function fair(numbers: Random): ChanceSource {
  return ({ outcomes }) => {
    // Dice need no adding up: theirs is most of the chance in a game.
    if (outcomes === SIX) return numbers(6)
    if (outcomes === TEN) return numbers(10)
    if (outcomes === TWELVE) return numbers(12)
    let total = 0
    for (let i = 0; i < outcomes.length; i++) total += (outcomes[i] as { weight: number }).weight
    let left = numbers(total)
    for (let i = 0; i < outcomes.length; i++) {
      left -= (outcomes[i] as { weight: number }).weight
      if (left < 0) return i
    }
    throw new Error('Outcomes need positive whole weights')
  }
}

export function seeded(seed: number): ChanceSource {
  return fair(random(seed))
}

/** Chance nobody can foresee, for games that people play: no seed exists that could be peeked at. */
export function unforeseen(): ChanceSource {
  const word = new Uint32Array(1)
  return fair(n => {
    const limit = 2 ** 32 - (2 ** 32 % n)
    do crypto.getRandomValues(word)
    while ((word[0] as number) >= limit)
    return (word[0] as number) % n
  })
}
