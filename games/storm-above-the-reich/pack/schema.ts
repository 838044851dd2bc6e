import { id, some, text } from '@tallyho/forms'
import * as v from 'valibot'
import { attackCard, fireCard, markers, roster } from './schema-cards.ts'
import { mapSchema } from './schema-map.ts'
import { blastSchema, situationSchema } from './schema-situation.ts'
import { combat, escorts, fate, mission, operations, season, training } from './schema-tables.ts'

/** The form of a pack. What the form cannot say is in the checks. */
export const packSchema = v.strictObject({
  game: v.literal('storm-above-the-reich'),
  id,
  title: text(100),
  version: text(20),
  maps: some(4, mapSchema),
  seasons: some(20, season),
  situations: some(12, situationSchema),
  operations,
  escorts,
  combat,
  fate,
  blast: blastSchema,
  markers,
  attackCards: some(200, attackCard),
  fireCards: some(100, fireCard),
  roster,
  training,
  // Packs that were made before it have none.
  mission: v.exactOptional(mission),
})
