import type { Fault } from '@tallyho/engine'
import { fault } from './check-map.ts'
import {
  COMBAT_RESULTS,
  type CombatResult,
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
  yield* warningFaults(pack)
  const { clear, patchy, broken } = pack.detection.weather
  if (patchy > clear)
    yield fault('detection.weather.patchy', `expected at most ${clear}, as in clear weather`)
  if (broken > patchy)
    yield fault('detection.weather.broken', `expected at most ${patchy}, as in patchy clouds`)
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
          yield fault(
            `crossing.rows["${scenario}"]${region === 'lf3' ? '.lf3' : `["${region}"]`}`,
            `expected each of A, B and C but found no ${letter}`,
          )
}

/** THD-D-47, THD-D-60: rows climb, and the last one is open. */
function* readDownFaults(path: string, rows: readonly { readonly upTo?: number }[]): Generator<Fault> {
  for (const [i, { upTo }] of rows.entries()) {
    const before = rows[i - 1]?.upTo
    if (i === rows.length - 1) {
      if (upTo !== undefined) yield fault(`${path}[${i}].upTo`, 'expected none: the last row is open')
    } else if (upTo === undefined)
      yield fault(`${path}[${i}].upTo`, 'expected a number: only the last row is open')
    else if (before !== undefined && upTo <= before)
      yield fault(`${path}[${i}].upTo`, `expected more than ${before}, the row above, but found ${upTo}`)
  }
}

/** A higher roll never gives a worse warning. */
function* warningFaults({ detection: { rows } }: Pack): Generator<Fault> {
  for (const [i, { warning }] of rows.entries())
    if (WARNINGS.indexOf(warning) < WARNINGS.indexOf(rows[i - 1]?.warning ?? warning))
      yield fault(`detection.rows[${i}].warning`, 'expected nothing worse than in the row above')
}

/** THD-D-45, THD-D-59: German results never get milder, British results never get worse. */
function* combatFaults(pack: Pack): Generator<Fault> {
  const { german, british } = pack.combatResults
  yield* readDownFaults('combatResults.german', german)
  yield* readDownFaults('combatResults.british', british)
  yield* runFaults('combatResults.german', german, 1, 'milder')
  yield* runFaults('combatResults.british', british, -1, 'worse')
}

function* runFaults(
  path: string,
  rows: readonly { readonly result: CombatResult }[],
  way: 1 | -1,
  wrong: string,
): Generator<Fault> {
  for (const [i, { result }] of rows.entries()) {
    const before = rows[i - 1]?.result ?? result
    if ((COMBAT_RESULTS.indexOf(result) - COMBAT_RESULTS.indexOf(before)) * way < 0)
      yield fault(`${path}[${i}].result`, `expected nothing ${wrong} than "${before}" above`)
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
          yield fault(path, `expected nothing milder than for "${milder}"`)
        if (severity(damage) < severity(faces.full[result]))
          yield fault(path, 'expected nothing milder than on the full face')
        if (damage.to === 'bomber' && row !== 'squadron-hunt')
          yield fault(`${path}.to`, 'only a squadron in the Hunt Box goes on to the Bomber Box')
      }
  }
}

/** THD-D-68: heavier bombing and clearer skies never do less. */
function* bombFaults(pack: Pack): Generator<Fault> {
  const { columns, rows } = pack.bombDamage
  if (columns[0] !== 1)
    yield fault('bombDamage.columns[0]', `expected 1, the least strength, but found ${columns[0]}`)
  for (const [i, strength] of columns.entries()) {
    const before = columns[i - 1] ?? 0
    if (strength <= before)
      yield fault(`bombDamage.columns[${i}]`, `expected more than ${before} but found ${strength}`)
  }
  for (const [weather, clearer] of [
    ['clear', 'clear'],
    ['patchy', 'clear'],
    ['broken', 'patchy'],
  ] as const) {
    const path = `bombDamage.rows.${weather}`
    const row = rows[weather]
    if (row.length !== columns.length)
      yield fault(path, `expected ${columns.length} entries, one for each column, but found ${row.length}`)
    for (const [i, points] of row.entries()) {
      const before = row[i - 1] ?? 0
      if (points < before) yield fault(`${path}[${i}]`, `expected at least ${before} but found ${points}`)
      const best = rows[clearer][i] ?? points
      if (points > best)
        yield fault(`${path}[${i}]`, `expected at most ${best}, as in the row above, but found ${points}`)
    }
  }
}
