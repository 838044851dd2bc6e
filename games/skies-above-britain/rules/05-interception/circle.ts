import type { Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { BomberIcon, DogfightIcon, FighterId, SectionId } from '../../pack/types.ts'
import { type Campaign, type Circle, type CirclePlace, SQUADRON } from '../../state.ts'
import type { CircleOption } from '../../vocabulary/interception.ts'
import { choose, note } from '../../vocabulary.ts'
import { drawCard, loseContact } from '../01-general/acts.ts'
import { fighter, fightersAt, found, membersOf, patrolOf, tablesOf } from '../01-general/terms.ts'
import { fightPending } from '../03-dogfight/dogfight.ts'
import { collides, gunsFire, isOutOfAmmo, jam, loseAmmo, takeHit } from '../03-dogfight/effects.ts'
import { dogfightFor, engage, type Fray } from '../03-dogfight/germans.ts'
import { hitChecks } from '../03-dogfight/hit-check.ts'
import { returnFire } from '../04-bombers/return-fire.ts'
import { creditKill } from '../09-pilots/kills.ts'

type Icon = DogfightIcon | BomberIcon

/** SAB-CIR-01 SAB-CIR-02 The fighters of the formation go for a circle of 110s: one round, then what is left of it in dogfights. */
export function* fightCircle(campaign: Campaign, sections: readonly SectionId[]): Procedure<number> {
  const patrol = patrolOf(campaign)
  const { schwarms } = tablesOf(campaign).circle
  const circle: Circle = {
    // SAB-K-088
    schwarms: Array.from({ length: schwarms }, () => 4),
    fallen: Array.from({ length: schwarms }, () => false),
    places: {},
    attacked: [],
  }
  patrol.circle = circle
  const fighters = sections.flatMap(section => membersOf(campaign, section))
  for (const id of fighters) fighter(campaign, id).at = 'circle'
  for (const id of fighters) yield* place(circle, id)
  // SAB-A-67 Dogfights that arise wait until all have attacked.
  const fray: Fray = { dogfights: [], step: -1, destroyed: 0 }
  yield* attacks(campaign, circle, fray)
  // SAB-A-66
  yield* hitChecks(campaign, fighters)
  leaveCircle(campaign, circle, fray)
  patrol.circle = undefined
  return fray.destroyed + (yield* fightPending(campaign))
}

/** SAB-DP-20 SAB-CIR-04 SAB-CIR-08 SAB-A-70 One fighter to a box, any number on the flanks. */
function* place(circle: Circle, id: FighterId): Procedure<void> {
  const options: CircleOption[] = []
  circle.schwarms.forEach((_, i) => {
    if (!boxes(circle).includes(i))
      for (const attitude of ['head-on', 'tailing'] as const)
        options.push({ id: `box-${i}/${attitude}`, box: i, attitude, on: [`box:${i}`] })
    options.push({ id: `flank-${i}`, flank: i, on: [`schwarm:${i}`] })
  })
  const { box, attitude, flank } = yield* choose(SQUADRON, 'circle.place', options, [`fighter:${id}`])
  const at: CirclePlace =
    box !== undefined && attitude ? { box, attitude } : { flank: found(flank, 'flank for', id) }
  circle.places[id] = at
  note('SAB-CIR-01', 'circle-placed', { fighter: id, ...at })
}

function boxes({ places }: Circle): readonly number[] {
  return Object.values(places).flatMap(at => ('box' in at ? [at.box] : []))
}

/** SAB-CIR-04 SAB-K-088 They all fly the same way round: the schwarm ahead is tailed, the one behind comes head-on. */
function schwarmOf({ schwarms }: Circle, at: CirclePlace): number {
  if ('flank' in at) return at.flank
  return at.attitude === 'tailing' ? at.box : (at.box + 1) % schwarms.length
}

/** SAB-DP-21 */
function* attacks(campaign: Campaign, circle: Circle, fray: Fray): Procedure<void> {
  for (;;) {
    const waiting = fightersAt(campaign, 'circle').filter(id => !circle.attacked.includes(id))
    if (waiting.length === 0) return
    const options = waiting.map(id => ({ id, fighter: id, on: [`fighter:${id}`] }))
    const { fighter: id } = yield* choose(SQUADRON, 'circle.attacker', options)
    circle.attacked.push(id)
    const at = found(circle.places[id], 'place on the circle for', id)
    yield* attack(campaign, circle, fray, id, at)
    // SAB-CIR-09
    if ('flank' in at && fighter(campaign, id).at === 'circle') loseContact(campaign, 'SAB-CIR-09', id)
  }
}

function* attack(
  campaign: Campaign,
  circle: Circle,
  fray: Fray,
  id: FighterId,
  at: CirclePlace,
): Procedure<void> {
  const { cards, icons } = 'flank' in at ? yield* flankCard(campaign) : yield* boxCards(campaign, at.attitude)
  const schwarm = schwarmOf(circle, at)
  const applied = icons.filter(icon => applies(icon, circle.fallen[schwarm] ?? false))
  note('SAB-CIR-05', 'circle-card', {
    fighter: id,
    cards,
    icons,
    struck: icons.filter(icon => !applied.includes(icon)),
  })
  for (const icon of applied)
    if (fighter(campaign, id).at === 'circle') yield* apply({ campaign, circle, fray, id, schwarm }, icon)
}

/** SAB-CIR-08 A light Bomber Card: top row, flank column. */
function* flankCard(campaign: Campaign): Procedure<{ cards: string[]; icons: readonly Icon[] }> {
  const card = yield* drawCard(campaign, 'light')
  return { cards: [card], icons: packOf(campaign).bomberCard(card).supported.flank }
}

/** SAB-CIR-05 SAB-CIR-06 SAB-CIR-07 Two cards: one for whom he attacks, one for whom he has behind him. */
function* boxCards(
  campaign: Campaign,
  attitude: 'head-on' | 'tailing',
): Procedure<{ cards: string[]; icons: readonly Icon[] }> {
  const { headOn, tailed } = packOf(campaign)
  const first = yield* drawCard(campaign, 'headOn')
  if (attitude === 'head-on') {
    const second = yield* drawCard(campaign, 'headOn', [first])
    const hits = headOn(second).tailing.fighter['110'].filter(icon => icon === 'hit' || icon === 'hit-green')
    return { cards: [first, second], icons: [...headOn(first)['head-on'].fighter['110'], ...hits] }
  }
  const second = yield* drawCard(campaign, 'tailed')
  const behind = tailed(second).fighter['110'].filter(
    icon => icon !== 'slip' && !icon.startsWith('tight-turn'),
  )
  return { cards: [first, second], icons: [...headOn(first).tailing.fighter['110'], ...behind] }
}

/** SAB-CIR-11 Against a schwarm that has fallen out, only these. */
function applies(icon: Icon, fallen: boolean): boolean {
  return !fallen || /^(hit|hit-green|low-ammo|reinforce)/.test(icon)
}

interface Pass {
  readonly campaign: Campaign
  readonly circle: Circle
  readonly fray: Fray
  readonly id: FighterId
  readonly schwarm: number
}

function* apply(pass: Pass, icon: Icon): Procedure<void> {
  const { campaign, id } = pass
  const [name, number] = icon.split(':')
  switch (name) {
    case 'damage':
      return yield* damage(pass)
    case 'reduce':
      return thinOut(pass, false)
    case 'collision':
      if (yield* collides(campaign, id)) thinOut(pass, true)
      return
    case 'hit':
      return void (yield* takeHit(campaign, id))
    case 'jammed':
      return yield* jam(campaign, [id])
    case 'low-ammo':
      return yield* loseAmmo(campaign, [id])
    // SAB-CIR-12 SAB-CIR-13 SAB-CIR-14
    case 'reinforce':
      return meet(pass, 'SAB-CIR-12', icon.endsWith('head-on') ? 'head-on' : 'tailed')
    case 'split':
      return meet(pass, 'SAB-CIR-13', 'tailed')
    case 'turn':
      return meet(pass, 'SAB-CIR-14', 'head-on')
    // SAB-A-69
    case 'vanish':
    case 'lost-contact':
      return loseContact(campaign, 'SAB-CIR-15', id)
    case 'return-fire':
      return yield* returnFire(campaign, id)
    case 'disruption':
      return yield* disrupt(pass, Number(number))
    default:
      return
  }
}

/** SAB-CIR-18 SAB-A-69 A 110 of the schwarm is destroyed. */
function* damage(pass: Pass): Procedure<void> {
  const { campaign, id } = pass
  if (isOutOfAmmo(campaign, [id]) || !(yield* gunsFire(campaign, id))) return
  thinOut(pass, true)
  creditKill(campaign, id, 'fighter')
}

function thinOut({ campaign, circle, fray, schwarm }: Pass, destroyed: boolean): void {
  const strength = Math.max(0, (circle.schwarms[schwarm] ?? 0) - 1)
  circle.schwarms[schwarm] = strength
  if (strength === 0) circle.fallen[schwarm] = true
  note('SAB-CIR-18', 'circle-schwarm', { schwarm, strength, destroyed })
  if (!destroyed) return
  fray.destroyed += 1
  patrolOf(campaign).score.germanFighters += 1
}

/** A fighter leaves the circle with a rotte of 110s. */
function meet(
  { campaign, fray, id }: Pass,
  rule: string,
  attitude: 'head-on' | 'tailed' | 'tailing',
  strength = 2,
): void {
  loseContact(campaign, rule, id)
  engage(campaign, rule, fray, dogfightFor(campaign, fray, id, 1), '110', strength, attitude)
}

/** SAB-CIR-10 SAB-A-68 Enough fighters on the display drive the schwarm out of the circle; who did it may go after it. */
function* disrupt(pass: Pass, needs: number): Procedure<void> {
  const { campaign, circle, id, schwarm } = pass
  const count = fightersAt(campaign, 'circle').length
  const falls = count >= needs
  note('SAB-CIR-10', 'circle-disrupted', { schwarm, needs, count, falls })
  if (!falls) return
  circle.fallen[schwarm] = true
  const options = [{ id: 'tail' }, { id: 'let-go' }]
  const { id: answer } = yield* choose(SQUADRON, 'circle.tail', options, [`fighter:${id}`])
  if (answer === 'tail') meet(pass, 'SAB-CIR-10', 'tailing', circle.schwarms[schwarm])
}

/** SAB-CIR-16 Whoever is still in a box has lost contact, behind a rotte of 110s. */
function leaveCircle(campaign: Campaign, circle: Circle, fray: Fray): void {
  const left = fightersAt(campaign, 'circle')
  for (const id of left) meet({ campaign, circle, fray, id, schwarm: 0 }, 'SAB-CIR-16', 'tailing')
  note('SAB-CIR-16', 'circle-over', { fighters: left })
}
