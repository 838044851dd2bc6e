import { expect, test } from 'vitest'
import { dealt, planOffers } from '../kit/planning.ts'
import { lay } from '../kit/table.ts'

const ADVANCED = { advanced: true, scenario: 'thin-blue-line' } as const
const DECOYS = [155, 163]
const SECONDARY = 158

test('RE-19.2.b RE-A-18 of two targets that count double one must be raided', () => {
  // In The Thin Blue Line no Ju 87 is left to be asked for. Southampton and London count double.
  const campaign = dealt([21, 45, 14], ADVANCED)
  expect(planOffers(campaign)).not.toContain('done')
  expect(planOffers(campaign, '14@0')).not.toContain('done')
  expect(planOffers(campaign, '14@0 21@0')).toContain('done')
  expect(planOffers(campaign, '45@0')).toContain('done')
})

test('RE-19.2.b RE-2.a not of one alone, nor without the advanced rules', () => {
  expect(planOffers(dealt([21, 14], ADVANCED))).toContain('done')
  expect(planOffers(dealt([21, 45, 14], { scenario: 'thin-blue-line' }))).toContain('done')
})

test('RE-19.2.b a card that allows no raid does not count', () => {
  const priorities = { city: 'high', industry: 'low', airfield: 'low', port: 'low', radar: 'low' } as const
  expect(planOffers(dealt([21, 45], { ...ADVANCED, priorities: { ...priorities } }))).not.toContain('done')
  // Card 46 is of value 2: with cities at low priority there is no raid on it, nor a demand for one.
  const low = dealt([46, 45], { ...ADVANCED, priorities: { ...priorities, city: 'low' } })
  expect(planOffers(low)).toContain('done')
})

test('RE-19.2.c RE-A-18 of two London cards one must be raided, and one raid serves both demands', () => {
  const campaign = dealt([21, 45, 46, 14], ADVANCED)
  expect(planOffers(campaign, '21@0')).not.toContain('done')
  expect(planOffers(campaign, '21@0 46@0')).toContain('done')
  expect(planOffers(campaign, '45@0')).toContain('done')
})

test('RE-19.2.b RE-19.2.c a decoy raids nothing: the last such card is not wasted on one', () => {
  const campaign = dealt([21, 45], { ...ADVANCED, strategies: [...DECOYS] })
  const one = '21@0 45@0 155>21'
  expect(planOffers(campaign, one)).toContain('done')
  expect(planOffers(campaign, one)).not.toContain('163>45')
  expect(planOffers(campaign, '21@0 155>21')).not.toContain('done')
})

test('RE-19.2.c RE-A-20 a raid on the second target of a London card is no raid on London', () => {
  const campaign = dealt([45, 46], { ...ADVANCED, strategies: [SECONDARY] })
  expect(planOffers(campaign, '45@0 158>45')).not.toContain('done')
  expect(planOffers(campaign, '45@0 158>45 46@0')).toContain('done')
})

test('RE-19.2.a RE-A-16 RE-A-17 a plan must have room for two Ju 87s, as far as the cards allow it', () => {
  const campaign = dealt([5, 14], { advanced: true })
  lay(campaign, 'light-loss I/SG1')
  // All that are left are of Luftflotte 3: Poling is theirs, Hornchurch is not.
  expect(planOffers(campaign)).not.toContain('done')
  expect(planOffers(campaign, '14@0')).not.toContain('done')
  expect(planOffers(campaign, '5@0')).toContain('done')
  const east = dealt([14], { advanced: true })
  lay(east, 'light-loss I/SG1')
  expect(planOffers(east)).toContain('done')
  expect(planOffers(dealt([5, 14]))).toContain('done')
})

test('RE-19.2.a a decoy does not take the one target that Ju 87s could fly to', () => {
  const campaign = dealt([5, 14], { advanced: true, strategies: [...DECOYS] })
  lay(campaign, 'light-loss I/SG1')
  expect(planOffers(campaign, '5@0 14@0')).toEqual(expect.arrayContaining(['155>14', '163>14']))
  expect(planOffers(campaign, '5@0 14@0').filter(id => id.endsWith('>5'))).toEqual([])
  const spared = dealt([5, 14], { advanced: true, strategies: [...DECOYS] })
  lay(spared, 'light-loss I/SG1 I/SG77, heavy-loss II/SG77')
  expect(planOffers(spared, '5@0')).toContain('155>5')
})

test('RE-19.2.c a decoy over London is no raid on it either', () => {
  const campaign = dealt([45, 46], { ...ADVANCED, strategies: [...DECOYS] })
  expect(planOffers(campaign, '45@0 155>45')).not.toContain('done')
  expect(planOffers(campaign, '45@0 155>45 46@0')).toContain('done')
  expect(planOffers(campaign, '45@0 155>45 46@0')).not.toContain('163>46')
})
