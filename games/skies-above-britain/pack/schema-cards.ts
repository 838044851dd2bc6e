import { exactly, forEach, id, sourced, whole, written } from '@tallyho/forms'
import * as v from 'valibot'
import {
  ATTITUDES,
  BOMBER_ICONS,
  CATASTROPHES,
  DAMAGE_TYPES,
  DOGFIGHT_ICONS,
  EVENTS,
  GERMANS,
  HIT_TYPES,
  RETURN_FIRE,
  SIDES,
  STATIONS,
  SUPPORTS,
  VECTOR_ICONS,
} from './names.ts'

/** The form of cards and of what lies in the cups. */

/** Icons parted by spaces, `hit slip tight-turn:loose`; `-` for none. */
function icons(known: RegExp, what: string) {
  return v.pipe(
    v.string(),
    v.check(
      input => input === '-' || input.split(' ').every(icon => known.test(icon)),
      ({ input }) => `expected "-" or ${what} parted by spaces but found ${JSON.stringify(input)}`,
    ),
  )
}

const oneOf = (names: readonly string[]) => names.join('|')

const dogfightCell = icons(new RegExp(`^(${oneOf(DOGFIGHT_ICONS)})$`), 'icons of a Dogfight Card')
const bomberCell = icons(
  new RegExp(`^(${oneOf(BOMBER_ICONS)}|disruption:\\d{1,2}|distress:\\d{1,2})$`),
  'icons of a Bomber Card',
)
/** SAB-VEC-01 Top first. */
const vectorIcons = icons(new RegExp(`^(${oneOf(VECTOR_ICONS)})$`), 'icons of a Vector marker')

/** SAB-DOG-23 Row by column. */
const block = v.strictObject({
  section: forEach(GERMANS, dogfightCell),
  fighter: forEach(GERMANS, dogfightCell),
})

/** SAB-K-001 */
const tailed = exactly(24, v.strictObject({ id, ...block.entries, ...sourced }))
/** SAB-K-015 One deck for two attitudes. */
const headOn = exactly(24, v.strictObject({ id, 'head-on': block, tailing: block, ...sourced }))

/** SAB-ADV-01 What is on the left of an Advantage Card, and the event on its right. */
const advantage = v.strictObject({
  id,
  number: v.picklist(['rotte', 'schwarm']),
  attitude: v.picklist(ATTITUDES),
  event: v.exactOptional(v.picklist(EVENTS)),
  ...sourced,
})

/** SAB-BMB-24 */
const bomberDeck = exactly(
  24,
  v.strictObject({ id, ...forEach(SUPPORTS, forEach(SIDES, bomberCell)).entries, ...sourced }),
)

/** SAB-REA-01 */
const reaction = v.strictObject({
  id,
  clouds: whole(1, 13),
  /** Cards for each station. */
  help: v.record(v.picklist(STATIONS), whole(1, 4)),
  reduce: v.record(v.picklist(STATIONS), v.picklist(['any', '109'])),
  shift: v.exactOptional(v.strictObject({ from: v.picklist(STATIONS), to: v.picklist(STATIONS) })),
  ambush: v.exactOptional(v.picklist(GERMANS)),
  ...sourced,
})

export const cardsForm = v.strictObject({
  tailed: v.strictObject({ hurricane: tailed, spitfire: tailed }),
  headOn: v.strictObject({ hurricane: headOn, spitfire: headOn }),
  raf: exactly(16, advantage),
  luftwaffe: exactly(24, advantage),
  medium: bomberDeck,
  light: bomberDeck,
  reaction: exactly(16, reaction),
})

const count = whole(1, 40)

/** SAB-ICO-04 Automatic where there is no number. */
const damageSide = v.strictObject({
  type: v.picklist(DAMAGE_TYPES),
  effect: v.exactOptional(v.picklist(CATASTROPHES)),
  number: v.exactOptional(whole(2, 12)),
})

export const markersForm = v.strictObject({
  /** SAB-GEN-14 Front and back. */
  hits: v.pipe(
    v.array(
      v.strictObject({
        id,
        count,
        type: v.picklist(HIT_TYPES),
        number: whole(2, 12),
        back: v.picklist(RETURN_FIRE),
        ...sourced,
      }),
    ),
    v.minLength(1),
    v.maxLength(60),
  ),
  damage: v.pipe(
    v.array(v.strictObject({ id, count, hurricane: damageSide, spitfire: damageSide, ...sourced })),
    v.minLength(1),
    v.maxLength(60),
  ),
  inbound: v.pipe(
    v.array(v.strictObject({ id, count, icons: vectorIcons, ...sourced })),
    v.minLength(1),
    v.maxLength(40),
  ),
  outbound: v.pipe(
    v.array(v.strictObject({ id, count, icons: vectorIcons, ...sourced })),
    v.minLength(1),
    v.maxLength(40),
  ),
})

/** A marker in a station: `high 109 heavy`. */
export const escortMarker = written(
  new RegExp(`^(${oneOf(STATIONS)}) (109|110) (heavy|light)$`),
  'an Escort marker such as "high 109 heavy"',
)

/** A unit of the squadron: a Section or one of its fighters. */
export const unit = written(
  /^(red|yellow|blue|green)(-[1-4])?$/,
  'a Section or fighter such as "red" or "red-1"',
)
