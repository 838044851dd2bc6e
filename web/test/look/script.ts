import { READING, READINGS } from './reading.ts'
import type { Sight } from './screen.ts'

function sightNow(table: Element): Sight {
  const places: Record<string, string> = {}
  const place = (name: string, element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    places[name] = [x, y, width, height].map(Math.round).join(' ')
  }
  // In play the board never moves; when all is over, on a phone, the result takes the room.
  const room = table.hasAttribute('data-result') ? null : table.querySelector('main.board-room')
  if (room) place('the board', room)
  for (const map of room?.querySelectorAll('svg[role=group][aria-label]') ?? [])
    place(`map '${map.getAttribute('aria-label')}'`, map)
  return {
    answers: table.getAttribute('data-answers') ?? '',
    film: table.getAttribute('data-film') ?? 'rest',
    frame: Number(table.getAttribute('data-frame') ?? 0),
    asked: document.querySelector('[data-option], [data-testid=roll]') !== null,
    places,
  }
}

/** What was seen since the page was opened: whatever differs from what was seen before, painted or not. */
function watchTable(): void {
  const sights: Sight[] = []
  Object.assign(globalThis, { sights })
  let last = ''
  const look = () => {
    const table = document.querySelector('[data-testid=table]')
    if (!table) return
    const sight = sightNow(table)
    const text = JSON.stringify(sight)
    if (text !== last) sights.push(sight)
    last = text
  }
  const film = { subtree: true, attributeFilter: ['data-answers', 'data-film', 'data-frame'] }
  new MutationObserver(look).observe(document, film)
  const onPaint = () => {
    look()
    requestAnimationFrame(onPaint)
  }
  requestAnimationFrame(onPaint)
}

/**
 * The table waits for somebody: the film is at rest, nothing moves that comes to an end. Asked once a frame, and true when it has been so for
 * three: what a board begins when the question has come, as the eye its way, begins a frame later.
 */
function isAtRest(): boolean {
  const page = globalThis as typeof globalThis & { still?: number }
  page.still = isStill() ? (page.still ?? 0) + 1 : 0
  const rests = page.still >= 3
  if (rests) page.still = 0
  return rests
}

function isStill(): boolean {
  const table = document.querySelector('[data-testid=table]')
  const film = table?.getAttribute('data-film') ?? 'rest'
  const waits = '[data-option], [data-testid=roll], [data-testid=sit-down], [data-testid=final]'
  const moves = document
    .getAnimations()
    .some(
      one =>
        one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
  const reads = document.querySelector('[data-testid=briefing-ok], [data-testid=debriefing-on]') !== null
  return reads || (film === 'rest' && table?.querySelector(waits) != null && !moves)
}

/** Chance and whims that are the same in every run. */
function fixChance(seed: number): void {
  let state = seed >>> 0
  crypto.getRandomValues = array => {
    const bytes = array && new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    for (let i = 0; bytes && i < bytes.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      bytes[i] = state >>> 24
    }
    return array
  }
}

/** All that runs in the page as a script for it, which begins to watch. */
export function script(seed: number): string {
  const functions = [...READING, sightNow, watchTable, isAtRest, isStill, fixChance]
  const asked = [...READINGS, isAtRest].map(({ name }) => name)
  // The loader marks functions by a helper that the page does not have.
  return `globalThis.__name = marked => marked
${functions.join('\n')}
Object.assign(globalThis, { ${asked.join(', ')} })
fixChance(${seed})
watchTable()`
}
