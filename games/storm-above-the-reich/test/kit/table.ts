import type { Procedure } from '@tallyho/engine'
import { factsOf, type Lines, script } from '@tallyho/engine/proof/script'
import { layOut, packOf } from '../../pack/index.ts'
import type { Cohesion, EscortType, MapId, MissionType, Pack, PositionBox } from '../../pack/types.ts'
import { isApproach } from '../../rules/05-map/boxes.ts'
import { freshCampaign, freshFighter, freshMission } from '../../rules/05-map/fresh.ts'
import type { Campaign, CampaignOptions, EscortMarker, Fighter, Mission, Pilot } from '../../state.ts'
import { proofPack } from './charts.ts'
import { advantagesOf, markerOf, type Piece, pieceOf } from './words.ts'

export type { Piece }

/** Builders for a table as a test needs it. */

export {
  asked,
  factsOf,
  ids,
  type Line,
  type Lines,
  offers,
  type Played,
  pauseAfter,
  rolls,
  script,
  stopsFor,
  takes,
} from '@tallyho/engine/proof/script'

layOut(proofPack)

export interface Layout {
  readonly map?: MapId
  readonly type?: MissionType
  readonly turn?: number
  readonly limit?: number
  readonly tp?: number
  readonly op?: number
  readonly sun?: PositionBox
  readonly anchored?: readonly PositionBox[]
  readonly contrails?: boolean
  /** FW190s fly with the pilots of the roster in order. In words, one after the other: `2.2 A1, tail/low ju88`. */
  readonly fighters?: readonly (Piece | string)[] | string
  /** By bomber id: damage marker ids, or gone. */
  readonly bombers?: Readonly<Record<string, readonly string[] | 'fallen' | 'destroyed'>>
  /** Ids of bombers that have fallen: `A1 A2`. */
  readonly fallen?: string
  /** By element id. */
  readonly cohesion?: Readonly<Record<string, Cohesion>>
  /** By element id: `rotte position schwarm-2`. */
  readonly advantages?: Readonly<Record<string, string>>
  readonly escort?: EscortType
  readonly escortTurn?: number
  readonly strength?: 'heavy' | 'light'
  readonly escorts?: readonly (string | (Partial<EscortMarker> & { readonly at: EscortMarker['at'] }))[]
  readonly options?: Partial<CampaignOptions>
  readonly season?: string
  readonly length?: Campaign['length']
  readonly ep?: number
  /** A pack other than the proof pack. */
  readonly pack?: Pack
}

/** A campaign with a mission in the air, played with the proof pack. */
export function aCampaign(layout: Layout = {}): Campaign {
  const pack = layout.pack ? layOut(layout.pack) : proofPack.id
  const components = packOf({ pack })
  const season = components.pack.seasons.findIndex(({ id }) => id === (layout.season ?? '1943-early'))
  const scenario = layout.season ?? '1943-early'
  const campaign = freshCampaign({ pack, scenario }, layout.length ?? 'short', season, {
    leaderShift: false,
    ninePilots: false,
    erosion: false,
    ...layout.options,
  })
  campaign.missionOfSeason = 1
  campaign.ep = layout.ep ?? 0
  const mission = freshMission(components, layout.map ?? '5', layout.type ?? 'outbound')
  campaign.mission = mission
  mission.turn = layout.turn ?? 2
  mission.limit = layout.limit ?? 8
  mission.tp = layout.tp ?? 3
  mission.op = layout.op ?? 0
  mission.sun = layout.sun
  mission.anchored = [...(layout.anchored ?? [])]
  mission.contrails = layout.contrails ?? false
  const plan = components.formation(mission.map)
  const { fighters = [] } = layout
  for (const said of typeof fighters === 'string' ? fighters.split(', ') : fighters) {
    const piece = typeof said === 'string' ? pieceOf(said) : said
    const { kind = 'fw190', at, target, skills, penalty, ...rest } = piece
    const no = mission.fighters.length
    const pilot = kind === 'fw190' ? mission.fighters.filter(one => one.kind === 'fw190').length : undefined
    const fighter = freshFighter(no, kind, pilot)
    Object.assign(fighter, rest)
    if (/^\d+\.\d+$/.test(at)) {
      fighter.at = 'space'
      fighter.space = plan.spaceNamed(at)
    } else {
      fighter.at = at as Fighter['at']
      if (isApproach(at)) fighter.approach = at
    }
    if (target !== undefined) fighter.target = plan.placeNamed(target)
    if (pilot !== undefined) {
      const flown = campaign.pilots[pilot] as Pilot
      flown.skills = [...(skills ?? [])]
      flown.penalty = penalty
    }
    takeHits(mission, fighter)
    mission.fighters.push(fighter)
  }
  const fallen = layout.fallen?.split(' ').map(id => [id, 'fallen'] as const) ?? []
  for (const [id, state] of [...fallen, ...Object.entries(layout.bombers ?? {})]) {
    const bomber = mission.bombers[plan.placeNamed(id)]
    if (bomber === undefined) continue
    if (typeof state === 'string') bomber.gone = state
    else {
      bomber.damage = [...state]
      for (const marker of state) mission.cups.damage[marker] = (mission.cups.damage[marker] ?? 0) - 1
    }
  }
  for (const [id, cohesion] of Object.entries(layout.cohesion ?? {})) {
    const element = mission.elements[plan.elements.findIndex(one => one.id === id)]
    if (element) element.cohesion = cohesion
  }
  for (const [id, advantages] of Object.entries(layout.advantages ?? {}))
    Object.assign(
      mission.elements[plan.elements.findIndex(one => one.id === id)] ?? {},
      advantagesOf(advantages),
    )
  if (layout.escort !== undefined || layout.escorts !== undefined) {
    const type = layout.escort ?? 'p-38'
    const numbers: Record<string, number> = {}
    for (const number of components.pack.escorts.markers.numbers[type])
      numbers[number] = (numbers[number] ?? 0) + 1
    const markers = (layout.escorts ?? []).map((said, no) => {
      const marker = typeof said === 'string' ? markerOf(said) : said
      const number = marker.number ?? 0
      if (number > 0) numbers[number] = (numbers[number] ?? 0) - 1
      return { no, number: 0, group: 0, movedFrom: undefined, ...marker }
    })
    mission.escort = {
      type,
      strength: layout.strength ?? 'heavy',
      turn: layout.escortTurn,
      status: 'present',
      markers,
      numbers,
      groups: Math.max(0, ...markers.map(({ group }) => group)),
    }
  }
  return campaign
}

type Rule<T> = (campaign: Campaign) => Procedure<T>

/** A rule played on a table to its end: what it returned, asked and noted, and the table afterwards. */
export function play<T>(campaign: Campaign, rule: Rule<T>, lines: Lines = [], whatever: string[] = []) {
  const played = script(rule(campaign), lines, whatever)
  return { ...played, campaign, facts: (what: string) => factsOf(played, what) }
}

/** The table after a rule. */
export function after<T>(...played: Parameters<typeof play<T>>): Campaign {
  return play(...played).campaign
}

/** Hit markers on a fighter are not in the cup. */
function takeHits({ cups }: Mission, { hits }: Fighter): void {
  for (const id of hits) {
    const cup = id in cups.hits ? cups.hits : cups.proximity
    cup[id] = (cup[id] ?? 0) - 1
  }
}
