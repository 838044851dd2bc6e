import type { Logged } from '@tallyho/engine'
import type { BoardProps } from '@tallyho/kit'
import { fighter } from '../../rules/01-general/fighters.ts'
import { fightersOf } from '../../rules/01-general/formations.ts'
import { COMBAT_ORDER } from '../../rules/03-dogfight/germans.ts'
import { mayManeuver } from '../../rules/03-dogfight/maneuvers.ts'
import type { Campaign, Dogfight } from '../../state.ts'
import { forceTitle } from '../../text/german-names.ts'
import { fighterName, unitName } from '../../text/names.ts'
import { Ribbon } from '../pieces/Ribbon.tsx'
import { countedIn, type Focus, hitsIn, isDue, type Step, stepOf } from './story.ts'

const STEPS: readonly Step[] = [...COMBAT_ORDER, 'check']
const NAMES: Readonly<Record<Step, string>> = {
  'head-on': 'Head-on',
  tailed: 'Behind us',
  tailing: 'Before our guns',
  check: 'Hits',
}

/** SAB-DOG-17 SAB-DOG-18 How far the round is: head-on, tailed, tailing, then the hits are checked. */
export function RoundRibbon(props: {
  readonly board: BoardProps<Campaign>
  readonly focus: Focus
  readonly dogfight: Dogfight
  /** On a phone: the aircraft themselves say who they are. */
  readonly short: boolean
}) {
  const { board, focus, dogfight, short } = props
  const { state: campaign, pause, notes } = board
  const now = stepOf(campaign, pause, notes, focus)
  const at = now ? STEPS.indexOf(now) : -1
  const said = (step: Step) =>
    step === 'check' ? hitsSaid(hitsIn(campaign, dogfight, notes)) : germansSaid(campaign, dogfight, step)
  return (
    <Ribbon
      className="sab-steps"
      label={`Round ${dogfight.round}`}
      title={titleOf(dogfight, notes, short)}
      steps={STEPS.map(step => (short ? NAMES[step] : `${NAMES[step]}: ${said(step)}`))}
      at={at}
    />
  )
}

/** `Dogfight 1 of 2: Blue, round 3`. */
function titleOf({ unit, round }: Dogfight, notes: readonly Logged[], short: boolean): string {
  const which = countedIn(notes)
  if (!which) return `Round ${round}`
  return short
    ? `${which.at} of ${which.of}, round ${round}`
    : `Dogfight ${which.at} of ${which.of}: ${unitName(unit).replace(' Section', '')}, round ${round}`
}

function germansSaid(campaign: Campaign, dogfight: Dogfight, step: Step): string {
  const there = dogfight.germans.filter(({ attitude }) => attitude === step)
  if (there.length === 0) return 'nobody'
  const said =
    there.length === 1 && there[0] ? forceTitle(there[0].type, there[0].strength) : `${there.length} groups`
  // SAB-DOG-27
  if (
    step === 'tailed' &&
    !mayManeuver(campaign, dogfight.unit) &&
    there.some(german => isDue(dogfight, german))
  )
    return `${said}, no maneuver: ${whoIsHit(campaign, dogfight)} is hit`
  return said
}

function whoIsHit(campaign: Campaign, { unit }: Dogfight): string {
  const hit = fightersOf(campaign, unit).find(id => fighter(campaign, id).hits.length > 0)
  return hit ? fighterName(hit) : 'one of them'
}

function hitsSaid(hits: number): string {
  return hits === 0 ? 'no hits' : hits === 1 ? '1 hit' : `${hits} hits`
}
