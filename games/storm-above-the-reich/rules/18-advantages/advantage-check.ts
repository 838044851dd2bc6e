import { choose, note, noted, type Procedure } from '@tallyho/engine'
import type { Formation } from '../../pack/index.ts'
import {
  type Campaign,
  type Element,
  type ElementNo,
  type Fighter,
  type Mission,
  STAFFEL,
} from '../../state.ts'
import { canChangeMode, offerQuick } from '../02-pilots/quick.ts'
import { elementOption } from '../05-map/overlap.ts'
import { elementPlan, formation, missionOf, spaceNo } from '../05-map/table.ts'
import { positionOf } from '../16-engage/maneuvers.ts'
import { attackersOf } from '../20-burst/attackers.ts'

/** SR-ADV-01 The advantage check at the end of Engage. */

/** SR-ADV-09 */
const SCHWARM_DAMAGE = 2
const SCHWARM = 4

const NOBODY: readonly Fighter[] = []

/** The wave, and the element that each fighter of it counts in. */
interface Muster {
  readonly mission: Mission
  readonly plan: Formation
  readonly fighters: readonly Fighter[]
  readonly counted: (ElementNo | undefined)[]
}

export function* checkAdvantages(campaign: Campaign): Procedure {
  const mission = missionOf(campaign)
  // SR-COL-22 Whoever has left its space does not count
  const fighters = attackersOf(mission)
  // No advantage is earned alone
  if (fighters.length < 2) return
  const plan = formation(campaign)
  const counted = fighters.map(({ space }) => spaceNo(plan, space).elements[0])
  const muster: Muster = { mission, plan, fighters, counted }
  const open = overlapping(muster)
  yield* stiffen(campaign, muster, open)
  yield* nameElements(campaign, muster, open)
  award(campaign, gainsOf(muster))
}

/** SR-ADV-02 SR-Q-18 Each type once in an element; one that is used up may be earned anew. */
function award(campaign: Campaign, gains: number): void {
  const { elements } = missionOf(campaign)
  for (const [no, element] of elements.entries()) {
    const gained = (gains >> (no * 3)) & 7
    if (gained === 0) continue
    if (gained & ROTTE) element.rotte = true
    if (gained & POSITION) element.position = true
    if (gained & FOUR) element.schwarm = SCHWARM_DAMAGE
    if (noted())
      note('SR-ADV-01', 'advantage.earned', {
        element: elementPlan(campaign, no).name,
        advantages: [
          ...(gained & ROTTE ? ['rotte'] : []),
          ...(gained & POSITION ? ['position'] : []),
          ...(gained & FOUR ? ['schwarm'] : []),
        ],
      })
  }
}

const ROTTE = 1
const POSITION = 2
const FOUR = 4

/** What every element gains: three bits for each. */
function gainsOf(muster: Muster): number {
  const { mission } = muster
  let gains = 0
  for (const [no, element] of mission.elements.entries()) gains |= gainOf(muster, no, element) << (no * 3)
  return gains
}

function gainOf(muster: Muster, no: ElementNo, { rotte, position, schwarm }: Element): number {
  const { fighters, counted } = muster
  let gain = 0
  for (let i = 0; i < fighters.length; i++) {
    if (counted[i] !== no) continue
    const one = fighters[i] as Fighter
    for (let j = 0; j < i; j++) {
      if (counted[j] !== no) continue
      const other = fighters[j] as Fighter
      if (!rotte && isRotte(one, other)) gain |= ROTTE
      if (!position && isFromElsewhere(one, other)) gain |= POSITION
    }
    if (schwarm === 0 && isSchwarm(muster, no, i)) gain |= FOUR
  }
  return gain
}

/** SR-ADV-04 One Approach Box is one altitude. */
function isRotte(one: Fighter, other: Fighter): boolean {
  return one.space === other.space && isAlongside(one, other)
}

/** SR-Q-01 One type is one name. */
function isAlongside(one: Fighter, other: Fighter): boolean {
  return (
    one.mode === 'determined' &&
    other.mode === 'determined' &&
    one.kind === other.kind &&
    one.approach === other.approach
  )
}

/** SR-ADV-05 Another position and another altitude, whatever their mode and type. */
function isFromElsewhere(one: Fighter, other: Fighter): boolean {
  return one.altitude !== other.altitude && positionOf(one) !== positionOf(other)
}

/** SR-ADV-06 SR-Q-27 At least four alongside the first, joined by spaces that share an edge or a corner. */
function isSchwarm({ plan, fighters, counted }: Muster, element: ElementNo, first: number): boolean {
  const leader = fighters[first] as Fighter
  if (fighters.length < SCHWARM || leader.ammo === 'none') return false
  // SR-ADV-07
  const position = positionOf(leader)
  if (position !== 'nose' && position !== 'tail') return false
  const joined: Fighter[] = []
  for (let i = first; i >= 0; i = nextJoined()) joined.push(fighters[i] as Fighter)
  return joined.length >= SCHWARM

  function nextJoined(): number {
    return fighters.findIndex(
      (one, i) =>
        counted[i] === element &&
        one.ammo !== 'none' &&
        !joined.includes(one) &&
        isAlongside(leader, one) &&
        joined.some(({ space }) => space === one.space || spaceNo(plan, space).near.includes(one.space)),
    )
  }
}

/** SR-MAP-14 SR-Q-44 Fighters in spaces of two elements, by their number in the muster. */
function overlapping({ plan, fighters }: Muster): number[] {
  const open: number[] = []
  for (const [i, { space }] of fighters.entries()) if (spaceNo(plan, space).elements.length > 1) open.push(i)
  return open
}

/** SR-Q-55 Each counts in one of its two elements. Asked only if it can make a difference to what is earned. */
function* nameElements(campaign: Campaign, muster: Muster, open: number[]): Procedure {
  const { plan, fighters, counted } = muster
  while (open.length > 0) {
    const i = open.shift() as number
    const { no, space } = fighters[i] as Fighter
    const { elements } = spaceNo(plan, space)
    const matters = isDifferent(muster, open, NOBODY, changed => {
      counted[i] = elements[changed ? 1 : 0]
    })
    if (!matters) continue
    const options = elements.map(element => elementOption(campaign, element))
    const { element } = yield* choose(STAFFEL, 'element.advantage', options, [`fighter:${no}`])
    counted[i] = element
  }
}

/** SR-PIL-14 Evasive pilots who are Quick may turn Determined, if that can earn something: alone, or with those still to be asked. */
function* stiffen(campaign: Campaign, muster: Muster, open: readonly number[]): Procedure {
  const quick = muster.fighters.filter(one => one.mode === 'evasive' && canChangeMode(campaign, one))
  for (let fighter = quick.shift(); fighter !== undefined; fighter = quick.shift()) {
    const one = fighter
    const matters = isDifferent(muster, open, quick, changed => setMode(one, changed))
    for (const each of [one, ...quick]) setMode(each, false)
    if (matters) yield* offerQuick(campaign, one, 'advantage')
  }
}

function setMode(fighter: Fighter, determined: boolean): void {
  fighter.mode = determined ? 'determined' : 'evasive'
}

/** Whether a change alters the gains, in some naming of the elements still open and some mode of the pilots still to be asked. */
function isDifferent(
  muster: Muster,
  open: readonly number[],
  quick: readonly Fighter[],
  change: (changed: boolean) => void,
): boolean {
  const { plan, fighters, counted } = muster
  for (let way = 0; way < 1 << (open.length + quick.length); way++) {
    for (const [bit, i] of open.entries())
      counted[i] = spaceNo(plan, (fighters[i] as Fighter).space).elements[(way >> bit) & 1]
    for (const [bit, one] of quick.entries()) setMode(one, ((way >> (open.length + bit)) & 1) === 1)
    change(false)
    const before = gainsOf(muster)
    change(true)
    if (gainsOf(muster) !== before) return true
  }
  return false
}
