import type { BomberIcon, FighterId } from '../pack/types.ts'
import { fighter, isGreen } from '../rules/01-general/fighters.ts'
import { contiguous, isLone, pressure, raidOf, tileOf } from '../rules/04-bombers/formation.ts'
import type { BomberId, Campaign } from '../state.ts'

interface Burst {
  readonly fighter: FighterId
  readonly bomber: BomberId
  /** All of the card, where they are told together. */
  readonly icons?: readonly BomberIcon[]
}

/** What an icon of a Bomber Card means for who has just fired: also that it means nothing. */
export function bomberIconFor(campaign: Campaign, burst: Burst, icon: BomberIcon): string {
  const { ammo, jammed } = fighter(campaign, burst.fighter)
  const [name, number] = icon.split(':')
  if (name === 'disruption' || name === 'distress') return countSaid(campaign, burst, name, Number(number))
  if (icon === 'damage') {
    if (ammo === 'none') return 'he has no ammunition left: nothing'
    return jammed
      ? 'his guns are jammed: they fire if the die is even'
      : 'a Damage marker is drawn for the bomber'
  }
  if (icon === 'dorsal')
    return ammo === 'none'
      ? 'he has no ammunition left: nothing'
      : 'the rear gunner is silenced, and the fuselage takes one damage'
  if (icon === 'hit-green' && !isGreen(campaign, burst.fighter)) return `${NO_NOVICE}: nothing`
  if (icon === 'low-ammo') {
    if (ammo === 'none') return 'he has none left anyway: nothing'
    return ammo === 'low' ? 'he has fired his last rounds' : 'one such icon more, and his guns are empty'
  }
  return MEANINGS[icon] ?? ''
}

const NO_NOVICE = 'he is no novice'

const MEANINGS: Readonly<Record<string, string>> = {
  collision: 'he comes very close: on a 1 both are lost',
  hit: 'the gunners hit him: a Hit marker, checked at the end of the round',
  'hit-green': 'he is a novice and flies too straight: a Hit marker',
  jammed: 'his guns jam: from now on they fire on even dice only, until they are clear',
  'lost-contact': 'he dives away and loses the bombers from view',
  'return-fire': 'the gunners fire back: a marker is drawn, and its back counts',
}

/** SAB-ICO-10 SAB-ICO-12 The count as it is now, against the number; damage of the same card is laid first and adds to it. */
function countSaid(campaign: Campaign, { bomber, icons = [] }: Burst, name: string, needs: number): string {
  if (isLone(campaign, bomber)) return 'it flies alone already: nothing'
  const tile = tileOf(campaign, bomber)
  const isDistress = name === 'distress'
  if (!isDistress && tile.isolated) return 'its kette is cut off already: nothing'
  const count = pressure(campaign, isDistress ? [tile] : contiguous(raidOf(campaign), tile))
  const compared = `pressure ${count}, ${needs} needed`
  if (count >= needs) return `${isDistress ? 'it falls out' : 'the kette is cut off'}: ${compared}`
  return icons.some(icon => icon === 'damage' || icon === 'dorsal')
    ? `${compared}: damage adds to it`
    : `nothing: ${compared}`
}

/** SAB-A-110 Why an icon does not count at all. */
export function whyBomberStruck(campaign: Campaign, burst: Burst, icon: BomberIcon): string {
  if (icon === 'hit-green' && !isGreen(campaign, burst.fighter)) return NO_NOVICE
  if (icon.startsWith('disruption')) return 'he came from ahead and below: nobody is scared by that'
  return icon === 'damage' || icon === 'dorsal'
    ? 'the bomber is down already: no damage counts'
    : 'he came out of the sun: no gunner saw him in time'
}
