import { capital, counted, type Setup } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { Season, VictoryRow } from '../pack/types.ts'
import { planOf } from '../rules/01-campaign/begin.ts'
import { seasonAt } from '../rules/01-campaign/season.ts'
import type { Length } from '../state.ts'

/** What the player is told before the first question. */

const YOU =
  'You lead a staffel of FW190s against formations of American Liberators. The game flies the bombers and their escort.'

// SR-TAL-03 SR-TAL-04
const POINTS = [
  'A bomber that falls out of its formation or is destroyed: 2 while it is still on its way to the target, 1 later.',
  'One that is lost to your flak: 1.',
  'Pilots bring no points, but you need them: a season is lost by the men as well.',
]

// SR-SET-01 SR-SET-04 SR-SIT-10 What a mission is, and the words it begins with.
const MET = 'Dice say which bombers you meet.'
const MISSION =
  'Operations Points (OP) buy the pilots and weapons of the day; in the air Tactical Points (TP) pay for the better moves. Enter, go in, fire, get out, come round again, until the fuel is out.'

// SR-CAM-02 SR-CAM-03 SR-CAM-04
const AIMS: Readonly<Record<Exclude<Length, 'training'>, string>> = {
  // SR-TRN-04
  mission:
    'You fly one mission of a season: four fighters of yours against seven Liberators on their way home. Bring down enough of them, and bring your pilots back.',
  short: 'You fly one season. Bring down enough bombers, and keep enough of your pilots alive.',
  medium:
    'You fly from season to season until one of them is won or lost. Bring down enough bombers, and keep enough of your pilots alive.',
  full: 'You fly the whole war: win four seasons before one is lost. Bring down enough bombers, and keep enough of your pilots alive.',
}

export function briefing({ pack: id, scenario }: Setup) {
  const { pack } = packOf({ pack: id })
  const { length, season } = planOf(pack, scenario)
  // SR-TRN-01 SR-TRN-02
  if (length === 'training')
    return {
      you: YOU,
      aim: `With ${pack.training.fighters} fighters and ${counted(pack.training.limit, 'turn')}: damage a bomber, and let nobody drop out with a serious hit.`,
      points: [],
      levels: ['Both done: training passed', 'Otherwise: not passed'],
    }
  if (length === 'mission') {
    const { victory } = seasonAt({ pack: id, length }, season)
    const points = ['A bomber that falls out of its formation or is destroyed: 1.']
    return { you: YOU, aim: `${AIMS.mission} ${MISSION}`, points, levels: [capital(wonWhen(victory))] }
  }
  const aim = `${AIMS[length]} ${MET} ${MISSION}`
  const seasons = length === 'short' ? pack.seasons.slice(season, season + 1) : pack.seasons.slice(season)
  return { you: YOU, aim, points: POINTS, levels: seasons.map(seasonTold) }
}

/** SR-CAM-08 `1943 Early, 6 missions: won with 20 points and 14 pilots fit to fly; lost below 10, or with more than 8 killed`. */
function seasonTold({ name, missions, victory }: Season): string {
  return `${name}, ${missions} missions: ${wonWhen(victory)}`
}

function wonWhen({ win, lose }: VictoryRow): string {
  return `won with ${win.vp} points and ${win.pilots} pilots fit to fly; lost ${lose.vp === 1 ? 'with none' : `below ${lose.vp}`}, or with more than ${lose.killed} killed; anything between is neither won nor lost`
}
