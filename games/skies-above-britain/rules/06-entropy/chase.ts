import { after, known, noted, type Procedure, read } from '@tallyho/engine'
import type { FighterId, Position, SectionId } from '../../pack/types.ts'
import { type Campaign, SQUADRON } from '../../state.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import type { ChaseOption } from '../../vocabulary/vector.ts'
import { choose, d12, note } from '../../vocabulary.ts'
import { breakOut, returnToBase, spendFuel } from '../01-general/acts.ts'
import { fightersOf, isSection, leaderOf, lostUnits, membersOf } from '../01-general/formations.ts'
import { canSpendFuel, patrolOf, tablesOf } from '../01-general/terms.ts'
import { dogfights } from '../03-dogfight/dogfight.ts'
import { enterArea } from '../05-interception/bombers.ts'
import { markerIn, occupied, unsuppressed } from '../05-interception/map.ts'
import { plucky } from '../05-interception/rolls.ts'
import { placeBombers } from '../07-raid-vector/contact.ts'
import { acesOf, spendSkill, whoUses } from '../09-pilots/privileges.ts'
import { canReform, reform } from './reform.ts'

/** SAB-CHS-01 SAB-CHS-05 SAB-A-61 Every unit without contact chases, goes home or reforms, one after the other. */
export function* chase(campaign: Campaign): Procedure<'chase' | 'patrol-complete'> {
  const { acted } = patrolOf(campaign)
  const waiting = lostUnits(campaign).filter(unit => !hasActed(campaign, unit))
  if (waiting.length === 0) return 'patrol-complete'
  const unit = yield* nextOf(waiting)
  const { act } = yield* choose(SQUADRON, 'chase', optionsFor(campaign, unit, waiting), [`unit:${unit}`])
  acted.push(unit)
  if (act === 'dissolve') dissolve(campaign, unit as SectionId)
  else {
    // Whoever falls out of his Section while it chases has had his turn with it, an Element of it too.
    acted.push(...fightersOf(campaign, unit))
    if (act === 'home') returnToBase(campaign, 'SAB-CHS-02', fightersOf(campaign, unit))
    else if (act === 'reform') acted.push(yield* reform(campaign, unit, waiting))
    else yield* attemptChase(campaign, unit)
  }
  return 'chase'
}

function hasActed(campaign: Campaign, unit: Unit): boolean {
  const { acted } = patrolOf(campaign)
  return acted.includes(unit) || fightersOf(campaign, unit).every(id => acted.includes(id))
}

function nextOf(waiting: readonly Unit[]): Procedure<Unit> {
  if (waiting.length === 1) return known(waiting[0] as Unit)
  const options = waiting.map(unit => ({ id: unit, unit, on: [`unit:${unit}`] }))
  return after(choose(SQUADRON, 'chase.next', options), ({ unit }) => unit)
}

function optionsFor(campaign: Campaign, unit: Unit, waiting: readonly Unit[]): ChaseOption[] {
  const options: ChaseOption[] = []
  // SAB-CHS-13
  if (!patrolOf(campaign).cloudsEscaped) {
    options.push({ id: 'chase', act: 'chase', rolls: true })
    // SAB-CHS-04
    if (isSection(unit)) options.push({ id: 'dissolve', act: 'dissolve' })
  }
  if (canReform(campaign, unit, waiting)) options.push({ id: 'reform', act: 'reform' })
  options.push({ id: 'home', act: 'home', rolls: true })
  return options
}

/** SAB-CHS-04 Its fighters chase singly. */
function dissolve(campaign: Campaign, section: SectionId): void {
  while (membersOf(campaign, section).length > 1)
    breakOut(campaign, 'SAB-CHS-04', membersOf(campaign, section).at(-1) as FighterId)
}

/** SAB-CHS-06 SAB-CHS-07 SAB-CHS-08 SAB-CHS-09 */
function* attemptChase(campaign: Campaign, unit: Unit): Procedure<void> {
  if (yield* bloodhound(campaign, unit)) return
  const { row, red, green } = chaseNumbers(campaign)
  const about = [`unit:${unit}`]
  const first = yield* d12('chase', about, red)
  const dice = isSection(unit) ? [first] : [first, yield* d12('chase', about, red)]
  const kept = Math.min(...dice)
  // SAB-CHS-14 SAB-VET-08
  const leader = isSection(unit) ? leaderOf(campaign, unit) : unit
  const pluck = yield* plucky(campaign, leader ? [leader] : [], kept, [green + 1, red], number =>
    note('SAB-CHS-08', 'rolled', {
      for: 'chase',
      unit,
      dice,
      total: kept,
      number,
      so: number === red ? 'fails' : 'intercepted',
    }),
  )
  const total = kept + pluck
  const result = total >= red ? 'success' : total <= green ? 'intercepted' : 'failure'
  note('SAB-CHS-08', 'chase', { unit, dice, pluck, total, red, green, row, result })
  if (result === 'success') yield* arrive(campaign, unit)
  if (result === 'intercepted') yield* intercepted(campaign, unit)
}

/** SAB-CHS-07 SAB-SUP-08 SAB-A-59 The largest marker on the map, suppressed or not. */
function rowOf(campaign: Campaign): 'none' | 'light' | 'heavy' {
  const sizes = occupied(campaign).map(station => markerIn(campaign, station).size)
  return sizes.includes('heavy') ? 'heavy' : sizes.length > 0 ? 'light' : 'none'
}

/** SAB-CHS-07 What it takes to find the raid again, and up to which number they are found themselves. */
export function chaseNumbers(campaign: Campaign) {
  const row = rowOf(campaign)
  return { row, ...tablesOf(campaign).chase.number[patrolOf(campaign).visibility][row] }
}

/** SAB-CHS-11 SAB-CHS-12 A Section is back on the map, a lone fighter among the bombers. */
function* arrive(campaign: Campaign, unit: Unit): Procedure<void> {
  if (!isSection(unit)) return yield* intoTheArea(campaign, [unit])
  const die = yield* d12('chase.place', [`unit:${unit}`])
  place(campaign, unit, read(tablesOf(campaign).chase.place, die), die)
}

function place(campaign: Campaign, section: SectionId, position: Position, die?: number): void {
  const at = { position, altitude: 'low' } as const
  patrolOf(campaign).formations.push({ id: section, sections: [section], at, order: undefined })
  if (noted()) note('SAB-CHS-11', 'chase-place', { section, position, ...(die !== undefined && { die }) })
}

/** SAB-BMB-09 SAB-BMB-19 They wait for the next Entropy Phase, and then come from any angle. */
function* intoTheArea(campaign: Campaign, fighters: readonly FighterId[]): Procedure<void> {
  // SAB-BMB-04 In clouds nobody has seen the bombers before.
  yield* placeBombers(campaign)
  enterArea(campaign, fighters, { from: undefined, altitude: 'low', outOfTheSun: false })
  note('SAB-CHS-12', 'into-the-bombers', { fighters })
}

/** SAB-CHS-10 SAB-A-60 SAB-A-94 SAB-ADV-09 SAB-ADV-15 Who meets them: 109s, unless none but 110s are free to. */
function* intercepted(campaign: Campaign, unit: Unit): Procedure<void> {
  const free = unsuppressed(campaign).map(station => markerIn(campaign, station))
  const type = free.length > 0 && free.every(one => one.type === '110') ? '110' : '109'
  const heavy = free.some(({ size }) => size === 'heavy')
  yield* dogfights(campaign, [unit], {
    deck: 'luftwaffe',
    type,
    heavy,
    sun: patrolOf(campaign).sun !== undefined,
  })
}

/** SAB-ACE-06 SAB-A-62 An Ace finds them: to the tail or a flank; a Section that he leads may go straight in, for Fuel. */
function* bloodhound(campaign: Campaign, unit: Unit): Procedure<boolean> {
  const able = acesOf(campaign, unit, 'bloodhound')
  const by = able.length > 0 ? yield* whoUses('use.bloodhound', able) : undefined
  if (!by) return false
  spendSkill(campaign, 'SAB-ACE-06', by, 'bloodhound')
  if (!isSection(unit)) {
    yield* intoTheArea(campaign, [unit])
    return true
  }
  const straight =
    leaderOf(campaign, unit) === by && canSpendFuel(campaign, [unit])
      ? [{ id: 'bombers', on: ['raid:bombers'] }]
      : []
  const places = ['tail', 'port', 'starboard'].map(id => ({ id, on: [`position:${id}/low`] }))
  const options = [...places, ...straight]
  const { id } = yield* choose(SQUADRON, 'bloodhound.place', options, [`unit:${unit}`])
  if (id === 'bombers') {
    spendFuel(campaign, 'SAB-ACE-06', [unit], 'bloodhound')
    yield* intoTheArea(campaign, membersOf(campaign, unit))
  } else place(campaign, unit, id as Position)
  return true
}
