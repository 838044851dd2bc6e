import { type Fault, type Path, pathOf } from '@tallyho/engine'
import { isShip } from './check-surface.ts'
import type { Components, Model } from './components.ts'
import { EDGES, type Force, type Load, type ScenarioSpec, type Start, type UnitLine } from './types.ts'

const LAUNCHES: readonly string[] = ['airfield', 'CV', 'CVL', 'CVE']

/** One line of an order of battle: what it flies, carries and does must fit together (WL-5.1.b). */
export function lineFaults(
  path: Path,
  components: Components,
  scenario: ScenarioSpec,
  force: Force,
  line: UnitLine,
  model: Model,
): Fault[] {
  const faults: Fault[] = []
  const add = (rest: Path, message: string) => faults.push({ path: pathOf([...path, ...rest]), message })

  startFaults(add, components, scenario, force, line)
  missionFaults(add, scenario, line, model)
  loadFaults(add, components, scenario, force, line, model)
  gearFaults(add, line, model)
  return faults
}

type Add = (rest: Path, message: string) => void

function startFaults(
  add: Add,
  components: Components,
  scenario: ScenarioSpec,
  force: Force,
  { start, facing, name }: UnitLine,
): void {
  const { lastTurn } = scenario.victory
  if ('turn' in start && start.turn > lastTurn)
    add(['start', 'turn'], `expected a turn up to the last, ${lastTurn}, but found ${start.turn}`)
  if ('edge' in start && facing === start.edge)
    add(
      ['facing'],
      `expected "${EDGES.find(edge => edge !== start.edge)}" for a unit that enters from the ${start.edge}`,
    )
  if (!('takeOffFrom' in start)) return
  // WL-13.7.a
  const spec = scenario.surface[start.takeOffFrom]
  if (!spec) {
    const last = scenario.surface.length - 1
    add(
      ['start', 'takeOffFrom'],
      last < 0
        ? `expected a surface unit for '${name}' to take off from but the scenario has none`
        : `expected the number of a surface unit, 0 to ${last}, but found ${start.takeOffFrom}`,
    )
    return
  }
  const type = components.pack.surface.find(({ id }) => id === spec.type)
  if (type && !LAUNCHES.includes(type.kind))
    add(
      ['start', 'takeOffFrom'],
      `expected an airfield or carrier but '${spec.name}' is a ${type.kind} (13.7)`,
    )
  if (force !== scenario[spec.side ?? 'defender'])
    add(['start', 'takeOffFrom'], `expected a surface unit of its own side but '${spec.name}' is the enemy's`)
}

function missionFaults(
  add: Add,
  { bombing }: ScenarioSpec,
  line: UnitLine,
  { name, abilities }: Model,
): void {
  const { mission, size } = line
  if ((mission === 'strafing' || mission === 'recce') && !bombing)
    add(['mission'], `expected the bombing rules to be in force for ${mission} (15.2.1): set bombing to true`)
  // WL-13.8.2.a
  if (abilities.rocket && size !== 'flight')
    add(['size'], `expected "flight": ${name} flies in flights alone (13.8.2)`)
  // WL-13.6.a
  if (line.single && size !== 'flight')
    add(['single'], 'expected a flight: only a flight can be one aircraft (13.6)')
  if (line.kamikaze && (mission !== 'bombing' || !bombing))
    add(['kamikaze'], 'expected a bombing mission with the bombing rules in force (15.5.3)')
  if (line.skipTrained && !bombing) add(['skipTrained'], 'expected the bombing rules to be in force (15.5.4)')
  if (line.glide && !bombing) add(['glide'], 'expected the bombing rules to be in force (15.3.4)')
}

function loadFaults(
  add: Add,
  components: Components,
  scenario: ScenarioSpec,
  force: Force,
  line: UnitLine,
  model: Model,
): void {
  const { mission, loads, bombValue } = line
  const { name, abilities } = model
  const loaded = mission === 'bombing' || mission === 'strafing' || mission === 'transport'
  // WL-3.2.1.b WL-3.2.1.c
  if (loads && !loaded) add(['loads'], `expected no load on ${mission}: such units carry no bombs (3.2.1)`)
  for (const [i, load] of (loads ?? []).entries()) {
    const message = loaded ? loadFault(load, scenario, line, model) : undefined
    if (message) add(['loads', i], message)
    if (load === 'torpedo' && abilities.torpedo && !hasEnemyShip(components, scenario, force))
      add(['loads', i], 'expected an enemy ship for the torpedoes (15.3.5)')
  }
  // WL-3.3.d A bomber must be able to lift its load where it starts.
  if (mission === 'bombing' && !altitudesOf(line.start).some(altitude => model.bombs[altitude] !== undefined))
    add(['start'], `expected an altitude where ${name} can carry a load${highestLoad(model)} (3.3)`)
  // WL-3.3.m
  if (bombValue === undefined) return
  if (!loaded) add(['bombValue'], `expected no bomb value on ${mission}`)
  else if (abilities.maxLoad === undefined)
    add(['bombValue'], `expected no bomb value of its own: ${name} has no Max Load (3.3)`)
  else if (bombValue > abilities.maxLoad)
    add(
      ['bombValue'],
      `expected at most the Max Load of ${name}, ${abilities.maxLoad}, but found ${bombValue} (3.3)`,
    )
}

/** WL-5.2.d */
function loadFault(load: Load, { bombing }: ScenarioSpec, { mission }: UnitLine, { name, abilities }: Model) {
  if (mission === 'transport')
    return load === 'cargo' ? undefined : 'expected "cargo" for a transport (9.2.1.2)'
  if (load === 'cargo') return 'expected "cargo" on transport missions alone (9.2.1.2)'
  if (load !== 'bomb' && !bombing)
    return `expected "bomb": ${load} needs the bombing rules to be in force (15.1)`
  if (load === 'torpedo' && !abilities.torpedo)
    return `expected no torpedo: ${name} cannot carry one (15.3.5)`
  if (load === 'atgr' && abilities.atgr === undefined)
    return `expected no rockets: ${name} cannot carry them (15.3.6)`
  return undefined
}

function hasEnemyShip({ pack }: Components, scenario: ScenarioSpec, force: Force): boolean {
  return scenario.surface.some(({ type, side }) => {
    const known = pack.surface.find(({ id }) => id === type)
    return (!known || isShip(known.kind)) && scenario[side ?? 'defender'] !== force
  })
}

function highestLoad({ bombs }: Model): string {
  const top = bombs.findLastIndex(value => value !== undefined)
  return top < 0 ? ', but it carries none' : `, 0 to ${top}`
}

/** Altitudes at which a line may come into play. */
function altitudesOf(start: Start): number[] {
  if ('altitudes' in start) return [...start.altitudes]
  if ('takeOffFrom' in start) return [0]
  if ('near' in start) return [0]
  return start.squares.flatMap(range => {
    const ends = range.split('-').map(square => Number(square.slice(1)))
    const low = Math.min(...ends)
    return Array.from({ length: Math.max(...ends) - low + 1 }, (_, i) => low + i)
  })
}

/** WL-5.2.e What hangs under the wings needs the ability, and there is room for one thing (WL-13.5.1.a). */
function gearFaults(add: Add, line: UnitLine, { name, abilities }: Model): void {
  const { mission, pods } = line
  const bombs = mission === 'bombing' || mission === 'transport'
  if (line.dropTanks && !abilities.dropTanks)
    add(['dropTanks'], `expected no drop tanks: ${name} has none (13.2)`)
  if (line.aar && !abilities.aar)
    add(['aar'], `expected no air-to-air rockets: ${name} cannot carry them (13.5.3)`)
  if (line.gyro && !abilities.gyro) add(['gyro'], `expected no gyro sights: ${name} has none (13.5.4)`)
  if (pods === 'gun' && !abilities.gunPod)
    add(['pods'], `expected no gun pods: ${name} cannot carry them (13.5.6)`)
  if (pods === 'at' && !abilities.atPod)
    add(['pods'], `expected no AT pods: ${name} cannot carry them (13.5.6)`)
  // WL-EX-58
  if (line.aar && pods)
    add(['pods'], 'expected rockets or pods, not both: a unit carries one of them (13.5.1)')
  const oneThing = `expected bombs alone: a unit on ${mission} carries its load and nothing else (13.5.1)`
  if (bombs && line.aar) add(['aar'], oneThing)
  if (bombs && line.dropTanks) add(['dropTanks'], oneThing)
  if (bombs && pods) add(['pods'], oneThing)
}
