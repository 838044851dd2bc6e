import type { Procedure } from '@tallyho/engine'
import type { DogfightIcon, FighterId } from '../../pack/types.ts'
import { type Campaign, SQUADRON } from '../../state.ts'
import type { BreakOutOption, Maneuver, ManeuverOption } from '../../vocabulary/dogfight.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import { choose, note } from '../../vocabulary.ts'
import { breakOut } from '../01-general/acts.ts'
import { fighter, isGreen } from '../01-general/fighters.ts'
import { fightersOf, isSection, leaderOf, membersOf } from '../01-general/formations.ts'
import { acesOf, mayUsePrivilege, spendPrivilege, spendSkill, whoUses } from '../09-pilots/privileges.ts'
import { type Combat, combatants, type Read, show, tell } from './combat.ts'
import { breakers, breakSection } from './elements.ts'
import { dismiss, dogfightFor, follow, reduce, turnTo } from './germans.ts'

/** SAB-DOG-26 SAB-DOG-27 SAB-DOG-31 A Maneuver for the whole unit, or none; none for one that is hit. `broken`: the Section came apart instead. */
export function* chooseManeuver(one: Combat): Procedure<Maneuver | 'none' | 'broken'> {
  const { unit } = one.dogfight
  const options: ManeuverOption[] = [{ id: 'none', maneuver: 'none', on: ['way:none'], rolls: true }]
  if (mayManeuver(one.campaign, unit)) {
    options.push({ id: 'evade', maneuver: 'evade', on: ['way:evade'], rolls: true })
    // SAB-MAN-04
    if (isSection(unit)) options.push({ id: 'slip', maneuver: 'slip', on: ['way:slip'], rolls: true })
    options.push({ id: 'turn', maneuver: 'turn', on: ['way:turn'], rolls: true })
  }
  // SAB-VET-09 Before a card is drawn.
  for (const by of breakers(one))
    options.push({ id: `break/${by}`, maneuver: 'break', by, on: [`fighter:${by}`], rolls: true })
  const { maneuver, by } = yield* choose(
    SQUADRON,
    'dogfight.maneuver',
    options,
    combatants(one.dogfight, one.german),
  )
  if (maneuver === 'none') return 'none'
  if (maneuver === 'break') {
    yield* breakSection(one, by as FighterId)
    return 'broken'
  }
  freeTheTailed(one)
  note('SAB-DOG-26', 'maneuver', { unit, maneuver })
  return maneuver
}

/** SAB-DOG-27 */
export function mayManeuver(campaign: Campaign, unit: Unit): boolean {
  return fightersOf(campaign, unit).every(id => fighter(campaign, id).hits.length === 0)
}

/** SAB-DOG-28 Whoever maneuvers lets those go that it tails. */
function freeTheTailed({ dogfight }: Combat): void {
  for (const german of dogfight.germans.filter(({ attitude }) => attitude === 'tailing'))
    dismiss(dogfight, 'SAB-DOG-28', german, 'freed')
}

/** SAB-MAN-02 SAB-MAN-03 Still tailed after an Evade: the marker loses one, and a fighter may break out of the Section. */
export function* afterEvade(one: Combat): Procedure<void> {
  const { campaign, fray, dogfight, german } = one
  // SAB-A-126 All of them evade: also he whom the card made loose, with these Germans after him.
  const behind = fray.dogfights.find(({ germans }) => germans.includes(german))
  if (!behind || german.attitude !== 'tailed') return
  reduce(behind, 'SAB-MAN-02', german, false)
  const { unit } = dogfight
  // SAB-A-22
  if (!dogfight.germans.includes(german) || !isSection(unit)) return
  const options: BreakOutOption[] = [
    { id: 'stay', follows: false, rolls: true },
    ...membersOf(campaign, unit).flatMap(id => [
      { id, fighter: id, follows: false, on: [`fighter:${id}`], rolls: true as const },
      {
        id: `${id}/follow`,
        fighter: id,
        follows: true,
        on: [`fighter:${id}`, `german:${german.no}`],
        rolls: true as const,
      },
    ]),
  ]
  const { fighter: out, follows } = yield* choose(
    SQUADRON,
    'dogfight.break-out',
    options,
    combatants(dogfight, german),
  )
  if (out) yield* leaves(one, 'SAB-MAN-03', out, follows)
}

/** SAB-ICO-20 SAB-DOG-14 A fighter leaves its Section, and the Germans of this combat go after it, or stay. */
export function* leaves(one: Combat, rule: string, id: FighterId, follows: boolean): Procedure<void> {
  const { campaign, fray, dogfight, german } = one
  const members = isSection(dogfight.unit) ? membersOf(campaign, dogfight.unit) : []
  // SAB-ICO-20 SAB-A-23 A Section of two is none any more: somebody keeps the other Germans.
  const pair = members.length === 2
  const others = dogfight.germans.filter(other => other !== german || german.attitude !== 'tailed')
  breakOut(campaign, rule, id)
  if (follows) follow(dogfight, dogfightFor(campaign, fray, id, dogfight.round), german)
  if (!pair) return
  for (const other of others) {
    const options = members.map(member => ({
      id: member,
      fighter: member,
      on: [`fighter:${member}`],
      rolls: true as const,
    }))
    const { fighter: keeper } = yield* choose(SQUADRON, 'dogfight.keeps', options, [`german:${other.no}`])
    if (keeper === id) follow(dogfight, dogfightFor(campaign, fray, id, dogfight.round), other)
  }
}

/** SAB-MAN-05 SAB-ICO-30 The Slip comes off by the card, by practice or by an Ace: one fighter is behind them now. */
export function* slips(one: Combat, maneuver: Maneuver | 'none', read: Read): Procedure<boolean> {
  const { campaign, dogfight } = one
  let by = maneuver === 'slip' ? yield* whoSlips(one, read) : undefined
  const aces = by ? [] : acesOf(campaign, dogfight.unit, 'slick')
  if (aces.length > 0 && mayManeuver(one.campaign, one.dogfight.unit))
    by = yield* slick(one, maneuver, read, aces)
  if (!by) return false
  if (isSection(dogfight.unit)) behindThem(one, by)
  else turnBehind(one)
  note('SAB-MAN-05', 'slips', { fighter: by, german: one.german.no })
  return true
}

/** SAB-VET-03 With the icon on the card anybody; without it a Veteran of a Section that has no Greens. */
function* whoSlips(one: Combat, read: Read): Procedure<FighterId | undefined> {
  const { campaign, dogfight } = one
  const ids = fightersOf(campaign, dogfight.unit)
  if (read.icons.includes('slip')) {
    // SAB-ICO-22 Whoever slips, nothing else of the card counts.
    show(
      one,
      read,
      read.icons.filter(icon => icon !== 'slip'),
    )
    const options = ids.map(id => ({ id, fighter: id, on: [`fighter:${id}`], rolls: true as const }))
    return (yield* choose(SQUADRON, 'dogfight.slips', options, [`unit:${dogfight.unit}`])).fighter
  }
  if (ids.some(id => isGreen(campaign, id))) return undefined
  const able = ids.filter(id => mayUsePrivilege(campaign, id))
  if (able.length === 0) return undefined
  show(one, read)
  const veteran = yield* whoUses('use.practiced-maneuver', able, about(one, read))
  if (veteran) spendPrivilege(campaign, 'SAB-VET-03', veteran, 'practiced-maneuver')
  return veteran
}

/** SAB-ACE-03 SAB-A-122 Whatever the Maneuver was, a slick Ace makes it a Slip that comes off, and slips himself. */
function* slick(
  one: Combat,
  maneuver: Maneuver | 'none',
  read: Read,
  able: readonly FighterId[],
): Procedure<FighterId | undefined> {
  show(one, read)
  const by = yield* whoUses('use.slick', able, about(one, read))
  if (!by) return undefined
  spendSkill(one.campaign, 'SAB-ACE-03', by, 'slick')
  if (maneuver === 'none') freeTheTailed(one)
  return by
}

/** The slipper is independent and tails them; the rest of the Section is rid of that marker. SAB-A-19 It attacks this round. */
function behindThem({ campaign, fray, dogfight, german }: Combat, id: FighterId): void {
  const { round } = dogfight
  breakOut(campaign, 'SAB-MAN-05', id)
  const own = dogfightFor(campaign, fray, id, round)
  if (own !== dogfight) follow(dogfight, own, german)
  turnTo(own, 'SAB-MAN-05', german, 'tailing')
  german.fought = round - 1
}

/** SAB-ACE-03 Alone. */
function turnBehind({ dogfight, german }: Combat): void {
  turnTo(dogfight, 'SAB-ACE-03', german, 'tailing')
  german.fought = dogfight.round - 1
}

/** SAB-MAN-07 SAB-MAN-08 SAB-ICO-31 SAB-VET-04 The turn comes off by the card, or a Veteran pulls it tight: the marker is head-on, and fights next round. */
export function* turnsTight(one: Combat, read: Read, onCard: DogfightIcon | undefined): Procedure<boolean> {
  const { campaign, dogfight, german } = one
  if (!onCard) {
    const able = leadersOf(one)
    if (able.length > 0) show(one, read)
    const by = yield* whoUses('use.pull-tight', able, about(one, read))
    if (!by) return false
    spendPrivilege(campaign, 'SAB-VET-04', by, 'pull-tight')
  } else tell(one, read, [onCard])
  turnTo(dogfight, 'SAB-MAN-07', german, 'head-on')
  note('SAB-MAN-07', 'tight-turn', { unit: dogfight.unit, german: german.no })
  return true
}

/** SAB-VET-06 SAB-A-30 A Veteran who leads adds a Vanish to the card that an Evade chose. */
export function* leads(one: Combat, read: Read): Procedure<boolean> {
  const by = yield* whoUses('use.follow-my-lead', leadersOf(one), about(one, read))
  if (by) spendPrivilege(one.campaign, 'SAB-VET-06', by, 'follow-my-lead')
  return by !== undefined
}

/** What a favour would change: the card, and whom it is drawn for. */
function about({ dogfight, german }: Combat, { card }: Read): readonly string[] {
  return [`card:${card}`, ...combatants(dogfight, german)]
}

/** A Veteran who is independent, or leads his Section. */
function leadersOf({ campaign, dogfight }: Combat): readonly FighterId[] {
  const { unit } = dogfight
  const leader = isSection(unit) ? leaderOf(campaign, unit) : unit
  return leader && mayUsePrivilege(campaign, leader) ? [leader] : []
}
