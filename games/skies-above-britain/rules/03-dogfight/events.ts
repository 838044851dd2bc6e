import { type Procedure, read } from '@tallyho/engine'
import type { AdvantageEvent, FighterId, SectionId } from '../../pack/types.ts'
import { type Campaign, type CardId, SQUADRON } from '../../state.ts'
import type { BreakOutOption } from '../../vocabulary/dogfight.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import { choose, d12, note } from '../../vocabulary.ts'
import { breakOut, randomFighter, returnToBase } from '../01-general/acts.ts'
import { fighter, isGreen, isVeteran } from '../01-general/fighters.ts'
import { fightersOf, isSection, membersOf } from '../01-general/formations.ts'
import { tablesOf } from '../01-general/terms.ts'
import type { Combat } from './combat.ts'
import type { Trigger } from './dogfight.ts'
import { keptTrim, loseAmmo, sufferHit } from './effects.ts'
import { formElement, hasElements } from './elements.ts'
import { dismiss, dogfightFor, engage, split, turnTo } from './germans.ts'
import { loose } from './icons.ts'

/** Events that a Veteran may spare a Green pilot (SAB-VET-05). */
const AGAINST_GREENS: readonly AdvantageEvent[] = ['fingers-off', 'madness', 'stay-tight', 'where-are-you']

/** SAB-VET-05 Whether a Veteran spares them the event. */
export function* isSparedEvent(
  campaign: Campaign,
  unit: Unit,
  event: AdvantageEvent,
  card: CardId,
): Procedure<boolean> {
  if (!AGAINST_GREENS.includes(event)) return false
  const by = yield* keptTrim(campaign, unit, `card:${card}`)
  if (by) note('SAB-VET-05', 'event-cancelled', { event, by })
  return by !== undefined
}

/** SAB-ADV-02 Whether the text of a card applies to this unit and this trigger. */
export function eventApplies(
  campaign: Campaign,
  unit: Unit,
  event: AdvantageEvent,
  { type, heavy, sun }: Trigger,
): boolean {
  const ids = fightersOf(campaign, unit)
  const hasGreen = () => ids.some(id => isGreen(campaign, id))
  const hasVeteran = () => ids.some(id => isVeteran(campaign, id))
  switch (event) {
    // SAB-ADV-04 SAB-A-120
    case 'behind-you':
    case 'blast-em':
    case 'bounced':
      return heavy
    // SAB-ADV-11 SAB-ADV-12
    case 'fingers-off':
      return ids.some(id => isGreen(campaign, id) && fighter(campaign, id).ammo !== 'none')
    // SAB-ADV-13
    case 'hun-in-the-sun':
      return sun
    // SAB-ADV-16 SAB-ADV-23
    case 'madness':
    case 'stay-tight':
      return isSection(unit) && hasGreen()
    // SAB-ADV-18
    case 'scatter':
      return true
    // SAB-ADV-22
    case 'stay-on-them':
      return type === '110' && hasVeteran()
    // SAB-ADV-24
    case 'steady':
      return hasVeteran()
    // SAB-ADV-25
    case 'where-are-you':
      return hasGreen()
  }
}

/** The text, before the first Dogfight Card. */
export function* applyEvent(one: Combat, event: AdvantageEvent): Procedure<void> {
  const { campaign, fray, dogfight, german } = one
  const { unit } = dogfight
  switch (event) {
    case 'behind-you':
      // SAB-EX-03
      german.strength = 4
      return note('SAB-ADV-04', 'germans', {
        unit,
        german: german.no,
        type: german.type,
        strength: 4,
        attitude: german.attitude,
      })
    case 'bounced':
      return turnTo(dogfight, 'SAB-ADV-04', german, 'tailed')
    case 'blast-em':
      return yield* sufferHit(campaign, yield* randomFighter(fightersOf(campaign, unit)))
    case 'fingers-off':
      return yield* loseAmmo(campaign, greensOf(one))
    case 'hun-in-the-sun':
      return void engage(campaign, 'SAB-ADV-13', fray, dogfight, german.type, 2, 'tailed')
    case 'madness':
      return yield* madness(one, unit as SectionId)
    case 'scatter':
      return yield* scatter(one)
    case 'stay-tight':
      return yield* stayTight(one)
    case 'steady':
      german.strength = 1
      return note('SAB-ADV-24', 'germans', {
        unit,
        german: german.no,
        type: german.type,
        strength: 1,
        attitude: german.attitude,
      })
    case 'where-are-you':
      return yield* whereAreYou(one)
    case 'stay-on-them':
      return
  }
}

function greensOf({ campaign, dogfight }: Combat): readonly FighterId[] {
  return fightersOf(campaign, dogfight.unit).filter(id => isGreen(campaign, id))
}

/** SAB-ADV-16 SAB-ADV-17 SAB-A-29 */
function* madness(one: Combat, section: SectionId): Procedure<void> {
  const { campaign } = one
  const die = yield* d12('madness', [`unit:${section}`])
  const result = read(tablesOf(campaign).madness, die)
  note('SAB-ADV-16', 'madness', { section, die, result })
  if (result === 'loose') return yield* loose(one, greensOf(one))
  if (result !== 'friendly-fire') return
  const victim = yield* randomFighter(membersOf(campaign, section))
  yield* sufferHit(campaign, victim)
  yield* loseAmmo(
    campaign,
    membersOf(campaign, section).filter(id => id !== victim),
  )
}

/** SAB-ADV-18 to SAB-ADV-21 The schwarm that is tailed comes apart: a fighter may break out to tail the other half. */
function* scatter(one: Combat): Procedure<void> {
  const { campaign, fray, dogfight, german } = one
  const { unit } = dogfight
  const out = isSection(unit) ? yield* breaksOut(one, unit) : undefined
  if (!out) return void split(campaign, 'SAB-ADV-20', fray, german, dogfight, 2, 'tailed')
  split(campaign, 'SAB-ADV-19', fray, german, dogfightFor(campaign, fray, out, dogfight.round), 2, 'tailing')
}

/** SAB-ADV-19 SAB-A-124 A fighter breaks out of its Section, or an Element of a Section of four: who is after the other half now. */
function* breaksOut({ campaign }: Combat, section: SectionId): Procedure<Unit | undefined> {
  const options: BreakOutOption[] = [
    { id: 'stay', follows: false },
    ...membersOf(campaign, section).map(id => ({ id, fighter: id, follows: true, on: [`fighter:${id}`] })),
  ]
  if (hasElements(campaign, section)) options.push({ id: 'element', element: true, follows: true })
  const { fighter: out, element } = yield* choose(SQUADRON, 'dogfight.scatter', options, [`unit:${section}`])
  if (element) return formElement(campaign, 'SAB-ADV-19', section)
  if (out) breakOut(campaign, 'SAB-ADV-19', out)
  return out
}

/** SAB-ADV-23 A Green pilot loses his Section, and a rotte each has them. */
function* stayTight(one: Combat): Procedure<void> {
  const { campaign, fray, dogfight, german } = one
  const out = yield* randomFighter(greensOf(one))
  breakOut(campaign, 'SAB-ADV-23', out)
  turnTo(dogfight, 'SAB-ADV-23', german, 'tailed')
  split(campaign, 'SAB-ADV-23', fray, german, dogfightFor(campaign, fray, out, dogfight.round), 2, 'tailed')
}

/** SAB-ADV-25 SAB-A-28 A Green pilot turns for home; alone, he lets the Germans go. */
function* whereAreYou(one: Combat): Procedure<void> {
  const { campaign, dogfight, german } = one
  const alone = !isSection(dogfight.unit)
  const id = yield* randomFighter(greensOf(one))
  if (alone) dismiss(dogfight, 'SAB-ADV-25', german, 'let-go')
  returnToBase(campaign, 'SAB-ADV-25', [id])
}
