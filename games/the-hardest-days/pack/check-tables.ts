import type { Fault } from '@tallyho/engine'
import {
  COMBAT_RESULTS,
  DAMAGE_ROWS,
  type Damage,
  LETTERS,
  type Pack,
  REGIONS,
  SCENARIOS,
  WARNINGS,
} from './types.ts'

/** What the charts must keep to be read in one way only, and to favour nobody by a slip of the pen. */
export function* tableFaults(pack: Pack): Generator<Fault> {
  yield* crossingFaults(pack)
  yield* readDownFaults('detection.rows', pack.detection.rows)
  yield* steps(
    'detection.rows',
    'warning',
    pack.detection.rows.map(({ warning }) => WARNINGS.indexOf(warning)),
  )
  const { clear, patchy, broken } = pack.detection.weather
  if (patchy > clear)
    yield { path: 'detection.weather.patchy', message: `expected at most ${clear}, as in clear weather` }
  if (broken > patchy)
    yield { path: 'detection.weather.broken', message: `expected at most ${patchy}, as in patchy clouds` }
  yield* combatFaults(pack)
  yield* damageFaults(pack)
  yield* bombFaults(pack)
}

/** THD-D-44: with a letter missing, three raids of one region would roll for a free track for ever. */
function* crossingFaults(pack: Pack): Generator<Fault> {
  for (const scenario of SCENARIOS)
    for (const region of REGIONS)
      for (const letter of LETTERS)
        if (!pack.crossing.rows[scenario][region].includes(letter))
          yield {
            path: `crossing.rows["${scenario}"]${region === 'lf3' ? '.lf3' : `["${region}"]`}`,
            message: `expected each of A, B and C but found no ${letter}`,
          }
}

/** THD-D-47, THD-D-60: rows climb, and the last one is open. */
function* readDownFaults(path: string, rows: readonly { readonly upTo?: number }[]): Generator<Fault> {
  for (const [i, { upTo }] of rows.entries()) {
    const before = rows[i - 1]?.upTo
    if (i === rows.length - 1) {
      if (upTo !== undefined)
        yield { path: `${path}[${i}].upTo`, message: 'expected none: the last row is open' }
    } else if (upTo === undefined)
      yield { path: `${path}[${i}].upTo`, message: 'expected a number: only the last row is open' }
    else if (before !== undefined && upTo <= before)
      yield {
        path: `${path}[${i}].upTo`,
        message: `expected more than ${before}, the row above, but found ${upTo}`,
      }
  }
}

/** Values that never fall from row to row. */
function* steps(path: string, field: string, values: readonly number[]): Generator<Fault> {
  for (const [i, value] of values.entries())
    if (value < (values[i - 1] ?? value))
      yield { path: `${path}[${i}].${field}`, message: `expected nothing worse than in the row above` }
}

/** THD-D-45, THD-D-59: German results never get milder, British results never get worse. */
function* combatFaults(pack: Pack): Generator<Fault> {
  const { german, british } = pack.combatResults
  yield* readDownFaults('combatResults.german', german)
  yield* readDownFaults('combatResults.british', british)
  for (const [i, { result }] of german.entries()) {
    const before = german[i - 1]?.result ?? result
    if (COMBAT_RESULTS.indexOf(result) < COMBAT_RESULTS.indexOf(before))
      yield {
        path: `combatResults.german[${i}].result`,
        message: `expected nothing milder than "${before}" above`,
      }
  }
  for (const [i, { result }] of british.entries()) {
    const before = british[i - 1]?.result ?? result
    if (COMBAT_RESULTS.indexOf(result) > COMBAT_RESULTS.indexOf(before))
      yield {
        path: `combatResults.british[${i}].result`,
        message: `expected nothing worse than "${before}" above`,
      }
  }
}

/** How far a unit is thrown out of the battle. */
function severity({ to }: Damage): number {
  return to === 'heavy' ? 3 : to === 'light' ? 2 : to === 'inflight' ? 1 : 0
}

/** THD-D-66: a reduced unit never fares better, a worse result never helps. */
function* damageFaults(pack: Pack): Generator<Fault> {
  for (const row of DAMAGE_ROWS) {
    const faces = pack.combatDamage.rows[row]
    for (const face of ['full', 'reduced'] as const)
      for (const [i, result] of COMBAT_RESULTS.entries()) {
        const path = `combatDamage.rows["${row}"].${face}.${result}`
        const damage = faces[face][result]
        const milder = COMBAT_RESULTS[i - 1] ?? result
        if (severity(damage) < severity(faces[face][milder]))
          yield { path, message: `expected nothing milder than for "${milder}"` }
        if (severity(damage) < severity(faces.full[result]))
          yield { path, message: 'expected nothing milder than on the full face' }
        if (damage.to === 'bomber' && row !== 'squadron-hunt')
          yield { path: `${path}.to`, message: 'only a squadron in the Hunt Box goes on to the Bomber Box' }
      }
  }
}

/** THD-D-68: heavier bombing and clearer skies never do less. */
function* bombFaults(pack: Pack): Generator<Fault> {
  const { columns, rows } = pack.bombDamage
  if (columns[0] !== 1)
    yield {
      path: 'bombDamage.columns[0]',
      message: `expected 1, the least strength, but found ${columns[0]}`,
    }
  for (const [i, strength] of columns.entries()) {
    const before = columns[i - 1] ?? 0
    if (strength <= before)
      yield {
        path: `bombDamage.columns[${i}]`,
        message: `expected more than ${before} but found ${strength}`,
      }
  }
  for (const [weather, clearer] of [
    ['clear', 'clear'],
    ['patchy', 'clear'],
    ['broken', 'patchy'],
  ] as const) {
    const path = `bombDamage.rows.${weather}`
    const row = rows[weather]
    if (row.length !== columns.length)
      yield {
        path,
        message: `expected ${columns.length} entries, one for each column, but found ${row.length}`,
      }
    for (const [i, points] of row.entries()) {
      const before = row[i - 1] ?? 0
      if (points < before)
        yield { path: `${path}[${i}]`, message: `expected at least ${before} but found ${points}` }
      const best = rows[clearer][i] ?? points
      if (points > best)
        yield {
          path: `${path}[${i}]`,
          message: `expected at most ${best}, as in the row above, but found ${points}`,
        }
    }
  }
}
