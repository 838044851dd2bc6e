import { counted } from '@tallyho/engine'
import type { TargetType } from '../pack/types.ts'
import type { RaidBox } from '../state.ts'
import { gruppen } from './names.ts'

type Word = RaidBox | 'forming' | 'inflight' | 'light-loss' | 'heavy-loss' | 'warning' | 'cards' | 'depletion'

/** What stands on the board, in words that need no rulebook. */
export const MEANT: Readonly<Record<Word, string>> = {
  hunt: 'Me 109s that fly ahead and fight the squadrons before these reach the bombers.',
  escort: 'Fighters beside the bombers: they fight along with those that are attacked.',
  bomber: 'Whoever is to bomb or strafe the target. What squadrons attack here is hit before its bombs fall.',
  patrol: 'Me 109s that wait over the Channel to cover the way home. They have no part in the fight.',
  forming: 'Gruppen of this raid that have no mission yet.',
  inflight: 'Out of the raid and on the way home: reduced perhaps, but not lost.',
  'light-loss': 'Out of the battle until it is replaced. One point for the other side.',
  'heavy-loss': 'Out of the battle: it takes twice as long to be replaced. Two points for the other side.',
  warning: 'How early the British saw the raid. The earlier, the more squadrons can come.',
  cards: 'Strategy cards that a Raid Day begins with. The further you lead, the more.',
  depletion:
    'How worn the Luftwaffe is. It rises when a lost Gruppe comes back without a replacement point; from 8 on every combat is harder for you, from 15 on lost Gruppen stay lost.',
}

/** RE-14.4 How worn the Gruppen are, by level. */
export const DEPLETED = ['fit', 'tired', 'spent'] as const

/** RE-10.2.a What bombs do at a target beside their points. */
export const TARGET_EFFECTS: Readonly<Record<TargetType, string>> = {
  airfield: 'Squadrons on the ground are dispersed.',
  radar: 'Any damage blinds its net.',
  industry: 'Aircraft are lost to the British.',
  headquarters: 'Damage hampers detection.',
  port: 'Points are all it gives.',
  city: 'Points are all it gives.',
  base: 'Points are all it gives.',
}

/** `you lose 1 Gruppe, they lose nobody`: of a raid that is over. */
export function lostTold(ours: number, theirs: number): string {
  if (ours + theirs === 0) return 'nobody is lost'
  const own = ours === 0 ? 'nobody' : gruppen(ours)
  return `you lose ${own}, they lose ${theirs === 0 ? 'nobody' : counted(theirs, 'squadron')}`
}
