import type { Sound } from '@tallyho/kit/sounds.ts'
import { type Bench, noise, tone } from './bench.ts'

export interface Voice {
  readonly seconds: number
  play(bench: Bench): void
}

/** When the dice knock against each other in the hand, and against the table, with how much force. */
const SHAKEN = [0, 0.05, 0.085, 0.14, 0.175, 0.235, 0.27]
const FALLEN: readonly (readonly [after: number, force: number])[] = [
  [0.38, 1],
  [0.47, 0.75],
  [0.52, 0.5],
  [0.61, 0.4],
  [0.66, 0.22],
  [0.7, 0.12],
]

/** The bell of an old telephone: a clapper between two small gongs, rung twice. */
function telephone(bench: Bench): void {
  const GONGS = [1318, 1568]
  for (const ring of [0, 0.62])
    for (let strike = 0; strike < 9; strike++) {
      const after = ring + strike * 0.045
      const from = GONGS[strike % 2] ?? 1318
      tone(bench, { after, from, seconds: 0.34, peak: 0.13 })
      tone(bench, { after, from: from * 2.71, seconds: 0.16, peak: 0.05 })
      noise(bench, {
        after,
        seconds: 0.02,
        peak: 0.09,
        through: { type: 'bandpass', from: 3900, q: 2 },
      })
    }
}

/** One die against another, or against wood. */
function knock(bench: Bench, after: number, force: number, pitch: number): void {
  noise(bench, { after, seconds: 0.035, peak: 1.5 * force, through: { type: 'bandpass', from: pitch, q: 5 } })
  tone(bench, { after, from: pitch / 6, to: pitch / 9, seconds: 0.05, peak: 0.4 * force })
}

/** How long dice are shaken that somebody holds in his hand. */
const HELD = 4

/** Dice shaken as long as a hand holds them. */
export function shake(bench: Bench): void {
  for (let i = 0; i * 0.06 < HELD; i++)
    knock(bench, i * 0.06 + (i % 3) * 0.013, 0.28 + (i % 4) * 0.05, 2300 + ((i * 577) % 1300))
}

function dice(bench: Bench): void {
  for (const [i, after] of SHAKEN.entries()) knock(bench, after, 0.32, 2400 + ((i * 577) % 1200))
  for (const [i, [after, force]] of FALLEN.entries()) knock(bench, after, 0.75 * force, 1500 + (i % 3) * 260)
}

/** A card turned on the table: the paper whispers, and lies. */
function card(bench: Bench): void {
  noise(bench, {
    seconds: 0.2,
    swell: 0.13,
    peak: 0.34,
    through: { type: 'bandpass', from: 2600, to: 6400, q: 1.1 },
  })
  noise(bench, { after: 0.17, seconds: 0.1, peak: 0.42, through: { type: 'lowpass', from: 1500, to: 400 } })
}

/** Piston engines that come and go: two, a little out of tune with each other. */
function engines(bench: Bench): void {
  const through = { type: 'lowpass', from: 620, to: 380, q: 0.9 } as const
  const seconds = 1.9
  for (const from of [88, 91.5])
    tone(bench, { from, to: from * 0.9, seconds, swell: 0.7, peak: 0.2, wave: 'sawtooth', through })
  tone(bench, { from: 44, to: 40, seconds, swell: 0.7, peak: 0.2, wave: 'triangle' })
  noise(bench, {
    seconds,
    swell: 0.7,
    peak: 0.1,
    through: { type: 'bandpass', from: 420, to: 300, q: 0.8 },
  })
}

/** Two bursts of machine guns, far away: the sharp of it is lost on the way. */
function guns(bench: Bench): void {
  const shots = (first: number, count: number, force: number) => {
    for (let i = 0; i < count; i++) {
      const after = first + i * 0.058
      noise(bench, {
        after,
        seconds: 0.09,
        peak: force * (0.85 + (i % 3) * 0.1),
        through: { type: 'lowpass', from: 1100, to: 260, q: 1.2 },
      })
    }
  }
  shots(0, 8, 0.9)
  shots(0.62, 6, 0.65)
}

/** Something is hit: a crack, and what follows it. */
function hit(bench: Bench): void {
  noise(bench, { seconds: 0.07, peak: 0.4, through: { type: 'bandpass', from: 1900, to: 700, q: 0.8 } })
  noise(bench, {
    after: 0.02,
    seconds: 0.95,
    swell: 0.02,
    peak: 0.85,
    through: { type: 'lowpass', from: 900, to: 110, q: 0.8 },
  })
  tone(bench, { after: 0.01, from: 120, to: 42, seconds: 0.6, swell: 0.01, peak: 0.3 })
}

/** A stick of bombs on the ground, one after the other, felt more than heard. */
function bombs(bench: Bench): void {
  for (const [after, force] of [
    [0, 0.7],
    [0.36, 1],
    [0.7, 0.85],
  ] as const) {
    tone(bench, { after, from: 105, to: 36, seconds: 0.85, swell: 0.012, peak: 0.36 * force })
    noise(bench, {
      after,
      seconds: 0.8,
      swell: 0.03,
      peak: 0.8 * force,
      through: { type: 'lowpass', from: 380, to: 90, q: 0.7 },
    })
  }
}

/** A small gong: it is over. */
function bell(bench: Bench): void {
  const PARTIALS: readonly (readonly [ratio: number, peak: number, seconds: number])[] = [
    [1, 0.3, 2.6],
    [2.01, 0.16, 1.9],
    [2.42, 0.09, 1.5],
    [3.03, 0.07, 1.1],
    [4.24, 0.04, 0.7],
  ]
  for (const [ratio, peak, seconds] of PARTIALS)
    tone(bench, { from: 262 * ratio, seconds, swell: 0.008, peak })
}

/** Every kind of sound, and how long it lasts. */
export const VOICES: Readonly<Record<Sound, Voice>> = {
  telephone: { seconds: 1.35, play: telephone },
  dice: { seconds: 0.76, play: dice },
  card: { seconds: 0.28, play: card },
  engines: { seconds: 1.9, play: engines },
  guns: { seconds: 1.01, play: guns },
  hit: { seconds: 0.98, play: hit },
  bombs: { seconds: 1.56, play: bombs },
  bell: { seconds: 2.6, play: bell },
}
