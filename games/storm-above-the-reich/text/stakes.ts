import { counted, type StakesOf } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import { attackersOf, missionOf } from '../rules/05-map/table.ts'
import type { Campaign } from '../state.ts'
import type { Asks } from '../vocabulary.ts'

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

/** What hangs on a question, in one quiet line below it. */
export const STAKES: StakesOf<Asks, Campaign> = {
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
  'collision.flyer': 'Each Flyer skill is good for once in a mission.',
  // SR-PIL-14
  'quick.card': 'Evasive, he comes back a turn later, whatever the card says.',
  'quick.fire': 'Evasive, he comes back a turn later; Determined, a turn sooner.',
  'quick.advantage': 'An advantage cancels a Hit or adds Damage; Determined he is hit more.',
  'quick.break-away': 'The fire is over: all that hangs on it is when he can attack again.',
  'quick.dive': campaign => {
    const { some, all } = fallAwayLeft(campaign)
    return `${some} of the ${counted(all, 'card')} left say Fall Away. Any other is read first, and he may still change then.`
  },
}
