import { id, some, text } from '@tallyho/forms'
import * as v from 'valibot'
import { cardsForm, markersForm } from './schema-cards.ts'
import { chapterForm, layoutForm, optionalsForm, pilotNames, scenarioForm } from './schema-situations.ts'
import { sourcesForm, tablesForm } from './schema-tables.ts'

/** All components of the game. */
export const packForm = v.strictObject({
  id,
  game: v.literal('skies-above-britain'),
  title: text(60),
  cards: cardsForm,
  markers: markersForm,
  tables: tablesForm,
  sources: sourcesForm,
  layouts: some(40, layoutForm),
  chapters: some(8, chapterForm),
  scenarios: some(40, scenarioForm),
  pilots: pilotNames,
  optionals: optionalsForm,
})
