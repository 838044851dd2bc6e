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
  ['--- AHD', '--- L-D', '--- LA-', '--- DAL', '--- DAL', '-D- --A'], // A
  ['--- ALD', '--- -LA', '--- A-L', '--- LA-', '--D D-A', 'AD- D-D'], // B
  ['--- -LL', '--- LAA', '--D ADD', '-DD -AD', 'A-- A-D', '-A- ---'], // C
  ['-D- L-L', 'AA- ALD', '-A- -AA', 'D-D A--', 'A-- -DD', '--L -D-'], // D
  ['-A- ALL', 'D-D AAD', '-A- D--', 'AD- D--', 'AD- D--', '--L --D'], // E
  ['--A LL-', 'D-D A--', 'A-- --A', '-A- -DD', 'AD- --D', 'DLL --D'], // F
  ['--- A-A', 'DHA -LD', 'LDA D-D', 'D-L D--', 'A-D ---', 'DA- ---'], // G
  ['DDD -L-', 'AA- A-D', '--L --D', '-AA --D', 'H-D D--', 'DLA ---'], // H
  ['D-D -L-', 'A-A D-A', 'ADD D--', '--L D--', 'ALA ---', 'LHD ---'], // I
  ['DA- DD-', 'A-A --A', 'DLD D--', '-LL ---', 'HDD ---', 'AAL ---'], // J
  ['-AA -A-', 'DDA --D', '-LD D--', 'HAA ---', 'ALL ---', 'HDL ---'], // K
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
