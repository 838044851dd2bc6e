import type { FighterId } from '../../pack/types.ts'
import { fighter } from '../../rules/01-general/fighters.ts'
import { formationOf, isSection } from '../../rules/01-general/formations.ts'
import { isEngaged } from '../../rules/01-general/terms.ts'
import type { Campaign, FighterPlace } from '../../state.ts'
import { formationName, HIT_NAMES, placeName } from '../../text/names.ts'

const PLACES: Readonly<Record<Exclude<FighterPlace, 'section' | 'fate' | 'bailed-out'>, string>> = {
  lost: 'alone, out of sight of the raid',
  bombers: 'among the bombers',
  circle: 'at the circle of 110s',
  rtb: 'on his way home',
  destroyed: 'gone with his aircraft',
  home: 'landed',
}

/** Where a fighter is, in a few words. */
export function whereIs(campaign: Campaign, id: FighterId): string {
  const { at, section, fate, channel } = fighter(campaign, id)
  if (at === 'fate') return `badly hit in the ${fate ? HIT_NAMES[fate] : 'aircraft'}, fate open`
  if (at === 'bailed-out') return channel ? 'in the Channel' : 'down by parachute'
  if (at !== 'section') return isEngaged(campaign, id) ? 'in a dogfight, alone' : PLACES[at]
  if (isSection(section) && isEngaged(campaign, section)) return 'in a dogfight'
  const formation = formationOf(campaign, section)
  if (!formation) return 'out of sight of the raid'
  return formation.at
    ? placeName(formation.at.position, formation.at.altitude)
    : `with ${formationName(formation.id)}`
}
