import { Refused } from '@tallyho/engine'
import type { BoardModule } from '@tallyho/kit/board.ts'

const BOARDS: Readonly<Record<string, () => Promise<unknown>>> = {
  'the-hardest-days': () => import('@tallyho/the-hardest-days/board').then(({ board }) => board),
  'wing-leader': () => import('@tallyho/wing-leader/board').then(({ board }) => board),
  'storm-above-the-reich': () => import('@tallyho/storm-above-the-reich/board').then(({ board }) => board),
  'raf-eagle': () => import('@tallyho/raf-eagle/board').then(({ board }) => board),
  'skies-above-britain': () => import('@tallyho/skies-above-britain/board').then(({ board }) => board),
  sample: () => import('@tallyho/sample/board').then(({ board }) => board),
}

/** A game without a board is played on the command line alone. */
export function hasBoard(id: string): boolean {
  return Object.hasOwn(BOARDS, id)
}

/** What a player sees of a game, loaded with it. */
export async function loadBoard(id: string): Promise<BoardModule<unknown>> {
  const load = hasBoard(id) ? BOARDS[id] : undefined
  if (!load) throw new Refused(`The game '${id}' has no board to play on.`)
  return (await load()) as BoardModule<unknown>
}
