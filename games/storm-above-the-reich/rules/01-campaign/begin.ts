import type { OptionalRule, Scenario, Setup } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { Pack, Season } from '../../pack/types.ts'
import type { Campaign, CampaignOptions, Length } from '../../state.ts'
import { freshCampaign } from '../05-map/fresh.ts'
import { holdBack } from './quarters.ts'

/** What can be played: the training mission, and campaigns of three lengths. */

const LEADER_SHIFT = 'leader-shift'
const NINE_PILOTS = 'nine-pilots'
const STAFFEL_EROSION = 'staffel-erosion'

export const OPTIONAL_RULES: readonly OptionalRule[] = [
  {
    id: LEADER_SHIFT,
    // SR-COH-14
    title: 'Leader Shift: a bomber moves up into the place of a lost leader',
    default: false,
  },
  {
    id: NINE_PILOTS,
    // SR-CAM-14
    title: 'Nine pilots: the other nine join only as losses mount',
    default: false,
  },
  {
    id: STAFFEL_EROSION,
    // SR-CAM-13
    title: 'Staffel Erosion: other duties wear the staffel down between missions',
    default: false,
  },
]

const TRAINING = 'training'
const MISSION = 'mission'
const FULL = 'full'
const MEDIUM = '-medium'

/** What a scenario's id says: how long, and from which season on (an index into the pack's seasons). */
export interface Plan {
  readonly length: Length
  readonly season: number
}

export function planOf({ seasons }: Pack, scenario: string): Plan {
  if (scenario === TRAINING) return { length: 'training', season: 0 }
  if (scenario === MISSION) return { length: 'mission', season: 0 }
  // SR-CAM-06 A full campaign starts with the first season.
  if (scenario === FULL) return { length: 'full', season: 0 }
  const medium = scenario.endsWith(MEDIUM)
  const id = medium ? scenario.slice(0, -MEDIUM.length) : scenario
  const season = seasons.findIndex(one => one.id === id)
  if (season < 0) throw new Error(`The pack has no season '${id}'`)
  return { length: medium ? 'medium' : 'short', season }
}

export function campaignOptions(options: Readonly<Record<string, boolean>>): CampaignOptions {
  return {
    leaderShift: options[LEADER_SHIFT] ?? false,
    ninePilots: options[NINE_PILOTS] ?? false,
    erosion: options[STAFFEL_EROSION] ?? false,
  }
}

/** SR-CAM-06 Short and medium campaigns start in any season. */
export function scenariosIn({ seasons, mission, training: { fighters, limit } }: Pack): readonly Scenario[] {
  return [
    {
      id: TRAINING,
      group: 'Training',
      optional: [LEADER_SHIFT],
      title: 'Training mission',
      place: PLACES[seasons[0]?.theatre ?? 'mediterranean'],
      date: seasons[0]?.name ?? '',
      blurb: `${fighters} FW190s, one formation of Liberators, ${limit} turns, no escort. Damage a bomber, and let nobody drop out with a serious hit: the quickest way to learn how an attack is flown.`,
      difficulty: 1,
    },
    ...(mission ? [single(mission)] : []),
    ...seasons.map(short),
    ...seasons.map(medium),
    {
      id: FULL,
      group: 'The whole war',
      title: 'The whole war',
      date: `${seasons[0]?.name} to ${seasons.at(-1)?.name}`,
      blurb:
        'From the first Liberators over the Mediterranean to the last over Germany. Win four seasons before you lose one: the roster, its aces and its dead stay with you throughout.',
      difficulty: 5,
    },
  ]
}

const PLACES: Readonly<Record<Season['theatre'], string>> = {
  mediterranean: 'The Mediterranean',
  reich: 'The Reich and its neighbours',
}

/** As measured (README, Balance) a season is won once in three by one who knows the game, early or late; the later ones have more to keep in mind. */
const HARD: Readonly<Record<Season['theatre'], number>> = { mediterranean: 3, reich: 4 }

/** SR-TRN-04 */
function single({ name, theatre, victory: { win, lose } }: Season): Scenario {
  return {
    id: MISSION,
    group: 'One mission',
    optional: [LEADER_SHIFT, NINE_PILOTS],
    title: `${name}: one mission`,
    date: name,
    place: PLACES[theatre],
    blurb: `The next step after the training, in about twenty minutes: four fighters, seven Liberators on their way home, and perhaps an escort. ${win.vp} points win it; with ${lose.vp === 1 ? '0' : `fewer than ${lose.vp}`} it is lost. Designed for this table.`,
    difficulty: 2,
  }
}

function short({ id, name, theatre, history, missions, victory: { win, lose } }: Season): Scenario {
  return {
    id,
    group: 'One season',
    title: `${name}: one season`,
    date: name,
    place: PLACES[theatre],
    // SR-CAM-08
    blurb: `${history} ${missions} missions: ${win.vp} points win the season, fewer than ${lose.vp} lose it.`,
    difficulty: HARD[theatre],
  }
}

function medium({ id, name, theatre }: Season): Scenario {
  return {
    id: `${id}${MEDIUM}`,
    group: 'From one season on',
    title: `From ${name} on`,
    date: name,
    place: PLACES[theatre],
    blurb: `You begin in ${name} and fly on, season after season with the same men, until one is won or lost.`,
    difficulty: 4,
  }
}

/** The table before the first decision. */
export function begin(setup: Setup): Campaign {
  const { length, season } = planOf(packOf(setup).pack, setup.scenario)
  const campaign = freshCampaign(setup, length, season, campaignOptions(setup.options))
  holdBack(campaign)
  return campaign
}
