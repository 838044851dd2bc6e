import { noted, type Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { FighterId, SectionId } from '../../pack/types.ts'
import { type Campaign, type Circle, type CirclePlace, SQUADRON } from '../../state.ts'
import type { CircleOption } from '../../vocabulary/interception.ts'
import { choose, note } from '../../vocabulary.ts'
import { drawCard } from '../01-general/acts.ts'
import { fighter, fightersAt } from '../01-general/fighters.ts'
import { membersOf } from '../01-general/formations.ts'
import { found, patrolOf, tablesOf } from '../01-general/terms.ts'
import { fightPending } from '../03-dogfight/dogfight.ts'
import type { CardIcon } from '../03-dogfight/effects.ts'
import { type Fray, frayOf } from '../03-dogfight/germans.ts'
import { hitChecks } from '../03-dogfight/hit-check.ts'
import { applyCircleIcons, breakOff, meet, type Pass } from './circle-icons.ts'

/** SAB-CIR-01 SAB-CIR-02 The fighters of the formation go for a circle of 110s: one round, then what is left of it in dogfights. */
export function* fightCircle(campaign: Campaign, sections: readonly SectionId[]): Procedure<number> {
  const patrol = patrolOf(campaign)
  const { schwarms } = tablesOf(campaign).circle
  const circle: Circle = {
    // SAB-CIR-03 SAB-K-088
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
  const fray = frayOf()
  yield* attacks(campaign, circle, fray)
  // SAB-A-66
  yield* hitChecks(campaign, fighters)
  leaveCircle(campaign, circle, fray)
  patrol.circle = undefined
  return fray.destroyed + (yield* fightPending(campaign))
}

/** SAB-CIR-04 SAB-CIR-08 SAB-A-70 One fighter to a box, any number on the flanks. */
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
  if (noted()) note('SAB-CIR-01', 'circle-placed', { fighter: id, ...at })
}

function boxes({ places }: Circle): readonly number[] {
  return Object.values(places).flatMap(at => ('box' in at ? [at.box] : []))
}

/** SAB-CIR-04 SAB-K-088 They all fly the same way round: the schwarm ahead is tailed, the one behind comes head-on. */
function schwarmOf({ schwarms }: Circle, at: CirclePlace): number {
  if ('flank' in at) return at.flank
  return at.attitude === 'tailing' ? at.box : (at.box + 1) % schwarms.length
}
function* attacks(campaign: Campaign, circle: Circle, fray: Fray): Procedure<void> {
  for (;;) {
    const waiting = fightersAt(campaign, 'circle').filter(id => !circle.attacked.includes(id))
    if (waiting.length === 0) return
    const options = waiting.map(id => ({ id, fighter: id, on: [`fighter:${id}`], rolls: true as const }))
    const { fighter: id } = yield* choose(SQUADRON, 'circle.attacker', options)
    circle.attacked.push(id)
    const at = found(circle.places[id], 'place on the circle for', id)
    const pass: Pass = { campaign, circle, fray, id, schwarm: schwarmOf(circle, at), disrupted: false }
    yield* attack(pass, at)
    // SAB-CIR-09
    if ('flank' in at) yield* breakOff(pass)
  }
}

function* attack(pass: Pass, at: CirclePlace): Procedure<void> {
  const { campaign, circle, id, schwarm } = pass
  const drawn = 'flank' in at ? yield* flankCard(campaign) : yield* boxCards(campaign, at.attitude)
  const fallen = circle.fallen[schwarm] ?? false
  const read = drawn.map(({ card, icons, counts }) => {
    const applied = icons.filter(icon => counts(icon) && (!fallen || countsAgainstFallen(icon)))
    return { card, icons, applied, struck: icons.filter(icon => !applied.includes(icon)) }
  })
  note('SAB-CIR-05', 'circle-card', {
    fighter: id,
    cards: read.map(({ card }) => card),
    icons: read.flatMap(({ icons }) => icons),
    struck: read.flatMap(({ struck }) => struck),
  })
  yield* applyCircleIcons(
    pass,
    read.flatMap(({ applied }) => applied),
  )
}

/** A card that was drawn, and which of its icons count for the attacker. */
interface Drawn {
  readonly card: string
  readonly icons: readonly CardIcon[]
  counts(icon: CardIcon): boolean
}

/** SAB-CIR-08 SAB-A-112 A light Bomber Card: top row, flank column. A schwarm has no kette to fall out of, and no marker for its gunners. */
function* flankCard(campaign: Campaign): Procedure<readonly Drawn[]> {
  const card = yield* drawCard(campaign, 'light')
  const icons = packOf(campaign).bomberCard(card).supported.flank
  return [{ card, icons, counts: icon => icon !== 'dorsal' && !icon.startsWith('distress') }]
}

/** SAB-CIR-05 SAB-CIR-06 SAB-CIR-07 Two cards: one for whom he attacks, one for whom he has behind him. */
function* boxCards(campaign: Campaign, attitude: 'head-on' | 'tailing'): Procedure<readonly Drawn[]> {
  const { headOn, tailed } = packOf(campaign)
  const first = yield* drawCard(campaign, 'headOn')
  const front: Drawn = { card: first, icons: headOn(first)[attitude].fighter['110'], counts: () => true }
  if (attitude === 'head-on') {
    const second = yield* drawCard(campaign, 'headOn', [first])
    return [front, { card: second, icons: headOn(second).tailing.fighter['110'], counts: isHit }]
  }
  const second = yield* drawCard(campaign, 'tailed')
  return [front, { card: second, icons: tailed(second).fighter['110'], counts: icon => !isManeuver(icon) }]
}

function isHit(icon: CardIcon): boolean {
  return icon === 'hit' || icon === 'hit-green'
}

function isManeuver(icon: CardIcon): boolean {
  return icon === 'slip' || icon.startsWith('tight-turn')
}

/** SAB-CIR-11 Against a schwarm that has fallen out, only these. */
function countsAgainstFallen(icon: CardIcon): boolean {
  return isHit(icon) || icon === 'low-ammo' || icon.startsWith('reinforce')
}

/** SAB-CIR-16 Whoever is still in a box has lost contact, behind a rotte of 110s. */
function leaveCircle(campaign: Campaign, circle: Circle, fray: Fray): void {
  const left = fightersAt(campaign, 'circle')
  for (const id of left)
    meet({ campaign, circle, fray, id, schwarm: 0, disrupted: false }, 'SAB-CIR-16', 'tailing')
  note('SAB-CIR-16', 'circle-over', { fighters: left })
}
