import { type Chance, firstOf } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { Damage } from '../pack/types.ts'
import { groupOf, squadronOf } from '../rules/02-terms/terms.ts'
import { damageRow, type Effect, effectOf, type SquadronRow } from '../rules/12-combat/fight.ts'
import type { Day } from '../state.ts'
import { onPast } from './beyond.ts'
import { facesTold } from './meetings.ts'

/** What becomes of those who fight, in the same words before the dice, on their card and in the log. */

export const EFFECT_NAMES: Readonly<Record<Effect, string>> = {
  stays: 'no effect',
  reduced: 'reduced',
  bomber: 'on to the Bomber Box',
  'reduced bomber': 'reduced, on to the Bomber Box',
  inflight: 'flies home',
  'reduced inflight': 'reduced, flies home',
  light: 'light loss, out for the day',
  'reduced light': 'light loss, out for the day',
  heavy: 'heavy loss, out for the day',
  'reduced heavy': 'heavy loss, out for the day',
}

export const fateTold = (damage: Damage): string => EFFECT_NAMES[effectOf(damage)]

/** What a face of its die does to the squadron of a fight. */
export function fateOfSquadron(day: Day, { about = [], against = 0 }: Chance, face: number): string {
  const { squadronResult, damage } = packOf(day)
  const { id, place, reduced } = squadronOf(day, firstOf('squadron', about) ?? '')
  const inHunt = place.at === 'display' && place.box === 'hunt'
  // The attacker is named first.
  const inBombers: SquadronRow = about[0]?.startsWith('group:') ? 'squadron-attacked' : 'squadron-own'
  const does = damage(inHunt ? 'squadron-hunt' : inBombers, reduced, squadronResult(against + face))
  if (does.to !== 'bomber' || !inHunt) return fateTold(does)
  return `${does.reduced ? 'reduced, ' : ''}${onPast(day, id)}`
}

/** What a face of its die does to the group. */
function fateOfGroup(day: Day, { about, against = 0 }: Chance, face: number): string {
  const { groupResult, damage } = packOf(day)
  const group = groupOf(day, firstOf('group', about) ?? '')
  return fateTold(damage(damageRow(group), group.reduced, groupResult(against + face)))
}

/** The faces of one die, and what they do: `1–2`, `no effect`. */
export interface Fate {
  readonly faces: string
  readonly fate: string
}

/** THD-12.3.3.a What both dice of a fight can do. */
export function fatesOf(
  day: Day,
  chance: Chance,
): { readonly group: readonly Fate[]; readonly squadron: readonly Fate[] } {
  return {
    group: byFate(face => fateOfGroup(day, chance, face)),
    squadron: byFate(face => fateOfSquadron(day, chance, face)),
  }
}

function byFate(fateOn: (face: number) => string): readonly Fate[] {
  const faces = new Map<string, number[]>()
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const fate = fateOn(face)
    faces.set(fate, [...(faces.get(fate) ?? []), face])
  }
  return [...faces].map(([fate, on]) => ({ faces: facesTold(on), fate }))
}
