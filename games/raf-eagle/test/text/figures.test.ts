import { itemsOf } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { tablesOf } from '../../rules/02-terms.ts'
import { begin } from '../../rules/03-set-up.ts'
import { deploy } from '../../rules/06-raid/deployment.ts'
import { squadronInterception } from '../../rules/08-interception/squadrons.ts'
import { detectionTold } from '../../text/06-detection.ts'
import { rowTold } from '../../text/09-fights.ts'
import { raidPoints } from '../../text/10-bombing.ts'
import { reasonsFor } from '../../text/charts.ts'
import { words } from '../../text.ts'
import { aCampaign, inTheAir, lay, pauseAfter, plan } from '../kit/table.ts'

/** Figures and words that must not mislead. */

test('RE-7.21.a RE-6.2.e a sum that may not fall below nothing says so', () => {
  const sum = [
    { why: 'size', by: 1 },
    { why: 'raids to come', by: -2 },
  ]
  expect(reasonsFor(sum, why => why, 0)).toBe('size +1, raids to come -2, not below 0 +1')
  expect(reasonsFor(sum, why => why)).toBe('size +1, raids to come -2')
})

test('RE-9.1.c a row that costs more than twice what it wins is a poor one', () => {
  const standard = begin({ scenario: 'prelude', pack: 'standard', options: {} })
  const said = tablesOf(standard).combat.lines.map((_, row) => rowTold(standard, row).split(' ')[1])
  expect(said[0]).toBe('good')
  expect(said[6]).toBe('poor')
  expect(said.at(-1)).toBe('poor')
})

test('RE-9.22.a points that cancel out are not none', () => {
  expect(raidPoints({ by: 0, gruppen: ['I/KG1'] })).toBe('as many points for one side as for the other')
  expect(raidPoints({ by: 0, gruppen: [] })).toBe('no points for either side')
})

test('RE-6.21.a what is known of a raid that nobody saw is left out', () => {
  const seen = { intelligence: 'accurate', come: 0, daring: 1 } as const
  expect(detectionTold({ ...seen, warning: 'none' })).toBe('Unseen: no squadron comes.')
  expect(detectionTold({ ...seen, warning: 'late' })).toContain('Accurate intelligence')
})

test('RE-10.1.a guns of Me 109s add nothing against radar', () => {
  const radar = aCampaign()
  plan(radar, 1)
  lay(radar, 'planned/0 I/KG1 I/JG51 II/JG51')
  const all = pauseAfter(deploy(radar))
  if (all.kind !== 'choice') throw new Error('Nothing is asked')
  const said = itemsOf(all).map((_, i) => words.answer(radar, all, i))
  expect(said).toContain(
    'Both to the Bomber: adds nothing against a radar station; they are attacked like bombers',
  )
  expect(said.join()).not.toContain('strafe')
})

test('RE-8.2.a all that are not attacked bomb undisturbed, however few are left to choose from', () => {
  const campaign = aCampaign()
  inTheAir(campaign, 34, 'bomber I/KG1 II/KG1 III/KG1 I/KG2 54')
  expect(words.pause(campaign, pauseAfter(squadronInterception(campaign)))).toContain('The others bomb')
})
