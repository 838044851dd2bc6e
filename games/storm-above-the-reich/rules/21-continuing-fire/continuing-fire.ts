import { noted, type Procedure, type Step } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { FireCard } from '../../pack/types.ts'
import { type Campaign, type ElementNo, type Fighter, type Mode, STAFFEL } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { offerQuick, otherMode } from '../02-pilots/skills.ts'
import { drawCard } from '../05-map/cups.ts'
import { inAnyOrder } from '../05-map/options.ts'
import { nameElement } from '../05-map/overlap.ts'
import { at, attackersOf, fighterNo, isInSpace, missionOf, whoOf } from '../05-map/table.ts'
import { onward } from '../06-turn.ts'
import { isClimbRoll } from '../16-engage/maneuvers.ts'
import { offerSchwarm } from '../18-advantages/advantages.ts'
import { lethalLevel, levelOf } from '../19-lethal-level.ts'
import { type Blow, sufferHit } from '../20-burst/hits.ts'
import { boxOf, breakAway, type Course, courseOf } from '../22-break-away.ts'
import { afterTheTable, beforeTheTable, confuse, isFlownElsewhere } from './events.ts'

/** SR-SEQ-03 SR-Q-45 Attack Phase, 7D Break Away: Continuing Fire, and out. */

/** SR-CF-01 SR-CF-09 One fighter, in the player's order: its card, and its break away right after. */
export function* leaveFormation(campaign: Campaign): Procedure<Step> {
  const mission = missionOf(campaign)
  const options = inAnyOrder(attackersOf(mission))
  if (options.length > 0) {
    const { fighter } = yield* choose(STAFFEL, 'fire.next', options)
    for (const one of fighter === undefined ? mission.fighters : [fighterNo(mission, fighter)])
      if (isInSpace(one)) yield* flyOut(campaign, one)
  }
  if (mission.fighters.some(isInSpace)) return onward(campaign, 'break-away')
  // SR-SEQ-11 SR-BRK-06
  for (const fighter of mission.fighters) fighter.outOfTheSun = false
  return onward(campaign, 'approach')
}

/** SR-CF-01 The event text, the table, the break away. SR-CF-10 Some texts come after the table. */
function* flyOut(campaign: Campaign, fighter: Fighter): Procedure {
  // SR-PIL-14 SR-EVT-09 For Fall Away it counts which mode he is in when the card is drawn
  if (fighter.maneuver === 'dive' && fighter.mode === 'determined')
    yield* offerQuick(campaign, fighter, 'dive')
  const card = packOf(campaign).fireCard(yield* drawCard(campaign, 'fire', [`fighter:${fighter.no}`]))
  const { id, event } = card
  if (noted()) note('SR-CF-01', 'fire.card', { ...whoOf(campaign, fighter), card: id, event })
  const course = courseOf(fighter)
  yield* beforeTheTable(campaign, fighter, event, course)
  // SR-CF-03
  if (!course.skips) yield* readTable(campaign, fighter, card)
  // Its Hit may turn a Disoriented pilot: before the last change of mode
  if (event === 'confused') yield* confuse(campaign, fighter)
  if (isModeOfUse(campaign, fighter, event, course)) yield* offerQuick(campaign, fighter, 'break-away')
  yield* afterTheTable(campaign, fighter, event, course)
  // SR-BRK-01 Unless it was bounced
  if (isInSpace(fighter)) yield* breakAway(campaign, fighter, boxOf(fighter, course))
}

/** SR-PIL-14 A last change of mode counts if the mode decides where the fighter goes. */
function isModeOfUse(
  campaign: Campaign,
  fighter: Fighter,
  event: FireCard['event'],
  course: Course,
): boolean {
  return course.evasive === undefined && !isFlownElsewhere(campaign, fighter, event)
}

/** SR-CF-06 SR-ADV-08 */
const GUNNERS: Blow = { cause: 'fire', cancellable: true, advantages: true, sun: true }

/** SR-CF-04 */
function* readTable(campaign: Campaign, fighter: Fighter, card: FireCard): Procedure {
  const element = yield* nameElement(campaign, fighter, 'level')
  const extra = extraFor(card, fighter)
  const level = levelOf(campaign, fighter, element, extra)
  if (isQuickOfUse(fighter, card, level))
    yield* offerQuick(campaign, fighter, 'fire', {
      determined: { hits: hitsOn(card, 'determined', level) },
      evasive: { hits: hitsOn(card, 'evasive', level) },
    })
  const hits = hitsOn(card, fighter.mode, level)
  if (noted()) noteTable(campaign, fighter, element, card, extra, hits)
  // SR-CF-08
  yield* offerSchwarm(campaign, fighter)
  // SR-PIL-15
  fighter.resolving = true
  for (let hit = 0; hit < hits; hit++) yield* sufferHit(campaign, fighter, GUNNERS)
  fighter.resolving = false
}

/** SR-PIL-14 If the other row reads otherwise, or the sun hides an Evasive fighter for certain. */
function isQuickOfUse({ mode, outOfTheSun }: Fighter, card: FireCard, level: number): boolean {
  const hits = hitsOn(card, mode, level)
  return hits !== hitsOn(card, otherMode(mode), level) || (outOfTheSun && hits > 0)
}

/** SR-CF-07 SR-EVT-15 What the card adds to the Lethal Level of a climber. */
function extraFor({ climb, climbRoll }: FireCard, { maneuver }: Fighter): number {
  if (maneuver === 'climb') return climb
  return isClimbRoll(maneuver) ? climbRoll : 0
}

function hitsOn(card: FireCard, mode: Mode, level: number): number {
  return at(card[mode], level)
}

function noteTable(
  campaign: Campaign,
  fighter: Fighter,
  element: ElementNo | undefined,
  card: FireCard,
  extra: number,
  hits: number,
): void {
  const { level, parts } = lethalLevel(campaign, fighter, element, extra)
  note('SR-CF-04', 'fire.table', {
    ...whoOf(campaign, fighter),
    card: card.id,
    event: card.event,
    column: level,
    parts,
    mode: fighter.mode,
    space: fighter.space,
    hits,
  })
}
