import type { Procedure } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import type { Intelligence } from '../../pack/types.ts'
import { respond } from '../../rules/07-response/response.ts'
import { respondingOf } from '../../rules/07-response/tactics.ts'
import type { Campaign } from '../../state.ts'
import { aCampaign, expectAt, factsOf, inTheAir, lay, offers, reduce, script } from '../kit/table.ts'

const BIGGIN = 12
const WEYMOUTH = 20
const DOVER = 34
const DECOY = 155

const SQUADRONS = '54 65 74 32 501 610 64 615 111 56'.split(' ')

/** How many respond, and by which charts, of a pool of this size. */
function tactics(
  intelligence: Intelligence,
  display: string,
  pool: number,
  table: Parameters<typeof aCampaign>[0] = {},
) {
  const campaign = aCampaign(table)
  inTheAir(campaign, BIGGIN, display, { intelligence })
  lay(campaign, `pool ${SQUADRONS.slice(0, pool).join(' ')}`)
  return charts(campaign)
}

function* respondingTo(campaign: Campaign): Procedure<number> {
  return respondingOf(campaign)
}

function charts(campaign: Campaign): [responding: number, charts: string] {
  const played = script(respondingTo(campaign))
  const used = factsOf(played, 'tactics').map(({ chart }) => chart)
  return [played.value, used.join(' ')]
}

const THREE_HUNT = 'hunt I/JG51 II/JG51 III/JG51'
const BOMBERS = 'bomber I/KG1 II/KG1'

describe('accurate intelligence', () => {
  test('RE-7.3.a RE-7.3.b RE-EX-18 pool 4 against 3 hunters: all respond by chart 1A', () => {
    expect(tactics('accurate', `${THREE_HUNT}, ${BOMBERS}`, 4)).toEqual([4, '1A'])
  })

  test('RE-7.3.b RE-EX-19 pool 2 against 3 hunters and 1 escort: 1B, and they respond', () => {
    expect(tactics('accurate', `${THREE_HUNT}, ${BOMBERS}, escort I/ZG26`, 2)).toEqual([2, '1A 1B'])
  })

  test('RE-7.3.b RE-EX-20 pool 2 against 3 hunters and 2 escorts: nobody responds', () => {
    expect(tactics('accurate', `${THREE_HUNT}, ${BOMBERS}, escort I/ZG26 II/ZG26`, 2)).toEqual([0, '1A 1B'])
  })

  test('RE-7.3.c RE-EX-21 no bomber, 3 hunters, pool 6: all respond by chart 2', () => {
    expect(tactics('accurate', THREE_HUNT, 6)).toEqual([6, '2'])
    expect(tactics('accurate', THREE_HUNT, 5)).toEqual([0, '2'])
    // Strafers are no bombers.
    expect(tactics('accurate', `${THREE_HUNT}, bomber I/ZG26`, 5)).toEqual([0, '2'])
  })

  test('RE-7.31.a RE-EX-24 7 would respond to 3 Gruppen: 6 do, drawn by chance', () => {
    const campaign = aCampaign()
    inTheAir(campaign, DOVER, 'hunt I/JG51, bomber I/KG1, patrol II/JG51', {
      intelligence: 'accurate',
      warning: 'sufficient',
    })
    // All-out: nobody is removed.
    campaign.day = 21
    campaign.squadrons['501'] = { place: 'landing', full: true }
    const lines = 'priority 6, responds 54 65 74 32 610 56'
    const played = script(respond(campaign), lines)
    expect(factsOf(played, 'priority')).toMatchObject([{ pool: 7, removed: 0 }])
    expect(factsOf(played, 'response-limit')).toEqual([{ raid: 0, gruppen: 3, limit: 6 }])
    expectAt(campaign, 'hunt 54 65 74 32 610 56, sector 151')
  })

  test('RE-7.31.a a pool that is no more than the limit is not limited', () => {
    const campaign = aCampaign()
    inTheAir(campaign, BIGGIN, 'bomber I/KG1 II/KG1', { intelligence: 'accurate' })
    lay(campaign, 'pool 54 65 74 32')
    const played = script(respondingTo(campaign))
    expect(played.value).toBe(4)
    expect(factsOf(played, 'response-limit')).toEqual([])
  })

  test('RE-7.31.a only accurate intelligence limits it', () => {
    expect(tactics('accurate', 'bomber I/KG1', 5)).toEqual([2, '1A'])
    expect(tactics('limited', 'bomber I/KG1', 5)).toEqual([5, '3'])
  })

  test('RE-19.3.d a Jabo is a fighter here', () => {
    const campaign = aCampaign({ advanced: true })
    inTheAir(campaign, BIGGIN, 'hunt I/JG51, bomber II/JG51', { intelligence: 'accurate' })
    campaign.gruppen['II/JG51'] = { place: 'bomber', full: true, jabo: true }
    lay(campaign, 'pool 54')
    expect(charts(campaign)).toEqual([0, '2'])
  })

  const SIX_HUNT = 'hunt I/JG51 II/JG51 III/JG51 I/JG26 II/JG26 III/JG26'

  test('RE-19.65.a RE-EX-48 one bomber and 6 hunters are a sweep: chart 2', () => {
    expect(tactics('accurate', `${SIX_HUNT}, bomber I/KG1`, 7, { advanced: true })).toEqual([0, '2'])
    expect(tactics('accurate', `${SIX_HUNT}, bomber I/KG1`, 7)).toEqual([7, '1A'])
    expect(tactics('accurate', `${SIX_HUNT}, ${BOMBERS}`, 7, { advanced: true })).toEqual([7, '1A'])
    // Five hunters are enough.
    const five = SIX_HUNT.replace(' III/JG26', '')
    expect(tactics('accurate', `${five}, bomber I/KG1`, 7, { advanced: true })).toEqual([0, '2'])
  })

  test('RE-19.65.a RE-EX-49 one bomber and 4 hunters are not: chart 1', () => {
    const four = 'hunt I/JG51 II/JG51 III/JG51 I/JG26'
    expect(tactics('accurate', `${four}, bomber I/KG1`, 5, { advanced: true })).toEqual([5, '1A'])
  })
})

describe('less than that', () => {
  const NINE = `${THREE_HUNT}, bomber I/KG1 II/KG1 III/KG1 I/KG2, escort I/ZG26 II/ZG26, patrol I/JG26`

  test('RE-7.3.d RE-EX-22 RE-6.1.j limited, 9 Gruppen without the patrol, pool 2: nobody responds', () => {
    expect(tactics('limited', NINE, 2)).toEqual([0, '3'])
  })

  test('RE-7.3.d RE-EX-23 RE-6.1.j pool 3 or more: all respond', () => {
    expect(tactics('limited', NINE, 3)).toEqual([3, '3'])
    expect(tactics('limited', NINE, 5)).toEqual([5, '3'])
  })

  test('RE-7.3.e poor: what the raid is taken for decides', () => {
    const poor = (taken: 'minor' | 'major', pool: number) => {
      const campaign = aCampaign()
      inTheAir(campaign, BIGGIN, NINE, { intelligence: 'poor', taken })
      lay(campaign, `pool ${SQUADRONS.slice(0, pool).join(' ')}`)
      return charts(campaign)
    }
    expect([poor('minor', 1), poor('major', 2), poor('major', 3)]).toEqual([
      [1, '4'],
      [0, '4'],
      [3, '4'],
    ])
  })
})

describe('deployment of squadrons', () => {
  const raid = (display: string, more: Parameters<typeof inTheAir>[3], advanced = false) => {
    const campaign = aCampaign({ advanced, day: 21 })
    inTheAir(campaign, BIGGIN, display, { intelligence: 'poor', taken: 'major', ...more })
    return campaign
  }

  test('RE-4.II.4 RE-7.4.a RE-7.4.b responders go to the Hunt Box, full, and the pool is empty', () => {
    const campaign = raid(BOMBERS, { warning: 'sufficient', taken: 'minor' })
    const played = script(respond(campaign), 'priority 6', ['eligible', 'stands-down'])
    expect(played.value).toBe('hunter-interception')
    const { squadrons } = factsOf(played, 'responds')[0] as { squadrons: string[] }
    expectAt(campaign, `hunt ${squadrons.join(' ')}`)
    expect(Object.values(campaign.squadrons).filter(({ place }) => place === 'pool')).toEqual([])
  })

  test('RE-7.4.a RE-14.34.a if nobody responds all go home, the green one green', () => {
    const campaign = raid(BOMBERS, { warning: 'none' })
    reduce(campaign, '501')
    const played = script(respond(campaign), 'priority 6')
    expect(factsOf(played, 'responds')).toEqual([{ raid: 0, squadrons: [], returned: ['501'] }])
    expectAt(campaign, 'sector- 501, sector 32 610')
  })

  test('RE-14.3.a RE-14.32.a RE-A-33 the green squadron responds first, reduced', () => {
    const campaign = raid('bomber I/KG1', { warning: 'late', intelligence: 'accurate' })
    reduce(campaign, '111')
    // Three in the pool, of whom two may respond.
    const asked = 'priority 6'
    expect(offers(respond(structuredClone(campaign)), [`eligible 32, ${asked}`])).toEqual(['32', '610'])
    script(respond(campaign), [`eligible 32, ${asked}, responds 610`])
    expectAt(campaign, 'hunt- 111, hunt 610, sector 32')
  })

  test('RE-19.64.a RE-A-97 then those whose airfield it is, before any other is drawn', () => {
    const campaign = raid('bomber I/KG1', { warning: 'late', intelligence: 'accurate' }, true)
    const lines = 'eligible 32 615, priority 6'
    const played = script(respond(campaign), lines)
    expect(factsOf(played, 'pool')).toMatchObject([{ size: 4, ace: ['Ace'] }])
    expectAt(campaign, 'hunt 32 610, sector 615, out Ace')
  })

  test('RE-19.64.a RE-A-97 if there are too many of them chance decides among them', () => {
    const campaign = raid('bomber I/KG1', { warning: 'early', intelligence: 'accurate' }, true)
    lay(campaign, 'inflight 64 615 111 54 65 74 56 151')
    expect(offers(respond(campaign), 'priority 6')).toEqual(['32', '501', '610'])
  })

  test('RE-19.63.a RE-A-32 an ace that is drawn goes to the Hunt Box', () => {
    const campaign = raid(
      'hunt I/JG51 II/JG51, bomber I/KG1',
      { warning: 'late', intelligence: 'accurate' },
      true,
    )
    script(respond(campaign), 'eligible 32 615, priority 6')
    expectAt(campaign, 'hunt 32 610 615 Ace')
  })
})

test('RE-4.II.4 RE-A-51 all whom a decoy draws fly for nothing, as they are', () => {
  const campaign = aCampaign({ advanced: true })
  reduce(campaign, '609')
  inTheAir(
    campaign,
    WEYMOUTH,
    '',
    { warning: 'very-early', intelligence: 'accurate' },
    { strategies: [DECOY] },
  )
  const played = script(respond(campaign), 'priority 5')
  // Six Gruppen are 1 more: high, and of five squadrons the one to be removed is spared by the green one.
  expect(factsOf(played, 'priority')).toMatchObject([{ total: 6, pool: 5, removed: 1, less: 1 }])
  expect(played.value).toBe('recovery')
  expect(factsOf(played, 'tactics')).toEqual([])
  expect(factsOf(played, 'responds')).toEqual([])
  expect(factsOf(played, 'decoy-response')).toEqual([
    { raid: 0, squadrons: expect.arrayContaining(['609', '238', '152', '87', 'Ace']) },
  ])
  expectAt(campaign, 'inflight- 609, inflight 238 152 87, out Ace')
})
