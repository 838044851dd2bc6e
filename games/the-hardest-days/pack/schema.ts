import { atMost, exactly, forEach, id as packId, some, sourced, text, whole, yes } from '@tallyho/forms'
import * as v from 'valibot'
import {
  APPROACH_EVENTS,
  BOMBERS,
  COMBAT_RESULTS,
  DAMAGE_ROWS,
  FIGHTERS,
  INTELLIGENCE,
  LETTERS,
  REGIONS,
  SCENARIOS,
  SECTIONS,
  TARGET_EVENTS,
  TARGET_TYPES,
  type TrackId,
  WARNINGS,
  WEATHERS,
} from './names.ts'

/** THD-D-16: the nine tracks from north-east to south-west. */
export const TRACK_IDS: readonly TrackId[] = REGIONS.flatMap(region =>
  LETTERS.map(letter => `${region}-${letter}` as const),
)

/** THD-D-70: the six ways to share three letters out over left, centre and right. */
const ORDERS = ['ABC', 'ACB', 'BAC', 'BCA', 'CAB', 'CBA'] as const

const id = text(40)
const letter = v.picklist(LETTERS)
const region = v.picklist(REGIONS)
const trackId = v.picklist(TRACK_IDS)
const rating = whole(-9, 19)
/** The two sides of a counter. */
const faces = v.strictObject({ full: rating, reduced: rating })
const strengths = v.strictObject({ full: whole(0, 19), reduced: whole(0, 19) })

const space = v.strictObject({
  id,
  /** What the space covers, for the player: `East Kent`. */
  name: text(60),
  /** Name of the airfield whose READY and SCRAMBLE boxes are here (2.4). */
  airfield: v.exactOptional(text(40)),
  coastal: v.boolean(),
  region,
  neighbours: some(12, id),
  /** Movement arrow inbound (9.4). */
  arrow: v.exactOptional(id),
  /** Second arrow, for raids whose target is London (9.4, 6/11b). */
  arrowLondon: v.exactOptional(id),
  /** Arrow for recovering raids, where no coastal space is adjacent (9.6). */
  recovery: v.exactOptional(id),
  /** On the far side of the Me109 range limit (2.6, 9.9). */
  beyondMe109: v.boolean(),
  ...sourced,
})

const target = v.strictObject({
  id,
  name: text(60),
  type: v.picklist(TARGET_TYPES),
  space: id,
  /** Number of a radar net. */
  net: v.exactOptional(whole(1, 99)),
  ...sourced,
})

const track = v.strictObject({
  id: trackId,
  region,
  letter,
  /** Highest-numbered space: 3, or 2 for LF2 East C. */
  length: v.picklist([2, 3]),
  entry: id,
  /** Numbers of the radar nets that look along it. */
  nets: atMost(9, whole(1, 99)),
  ...sourced,
})

const squadron = v.strictObject({
  id,
  type: v.picklist(['Spitfire', 'Hurricane']),
  home: id,
  letter,
  combat: faces,
  /** Asterisk: only in scenarios that name it (2.23). */
  provisional: v.boolean(),
  ...sourced,
})

const group = v.strictObject({
  id,
  type: v.picklist([...FIGHTERS, ...BOMBERS]),
  luftflotte: v.picklist([2, 3]),
  letter,
  elite: v.boolean(),
  combat: faces,
  bombing: strengths,
  ...sourced,
})

const forceLetter = v.pipe(
  v.string(),
  v.regex(/^[A-Z]$/, ({ received }) => `expected a force letter from A to Z but found ${received}`),
)

const sizeChit = v.strictObject({
  id,
  major: whole(1, 40),
  minor: whole(1, 40),
  force: forceLetter,
  provisional: v.boolean(),
  ...sourced,
})

/** Some kinds of event name a selector letter. */
const eventChit = v.strictObject({
  id,
  approach: v.strictObject({ event: v.picklist(APPROACH_EVENTS), letter: v.exactOptional(letter) }),
  target: v.strictObject({ event: v.picklist(TARGET_EVENTS), letter: v.exactOptional(letter) }),
  ...sourced,
})

const sector = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}\/\d{1,2}$/, ({ received }) => `expected a sector such as "2/11" but found ${received}`),
)

const scenario = v.strictObject({
  id: v.picklist(SCENARIOS),
  title: text(60),
  /** A short history, for the lobby. */
  blurb: text(2000),
  provisionalSquadrons: atMost(40, id),
  /** Sectors, `2/11`, in each of which one squadron starts green (3.4). */
  greenSectors: atMost(20, sector),
  greenSpitfires: whole(0, 20),
  regionChits: forEach(REGIONS, whole(0, 20)),
  /** Provisional raid size chits in the cup, by their major size (3.6). */
  provisionalSizes: atMost(20, whole(1, 40)),
  stukas: v.boolean(),
  /** LF3 fighters may join LF2 raids (3.10, 8.9). */
  lf3FightersHelp: v.boolean(),
  /** Added to every combat value (3.10, 12.6). */
  combatModifier: whole(-5, 5),
  /** Effort is minor up to this roll (6.5). */
  minorUpTo: whole(0, 6),
  ...sourced,
})

const sixTracks = v.pipe(
  v.string(),
  v.regex(/^[ABC]{6}$/, ({ received }) => `expected six letters A, B or C but found ${received}`),
)

/** Tables are read downwards: the first row whose `upTo` the total does not exceed. The last row has none. */
const upTo = v.exactOptional(whole(-50, 50))
const results = some(60, v.strictObject({ upTo, result: v.picklist(COMBAT_RESULTS) }))
/** Without a place to go to, a unit stays where it is (12.3.4). */
const damage = v.strictObject({
  reduced: yes,
  to: v.exactOptional(v.picklist(['bomber', 'inflight', 'light', 'heavy'])),
})
const points = some(40, whole(0, 4))

/** The components of the game as data. A player who owns the boxed game can type in his own. */
export const packForm = v.strictObject({
  id: packId,
  game: v.literal('the-hardest-days'),
  title: text(100),
  spaces: some(60, space),
  targets: some(200, target),
  tracks: exactly(TRACK_IDS.length, track),
  squadrons: some(80, squadron),
  groups: some(200, group),
  regionChits: v.strictObject({ supply: forEach(REGIONS, whole(0, 20)), time: whole(0, 20), ...sourced }),
  sizeChits: some(80, sizeChit),
  eventChits: some(80, eventChit),
  scenarios: exactly(SCENARIOS.length, scenario),
  /** Six track letters, for a die of 1 to 6: `ABCCCC`. */
  crossing: v.strictObject({ rows: forEach(SCENARIOS, forEach(REGIONS, sixTracks)), ...sourced }),
  detection: v.strictObject({
    perNet: whole(0, 9),
    weather: forEach(WEATHERS, whole(0, 9)),
    major: whole(0, 9),
    rows: some(
      60,
      v.strictObject({ upTo, warning: v.picklist(WARNINGS), intelligence: v.picklist(INTELLIGENCE) }),
    ),
    ...sourced,
  }),
  /** Six lists for each force letter; e is for close escort, cp for channel patrol. */
  force: v.strictObject({
    rows: v.record(
      forceLetter,
      exactly(6, some(40, v.picklist([...FIGHTERS, 'Me109e', 'Me109cp', ...BOMBERS]))),
    ),
    ...sourced,
  }),
  /** Six targets for each scenario and track. */
  targetChart: v.strictObject({ rows: forEach(SCENARIOS, forEach(TRACK_IDS, exactly(6, id))), ...sourced }),
  combatResults: v.strictObject({ german: results, british: results, ...sourced }),
  combatDamage: v.strictObject({
    rows: forEach(DAMAGE_ROWS, forEach(['full', 'reduced'], forEach(COMBAT_RESULTS, damage))),
    ...sourced,
  }),
  bombDamage: v.strictObject({
    /** Lowest total strength of each column. */
    columns: some(40, whole(1, 200)),
    rows: forEach(WEATHERS, points),
    ...sourced,
  }),
  /** Letters of the left, centre and right section, for a die of 1 to 6. */
  placement: v.strictObject({
    hunt: exactly(
      6,
      v.strictObject({
        letters: v.picklist(ORDERS),
        evade: v.exactOptional(
          v.strictObject({ section: v.picklist(SECTIONS), when: v.picklist(['always', 'cloud', 'broken']) }),
        ),
      }),
    ),
    bomber: exactly(6, v.picklist(ORDERS)),
    /** Of the Hunt and Close Escort sections, for groups. */
    fixed: v.picklist(ORDERS),
    ...sourced,
  }),
})
