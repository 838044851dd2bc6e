import { expect, test } from 'vitest'
import { rendezvous } from '../../rules/06-raid/rendezvous.ts'
import type { Campaign } from '../../state.ts'
import { aCampaign, expectAt, factsOf, inTheAir, plan, reduce, script, stopsFor } from '../kit/table.ts'

const KENLEY_DEEP = 15
const BIGGIN = 12
const DECOY = 155

const SEVEN = 'hunt I/JG51 II/JG51 III/JG51, bomber I/KG1 II/KG1 III/KG1, patrol I/JG26'

/** Whether a roll of the check makes this raid fail. */
function fails(campaign: Campaign, die: number): boolean {
  const { notes } = script(rendezvous(campaign), `rendezvous-check ${die}`, ['rendezvous-failure'])
  return factsOf({ notes }, 'rendezvous-check')[0]?.fails as boolean
}

test('RE-4.II.3 a raid fails only if the situation of the roll is its own', () => {
  const raid = (display: string, card = BIGGIN, more: Partial<Campaign> = {}) => {
    const campaign = aCampaign(more)
    inTheAir(campaign, card, display)
    return campaign
  }
  const ten = `${SEVEN}, escort I/ZG26 II/ZG26 EGr210`
  // RE-A-21 Those on patrol are in the raid.
  expect([fails(raid(ten), 1), fails(raid(SEVEN), 1)]).toEqual([true, false])
  expect([fails(raid(SEVEN), 2), fails(raid('bomber I/KG1'), 2)]).toEqual([true, false])
  const clouded = { weather: { 2: 'patchy', 3: 'clear' } } as const
  const elsewhere = { weather: { 2: 'clear', 3: 'broken' } } as const
  expect([fails(raid(SEVEN, BIGGIN, clouded), 4), fails(raid(SEVEN, BIGGIN, elsewhere), 4)]).toEqual([
    true,
    false,
  ])
  expect([fails(raid(SEVEN, KENLEY_DEEP), 5), fails(raid(SEVEN), 5)]).toEqual([true, false])
  expect(fails(raid(ten, KENLEY_DEEP, clouded), 6)).toBe(false)
})

test('RE-4.II.3 RE-6.32.a another raid in the segment, flown or not, or a decoy, is in the way', () => {
  const beside = (more: Parameters<typeof plan>[2]) => {
    const campaign = aCampaign()
    inTheAir(campaign, BIGGIN, SEVEN)
    if (more) plan(campaign, 34, more)
    return fails(campaign, 3)
  }
  expect(beside(undefined)).toBe(false)
  expect(beside({ segment: 1 })).toBe(false)
  expect(beside({ segment: 0 })).toBe(true)
  expect(beside({ segment: 0, done: true })).toBe(true)
  expect(beside({ segment: 0, strategies: [DECOY] })).toBe(true)
})

test('RE-6.3.a without failure there is no second roll, with it there is', () => {
  const campaign = aCampaign()
  inTheAir(campaign, BIGGIN, SEVEN)
  expect(script(rendezvous(campaign), 'rendezvous-check 6').value).toBe('response')
  expect(stopsFor(rendezvous(campaign), 'rendezvous-check 2')).toBe('rendezvous-failure')
})

test('RE-6.3.b RE-19.4.e all of the letter become reduced where they are; who was reduced stays so', () => {
  const campaign = aCampaign()
  inTheAir(campaign, BIGGIN, SEVEN)
  reduce(campaign, 'I/JG51')
  const played = script(rendezvous(campaign), 'rendezvous-check 2, rendezvous-failure 1')
  expectAt(
    campaign,
    'hunt- I/JG51, hunt II/JG51 III/JG51, bomber- I/KG1, bomber II/KG1 III/KG1, patrol- I/JG26',
  )
  expect(factsOf(played, 'rendezvous-failure')).toEqual([
    { raid: 0, die: 1, letter: 'A', effect: 'reduced', gruppen: ['I/JG51', 'I/JG26', 'I/KG1'] },
  ])
})

test('RE-6.3.c RE-6.31.a all of the letter leave as they are, the others keep their missions', () => {
  const campaign = aCampaign()
  inTheAir(campaign, BIGGIN, SEVEN)
  reduce(campaign, 'II/KG1')
  const played = script(rendezvous(campaign), 'rendezvous-check 2, rendezvous-failure 4')
  expect(played.value).toBe('response')
  expect(played.pauses).toHaveLength(2)
  expectAt(campaign, 'inflight II/JG51, inflight- II/KG1, hunt I/JG51 III/JG51, bomber I/KG1 III/KG1')
  expectAt(campaign, 'patrol I/JG26')
})

test('RE-6.3.c a Jabo that leaves has dropped its bombs', () => {
  const campaign = aCampaign({ advanced: true })
  inTheAir(campaign, KENLEY_DEEP, 'bomber I/JG51 II/KG1')
  campaign.gruppen['I/JG51'] = { place: 'bomber', full: true, jabo: true }
  script(rendezvous(campaign), 'rendezvous-check 5, rendezvous-failure 2')
  expect(campaign.gruppen['I/JG51']).toEqual({ place: 'inflight', full: true })
})

test('RE-6.3.c RE-A-35 a raid that everybody has left is over', () => {
  const campaign = aCampaign()
  inTheAir(campaign, KENLEY_DEEP, 'bomber I/KG1')
  expect(script(rendezvous(campaign), 'rendezvous-check 5, rendezvous-failure 2').value).toBe('recovery')
  expectAt(campaign, 'inflight I/KG1')
})

test('RE-6.3.b RE-6.3.c the log cites what befell them; with one Gruppe left the raid goes on', () => {
  const after = (display: string, failure: number) => {
    const campaign = aCampaign({ weather: { 2: 'patchy', 3: 'clear' } })
    inTheAir(campaign, BIGGIN, display)
    const { value, notes } = script(rendezvous(campaign), `rendezvous-check 4, rendezvous-failure ${failure}`)
    return [value, ...notes.slice(1).map(({ rule, what }) => `${rule} ${what}`)]
  }
  const outcomes = [1, 2, 3, 4, 5, 6].map(die => after('bomber I/KG1', die).join(', '))
  expect(new Set(outcomes)).toEqual(
    new Set([
      'response, RE-6.3.b rendezvous-failure',
      'response, RE-6.3.c rendezvous-failure',
      'recovery, RE-6.3.c rendezvous-failure, RE-6.3.c raid-dissolves',
    ]),
  )
})
