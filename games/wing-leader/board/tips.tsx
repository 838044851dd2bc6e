import { capital } from '@tallyho/engine'
import { Modifiers, SourceLine, TipText } from '@tallyho/kit'
import { altitudeOf, nameOf } from '../rules/01-words/geometry.ts'
import { forceOf, isFighter, lineOf, unitAt } from '../rules/01-words/units.ts'
import { damageLevel, defenceOf, isSuppressed, typeOf } from '../rules/14-surface/surface.ts'
import type { Battle, Surface, Unit } from '../state.ts'
import { AMMO_WORDS } from '../text/names.ts'
import { speedOf, turnOf } from './breakdown.ts'
import {
  EDGE_NAMES,
  LOAD_NAMES,
  MISSION_NAMES,
  PROFILE_NAMES,
  QUALITY_NAMES,
  unitName,
  WHEREABOUTS,
} from './names.ts'
import { isBlind, isOutside } from './pieces/layout.ts'
import { feetText } from './sky/places.ts'

/** What a counter tells when the pointer rests on it. */

export function UnitTip({ battle, unit }: { readonly battle: Battle; readonly unit: Unit }) {
  const speed = speedOf(battle, unit)
  const turn = turnOf(battle, unit)
  const line = lineOf(battle, unit)
  return (
    <TipText title={unitName(battle, unit)}>
      <p>
        {line.name}, {unit.size}. {MISSION_NAMES[unit.mission]}
        {unit.home && `, going home by the ${EDGE_NAMES[unit.home]}`}.{' '}
        {isFighter(unit) && (unit.alerted ? 'Alerted.' : 'Not alerted (hollow letter).')}
      </p>
      <p>
        {unit.at === 'map'
          ? `At ${nameOf(unit.square)}, ${feetText(altitudeOf(unit.square))}.`
          : `${WHEREABOUTS[unit.at]}.`}{' '}
        {stateLines(battle, unit).join(' ')}
      </p>
      <div className="wl-tip-sums">
        <Modifiers lines={speed.lines} total={speed.total} totalName="Speed" />
        <Modifiers lines={turn.lines} total={turn.total} totalName="Turn" />
      </div>
    </TipText>
  )
}

/** WL-3.3.2.c WL-3.3.2.d What the badge on its corner means. */
const MARKER_LINES: Readonly<Record<NonNullable<Unit['marker']>, string>> = {
  climb: '▲ It has climbed: a point slower in a fight.',
  dive: '▼ It has dived: a point faster in a fight.',
  'slow-climb': '▲ It begins a slow climb.',
}

/** Everything that is not as it was at the start, one line each. */
export function stateLines(battle: Battle, unit: Unit): string[] {
  const lines: (string | false | undefined)[] = [
    `Losses ${unit.losses} of ${unit.maxLosses}${unit.straggler ? ', and a straggler' : ''}.`,
    unit.quality !== 'trained' && `${QUALITY_NAMES[unit.quality]} crews (chevrons).`,
    unit.marker && MARKER_LINES[unit.marker],
    unit.circling && 'Round arrow: it circles.',
    unit.experte && 'An ace flies with it (star): +1 firepower.',
    unit.leader && 'The wing leader flies with it (star).',
    unit.broken ? 'Broken: out to get home.' : unit.disruptions > 0 && 'Shaken (torn corner): −1 in combat.',
    unit.ammo !== 'full' && `${capital(AMMO_WORDS[unit.ammo])}: it shoots as before, but breaks sooner.`,
    unit.load && `Carries: ${LOAD_NAMES[unit.load].toLowerCase()}${bombText(unit)}.`,
    unit.tanks && 'Drop tanks on.',
    unit.aar && `Air-to-air rockets ${unit.aar}.`,
    unit.pod && (unit.pod === 'gun' ? 'Gun pods: +2 firepower.' : 'Anti-tank pods.'),
    unit.fuel !== undefined && `Fuel for ${unit.fuel} more turns at full throttle.`,
    unit.profile && `${PROFILE_NAMES[unit.profile.kind]} on ${battle.surface[unit.profile.target]?.name}.`,
    unit.tally !== undefined && `Has sighted ${unitName(battle, unitAt(battle, unit.tally))}.`,
    unit.vector !== undefined && `Flag at ${nameOf(unit.vector)}.`,
    unit.dogfight !== undefined && `In dogfight ${unit.dogfight}.`,
    unit.broken && isOutside(battle, unit) && 'It has left the dogfight in its square.',
    isBlind(battle, unit) && 'It shares the square of a dogfight, but has sighted nobody: it cannot join.',
    unit.lufbery && 'In a Lufbery circle.',
    unit.wing !== undefined && `Flies in ${battle.wings[unit.wing]?.name}.`,
    unit.net === undefined
      ? 'No radio.'
      : unit.net !== unit.side && `On the radio of ${unit.net.slice(unit.side.length + 1)}.`,
    (lineOf(battle, unit).doctrine ?? forceOf(battle, unit.side).doctrine) === 'rigid' &&
      'Flies in tight formation: −1 when attacked.',
  ]
  return lines.filter(line => typeof line === 'string')
}

function bombText({ bombValue }: Unit): string {
  return bombValue === undefined ? '' : `, bomb value ${bombValue}`
}

const GUN_NAMES = { S: 'Small arms', L: 'Light flak', H: 'Heavy flak' } as const

export function SurfaceTip({ battle, surface }: { readonly battle: Battle; readonly surface: Surface }) {
  const type = typeOf(battle, surface)
  const level = damageLevel(battle, surface)
  return (
    <TipText title={`${surface.name}: ${type.name}`}>
      <p>
        Defence {defenceOf(battle, surface)}
        {type.armoured && ', armoured'}, damage value {type.damage}
        {type.hard && ', hard'}, {type.vp} VP.
      </p>
      <p>
        {surface.hits === 0
          ? 'Not hit.'
          : `${surface.hits} hits: ${level} damage (minor ${type.damage / 2}, heavy ${type.damage}, crippling ${2 * type.damage}, fatal ${3 * type.damage}).`}
        {surface.deadInTheWater && ' Dead in the water.'}
      </p>
      {type.flak.map(({ type: guns, strength, channels, lowAngle }) => (
        <p key={guns}>
          {GUN_NAMES[guns]}, strength {strength}
          {channels > 0 && `, ${channels} fire channel${channels === 1 ? '' : 's'}`}
          {lowAngle && ', low angle only'}
          {isSuppressed(battle, surface) && ': suppressed'}.
        </p>
      ))}
      <SourceLine of={type} />
    </TipText>
  )
}
