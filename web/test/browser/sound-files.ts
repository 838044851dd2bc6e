import { fileURLToPath } from 'node:url'
import type { Sound } from '@tallyho/kit/sounds.ts'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import type { VOICES } from '../../sound/voices.ts'

/** One sound as it would leave the loudspeaker, and what can be measured of it. */
export interface Rendered {
  readonly sound: Sound
  readonly seconds: number
  readonly samples: readonly number[]
  readonly peak: number
  readonly loudness: number
  /** How long it is until nothing is heard any more. */
  readonly lasts: number
  /** How bright it is: the middle of its spectrum, in hertz. */
  readonly bright: number
}

const RATE = 22_050

/** Every sound, made in the browser as the table makes it, but into a file. */
export async function renderAll(page: Page): Promise<readonly Rendered[]> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../sound/voices.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'made',
    write: false,
  })
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
  const rendered = await page.evaluate(async rate => {
    const { made } = globalThis as unknown as { readonly made: { readonly VOICES: typeof VOICES } }
    const all = Object.entries(made.VOICES) as [Sound, (typeof made.VOICES)[Sound]][]
    return Promise.all(
      all.map(async ([sound, { seconds, play }]) => {
        const context = new OfflineAudioContext(1, rate * (seconds + 1), rate)
        play({ context, out: context.destination, at: 0 })
        const samples = [...(await context.startRendering()).getChannelData(0)]
        return { sound, seconds, samples }
      }),
    )
  }, RATE)
  return rendered.map(one => ({ ...one, ...measured(one.samples) }))
}

function measured(samples: readonly number[]): Pick<Rendered, 'peak' | 'loudness' | 'lasts' | 'bright'> {
  const peak = Math.max(...samples.map(Math.abs))
  const last = samples.findLastIndex(value => Math.abs(value) > 0.0002)
  const heard = samples.slice(0, last + 1)
  const energy = (list: readonly number[]) => list.reduce((sum, value) => sum + value ** 2, 0)
  // The slope of a tone grows with its pitch: slopes against levels give the middle of the spectrum.
  const slopes = heard.slice(1).map((value, i) => value - (heard[i] ?? 0))
  return {
    peak,
    loudness: Math.sqrt(energy(heard) / heard.length),
    lasts: (last + 1) / RATE,
    bright: (Math.sqrt(energy(slopes) / energy(heard)) * RATE) / (2 * Math.PI),
  }
}

/** As a file that any player plays: one channel of 16 bits. */
export function wavOf(samples: readonly number[]): Buffer {
  const file = Buffer.alloc(44 + samples.length * 2)
  const text = (at: number, word: string) => file.write(word, at, 'ascii')
  text(0, 'RIFF')
  file.writeUInt32LE(file.length - 8, 4)
  text(8, 'WAVEfmt ')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  text(36, 'data')
  file.writeUInt32LE(samples.length * 2, 40)
  for (const [i, value] of samples.entries())
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_767), 44 + i * 2)
  return file
}
