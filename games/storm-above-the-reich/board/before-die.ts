import type { Logged } from '@tallyho/engine'
import type { Campaign } from '../state.ts'

/** SR-DMG-02 As long as the die of a Damage marker falls, nobody knows whether its points will count: they do not lie on the bomber yet. */
export function beforeDie(
  campaign: Campaign,
  notes: readonly Logged[],
  rolling: boolean | undefined,
): Campaign {
  const { mission } = campaign
  const last = notes.at(-1)
  if (!rolling || !mission || last?.what !== 'damage.catastrophe') return campaign
  const { bomber, marker } = last.facts
  const bombers = mission.bombers.map(one =>
    one.id === bomber && one.damage.at(-1) === marker ? { ...one, damage: one.damage.slice(0, -1) } : one,
  )
  return { ...campaign, mission: { ...mission, bombers } }
}
