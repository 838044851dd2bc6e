import { type Procedure, read, type Step } from '@tallyho/engine'
import type { Erosion } from '../../pack/types.ts'
import type { Campaign, Pilot } from '../../state.ts'
import { d10, note, pick } from '../../vocabulary.ts'
import { spendExperience } from '../02-pilots/experience.ts'
import { named, tell } from '../02-pilots/pilots.ts'
import { replacePilots } from '../02-pilots/replacements.ts'
import { seasonOf } from './season.ts'

/** Between missions: SR-TAL-06 replacements, and SR-Q-32 SR-Q-42 the EP of the pilots. */
export function* restInQuarters(campaign: Campaign): Procedure<Step> {
  // After the last mission of a season they were replaced before it was judged; SR-CAM-13 erosion comes after that.
  if (campaign.missionOfSeason > 0 || campaign.options.erosion) yield* replacePilots(campaign)
  yield* spendExperience(campaign)
  if (campaign.options.ninePilots) release(campaign)
  return 'hospital'
}

/** The optional rules that wear a staffel down, or keep half of it back. */

/** SR-CAM-14 */
const NINE = 9

/** SR-CAM-14 The second half of the roster waits. */
export function holdBack({ options, length, pilots }: Campaign): void {
  if (!options.ninePilots || length === 'training') return
  for (const pilot of pilots) if (pilot.no >= NINE) pilot.status = 'reserve'
}

/** SR-CAM-14 When fewer than nine can fly, one joins for each that is missing, in the order of the roster. */
export function release(campaign: Campaign): void {
  let ready = 0
  for (const { status } of campaign.pilots) if (status === 'ready') ready += 1
  for (const pilot of campaign.pilots) {
    if (ready >= NINE) return
    if (pilot.status !== 'reserve') continue
    pilot.status = 'ready'
    ready += 1
    tell(campaign, pilot, 'joined')
    note('SR-CAM-14', 'pilot.released', named(pilot))
  }
}

/** The table is not printed in the rules: these figures are ours. */
const LOST: Readonly<Partial<Record<Erosion, number>>> = { experience: 2, serviceability: 1 }

/** SR-CAM-13 Once between two missions. */
export function* erode(campaign: Campaign): Procedure {
  if (!campaign.options.erosion) return
  const die = yield* d10('erosion.roll')
  const result = read(seasonOf(campaign).erosion, die)
  const pilot = takesPilot(result) ? yield* somePilot(campaign) : undefined
  const lost = LOST[result] ?? 0
  if (result === 'experience') campaign.ep = Math.max(0, campaign.ep - lost)
  if (result === 'serviceability') campaign.deduction += lost
  if (pilot !== undefined) {
    pilot.status = result === 'illness' ? 'wounded' : 'posted'
    tell(campaign, pilot, result === 'illness' ? 'wounded' : 'posted', result)
  }
  note('SR-CAM-13', 'erosion', {
    die,
    result,
    lost,
    ...(pilot && named(pilot)),
  })
}

function takesPilot(result: Erosion): boolean {
  return result === 'illness' || result === 'posting'
}

/** Any pilot who could have flown; nobody if there is none left. */
function* somePilot({ pilots }: Campaign): Procedure<Pilot | undefined> {
  const ready = pilots.filter(({ status }) => status === 'ready')
  if (ready.length === 0) return undefined
  const { pilot } = yield* pick(
    'erosion.pilot',
    ready.map(one => ({ id: `pilot/${one.no}`, pilot: one })),
  )
  return pilot
}
