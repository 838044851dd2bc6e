import type { Fault } from '@tallyho/engine'
import { fault, rising, rowsFrom } from './check-fault.ts'
import { INTELLIGENCE, type Pack, PRIORITIES, type Steps, type Tables, WARNINGS } from './types.ts'

/** RE-2.1.i Sept 11 to Oct 1. */
const SEPT_11 = 31
const OCT_1 = 51
const LOWEST_VP = -34

/** What the charts must keep so that every value finds its place in them. */
export function* tableFaults({ tables, squadrons }: Pack): Generator<Fault> {
  for (const [path, steps] of stepsOf(tables))
    yield* rising(
      path,
      '.upTo',
      steps.map(({ upTo }) => upTo),
    )
  yield* detectionFaults(tables)
  yield* combatFaults(tables)
  yield* bombingFaults(tables)
  yield* rowsFrom('tables.strategies', tables.strategies, LOWEST_VP)
  yield* sealionFaults(tables)
  yield* nightFaults(tables, new Set(squadrons.filter(({ type }) => type === 'Blenheim').map(s => s.sector)))
}

/** Every chart that is read by steps, with its place. */
function stepsOf({ channelPatrol, detection, response, tactics, night }: Tables): [string, Steps<unknown>][] {
  const { date, size, priority, removed } = response
  const { all, hold, sweep, limited } = tactics
  const named = (path: string, charts: Readonly<Record<string, Steps<unknown>>>) =>
    Object.entries(charts).map(([name, steps]): [string, Steps<unknown>] => [
      /^\w+$/.test(name) ? `${path}.${name}` : `${path}["${name}"]`,
      steps,
    ])
  return [
    ['tables.channelPatrol', channelPatrol],
    ['tables.detection.size', detection.size],
    ...named('tables.response', { date, size, priority }),
    ...named('tables.response.removed', removed),
    ...named('tables.tactics', { all, hold, sweep, limited }),
    ...night.interception.map((steps, i): [string, Steps<unknown>] => [
      `tables.night.interception[${i}]`,
      steps,
    ]),
    ...night.bombing.map((steps, i): [string, Steps<unknown>] => [`tables.night.bombing[${i}]`, steps]),
  ]
}

/** RE-6.2.f Every warning and every degree of intelligence can come up. */
function* detectionFaults({ detection: { track } }: Tables): Generator<Fault> {
  for (const warning of WARNINGS)
    if (!track.some(space => space.warning === warning))
      yield fault('tables.detection.track', `no space with warning "${warning}"`)
  for (const intelligence of INTELLIGENCE)
    if (!track.some(space => space.intelligence === intelligence))
      yield fault('tables.detection.track', `no space with intelligence "${intelligence}"`)
}

/** RE-9.1.b RE-9.1.c Each number of Gruppen has a column, each value a row. */
function* combatFaults({ combat: { columns, rows, lines }, damage }: Tables): Generator<Fault> {
  for (const [level, header] of columns.entries())
    for (const [i, column] of header.entries())
      if (!rows[column]) yield fault(`tables.combat.columns[${level}][${i}]`, `no column ${column}`)
  for (const [column, tops] of rows.entries()) {
    const path = `tables.combat.rows[${column}]`
    if (tops.length !== lines.length - 1)
      yield fault(path, `expected ${lines.length - 1} entries, one less than rows, but found ${tops.length}`)
    yield* rising(path, '', tops)
  }
  if (!damage.german.escort) yield fault('tables.damage.german.escort', 'expected a value but found none')
  if (damage.british.escort)
    yield fault('tables.damage.british.escort', 'expected no such key: squadrons do not escort')
}

function* bombingFaults({ bombing: { columns, results } }: Tables): Generator<Fault> {
  yield* rising('tables.bombing.columns', '', columns)
  for (const [i, row] of results.entries())
    if (row.length !== columns.length + 1)
      yield fault(
        `tables.bombing.results[${i}]`,
        `expected ${columns.length + 1} entries, one for each column, but found ${row.length}`,
      )
}

/** RE-16.1 Every day from Sept 11 on, with room between start and cancel. */
function* sealionFaults({ sealion }: Tables): Generator<Fault> {
  const days = OCT_1 - SEPT_11 + 1
  if (sealion.length !== days)
    yield fault('tables.sealion', `expected ${days} days, Sept 11 to Oct 1, but found ${sealion.length}`)
  for (const [i, { day, start, cancel }] of sealion.entries()) {
    if (day !== SEPT_11 + i)
      yield fault(`tables.sealion[${i}].day`, `expected ${SEPT_11 + i} but found ${day}`)
    if (start >= cancel)
      yield fault(
        `tables.sealion[${i}].start`,
        `expected less than ${cancel}, the cancel value, but found ${start}`,
      )
  }
}

function* nightFaults({ night }: Tables, blenheims: ReadonlySet<string>): Generator<Fault> {
  for (const city of PRIORITIES)
    for (const industry of PRIORITIES) {
      const [least, most] = night.commit[city][industry]
      if (least > most)
        yield fault(
          `tables.night.commit.${city}.${industry}[0]`,
          `expected at most ${most} but found ${least}`,
        )
    }
  yield* rowsFrom('tables.night.patrol', night.patrol, 0)
  for (const [i, sector] of night.sectors.entries())
    if (!blenheims.has(sector)) yield fault(`tables.night.sectors[${i}]`, `no Blenheims in ${sector}`)
}
