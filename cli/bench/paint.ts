import { atTables, type Table } from './browser.ts'
import type { Figure } from './measure.ts'

const CLICKS = 200

/** Everything at once, so that nothing is measured but the click. */
const AT_ONCE = { film: 'once', dice: 'self', lessons: false }

/** From the click on an option to the next question on the screen, in a real browser, over a stretch of each game. */
export function paintFigures(game?: string): Promise<Figure[]> {
  return atTables(game, AT_ONCE, page => page.evaluate(clickAway, CLICKS), paintFigure)
}

function paintFigure({ title }: Table, measured: readonly number[] | undefined, why: string): Figure[] {
  const times = [...(measured ?? [])].sort((a, b) => a - b)
  const median = times[times.length >> 1]?.toFixed(1)
  return [
    {
      figure: `Click to painted answer, 95 of 100, ${title}`,
      unit: 'ms',
      aim: { is: 'at most', value: 50 },
      value: times[Math.floor(times.length * 0.95)],
      note: why || `${times.length} clicks, median ${median} ms`,
    },
  ]
}

/** Runs in the page: takes any option again and again, and times each until the frame after it is painted. */
async function clickAway(clicks: number): Promise<number[]> {
  const painted = () =>
    new Promise<number>(resolve => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(undefined)
      })
    })
  const shown = () =>
    ['prompt', 'log'].map(part => document.querySelector(`[data-testid=${part}]`)?.textContent).join()
  // Where several are ticked: the button that gives them, else one that still fits, else any.
  const found = () => {
    const any = '[data-testid^="option-"]:not(:disabled)'
    const ways = [
      '[data-testid="give-ticked"]:not(:disabled)',
      `${any}:not([aria-checked="true"], .answer-shut)`,
    ]
    const lists = [...ways, any].map(way => document.querySelectorAll<HTMLButtonElement>(way))
    return lists.find(({ length }) => length > 0) ?? []
  }
  const times: number[] = []
  for (let waited = 0; times.length < clicks && waited < 100; ) {
    document.querySelector<HTMLElement>('[data-testid=debriefing-on]')?.click()
    const options = found()
    const option = options[times.length % Math.max(1, options.length)]
    if (!option) {
      waited++
      await new Promise(resolve => setTimeout(resolve, 50))
      continue
    }
    const before = shown()
    const start = performance.now()
    option.click()
    let end = await painted()
    for (let frames = 0; shown() === before && frames < 30; frames++) end = await painted()
    times.push(end - start)
  }
  return times
}
