import { atTables, type Table } from './browser.ts'
import type { Figure } from './measure.ts'

/** As a player sees it who has set nothing. */
const SHOWN = { film: 'normal', dice: 'self', lessons: false }

/** Answers at the beginning that are caught up with: where they only set up, nothing moves for minutes. */
const PRELUDE = 40

/** Frames of the screen with a piece on its way that are enough, and the time that these and the beginning may take, in ms. */
const FRAMES = 600
const PATIENCE = 60_000

/** How smoothly pieces glide while the film plays, on a desktop. */
export function glideFigures(game?: string): Promise<Figure[]> {
  return atTables(
    game,
    SHOWN,
    page => page.evaluate(watchPieces, { prelude: PRELUDE, frames: FRAMES, patience: PATIENCE }),
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
async function watchPieces(most: { prelude: number; frames: number; patience: number }): Promise<number[]> {
  const { prelude, frames, patience } = most
  const times: number[] = []
  const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve))
  // Only pieces on their way (kit/pieces/glide.ts): an edge that pulses or a piece that fades in is no glide.
  const glides = () => document.getAnimations().some(one => one.id === 'glide' && one.playState === 'running')
  const table = (mark: string) => document.querySelector('[data-testid=table]')?.getAttribute(mark)
  const rests = () => table('data-film') === 'rest' && document.querySelector('[data-option]') !== null
  const press = (button: string) => document.querySelector<HTMLElement>(`[data-testid=${button}]`)?.click()
  const over = () => document.querySelector('[data-testid=final]') !== null
  let began = await frame()
  let before = began
  while (Number(table('data-answers')) < prelude && !over() && before - began < patience) {
    press(rests() ? 'machine-once' : 'catch-up')
    before = await frame()
  }
  began = before
  let gliding = false
  while (times.length < frames && !over() && before - began < patience) {
    const now = await frame()
    if (gliding) times.push(now - before)
    gliding = glides()
    before = now
    if (!gliding && rests()) press('machine-once')
    // Something is over, and the film waits for the player.
    if (table('data-film') === 'waits') press('on')
  }
  return times
}
