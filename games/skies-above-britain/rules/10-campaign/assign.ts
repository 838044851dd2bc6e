import { noted, onceByNumber, type Procedure, read } from '@tallyho/engine'
import { COLOURS, type Colour, FIGHTERS, type FighterId } from '../../pack/types.ts'
import { type Campaign, type Pilot, type PilotNo, SQUADRON } from '../../state.ts'
import type { PilotOption } from '../../vocabulary/campaign.ts'
import { choose, d12, note } from '../../vocabulary.ts'
import { colourOf, levelOf, named, numberOf, pilotNo } from '../01-general/fighters.ts'
import { type LineUp, layOutPatrol } from '../01-general/lay-out.ts'
import { distinct, patrolOf, tablesOf } from '../01-general/terms.ts'
import { isLate } from '../08-return/pilots.ts'
import { loses, tell } from '../09-pilots/pilots.ts'
import { randomEvent } from './events.ts'
import { available, postAway } from './roster.ts'

/** SAB-RVS-03 SAB-CMP-07 Who flies what. */
export function* assign(campaign: Campaign): Procedure<'hospital'> {
  campaign.patrolOfChapter += 1
  note('SAB-CMP-01', 'patrol-begins', { chapter: campaign.chapter, patrol: campaign.patrolOfChapter })
  yield* postAway(campaign)
  yield* randomEvent(campaign)
  const innovator = yield* chooseInnovator(campaign)
  const without = innovator ? yield* leftOut() : undefined
  const cockpits = cockpitsOf(campaign, without)
  const lineUp: Partial<Record<FighterId, PilotNo>> = {}
  // SAB-ACE-04 SAB-A-93 The Innovator leads the first Section.
  const [first] = cockpits
  if (innovator && first) lineUp[first] = innovator.no
  yield* fill(campaign, cockpits, lineUp)
  campaign.patrol = layOutPatrol(campaign, lineUp, true)
  const patrol = patrolOf(campaign)
  if (innovator && first) patrol.innovator = first
  patrol.slots = yield* arrange(patrol.slots)
  if (noted()) tellLineUp(campaign, lineUp)
  return 'hospital'
}

function tellLineUp(campaign: Campaign, lineUp: LineUp): void {
  const men = (Object.keys(lineUp) as FighterId[]).map(fighter => ({
    fighter,
    ...named(pilotNo(campaign, lineUp[fighter] as PilotNo)),
  }))
  for (const section of distinct(men.map(({ fighter }) => colourOf(fighter))))
    note('SAB-FRM-16', 'assigned', {
      section,
      men: men.filter(({ fighter }) => colourOf(fighter) === section),
    })
}

/** SAB-FRM-06 SAB-A-90 Cockpits to fill: full Sections alone. */
export function cockpitsOf(campaign: Campaign, without: Colour | undefined): readonly FighterId[] {
  const size = without ? 4 : 3
  const full = Math.floor(available(campaign).length / size)
  const colours = COLOURS.filter(colour => colour !== without).slice(0, full)
  return FIGHTERS.filter(id => numberOf(id) <= size && colours.includes(colourOf(id)))
}

/** SAB-ACE-04 A Veteran with the skill may lead three Sections of four, in chapters 3 and 4. */
function* chooseInnovator(campaign: Campaign): Procedure<Pilot | undefined> {
  if (!isLate(campaign)) return undefined
  const able = available(campaign).filter(
    pilot => pilot.skills.includes('innovator') && levelOf(pilot) === 'veteran',
  )
  if (able.length === 0 || available(campaign).length < 12) return undefined
  const options: PilotOption[] = [
    { id: 'no' },
    ...able.map(({ no }) => ({ id: String(no), pilot: no, on: [`pilot:${no}`] })),
  ]
  const { pilot } = yield* choose(SQUADRON, 'innovator', options)
  return pilot === undefined ? undefined : pilotNo(campaign, pilot)
}

function* leftOut(): Procedure<Colour> {
  const options = COLOURS.map(colour => ({ id: colour, colour, on: [`unit:${colour}`] }))
  return (yield* choose(SQUADRON, 'innovator.without', options)).colour
}

/** One cockpit after the other; the adjutant fills the rest if he is asked to. */
function* fill(
  campaign: Campaign,
  cockpits: readonly FighterId[],
  lineUp: Partial<Record<FighterId, PilotNo>>,
): Procedure<void> {
  const free = [...waiting(campaign, lineUp)]
  for (const id of cockpits) {
    if (lineUp[id] !== undefined) continue
    const options: PilotOption[] = [{ id: 'adjutant' }]
    for (const { no } of free) options.push(pilotOption(no))
    const { pilot } = yield* choose(SQUADRON, 'assign', options, [`fighter:${id}`])
    if (pilot === undefined) {
      Object.assign(lineUp, filledByAdjutant(campaign, cockpits, lineUp))
      return
    }
    lineUp[id] = pilot
    free.splice(
      free.findIndex(({ no }) => no === pilot),
      1,
    )
  }
}

const pilotOption = onceByNumber((no: PilotNo) => ({ id: String(no), pilot: no, on: [`pilot:${no}`] }))

/** Who can fly and has no cockpit yet. */
function waiting(campaign: Campaign, lineUp: LineUp): readonly Pilot[] {
  const seated = Object.values(lineUp)
  return available(campaign).filter(({ no }) => !seated.includes(no))
}

/** The most rested fly. Leaders are the most experienced, and every Section has its share of the others. */
export function filledByAdjutant(campaign: Campaign, cockpits: readonly FighterId[], lineUp: LineUp): LineUp {
  const empty = cockpits.filter(id => lineUp[id] === undefined)
  const flying = [...waiting(campaign, lineUp)]
    .sort((a, b) => a.inARow - b.inARow || b.patrols - a.patrols || a.no - b.no)
    .slice(0, empty.length)
    .sort((a, b) => b.patrols - a.patrols || a.no - b.no)
  const filled: Partial<Record<FighterId, PilotNo>> = { ...lineUp }
  for (const [i, id] of [...empty].sort((a, b) => numberOf(a) - numberOf(b)).entries()) {
    const pilot = flying[i]
    if (pilot) filled[id] = pilot.no
  }
  return filled
}

/** SAB-GEN-09 Which Section makes a Flight with the first. */
function* arrange(slots: readonly Colour[]): Procedure<Colour[]> {
  const [first, ...others] = slots
  if (first === undefined || others.length < 2) return [...slots]
  const options = others.map(colour => ({ id: colour, colour, on: [`unit:${colour}`] }))
  const { colour } = yield* choose(SQUADRON, 'slots', options, [`unit:${first}`])
  return [first, colour, ...others.filter(other => other !== colour)]
}

/** SAB-RTB-11 SAB-RTB-12 SAB-A-87 Whoever lies in hospital is rolled for, now that the others have their cockpits. */
export function* hospital(campaign: Campaign): Procedure<'patrol-set-up'> {
  // SAB-A-88 Sit-outs count patrols that the squadron flies.
  const sitting = campaign.pilots.filter(({ sitsOut }) => sitsOut > 0)
  for (const pilot of campaign.pilots.filter(({ status }) => status === 'hospital')) {
    const die = yield* d12('hospital', [`pilot:${pilot.no}`])
    const result = read(tablesOf(campaign).hospital, die)
    if (result === 'returns') {
      pilot.status = 'ready'
      tell(campaign, pilot, 'returned')
    }
    if (noted()) note('SAB-RTB-12', 'hospital', { ...named(pilot), die, result })
    if (result === 'discharged' || (result === 'hospital' && (yield* discharges(pilot))))
      loses(campaign, 'SAB-RTB-12', pilot.no, 'discharged')
  }
  for (const pilot of sitting) pilot.sitsOut -= 1
  return 'patrol-set-up'
}
function* discharges({ no }: Pilot): Procedure<boolean> {
  const options = [{ id: 'keep' }, { id: 'discharge', rare: true as const }]
  return (yield* choose(SQUADRON, 'hospital', options, [`pilot:${no}`])).id === 'discharge'
}
