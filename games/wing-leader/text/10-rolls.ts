import { type Chance, firstOf, idIn, percent, type Ref } from '@tallyho/engine'
import { unitAt } from '../rules/01-words/units.ts'
import { chanceToRefuse } from '../rules/10-air-combat/chances.ts'
import { holdsOf } from '../rules/10-air-combat/cohesion.ts'
import { type HitOutcome, outcomesOf } from '../rules/10-air-combat/losses.ts'
import type { Battle } from '../state.ts'
import { onTwoDice } from './chances.ts'
import { signed, unitName } from './names.ts'

/** What the dice after a fire are for. */

/** `Spitfire IA A has hit Bf 109E-4 B. 4 or more brings an aircraft down, 3 makes a straggler.` */
export function confirming(battle: Battle, { about, against = 0 }: Chance): string {
  const no = firstOf('unit', about)
  if (no === undefined) return `Does the hit tell? Firepower ${signed(against)} on the die`
  const victim = unitAt(battle, Number(no))
  const { fight } = battle
  const by = fight && (victim.side === fight.attacking ? fight.defender : fight.attacker)
  const name = unitName(battle, victim.no)
  const outcomes = outcomesOf(battle, victim, against)
  const straggler = facesFor(outcomes, 'straggler')
  return [
    by === undefined ? `${name} is hit` : `${unitName(battle, by)} has hit ${name}`,
    `: ${facesFor(outcomes, 'loss')} brings an aircraft down`,
    straggler && `, ${straggler} makes a straggler`,
    '.',
  ].join('')
}

/** `4 or more`, `3`, `2 or 3`; nothing where no face does it. */
function facesFor(outcomes: readonly HitOutcome[], wanted: HitOutcome): string {
  const faces = outcomes.flatMap((outcome, i) => (outcome === wanted ? [i + 1] : []))
  const isUpward = faces.length > 1 && faces.at(-1) === outcomes.length
  return isUpward ? `${faces[0]} or more` : faces.join(' or ')
}

/** `Bf 109E-4 A must hold together: 6 or more on two dice, −2: 42 %; 2 or less breaks it.` */
export function holding(battle: Battle, { about, against = 0 }: Chance): string {
  const no = firstOf('unit', about)
  if (no === undefined) return 'Does it hold together?'
  const holds = holdsOf(battle, unitAt(battle, Number(no)), battle.fight ? 'air' : 'flak', against)
  const [least, most] = [holds.indexOf('holds') + 2, holds.lastIndexOf('breaks') + 2]
  const breaks = most < 2 ? '' : `; ${most === 12 ? 'less' : `${most + against} or less`} breaks it`
  return `${unitName(battle, Number(no))} must hold together: ${least < 2 ? 'no throw does it' : onTwoDice(least + against, against)}${breaks}.`
}

/** WL-10.8.i `, 58 %`: its chance before either die has fallen, against the one that chases it. */
export function getsAway(battle: Battle, about: readonly Ref[] | undefined): string {
  const [runner, ...chasing] = (about ?? []).map(ref => unitAt(battle, Number(idIn(ref))))
  if (!runner || !battle.fight) return ''
  return `, ${percent(chanceToRefuse(battle, battle.fight, runner.side, [runner, ...chasing]))}`
}
