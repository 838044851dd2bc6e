import { copy } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { checkPack, standard } from '../../pack/index.ts'
import { above, below, side } from '../../pack/scenarios/frame.ts'
import type { ScenarioFile, ScenarioSpec } from '../../pack/types.ts'

/**
 * Packs and scenarios with a mistake in them. A change is `raider.units[0].size = "wing"`, or
 * `without raider.units[0].size`.
 */

type Json = { [key: string]: Json }
/** Aircraft and surface units of the standard pack go by their ids in a path: `aircraft[spitfire-vb].bands`. */
function keysOf(path: string): string[] {
  const keys = path.replaceAll(']', '').split(/[.[]/)
  const [kind, id] = keys
  if ((kind === 'aircraft' || kind === 'surface') && id !== undefined && Number.isNaN(Number(id)))
    keys[1] = String(standard[kind].findIndex(one => one.id === id))
  return keys
}

const withIds = (path: string): string =>
  path.replace(/^(aircraft|surface)\[(\d+)\]/, (_, kind: 'aircraft' | 'surface', i) => {
    return `${kind}[${standard[kind][i]?.id}]`
  })

function put(data: unknown, path: string, value: unknown): void {
  const keys = keysOf(path)
  const last = keys.pop() ?? ''
  let at = data as Json
  for (const key of keys) at = at[key] as Json
  if (value === undefined) delete at[last]
  else at[last] = value as Json
}

/** A copy with changes, which ` & ` joins. */
function withChanges(data: unknown, changes: string): unknown {
  const result = copy(data)
  for (const change of changes.split(' & ')) {
    const [, path = '', value] = /^(?:without )?([^ ]+)(?: = (.*))?$/s.exec(change) ?? []
    put(result, path, value === undefined ? undefined : JSON.parse(value))
  }
  return result
}

/** The faults of the standard pack with changes, in words. */
export const packFaults = (changes: string): string[] =>
  checkPack(withChanges(standard, changes)).map(({ path, message }) => `${withIds(path)}: ${message}`)

/** The faults of the file with changes to its one scenario. */
export const fileFaults = (changes: string): string[] =>
  checkPack({ ...FILE, scenarios: [withChanges(SCENARIO, changes)] }).map(
    ({ path, message }) => `${path.replace(/^scenarios\[0\]\./, '')}: ${message}`,
  )

/**
 * What each change is to make of the data: one fault, at the place changed unless it says where; or none. Values that
 * make the same fault are told together, `path = "a" | "b"`, and `%` in it is the value.
 */
type Faults = Readonly<Record<string, string>>

const expectAll = (faultsOf: (changes: string) => string[]) => (faults: Faults) => {
  for (const [changes, fault] of Object.entries(faults)) {
    const [, place = ''] = /^(?:without )?([^ ]+)/.exec(changes) ?? []
    const words = fault.startsWith('expected') ? `${place}: ${fault}` : fault
    const [path = '', ...values] = changes.split(/ = (?=.* \| )| \| /)
    const each = values.length > 0 ? values.map(value => [`${path} = ${value}`, value]) : [[changes, '%']]
    for (const [change = '', value = ''] of each)
      expect(faultsOf(change), change).toEqual(words === '' ? [] : [words.replace('%', value)])
  }
}

export const expectPackFaults = expectAll(packFaults)
export const expectFaults = expectAll(fileFaults)

const testAll = (expectFaults: (faults: Faults) => void) => (tests: Readonly<Record<string, Faults>>) => {
  for (const [name, faults] of Object.entries(tests)) test(name, () => expectFaults(faults))
}

/** One test for each name, of all the changes under it. */
export const testPackFaults = testAll(expectPackFaults)
export const testFaults = testAll(expectFaults)

/** Sound as it stands: bombers with an escort, a convoy, an airfield, interceptors in a wing. */
export const SCENARIO: ScenarioSpec = {
  id: 'my-own',
  title: 'My own battle',
  date: '1942-06-04',
  place: 'Somewhere',
  difficulty: 2,
  families: ['fighters', 'escort'],
  background: '',
  advice: '',
  aftermath: '',
  setsUpFirst: 'raider',
  raider: {
    ...side`
    Raiders  germany   left       loose    losses 6 3        veteranFighters 1  experten 1
    bombers  squadron  he-111h-6  bombing  D8-F8             loads bomb torpedo
    escort   squadron  bf-109g-6  escort   near bombers
    sweep    squadron  bf-109g-6  sweep    turn 2 left 9 10  aar`,
    splitLimit: { all: 4, models: { 'bf-109g-6': 2 } },
  },
  defender: side`
    Defenders  britain   right        rigid      losses 6 3     gci 4 red  greenFighters 1
    first      squadron  spitfire-vb  intercept  T9             wing wing  net red
    second     squadron  spitfire-vb  intercept  T9             wing wing  net red
    third      flight    hurricane-i  cap        turn 3 from 1  net red`,
  sky: above`coast  sun above  haze 3  contrails 15  broken A5-F5 J6`,
  ...below`
    dd-2        HMS Test  N
    airfield-2  Field     R
    flak-h1     Guns      P  barrage P7
    balloon     R2`,
  special: ['Nothing out of the way.'],
  victory: {
    levels: [
      { atLeast: 6, level: 'raider-decisive' },
      { atLeast: 2, level: 'raider-victory' },
      { atLeast: 1, level: 'draw' },
      { atLeast: -4, level: 'defender-victory' },
    ],
    otherwise: 'defender-decisive',
    lastTurn: 12,
  },
  source: 'designed',
  ref: 'the tests',
}

export const FILE: ScenarioFile = {
  game: 'wing-leader',
  id: 'my-scenarios',
  title: 'My scenarios',
  version: '1',
  scenarios: [SCENARIO],
}
