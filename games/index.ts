import type { GameModule } from '@tallyho/engine'

/** Every game on the table. Each is loaded when somebody sits down to it. */
export const GAMES: Readonly<Record<string, () => Promise<GameModule>>> = {
  'the-hardest-days': () => import('@tallyho/the-hardest-days'),
  'wing-leader': () => import('@tallyho/wing-leader'),
  'storm-above-the-reich': () => import('@tallyho/storm-above-the-reich'),
  'raf-eagle': () => import('@tallyho/raf-eagle'),
  'skies-above-britain': () => import('@tallyho/skies-above-britain'),
  sample: () => import('@tallyho/sample'),
}
