import { after, known, noted, once, type Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import { type BomberIcon, type FighterId, POSITIONS, type Position, type Side } from '../../pack/types.ts'
import { type Attack, type BomberId, type Campaign, type Fighter, SQUADRON } from '../../state.ts'
import type { ApproachOption, AttackerOption } from '../../vocabulary/bombers.ts'
import { choose, note } from '../../vocabulary.ts'
import { drawCard, returnToBase } from '../01-general/acts.ts'
import { fighter, fightersAt, isGreen } from '../01-general/fighters.ts'
import { found } from '../01-general/terms.ts'
import { hitChecks } from '../03-dogfight/hit-check.ts'
import { classOf, isDestroyed, supportOf, targets, typeOf } from './formation.ts'
import { applyBomberIcons, type Burst } from './icons.ts'

/** SAB-BMB-11 SAB-BMB-39 One round for these fighters: Approach, Burst, Disengage, Hit Check; then whatever it interrupted goes on. */
export function* bomberRound(campaign: Campaign, ids: readonly FighterId[]): Procedure<void> {
  const here = () => ids.filter(id => fighter(campaign, id).at === 'bombers')
  if (noted()) note('SAB-BMB-11', 'bomber-round', { fighters: here() })
  yield* approach(campaign, here)
  yield* burst(campaign, here)
  yield* disengage(campaign, here())
  // SAB-BMB-38 SAB-A-110 Of all who fired, wherever the burst has left them.
  yield* hitChecks(campaign, ids)
  // SAB-A-37 Its first round is over.
  for (const id of here()) fighter(campaign, id).entry = undefined
}

type Here = () => readonly FighterId[]

/** SAB-BMB-12 SAB-BMB-13 SAB-BMB-14 Delays end, fighters may go home, and every other one engages a bomber. */
function* approach(campaign: Campaign, here: Here): Procedure<void> {
  // SAB-BMB-37 Flak, or others who came in meanwhile, may have brought it down: also of those who wait for their round.
  for (const id of fightersAt(campaign, 'bombers'))
    if (hasNoBomber(campaign, id)) fighter(campaign, id).attack = undefined
  const held = here().filter(id => fighter(campaign, id).attack?.delayed)
  for (const id of held) (fighter(campaign, id).attack as Attack).delayed = false
  for (const id of here()) if (!held.includes(id)) yield* engage(campaign, id)
}

/** Home, or a bomber and an angle; whoever is still on a tail may stay there (SAB-BMB-22, SAB-A-39). */
function* engage(campaign: Campaign, id: FighterId): Procedure<void> {
  const one = fighter(campaign, id)
  const { attack: kept } = one
  const options: ApproachOption[] = kept ? [stay(kept)] : [goesHome(one)]
  const angles = anglesOf(campaign, id)
  for (const bomber of targets(campaign)) {
    const { first, later } = approachesTo(bomber)
    const ways = one.entry ? first : later
    for (const angle of angles)
      if (!(kept?.bomber === bomber && kept.angle === angle)) options.push(ways[angle])
  }
  const {
    bomber,
    angle,
    delayed = false,
  } = yield* choose(SQUADRON, 'bombers.approach', options, [`fighter:${id}`])
  if (!bomber || !angle) return returnToBase(campaign, 'SAB-BMB-13', [id])
  if (kept?.bomber === bomber && kept.angle === angle) return
  one.attack = { bomber, angle, delayed }
  note('SAB-BMB-14', 'approach', { fighter: id, bomber, angle, delayed })
}

/** SAB-BMB-20 SAB-BMB-21 In a fighter's first round and later, when nose and tail take time. The same bombers are looked at again and again. */
const approachesTo = once((bomber: BomberId) => {
  const from = (angle: Position, delayed: boolean): ApproachOption => ({
    id: `${bomber}/${angle}`,
    bomber,
    angle,
    delayed,
    on: wayOf(bomber, angle),
  })
  const [port, starboard] = [from('port', false), from('starboard', false)]
  return {
    first: { nose: from('nose', false), tail: from('tail', false), port, starboard },
    later: { nose: from('nose', true), tail: from('tail', true), port, starboard },
  }
})

/** SAB-BMB-13 For good: hardly anybody wants to who can still shoot. */
function goesHome({ ammo }: Fighter): ApproachOption {
  return ammo === 'full' ? HOME_EARLY : HOME
}

const HOME: ApproachOption = { id: 'home', ends: true }
const HOME_EARLY: ApproachOption = { ...HOME, rare: true }

function stay({ bomber, angle }: Attack): ApproachOption {
  return { id: 'stay', bomber, angle, on: wayOf(bomber, angle) }
}

/** The bomber, and the way to it. */
function wayOf(bomber: BomberId, angle: Position) {
  return [`bomber:${bomber}`, `approach:${bomber}/${angle}`]
}

/** SAB-BMB-18 SAB-BMB-19 In its first round a fighter comes from where it intercepted, later from anywhere. */
function anglesOf(campaign: Campaign, id: FighterId): readonly Position[] {
  const from = fighter(campaign, id).entry?.from
  return from ? [from] : POSITIONS
}

/** SAB-BMB-16 SAB-BMB-23 SAB-BMB-24 One attacker after the other, each with a card of his own; all who are left in turn, if that is wanted. */
function* burst(campaign: Campaign, here: Here): Procedure<void> {
  let waiting = here().filter(id => fighter(campaign, id).attack?.delayed === false)
  let inTurn = false
  while (waiting.length > 0) {
    const chosen: FighterId | undefined = inTurn ? undefined : yield* whoFires(waiting)
    inTurn = chosen === undefined
    const id = chosen ?? (waiting[0] as FighterId)
    yield* fire(campaign, id)
    waiting = waiting.filter(other => other !== id && fighter(campaign, other).at === 'bombers')
  }
}

/** Nobody is named if all of them fire in turn. */
function whoFires(waiting: readonly FighterId[]): Procedure<FighterId | undefined> {
  if (waiting.length === 1) return known(waiting[0])
  const options = [IN_TURN, ...waiting.map(attackerOption)]
  return after(choose(SQUADRON, 'bombers.attacker', options), ({ fighter }) => fighter)
}

const IN_TURN: AttackerOption = { id: 'in-turn', rolls: true }
const attackerOption = once((id: FighterId): AttackerOption => {
  return { id, fighter: id, on: [`fighter:${id}`], rolls: true }
})

/** SAB-BMB-03 SAB-BMB-24 The deck by the bomber's class, the column by the angle, the row by its support. */
function* fire(campaign: Campaign, id: FighterId): Procedure<void> {
  const { attack, entry } = fighter(campaign, id)
  const { angle, bomber } = found(attack, 'attack of', id)
  const burst: Burst = { campaign, fighter: id, bomber, angle, entry }
  const card = yield* drawCard(campaign, classOf(typeOf(campaign, bomber)))
  const row = supportOf(campaign, bomber)
  const column = columnOf(angle)
  const icons = packOf(campaign).bomberCard(card)[row][column]
  const applied = icons.filter(icon => !isStruck(burst, icon))
  if (noted()) {
    const struck = icons.filter(icon => !applied.includes(icon) || isIdle(burst, icon))
    // SAB-BMB-34 Who has chosen a bomber fires at it, even if it is down by then.
    const wreck = isDestroyed(campaign, bomber) && { wreck: true as const }
    note('SAB-BMB-24', 'bomber-card', { fighter: id, bomber, card, row, column, icons, struck, ...wreck })
  }
  yield* applyBomberIcons(burst, applied)
}

/** SAB-ICO-17 What is meant for somebody else: it is told as what it comes to. */
function isIdle({ campaign, fighter: id }: Burst, icon: BomberIcon): boolean {
  return icon === 'hit-green' && !isGreen(campaign, id)
}

/** SAB-A-110 What the card says in vain, by how things stand when it is drawn. */
function isStruck({ campaign, bomber, entry }: Burst, icon: BomberIcon): boolean {
  // SAB-BMB-34 SAB-A-44 The bomber is gone already.
  if (icon === 'damage' || icon === 'dorsal') return isDestroyed(campaign, bomber)
  // SAB-BMB-28 SAB-BMB-30 SAB-BMB-31
  if (icon.startsWith('disruption')) return entry?.from === 'nose' && entry.altitude === 'low'
  // SAB-BMB-32
  return (icon === 'hit' || icon === 'hit-green') && (entry?.outOfTheSun ?? false)
}

export function columnOf(angle: Position): Side {
  return angle === 'nose' || angle === 'tail' ? angle : 'flank'
}

/** SAB-BMB-35 SAB-BMB-36 SAB-BMB-37 All disengage, but for those who wait, and those on a tail who want to stay. */
function* disengage(campaign: Campaign, ids: readonly FighterId[]): Procedure<void> {
  const off: FighterId[] = []
  for (const id of ids) {
    const one = fighter(campaign, id)
    if (!one.attack) continue
    const { delayed, angle, bomber } = one.attack
    const stays = delayed || angle === 'tail'
    if (stays && !isDestroyed(campaign, bomber) && (delayed || (yield* staysOnTail(bomber, id)))) continue
    one.attack = undefined
    off.push(id)
  }
  if (off.length > 0) note('SAB-BMB-35', 'disengages', { fighters: off })
}

function hasNoBomber(campaign: Campaign, id: FighterId): boolean {
  const { attack } = fighter(campaign, id)
  return attack !== undefined && isDestroyed(campaign, attack.bomber)
}
function* staysOnTail(bomber: BomberId, id: FighterId): Procedure<boolean> {
  const on = [`bomber:${bomber}`]
  const options = [
    { id: 'stay', on, rolls: true as const },
    { id: 'disengage', on, rolls: true as const },
  ]
  return (yield* choose(SQUADRON, 'bombers.stay', options, [`fighter:${id}`])).id === 'stay'
}
