import { counted, type StakesOf } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import { seasonOf } from '../rules/01-campaign/season.ts'
import { canSpend } from '../rules/02-pilots/experience.ts'
import { attackersOf, missionOf } from '../rules/05-map/table.ts'
import { WAVE } from '../rules/15-approach.ts'
import { COHESION } from '../rules/19-lethal-level.ts'
import { DESTROYED_BY } from '../rules/20-burst/damage.ts'
import { type Campaign, SET_UP_ITEMS } from '../state.ts'
import type { Asks } from '../vocabulary.ts'
import { nextOf, overWords } from './01-campaign.ts'
import { thinDay } from './03-set-up.ts'

/** SR-EVT-09 Cards that let an Evasive diver off, and all that may be drawn. */
export function fallAwayLeft(campaign: Campaign): { readonly some: number; readonly all: number } {
  const { fireCard, decks } = packOf(campaign)
  const left = Object.entries(missionOf(campaign).decks.fire).filter(([, count]) => count > 0)
  // SR-Q-24
  const cards = left.length > 0 ? left : Object.entries(decks.fire)
  const sum = (of: (id: string) => boolean) =>
    cards.reduce((total, [id, count]) => total + (of(id) ? count : 0), 0)
  return { some: sum(id => fireCard(id).event === 'fall-away'), all: sum(() => true) }
}

const COMMANDS = Object.fromEntries(
  SET_UP_ITEMS.map(item => [
    `command.${item}`,
    ({ ep }: Campaign) => `The staffel has ${counted(ep, 'Experience Point')} (EP).`,
  ]),
)

/** What hangs on a question, in one quiet line below it. */
export const STAKES: StakesOf<Asks, Campaign> = {
  ...COMMANDS,
  'muster.experte': campaign =>
    `A pilot with a skill: ${nextOf(campaign, 'experte', seasonOf(campaign).experten)}.`,
  'muster.skill': 'He may use it once in each mission.',
  'muster.green': campaign =>
    `A pilot with a penalty: ${nextOf(campaign, 'green', seasonOf(campaign).greens)}.`,
  'quarters.replace': 'Each place on the roster is refilled once, by a green pilot.',
  'quarters.spend': campaign => (canSpend(campaign) ? overWords(campaign.log.at(-1)) : undefined),
  'hospital.roll': 'A high die brings him back.',
  'operations.buy': campaign =>
    `${thinDay(campaign)}${counted(missionOf(campaign).op, 'Operations Point')} (OP) to spend.`,
  'operations.fit': (campaign, { options }) =>
    `${missionOf(campaign).stores[options[0]?.attachment ?? 'armor']} to fit.`,
  'briefing.fly': campaign => `${counted(missionOf(campaign).fighters.length, 'fighter')} ready.`,
  'entry.contrails': 'Contrails trail behind the bombers.',
  // SR-EVT-13 SR-DMG-06
  'event.strafe': `He fires in passing: one Damage marker, no risk. ${DESTROYED_BY} points bring a bomber down.`,
  'recovery.marker': 'The first that is serious takes him out of the mission.',
  'escort.skip': 'It has not seen you in the contrails.',
  'combat.excess': 'You outnumber the escort.',
  'blast.aim': 'All are aimed before the first goes off.',
  'cohesion.next': 'The order matters: they share a bomber that may fall, or a Detonation.',
  'approach.next': (_, { options }) =>
    options.length > WAVE ? `Up to ${WAVE}; the others follow in later waves.` : undefined,
  'collision.next': 'They share a space. One who is Evasive does not collide.',
  'collision.leave': 'It stays in the element, where it counts in the Cohesion Check.',
  'element.level': `Two elements overlap. Loose takes ${-COHESION.loose} off the Lethal Level, Kaputt ${-COHESION.kaputt}.`,
  'element.advantage': 'He flies where two elements, groups of bombers, overlap.',
  'element.veer': 'The more fighters in the element of the Veer, the likelier the Hit.',
  'quick.collision': 'The marker lies open; Evasive, only an Escape can harm him.',
  'quick.sun': 'Out of the sun, an Evasive fighter cancels the Hit for certain.',
  'damage.marker': 'The other goes back.',
  'hit.marker': 'A Rookie, he drew two that are equal.',
  'fire.next': 'Each draws a card of his own; the order rarely matters.',
  // SR-ATK-01 Of several it is asked first whether all is set.
  'engage.maneuver': campaign =>
    attackersOf(missionOf(campaign)).length === 1 ? 'He attacks alone: then he fires at once.' : undefined,
  // SR-LL-01 SR-ATK-03
  'burst.next': (_, { options }) =>
    options.length > 2 ? 'The order seldom matters: a bomber shot down fires no more.' : undefined,
  // SR-COL-19
  'burst.result': (_, { options }) =>
    options.some(({ kind }) => kind === 'collision')
      ? 'A Collision Check may drive him off: what comes after it is lost then, his Hits as well as the Damage.'
      : options.some(({ kind }) => kind === 'all')
        ? 'Before the pass or after it: where a Hit may be cancelled, let it come there.'
        : undefined,
  // SR-PIL-13
  'collision.flyer': 'A marker says how near it was. His skill Flyer is good for once in a mission.',
  // SR-PIL-14
  'quick.card': 'The card lies open. Evasive, he comes back a turn later, whatever it says.',
  'quick.fire': 'The card lies open. Evasive, he comes back a turn later.',
  'quick.advantage':
    'Determined he helps to an advantage, which cancels a Hit or adds Damage, and is hit more.',
  'quick.break-away': 'The fire is over. Determined, he is back a turn sooner.',
  'quick.dive': campaign => {
    const { some, all } = fallAwayLeft(campaign)
    return `Fall Away lets an Evasive diver off: ${some} of the ${counted(all, 'card')} left. Any other is read first.`
  },
}
