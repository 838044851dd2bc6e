import type { StakesOf } from '@tallyho/engine'
import { patrolOf, raidSpace } from '../rules/01-general/terms.ts'
import type { Campaign } from '../state.ts'
import type { Asks } from '../vocabulary.ts'
import { hidesSaid } from './away.ts'
import { approaching } from './chapters/04-bombers.ts'
import { firesBack } from './maneuvers.ts'
import { fighterName } from './names.ts'
import { AGAIN, stakesOf } from './stakes.ts'

const ONE_FAVOUR = 'A Veteran does one favour on a patrol: what he does now he cannot do later.'
const ALL_HAPPEN = 'All of them happen. The first may change what is left for the next.'
const ONE_SKILL = 'He can do so once on this patrol.'
const WAY_IN = 'Who fails to get to the bombers is caught by the escort.'

const ANSWERED = {
  never: ' and they cannot.',
  '109': ', and they can hardly answer.',
  '110': ', and their rear gunners may answer.',
} as const

/** What a question is about, in one quiet line below it: what holds for all of its answers, and what to aim for. */
export const AT_STAKE: StakesOf<Asks, Campaign> = {
  assign: 'Choose a man for the marked seat, or leave it to the adjutant.',
  slots: 'Two Sections make a Flight, under one order. Men may still change places on the page.',
  'vector.move': 'Be above it when it comes. A second step costs 1 Fuel.',
  'flak.tally-ho': campaign =>
    raidSpace(campaign) ? 'From above you fight best.' : 'A step costs 1 Fuel now, and none after the round.',
  contact: 'From above you fight best. While you wait the raid flies on.',
  'contact.position': WAY_IN,
  'contact.adjust': campaign =>
    patrolOf(campaign).escortPlaced ? WAY_IN : 'The escort is unseen: an average of all it may be.',
  orders: (campaign, choice) =>
    [...stakesOf(campaign, choice).values()].some(({ again }) => again === 'fuel') ? AGAIN.fuel : undefined,
  'bombers.approach': (campaign, choice) => {
    const [first, another] = approaching(campaign, choice)
    return (
      hidesSaid(campaign) ??
      (first && another ? `To send ${fighterName(first)} alone, choose a bomber.` : undefined)
    )
  },
  straggler: hidesSaid,
  'bombers.stay': hidesSaid,
  'bombers.icon': ALL_HAPPEN,
  'circle.place': 'In a gap there is room for one. All of them attack once.',
  'circle.icon': ALL_HAPPEN,
  'dogfight.icon': ALL_HAPPEN,
  'escort.target': 'Who is not met on our terms jumps us.',
  'dogfight.marker': 'Whoever is hit cannot maneuver against the next: the worst first.',
  'dogfight.break-out': 'The figures are of the next round. Who breaks away must find the raid by himself.',
  'dogfight.scatter': 'Whoever goes must find the raid by himself afterwards.',
  'dogfight.slips': 'He must find the raid by himself afterwards.',
  'use.practiced-maneuver': ONE_FAVOUR,
  'use.pull-tight': ONE_FAVOUR,
  'use.follow-my-lead': ONE_FAVOUR,
  'use.discipline': ONE_FAVOUR,
  'use.stay-trim': ONE_FAVOUR,
  'use.pluck': ONE_FAVOUR,
  'use.vision': ONE_SKILL,
  'use.slick': ONE_SKILL,
  'use.lucky-charm': ONE_SKILL,
  'use.bloodhound': ONE_SKILL,
  'dogfight.maneuver': 'They shoot and you cannot. The figures are of this card alone.',
  // SAB-K-026 109s before our guns hardly ever hit, 110s have a gunner who looks back.
  'dogfight.tailing': (campaign, choice) =>
    `You shoot${ANSWERED[firesBack(campaign, choice)]} But each round gives their friends time to come.`,
  // SAB-CHS-05 What came of the others is settled first, and may be a fight.
  chase: campaign =>
    patrolOf(campaign).acted.length > 0
      ? 'One after the other: these have not looked yet.'
      : 'Found, the raid is theirs again next turn.',
}
