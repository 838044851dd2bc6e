import { expect } from 'vitest'
import type {
  Aircraft,
  Altitude,
  Attitude,
  BomberType,
  FighterId,
  GermanType,
  Level,
  Position,
  SectionId,
  Skill,
  Station,
} from '../../pack/types.ts'
import { fighter } from '../../rules/01-general/fighters.ts'
import { isSection } from '../../rules/01-general/formations.ts'
import { layOutPatrol } from '../../rules/01-general/lay-out.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { aBomber } from '../../rules/04-bombers/formation.ts'
import type { Campaign, Dogfight, EscortMarker, Formation, Patrol, Pilot } from '../../state.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import { PROOF_PACK } from './charts.ts'

/** Builders for a table as a test needs it. */

export {
  asked,
  factsOf,
  ids,
  offers,
  type Played,
  pauseAfter,
  script,
  stopsFor,
  takes,
} from '@tallyho/engine/proof/script'

interface With extends Partial<Patrol> {
  readonly scenario?: string
  readonly aircraft?: Aircraft
  /** Sections and single fighters that fly, `red yellow blue-1`; a whole squadron if left out. */
  readonly fly?: string
  /** Pilots who are not Regular: `red-3 blue-2`. */
  readonly greens?: string
  readonly veterans?: string
  readonly fatigued?: string
  readonly skills?: Partial<Record<FighterId, readonly Skill[]>>
}

const PATROLS: Readonly<Record<Level, number>> = { green: 0, regular: 4, veteran: 9 }
const SQUADRON = 'red yellow blue green'

/** A squadron of Regulars on patrol, every Section without contact until a formation is laid. A lone fighter is independent. */
export function aPatrol({
  scenario,
  aircraft,
  fly,
  greens,
  veterans,
  fatigued,
  skills,
  ...rest
}: With = {}): Campaign {
  const units = words(fly ?? SQUADRON) as Unit[]
  const flying = units.flatMap(unit =>
    isSection(unit) ? ([1, 2, 3].map(n => `${unit}-${n}`) as FighterId[]) : [unit],
  )
  const level = (id: FighterId): Level =>
    words(greens).includes(id) ? 'green' : words(veterans).includes(id) ? 'veteran' : 'regular'
  const campaign: Campaign = {
    pack: PROOF_PACK,
    scenario: scenario ?? 'campaign',
    options: { randomEvents: false, graduatedReplacements: false },
    aircraft: aircraft ?? 'hurricane',
    chapter: 0,
    patrolOfChapter: 1,
    event: 'nothing',
    pilots: flying.map((id, no) =>
      aPilot(no, {
        patrols: PATROLS[level(id)],
        inARow: words(fatigued).includes(id) ? 2 : 0,
        skills: [...(skills?.[id] ?? [])],
      }),
    ),
    log: [],
    chapters: [],
    patrol: undefined,
    ended: undefined,
  }
  const lineUp = Object.fromEntries(flying.map((id, no) => [id, no]))
  campaign.patrol = { ...layOutPatrol(campaign, lineUp, true), ...rest }
  for (const unit of units) if (!isSection(unit)) fighter(campaign, unit).at = 'lost'
  return campaign
}

export function aPilot(no: number, more: Partial<Pilot> = {}): Pilot {
  return {
    no,
    name: `Pilot ${no}`,
    status: 'ready',
    patrols: 4,
    bombers: 0,
    fighters: 0,
    skills: [],
    inARow: 0,
    sitsOut: 0,
    story: [],
    ...more,
  }
}

/** A formation on the map: `squadron` of `red yellow blue green` at `port low`; without a place it is on the Raid Track. */
export function formation(
  campaign: Campaign,
  id: string,
  sections: string,
  at?: string,
  more: Partial<Formation> = {},
): Formation {
  const [position, altitude] = words(at) as [Position, Altitude]
  const one: Formation = {
    id,
    sections: words(sections) as SectionId[],
    at: at === undefined ? undefined : { position, altitude },
    order: undefined,
    ...more,
  }
  patrolOf(campaign).formations.push(one)
  return one
}

/** Escort markers: `high 109 heavy, port 110 light suppressed`. */
export function escort(campaign: Campaign, markers: string): void {
  const patrol = patrolOf(campaign)
  patrol.escortPlaced = true
  for (const marker of markers.split(', ')) {
    const [station, type, size, suppressed] = marker.split(' ') as [
      Station,
      GermanType,
      EscortMarker['size'],
      string?,
    ]
    patrol.escort[station] = { type, size, suppressed: suppressed === 'suppressed' }
  }
}

/** A dogfight under way: `red` against `109 4 tailed, 110 2 head-on`. */
export function dogfight(campaign: Campaign, unit: Unit, germans: string, round = 1): Dogfight {
  const patrol = patrolOf(campaign)
  const one: Dogfight = {
    no: patrol.dogfights.length + 1,
    unit,
    round,
    germans: germans.split(', ').map((german, i) => {
      const [type, strength, attitude] = german.split(' ') as [GermanType, string, Attitude]
      return { no: i + 1, type, strength: Number(strength), attitude, from: round, fought: 0 }
    }),
  }
  patrol.dogfights.push(one)
  return one
}

/** The Germans of a unit: `109 4 tailed, 110 2 head-on`; empty if it is not engaged. */
export function germansOf(campaign: Campaign, unit: Unit): string {
  const one = patrolOf(campaign).dogfights.find(dogfight => dogfight.unit === unit)
  return (one?.germans ?? [])
    .map(({ type, strength, attitude }) => `${type} ${strength} ${attitude}`)
    .join(', ')
}

/** Bombers in the area: a kette of three on each tile, `vee` of Dorniers. */
export function bombers(
  campaign: Campaign,
  type: BomberType = 'dornier',
  tiles: readonly (readonly [number, number])[] = [
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
  ],
  layout = 'vee',
): void {
  patrolOf(campaign).raid = {
    type,
    layout,
    tiles: tiles.map(([x, y]) => ({
      x,
      y,
      isolated: false,
      bombers: [aBomber(), aBomber(), aBomber()],
    })),
  }
}

/** Fighters among the bombers, after their first round: `red-1 blue-2`. */
export function amongBombers(campaign: Campaign, fighters: string): void {
  for (const id of words(fighters) as FighterId[]) fighter(campaign, id).at = 'bombers'
}

/** Fighters are where these words say: `lost red-1 red-2, fate blue-1`. */
export function expectAt(campaign: Campaign, places: string): void {
  const wanted = places.split(', ').flatMap(part => {
    const [place, ...fighters] = part.split(' ')
    return fighters.map(id => [place, id])
  })
  expect(wanted.map(([, id]) => [fighter(campaign, id as FighterId).at, id])).toEqual(wanted)
}

function words(text = ''): string[] {
  return text === '' ? [] : text.split(' ')
}
