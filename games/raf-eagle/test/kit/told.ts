import type { ToldOf } from '@tallyho/engine/proof/film-proof'
import { gruppe, gruppenIn, squadron } from '../../rules/02-terms.ts'
import type { Campaign, Flight, Gruppe, Squadron } from '../../state.ts'
import type { RaidMarker } from '../../vocabulary/combat.ts'
import type { Notes } from '../../vocabulary.ts'

type Ids = readonly string[]
type Unit = Gruppe | Squadron

const unit = (campaign: Campaign, id: string): Unit => campaign.squadrons[id] ?? gruppe(campaign, id)
const isAt = (campaign: Campaign, ids: Ids, ...places: readonly Unit['place'][]) =>
  ids.every(id => places.includes(unit(campaign, id).place))
const areReduced = (campaign: Campaign, ids: Ids) => ids.every(id => !unit(campaign, id).full)
const raidOn = ({ plan }: Campaign, card: number) => plan.find(raid => raid.card === card)
/** Units that were elsewhere have come to these places. */
const come = (ids: Ids, now: Campaign, before: Campaign, ...places: readonly Unit['place'][]) =>
  isAt(now, ids, ...places) && ids.every(id => unit(before, id).place !== unit(now, id).place)
const isSame = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>) =>
  Object.keys(one).every(key => one[key] === other[key])
/** Home from a raid; the ace goes back to the counters. */
const GONE = ['inflight', 'out'] as const
const HOME = ['sector', 'out'] as const

const MARKERS: Readonly<Record<RaidMarker, (flight: Flight) => boolean>> = {
  'british-altitude': ({ altitude }) => altitude === 1,
  'german-altitude': ({ altitude }) => altitude === -1,
  'big-wing': ({ bigWing }) => bigWing,
  'bombs-first': ({ bombsFirst }) => bombsFirst,
  'navigational-error': ({ navigationalError }) => navigationalError,
  'non-essential': ({ nonEssential }) => nonEssential !== undefined,
}

/** What is true of the board in the frame of a note, and was not before. */
export const TOLD: ToldOf<Campaign, Notes> = {
  score: ({ by, vp }, now, before) => now.vp === vp && before.vp === vp - by,
  decided: (_, now) => now.ended !== undefined,
  // ---- planning
  'green-squadron': ({ squadron: id }, now, before) => !squadron(now, id).full && squadron(before, id).full,
  'night-raiders': ({ gruppen }, now) => isAt(now, gruppen, 'night-raid'),
  strategies: ({ cards }, now) => cards.every(({ card }) => now.strategies.includes(card)),
  'targets-drawn': ({ cards }, now) =>
    cards.every(({ card, raid }) => now.hand.includes(card) === (raid !== 'none')),
  'further-target': ({ card, kept }, now) =>
    kept ? now.hand.includes(card) : now.decks.target.discards.includes(card),
  'raid-planned': ({ card, segment }, now) => raidOn(now, card)?.segment === segment,
  'no-raid-planned': (_, now) => now.plan.length === 0,
  'bombers-assigned': ({ gruppen }, now) => isAt(now, gruppen, 'planned'),
  'fighters-assigned': ({ gruppen }, now) => isAt(now, gruppen, 'planned'),
  'raid-scrubbed': ({ card }, now, before) => raidOn(now, card)?.done === true && !raidOn(before, card)?.done,
  'night-patrol': ({ squadrons }, now) => isAt(now, squadrons, 'night-patrol'),
  'light-damage-repaired': ({ targets }, now) => targets.every(id => now.damage[id] === undefined),
  'repair-check': ({ target, left }, now, before) =>
    before.damage[target] === 'heavy' && now.damage[target] === left,
  'first-segment': ({ segment }, now) => now.clock === segment,
  forecast: ({ weather }, now) => now.weather[2] === weather[2] && now.weather[3] === weather[3],
  // ---- the raid and its response
  'raid-begins': ({ raid }, now, before) => now.flight?.raid === raid && before.flight?.raid !== raid,
  stretched: ({ gruppe: id, box }, now) => isAt(now, [id], box) && areReduced(now, [id]),
  deployed: ({ boxes }, now) =>
    Object.entries(boxes).every(([box, ids]) => isAt(now, ids, box as Unit['place'])),
  detection: ({ warning, intelligence }, now, before) =>
    now.flight?.warning === warning &&
    now.flight.intelligence === intelligence &&
    before.flight?.warning === undefined,
  'ultra-detection': ({ warning, intelligence }, now, before) =>
    now.flight?.warning === warning &&
    now.flight.intelligence === intelligence &&
    before.flight?.warning === undefined,
  'taken-for': ({ taken }, now, before) => now.flight?.taken === taken && before.flight?.taken === undefined,
  'no-warning': ({ gruppen }, now, before) => come(gruppen, now, before, 'escort'),
  'rendezvous-check': 'tells',
  'rendezvous-failure': ({ gruppen, effect }, now, before) =>
    effect === 'leave' ? come(gruppen, now, before, 'inflight') : areReduced(now, gruppen),
  'raid-dissolves': (_, now) => gruppenIn(now, 'hunt', 'bomber', 'escort', 'patrol').length === 0,
  pool: ({ sectors, ace }, now, before) =>
    come([...sectors.flatMap(({ squadrons }) => squadrons), ...ace], now, before, 'pool'),
  'no-response': 'tells',
  priority: 'tells',
  'stands-down': ({ squadrons }, now, before) => come(squadrons, now, before, ...HOME),
  tactics: 'tells',
  'response-limit': 'tells',
  responds: ({ squadrons, returned }, now, before) =>
    come(squadrons, now, before, 'hunt') && come(returned, now, before, ...HOME),
  'decoy-response': ({ squadrons }, now, before) => come(squadrons, now, before, ...GONE),
  // ---- interception, combat, events
  'hunter-contact': 'tells',
  'hunter-interception': ({ through }, now, before) => come(through, now, before, 'bomber'),
  unopposed: ({ strafers }, now, before) =>
    now.flight?.unopposed === true && come(strafers, now, before, 'bomber'),
  'squadron-interception': ({ intercepted }, now) => String(now.flight?.intercepted) === String(intercepted),
  combat: ({ hits }, now) =>
    hits.every(({ unit: id, to, side }) => {
      const { place, full } = unit(now, id)
      if (place === 'out') return to !== 'stays'
      return full === (side === 'full') && (to === 'stays' || place === to)
    }),
  'moves-to-box': ({ units, box }, now, before) => come(units, now, before, box),
  'raid-event': 'tells',
  'raid-marker': ({ marker }, { flight }) => flight !== undefined && MARKERS[marker](flight),
  'event-reduces': ({ units }, now, before) =>
    areReduced(now, units) && units.every(id => unit(before, id).full),
  'event-loss': ({ units }, now, before) => come(units, now, before, 'light-loss', 'out'),
  'weather-turns': ({ luftflotte, weather }, now, before) =>
    now.weather[luftflotte] === weather && before.weather[luftflotte] !== weather,
  ultra: ({ segment }, now) => now.ultra === segment,
  // ---- bombs, and home
  'no-bombs': (_, now) => now.flight?.bombed === true,
  bombing: (_, now, before) => now.flight?.bombed === true && before.flight?.bombed === false,
  'no-damage': 'tells',
  'heavy-damage': 'tells',
  damaged: ({ target, marker }, now, before) =>
    now.damage[target] === marker && before.damage[target] !== marker,
  dispersed: ({ squadron: id, from }, now, before) =>
    squadron(before, id).place === from && squadron(now, id).place === 'landing',
  'aircraft-lost': ({ lost }, now, before) =>
    lost.every(({ type, by }) => now.points[type] === before.points[type] - by),
  'leave-raid': ({ gruppen, squadrons }, now, before) =>
    come([...gruppen, ...squadrons], now, before, ...GONE),
  'raid-over': 'tells',
  recovery: ({ gruppen }, now, before) =>
    gruppen.every(
      ({ gruppe: id, back }) =>
        come([id], now, before, back === undefined ? 'base' : 'clock') && gruppe(now, id).back === back,
    ),
  clock: ({ segment, spaces }, now, before) => now.clock === segment && before.clock === segment - spaces,
  'day-over': (_, now) => now.clock === 7,
  turnaround: ({ squadrons }, now, before) =>
    squadrons.every(
      ({ squadron: id, from, to }) => squadron(before, id).place === from && squadron(now, id).place === to,
    ),
  'fighters-back': ({ gruppen }, now, before) => come(gruppen, now, before, 'base'),
  // ---- the night and the calendar
  'night-interception': 'tells',
  'night-turned-back': ({ gruppe: id }, now, before) => come([id], now, before, 'base'),
  'night-patrol-again': ({ squadrons }, now) =>
    squadrons.every(id => squadron(now, id).place === 'night-patrol' && squadron(now, id).full),
  'night-bombing': 'tells',
  'landing-accident': ({ gruppe: id }, now, before) => come([id], now, before, 'light-loss'),
  reset: (_, now) =>
    Object.values(now.gruppen).every(({ place }) => !['inflight', 'night-raid', 'clock'].includes(place)) &&
    Object.values(now.squadrons).every(({ place }) => !['inflight', 'landing', 're-arm'].includes(place)),
  'press-or-rest': 'tells',
  'day-disregarded': ({ card }, now) => now.decks['day-event'].discards.includes(card),
  'day-returned': ({ card }, now) => now.decks['day-event'].left.includes(card),
  'day-advance': ({ card, day }, now, before) => now.dayCard === card && now.day === day && before.day < day,
  sealion: ({ day }, now) => now.sealion.day === day,
  'd-day': 'tells',
  'carried-on': 'tells',
  ended: ({ level }, now, before) => now.ended?.level === level && before.ended === undefined,
  'day-event': 'tells',
  priorities: ({ priorities }, now) => isSame(now.priorities, priorities),
  'targets-added': ({ cards }, now, before) =>
    cards.every(card => now.decks.target.left.includes(card) && !before.decks.target.left.includes(card)),
  stabilization: ({ pilots }, now, before) =>
    now.stabilized && !before.stabilized && now.points.pilots === pilots,
  'replacement-points': ({ points }, now) => isSame(now.points, points),
  'squadron-replaced': ({ squadron: id, green }, now, before) =>
    come([id], now, before, 'sector') && squadron(now, id).full === !green,
  'squadron-rebuilt': ({ squadron: id }, now, before) => come([id], now, before, 'light-loss'),
  'squadron-waits': 'tells',
  'gruppe-replaced': ({ gruppe: id, to, depletion }, now, before) =>
    come([id], now, before, to) && (depletion ?? now.depletion) === now.depletion,
  'gruppe-waits': 'tells',
  'gruppe-arrives': ({ gruppe: id }, now, before) => come([id], now, before, 'base'),
  'squadron-arrives': ({ squadron: id }, now, before) => come([id], now, before, 'sector'),
  shuffled: ({ deck }, now) => now.decks[deck].discards.length === 0,
  'next-day': ({ raidDay, day }, now, before) =>
    now.raidDay === raidDay && now.day === day && before.raidDay === raidDay - 1,
}
