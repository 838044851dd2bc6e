import type { ToldOf } from '@tallyho/engine/proof/film-proof'
import type { Section } from '../../pack/types.ts'
import {
  groupOf,
  groupsIn,
  groupsOf,
  raidNumbered,
  sectionOf,
  squadronOf,
  squadronsIn,
} from '../../rules/02-terms/terms.ts'
import type { Day, Group, RaidNumber, Squadron } from '../../state.ts'
import type { Notes } from '../../vocabulary.ts'

const raidIn = (day: Day, number: RaidNumber) => raidNumbered(day.raids, number)
const isGone = ({ raid }: { readonly raid: RaidNumber }, now: Day, before: Day) =>
  has(before, raid) && !has(now, raid)
const has = (day: Day, number: RaidNumber) => day.raids.some(raid => raid.number === number)
/** Where a unit is, to be compared. */
export const at = (unit: Squadron | Group): string => JSON.stringify(unit.place)
const isIn = (day: Day, raid: RaidNumber, box: 'hunt' | 'bomber', id: string, section?: Section) =>
  squadronsIn(day, raidIn(day, raid), box, section).some(squadron => squadron.id === id)

/** What is true of the board in the frame of a note, and was not before. */
export const TOLD: ToldOf<Day, Notes> = {
  'green-squadron': ({ squadron }, now, before) =>
    squadronOf(now, squadron).reduced && !squadronOf(before, squadron).reduced,
  weather: ({ region, weather }, now) => now.weather[region] === weather,
  'region-drawn': ({ region }, now, before) =>
    now.forming.at(-1) === region && now.forming.length === before.forming.length + 1,
  'region-set-aside': ({ region }, now, before) =>
    now.setAside.at(-1) === region && now.setAside.length === before.setAside.length + 1,
  'time-first': ({ left }, now, before) =>
    now.timeOut === before.timeOut + 1 && now.regionCup.time === left && before.regionCup.time === left + 1,
  'time-on-clock': (_, now, before) => now.timeOnClock && !before.timeOnClock,
  'no-raids': 'tells',
  patrol: ({ squadron, space, altitude }, now, before) => {
    const { place } = squadronOf(now, squadron)
    const from = squadronOf(before, squadron).place.at
    return from === 'ready' && place.at === 'airborne' && place.space === space && place.altitude === altitude
  },
  // The marker is laid down when the effort is known too.
  crossing: 'tells',
  effort: ({ raid, track, effort }, now, before) =>
    !has(before, raid) && raidIn(now, raid).track === track && raidIn(now, raid).effort === effort,
  detection: ({ raid, warning, intelligence }, now, before) =>
    raidIn(before, raid).warning === undefined &&
    raidIn(now, raid).warning === warning &&
    raidIn(now, raid).intelligence === intelligence,
  'raid-advances': ({ raid, space }, now, before) => {
    const [to, from] = [raidIn(now, raid).place, raidIn(before, raid).place]
    return to.on === 'track' && to.space === space && from.on === 'track' && from.space > space
  },
  'raid-arrives': ({ raid, space }, now, before) => {
    const { place } = raidIn(now, raid)
    return raidIn(before, raid).place.on === 'track' && place.on === 'map' && place.space === space
  },
  size: ({ raid, chit, size }, now, before) =>
    raidIn(before, raid).size === undefined &&
    raidIn(now, raid).sizeChit === chit &&
    raidIn(now, raid).size === size,
  // The groups are drawn one by one, and laid out when their places are known.
  force: 'tells',
  'raid-shrinks': 'tells',
  'false-raid': isGone,
  placement: ({ raid, letters }, now, before) => {
    const come = groupsIn(now, raidIn(now, raid), 'bomber').filter(
      ({ id }) => at(groupOf(before, id)) !== at(groupOf(now, id)),
    )
    return (
      come.length > 0 &&
      come.every(
        ({ place, letter }) =>
          place.at === 'display' && place.box === 'bomber' && place.section === sectionOf(letters, letter),
      )
    )
  },
  deployed: ({ raid, groups }, now, before) =>
    raidIn(now, raid).deployed &&
    !raidIn(before, raid).deployed &&
    groups.every(({ group, box, section }) => {
      const { place } = groupOf(now, group)
      if (place.at !== 'display' || place.raid !== raid || place.box !== box) return false
      return place.box === 'patrol' || place.section === section
    }),
  'escort-moves': ({ raid, group, section }, now, before) =>
    groupsIn(now, raidIn(now, raid), 'escort', section).includes(groupOf(now, group)) &&
    at(groupOf(before, group)) !== at(groupOf(now, group)),
  'raid-moves': ({ raid, from, to }, now, before) => {
    const [here, there] = [raidIn(before, raid).place, raidIn(now, raid).place]
    return here.on === 'map' && here.space === from && there.on === 'map' && there.space === to
  },
  recover: ({ raid }, now, before) => raidIn(now, raid).recovering && !raidIn(before, raid).recovering,
  'raid-leaves': isGone,
  'range-limit': ({ raid, group, box }, now, before) =>
    groupsIn(before, raidIn(before, raid), box).includes(groupOf(before, group)) &&
    groupOf(now, group).place.at === (box === 'hunt' ? 'inflight' : 'display'),
  'within-range': ({ raid, groups }, now) =>
    groups.every(id => groupsOf(now, raidIn(now, raid)).includes(groupOf(now, id))) &&
    groupsIn(now, raidIn(now, raid), 'patrol').length === 0,
  'squadron-moves': ({ squadron, space, box }, now, before) => {
    const { place, home } = squadronOf(now, squadron)
    if (at(squadronOf(before, squadron)) === at(squadronOf(now, squadron))) return false
    if (place.at === 'scramble') return box === 'SCRAMBLE' && home === space
    return place.at === 'airborne' && place.space === space && place.altitude === box
  },
  'out-of-reach': 'tells',
  'hunters-roll': 'tells',
  'squadrons-roll': 'tells',
  intercepts: ({ raid, squadron, marker }, now, before) => {
    const { place, altitudeMarker } = squadronOf(now, squadron)
    const from = squadronOf(before, squadron).place.at
    return (
      from === 'airborne' && place.at === 'intercepting' && place.raid === raid && altitudeMarker === marker
    )
  },
  'hunt-placement': ({ raid, letters, squadrons }, now, before) =>
    raidIn(now, raid).intercepted &&
    squadrons.every(
      id =>
        squadronOf(before, id).place.at === 'intercepting' &&
        isIn(now, raid, 'hunt', id, sectionOf(letters, squadronOf(now, id).letter)),
    ),
  evades: ({ raid, squadron, section }, now, before) =>
    isIn(before, raid, 'hunt', squadron, section) && isIn(now, raid, 'bomber', squadron, section),
  'flies-through': ({ raid, squadron, section }, now, before) =>
    isIn(before, raid, 'hunt', squadron, section) && isIn(now, raid, 'bomber', squadron, section),
  'set-aside': 'tells',
  fight: ({ raid, squadron, group, box, section, squadronEffect, groupEffect }, now, before) => {
    const [pilots, crews] = [squadronOf(now, squadron), groupOf(now, group)]
    const [where, whence] = [squadronEffect.split(' ').at(-1), groupEffect.split(' ').at(-1)]
    const stays = (effect: string | undefined) => effect === 'stays' || effect === 'reduced'
    return (
      isIn(before, raid, box, squadron, section) &&
      pilots.altitudeMarker === undefined &&
      crews.tactics === undefined &&
      pilots.reduced === (squadronEffect.includes('reduced') || squadronOf(before, squadron).reduced) &&
      crews.reduced === (groupEffect.includes('reduced') || groupOf(before, group).reduced) &&
      (where === 'bomber'
        ? isIn(now, raid, 'bomber', squadron, section)
        : pilots.place.at === (stays(where) ? 'display' : where)) &&
      crews.place.at === (stays(whence) ? 'display' : whence)
    )
  },
  'moves-on': ({ raid, squadron, section }, now, before) =>
    isIn(before, raid, 'hunt', squadron, section) && isIn(now, raid, 'bomber', squadron, section),
  shifts: ({ raid, squadron, section }, now, before) =>
    !isIn(before, raid, 'bomber', squadron, section) && isIn(now, raid, 'bomber', squadron, section),
  'leaves-display': ({ squadron }, now, before) =>
    squadronOf(before, squadron).place.at === 'display' && squadronOf(now, squadron).place.at === 'inflight',
  'becomes-strafer': ({ raid, group, section }, now, before) =>
    groupsIn(before, raidIn(before, raid), 'escort', section).includes(groupOf(before, group)) &&
    groupsIn(now, raidIn(now, raid), 'bomber', section).includes(groupOf(now, group)),
  'raid-broken': isGone,
  target: ({ raid, target }, now, before) =>
    raidIn(before, raid).target === undefined && raidIn(now, raid).target === target,
  bombing: ({ raid, points }, now, before) =>
    raidIn(now, raid).bombed && now.bombDamage === before.bombDamage + points,
  damaged: ({ target }, now, before) => now.damaged.includes(target) && !before.damaged.includes(target),
  dispersed: ({ squadron }, now, before) =>
    squadronOf(before, squadron).place.at !== 'landing' && squadronOf(now, squadron).place.at === 'landing',
  'airfield-roll': 'tells',
  'aircraft-destroyed': ({ squadron }, now, before) =>
    squadronOf(before, squadron).place.at === 'landing' && squadronOf(now, squadron).place.at === 'light',
  'group-recovers': ({ group, segment }, now, before) => {
    const { place } = groupOf(now, group)
    if (groupOf(before, group).place.at !== 'inflight') return false
    return segment === undefined ? place.at === 'airbase' : place.at === 'clock' && place.segment === segment
  },
  'time-advance': ({ segment }, now, before) => now.segment === segment && before.segment === segment - 1,
  'group-ready': ({ group }, now, before) =>
    groupOf(before, group).place.at === 'clock' && groupOf(now, group).place.at === 'airbase',
  'squadron-turnaround': ({ squadron, from, to }, now, before) =>
    squadronOf(before, squadron).place.at === from && squadronOf(now, squadron).place.at === to,
  event: ({ raid, event, applies }, now, before) => {
    const { altitude } = raidIn(now, raid)
    if (applies && event === 'high-altitude') return altitude === 'HIGH'
    if (applies && event === 'low-altitude') return altitude === 'LOW'
    return altitude === raidIn(before, raid).altitude
  },
  'event-kept': ({ raid, chit }, now, before) =>
    raidIn(now, raid).kept.some(kept => kept.chit === chit) &&
    !raidIn(before, raid).kept.some(kept => kept.chit === chit),
  'group-reduced': ({ group }, now, before) => groupOf(now, group).reduced && !groupOf(before, group).reduced,
  'group-leaves': ({ group }, now, before) =>
    groupOf(before, group).place.at === 'display' && groupOf(now, group).place.at === 'inflight',
  tactics: ({ group, by }, now, before) =>
    groupOf(now, group).tactics?.by === by && groupOf(before, group).tactics === undefined,
  'undetected-raid': ({ region }, now, before) =>
    now.forming.at(-1) === region && now.forming.length === before.forming.length + 1,
  'vectored-away': ({ squadron }, now, before) =>
    squadronOf(before, squadron).place.at === 'airborne' && squadronOf(now, squadron).place.at === 'inflight',
  'patrollers-escort': ({ raid, groups }, now) =>
    groups.every(id => groupsOf(now, raidIn(now, raid)).includes(groupOf(now, id))) &&
    groupsIn(now, raidIn(now, raid), 'patrol').length === 0,
  'patrollers-hunt': ({ raid, groups }, now) =>
    groups.every(id => groupsIn(now, raidIn(now, raid), 'hunt').includes(groupOf(now, id))),
  decoy: isGone,
  flak: ({ group, effect }, now, before) => {
    const { place, reduced } = groupOf(now, group)
    if (effect === 'reduced') return reduced && !groupOf(before, group).reduced
    return groupOf(before, group).place.at === 'display' && place.at === effect
  },
  'radio-confusion': ({ squadron }, now, before) =>
    squadronOf(before, squadron).place.at === 'airborne' && squadronOf(now, squadron).place.at === 'inflight',
  'weather-shift': ({ region, weather }, now, before) =>
    now.weather[region] === weather && before.weather[region] !== weather,
}
