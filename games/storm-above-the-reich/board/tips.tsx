import { Chart, Modifiers, SourceLine, TipText } from '@tallyho/kit'
import { packOf } from '../pack/index.ts'
import type { BoxId, LevelNote, SpaceSpec, Station, StationResult } from '../pack/types.ts'
import { boxCalled } from '../rules/05-map/boxes.ts'
import { fighterName, formation, KIND_NAMES, missionOf, pilotOf, usesLeft } from '../rules/05-map/table.ts'
import { type LethalLevel, lethalLevel, spaceLevel } from '../rules/19-lethal-level.ts'
import type { Campaign, ElementNo, Fighter, PlaceNo, SpaceNo } from '../state.ts'
import {
  ALTITUDE_NAMES,
  boxName,
  COHESION_NAMES,
  HIT_NAMES,
  MANEUVER_NAMES,
  PENALTY_NAMES,
  PENALTY_WORDS,
  POSITION_NAMES,
  SKILL_NAMES,
  SKILL_WORDS,
  STATION_NAMES,
} from '../text/names.ts'
import { type Decided, isIn } from './decided.ts'
import { sentence, spaceName, whereIs } from './shown.ts'

/** What things on the map tell when the pointer rests on them. */

export function FighterTip({
  campaign,
  fighter,
  decided,
}: {
  readonly campaign: Campaign
  readonly fighter: Fighter
  readonly decided: Decided
}) {
  const level = fighter.at === 'space' ? levelFor(campaign, fighter) : undefined
  return (
    <TipText title={`${fighterName(campaign, fighter)}, ${KIND_NAMES[fighter.kind]}`}>
      <p>{sentence(whereIs(campaign, fighter))}.</p>
      {stateLines(campaign, fighter, decided).map(line => (
        <p key={line}>{line}</p>
      ))}
      {level && <LevelSum level={level} />}
    </TipText>
  )
}

/** The level for a fighter in its space; of two elements the first. */
export function levelFor(campaign: Campaign, fighter: Fighter): LethalLevel {
  return lethalLevel(campaign, fighter, formation(campaign).spaces[fighter.space]?.elements[0])
}

const PART_NAMES: Readonly<Record<LethalLevel['parts'][number]['id'], string>> = {
  printed: 'Printed',
  altitude: 'At this altitude',
  anchored: 'Anchored position',
  gone: 'Bombers gone',
  loose: 'Element Loose',
  kaputt: 'Element Kaputt',
  machine: 'A large or swift target',
  card: 'By the card',
}

export function LevelSum({ level }: { readonly level: LethalLevel }) {
  const sum = level.parts.reduce((total, { by }) => total + by, 0)
  const lines = level.parts.map(({ id, by }) => ({ what: PART_NAMES[id], by, plain: id === 'printed' }))
  if (sum !== level.level)
    lines.push({
      what: sum > level.level ? 'Never above 5' : 'Never below 0',
      by: level.level - sum,
      plain: false,
    })
  return <Modifiers lines={lines} total={level.level} totalName="Lethal Level" />
}

/** Everything about a fighter that its counter shows by a mark, one line each. */
export function stateLines(campaign: Campaign, fighter: Fighter, decided: Decided): string[] {
  const pilot = pilotOf(campaign, fighter)
  const skills = [...new Set(pilot?.skills)].map(
    skill =>
      `${SKILL_NAMES[skill]}: ${SKILL_WORDS[skill]} (${usesLeft(campaign, fighter, skill) > 0 ? 'not used yet' : 'used'}).`,
  )
  const target = formation(campaign).places[fighter.target]?.id
  const engaged = fighter.at === 'space'
  const { hit } = packOf(campaign)
  const lines: (string | false)[] = [
    engaged &&
      [
        ALTITUDE_NAMES[fighter.altitude],
        isIn(decided.modes, fighter.no) && fighter.mode,
        isIn(decided.maneuvers, fighter.no) && `will ${MANEUVER_NAMES[fighter.maneuver].toLowerCase()}`,
      ]
        .filter(Boolean)
        .join(', ')
        .concat('.'),
    engaged && target !== undefined && `Target: bomber ${target}.`,
    fighter.hits.length > 0 &&
      `Hit: ${fighter.hits.map(id => `${HIT_NAMES[hit(id).type]} ${hit(id).number}`).join(', ')}.`,
    fighter.ammo === 'jam' && 'Its guns are jammed: each Damage needs an even die.',
    fighter.ammo === 'none' && 'It has no ammunition left.',
    fighter.outOfTheSun && 'It comes out of the Sun: one Hit can be cancelled.',
    loadLine(fighter),
    ...skills,
    pilot?.penalty !== undefined && `${PENALTY_NAMES[pilot.penalty]}: ${PENALTY_WORDS[pilot.penalty]}.`,
  ]
  return lines.filter(line => typeof line === 'string')
}

function loadLine({ armor, cannon, rockets, cable }: Fighter): string | false {
  const loads = [
    armor && 'armor',
    cannon && 'cannon',
    rockets === 'loaded' && 'rockets',
    rockets === 'fired' && 'rockets (fired)',
    cable && 'cable bomb',
  ].filter(Boolean)
  return loads.length > 0 && `Carries ${loads.join(', ')}.`
}

function noteText(note: LevelNote): string {
  return 'when' in note
    ? `${note.by > 0 ? '+' : '−'}${Math.abs(note.by)} for a fighter that comes in ${note.when}`
    : `+${note.by} while ${POSITION_NAMES[note.anchored]} is anchored`
}

export function SpaceTip({ campaign, space }: { readonly campaign: Campaign; readonly space: SpaceNo }) {
  const found = formation(campaign).spaces[space]
  const spec: SpaceSpec | undefined = formation(campaign).map.spaces[space]
  if (!found || !spec) return undefined
  const here = missionOf(campaign).fighters.filter(({ at, space: no }) => at === 'space' && no === space)
  return (
    <TipText title={sentence(spaceName(campaign, space))}>
      {found.elements.map(no => (
        <p key={no}>{elementLine(campaign, no)}</p>
      ))}
      {found.elements.length > 1 && <p>An overlap: you choose which element counts.</p>}
      {found.elements.length === 0 && <p>Outside every element.</p>}
      {found.notes.map(note => (
        <p key={noteText(note)}>{noteText(note)}.</p>
      ))}
      <LevelSum level={spaceLevel(campaign, space)} />
      {here.map(fighter => (
        <p key={fighter.no}>
          {fighterName(campaign, fighter)}, {fighter.altitude}: level {levelFor(campaign, fighter).level}.
        </p>
      ))}
      <SourceLine of={spec} />
    </TipText>
  )
}

export function BomberTip({ campaign, place }: { readonly campaign: Campaign; readonly place: PlaceNo }) {
  const bomber = missionOf(campaign).bombers[place]
  const plan = formation(campaign).places[place]
  if (!bomber || !plan) return undefined
  const { damage } = packOf(campaign)
  const elements = plan.elements.map(no => formation(campaign).elements[no]?.name)
  return (
    <TipText title={`B-24\u00a0${bomber.id}`}>
      <p>{elements.length > 0 ? `In ${elements.join(' and ')}.` : 'Outside every element.'}</p>
      {bomber.gone === 'fallen' && <p>Fallen out of formation.</p>}
      {bomber.gone === 'destroyed' && <p>Destroyed.</p>}
      {bomber.damage.length > 0 && (
        <Modifiers
          lines={bomber.damage.map(id => ({
            what: sentence(damage(id).part),
            by: damage(id).damage,
            plain: true,
          }))}
          total={damageOf(campaign, bomber.damage)}
          totalName="Damage (falls at 10)"
        />
      )}
      {!bomber.gone && bomber.damage.length === 0 && <p>Unhurt.</p>}
    </TipText>
  )
}

export function damageOf(campaign: Campaign, markers: readonly string[]): number {
  const { damage } = packOf(campaign)
  return markers.reduce((total, id) => total + damage(id).damage, 0)
}

/** `Lead: Loose. Rotte, Schwarm 2.` */
function elementLine(campaign: Campaign, element: ElementNo): string {
  const state = missionOf(campaign).elements[element]
  const name = formation(campaign).elements[element]?.name ?? ''
  if (!state) return name
  const { rotte, position, schwarm } = state
  const flags = [rotte && 'Rotte', position && 'Position', schwarm > 0 && `Schwarm ${schwarm}`].filter(
    Boolean,
  )
  return `${name}: ${COHESION_NAMES[state.cohesion]}.${flags.length > 0 ? ` ${flags.join(', ')}.` : ''}`
}

export function ElementTip({
  campaign,
  element,
}: {
  readonly campaign: Campaign
  readonly element: ElementNo
}) {
  const plan = formation(campaign).elements[element]
  const state = missionOf(campaign).elements[element]
  if (!plan || !state) return undefined
  return (
    <TipText title={`Element ${plan.name}`}>
      <p>
        {state.empty ? 'No bomber is left in it.' : `${COHESION_NAMES[state.cohesion]}.`}{' '}
        {state.cohesion === 'loose' && 'Lethal Level −1 in it.'}
        {state.cohesion === 'kaputt' && 'Lethal Level −2 in it.'}
      </p>
      {state.rotte && <p>Rotte: cancels one Hit.</p>}
      {state.position && <p>Position: cancels one Hit.</p>}
      {state.schwarm > 0 && <p>Schwarm: {state.schwarm} automatic Damage left.</p>}
    </TipText>
  )
}

export function BoxTip({ campaign, id }: { readonly campaign: Campaign; readonly id: BoxId }) {
  const { anchored, sun } = missionOf(campaign)
  const links = formation(campaign).linksFrom(id)
  return (
    <TipText title={boxName(id)}>
      <p>{KIND_TEXT[boxCalled(id)?.kind ?? 'position']}</p>
      {anchored.some(one => one === id) && <p>Anchored: no fighter may enter or pass through.</p>}
      {sun === id && <p>The Sun stands here: whoever attacks from its Approach Box comes out of the Sun.</p>}
      {links.length > 0 && (
        <p>
          From here to{' '}
          {links.map(({ to, tp }) => `${boxName(to)}${tp > 0 ? ` (${tp}\u00a0TP)` : ''}`).join(', ')}.
        </p>
      )}
    </TipText>
  )
}

const KIND_TEXT: Readonly<Record<NonNullable<ReturnType<typeof boxCalled>>['kind'], string>> = {
  position: 'Out of range of the bombers’ guns. From here fighters move, approach or go home.',
  approach: 'Whoever is here attacks in this turn’s Attack Phase.',
  return: 'Back from an attack: next Return Phase to the Position Box beside it.',
  evasive:
    'Back from an evasive attack: next Return Phase to the Return Box beside it, a turn later to its position.',
  dogfight: 'Fighters tied down by escorts, each group by itself.',
  'high-bombing': 'Above the formation: only for fighters with a cable bomb.',
}

function resultText(result: StationResult): string {
  if (result === 'exit') return 'leaves for good'
  if (result === 'most') return 'to the most fighters'
  if (result === 'least') return 'to the fewest fighters'
  return `to ${Reflect.get(STATION_NAMES, result) ?? boxName(result)}`
}

/** A station with the table that is rolled on for it. */
export function StationTip({
  campaign,
  station,
}: {
  readonly campaign: Campaign
  readonly station: Station
}) {
  return (
    <TipText title={`${STATION_NAMES[station]} station`}>
      <p>In each Escort Phase one die says what one marker here does.</p>
      <StationTable campaign={campaign} station={station} />
    </TipText>
  )
}

export function StationTable({
  campaign,
  station,
}: {
  readonly campaign: Campaign
  readonly station: Station
}) {
  const table = packOf(campaign).pack.escorts.stations[station]
  let from = 1
  const rows = table.map(({ to, is }) => {
    const name = from === to ? `${to}` : `${from}–${to}`
    from = to + 1
    return { name, cells: [resultText(is)] }
  })
  return <Chart columns={['one marker']} corner="d10" rows={rows} />
}
