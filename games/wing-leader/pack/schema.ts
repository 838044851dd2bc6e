import { atMost, forEach, id, some, sourced, text, whole, wholeOr, within } from '@tallyho/forms'
import * as v from 'valibot'
import { BOMBSIGHTS, LAND_TARGETS, PROFILES, SHIPS } from './names.ts'
import { aircraftCard } from './schema-aircraft.ts'
import { scenario } from './schema-scenario.ts'

/** The form of a pack and of a scenario file. What the form cannot say is in the checks. */

const modifier = whole(-9, 9)
const bands = some(20, v.strictObject({ from: whole(0, 99), to: whole(0, 99), by: modifier }))
const flakResult = wholeOr(1, 9, '-', 'C', 'd6')
const disruptions = v.picklist([0, 1, 2])
const total = whole(-30, 30)

/** Tables of the Combat Card and the Bombing Card: every value is the modifier that the table applies, with its sign. */
const tables = v.strictObject({
  tally: v.strictObject({
    ...v.entriesFromList(['behind', 'inTheSun', 'radioCall', 'contrails'], modifier),
    ...sourced,
  }),
  weather: v.strictObject({
    ...v.entriesFromList(['wispy', 'broken', 'dense', 'haze'], whole(0, 9)),
    ...sourced,
  }),
  reaction: v.strictObject({
    /** Lowest total for a late and for a successful reaction. */
    late: whole(-9, 20),
    successful: whole(-9, 20),
    modifiers: v.strictObject({
      highSpeed: modifier,
      veteran: modifier,
      green: modifier,
      /** For each square between escort and bomber. */
      perSquare: modifier,
      alerted: modifier,
    }),
    ...sourced,
  }),
  airCombat: v.strictObject({
    rows: some(
      60,
      v.strictObject({
        total,
        hits: v.pipe(
          v.array(whole(0, 20)),
          v.length(9, ({ received }) => `expected the nine columns -4 to +4 but found ${received}`),
        ),
      }),
    ),
    modifiers: v.strictObject({
      bounceAttacker: modifier,
      bounceDefender: modifier,
      evasionAttacker: modifier,
      evasionDefender: modifier,
      lufberyDefender: modifier,
      gyro: modifier,
      /** Added to a defence rating in a turning fight. */
      turningDefence: modifier,
    }),
    ...sourced,
  }),
  cohesion: v.strictObject({
    rows: some(60, v.strictObject({ total, fighter: disruptions, bomber: disruptions, flak: disruptions })),
    modifiers: v.strictObject({
      /** Air combat only, as is `bounced`. */
      lowAmmo: modifier,
      depletedAmmo: modifier,
      /** For each loss in this combat or flak attack. */
      perLoss: modifier,
      veteran: modifier,
      green: modifier,
      /** An Experte or wing leader flies with the unit. */
      leader: modifier,
      bounced: modifier,
    }),
    ...sourced,
  }),
  flak: v.strictObject({
    rows: some(
      60,
      v.strictObject({ total, barrage: flakResult, direct: flakResult, bomb: v.picklist([0, -1, -2]) }),
    ),
    modifiers: v.strictObject({
      /** For each point of strength. */
      strength: modifier,
      support: modifier,
      /** By the target's basic speed. */
      speed: bands,
      /** Direct fire only, by the target's altitude. */
      altitude: bands,
      improvedFireDirection: modifier,
      proximityFuse: modifier,
    }),
    ...sourced,
  }),
  bombing: v.strictObject({
    rows: some(60, v.strictObject({ total, percent: whole(0, 100) })),
    profile: forEach(PROFILES, modifier),
    /** Steep and glide with the S sight. */
    swedish: forEach(['steep', 'glide'], modifier),
    modifiers: forEach(['armoured', 'noAim', 'longRange', 'anvil', 'disrupted', 'broken'], modifier),
    ...sourced,
  }),
  altitude: v.strictObject({
    rows: some(
      20,
      v.strictObject({
        ...v.entriesFromList(['from', 'to'], whole(0, 19)),
        ...v.entriesFromList(BOMBSIGHTS, modifier),
      }),
    ),
    ...sourced,
  }),
})

/** WL-14.0.b WL-14.0.c */
const surface = v.strictObject({
  id,
  name: text(60),
  kind: v.picklist([...SHIPS, ...LAND_TARGETS]),
  defence: whole(-9, 9),
  armoured: v.exactOptional(v.literal(true)),
  damage: whole(1, 99),
  hard: v.exactOptional(v.literal(true)),
  // WL-14.2.a
  flak: atMost(
    4,
    v.strictObject({
      /** Small arms, light, heavy. */
      type: v.picklist(['S', 'L', 'H']),
      strength: v.picklist([0, 1, 2]),
      /** Fire channels; small arms have none. */
      channels: whole(0, 9),
      /** Low-angle naval guns (14.2.8). */
      lowAngle: v.exactOptional(v.literal(true)),
    }),
  ),
  vp: within(0, 99),
  ...sourced,
})

const head = {
  game: v.literal('wing-leader'),
  id,
  title: text(100),
  version: text(20),
}

export const packSchema = v.strictObject({
  ...head,
  tables,
  aircraft: some(400, aircraftCard),
  surface: some(200, surface),
  scenarios: some(200, scenario),
})

/** Scenarios alone, for the aircraft and tables of the standard pack. */
export const scenarioFileSchema = v.strictObject({ ...head, scenarios: some(200, scenario) })
