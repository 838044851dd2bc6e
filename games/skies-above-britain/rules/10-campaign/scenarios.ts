import type { Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import {
  type BomberScenario,
  COLOURS,
  type Colour,
  type DogfightScenario,
  type FighterId,
  type InterceptScenario,
  type SectionId,
} from '../../pack/types.ts'
import type { Campaign, Patrol, PilotNo } from '../../state.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import { note } from '../../vocabulary.ts'
import { randomFighter } from '../01-general/acts.ts'
import { fighter, fighterIds, fightersAt, REGULAR_AFTER, VETERAN_AFTER } from '../01-general/fighters.ts'
import { isSection, sections } from '../01-general/formations.ts'
import { layOutPatrol } from '../01-general/lay-out.ts'
import { patrolOf } from '../01-general/terms.ts'
import { dogfights, fightPending } from '../03-dogfight/dogfight.ts'
import { ketten } from '../04-bombers/formation.ts'
import { bomberRound } from '../04-bombers/round.ts'
import { enterArea } from '../05-interception/bombers.ts'
import { beginTurn } from '../06-entropy/patrol-complete.ts'
import { layEscort } from '../07-raid-vector/contact.ts'
import { newPilot } from '../08-return/pilots.ts'

/** SAB-GEN-17 SAB-GEN-18 SAB-GEN-19 Scenarios 1 to 11, the school. */

type SchoolScenario = DogfightScenario | BomberScenario | InterceptScenario

/** Lays a scenario out; says where it begins. */
export function muster(
  campaign: Campaign,
  spec: SchoolScenario,
): 'scenario-dogfight' | 'scenario-bombers' | 'orders' {
  campaign.patrolOfChapter = 1
  const lineUp = enlist(campaign, spec)
  const patrol = layOutPatrol(campaign, lineUp, spec.kind === 'intercept')
  campaign.patrol = patrol
  for (const unit of spec.fighters as readonly Unit[])
    if (!isSection(unit)) fighter(campaign, unit).at = 'lost'
  if (spec.kind === 'dogfight') return layOutDogfights(patrol, spec)
  patrol.raid = {
    type: spec.bombers.type,
    layout: spec.bombers.layout,
    tiles: ketten(campaign, spec.bombers.layout),
  }
  return spec.kind === 'bombers' ? intoTheBombers(campaign, spec) : onTheMap(campaign, patrol, spec)
}

/** Who flies: Regulars but for those who are named. */
function enlist(
  campaign: Campaign,
  { fighters, green, veteran }: SchoolScenario,
): Record<FighterId, PilotNo> {
  const names = (list: readonly string[]) => list.flatMap(unit => fightersNamed(unit as Unit))
  const greens = names(green)
  const veterans = names(veteran)
  const lineUp: Partial<Record<FighterId, PilotNo>> = {}
  for (const id of names(fighters)) {
    const pilot = newPilot(
      campaign,
      greens.includes(id) ? 0 : veterans.includes(id) ? VETERAN_AFTER : REGULAR_AFTER,
    )
    campaign.pilots.push(pilot)
    lineUp[id] = pilot.no
  }
  return lineUp as Record<FighterId, PilotNo>
}

function fightersNamed(unit: Unit): FighterId[] {
  if (!isSection(unit)) return [unit]
  return [1, 2, 3].map((no): FighterId => `${unit as Colour}-${no as 1 | 2 | 3}`)
}

/** SAB-DOG-03 */
function layOutDogfights(patrol: Patrol, { fights, sun }: DogfightScenario): 'scenario-dogfight' {
  patrol.sun = sun === 'none' ? undefined : sun
  let no = 0
  for (const [i, opening] of fights.entries())
    if (opening.by === 'set-up')
      patrol.dogfights.push({
        no: i + 1,
        unit: opening.unit as Unit,
        round: 1,
        germans: opening.germans.map(({ type, strength, attitude }) => ({
          no: ++no,
          type,
          strength,
          attitude,
          from: 1,
          fought: 0,
        })),
      })
  return 'scenario-dogfight'
}

/** SAB-DOG-03 Fights that are laid out, then those that a card opens. */
export function* scenarioDogfight(campaign: Campaign): Procedure<'fate'> {
  const spec = packOf(campaign).scenario(campaign.scenario) as DogfightScenario
  yield* fightPending(campaign)
  for (const opening of spec.fights)
    if (opening.by === 'card') {
      const { deck, type, heavy } = opening
      yield* dogfights(campaign, [opening.unit as Unit], {
        deck,
        type,
        heavy,
        sun: patrolOf(campaign).sun !== undefined,
      })
    }
  land(campaign)
  return 'fate'
}

/** SAB-BMB-05 SAB-BMB-41 */
function intoTheBombers(campaign: Campaign, { from, altitude }: BomberScenario): 'scenario-bombers' {
  enterArea(campaign, fighterIds(patrolOf(campaign)), { from, altitude, outOfTheSun: false })
  return 'scenario-bombers'
}

/** SAB-BMB-10 Rounds follow each other at once; German fighters come when the scenario says. */
export function* scenarioBombers(campaign: Campaign): Procedure<'scenario-bombers' | 'fate'> {
  const patrol = patrolOf(campaign)
  const { rounds, arrivals } = packOf(campaign).scenario(campaign.scenario) as BomberScenario
  patrol.turn += 1
  note('SAB-BMB-10', 'scenario-round', { round: patrol.turn, of: rounds })
  yield* bomberRound(campaign, fightersAt(campaign, 'bombers'))
  for (const { after, type, cards } of arrivals)
    for (let i = 0; after === patrol.turn && i < cards; i++) {
      const here = fightersAt(campaign, 'bombers')
      if (here.length === 0) break
      yield* dogfights(campaign, [yield* randomFighter(here)], {
        deck: 'luftwaffe',
        type,
        heavy: false,
        sun: false,
      })
    }
  if (patrol.turn < rounds && fightersAt(campaign, 'bombers').length > 0) return 'scenario-bombers'
  land(campaign)
  return 'fate'
}

/** SAB-INT-03 */
function onTheMap(campaign: Campaign, patrol: Patrol, spec: InterceptScenario): 'orders' {
  const { escort, position, altitude, visibility, sun, fuel } = spec
  layEscort(campaign, escort)
  patrol.visibility = visibility
  patrol.sun = sun === 'none' ? undefined : sun
  const flying: readonly SectionId[] = sections(campaign)
  patrol.formations = [
    { id: 'squadron', sections: [...flying], at: { position, altitude }, order: undefined },
  ]
  for (const colour of COLOURS) if (patrol.fuel[colour] !== undefined) patrol.fuel[colour] += fuel
  return beginTurn(campaign)
}

/** The scenario is over: whoever still flies lands. */
function land(campaign: Campaign): void {
  for (const id of fightersAt(campaign, 'section', 'lost', 'bombers')) {
    const one = fighter(campaign, id)
    one.at = 'home'
    one.attack = undefined
    one.entry = undefined
  }
}
