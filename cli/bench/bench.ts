import { openGame } from '../games.ts'
import { print, printJson, printTable } from '../print.ts'
import { campaignFigures } from './campaign.ts'
import { gestureFigures } from './gestures.ts'
import { glideFigures } from './glide.ts'
import { hintFigures } from './hint.ts'
import { growthFigure, saveFigure, undoFigures } from './match.ts'
import { type Figure, isMet } from './measure.ts'
import { paintFigures } from './paint.ts'
import { sizeFigures } from './size.ts'
import { gameFigures, toyFigures } from './speed.ts'

interface Flags {
  readonly only?: 'speed' | 'match' | 'web'
  /** One game alone, where games are measured one by one. */
  readonly game?: string
  readonly json?: boolean
}

type Measure = (game?: string) => Promise<Figure[]> | Figure[]

/** What is measured game by game, and what only of one game or none. */
const PARTS: Readonly<
  Record<'speed' | 'match' | 'web', { readonly each: readonly Measure[]; readonly whole: readonly Measure[] }>
> = {
  speed: { whole: [toyFigures], each: [gameFigures] },
  match: { whole: [() => [growthFigure()], undoFigures, () => [saveFigure()], campaignFigures], each: [] },
  web: { whole: [() => sizeFigures()], each: [gestureFigures, paintFigures, glideFigures, hintFigures] },
}

export async function bench({ only, game, json }: Flags): Promise<void> {
  if (game) await openGame(game) // refused if there is none
  const figures: Figure[] = []
  for (const part of only ? [only] : (['speed', 'match', 'web'] as const)) {
    if (process.stderr.isTTY) process.stderr.write(`Measuring ${part} ...\n`)
    const { whole, each } = PARTS[part]
    for (const measure of game ? each : [...whole, ...each]) figures.push(...(await measure(game)))
  }
  if (json) printJson(figures.map(figure => ({ ...figure, met: isMet(figure) })))
  else printFigures(figures)
}

function printFigures(figures: readonly Figure[]): void {
  printTable([
    ['figure', 'value', 'unit', 'aim', ''],
    ...figures.map(figure => [figure.figure, shown(figure.value), figure.unit, aimOf(figure), metOf(figure)]),
  ])
  for (const { figure, note } of figures) if (note) print(`  ${figure}: ${note}.`)
}

function shown(value: number | undefined): string {
  if (value === undefined) return '-'
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)
}

function aimOf({ aim }: Figure): string {
  return aim ? `${aim.is} ${aim.value.toLocaleString('en')}` : ''
}

function metOf(figure: Figure): string {
  const met = isMet(figure)
  if (met !== undefined) return met ? 'met' : 'NOT MET'
  return figure.value === undefined ? 'not measured' : ''
}
