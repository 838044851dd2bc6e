import { WORTH } from '../rules/16-victory.ts'
import { withSign } from './names.ts'

/** Who the player is, what wins, how points come and go, and the five levels of the end. THD-16.1 THD-16.2 */
const BRIEFING = {
  you: 'You are Fighter Command for one day of the Battle of Britain, from six in the morning to nightfall. The Luftwaffe is played by dice and chits.',
  aim: 'Meet the raids before they bomb, break up their groups, and lose as few squadrons as you can. You win with one point or more when the clock comes to End of Day.',
  points: [
    `${withSign(WORTH.groupsLight)} for each German group with a light loss, ${withSign(WORTH.groupsHeavy)} with a heavy one.`,
    `${withSign(WORTH.squadronsLight)} for each of your squadrons with a light loss, ${withSign(WORTH.squadronsHeavy)} with a heavy one.`,
    `${withSign(WORTH.bombDamage)} for each point of bomb damage. A raid that nobody has intercepted bombs better.`,
  ],
  levels: [
    '7 or more: major British victory',
    '1 to 6: British tactical victory',
    '0 or −1: a draw',
    '−2 to −6: British tactical defeat',
    '−7 or less: disastrous British defeat',
  ],
} as const

/** Every day is briefed alike. */
export const briefing = () => BRIEFING
