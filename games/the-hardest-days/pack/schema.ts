import { atMost, exactly, forEach, id as packId, some, sourced, text, whole } from '@tallyho/forms'
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
} from './types.ts'

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
const faces = v.strictObject({ full: rating, reduced: rating })
const strengths = v.strictObject({ full: whole(0, 19), reduced: whole(0, 19) })

const space = v.strictObject({
  id,
  name: text(60),
  airfield: v.exactOptional(text(40)),
  coastal: v.boolean(),
  region,
  neighbours: some(12, id),
  arrow: v.exactOptional(id),
  arrowLondon: v.exactOptional(id),
  recovery: v.exactOptional(id),
  beyondMe109: v.boolean(),
  ...sourced,
})

const target = v.strictObject({
  id,
  name: text(60),
  type: v.picklist(TARGET_TYPES),
  space: id,
  net: v.exactOptional(whole(1, 99)),
  ...sourced,
})

const track = v.strictObject({
  id: trackId,
  region,
  letter,
  length: v.picklist([2, 3]),
  entry: id,
  nets: atMost(9, whole(1, 99)),
  ...sourced,
})

const squadron = v.strictObject({
  id,
  type: v.picklist(['Spitfire', 'Hurricane']),
  home: id,
  letter,
  combat: faces,
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
  blurb: text(2000),
  provisionalSquadrons: atMost(40, id),
  greenSectors: atMost(20, sector),
  greenSpitfires: whole(0, 20),
  regionChits: forEach(REGIONS, whole(0, 20)),
  provisionalSizes: atMost(20, whole(1, 40)),
  stukas: v.boolean(),
  lf3FightersHelp: v.boolean(),
  combatModifier: whole(-5, 5),
  minorUpTo: whole(0, 6),
  ...sourced,
})

const sixTracks = v.pipe(
  v.string(),
  v.regex(/^[ABC]{6}$/, ({ received }) => `expected six letters A, B or C but found ${received}`),
)

const upTo = v.exactOptional(whole(-50, 50))
const results = some(60, v.strictObject({ upTo, result: v.picklist(COMBAT_RESULTS) }))
const damage = v.strictObject({
  reduced: v.exactOptional(v.literal(true)),
  to: v.exactOptional(v.picklist(['bomber', 'inflight', 'light', 'heavy'])),
})
const points = some(40, whole(0, 4))

export const packSchema = v.strictObject({
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
  force: v.strictObject({
    rows: v.record(
      forceLetter,
      exactly(6, some(40, v.picklist([...FIGHTERS, 'Me109e', 'Me109cp', ...BOMBERS]))),
    ),
    ...sourced,
  }),
  targetChart: v.strictObject({ rows: forEach(SCENARIOS, forEach(TRACK_IDS, exactly(6, id))), ...sourced }),
  combatResults: v.strictObject({ german: results, british: results, ...sourced }),
  combatDamage: v.strictObject({
    rows: forEach(DAMAGE_ROWS, forEach(['full', 'reduced'], forEach(COMBAT_RESULTS, damage))),
    ...sourced,
  }),
  bombDamage: v.strictObject({
    columns: some(40, whole(1, 200)),
    rows: forEach(WEATHERS, points),
    ...sourced,
  }),
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
    fixed: v.picklist(ORDERS),
    ...sourced,
  }),
})
