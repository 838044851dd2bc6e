import { describe, expect, test } from 'vitest'
import { decidedAt } from '../../board/decided.ts'
import { MANNERS } from '../../board/manners.ts'
import { standard } from '../../index.ts'
import { spendExperience } from '../../rules/02-pilots/experience.ts'
import { muster } from '../../rules/02-pilots/muster.ts'
import { purchase } from '../../rules/03-set-up/operations.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import { movePhase } from '../../rules/07-move/move.ts'
import { returnPhase } from '../../rules/08-return.ts'
import { combatStep } from '../../rules/10-aerial-combat/aerial-combat.ts'
import { approach } from '../../rules/15-approach.ts'
import { engage } from '../../rules/16-engage/engage.ts'
import { type Campaign, STAFFEL } from '../../state.ts'
import { aCampaign, type Layout, type Lines, pauseAfter } from '../kit/table.ts'

type Rule = Parameters<typeof pauseAfter>[0]

describe('advice', () => {
  const adviceOn = (layout: Layout, rule: (campaign: Campaign) => Rule, id: string, lines: Lines = []) => {
    const campaign = aCampaign(layout)
    const pause = pauseAfter(rule(campaign), lines)
    return pause.kind === 'choice' ? MANNERS.advice?.(campaign, pause, id) : undefined
  }

  test('of a side: which bombers are met there in the thinnest fire', () => {
    const told = adviceOn({ fighters: 'tail/low' }, movePhase, 'to/tail/approach/low', 'move.next fighter/0')
    expect(told).toMatch(
      /^From the Tail you meet B-24\u00a0.* at Lethal Level \d, the thinnest fire of that side\.$/,
    )
  })

  test('of a bomber: its level and the chances', () => {
    const told = adviceOn({ fighters: 'tail/approach/low' }, approach, 'bomber/A1')
    expect(told).toMatch(
      /^B-24\u00a0A1 is met at Lethal Level \d\. It goes down: .*\. You are hit, in or out: .*\.$/,
    )
  })

  test('experten stand before the others when pilots are bought', () => {
    const campaign = aCampaign({ op: 3 })
    const able = campaign.pilots[7]
    if (able) able.skills = ['luck']
    const pause = pauseAfter(purchase(campaign))
    if (pause.kind !== 'choice') throw new Error('Nothing is asked')
    const ids = MANNERS.foremost?.(campaign, pause).map(({ id }) => id) ?? []
    expect(ids.slice(0, 2)).toEqual(['flight', 'pilot/7'])
    expect(ids).toContain('attachment/cannon')
    expect(ids.length).toBeLessThanOrEqual(13)
  })
})

test('SR-SET-04 what is proposed for the points of the day counts aircraft, not purchases', () => {
  const campaign = aCampaign({ op: 8, pack: standard })
  const pause = pauseAfter(purchase(campaign))
  if (pause.kind !== 'choice') throw new Error('Nothing is asked')
  const flight = MANNERS.far?.(campaign, pause).find(({ id }) => id === 'flight')
  expect(flight?.ids).toHaveLength(8)
  expect(flight?.so).toBe('Ahrens, Bär, Clausen, 3 more pilots and 4 MC202s')
  expect(flight?.figures).toEqual([{ of: 'cost', is: '8\u00a0OP' }])
})

describe('the whole wave', () => {
  const waveAt = (layout: Layout, lines: Lines, rule: (campaign: Campaign) => Rule = approach) => {
    const campaign = aCampaign(layout)
    const pause = pauseAfter(rule(campaign), lines)
    if (pause.kind !== 'choice') throw new Error('Nothing is asked')
    const wave = MANNERS.far?.(campaign, pause).find(({ id }) => id === 'wave')
    const [best] = (MANNERS.foremost?.(campaign, pause) ?? []).filter(({ id }) => id !== 'wave')
    return { wave, best }
  }

  test.each(['nose', 'tail', 'left', 'right'])(
    'SR-APP-04 from the %s it goes where the table has the best odds',
    side => {
      const bombers = { A3: ['damage-engine-9f-3'] }
      const at = `${side}/approach/low`
      const { wave, best } = waveAt(
        { fighters: `${at}, ${at}`, bombers, pack: standard },
        'approach.next fighter/0',
      )
      expect(wave?.ids[0]).toBe(best?.id)
      expect(wave?.so).toContain(`Ahrens at ${best?.id.replace('bomber/', '')}, `)
    },
  )

  test('SR-COL-01 four do not go for one bomber', () => {
    const at = 'tail/approach/low'
    const bombers = { A7: ['damage-engine-9f-3'] }
    const fighters = `${at}, ${at}, ${at}, ${at}`
    const { wave } = waveAt(
      { fighters, bombers, pack: standard, type: 'outbound' },
      'approach.next fighter/0',
    )
    const targets = wave?.ids.filter(id => id.startsWith('bomber/')) ?? []
    expect(new Set(targets).size).toBe(4)
    const each = wave?.so?.split('; ') ?? []
    expect(each).toHaveLength(4)
    for (const one of each) expect(one).toMatch(/ at A\d, .*(Climb|Dive).* to .*, hit \d+/)
  })

  test('SR-ENG-04 how one of them alone attacks, and how he leaves, is asked, not proposed', () => {
    const { wave } = waveAt({ fighters: '2.2 nose/level A1' }, [], engage)
    expect(wave).toBeUndefined()
  })
})

describe('what nobody would do is not asked', () => {
  const unaskedAt = (campaign: Campaign, rule: Rule, lines: Lines = []) => {
    const pause = pauseAfter(rule, lines)
    return pause.kind === 'choice' ? MANNERS.unasked?.(campaign, pause) : undefined
  }

  test('SR-ACB-04 which aircraft leads, where the die comes to the same by the rows of both', () => {
    const led = (kind: string) => {
      const campaign = aCampaign({ fighters: `tail/low, tail/low ${kind}`, escorts: ['tail/low 4'] })
      return unaskedAt(campaign, combatStep(campaign))
    }
    expect(led('ju88')).toBe('fw190')
    expect(led('me163')).toBeUndefined()
  })

  test('after a mission that was debriefed, with nothing to buy', () => {
    const campaign = aCampaign({})
    const entry = { aborted: false, vp: 0, killed: [], wounded: [], ofSeason: 1 }
    Object.assign(campaign, { log: [entry] })
    expect(unaskedAt(campaign, spendExperience(campaign))).toBe('done')
    Object.assign(campaign, { log: [{ ...entry, aborted: true }] })
    expect(unaskedAt(campaign, spendExperience(campaign))).toBeUndefined()
  })
})

describe('what stands first', () => {
  const firsts = (layout: Layout, rule: (campaign: Campaign) => Rule, lines: Lines = []) => {
    const campaign = aCampaign(layout)
    const pause = pauseAfter(rule(campaign), lines)
    if (pause.kind !== 'choice') throw new Error('Nothing is asked')
    return pause.options.filter(option => MANNERS.first?.(pause.ask, option, campaign)).map(({ id }) => id)
  }

  test('the way into the attack', () => {
    const two = { fighters: 'nose/low, nose/low' }
    expect(firsts(two, movePhase)).toEqual(['group/nose/low'])
    expect(firsts(two, movePhase, 'move.next fighter/0')).toEqual(['to/nose/approach/low'])
  })

  test('chance, where nobody can know yet', () => {
    expect(firsts({ fighters: '' }, muster)).toEqual(['random'])
  })

  test('SR-ENG-01 the proposed wave, but not before the modes of one who is in it', () => {
    const campaign = aCampaign()
    const isFirst = (ask: string) => MANNERS.first?.(ask, { id: 'wave' }, campaign)
    expect([isFirst('approach.target'), isFirst('engage.mode')]).toEqual([true, false])
  })
})

describe('what has been chosen in a wave', () => {
  const fighters = '3.3 nose/level, 2.1 nose/level'
  const asked = (lines: Lines) => {
    const campaign = aCampaign({ fighters })
    return decidedAt(campaign, pauseAfter(engage(campaign), lines), [])
  }

  test('SR-ENG-01 SR-ENG-04 nothing before it is asked, even in a move that is half made', () => {
    expect(asked([])).toEqual({ modes: new Set(), maneuvers: new Set() })
    expect(asked('engage.mode determined')).toEqual({ modes: new Set([0]), maneuvers: new Set() })
    expect(asked(['engage.mode determined', 'engage.maneuver climb'])).toEqual({
      modes: new Set([0]),
      maneuvers: new Set([0]),
    })
  })
})

describe('the battle is decided', () => {
  const decided = (layout: Layout) => MANNERS.decided?.(aCampaign(layout), STAFFEL)

  test('nobody aloft has anything left to fire', () => {
    expect(decided({ fighters: 'tail/low no-ammo, exited' })).toBe(true)
    expect(decided({ fighters: 'tail/low no-ammo, tail/low' })).toBe(false)
    expect(decided({ fighters: 'tail/low no-ammo, reserve' })).toBe(false)
  })

  test('no bomber is left', () => {
    const campaign = aCampaign({ fighters: 'tail/low' })
    for (const bomber of missionOf(campaign).bombers) bomber.gone = 'fallen'
    expect(MANNERS.decided?.(campaign, STAFFEL)).toBe(true)
  })

  test('before take-off nothing is', () => {
    expect(decided({ fighters: 'exited', turn: 0 })).toBe(false)
  })
})

describe('fewer presses', () => {
  const asked = (layout: Layout, rule: (campaign: Campaign) => Rule, lines: Lines = []) => {
    const campaign = aCampaign(layout)
    const pause = pauseAfter(rule(campaign), lines)
    if (pause.kind !== 'choice') throw new Error('Nothing is asked')
    return { campaign, pause }
  }
  const six = Array.from({ length: 6 }, () => 'nose/approach/low').join(', ')

  test('SR-APP-02 who of a wave goes in next is not asked, unless some must wait', () => {
    const { campaign, pause } = asked({ fighters: six }, approach)
    expect(MANNERS.unasked?.(campaign, pause)).toBe('fighter/0')
    const many = asked({ fighters: `${six}, nose/approach/low` }, approach)
    expect(MANNERS.unasked?.(many.campaign, many.pause)).toBeUndefined()
  })

  test('SR-MOV-04 nor who moves, where there is but one: he may stay', () => {
    const one = asked({ fighters: 'tail/low' }, movePhase)
    expect(MANNERS.unasked?.(one.campaign, one.pause)).toBe('fighter/0')
    const two = asked({ fighters: 'tail/low, nose/low' }, movePhase)
    expect(MANNERS.unasked?.(two.campaign, two.pause)).toBeUndefined()
  })

  test('SR-APP-04 SR-ENG-01 SR-ENG-04 a whole wave is one answer, legal to its last word', () => {
    const { campaign, pause } = asked({ fighters: six }, approach, 'approach.next fighter/0')
    const [wave] = MANNERS.far?.(campaign, pause) ?? []
    expect(wave?.words).toMatch(/^The wave as proposed/)
    // SR-COL-12 Who may collide, and how likely.
    expect(wave?.so).toMatch(/crash \d+\u00a0%/)
    // Six targets, the five who go in next, a mode for each or for all, and six ways out.
    expect(wave?.ids.filter(id => id.startsWith('bomber/'))).toHaveLength(6)
    expect(wave?.ids.filter(id => id.startsWith('fighter/'))).toHaveLength(5)
    expect(wave?.ids.filter(id => /climb|dive/.test(id))).toHaveLength(6)
    expect(missionOf(campaign).fighters.every(({ at }) => at === 'nose/approach/low')).toBe(true)
    const answers = wave?.ids ?? []
    const rule = approach(campaign)
    const given = [...answers]
    let next = rule.next()
    next = rule.next(0)
    while (!next.done) {
      const { options } = next.value as { options: readonly { id: string }[] }
      const at = options.findIndex(({ id }) => id === given[0])
      expect(at, given[0]).toBeGreaterThanOrEqual(0)
      given.shift()
      next = rule.next(at)
    }
    expect(given[0]).toMatch(/determined|evasive/)
  })

  test('SR-SET-04 the points of the day are spent at one press, and nothing is bought before it', () => {
    const { campaign, pause } = asked({ op: 3 }, purchase)
    const [flight] = MANNERS.far?.(campaign, pause) ?? []
    expect(flight?.ids.length).toBeGreaterThan(1)
    expect(missionOf(campaign).op).toBe(3)
    for (const id of flight?.ids ?? []) expect(pause.options.map(option => option.id)).toContain(id)
  })

  test('SR-MOV-11 all enter together by one press, with the fire that is met from that side', () => {
    const { campaign, pause } = asked({ fighters: 'reserve, reserve', anchored: ['nose/low'] }, movePhase)
    const ways = MANNERS.far?.(campaign, pause) ?? []
    expect(ways.map(({ ids }) => ids)).toEqual([
      ['group/reserve', 'to/right/low'],
      ['group/reserve', 'to/tail/low'],
      ['group/reserve', 'to/left/low'],
      ['group/reserve', 'delay'],
    ])
    expect(ways[0]?.so).toMatch(/^fire \d/)
  })

  test('SR-ENG-07 the ways out stand in pairs, High on the left and Low on the right', () => {
    const { campaign, pause } = asked({ fighters: ['2.2 nose/level'] }, engage, 'engage.mode determined')
    const heights = MANNERS.foremost?.(campaign, pause).map(({ id }) => id.split('-')[0])
    expect(heights).toEqual(['climb', 'dive', 'climb', 'dive', 'climb', 'dive'])
    expect(pause.options).toHaveLength(6)
  })

  test('SR-MOV-04 and go in together from where they are', () => {
    const { campaign, pause } = asked({ fighters: 'nose/low, nose/low' }, movePhase)
    expect(MANNERS.far?.(campaign, pause)).toMatchObject([
      { ids: ['group/nose/low', 'to/nose/approach/low'], on: ['box:nose/approach/low'] },
    ])
  })
})

describe('routine questions', () => {
  test('the way back has one name in every box', () => {
    for (const at of ['tail/return/low', 'nose/evasive/high']) {
      const pause = pauseAfter(returnPhase(aCampaign({ fighters: at })))
      expect(pause.kind === 'choice' && pause.options[0]?.id).toBe('back')
    }
  })
})
