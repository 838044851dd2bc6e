import { always, best, type Decision, firstOf, named } from '@tallyho/engine'
import type { EscortRoll, MissionType, Skill } from '../pack/types.ts'
import { availablePilots } from '../rules/02-pilots/pilots.ts'
import { at, missionOf, pilotNo } from '../rules/05-map/table.ts'
import { COMMAND_COST, type CommandOption } from '../rules/24-commands.ts'
import type { Campaign, Pilot, SetUpItem } from '../state.ts'
import type { Answer, Answers } from './judge.ts'
import { seasonNow } from './worth.ts'

/** The start of a campaign, the days between missions, and the Staffel Commands. */

/** Who is named does not matter as long as all are veterans: the first on the roster. */
const firstPilot: Answer<'muster.experte'> = (_, choice) =>
  best(choice, ({ pilot }) => (pilot === undefined ? -99 : -pilot))

/** Every second skill is Timing: it brings down bombers. Luck between keeps the pilot alive. */
export function nextSkill({ skills }: Pilot): Skill {
  let [timing, luck] = [0, 0]
  for (const skill of skills) {
    if (skill === 'timing') timing += 1
    if (skill === 'luck') luck += 1
  }
  return timing <= luck ? 'timing' : 'luck'
}

const skill: Answer<'muster.skill'> = (campaign, choice) => {
  return named(choice, nextSkill(pilotNo(campaign, Number(firstOf('pilot', choice.about)))))
}

/** A disoriented pilot only turns Evasive when he is hit; the other penalties kill. */
const MILDEST = 'disoriented'

/** The dead at once. A wounded man may come back: he is given up only if the season is not won without his slot. */
const replace: Answer<'quarters.replace'> = (campaign, choice) =>
  best(choice, ({ pilot: no }) => {
    if (no === undefined) return 0
    const pilot = pilotNo(campaign, no)
    if (pilot.status !== 'wounded') return 2
    return isShort(campaign) && pilot.skills.length === 0 ? 1 : -1
  })

function isShort(campaign: Campaign): boolean {
  const { victory, missions } = seasonNow(campaign)
  const last = campaign.missionOfSeason + 1 >= missions
  return last && availablePilots(campaign) < victory.win.pilots + 2
}

const spend: Answer<'quarters.spend'> = (_, choice) =>
  best(choice, ({ buy }) => (buy === 'cure' ? 2 : buy === 'skill' ? 1 : 0))

/** Takes another result if it is worth at least this much more than what the die gave. */
function command<I extends SetUpItem>(
  worth: (campaign: Campaign, is: CommandOption<I>['is']) => number,
  least: number,
): Decision<Campaign, CommandOption<I>> {
  return (campaign, choice) => {
    const rolled = worth(campaign, at(choice.options, 0).is)
    return best(choice, ({ is, commanded }) => (commanded ? worth(campaign, is) - rolled - least : 0))
  }
}

/** SR-TAL-03 On the way in a bomber counts twice. */
function typeWorth(campaign: Campaign, is: MissionType): number {
  const { operations } = seasonNow(campaign).rows[is]
  const middle = operations[1]?.is ?? 0
  return middle * (is === 'inbound' ? 2 : 1)
}

const STRENGTHS = { heavy: 2, light: 1 }
const ESCORTS = { 'p-51': 2, spitfire: 1.2, 'p-38': 1, 'p-40': 0.7 }

function escortWorth(_: Campaign, roll: EscortRoll): number {
  if (roll === 'none') return 0
  return -STRENGTHS[roll.strength] * ESCORTS[roll.type]
}

/** Nothing is so pressing that it could not wait for another mission, unless there are EP for both. */
function plenty({ ep }: Campaign): number {
  return ep >= 2 * COMMAND_COST ? 1 : 0
}

export const campaign = {
  'muster.experte': firstPilot,
  'muster.green': (_, choice) => best(choice, ({ pilot }) => pilot ?? -99),
  'muster.skill': skill,
  'muster.penalty': always(MILDEST),
  'quarters.replace': replace,
  'quarters.penalty': always(MILDEST),
  'quarters.spend': spend,
  'quarters.skill': skill,
  'hospital.roll': (_, choice) => best(choice, ({ id }) => (id === 'all' ? 2 : id === 'done' ? 0 : 1)),
  'command.map': always('accept'),
  'command.type': command<'type'>(typeWorth, 1),
  'command.operations': command<'operations'>((_, is) => is, 3),
  'command.escort': command<'escort'>(escortWorth, 1.5),
  'command.damage': always('accept'),
  'command.anchored': always('accept'),
  'command.sun': always('accept'),
  'command.contrails': always('accept'),
  'command.tp': command<'tp'>((table, is) => is * plenty(table), 3),
  'command.limit': command<'limit'>((table, is) => is * plenty(table), 3),
  // What is known early can be planned for.
  'escort.place': always('now'),
  'briefing.fly': (table, choice) => named(choice, missionOf(table).fighters.length > 0 ? 'fly' : 'abort'),
} satisfies Answers
