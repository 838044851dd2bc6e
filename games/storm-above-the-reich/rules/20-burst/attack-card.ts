import { noted, type Procedure } from '@tallyho/engine'
import type { AttackRows } from '../../pack/components.ts'
import { type AttackCell, packOf } from '../../pack/index.ts'
import type { AttackDeck } from '../../pack/types.ts'
import type { Campaign, ElementNo, Fighter, Mode } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { canChangeMode, offerQuick, otherMode } from '../02-pilots/skills.ts'
import { drawCard } from '../05-map/cups.ts'
import { nameElement } from '../05-map/overlap.ts'
import { isInSpace, whoOf } from '../05-map/table.ts'
import { perPosition, positionOf } from '../16-engage/maneuvers.ts'
import { lethalLevel, levelOf } from '../19-lethal-level.ts'
import { bomberAt } from './bombers.ts'
import { applyResults, targetOf } from './burst-results.ts'

/** One attack: an Attack card drawn and read. */

/** SR-ATK-04 */
export const DECKS = perPosition(
  (position): AttackDeck => (position === 'nose' || position === 'tail' ? position : 'oblique'),
)

/** True if the fighter is Riding the Tail when all the rest is done. */
export function* attack(campaign: Campaign, fighter: Fighter): Procedure<boolean> {
  // SR-MAP-15
  const element = yield* nameElement(campaign, fighter, 'level')
  const id = yield* drawCard(campaign, DECKS[positionOf(fighter)], [`fighter:${fighter.no}`])
  const { rows } = packOf(campaign).attackCard(id)
  noteCard(campaign, fighter, element, id)
  if (canChangeMode(campaign, fighter)) {
    const cells = {
      determined: cellFor(campaign, fighter, element, rows, 'determined'),
      evasive: cellFor(campaign, fighter, element, rows, 'evasive'),
    }
    if (isQuickOfUse(fighter, cells)) yield* offerQuick(campaign, fighter, 'card', cells)
  }
  const cell = cellFor(campaign, fighter, element, rows, fighter.mode)
  if (noted()) noteCell(campaign, fighter, element, id, cell)
  yield* applyResults(campaign, fighter, cell)
  return cell.riding && isInSpace(fighter)
}

/** SR-ATK-05 Lethal Level, altitude, mode. SR-ATK-06 A cell may be empty. */
function cellFor(
  campaign: Campaign,
  fighter: Fighter,
  element: ElementNo | undefined,
  rows: AttackRows,
  mode: Mode,
): AttackCell {
  // SR-LL-05 The mode may count in the level too
  const flying = fighter.mode === mode ? fighter : { ...fighter, mode }
  const cell = rows[fighter.altitude]?.[mode][levelOf(campaign, flying, element)]
  if (cell === undefined) throw new Error(`No row on the card for ${fighter.altitude}`)
  return cell
}

/**
 * SR-PIL-14 The card is seen; asked only if the other mode reads something else, is treated otherwise in a Collision Check, or hides in
 * the sun for certain.
 */
function isQuickOfUse({ mode, outOfTheSun }: Fighter, cells: Readonly<Record<Mode, AttackCell>>): boolean {
  const now = cells[mode]
  return !isSame(now, cells[otherMode(mode)]) || now.collision || (outOfTheSun && now.hits > 0)
}

function isSame(one: AttackCell, other: AttackCell): boolean {
  return (
    one.damage === other.damage &&
    one.hits === other.hits &&
    one.pass === other.pass &&
    one.collision === other.collision &&
    one.riding === other.riding &&
    one.noAmmo === other.noAmmo &&
    one.jam === other.jam
  )
}

function noteCard(campaign: Campaign, fighter: Fighter, element: ElementNo | undefined, card: string): void {
  if (noted()) note('SR-ATK-04', 'burst.card', readingOf(campaign, fighter, element, card))
}

function noteCell(
  campaign: Campaign,
  fighter: Fighter,
  element: ElementNo | undefined,
  card: string,
  cell: AttackCell,
): void {
  note('SR-ATK-05', 'burst.results', { ...readingOf(campaign, fighter, element, card), ...cell })
}

/** What lights the cell on the card. */
function readingOf(campaign: Campaign, fighter: Fighter, element: ElementNo | undefined, card: string) {
  const { level, parts } = lethalLevel(campaign, fighter, element)
  const target = targetOf(campaign, fighter)
  return {
    ...whoOf(campaign, fighter),
    card,
    deck: DECKS[positionOf(fighter)],
    column: level,
    parts,
    row: fighter.altitude,
    mode: fighter.mode,
    space: fighter.space,
    bomber: target === undefined ? undefined : bomberAt(campaign, target).id,
  }
}
