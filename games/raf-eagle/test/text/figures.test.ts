import { itemsOf } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { RETOLD } from '../../board/retold.ts'
import { deploy } from '../../rules/06-raid/deployment.ts'
import { squadronInterception } from '../../rules/08-interception/squadrons.ts'
import { detectionTold } from '../../text/06-detection.ts'
import { sideTold } from '../../text/09-fights.ts'
import { raidPoints } from '../../text/10-bombing.ts'
import { reasonsFor } from '../../text/charts.ts'
import { reducedTold } from '../../text/units.ts'
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

test('RE-9.22.a points that cancel out are not none', () => {
  expect(raidPoints({ by: 0, gruppen: ['I/KG1'] })).toBe('as many points for one side as for the other')
  expect(raidPoints({ by: 0, gruppen: [] })).toBe('no points for either side')
})

test('RE-6.21.a what is known of a raid that nobody saw is left out', () => {
  const seen = { intelligence: 'accurate', come: 0, daring: 1 } as const
  expect(detectionTold({ ...seen, warning: 'none' })).toBe('No warning: no squadron comes.')
  expect(detectionTold({ ...seen, warning: 'late' })).toContain('Accurate intelligence')
})

test('RE-10.1.a guns of Me 109s add nothing against radar', () => {
  const radar = aCampaign()
  plan(radar, 1)
  lay(radar, 'planned/0 I/KG1 I/JG51 II/JG51')
  const all = pauseAfter(deploy(radar))
  if (all.kind !== 'choice') throw new Error('Nothing is asked')
  const said = itemsOf(all).map((_, i) => words.answer(radar, all, i))
  expect(said).toContain('Both fly with the bombers: add nothing here, attacked like bombers')
  expect(said.join()).not.toContain('strafe')
})

test('RE-8.2.a all that are not attacked fly on to bomb, however few are left to choose from', () => {
  const campaign = aCampaign()
  inTheAir(campaign, 34, 'bomber I/KG1 II/KG1 III/KG1 I/KG2 54')
  const pause = pauseAfter(squadronInterception(campaign))
  if (pause.kind !== 'choice') throw new Error('Nothing is asked')
  expect(words.stakes(campaign, pause)).toEqual(['1 squadron attacks 1 of your 4 Gruppen; the others bomb.'])
})

test('RE-CP.T5.a a bomber that may be reduced says what that costs it', () => {
  expect(reducedTold(aCampaign(), 'I/KG1')).toEqual({
    head: 'I/KG1',
    so: 'He 111, A',
    figures: [
      { of: 'rating', is: expect.stringMatching(/^\d→\d$/) },
      { of: 'bombs', is: expect.stringMatching(/^\d→\d$/) },
    ],
  })
})

test('RE-9.2.a whoever is driven home reduced is told so before the die as after it', () => {
  const hit = { unit: 'I/JG51', rating: 0, result: 'A' } as const
  const hits = [
    { ...hit, to: 'inflight', side: 'reduced' },
    { ...hit, to: 'inflight', side: 'full' },
    { ...hit, to: 'stays', side: 'reduced' },
    { ...hit, to: 'stays', side: 'full', result: '-' },
  ] as const
  expect(sideTold(hits)).toBe('1 home, 1 home reduced, 1 reduced')
})

test('RE-CP.T10.a a target that matters little is not left burning', () => {
  const tells = RETOLD.tells.bombing
  const facts = { target: 'Rye', vp: 2, result: 'H', strengths: [{ gruppe: 'I/KG1', by: 6 }] }
  const told = (nonEssential: boolean) =>
    typeof tells === 'function' && tells({ ...facts, nonEssential } as never, aCampaign())
  expect(told(false)).toBe('1 bomber Gruppe reaches Rye and leaves it burning.')
  expect(told(true)).toBe('1 bomber Gruppe reaches Rye and hits what matters little there.')
})
