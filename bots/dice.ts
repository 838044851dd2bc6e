import { type Chance, type ChanceSource, hashText, type Random, random } from '@tallyho/engine'

/** Parts that a throw is divided into, where outcomes weigh differently. */
const PARTS = 2 ** 30

/**
 * Dice that know what they are thrown for. What is rolled for the same thing for the same time comes up the same in every
 * game of this seed, whatever else was rolled before it: games that part at one answer keep most of their luck in common,
 * and what is left between them is the answer.
 */
export function diceOf(seed: number): ChanceSource {
  const streams = new Map<string, Random>()
  return pause => {
    const key = keyOf(pause)
    let numbers = streams.get(key)
    if (!numbers) {
      numbers = random(mixed(hashText(key, seed)))
      streams.set(key, numbers)
    }
    return thrown(pause, numbers)
  }
}

/** What it is rolled for, and for whom. */
function keyOf({ what, about }: Chance): string {
  return about ? `${what} ${about.join()}` : what
}

/** The outcome at one place of the whole: a cup with a chit less in it still gives much the same. */
function thrown({ outcomes }: Chance, numbers: Random): number {
  let total = 0
  for (const { weight } of outcomes) total += weight
  let left = Math.floor((numbers(PARTS) / PARTS) * total)
  for (let i = 0; i < outcomes.length; i++) {
    left -= (outcomes[i] as { weight: number }).weight
    if (left < 0) return i
  }
  throw new Error('Outcomes need positive whole weights')
}

/** Every bit of a mark in every other: keys that are alike must not roll alike. */
function mixed(mark: number): number {
  let h = mark
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) | 0
}
