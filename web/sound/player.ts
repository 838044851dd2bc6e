import type { Sound } from '@tallyho/kit/sounds.ts'
import type { Settings } from '../store/settings.ts'
import { shake, VOICES } from './voices.ts'

/** More at once would be noise. */
const MOST = 4
/** What is heard in one beat comes one after the other. */
const APART = 0.22
/** A browser may keep silent until something is pressed. What comes later than this is no longer of its moment. */
const LATE = 400

/** One for the whole page: made when the first sound is wanted. */
let context: AudioContext | undefined
let out: AudioNode | undefined
const sounding: GainNode[] = []

/** Plays some sounds one after the other, each as loud as the player wishes; for a new one the oldest falls silent. */
export async function play(sounds: readonly Sound[], volumes: Settings['volumes']): Promise<void> {
  const place = await awake()
  if (!place) return
  const audible = sounds.filter(sound => volumes[sound] > 0)
  for (const [i, sound] of audible.entries()) {
    const { seconds, play: voice } = VOICES[sound]
    const at = place.context.currentTime + 0.01 + i * APART
    const level = levelled(place, volumes[sound])
    voice({ context: place.context, out: level, at })
    sounding.push(level)
    if (sounding.length > MOST) fade(place, sounding[0])
    setTimeout(() => fade(place, level), (i * APART + seconds + 0.1) * 1000)
  }
}

function fade({ context }: Place, level: GainNode | undefined): void {
  if (!level) return
  const at = sounding.indexOf(level)
  if (at >= 0) sounding.splice(at, 1)
  level.gain.setTargetAtTime(0, context.currentTime, 0.02)
  setTimeout(() => level.disconnect(), 200)
}

/** Shakes the dice until the pointer that holds them is let go. */
export async function rattle(volumes: Settings['volumes']): Promise<void> {
  const held = untilReleased()
  const place = volumes.dice > 0 ? await awake() : undefined
  if (!place || held.over) return
  const level = levelled(place, volumes.dice)
  shake({ context: place.context, out: level, at: place.context.currentTime + 0.01 })
  await held.released
  fade(place, level)
}

function untilReleased() {
  const held = { over: false, released: Promise.resolve() }
  held.released = new Promise(done => {
    const end = () => {
      held.over = true
      for (const name of ENDS) removeEventListener(name, end)
      done()
    }
    for (const name of ENDS) addEventListener(name, end)
  })
  return held
}

const ENDS = ['pointerup', 'pointercancel', 'blur'] as const

interface Place {
  readonly context: AudioContext
  readonly out: AudioNode
}

function levelled({ context, out }: Place, volume: number): GainNode {
  const level = context.createGain()
  // Loudness is heard in steps of equal proportion.
  level.gain.value = (volume / 100) ** 2
  level.connect(out)
  return level
}

/** The page's own sound, if the browser lets it be heard now. */
async function awake(): Promise<Place | undefined> {
  if (document.hidden) return undefined
  context ??= new AudioContext()
  out ??= limited(context)
  if (context.state === 'running') return { context, out }
  const asked = performance.now()
  await context.resume().catch(() => undefined)
  return performance.now() - asked < LATE ? { context, out } : undefined
}

/** Several voices at once are held below what a loudspeaker can do. */
function limited(context: AudioContext): AudioNode {
  const limiter = context.createDynamicsCompressor()
  limiter.threshold.value = -8
  limiter.ratio.value = 12
  limiter.connect(context.destination)
  return limiter
}
