import type { Result } from '@tallyho/engine'
import type { ScenarioId } from '../../pack/types.ts'

/** What the real day was like: aircraft lost as counted after the war, sorties, weather. */
export interface RealDay {
  readonly luftwaffeLost: number
  readonly fighterCommandLost: number
  /** As announced at the time: German aircraft claimed by the RAF. */
  readonly claimed: number
  readonly luftwaffeSorties?: string
  readonly fighterCommandSorties?: string
  readonly weather: string
  readonly remembered: string
}

export const REAL_DAYS: Readonly<Record<ScenarioId, RealDay>> = {
  '1940-08-13': {
    luftwaffeLost: 39,
    fighterCommandLost: 15,
    claimed: 78,
    luftwaffeSorties: '1,485',
    fighterCommandSorties: 'about 700',
    weather: 'early mist and drizzle, then fair, cloud over the Channel',
    remembered: 'Eagle Day failed of its purpose: no sector station was put out of use.',
  },
  '1940-08-15': {
    luftwaffeLost: 76,
    fighterCommandLost: 35,
    claimed: 161,
    luftwaffeSorties: '1,786',
    fighterCommandSorties: '974',
    weather: 'fine and warm, some cloud over the Channel',
    remembered: 'The largest effort of the battle, and for the Luftwaffe the Black Thursday.',
  },
  '1940-08-18': {
    luftwaffeLost: 67,
    fighterCommandLost: 33,
    claimed: 139,
    luftwaffeSorties: 'about 850',
    fighterCommandSorties: '760',
    weather: 'fine early, cloudy later',
    remembered: 'Kenley was wrecked and Poling radar was silent for a week; the Stukas were withdrawn.',
  },
  '1940-08-24': {
    luftwaffeLost: 41,
    fighterCommandLost: 20,
    claimed: 41,
    weather: 'fine and clear in the south',
    remembered: 'Manston had to be given up; the airfields of 11 Group became the target.',
  },
  '1940-09-07': {
    luftwaffeLost: 41,
    fighterCommandLost: 25,
    claimed: 74,
    weather: 'fair, with haze',
    remembered: 'London burned, and Fighter Command’s airfields were left in peace.',
  },
}

/** Aircraft that a unit in a loss box stands for, about: to be held beside what was counted after the war. */
const AIRCRAFT = { groupsLight: 3, groupsHeavy: 8, squadronsLight: 3, squadronsHeavy: 6 } as const

type Losses = readonly (keyof typeof AIRCRAFT)[]

export const countLost = (figures: Result['figures'], ...of: Losses): number =>
  of.reduce((sum, figure) => sum + (figures[figure] ?? 0) * AIRCRAFT[figure], 0)

/** `about 100 aircraft`. */
export const aircraftLost = (figures: Result['figures'], ...of: Losses): string =>
  `about ${countLost(figures, ...of)} aircraft`

export const RECKONED =
  'A light loss is reckoned as three aircraft, a heavy one as eight of a group and six of a squadron.'
