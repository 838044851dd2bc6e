import { firstOf, type Pause } from '@tallyho/engine'
import { type Size, usePlace } from '@tallyho/kit'
import type { BoxId, Position } from '../../pack/types.ts'
import { POSITIONS } from '../../pack/types.ts'
import { box, isBox } from '../../rules/05-map/boxes.ts'
import { attackersOf, missionOf } from '../../rules/05-map/table.ts'
import { waitingToEnter } from '../../rules/07-move/entry.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { ALTITUDE_NAMES, fighterCalled, POSITION_NAMES } from '../../text/names.ts'
import { middleOf, type Rect, type Sheet, sheetOf } from '../docks/sheet.ts'
import { Aircraft } from '../pieces/Aircraft.tsx'
import { moverOf } from '../question.ts'
import { boxLabel, positionOf } from '../shown.ts'
import { BomberNames, Bombers } from './Bombers.tsx'
import { Elements } from './Elements.tsx'
import { HEADINGS } from './headings.ts'
import { type Plan, planOf } from './places.ts'
import { Levels, SMALL } from './Spaces.tsx'

/** On a phone: the whole formation at a glance, where the question is about all of it. */

/** Questions whose answers lie all round the formation, or all over it. */
const OF_ALL: ReadonlySet<string> = new Set([
  'entry.next',
  'entry.to',
  'approach.target',
  'engage.mode',
  'engage.maneuver',
  'burst.next',
])
/** Those at which the fighters are among the bombers, or go there. */
const OF_A_WAVE: ReadonlySet<string> = new Set([
  'approach.target',
  'engage.mode',
  'engage.maneuver',
  'burst.next',
])
/** Smaller bombers could not be told apart by a thumb. */
const LEAST_SPAN = 26
/** Between such bombers there is room for their names and the numbers of the fire. */
const ROOMY = 30
/** What the boxes at the edges take up; who attacks stands in a corner. */
const MARGIN = { x: 56, y: 40 }
const NARROW = { x: 12, y: 14 }
const STEP = 8

/** The sheet of a phone's window without a zoom; undefined where the map itself is wanted, or can be seen whole. */
export function overviewOf(
  size: Size,
  ask: string | undefined,
  formation: Plan['formation'],
): Plan | undefined {
  if (size.width >= 560 || ask === undefined || !OF_ALL.has(ask)) return undefined
  // A pixel more or less of the window moves nothing.
  const [width, height] = [size.width, size.height].map(side => Math.floor(side / STEP) * STEP)
  const within = (margin: Sheet['margin']) =>
    planOf(formation, { ...sheetOf(size), width: width ?? 0, height: height ?? 0, margin })
  const plan = within(MARGIN)
  if (!OF_A_WAVE.has(ask)) return plan
  // One picture for the whole of an attack, with room for the ways out from the first; a large formation has none to spare before they are asked for.
  const large = ask === 'engage.maneuver' || plan.span >= ROOMY ? plan : within(NARROW)
  return large.span < LEAST_SPAN ? undefined : large
}

/** The bombers, whoever is before them already, and the sides from which they are met. */
export function Overview({
  campaign,
  plan,
  mover,
  pause,
}: {
  readonly campaign: Campaign
  readonly plan: Plan
  /** Who is to attack; without one somebody is to enter. */
  readonly mover: Fighter | undefined
  readonly pause: Pause | undefined
}) {
  const wave = attackersOf(missionOf(campaign))
  const asked = moverOf(campaign, pause)
  const leaves = pause?.kind === 'choice' && pause.ask === 'engage.maneuver' ? asked : undefined
  // In so little room the names of all would cover one another.
  const named = asked ? wave.filter(({ no }) => no === asked.no) : wave
  return (
    <>
      <Elements campaign={campaign} plan={plan} />
      {leaves && <Exits campaign={campaign} plan={plan} fighter={leaves} pause={pause} />}
      <Bombers campaign={campaign} plan={plan} still />
      {mover && (
        <g className="sr-overview-levels">
          <Levels campaign={campaign} plan={plan} mover={mover} />
        </g>
      )}
      {wave.map(fighter => (
        <InSpace key={fighter.no} campaign={campaign} plan={plan} fighter={fighter} />
      ))}
      <BomberNames campaign={campaign} plan={plan} />
      {[...new Set(named.map(({ space }) => space))].map(space => (
        <Names
          key={space}
          campaign={campaign}
          plan={plan}
          fighters={named.filter(one => one.space === space)}
        />
      ))}
      {mover && <Incoming campaign={campaign} plan={plan} fighter={mover} />}
      {!mover && wave.length === 0 && <Entrances campaign={campaign} plan={plan} />}
    </>
  )
}

interface OfFighter {
  readonly campaign: Campaign
  readonly plan: Plan
  readonly fighter: Fighter
}

/** Who is before a bomber already. */
function InSpace({ campaign, plan, fighter }: OfFighter) {
  const place = usePlace(`fighter:${fighter.no}`, fighterCalled(campaign, fighter.no))
  const space = plan.formation.spaces[fighter.space]
  if (!space) return undefined
  const { x, y } = plan.space(space)
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} {...place}>
      <Aircraft type={fighter.kind} size={SMALL} heading={HEADINGS[positionOf(fighter) ?? 'nose']} />
    </g>
  )
}

/** Who is in a space, over the tags of the bombers, on the side away from the one that is attacked. */
function Names({
  campaign,
  plan,
  fighters,
}: Pick<OfFighter, 'campaign' | 'plan'> & { readonly fighters: readonly Fighter[] }) {
  const [first] = fighters
  const space = first && plan.formation.spaces[first.space]
  if (!space) return undefined
  const { x, y } = plan.space(space)
  const { print } = plan.sheet
  const off = positionOf(first) === 'tail' ? SMALL * 0.6 + print * 0.7 : -SMALL * 0.6
  return (
    <text className="sr-overview-note sr-overview-name" {...{ x, y: y + off }} fontSize={print}>
      {fighters.map(({ no }) => fighterCalled(campaign, no)).join(', ')}
    </text>
  )
}

/** SR-MOV-11 The Low boxes, and how many wait to enter. */
function Entrances({ campaign, plan }: { readonly campaign: Campaign; readonly plan: Plan }) {
  const { length } = waitingToEnter(missionOf(campaign))
  const { print, height } = plan.sheet
  return (
    <>
      {POSITIONS.map(position => (
        <Side key={position} campaign={campaign} plan={plan} id={`${position}/low`} />
      ))}
      <text className="sr-overview-note" x={6} y={height - 8} fontSize={print}>
        {length} to enter
      </text>
    </>
  )
}

/** SR-ENG-05 SR-BRK-02 Where he who is asked about may come out, and the way there. */
function Exits({ campaign, plan, fighter, pause }: OfFighter & { readonly pause: Pause | undefined }) {
  const space = plan.formation.spaces[fighter.space]
  if (pause?.kind !== 'choice' || !space) return undefined
  const from = plan.space(space)
  return pause.options.map(({ id, on }) => {
    const to = firstOf('box', on)
    if (to === undefined || !isBox(to)) return undefined
    const { position = 'nose', altitude } = box(to)
    const rect = exitOf(plan.sheet, position, altitude === 'high')
    const { x, y } = middleOf(rect)
    const d = `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${x} ${y}`
    return (
      <g key={id}>
        <path className="sr-track-halo" d={d} />
        <path className="sr-track" d={d} />
        <Side campaign={campaign} plan={plan} id={to} rect={rect} />
      </g>
    )
  })
}

/** Two at each edge, High before Low. */
function exitOf(sheet: Sheet, position: Position, isHigh: boolean): Rect {
  const { x, y, width, height } = sideOf(sheet, position)
  const isRow = position === 'nose' || position === 'tail'
  if (isRow) return { x: x + width / 2 + (isHigh ? -72 : 2), y, width: 70, height }
  return { x, y: y + height / 2 + (isHigh ? -height - 2 : 2), width, height }
}

/** Of him who attacks. */
const CHIP: Size = { width: 84, height: 42 }

/** Who attacks, in a corner on the side that he comes from, with his name. */
function Incoming({ campaign, plan, fighter }: OfFighter) {
  const position = positionOf(fighter) ?? 'nose'
  const { print, width, height } = plan.sheet
  const rect: Rect = {
    x: position === 'right' ? width - CHIP.width - 3 : 3,
    y: position === 'nose' ? 3 : height - CHIP.height - 3,
    ...CHIP,
  }
  return (
    <g className="sr-dock" data-held="">
      <rect className="sr-dock-paper" {...rect} rx="3" />
      <g transform={`translate(${rect.x + rect.width / 2} ${rect.y + rect.height * 0.34})`}>
        <Aircraft type={fighter.kind} size={22} heading={HEADINGS[position]} shadow={0} />
      </g>
      <text
        className="sr-dock-title"
        x={rect.x + rect.width / 2}
        y={rect.y + rect.height - 4}
        fontSize={print}
      >
        {fighterCalled(campaign, fighter.no)}
      </text>
    </g>
  )
}

/** One of the boxes by which they enter or come out. */
function Side({
  campaign,
  plan,
  id,
  rect = sideOf(plan.sheet, box(id).position ?? 'nose'),
}: {
  readonly campaign: Campaign
  readonly plan: Plan
  readonly id: BoxId
  readonly rect?: Rect
}) {
  const place = usePlace(`box:${id}`, boxLabel(campaign, id))
  const { position = 'nose', altitude = 'low' } = box(id)
  const { print } = plan.sheet
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2]
  const closed = missionOf(campaign).anchored.some(one => one === id)
  return (
    <g className="sr-dock sr-dock-position" {...place}>
      <rect className="sr-dock-paper" {...rect} rx="3" />
      <text className="sr-dock-title" x={x} y={y - 3} fontSize={print}>
        {POSITION_NAMES[position].replace(' Flank', '')}
      </text>
      <text className="sr-dock-title" x={x} y={y + print} fontSize={print}>
        {closed ? 'closed' : ALTITUDE_NAMES[altitude]}
      </text>
    </g>
  )
}

/** In the middle of each edge. */
function sideOf({ width, height }: Sheet, position: Position): Rect {
  const [wide, high] = [50, 36]
  return {
    nose: { x: width / 2 - 46, y: 2, width: 92, height: high },
    tail: { x: width / 2 - 46, y: height - high - 2, width: 92, height: high },
    left: { x: 3, y: height / 2 - 24, width: wide, height: 48 },
    right: { x: width - wide - 3, y: height / 2 - 24, width: wide, height: 48 },
  }[position]
}
