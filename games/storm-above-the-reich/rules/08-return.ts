import { noted, type Option, type Procedure, type Step } from '@tallyho/engine'
import { type BoxId, HANDS, POSITIONS, type PositionBox, type ReturnBox } from '../pack/types.ts'
import { type Campaign, type FighterPlace, STAFFEL } from '../state.ts'
import { choose, note } from '../vocabulary.ts'
import { isBox } from './05-map/boxes.ts'
import { exitMap, putAt } from './05-map/exits.ts'
import { isHit, missionOf, whoOf } from './05-map/table.ts'
import { onward } from './06-turn.ts'

/** Return Phase: one step back toward the positions. SR-RET-04 A fighter's mode, SR-RET-06 an escort: neither is asked after. */

/** SR-RET-01 Everybody in a Return or Evasive Return Box returns or exits. SR-RET-02 A Hit fighter stays. */
export function* returnPhase(campaign: Campaign): Procedure<Step> {
  const mission = missionOf(campaign)
  const returning = mission.fighters.filter(fighter => WAY_BACK.has(fighter.at) && !isHit(fighter))
  let all = false
  for (const [i, fighter] of returning.entries()) {
    const from = fighter.at
    const to = WAY_BACK.get(from)
    if (to === undefined || !isBox(from)) continue
    if (mission.anchored.some(one => one === to)) {
      // SR-RET-05
      if (noted()) note('SR-RET-05', 'return.barred', { ...whoOf(campaign, fighter), to })
      yield* exitMap(campaign, fighter, 'SR-RET-07')
      continue
    }
    if (!all) {
      const last = i === returning.length - 1
      const way = yield* choose(STAFFEL, 'return.to', waysBack(to, last), [`fighter:${fighter.no}`])
      all = way === ALL
      if (way === EXIT) {
        yield* exitMap(campaign, fighter, 'SR-RET-07')
        continue
      }
    }
    putAt(fighter, to)
    if (noted()) note('SR-RET-03', 'return.returned', { ...whoOf(campaign, fighter), from, to })
  }
  return onward(campaign, 'escort')
}

/** An answer to `return.to`. */
export interface ReturnOption extends Option {
  /** None: out of the mission, or where all the others go too. */
  readonly box?: BoxId
}

const EXIT: ReturnOption = { id: 'exit' }
const ALL: ReturnOption = { id: 'all' }

function waysBack(to: PositionBox | ReturnBox, last: boolean): readonly ReturnOption[] {
  const back: ReturnOption = { id: 'back', on: [`box:${to}`], box: to }
  return last ? [back, EXIT] : [back, ALL, EXIT]
}

/** SR-RET-03 SR-MAP-04 Evasive Return, Return, High or Low. */
const WAY_BACK = new Map<FighterPlace, PositionBox | ReturnBox>()
for (const position of POSITIONS)
  for (const hand of HANDS) {
    WAY_BACK.set(`${position}/evasive/${hand}`, `${position}/return/${hand}`)
    WAY_BACK.set(`${position}/return/${hand}`, `${position}/${hand}`)
  }
