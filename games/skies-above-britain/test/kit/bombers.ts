import type { Altitude, BomberType, FighterId, Position } from '../../pack/types.ts'
import { fighter } from '../../rules/01-general/fighters.ts'
import { bomberOf } from '../../rules/04-bombers/formation.ts'
import { bomberRound } from '../../rules/04-bombers/round.ts'
import type { Campaign } from '../../state.ts'
import { amongBombers, aPatrol, bombers, type Played, script } from './table.ts'

/** Builders for the Bomber Cycle. */

type With = NonNullable<Parameters<typeof aPatrol>[0]>

/** A patrol with these fighters among Dorniers in a vee, after their first round: `red-1 red-2`. */
export function among(fighters: string, more: With = {}, type: BomberType = 'dornier'): Campaign {
  const campaign = aPatrol(more)
  bombers(campaign, type)
  amongBombers(campaign, fighters)
  return campaign
}

/** Fighters that are about to play their first round: from `tail high`, or by a Chase where nothing is said. */
export function entering(
  fighters: string,
  from = '',
  more: With & { readonly outOfTheSun?: boolean } = {},
): Campaign {
  const { outOfTheSun = false, ...rest } = more
  const campaign = among(fighters, rest)
  const [position, altitude = 'low'] = from.split(' ') as [Position | '', Altitude?]
  for (const id of idsOf(fighters))
    fighter(campaign, id).entry = { from: position || undefined, altitude, outOfTheSun }
  return campaign
}

/** One Bomber round for these fighters. */
export function round(campaign: Campaign, fighters: string, lines = ''): Played<void> {
  return script(bomberRound(campaign, idsOf(fighters)), lines)
}

/** A burst from the port flank at the first bomber of the formation: what follows on the card, `m-damage, draw.damage wing`. */
export function burst(campaign: Campaign, card: string, bomber = '0.0', angle = 'port'): Played<void> {
  const deck = card.startsWith('l-') ? 'light' : 'medium'
  return round(campaign, 'red-1', `bombers.approach ${bomber}/${angle}, draw.${deck} ${card}`)
}

/** Bombers that are not in formation any more: `fallen 0.0 0.1, destroyed 1.2`. */
export function bombersAre(campaign: Campaign, states: string): void {
  for (const part of states.split(', ')) {
    const [state, ...bombers] = part.split(' ')
    for (const id of bombers) {
      const one = bomberOf(campaign, id)
      one.state = state as 'fallen' | 'destroyed'
      one.fell = state === 'fallen'
    }
  }
}

/** Which tiles are isolated. */
export function isolated({ patrol }: Campaign): number[] {
  return (patrol?.raid?.tiles ?? []).flatMap((tile, no) => (tile.isolated ? [no] : []))
}

export function idsOf(fighters: string): FighterId[] {
  return fighters.split(' ') as FighterId[]
}
