import type { Scenario } from '@tallyho/engine'
import { catalogued } from '../lobby/catalogue.ts'
import { lengthWords } from '../lobby/words.ts'
import data from './machine.json'

/** What the machine made of one scenario, a regular in every seat. */
export interface Measured {
  readonly median: number
  readonly min: number
  readonly max: number
  /** Answers given by all seats together, in the middle one of the games. */
  readonly decisions: number
  /** Games won, by seat. */
  readonly wins: Readonly<Record<string, number>>
  readonly games: number
}

interface Measurement {
  readonly level: string
  readonly games: number
  readonly seed: number
  readonly found: Readonly<
    Record<
      string,
      { readonly rules: string; readonly scenarios: Readonly<Record<string, Omit<Measured, 'games'>>> }
    >
  >
}

/** Made by tools/machine-record.ts. */
const measurement: Measurement = data

/** How it was measured, in words. */
export const MEASURED = `The machine: the middle score of ${measurement.games} games that a ${measurement.level} played against itself or the rules (tallyho sim, seed ${measurement.seed}).`

/** Undefined where it was not measured. */
export function machineOf(game: string, scenario: string): Measured | undefined {
  const own = Object.hasOwn(measurement.found, game) ? measurement.found[game] : undefined
  const found = own && Object.hasOwn(own.scenarios, scenario) ? own.scenarios[scenario] : undefined
  return found && { ...found, games: measurement.games }
}

/** How long a scenario takes a person, about, where it was measured. */
export function lengthOf(game: string, scenario: Scenario | undefined): string | undefined {
  const measured = scenario && machineOf(game, scenario.id)
  return measured && lengthWords((measured.decisions * catalogued(game).pace) / 60)
}

/** The rules that a game was measured with. */
export function rulesOf(game: string): string | undefined {
  return Object.hasOwn(measurement.found, game) ? measurement.found[game]?.rules : undefined
}
