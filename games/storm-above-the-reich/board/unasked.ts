import { type Choice, firstOf, glance } from '@tallyho/engine'
import { heuristic } from '../bot.ts'
import { packOf } from '../pack/index.ts'
import type { DamageMarker } from '../pack/types.ts'
import type { QuickOption } from '../rules/02-pilots/skills.ts'
import { isBox } from '../rules/05-map/boxes.ts'
import { attackersOf, missionOf } from '../rules/05-map/table.ts'
import { WAVE } from '../rules/15-approach.ts'
import type { Campaign } from '../state.ts'
import { ledFaces } from '../text/10-combat.ts'
import { escortAt, isArmed, isInTime } from '../text/reach.ts'
import { fallAwayLeft } from '../text/stakes.ts'
import { moverOf } from './question.ts'

/** Questions that are none: one answer is as good as any other, in every respect. */

/** Who goes in or moves next, where it is the same whoever it is: all of the wave go in, and one who stays says so. SR-BRK-04 Nobody wants to come back later. */
export function unasked(campaign: Campaign, choice: Choice): string | undefined {
  const { mission } = campaign
  const { ask, options } = choice
  // The debriefing has told all of it: where nothing can be bought the next mission is set up.
  if (ask === 'quarters.spend')
    return options.length === 1 && campaign.log.at(-1)?.aborted === false ? options[0]?.id : undefined
  if (ask === 'quick.break-away') return moverOf(campaign, choice)?.mode === 'determined' ? 'keep' : undefined
  // SR-EVT-09 Nothing hangs on it once no such card is left.
  if (ask === 'quick.dive') return fallAwayLeft(campaign).some === 0 ? 'keep' : undefined
  if (ask === 'quick.card' || ask === 'quick.fire') return noBetter(campaign, choice as Choice<QuickOption>)
  if (ask === 'return.to') return wayBack(campaign, choice)
  if (ask === 'combat.type') return anyLeader(campaign, choice)
  if (ask === 'damage.marker') return graver(campaign, choice)
  if (ask === 'collision.marker') return noCollision(campaign, choice)
  if (ask !== 'approach.next' && ask !== 'move.next') return undefined
  const [first, second] = options.filter(({ ends }) => !ends)
  if (ask === 'move.next') return second ? undefined : first?.id
  const placed = mission ? attackersOf(mission).length : 0
  if (placed + options.filter(({ ends }) => !ends).length > WAVE) return undefined
  return options[heuristic(glance(campaign, choice, () => 0))]?.id
}

/** SR-PIL-14 Where the card says no better to him if he changes, he keeps his skill for later. */
function noBetter(campaign: Campaign, choice: Choice<QuickOption>): string | undefined {
  const [now, then] = choice.options.map(({ cell }) => cell)
  if (!now || !then) return undefined
  // SR-COL-05 Out of the sun, or in a Collision Check, Evasive is better whatever its row says.
  if (now.hits > then.hits || (now.hits > 0 && moverOf(campaign, choice)?.outOfTheSun)) return undefined
  if (!('damage' in now) || !('damage' in then)) return 'keep'
  const isAsGood =
    now.damage >= then.damage && now.pass === then.pass && !now.collision && now.riding === then.riding
  return isAsGood && (then.noAmmo || !now.noAmmo) && (then.jam || !now.jam) ? 'keep' : undefined
}

/** SR-PIL-13 SR-COL-06 Where one of a Flyer's two markers lets him by, nobody wants the other. SR-COL-07 Two are more than one. */
function noCollision(campaign: Campaign, { options }: Choice): string | undefined {
  const faces = options.map(({ id }) => ({
    id,
    face: packOf(campaign).proximity(id.replace('marker/', '')).face,
  }))
  const kept = faces.find(({ face }) => face === 'clear-twice') ?? faces.find(({ face }) => face === 'clear')
  return kept?.id
}

/** SR-DMG-07 SR-TAL-01 Of two markers the one that is as deadly at least, and does as much damage; destroyed is no less than fallen. */
function graver(campaign: Campaign, { options }: Choice): string | undefined {
  const markers = options.map(({ id }) => ({ ...packOf(campaign).damage(id.replace('marker/', '')), id }))
  const beats = (one: DamageMarker, other: DamageMarker) =>
    one.damage >= other.damage &&
    (!other.catastrophe ||
      (one.catastrophe !== undefined &&
        one.catastrophe.number <= other.catastrophe.number &&
        (one.catastrophe.effect === 'destroyed' || other.catastrophe.effect === 'fallen')))
  return markers.find(one => markers.every(other => beats(one, other)))?.id
}

/** SR-ACB-04 Where the die comes to the same whoever leads. */
function anyLeader(campaign: Campaign, { about, options }: Choice): string | undefined {
  const rows = options.map(({ id, on = [] }) => {
    const kind = missionOf(campaign).fighters.find(
      one => one.kind === id && on.includes(`fighter:${one.no}`),
    )?.kind
    return kind && ledFaces(campaign, kind, about).join()
  })
  return new Set(rows).size === 1 ? options[0]?.id : undefined
}

/** SR-RET-01 SR-RET-03 Whoever can attack again comes back, where no escort waits for him; whoever comes too late for that, or has nothing left to shoot with, goes home. */
function wayBack(campaign: Campaign, choice: Choice): string | undefined {
  const fighter = moverOf(campaign, choice)
  const to = firstOf(
    'box',
    choice.options.flatMap(({ on }) => on ?? []),
  )
  if (!fighter || to === undefined || !isBox(to)) return undefined
  if (!isInTime(campaign, to)) return 'exit'
  if (!isArmed(fighter)) return 'exit'
  return escortAt(campaign, to) === undefined ? 'back' : undefined
}
