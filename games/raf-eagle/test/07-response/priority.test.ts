import { describe, expect, test } from 'vitest'
import { layOut, packOf } from '../../pack/index.ts'
import { applyPriority } from '../../rules/07-response/priority.ts'
import { respond } from '../../rules/07-response/response.ts'
import type { Campaign, Flight, Raid } from '../../state.ts'
import { PROOF_PACK } from '../kit/charts.ts'
import { aCampaign, expectAt, factsOf, inTheAir, lay, plan, reduce, script } from '../kit/table.ts'

const RYE = 8
const BIGGIN = 12
const SOUTHAMPTON = 21
const WEYMOUTH = 20
const LONDON = 46
const DECOY = 155
const SECONDARY = 158

const SEPT_1 = 21
const SEVEN = 'bomber I/KG1 II/KG1 III/KG1, hunt I/JG51 II/JG51, patrol III/JG51, escort I/ZG26'

interface Given {
  readonly table?: Parameters<typeof aCampaign>[0]
  readonly display?: string
  readonly flight?: Partial<Flight>
  readonly planned?: Partial<Raid>
}

function raidOn(card: number, { table, display = 'bomber I/KG1', flight, planned }: Given = {}): Campaign {
  const campaign = aCampaign(table)
  inTheAir(campaign, card, display, { warning: 'late', intelligence: 'limited', ...flight }, planned)
  return campaign
}

/** The priority of a raid that this pool might meet. */
function priorityOf(campaign: Campaign, die: number, pool = '32', lines = '') {
  lay(campaign, `pool ${pool}`)
  return factsOf(script(applyPriority(campaign), [`priority ${die}`, lines]), 'priority')[0] ?? {}
}

/** Why the response to a raid is stronger or weaker. */
function modifiersOf(campaign: Campaign) {
  const { modifiers } = priorityOf(campaign, 6, '32')
  return Object.fromEntries((modifiers as { why: string; by: number }[]).map(({ why, by }) => [why, by]))
}

describe('priority', () => {
  /** The raid of the example: 1 September, accurate, seven Gruppen, two more cards in the segment. */
  const example = () => {
    const campaign = raidOn(BIGGIN, {
      table: { day: SEPT_1 },
      display: SEVEN,
      flight: { warning: 'early', intelligence: 'accurate' },
    })
    plan(campaign, 34)
    plan(campaign, 15, { strategies: [DECOY] })
    plan(campaign, 14, { done: true })
    plan(campaign, 13, { segment: 3 })
    return campaign
  }

  test('RE-7.2.a RE-7.2.b RE-A-27 RE-EX-16 a modifier of 6 and a roll of 2 are 8: high', () => {
    expect(priorityOf(example(), 2)).toMatchObject({
      modifiers: [
        { why: 'date', by: 2 },
        { why: 'type', by: 2 },
        { why: 'group', by: 1 },
        { why: 'bombers-seen', by: 2 },
        { why: 'size', by: 1 },
        { why: 'cards-left', by: -2 },
      ],
      modifier: 6,
      total: 8,
      priority: 'high',
    })
  })

  test('RE-7.2.c RE-EX-17 of a pool of 9 three go home, full, and 6 respond', () => {
    const campaign = example()
    const played = script(respond(campaign), ['priority 2, stands-down 610 64 56'], ['eligible'])
    expect(factsOf(played, 'pool')).toMatchObject([{ size: 9 }])
    expectAt(campaign, 'sector 610 64 56')
    expect(factsOf(played, 'stands-down')).toEqual([{ raid: 0, squadrons: ['610', '64', '56'] }])
    expect(factsOf(played, 'responds')).toMatchObject([{ squadrons: { length: 6 }, returned: [] }])
  })

  test('RE-7.2.b the date, the type of target and its group', () => {
    expect(modifiersOf(raidOn(RYE))).toEqual({ type: 1, group: 1 })
    expect(modifiersOf(raidOn(RYE, { table: { day: 15 } }))).toEqual({ date: 1, type: 1, group: 1 })
    expect(modifiersOf(raidOn(WEYMOUTH))).toEqual({})
    // RE-A-98 London is in no group.
    expect(modifiersOf(raidOn(LONDON))).toEqual({ type: 1 })
    expect(priorityOf(raidOn(LONDON), 2)).toMatchObject({ modifier: 1, total: 3 })
  })

  test('RE-7.2.c where nobody is removed the log tells of nobody', () => {
    const campaign = raidOn(BIGGIN, { table: { day: SEPT_1 } })
    lay(campaign, 'pool 32')
    const played = script(applyPriority(campaign), 'priority 6')
    expect(factsOf(played, 'priority')).toMatchObject([{ removed: 0 }])
    expect(factsOf(played, 'stands-down')).toEqual([])
  })

  test('RE-7.2.b RE-A-20 the type is that of the card’s first target', () => {
    expect(modifiersOf(raidOn(SOUTHAMPTON, { planned: { strategies: [SECONDARY] } }))).toMatchObject({
      type: 1,
    })
  })

  test('RE-7.2.b accurate intelligence counts if it sees bombers', () => {
    const seen = (display: string, intelligence: 'accurate' | 'limited') =>
      modifiersOf(raidOn(WEYMOUTH, { display, flight: { intelligence } }))
    expect(seen('bomber I/LG1', 'accurate')).toEqual({ 'bombers-seen': 2 })
    expect(seen('bomber I/LG1', 'limited')).toEqual({})
    expect(seen('bomber I/ZG2, hunt I/JG2', 'accurate')).toEqual({})
  })

  test('RE-7.2.b RE-A-44 a Jabo is no bomber to whoever sees it', () => {
    const campaign = raidOn(WEYMOUTH, { display: 'bomber I/JG2', flight: { intelligence: 'accurate' } })
    Object.assign(campaign.gruppen['I/JG2'] ?? {}, { jabo: true })
    expect(modifiersOf(campaign)).toEqual({})
  })

  test('RE-7.2.b RE-A-21 all Gruppen in the display count for its size', () => {
    const six = `${SEVEN}`.replace(' II/JG51', '')
    expect(modifiersOf(raidOn(WEYMOUTH, { display: six }))).toEqual({ size: 1 })
    expect(modifiersOf(raidOn(WEYMOUTH, { display: six.replace(', patrol III/JG51', '') }))).toEqual({})
  })

  test('RE-7.21.a cards that are left cannot take the modifier below 0', () => {
    const campaign = raidOn(WEYMOUTH)
    plan(campaign, 34)
    expect(priorityOf(campaign, 3)).toMatchObject({
      modifiers: [{ why: 'cards-left', by: -1 }],
      modifier: 0,
      total: 3,
    })
  })

  test('RE-7.2.a RE-7.2.c minimal, low, high and all-out, by the size of the pool', () => {
    const removed = (die: number, pool: string) => {
      const table = { day: die > 6 ? SEPT_1 : 0 }
      const campaign = raidOn(die > 6 ? BIGGIN : WEYMOUTH, {
        table,
        display: die > 6 ? SEVEN : 'bomber I/LG1',
        flight: { intelligence: die > 6 ? 'accurate' : 'limited' },
      })
      lay(campaign, `pool ${pool}`)
      const played = script(applyPriority(campaign), [`priority ${die > 6 ? die - 8 : die}`], ['stands-down'])
      const { priority, total } = factsOf(played, 'priority')[0] ?? {}
      const gone = (factsOf(played, 'stands-down')[0]?.squadrons ?? []) as string[]
      return [total, priority, gone.length]
    }
    expect(removed(2, '32 501')).toEqual([2, 'minimal', 1])
    expect(removed(2, '32 501 610')).toEqual([2, 'minimal', 2])
    expect(removed(3, '32 501')).toEqual([3, 'low', 0])
    expect(removed(5, '32 501 610 54 65')).toEqual([5, 'low', 2])
    expect(removed(6, '32 501 610 54 65')).toEqual([6, 'high', 1])
    expect(removed(9, '32 501 610 54 65')).toEqual([9, 'high', 1])
    expect(removed(10, '32 501 610 54 65')).toEqual([10, 'all-out', 0])
  })

  test('RE-7.22.a a pool emptied so does not respond', () => {
    const campaign = raidOn(WEYMOUTH, { table: { pack: NOBODY_COMES }, flight: { warning: 'none' } })
    const { value, notes } = script(respond(campaign), 'priority 1', ['eligible'])
    expect(value).toBe('hunter-interception')
    expect(notes.at(-1)).toMatchObject({ rule: 'RE-7.22.a', what: 'no-response' })
    expectAt(campaign, 'sector 238 609 152')
  })
})

/** A chart by which minimal priority sends everybody home. */
const { pack } = packOf({ pack: PROOF_PACK })
const { response } = pack.tables
const NOBODY_COMES = layOut({
  ...pack,
  id: 'proof-nobody',
  tables: {
    ...pack.tables,
    response: {
      ...response,
      removed: { ...response.removed, minimal: [1, 2, 3, 4].map(upTo => ({ upTo, is: upTo })) },
    },
  },
})

describe('who cannot be removed', () => {
  /** Who is left in a pool after a roll of 1 for Weymouth: minimal. */
  const leftOf = (pool: string, green: string, table: Given['table'] = {}) => {
    const campaign = raidOn(WEYMOUTH, { table })
    lay(campaign, `pool ${pool}`)
    if (green) reduce(campaign, green)
    script(applyPriority(campaign), 'priority 1', ['stands-down'])
    return pool.split(' ').filter(id => campaign.squadrons[id]?.place === 'pool')
  }

  test('RE-14.3.d RE-14.31.a the green squadron counts in the pool but is not removed', () => {
    expect(leftOf('32 501 610', '')).toEqual(['610'])
    expect(leftOf('32 501 610', '32')).toEqual(['32'])
    expect(leftOf('32 501', '501')).toEqual(['501'])
  })

  test('RE-14.31.a RE-14.34.a RE-A-31 alone, or left alone, it goes home green', () => {
    expect(leftOf('32', '32', { pack: NOBODY_COMES })).toEqual([])
    const campaign = raidOn(WEYMOUTH, { table: { pack: NOBODY_COMES } })
    lay(campaign, 'pool 32 501')
    reduce(campaign, '32')
    const played = script(applyPriority(campaign), 'priority 1')
    expect(factsOf(played, 'stands-down')).toEqual([{ raid: 0, squadrons: ['501', '32'] }])
    expectAt(campaign, 'sector- 32, sector 501')
  })

  test('RE-19.62.a RE-EX-47 three to remove and one green: two others are removed', () => {
    const campaign = raidOn(BIGGIN, {
      table: { day: SEPT_1, advanced: true },
      planned: { strategies: [SECONDARY] },
    })
    const pool = '32 501 610 54 65 74 64 615 111'
    reduce(campaign, '65')
    const facts = priorityOf(campaign, 2, pool, 'stands-down 32 54')
    expect(facts).toMatchObject({ total: 7, priority: 'high', removed: 3, less: 1 })
    expectAt(campaign, 'sector 32 54, pool- 65, pool 501 610 74 64 615 111')
  })

  test('RE-19.62.a RE-A-31 a lone green squadron stays, and two of them', () => {
    const advanced = { pack: NOBODY_COMES, advanced: true }
    expect(leftOf('32', '32', advanced)).toEqual(['32'])
    expect(leftOf('32 54', '32 54', advanced)).toEqual(['32', '54'])
  })

  test('RE-19.64.a squadrons of the bombed airfield’s sector stay, even if fewer are removed then', () => {
    const left = (table: Given['table'], planned: Partial<Raid> = {}) => {
      const campaign = raidOn(BIGGIN, { table: { pack: NOBODY_COMES, ...table }, planned })
      // The chart's other modifiers are 3: these cards take them away.
      for (const other of [34, 13, 14]) plan(campaign, other)
      const pool = '32 501 54'
      lay(campaign, `pool ${pool}`)
      script(applyPriority(campaign), 'priority 1', ['stands-down'])
      return pool.split(' ').filter(id => campaign.squadrons[id]?.place === 'pool')
    }
    expect(left({ advanced: true })).toEqual(['32', '501'])
    expect(left({ advanced: false })).toEqual([])
    // RE-A-20 The second target is a base.
    expect(left({ advanced: true }, { strategies: [SECONDARY] })).toEqual([])
  })

  test('RE-19.64.a RE-14.31.a a green squadron beside those of the airfield is not alone', () => {
    const campaign = raidOn(BIGGIN, { table: { pack: NOBODY_COMES, advanced: true } })
    for (const other of [34, 13, 14]) plan(campaign, other)
    reduce(campaign, '54')
    priorityOf(campaign, 1, '32 54')
    expectAt(campaign, 'pool 32, pool- 54')
  })

  test('RE-19.64.a RE-A-32 the ace belongs to no airfield', () => {
    const campaign = raidOn(14, { table: { pack: NOBODY_COMES, advanced: true } })
    for (const other of [34, 13, 12]) plan(campaign, other)
    priorityOf(campaign, 1, '54 Ace')
    expectAt(campaign, 'pool 54, out Ace')
  })

  test('RE-19.63.a RE-A-32 an ace that is removed goes back to the counters', () => {
    const campaign = raidOn(WEYMOUTH, { table: { advanced: true } })
    priorityOf(campaign, 1, 'Ace 32', 'stands-down Ace')
    expectAt(campaign, 'out Ace, pool 32')
  })
})
