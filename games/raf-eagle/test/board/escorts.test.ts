import { expect, test } from 'vitest'
import { changeWords } from '../../board/desk/advice.ts'
import { planAsked } from '../../board/desk/asked.ts'

import { escortsOf, escortsWanted } from '../../board/desk/escorts.ts'
import { forecastOf } from '../../board/desk/forecast.ts'
import { betterMix } from '../../board/desk/mix.ts'
import { gruppe, gruppenIn, gruppeSpec, isBomber } from '../../rules/02-terms.ts'
import { begin } from '../../rules/03-set-up.ts'
import type { Campaign } from '../../state.ts'

const WORTH = 1

/** Worth at 0600 with so many bombers and Me 109s of Luftflotte 3. */
function worth(bombers: number, me109s: number): Campaign {
  const campaign = begin({ scenario: 'prelude', pack: 'standard', options: {} })
  campaign.plan.push({ card: WORTH, major: true, segment: 0, strategies: [], done: false })
  const send = (is: (id: string) => boolean, count: number) => {
    const free = gruppenIn(campaign, 'base').filter(id => is(id) && gruppeSpec(campaign, id).luftflotte === 3)
    for (const id of free.slice(0, count)) Object.assign(gruppe(campaign, id), { place: 'planned', raid: 0 })
  }
  send(id => isBomber(campaign, id), bombers)
  send(id => gruppeSpec(campaign, id).type === 'Me 109', me109s)
  return campaign
}

const points = (campaign: Campaign) => forecastOf(campaign, 0, false)?.balance ?? 0

test.each([3, 5, 6, 9, 12])(
  'RE-9.22.a Me 109s are offered that raise the figure, and it is the one that follows: %i bombers',
  bombers => {
    const bare = worth(bombers, 0)
    const { count = 0, points: promised = 0 } = escortsWanted(bare, WORTH) ?? {}
    const sent = points(worth(bombers, count))
    expect(promised).toBeCloseTo(sent)
    expect(sent).toBeGreaterThanOrEqual(points(bare))
    const pieces = new Set(gruppenIn(bare, 'base').map(id => `gruppe:${id}` as const))
    expect(escortsOf(bare, WORTH, count, pieces)).toHaveLength(count)
  },
)

test('RE-5.4.a where bombers leave room for too few of them, that is said', () => {
  const crowded = worth(9, 0)
  expect(escortsWanted(crowded, WORTH)?.count).toBe(0)
  const asked = planAsked(crowded, { kind: 'choice', seat: 'luftwaffe', ask: 'assign-fighter', options: [] })
  expect(asked?.parts[2]?.says).toBe('Worth: bombers leave no room')
})

test.each([0, 3, 9, 12, 16])(
  'RE-5.4.a bombers and Me 109s are offered in place of those who lie there, and the figure is the one that follows: %i bombers',
  bombers => {
    const campaign = worth(bombers, 0)
    const mix = betterMix(campaign, WORTH)
    if (!mix) throw new Error('nothing better')
    expect(mix.isFirst).toBe(bombers === 0)
    if (bombers > 0) expect(mix.points).toBeGreaterThan(points(campaign))
    for (const id of gruppenIn(campaign, 'planned')) Object.assign(gruppe(campaign, id), { place: 'base' })
    for (const id of [...mix.bombers, ...mix.fighters])
      Object.assign(gruppe(campaign, id), { place: 'planned', raid: 0 })
    expect(points(campaign)).toBeCloseTo(mix.points)
    expect(betterMix({ ...campaign }, WORTH)).toBeUndefined()
  },
)

test('RE-16.a what a plan should bring is a point of its own, with what it takes to win', () => {
  const asked = planAsked(worth(6, 9), {
    kind: 'choice',
    seat: 'luftwaffe',
    ask: 'assign-fighter',
    options: [],
  })
  expect(asked?.parts.at(-1)).toEqual({
    done: true,
    title: 'Altogether:',
    says: expect.stringMatching(/^\+[\d.]+ points; \+6 wins$/),
  })
})

test('what Gruppen change is told with the reason: squadrons that come, and Gruppen that may stray', () => {
  const [before, now] = [worth(9, 0), worth(9, 7)]
  expect(changeWords({ card: WORTH, before }, now, false)).toMatch(
    /^Worth with 7 more: your points fall from \+[\d.]+ to [+-]?[\d.]+\. .*squadrons come on the average, before .*may stray, before/,
  )
  expect(changeWords({ card: WORTH, before }, before, false)).toBeUndefined()
})
