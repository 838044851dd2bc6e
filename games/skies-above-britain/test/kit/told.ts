import type { ToldOf } from '@tallyho/engine/proof/film-proof'
import type { FighterId, SectionId } from '../../pack/types.ts'
import { levelOf } from '../../rules/01-general/fighters.ts'
import { fightersOf, isSection } from '../../rules/01-general/formations.ts'
import { bomberOf } from '../../rules/04-bombers/formation.ts'
import type { Campaign, Fighter, FighterPlace, German, Patrol, Pilot } from '../../state.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import type { Notes } from '../../vocabulary.ts'

const aloft = ({ patrol }: Campaign): Patrol => {
  if (!patrol) throw new Error('No patrol is shown')
  return patrol
}
const fighter = (campaign: Campaign, id: FighterId): Fighter => aloft(campaign).fighters[id] as Fighter
const pilot = ({ pilots }: Campaign, no: number): Pilot => pilots[no] as Pilot
const german = (campaign: Campaign, no: number): German | undefined =>
  aloft(campaign)
    .dogfights.flatMap(({ germans }) => germans)
    .find(one => one.no === no)
const dogfight = (campaign: Campaign, unit: Unit) => aloft(campaign).dogfights.find(one => one.unit === unit)
const formation = (campaign: Campaign, id: string) => aloft(campaign).formations.find(one => one.id === id)
const isAt = (campaign: Campaign, ids: readonly FighterId[], ...places: readonly FighterPlace[]): boolean =>
  ids.every(id => places.includes(fighter(campaign, id).at))
const hasFormation = (campaign: Campaign, section: SectionId): boolean =>
  aloft(campaign).formations.some(({ sections }) => sections.includes(section))
const tells = (campaign: Campaign, no: number, what: string): boolean =>
  pilot(campaign, no).story.some(line => line.what === what)

/** A dogfight that is over is off the table with its Germans; a new one may have begun in the same breath. */
const isGone = (campaign: Campaign, no: number): boolean => german(campaign, no) === undefined

/** What is true of the board in the frame of a note, and was not before. */
export const TOLD: ToldOf<Campaign, Notes> = {
  // ---- what every chapter may tell
  fuel: ({ sections }, now, before) =>
    sections.every(section => (aloft(now).fuel[section] ?? 0) > (before.patrol?.fuel[section] ?? 0)),
  'lost-contact': ({ units }, now) =>
    units.every(unit => (isSection(unit) ? !hasFormation(now, unit) : fighter(now, unit).at === 'lost')),
  'breaks-out': ({ fighter: id }, now, before) => isAt(now, [id], 'lost') && isAt(before, [id], 'section'),
  'section-dissolves': ({ section, fighter: id }, now) =>
    isAt(now, [id], 'lost') && !hasFormation(now, section),
  'returns-to-base': ({ fighters }, now) => isAt(now, fighters, 'rtb'),
  hit: ({ fighter: id, marker }, now) => fighter(now, id).hits.includes(marker),
  'hit-check': ({ fighter: id, severe, type }, now) =>
    (fighter(now, id).at === 'fate') === severe && (!severe || fighter(now, id).fate === type),
  'low-ammo': ({ fighter: id, ammo }, now, before) =>
    fighter(now, id).ammo === ammo && fighter(before, id).ammo !== ammo,
  jammed: ({ fighter: id }, now, before) => fighter(now, id).jammed && !fighter(before, id).jammed,
  'jam-cleared': ({ fighter: id }, now, before) => !fighter(now, id).jammed && fighter(before, id).jammed,
  'bails-out': ({ fighter: id, channel }, now) =>
    isAt(now, [id], 'bailed-out') && fighter(now, id).channel === channel,
  'aircraft-lost': ({ fighter: id }, now, before) =>
    isAt(now, [id], 'destroyed') && aloft(now).score.aircraftLost === aloft(before).score.aircraftLost + 1,
  privilege: ({ fighter: id, privilege }, now, before) =>
    fighter(now, id).privilege === privilege && fighter(before, id).privilege === undefined,
  skill: ({ fighter: id, skill }, now) => fighter(now, id).skillsUsed.includes(skill),
  kill: ({ pilot: no, of }, now, before) => {
    const count = of === 'bomber' ? 'bombers' : 'fighters'
    return pilot(now, no)[count] === pilot(before, no)[count] + 1
  },
  rolled: 'tells',
  'falls-to': 'tells',
  // ---- dogfights
  advantage: 'tells',
  germans: ({ unit, german: no, strength, attitude }, now) => {
    const one = dogfight(now, unit)?.germans.find(other => other.no === no)
    return one?.strength === strength && one.attitude === attitude
  },
  'germans-gone': ({ german: no }, now, before) => isGone(now, no) && !isGone(before, no),
  'germans-reduced': ({ german: no, strength }, now) =>
    strength === 0 ? isGone(now, no) : german(now, no)?.strength === strength,
  'germans-turn': ({ german: no, unit, attitude }, now) =>
    german(now, no)?.attitude === attitude && dogfight(now, unit) !== undefined,
  'germans-split': ({ german: no, strength }, now) => german(now, no)?.strength === strength,
  maneuver: ({ unit }, now) =>
    dogfight(now, unit)?.germans.every(({ attitude }) => attitude !== 'tailing') === true,
  'dogfight-card': 'tells',
  'card-drawn': 'tells',
  'two-cards': 'tells',
  slips: ({ fighter: id, german: no }, now) =>
    dogfight(now, id)?.germans.some(one => one.no === no && one.attitude === 'tailing') === true,
  'tight-turn': ({ unit, german: no }, now) =>
    dogfight(now, unit)?.germans.some(one => one.no === no && one.attitude === 'head-on') === true,
  collision: 'tells',
  madness: 'tells',
  element: ({ element, fighters }, now) => fighters.every(id => fighter(now, id).section === element),
  break: 'tells',
  'icon-cancelled': 'tells',
  'event-cancelled': 'tells',
  'dogfight-round': ({ units, round }, now) => units.some(unit => dogfight(now, unit)?.round === round),
  'dogfight-over': ({ units }, now) => units.every(unit => dogfight(now, unit) === undefined),
  'hit-looked-at': ({ fighter: id, marker }, now) => fighter(now, id).hits.includes(marker),
  // ---- bombers
  'raid-seen': ({ type, layout }, now, before) =>
    aloft(now).raid?.type === type && aloft(now).raid?.layout === layout && before.patrol?.raid === undefined,
  'bomber-round': ({ fighters }, now) => isAt(now, fighters, 'bombers'),
  approach: ({ fighter: id, bomber, angle, delayed }, now) => {
    const attack = fighter(now, id).attack
    return attack?.bomber === bomber && attack.angle === angle && attack.delayed === delayed
  },
  'bomber-card': 'tells',
  'damage-drawn': ({ bomber, marker }, now) => bomberOf(now, bomber).damage.includes(marker),
  'bomber-falls': ({ bomber }, now, before) =>
    bomberOf(now, bomber).state === 'fallen' && bomberOf(before, bomber).state === 'formation',
  'bomber-destroyed': ({ bomber }, now, before) =>
    bomberOf(now, bomber).state === 'destroyed' && bomberOf(before, bomber).state !== 'destroyed',
  disruption: 'tells',
  distress: 'tells',
  'tile-isolated': ({ tile, scores }, now, before) =>
    aloft(now).raid?.tiles[tile]?.isolated === true &&
    aloft(now).score.isolated === aloft(before).score.isolated + (scores ? 1 : 0),
  dorsal: ({ bomber }, now, before) => bomberOf(now, bomber).dorsal === bomberOf(before, bomber).dorsal + 1,
  'return-fire': 'tells',
  'second-hit': ({ fighter: id, kept }, now) => fighter(now, id).hits.includes(kept),
  'mechanical-failure': 'tells',
  disengages: ({ fighters }, now) => fighters.every(id => fighter(now, id).attack === undefined),
  // ---- the Interception Map
  'interception-turn': ({ turn }, now, before) => aloft(now).turn === turn && before.patrol?.turn !== turn,
  order: ({ formation: id, order }, now) => order === 'home' || formation(now, id)?.order === order,
  split: ({ formation: id, sections }, now) =>
    String(formation(now, id)?.sections) === String(sections) && formation(now, id)?.order === undefined,
  intercept: 'tells',
  'order-cancelled': 'tells',
  circle: 'tells',
  'circle-placed': ({ fighter: id }, now) => aloft(now).circle?.places[id] !== undefined,
  'circle-card': 'tells',
  'circle-schwarm': ({ schwarm, strength }, now) => aloft(now).circle?.schwarms[schwarm] === strength,
  'circle-disrupted': ({ schwarm, falls }, now, before) =>
    aloft(now).circle?.fallen[schwarm] === (falls || aloft(before).circle?.fallen[schwarm]),
  'circle-over': ({ fighters }, now) => isAt(now, fighters, 'lost'),
  suppression: ({ station, suppressed }, now, before) =>
    aloft(now).escort[station]?.suppressed === (suppressed || aloft(before).escort[station]?.suppressed),
  'escort-reduced': ({ station, size }, now) =>
    size === 'gone' ? aloft(now).escort[station] === undefined : aloft(now).escort[station]?.size === size,
  'escort-moves': ({ from, to, type, breaks }, now, before) =>
    aloft(now).escort[to]?.type === type &&
    aloft(before).escort[to] === undefined &&
    (breaks ? aloft(now).escort[from]?.size === 'light' : aloft(now).escort[from] === undefined),
  'into-the-bombers': ({ fighters }, now) => isAt(now, fighters, 'bombers'),
  'formation-moves': ({ formation: id, position, altitude }, now) =>
    formation(now, id)?.at?.position === position && formation(now, id)?.at?.altitude === altitude,
  cruise: 'tells',
  // ---- the Raid Track
  'vector-marker': ({ place }, now, before) =>
    place.row === 'turn' ||
    (aloft(now).track?.[place.row][place.space] ?? 0) < (before.patrol?.track?.[place.row][place.space] ?? 0),
  'raid-moves': ({ to }, now) => JSON.stringify(aloft(now).track?.raid) === JSON.stringify(to),
  'raid-appears': ({ space }, now, before) => {
    const raid = aloft(now).track?.raid
    return raid?.row === 'inbound' && raid.space === space && before.patrol?.track?.raid === undefined
  },
  'ordnance-released': ({ zone }, now, before) =>
    aloft(now).track?.released === zone && aloft(before).track?.released === undefined,
  'escort-seen': ({ markers }, now, before) =>
    aloft(now).escortPlaced &&
    !aloft(before).escortPlaced &&
    Object.keys(aloft(now).escort).length === markers.length,
  sun: ({ at }, now) => aloft(now).sun === at,
  visibility: ({ visibility }, now) => aloft(now).visibility === visibility,
  flak: ({ waiting }, now) => aloft(now).flak.length >= waiting,
  messerschmitts: 'tells',
  'straggler-seen': ({ type }, now, before) =>
    aloft(now).stragglerType === type && before.patrol?.straggler === undefined,
  straggler: ({ type }, now) => aloft(now).straggler !== undefined && aloft(now).stragglerType === type,
  'straggler-gone': (_, now) => aloft(now).straggler === undefined,
  'squadron-moves': ({ zone, altitude }, now) =>
    aloft(now).station?.zone === zone && aloft(now).station?.altitude === altitude,
  contact: 'tells',
  'rejoins-squadron': ({ units }, now) =>
    units.every(unit => hasFormation(now, isSection(unit) ? unit : fighter(now, unit).section)),
  reaction: 'tells',
  'clouds-escape': 'tells',
  help: 'tells',
  ambush: 'tells',
  chase: 'tells',
  'chase-place': ({ section, position }, now) => formation(now, section)?.at?.position === position,
  'escort-exit': 'tells',
  'escort-recovers': ({ stations }, now, before) =>
    stations.every(
      station => !aloft(now).escort[station]?.suppressed && aloft(before).escort[station]?.suppressed,
    ),
  'channel-patrol': 'tells',
  reforms: ({ kind, units, as }, now) =>
    kind === 'flight'
      ? formation(now, as)?.sections.length === 2
      : units.every(unit => fightersOf(now, as as SectionId).includes(unit as FighterId) || unit === as),
  'patrol-over': (_, now) => isAt(now, Object.keys(aloft(now).fighters) as FighterId[], ...OUT_OF_PLAY),
  // ---- on the ground
  muster: ({ green, regular, veteran }, now, before) =>
    now.pilots.length === green + regular + veteran && before.pilots.length === 0,
  'patrol-begins': ({ chapter, patrol }, now) => now.chapter === chapter && now.patrolOfChapter === patrol,
  'random-event': ({ event, pilot: no }, now) =>
    now.event === event && (no === undefined || tells(now, no, 'decorated')),
  'big-wing': ({ station, held }, now) => !held || aloft(now).escort[station]?.suppressed === true,
  assigned: ({ men }, now) => men.every(({ fighter: id, pilot: no }) => fighter(now, id).pilot === no),
  hospital: ({ pilot: no, result }, now) => (pilot(now, no).status === 'ready') === (result === 'returns'),
  'climb-to-station': ({ zone, altitude }, now) =>
    aloft(now).station?.zone === zone && aloft(now).station?.altitude === altitude,
  'visibility-set': ({ visibility }, now) => aloft(now).visibility === visibility,
  fate: ({ fighter: id, fate }, now, before) =>
    fate === 'hangar'
      ? isAt(now, [id], 'home')
      : aloft(now).score.aircraftLost === aloft(before).score.aircraftLost + 1,
  'pilot-fate': ({ fighter: id, fate }, now) => isAt(now, [id], fate === 'bails-out' ? 'bailed-out' : 'home'),
  'fuel-check': ({ fighter: id, lands }, now) => isAt(now, [id], lands ? 'home' : 'bailed-out'),
  recovery: ({ pilot: no, result }, now) => pilot(now, no).sitsOut > 0 === (result === 'rescued'),
  'pilot-lost': ({ pilot: no, to }, now) => pilot(now, no).status === 'gone' && tells(now, no, to),
  wounded: ({ pilot: no, exhausted }, now) =>
    pilot(now, no).status === 'hospital' && tells(now, no, exhausted ? 'exhausted' : 'wounded'),
  promoted: ({ pilot: no, level }, now, before) =>
    levelOf(pilot(now, no)) === level && levelOf(pilot(before, no)) !== level,
  'gains-skill': ({ pilot: no, skill }, now, before) =>
    pilot(now, no).skills.includes(skill) && !pilot(before, no).skills.includes(skill),
  replacement: ({ pilot: no }, now, before) =>
    pilot(now, no).status === 'ready' && before.pilots[no] === undefined,
  points: 'tells',
  'chapter-over': ({ level, vp }, now) =>
    now.chapters.at(-1)?.level === level && now.chapters.at(-1)?.vp === vp,
  'campaign-over': ({ level }, now) => now.ended?.level === level,
  'scenario-round': ({ round }, now) => aloft(now).turn === round,
}

const OUT_OF_PLAY: readonly FighterPlace[] = ['rtb', 'fate', 'bailed-out', 'destroyed', 'home']
