import { join } from 'node:path'
import { CLI } from '../places.ts'
import { tablesOf } from './browser.ts'
import type { Figure } from './measure.ts'

/** Clicks a turn when every question was answered by one of its own, for games that were played so. */
const ONCE: Readonly<Record<string, number>> = {
  'the-hardest-days': 48.1,
  'wing-leader': 32.8,
  'storm-above-the-reich': 21.2,
}

/** What a person does in a turn: questions that are one move are one gesture, standing orders are none. */
export async function gestureFigures(only?: string): Promise<Figure[]> {
  const { createServer } = await import('vite')
  // Boards are for the web: only its own loader reads them.
  const server = await createServer({
    root: join(CLI, '..'),
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    const { gesturesOf } = (await server.ssrLoadModule('/web/test/look/gestures.ts')) as Gesturing
    const figures: Figure[] = []
    for (const { title, game, scenario } of tablesOf(only)) {
      const { questions, gestures, turns } = await gesturesOf(game, scenario)
      const before = ONCE[game] ?? Math.round((10 * questions) / turns) / 10
      figures.push({
        figure: `Gestures a turn, ${title}`,
        value: gestures / turns,
        unit: '',
        aim: { is: 'at most', value: Math.round(before * 5) / 10 },
        note: `${before} -> ${(gestures / turns).toFixed(1)}; ${(questions / turns).toFixed(1)} questions a turn, ${turns} turns`,
      })
    }
    return figures
  } finally {
    await server.close()
  }
}

/** What is loaded from web/test/look/gestures.ts. */
interface Gesturing {
  gesturesOf(
    game: string,
    scenario: string,
  ): Promise<{ readonly questions: number; readonly gestures: number; readonly turns: number }>
}
