import { combatLine } from './notation.ts'
import type { CombatResult, CombatTable, DamageCell, Tables } from './types.ts'

/** RE-14.4.b What is left of a Gruppe fights like fewer: all of it, four fifths, two thirds. */
const STRENGTH: readonly number[] = [1, 0.8, 0.65]
const MOST_GRUPPEN = 16

/**
 * RE-9.1.d Rows A to K by die, German and British results for letters A, B and C. Lines 2 of rows D and G are those of the
 * worked examples; further down it is worse for the Germans.
 */
// biome-ignore format: a chart, one row a line
const LINES: readonly (readonly string[])[] = [
  ['--- DLA', '--- LA-', '--- -DL', '--- A-A', '--- A-D', 'DA- DA-'], // A
  ['--- -LA', '--- L-A', '--- A-A', '-D- -AD', '-D- DDD', 'A-A D--'], // B
  ['--- -LD', 'D-- D-L', '--D D-A', 'D-- AD-', '--A DA-', 'AL- A--'], // C
  ['-D- ADL', 'AA- ALD', '-A- -A-', 'D-D D--', 'A-- D--', '--L --D'], // D
  ['A-- DL-', '-A- --A', 'DD- --A', 'DD- D-D', '-DA A--', 'A-L D--'], // E
  ['DD- -DL', '--A -A-', '-DD DD-', 'AD- A--', 'LA- D--', '-AL ---'], // F
  ['--- A-A', 'DHA -LD', 'A-L D-D', 'LDD ---', 'A-D ---', '-AD ---'], // G
  ['DDA A-A', 'AA- D--', 'LD- -D-', 'DDL -D-', '-H- ---', 'A-L ---'], // H
  ['-D- A--', 'DAD --D', 'DL- -D-', 'AAA --D', 'DAL ---', 'H-L ---'], // I
  ['DA- --A', '--L -D-', 'DDA D--', 'LDD ---', 'LAL ---', 'AHA ---'], // J
  ['-DA A--', 'ADA --D', 'DLD ---', 'AAL ---', 'HL- ---', 'LAH ---'], // K
]

/** RE-9.1.c The row is the combat value for each Gruppe: A below 1, B from 1 on and so forth. */
function rowTops(gruppen: number): readonly number[] {
  return LINES.slice(1).map((_, row) => (row + 1) * gruppen - 1)
}

export const combat: CombatTable = {
  columns: STRENGTH.map(part =>
    Array.from({ length: MOST_GRUPPEN }, (_, i) => Math.max(1, Math.round((i + 1) * part)) - 1),
  ),
  rows: Array.from({ length: MOST_GRUPPEN }, (_, i) => rowTops(i + 1)),
  lines: LINES.map(row => row.map(combatLine)),
}

/** A row of the Combat Damage Chart, for -, D, A, L and H. */
function row(...cells: readonly [DamageCell, DamageCell, DamageCell, DamageCell, DamageCell]) {
  const [none, D, A, L, H] = cells
  return { '-': none, D, A, L, H } satisfies Record<CombatResult, DamageCell>
}

const STAYS: DamageCell = ['stays', 'full']
const STAYS_REDUCED: DamageCell = ['stays', 'reduced']
const LEAVES: DamageCell = ['inflight', 'full']
const LEAVES_REDUCED: DamageCell = ['inflight', 'reduced']
/** RE-9.2.b Units in loss boxes are full. */
const LIGHT: DamageCell = ['light-loss', 'full']
const HEAVY: DamageCell = ['heavy-loss', 'full']

/** Whoever is not hurt goes on with the raid. */
const GOES_ON = {
  full: row(STAYS, STAYS_REDUCED, LEAVES_REDUCED, LIGHT, HEAVY),
  reduced: row(STAYS_REDUCED, LEAVES_REDUCED, LIGHT, HEAVY, HEAVY),
}
/** RE-9.23.b For squadrons at the bombers and for close escort it is over. */
const GOES_HOME = {
  full: row(LEAVES, LEAVES_REDUCED, LEAVES_REDUCED, LIGHT, HEAVY),
  reduced: row(LEAVES_REDUCED, LEAVES_REDUCED, LIGHT, HEAVY, HEAVY),
}

export const damage: Tables['damage'] = {
  german: { hunt: GOES_ON, bomber: GOES_ON, escort: GOES_HOME },
  british: { hunt: GOES_ON, bomber: GOES_HOME },
}
