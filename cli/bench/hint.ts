import { atTables, type Table } from './browser.ts'
import type { Figure } from './measure.ts'

const AT_ONCE = { film: 'once', dice: 'self', lessons: false }

/** Hints that are asked for at each table, answers of the machine between two of them, and ms that one may take. */
const HINTS = 8
const BETWEEN = 9
const PATIENCE = 15_000

interface Hinted {
  readonly first: number
  readonly settled: number
  /** The longest frame from one to the other. */
  readonly frame: number
  /** Frames meanwhile, and how long that was. */
  readonly frames: number
  readonly time: number
}

/** How long a hint takes in the page, and whether that stutters meanwhile. */
export function hintFigures(game?: string): Promise<Figure[]> {
  const asked = { hints: HINTS, between: BETWEEN, patience: PATIENCE }
  return atTables(game, AT_ONCE, page => page.evaluate(askAway, asked), hintFigure)
}

function hintFigure({ title }: Table, measured: readonly Hinted[] | undefined, why: string): Figure[] {
  const hints = measured?.length ?? 0
  const of = (key: keyof Hinted) => (hints > 0 ? measured?.map(one => one[key]) : undefined)
  const all = (key: keyof Hinted) => of(key)?.reduce((one, other) => one + other)
  const [frames, time] = [all('frames'), all('time')]
  const row = (figure: string, key: keyof Hinted, most: number): Figure => ({
    figure: `${figure}, ${title}`,
    unit: 'ms',
    aim: { is: 'at most', value: most },
    value: of(key)?.reduce((one, other) => Math.max(one, other)),
    note: why || `the longest of ${hints} hints`,
  })
  return [
    row('A hint, first answer', 'first', 300),
    row('A hint, settled', 'settled', 2000),
    row('The longest frame meanwhile', 'frame', 50),
    {
      figure: `Frames a second meanwhile, ${title}`,
      unit: 'frames/s',
      aim: { is: 'at least', value: 50 },
      value: frames && time && (frames * 1000) / time,
      note: why || `all ${hints} hints, ${Math.round(time ?? 0)} ms`,
    },
  ]
}

/** Runs in the page: goes on with the game, and asks for a hint again and again. */
async function askAway(asked: { hints: number; between: number; patience: number }): Promise<Hinted[]> {
  const { hints, between, patience } = asked
  let settledAt = 0
  // Whoever thinks does so in a worker: what it says last is the hint.
  const Silent = Worker
  globalThis.Worker = class extends Silent {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      this.addEventListener('message', ({ data }) => {
        if (data.settled) settledAt = performance.now()
      })
    }
  }
  const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve))
  const press = (button: string) => document.querySelector<HTMLElement>(`[data-testid=${button}]`)?.click()
  const answers = () => Number(document.querySelector('[data-testid=table]')?.getAttribute('data-answers'))
  const asks = () => document.querySelectorAll('[data-option]').length > 1
  const over = () => document.querySelector('[data-testid=final]') !== null
  const found: Hinted[] = []
  for (let upTo = between; found.length < hints && !over(); upTo = answers() + between) {
    const began = performance.now()
    while ((answers() < upTo || !asks()) && !over() && performance.now() - began < patience) {
      press(document.querySelector('[data-testid=debriefing-on]') ? 'debriefing-on' : 'machine-once')
      await frame()
    }
    if (over() || !asks()) break
    settledAt = 0
    const start = performance.now()
    press('hint')
    let [first, before, longest, frames] = [0, await frame(), 0, 0]
    const from = before
    while ((first === 0 || settledAt === 0) && performance.now() - start < patience) {
      if (first === 0 && document.querySelector('.answer-hint')) first = performance.now() - start
      const now = await frame()
      longest = Math.max(longest, now - before)
      before = now
      frames++
    }
    // What is ticked or laid out is advised without words on an answer.
    if (first > 0 && settledAt > 0)
      found.push({
        first,
        settled: settledAt - start,
        frame: longest,
        frames,
        time: before - from,
      })
  }
  return found
}
