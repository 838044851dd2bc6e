import { type Fault, nearest, type Path, pathOf } from '@tallyho/engine'
import { groundFaults } from './check-ground.ts'
import { lineFaults } from './check-line.ts'
import type { Components } from './components.ts'
import {
  type Force,
  LEVELS,
  type Mission,
  type ScenarioSpec,
  SIDES,
  type UnitLine,
  type Victory,
} from './types.ts'

/** More than are ever shown: a file of nothing but faults need not be read to its end. */
const ENOUGH = 500

/** Scenarios that can be set up and played to an end. */
export function scenarioFaults(components: Components): Fault[] {
  const faults: Fault[] = []
  const seen = new Set<string>()
  for (const [i, scenario] of components.pack.scenarios.entries()) {
    if (faults.length > ENOUGH) break
    const path = ['scenarios', i]
    const add = (rest: Path, message: string) => faults.push({ path: pathOf([...path, ...rest]), message })
    if (seen.has(scenario.id)) add(['id'], `expected an id of its own but '${scenario.id}' is taken`)
    seen.add(scenario.id)
    // WL-5.1.f
    if (scenario.raider.edge === scenario.defender.edge)
      add(
        ['defender', 'edge'],
        `expected the edge that is not the raider's but found "${scenario.defender.edge}"`,
      )
    for (const side of SIDES)
      faults.push(...forceFaults([...path, side], components, scenario, scenario[side]))
    faults.push(...groundFaults(path, components, scenario), ...victoryFaults(path, scenario.victory))
  }
  return faults
}

const BOMBER_MISSIONS: readonly Mission[] = ['bombing', 'transport', 'strafing', 'recce']

function isBomberLine({ mission }: UnitLine): boolean {
  return BOMBER_MISSIONS.includes(mission)
}

function isEscortLine({ mission }: UnitLine): boolean {
  return mission === 'escort' || mission === 'close-escort'
}

function forceFaults(path: Path, components: Components, scenario: ScenarioSpec, force: Force): Fault[] {
  const faults: Fault[] = []
  const add = (rest: Path, message: string) => faults.push({ path: pathOf([...path, ...rest]), message })
  if (force.units.length === 0) add(['units'], 'expected at least one unit but found none')
  const hasBombers = force.units.some(isBomberLine)
  for (const [i, line] of force.units.entries()) {
    const model = components.models.get(line.model)
    if (!model)
      add(
        ['units', i, 'model'],
        `expected a known aircraft but found '${line.model}'${nearest(line.model, components.models.keys())}`,
      )
    // WL-5.3.d WL-5.3.e
    if (isEscortLine(line) && !hasBombers)
      add(['units', i, 'mission'], 'expected bombers on this side for the escort to guard (9.2.2)')
    if ('near' in line.start && !isEscortLine(line))
      add(
        ['units', i, 'start'],
        `expected squares or an entry for a unit on ${line.mission}: only escorts start near bombers`,
      )
    if (model) faults.push(...lineFaults([...path, 'units', i], components, scenario, force, line, model))
  }
  faults.push(...wingFaults(path, force), ...markerFaults(path, force), ...limitFaults(path, force))
  return faults
}

/** WL-5.1.p WL-9.5.b A wing is on one net, faces one way and is in play together. */
function wingFaults(path: Path, { units }: Force): Fault[] {
  const faults: Fault[] = []
  const first = new Map<string, UnitLine>()
  for (const [i, line] of units.entries()) {
    if (line.wing === undefined) continue
    const leader = first.get(line.wing)
    if (!leader) {
      first.set(line.wing, line)
      continue
    }
    const add = (key: string, message: string) =>
      faults.push({ path: pathOf([...path, 'units', i, key]), message })
    const silent = line.net === 'none' || leader.net === 'none'
    if (!silent && line.net !== leader.net)
      add('net', `expected the net of its wing, ${netName(leader.net)}, but found ${netName(line.net)} (9.5)`)
    if (line.facing !== leader.facing)
      add('facing', `expected "${leader.facing}" as the rest of its wing but found "${line.facing}" (9.5)`)
    if (turnOf(line) !== turnOf(leader))
      add(
        'start',
        `expected turn ${turnOf(leader)} as the rest of its wing but found turn ${turnOf(line)} (9.5)`,
      )
  }
  return faults
}

function netName(net: string | undefined): string {
  return net === undefined ? 'none named' : `'${net}'`
}

function turnOf({ start }: UnitLine): number {
  return 'turn' in start ? start.turn : 1
}

/** WL-5.1.e No more markers than units to take them. */
function markerFaults(path: Path, { units, quality }: Force): Fault[] {
  const faults: Fault[] = []
  const number = (isOfKind: (line: UnitLine) => boolean) =>
    units.filter(isOfKind).reduce((sum, { count }) => sum + count, 0)
  const bombers = number(isBomberLine)
  const fighters = number(line => !isBomberLine(line))
  const check = (key: keyof Force['quality'], available: number, what: string, others = 0) => {
    const markers = quality[key] ?? 0
    if (markers > 0 && markers + others > available)
      faults.push({
        path: pathOf([...path, 'quality', key]),
        message: `expected no more markers than the ${available} ${what} of this side but found ${markers + others} (5.2.1)`,
      })
  }
  check('veteranFighters', fighters, 'fighter units')
  check('greenFighters', fighters, 'fighter units', quality.veteranFighters)
  check('veteranBombers', bombers, 'bomber units')
  check('greenBombers', bombers, 'bomber units', quality.veteranBombers)
  check('experten', fighters + bombers, 'units')
  return faults
}

/** WL-5.1.c WL-5.1.h WL-5.1.k */
function limitFaults(path: Path, { units, maxLosses, splitLimit, gci }: Force): Fault[] {
  const faults: Fault[] = []
  const add = (rest: Path, message: string) => faults.push({ path: pathOf([...path, ...rest]), message })
  if (maxLosses.flight > maxLosses.squadron)
    add(
      ['maxLosses', 'flight'],
      `expected no more than the ${maxLosses.squadron} of a squadron but found ${maxLosses.flight}`,
    )
  for (const model of Object.keys(splitLimit?.models ?? {}))
    if (!units.some(line => line.model === model && line.size === 'squadron'))
      add(
        ['splitLimit', 'models', model],
        `expected a model of which this side has a squadron to split but found '${model}'${nearest(
          model,
          new Set(units.filter(({ size }) => size === 'squadron').map(line => line.model)),
        )}`,
      )
  for (const [i, net] of (gci?.nets ?? []).entries())
    if (!units.some(line => line.net === net))
      add(['gci', 'nets', i], `expected a net that a unit of this side is on but found '${net}' (9.2.4)`)
  return faults
}

/** WL-5.1.o WL-12.1.d Levels from the raider's best to the defender's, each from a lower number. */
function victoryFaults(path: Path, { levels, otherwise }: Victory): Fault[] {
  const faults: Fault[] = []
  const add = (rest: Path, message: string) =>
    faults.push({ path: pathOf([...path, 'victory', ...rest]), message })
  let above: Victory['levels'][number] | undefined
  for (const [i, level] of levels.entries()) {
    if (above && level.atLeast >= above.atLeast)
      add(
        ['levels', i, 'atLeast'],
        `expected less than the ${above.atLeast} of the level above but found ${level.atLeast}`,
      )
    if (above && LEVELS.indexOf(level.level) <= LEVELS.indexOf(above.level))
      add(
        ['levels', i, 'level'],
        `expected a level worse for the raider than '${above.level}' but found '${level.level}'`,
      )
    above = level
  }
  if (above && LEVELS.indexOf(otherwise) <= LEVELS.indexOf(above.level))
    add(['otherwise'], `expected a level worse for the raider than '${above.level}' but found '${otherwise}'`)
  return faults
}
