import type { FighterId } from '../../pack/types.ts'
import { fighter } from '../../rules/01-general/fighters.ts'
import { dogfights, fightPending, type Trigger } from '../../rules/03-dogfight/dogfight.ts'
import type { Campaign } from '../../state.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import { asked, type Played, script } from './table.ts'

/** Dogfights, played from a script. */

export const BY_109: Trigger = { deck: 'luftwaffe', type: '109', heavy: false, sun: false }

/** A card opens a dogfight, which goes on to the question after the script. */
export function opens(campaign: Campaign, unit: Unit, lines: string, more: Partial<Trigger> = {}): string {
  return asked(dogfights(campaign, [unit], { ...BY_109, ...more }), lines)
}

/** What lies on the table is fought out to its end. */
export function fights(campaign: Campaign, lines: string): Played<number> {
  return script(fightPending(campaign), lines)
}

/** The same up to the question after the script. */
export function fightsTo(campaign: Campaign, lines: string): string {
  return asked(fightPending(campaign), lines)
}

/** A fighter with Hit markers: `hits(campaign, 'red-2', 'wing-3 engine-7')`. */
export function hits(campaign: Campaign, id: FighterId, markers: string): void {
  fighter(campaign, id).hits.push(...markers.split(' '))
}

/** How a card is come by in each attitude, without a Maneuver. */
export const DRAW = {
  'head-on': 'draw.headOn x-',
  tailing: 'dogfight.tailing attack, draw.headOn x-',
  tailed: 'dogfight.maneuver none, draw.tailed t-',
}

const more = (answers: string) => (answers === '' ? '' : `, ${answers}`)

/** The first combat: its card, the answers after it, and the question that follows. */
export function plays(campaign: Campaign, attitude: keyof typeof DRAW, card: string, answers = ''): string {
  return fightsTo(campaign, `${DRAW[attitude]}${card}${more(answers)}`)
}
