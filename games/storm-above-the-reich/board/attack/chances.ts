import { percent, type SaidFigure } from '@tallyho/engine'

/** What an attack promises and threatens: the same two figures at every question on the way to it. */
export const chances = (damage: number, danger: number): readonly SaidFigure[] => [
  { of: 'damages', is: percent(damage), tone: 'good' },
  { of: 'is hit', is: percent(danger), tone: 'bad' },
]
