import { expect, test } from 'vitest'
import type { Segment } from '../pack/types.ts'
import { checkClock } from '../rules/04-sequence.ts'
import { send } from '../rules/09-combat/leaving.ts'
import { leaveRaid, recover } from '../rules/11-recovery.ts'
import { aCampaign, expectAt, factsOf, inTheAir, lay, reduce, script } from './kit/table.ts'

/** Where a full fighter, then a reduced one, is after recovery at this time. */
function fighters(clock: Segment) {
  const campaign = aCampaign({ clock })
  lay(campaign, 'inflight I/JG51 I/ZG26')
  reduce(campaign, 'I/ZG26')
  script(recover(campaign))
  return ['I/JG51', 'I/ZG26'].map(id => campaign.gruppen[id])
}

const on = (back: Segment) => ({ place: 'clock', full: true, back })
const SPENT = { place: 'base', full: false }

test('RE-4.II.12 the Inflight box is cleared of Gruppen, squadrons stay', () => {
  const campaign = aCampaign()
  lay(campaign, 'inflight I/KG1 I/JG51 54')
  expect(script(recover(campaign)).value).toBe('clock-check')
  expectAt(campaign, 'base I/KG1, clock/3 I/JG51, inflight 54')
})

test('RE-11.a who leaves a raid other than by combat goes to Inflight as he is', () => {
  const campaign = aCampaign()
  inTheAir(campaign, 34, 'hunt I/JG51 54, bomber I/KG1 65, escort I/ZG26')
  reduce(campaign, 'I/KG1 65')
  leaveRaid(campaign, { gruppen: ['I/JG51', 'I/KG1'], squadrons: ['54', '65'] })
  expectAt(campaign, 'inflight I/JG51 54, inflight- I/KG1 65, escort I/ZG26')
})

test('RE-11.a a raid that ended early leaves nobody in the display', () => {
  const campaign = aCampaign()
  inTheAir(campaign, 34, 'hunt I/JG51 54, bomber I/KG1 65, escort I/ZG26, patrol II/JG51')
  script(recover(campaign))
  expectAt(campaign, 'clock/3 I/JG51 I/ZG26 II/JG51, base I/KG1, inflight 54 65')
})

test('RE-4.II.12 a raid that is over is summed up: its points, and who was lost on either side', () => {
  const campaign = aCampaign({ vp: -2 })
  inTheAir(campaign, 34, 'hunt I/JG51 54, bomber I/KG1 65')
  send(campaign, 'I/KG1', 'light-loss')
  send(campaign, '54', 'heavy-loss')
  send(campaign, '65', 'inflight')
  campaign.vp = -4
  expect(factsOf(script(recover(campaign)), 'raid-over')).toEqual([
    { target: 'Dover', by: -2, vp: -4, gruppen: ['I/KG1'], squadrons: ['54'] },
  ])
})

test('RE-19.3.f RE-19.63.b a Jabo that leaves loses its marker, an ace goes back to the counter mix', () => {
  const campaign = aCampaign({ advanced: true })
  inTheAir(campaign, 34, 'bomber I/JG51 Ace')
  Object.assign(campaign.gruppen['I/JG51'] ?? {}, { jabo: true })
  reduce(campaign, 'Ace')
  leaveRaid(campaign, { gruppen: ['I/JG51'], squadrons: ['Ace'] })
  expect(campaign.gruppen['I/JG51']).toEqual({ place: 'inflight', full: true })
  expectAt(campaign, 'out Ace')
})

test('RE-11.1.a bombers go to their airbase, full, and fly no more today', () => {
  const campaign = aCampaign({ clock: 1 })
  lay(campaign, 'inflight I/KG1 I/SG1')
  reduce(campaign, 'I/SG1')
  script(recover(campaign))
  for (const id of ['I/KG1', 'I/SG1'])
    expect(campaign.gruppen[id]).toEqual({ place: 'base', full: true, flown: true })
})

test('RE-EX-36 RE-11.1.b at 0800 a full fighter goes to 1400', () => {
  expect(fighters(1)[0]).toEqual(on(4))
})

test('RE-DX-01 RE-11.1.c RE-11.1.d a reduced fighter: 0600 to 1400, 1000 to 1800, both full; at 1200 out for the day', () => {
  expect([fighters(0)[1], fighters(2)[1], fighters(3)[1]]).toEqual([on(4), on(6), SPENT])
})

test('RE-DX-02 RE-11.1.b RE-11.1.d RE-A-70 a full fighter: 1200 to 1800, at 1400 out for the day', () => {
  expect([fighters(3)[0], fighters(4)[0], fighters(6)[0]]).toEqual([on(6), SPENT, SPENT])
})

test('RE-11.1.e a fighter flies at 0600, 1200 and 1800, and no fourth time', () => {
  const campaign = aCampaign()
  const flown = [0, 3, 6].map(clock => {
    campaign.clock = clock as Segment
    lay(campaign, 'inflight I/JG51')
    script(recover(campaign))
    return campaign.gruppen['I/JG51']?.place
  })
  expect(flown).toEqual(['clock', 'clock', 'base'])
  expectAt(campaign, 'base- I/JG51')
  expect(script(checkClock(campaign)).value).toBe('end-of-day')
})

test('RE-11.a RE-4.II.12 the log tells who left and who landed, and nothing of nobody', () => {
  const campaign = aCampaign()
  const told = () => script(recover(campaign)).notes.map(({ what, facts }) => [what, facts])
  expect(told()).toEqual([])
  lay(campaign, 'inflight I/KG1 I/JG51')
  expect(told()).toEqual([
    [
      'recovery',
      {
        gruppen: [
          { gruppe: 'I/JG51', back: 3 },
          { gruppe: 'I/KG1', back: undefined },
        ],
      },
    ],
  ])
})
