import type { Fact, Facts } from '@tallyho/engine'
import { EVENT_WORDS, type EventKind } from '../pack/event-words.ts'
import {
  boxName,
  clockName,
  count,
  eventName,
  intelligenceName,
  listed,
  plain,
  regionName,
  signed,
  squadronName,
  targetName,
  trackName,
  warningName,
  weatherName,
} from './names.ts'

/** A line of the log for each kind of fact. */
export const NOTES: Readonly<Record<string, (facts: Facts) => string>> = {
  // Set-up
  'green-squadron': f => `${squadronName(f.squadron)} has green pilots (sector ${f.sector}).`,
  weather: f => `Weather in ${regionName(f.region)}: ${f.die}, ${weatherName(f.weather)}.`,

  // Raid Approach Phase
  'region-drawn': f => `A raid forms up: ${regionName(f.region)}.`,
  'region-set-aside': f =>
    `${regionName(f.region)} drawn and set aside: Luftflotte ${f.luftflotte} has ${count(f.ready, 'ready fighter group')}.`,
  'time-first': f => `A Time chit comes first and stays out for the day; ${f.left} left in the cup.`,
  'time-on-clock': () => 'A Time chit ends the draw.',
  'no-raids': () => 'No raids in this segment.',
  patrol: f => `${squadronName(f.squadron)}${f.green ? ' (green)' : ''} patrols ${f.space} at ${f.altitude}.`,
  crossing: f => `Raid ${f.raid} in ${regionName(f.region)}: ${f.die}, it comes by ${trackName(f.track)}.`,
  effort: f => `Raid ${f.raid}: ${f.die}, a ${f.effort} raid.`,
  detection: f =>
    `Raid ${f.raid} on ${trackName(f.track)}: ${f.die}${modifiers(f.modifiers)}${f.halved ? ', modifier halved' : ''} = ${f.total}: ${warningName(f.warning)}, ${intelligenceName(f.intelligence)}.`,
  'raid-advances': f => `Raid ${f.raid} comes on to space ${f.space} of ${trackName(f.track)}.`,
  'raid-arrives': f => `Raid ${f.raid} is over ${f.space}${f.warning ? ` (${warningName(f.warning)})` : ''}.`,

  // Deployment
  size: f => `Raid ${f.raid} is of ${count(f.size, 'group')} (chit ${f.chit}, ${f.effort} side).`,
  force: f => `Raid ${f.raid}, force ${f.force}${f.die}: ${items(f.entries).join(', ')}.`,
  'raid-shrinks': f => `Raid ${f.raid}: nobody for ${f.entry}, so ${f.to} of ${count(f.from, 'group')} fly.`,
  'false-raid': f => `Raid ${f.raid} was a false alarm: no group could be sent.`,
  placement: f => `Raid ${f.raid}, Bomber Box: ${f.die}, ${letters(f.letters)}.`,
  deployed: f => `Raid ${f.raid} deploys: ${deployment(f.groups)}.`,
  'escort-moves': f => `${f.group} escorts the ${f.section} section of raid ${f.raid}.`,

  // Events
  event: f => {
    const effect = f.applies ? (EVENT_WORDS[f.event as EventKind]?.text ?? '') : 'No effect.'
    return `Raid ${f.raid}, ${f.side} event: ${eventName(f.event, f.letter)}. ${effect}`
  },
  'event-kept': f => `Raid ${f.raid} keeps ${eventName(f.event)} for the way home.`,
  'group-reduced': f => `${f.group} of raid ${f.raid} is reduced.`,
  'group-leaves': f => `${f.group} leaves raid ${f.raid}.`,
  tactics: f => `${f.group} of raid ${f.raid} has ${signed(f.by)} in its first combat.`,
  'undetected-raid': f => `A raid nobody saw: ${regionName(f.region)}.`,
  'vectored-away': f => `${squadronName(f.squadron)} is vectored away and flies home.`,
  'patrollers-escort': f => `Channel patrollers of raid ${f.raid} close up to escort: ${names(f.groups)}.`,
  'patrollers-hunt': f => `Channel patrollers of raid ${f.raid} come over to hunt: ${names(f.groups)}.`,
  decoy: f => `Raid ${f.raid} was a decoy: it turns back.`,
  flak: f => `Flak over raid ${f.raid}: ${f.group} ${FLAK[String(f.effect)] ?? plain(f.effect)}.`,
  'radio-confusion': f => `Radio confusion: ${squadronName(f.squadron)} flies home.`,
  'weather-shift': f => `The weather in ${regionName(f.region)} changes to ${weatherName(f.weather)}.`,

  // Interception
  'hunters-roll': f =>
    `Hunters of raid ${f.raid} look to other levels: ${f.die}, ${levels(f, 'squadrons below', 'squadrons above', 'they find nobody')}.`,
  'squadrons-roll': f =>
    `Squadrons at other levels try for raid ${f.raid}: ${f.die}, ${levels(f, 'those below may join', 'those above may join', 'none may join')}.`,
  intercepts: f => `${squadronName(f.squadron)} meets raid ${f.raid}${MARKERS[String(f.marker)] ?? ''}.`,
  'hunt-placement': f =>
    `Raid ${f.raid}, Hunt Box: ${f.die}, ${letters(f.letters)}, for ${listed(items(f.squadrons).map(squadronName))}.`,
  evades: f => `${squadronName(f.squadron)} evades the hunters, ${f.section} section.`,
  'flies-through': f => `${squadronName(f.squadron)} flies through to the Bomber Box, ${f.section} section.`,

  // Combat
  'set-aside': f =>
    f.squadron === undefined
      ? `${f.group} stands aside, ${f.section} section.`
      : `${squadronName(f.squadron)} waits, ${f.section} section.`,
  fight: f =>
    `${squadronName(f.squadron)} and ${f.group}, raid ${f.raid}, ${boxName(f.box, f.section)}: ${f.squadronRating} + ${f.groupRating}${modifiers(f.modifiers)} = ${f.value}. ` +
    `${f.group} ${f.groupDie} + ${f.value} = ${f.groupTotal}: ${outcome(f.groupResult, f.groupEffect)}. ` +
    `${squadronName(f.squadron)} ${f.squadronDie} + ${f.value} = ${f.squadronTotal}: ${outcome(f.squadronResult, f.squadronEffect)}.`,
  'moves-on': f => `${squadronName(f.squadron)} moves on to the Bomber Box, ${f.section} section.`,
  shifts: f => `${squadronName(f.squadron)} shifts to the ${f.section} section.`,
  'leaves-display': f => `${squadronName(f.squadron)} breaks off from raid ${f.raid} and flies home.`,
  'becomes-strafer': f => `${f.group} of raid ${f.raid} comes down to strafe, ${f.section} section.`,
  'raid-broken': f =>
    `Raid ${f.raid} is broken${f.patrollers ? `; ${count(f.patrollers, 'channel patroller')} fly home` : ''}.`,

  // Targets and bombing
  target: f => `Raid ${f.raid} by ${trackName(f.track)}: ${f.die}, its target is ${targetName(f.target)}.`,
  bombing: f => {
    const shifted = f.shifted ? `, ${f.shifted} columns to the right` : ''
    return `Raid ${f.raid} bombs ${targetName(f.target)}: strength ${f.strength}, ${weatherName(f.row)} row${shifted}: ${f.chart}${modifiers(f.modifiers)}; bomb damage ${f.points}.`
  },
  damaged: f => `${targetName(f.target)} is damaged for the rest of the day.`,
  'airfield-roll': f =>
    `Further damage at ${targetName(f.target)}: ${f.die}, ${airfieldDamage(Number(f.die))}.`,
  dispersed: f => `${squadronName(f.squadron)} is dispersed at ${targetName(f.target)}: to its Landing box.`,
  'aircraft-destroyed': f => `${squadronName(f.squadron)} loses aircraft on the ground: Light Loss.`,

  // Movement
  'raid-moves': f => `Raid ${f.raid} flies from ${f.from} to ${f.to} at ${f.altitude}.`,
  recover: f => `Raid ${f.raid} turns for home.`,
  'raid-leaves': f => `Raid ${f.raid} leaves England.`,
  'range-limit': f =>
    f.box === 'hunt'
      ? `${f.group} of raid ${f.raid} is at the end of its range and flies home.`
      : `${f.group} of raid ${f.raid} is at the end of its range and waits on channel patrol.`,
  'within-range': f => `Raid ${f.raid} is back within range of the Me109s: ${names(f.groups)} close up.`,
  'squadron-moves': f =>
    `${squadronName(f.squadron)} ${f.box === 'SCRAMBLE' ? 'scrambles' : `moves to ${f.space} at ${f.box}`}.`,

  // Airfield Operations Phase
  'group-recovers': f =>
    f.segment === undefined
      ? `${f.group} is home and done for the day.`
      : `${f.group} is home, ready again at ${clockName(f.segment)}.`,
  'time-advance': f => `The clock moves to ${clockName(f.segment)}.`,
  'group-ready': f => `${f.group} is ready again.`,
  'squadron-turnaround': f => `${squadronName(f.squadron)}: ${boxOf(f.from)} to ${boxOf(f.to)}.`,
}

const FLAK: Readonly<Record<string, string>> = {
  reduced: 'is reduced',
  inflight: 'turns back',
  light: 'is shot to pieces: Light Loss',
}

const MARKERS: Readonly<Record<string, string>> = {
  advantage: ' from above, with the height',
  disadvantage: ' from below, at a disadvantage',
}

const RESULTS: Readonly<Record<string, string>> = {
  none: 'no effect',
  D: 'disrupted',
  A: 'abort',
  L: 'light loss',
  H: 'heavy loss',
}

const EFFECTS: Readonly<Record<string, string>> = {
  reduced: 'reduced',
  bomber: 'on to the Bomber Box',
  inflight: 'flies home',
  light: 'Light Loss',
  heavy: 'Heavy Loss',
}

const SQUADRON_BOXES: Readonly<Record<string, string>> = {
  ready: 'READY',
  rearm: 'Re-Arm',
  landing: 'Landing',
  airborne: 'airborne',
  inflight: 'in flight',
}

const WHY: Readonly<Record<string, string>> = {
  major: 'major raid',
  'altitude-advantage': 'height',
  'altitude-disadvantage': 'caught from above',
  'high-raid': 'high raid',
  depletion: 'depleted Luftwaffe',
  tactics: 'tactics',
  'not-intercepted': 'not intercepted',
  'navigational-error': 'navigational error',
  'non-essential-target': 'non-essential target',
  pathfinders: 'pathfinders',
  clear: 'clear skies',
  patchy: 'patchy clouds',
  broken: 'broken clouds',
}

/** ` + 2 net 4 + 1 patchy clouds`. */
function modifiers(list: Fact): string {
  return items(list)
    .map(one => {
      const { why, by } = one as { readonly why: string; readonly by: number }
      return ` ${by < 0 ? '-' : '+'} ${Math.abs(by)} ${WHY[why] ?? plain(why).toLowerCase()}`
    })
    .join('')
}

/** `abort, reduced, flies home`; what goes without saying is not said. */
function outcome(result: Fact, effect: Fact): string {
  const named = RESULTS[String(result)] ?? plain(result)
  if (effect === 'stays' || result === 'L' || result === 'H') return named
  const effects = String(effect)
    .split(' ')
    .map(part => EFFECTS[part] ?? plain(part))
  return `${named}, ${effects.join(', ')}`
}

function levels(f: Facts, lower: string, higher: string, none: string): string {
  const found = [...(f.lower ? [lower] : []), ...(f.higher ? [higher] : [])]
  return found.length > 0 ? found.join(', ') : none
}

/** `3 in the Hunt Box (I/JG3, II/JG3, III/JG3)`. */
function deployment(groups: Fact): string {
  const boxes = new Map<string, string[]>()
  for (const one of items(groups)) {
    const { group, box } = one as { readonly group: string; readonly box: string }
    boxes.set(box, [...(boxes.get(box) ?? []), group])
  }
  return [...boxes].map(([box, ids]) => `${boxName(box)} ${ids.join(', ')}`).join('; ')
}

function airfieldDamage(die: number): string {
  if (die === 6) return 'its communications are hit'
  return die >= 4 ? 'aircraft are destroyed' : 'nothing more'
}

function boxOf(place: Fact): string {
  return SQUADRON_BOXES[String(place)] ?? plain(place)
}

/** `left C, centre A, right B`. */
function letters(row: Fact): string {
  const [left, centre, right] = String(row)
  return `left ${left}, centre ${centre}, right ${right}`
}

function names(ids: Fact): string {
  const all = items(ids).map(String)
  return all.length > 0 ? listed(all) : 'nobody'
}

function items(list: Fact): readonly Fact[] {
  return Array.isArray(list) ? list : []
}
