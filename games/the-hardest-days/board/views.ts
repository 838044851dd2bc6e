import { type Choice, kindOf, type Logged, type Pause, type Ref, refTo } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { Region, SpaceId } from '../pack/types.ts'
import type { Day, RaidNumber, Squadron } from '../state.ts'
import { coverFrom } from '../text/covers.ts'
import type { Asks, Notes } from '../vocabulary.ts'

/** Questions that the board asks of the log and the pause: what lies in the middle of things now. */

/** What lies over the map when its tab is opened. */
export type Panel = `raid-${RaidNumber}` | 'tote' | 'luftwaffe' | 'losses' | 'cups' | 'key'

/** Questions that are about what flies in a raid. */
const DISPLAY_ASKS: ReadonlySet<string> = new Set<keyof Asks>([
  'escort-section',
  'tactics',
  'intercepted',
  'join',
  'join-attempt',
  'evade',
  'hunt-section',
  'set-aside',
  'pair',
  'excess',
  'shift',
  'bomber-section',
  'attack',
  'escort-attack',
])

/** Notes of what happens in a display; all others are seen on the map. */
const DISPLAY_NOTES: ReadonlySet<string> = new Set<keyof Notes>([
  'placement',
  'deployed',
  'escort-moves',
  'event',
  'group-reduced',
  'group-leaves',
  'tactics',
  'range-limit',
  'within-range',
  'patrollers-escort',
  'patrollers-hunt',
  'flak',
  'hunters-roll',
  'squadrons-roll',
  'intercepts',
  'hunt-placement',
  'evades',
  'flies-through',
  'set-aside',
  'fight',
  'moves-on',
  'shifts',
  'leaves-display',
  'becomes-strafer',
])

/** The panel in which things happen: that of the question, or else of what happened last. */
export function panelFor(day: Day, pause: Pause | undefined, notes: readonly Logged[]): Panel | undefined {
  if (pause?.kind !== 'choice') {
    const last = notes.at(-1)
    if (!last || !DISPLAY_NOTES.has(last.what)) return undefined
    // Dice for one raid shut the display of another.
    const asked = pause?.kind === 'chance' ? pause.about?.find(ref => kindOf(ref) === 'raid') : undefined
    const told = refTo('raid', String(last.facts.raid))
    return asked === undefined || asked === told ? displayOf(day, [told]) : undefined
  }
  const refs = refsOf(pause)
  if (day.squadrons.some(squadron => isOnTote(squadron) && refs.includes(refTo('squadron', squadron.id))))
    return 'tote'
  return DISPLAY_ASKS.has(pause.ask) ? displayOf(day, refs) : undefined
}

const refsOf = ({ about = [], options }: Choice) => [...about, ...options.flatMap(({ on }) => on ?? [])]

const isOnTote = ({ place: { at } }: Squadron): boolean => at === 'landing' || at === 'rearm'

/** The display of the raid that refs name, itself or by a section of it. */
function displayOf(day: Day, refs: readonly string[]): Panel | undefined {
  const raid = day.raids.find(({ number }) =>
    refs.some(ref => ref === refTo('raid', number) || ref.startsWith(refTo('section', `${number}/`))),
  )
  return raid && `raid-${raid.number}`
}

/** Before patrols fly, the airfield that lies best to where raids may come: a view that cannot show all goes there. */
export function bestAirfield(day: Day, pause: Pause | undefined): readonly Ref[] {
  if (!isAsked(pause, 'patrol-squadron')) return []
  const waysFrom = (home: SpaceId) => coverFrom(day, home).reduce((sum, { chance }) => sum + chance, 0)
  const [best] = packOf(day)
    .pack.targets.filter(
      ({ type, space }) => type === 'airfield' && day.squadrons.some(({ home }) => home === space),
    )
    .toSorted((a, b) => waysFrom(b.space) - waysFrom(a.space))
  return best ? [refTo('target', best.id)] : []
}

/** Where squadrons move, the raids that they are to meet: a view that cannot show all goes there. */
export function raidsAbout(day: Day, pause: Pause | undefined): readonly Ref[] {
  if (!isAsked(pause, 'move-squadron')) return []
  // Those at sea cannot be met yet.
  const over = day.raids.filter(({ place }) => place.on === 'map')
  return (over.length > 0 ? over : day.raids).map(({ number }) => refTo('raid', number))
}

/** THD-6.2.a The tracks by which a raid may come, as the die for it is cast. */
export function tracksAbout(pause: Pause | undefined): readonly Ref[] {
  if (pause?.kind !== 'chance') return []
  return pause.outcomes.flatMap(outcome =>
    'track' in outcome && typeof outcome.track === 'string' ? [refTo('track', outcome.track)] : [],
  )
}

const isAsked = (pause: Pause | undefined, ask: keyof Asks): boolean =>
  pause?.kind === 'choice' && pause.ask === ask

/** THD-3.8.a Before the last roll of the set-up there is no weather to be shown. */
export function isWeatherRolled(notes: readonly Logged[], pause: Pause | undefined, region: Region): boolean {
  const isSetUp = notes.every(({ what }) => what === 'green-squadron' || what === 'weather')
  if (!isSetUp || (pause?.kind === 'choice' && !isAsked(pause, 'green-squadron'))) return true
  return notes.some(({ what, facts }) => what === 'weather' && facts.region === region)
}

/** The notes of one raid's present life, newest first: a number is used again when its raid has gone. */
export function raidNotes(notes: readonly Logged[], raid: RaidNumber): Logged[] {
  const found: Logged[] = []
  for (let i = notes.length - 1; i >= 0; i--) {
    const note = notes[i] as Logged
    if (note.facts.raid !== raid) continue
    found.push(note)
    if (note.what === 'crossing') break
  }
  return found
}

/** Fights of the raid's present or last combat, newest first. */
export function fightsOf(notes: readonly Logged[]): Logged[] {
  const start = notes.findIndex(({ what }) => what === 'hunt-placement')
  return notes.slice(0, Math.max(start, 0)).filter(({ what }) => what === 'fight')
}
