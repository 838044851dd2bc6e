import type { Path } from '@tallyho/engine'
import { type Add, checkDie } from './check-die.ts'
import {
  AIRCRAFT,
  ALTITUDES,
  ESCORT_SIZES,
  GERMANS,
  HIT_TYPES,
  LEVELS,
  type Pack,
  POSITIONS,
  SIDES,
  type Space,
  STATIONS,
  type Tables,
  VISIBILITIES,
  ZONES,
} from './types.ts'

/** Charts that can be read: every die has a row, and the rows make sense together. */
export function checkTables({ tables }: Pack, add: Add): void {
  checkDice(tables, add)
  checkBombers(tables, add)
  checkSuppression(tables, add)
  checkFuel(tables, add)
  checkTrack(tables, add)
  checkPlaces(tables, add)
  // SAB-K-104
  for (const visibility of VISIBILITIES)
    for (const row of ['none', ...ESCORT_SIZES] as const) {
      const { red, green } = tables.chase.number[visibility][row]
      if (green >= red)
        add(
          ['tables', 'chase', 'number', visibility, row, 'green'],
          `expected less than the ${red} to succeed but found ${green}`,
        )
    }
}

function checkDice(
  { cruise, chase, sun, contact, fate, recovery, hospital, madness }: Tables,
  add: Add,
): void {
  for (const size of ESCORT_SIZES) checkDie(cruise.b[size], ['tables', 'cruise', 'b', size], add)
  checkDie(chase.place, ['tables', 'chase', 'place'], add)
  checkDie(sun.appears, ['tables', 'sun', 'appears'], add)
  // SAB-K-110 A squadron that is High adds 1.
  checkDie(contact.same, ['tables', 'contact', 'same'], add, 13)
  checkDie(contact.adjacent, ['tables', 'contact', 'adjacent'], add)
  // SAB-K-113
  for (const type of HIT_TYPES)
    for (const row of [...AIRCRAFT, 'crashes', 'fire', 'green'] as const)
      checkDie(fate[type][row], ['tables', 'fate', type, row], add)
  for (const level of LEVELS) checkDie(recovery[level], ['tables', 'recovery', level], add)
  checkDie(hospital, ['tables', 'hospital'], add)
  checkDie(madness, ['tables', 'madness'], add)
}

/** SAB-K-082 Fuel is paid for a row, and nothing is prohibited. */
function checkBombers({ bombers }: Tables, add: Add): void {
  for (const side of SIDES)
    for (const altitude of ALTITUDES)
      for (const type of GERMANS) {
        const row = bombers[side][altitude][type]
        if (/[XF]/.test(row))
          add(
            ['tables', 'bombers', side, altitude, type],
            `expected seven numbers without X and F but found '${row}'`,
          )
      }
}

/** SAB-K-090 SAB-K-094 */
function checkSuppression({ suppression }: Tables, add: Add): void {
  for (const row of [...ESCORT_SIZES, 'circle'] as const) {
    const path = ['tables', 'suppression', row]
    let above = 0
    for (const [i, { upTo, red, blue }] of suppression[row].entries()) {
      if (upTo <= above)
        add([...path, i, 'upTo'], `expected more than the ${above} of the column before but found ${upTo}`)
      above = upTo
      if (blue > red) add([...path, i, 'blue'], `expected at most the red ${red} but found ${blue}`)
    }
    if (above !== 12)
      add(
        [...path, suppression[row].length - 1, 'upTo'],
        `expected the last column to end at 12 but found ${above}`,
      )
  }
}

/** SAB-K-116 */
function checkFuel({ fuel: { checks, full } }: Tables, add: Add): void {
  for (const [i, number] of checks.entries()) {
    const before = checks[i - 1] ?? 0
    if (number < before)
      add(
        ['tables', 'fuel', 'checks', i],
        `expected at least the ${before} of the space before but found ${number}`,
      )
  }
  const low = checks.length - 3
  for (const aircraft of AIRCRAFT)
    if (full[aircraft] >= low)
      add(
        ['tables', 'fuel', 'full', aircraft],
        `expected a space before Low, which is space ${low}, but found ${full[aircraft]}`,
      )
}

function checkTrack({ track }: Tables, add: Add): void {
  const rows: readonly (readonly [Path, readonly Space[]])[] = [
    [['inbound'], track.inbound],
    ...ZONES.map(zone => [['outbound', zone], track.outbound[zone]] as const),
  ]
  for (const [row, spaces] of rows)
    for (const [i, space] of spaces.entries()) checkSpace(space, ['tables', 'track', ...row, i], add)
  checkSpace(track.turn, ['tables', 'track', 'turn'], add)
}

/** SAB-K-119 One number is that of the 109s; with two, theirs is not the higher. */
function checkSpace({ exit109, exit110 }: Space, path: Path, add: Add): void {
  if (exit110 === undefined) return
  if (exit109 === undefined) add([...path, 'exit110'], 'expected a number for 109s beside that for 110s')
  else if (exit109 > exit110)
    add([...path, 'exit109'], `expected at most the ${exit110} of the 110s but found ${exit109}`)
}

function checkPlaces({ missed, distance }: Tables, add: Add): void {
  for (const position of POSITIONS) {
    if (missed[position] === position)
      add(['tables', 'missed', position], `expected another position than ${position}`)
    const named = distance[position].flat()
    for (const station of STATIONS) {
      const times = named.filter(one => one === station).length
      if (times !== 1)
        add(['tables', 'distance', position], `expected ${station} once but found it ${times} times`)
    }
  }
}
