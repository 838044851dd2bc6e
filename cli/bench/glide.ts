import { atTables, type Table } from './browser.ts'
import type { Figure } from './measure.ts'

/** As a player sees it who has set nothing. */
const SHOWN = { film: 'normal', dice: 'self', lessons: false }

/** Frames of the screen with a piece on its way that are enough, and the time they may take at most, in ms. */
const FRAMES = 600
const PATIENCE = 30_000

/** How smoothly pieces glide while the film plays, on a desktop. */
export function glideFigures(): Promise<Figure[]> {
  return atTables(
    SHOWN,
    page => page.evaluate(watchPieces, { frames: FRAMES, patience: PATIENCE }),
    glideFigure,
  )
}

function glideFigure({ title }: Table, measured: readonly number[] | undefined, why: string): Figure[] {
  const times = measured ?? []
  const spent = times.reduce((sum, ms) => sum + ms, 0)
  const moved = times.length > 0
  const note = why || (moved ? `${times.length} frames` : 'nothing moved')
  return [
    {
      figure: `Pieces glide, ${title}`,
      unit: 'frames/s',
      aim: { is: 'at least', value: 60 },
      value: moved ? Math.round((times.length / spent) * 1000) : undefined,
      note,
    },
    {
      figure: `The longest frame meanwhile, ${title}`,
      unit: 'ms',
      aim: { is: 'at most', value: 50 },
      value: moved ? Math.max(...times) : undefined,
      note,
    },
  ]
}

/** Runs in the page: lets the machine answer again and again, and times every frame in which a piece moves. */
async function watchPieces({ frames, patience }: { frames: number; patience: number }): Promise<number[]> {
  const times: number[] = []
  const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve))
  const glides = () =>
    document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' &&
          effect instanceof KeyframeEffect &&
          effect.target?.closest('[data-piece]') != null,
      )
  const rests = () => {
    const film = document.querySelector('[data-testid=table]')?.getAttribute('data-film') ?? 'rest'
    return film === 'rest' && document.querySelector('[data-option]') !== null
  }
  const began = performance.now()
  let before = await frame()
  let gliding = false
  while (times.length < frames && before - began < patience) {
    const now = await frame()
    if (gliding) times.push(now - before)
    gliding = glides()
    before = now
    if (!gliding && rests()) document.querySelector<HTMLElement>('[data-testid=machine-once]')?.click()
  }
  return times
}
