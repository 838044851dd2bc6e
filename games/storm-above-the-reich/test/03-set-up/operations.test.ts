import { describe, expect, test } from 'vitest'
import { ATTACHMENTS, type Attachment, type FighterKind, type OperationsMenu } from '../../pack/types.ts'
import { canCarry, fitAttachments, purchase } from '../../rules/03-set-up/operations.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { proofPack } from '../kit/charts.ts'
import { aCampaign, after, asked, factsOf, offers, pauseAfter, play, script } from '../kit/table.ts'

function buying(op: number, menu?: Partial<OperationsMenu>, id = 'menu'): Campaign {
  if (menu === undefined) return aCampaign({ op })
  const seasons = proofPack.seasons.map(one => ({ ...one, menu: { ...one.menu, ...menu } }))
  return aCampaign({ op, pack: { ...proofPack, id, seasons } })
}

function offered(campaign: Campaign): string[] {
  return offers(purchase(campaign))
}

function buy(campaign: Campaign, ...things: string[]): void {
  for (const thing of things)
    expect(script(purchase(campaign), `operations.buy ${thing}`, ['operations.fit']).value).toBe(
      thing === 'done' ? 'escort-roll' : 'purchase',
    )
}

const PILOTS = Array.from({ length: 18 }, (_, no) => `pilot/${no}`)

describe('FW190s', () => {
  test('SR-SET-08 SR-PIL-01 SR-SET-04 each pilot who can fly costs one OP', () => {
    const campaign = buying(2, { auxiliaries: {}, attachments: {} }, 'no menu')
    expect(offered(campaign)).toEqual([...PILOTS, 'done'])
    buy(campaign, 'pilot/4')
    expect(missionOf(campaign)).toMatchObject({
      op: 1,
      fighters: [{ no: 0, kind: 'fw190', pilot: 4, at: 'reserve' }],
    })
    expect(offered(campaign)).toEqual([...PILOTS.filter(id => id !== 'pilot/4'), 'done'])
    buy(campaign, 'pilot/0')
    expect(missionOf(campaign).fighters.map(({ no, pilot }) => [no, pilot])).toEqual([
      [0, 4],
      [1, 0],
    ])
  })

  test.each(['wounded', 'killed', 'replaced', 'posted', 'reserve'] as const)(
    'SR-SET-08 a pilot who is %s cannot be bought',
    status => {
      const campaign = buying(1)
      if (campaign.pilots[2]) campaign.pilots[2].status = status
      expect(offered(campaign)).not.toContain('pilot/2')
    },
  )

  test('SR-SET-04 without OP nothing can be bought', () => {
    const campaign = buying(0)
    expect(script(purchase(campaign))).toMatchObject({ value: 'escort-roll', pauses: [] })
  })

  test('SR-SET-22 SR-CAM-12 a mission is not given up by one press: with nobody bought the end is rare', () => {
    const endOf = (campaign: Campaign) => {
      const pause = pauseAfter(purchase(campaign))
      return pause.kind === 'choice' ? pause.options.find(({ id }) => id === 'done') : undefined
    }
    const campaign = buying(2)
    expect(endOf(campaign)?.rare).toBe(true)
    buy(campaign, 'pilot/4')
    expect(endOf(campaign)?.rare).toBeUndefined()
  })

  test('SR-SET-04 SR-TAL-07 OP need not be spent, but cannot be saved', () => {
    const campaign = buying(3)
    buy(campaign, 'done')
    expect(missionOf(campaign).op).toBe(0)
  })
})

describe('auxiliaries and attachments', () => {
  test('SR-SET-09 the menu of the season says what there is', () => {
    const campaign = buying(
      1,
      { auxiliaries: { ju88: { cost: 1, count: 1 } }, attachments: { armor: { cost: 1, count: 2 } } },
      'ju88 and armor',
    )
    expect(offered(campaign).slice(18)).toEqual(['auxiliary/ju88', 'attachment/armor', 'done'])
  })

  test('SR-SET-09 SR-SET-11 what costs more than is left is not offered', () => {
    const menu = {
      auxiliaries: { me163: { cost: 2, count: 1 } },
      attachments: { rockets: { cost: 2, count: 3 } },
    }
    expect(offered(buying(1, menu, 'dear')).slice(18)).toEqual(['done'])
    const campaign = buying(2, menu, 'dear')
    expect(offered(campaign).slice(18)).toEqual(['auxiliary/me163', 'attachment/rockets', 'done'])
    buy(campaign, 'attachment/rockets')
    expect(missionOf(campaign)).toMatchObject({ op: 0, stores: { rockets: 3, armor: 0 } })
  })

  test('SR-SET-10 one OP may bring several', () => {
    const { campaign, notes } = play(buying(2), purchase, 'operations.buy auxiliary/iar80')
    expect(missionOf(campaign).op).toBe(1)
    expect(missionOf(campaign).fighters.map(({ no, kind, pilot }) => [no, kind, pilot])).toEqual([
      [0, 'iar80', undefined],
      [1, 'iar80', undefined],
      [2, 'iar80', undefined],
    ])
    expect(factsOf({ notes }, 'operations.bought')).toEqual([
      { what: 'auxiliary', of: 'iar80', count: 3, cost: 1, op: 1 },
    ])
  })

  test('SR-SET-10 no more than there are blocks in the box', () => {
    const campaign = buying(9, { auxiliaries: { me163: { cost: 1, count: 3 } } }, 'rockets by three')
    buy(campaign, 'auxiliary/me163', 'auxiliary/me163')
    expect(missionOf(campaign).fighters).toHaveLength(4)
    expect(missionOf(campaign).op).toBe(7)
    expect(offered(campaign)).not.toContain('auxiliary/me163')
  })

  test('SR-SET-11 attachments may be bought again and again', () => {
    const campaign = buying(3)
    buy(campaign, 'attachment/cannon', 'attachment/cannon')
    expect(missionOf(campaign)).toMatchObject({ op: 1, stores: { cannon: 6 } })
  })
})

describe('fitting', () => {
  function fitted(fighters: FighterKind[], stores: Partial<Record<Attachment, number>>): Campaign {
    const campaign = aCampaign({ fighters: fighters.map(kind => ({ at: 'reserve', kind })) })
    Object.assign(missionOf(campaign).stores, stores)
    return campaign
  }

  test('SR-SET-12 one at a time, to a fighter that may carry it, or left behind', () => {
    const campaign = fitted(['fw190', 'mc202', 'iar80', 'ju88'], { cannon: 2 })
    expect(asked(fitAttachments(campaign))).toBe(
      'operations.fit of marker:cannon: all, fighter/0, fighter/2, fighter/3, leave',
    )
    const after = 'operations.fit fighter/2'
    expect(offers(fitAttachments(campaign), after)).toEqual(['all', 'fighter/0', 'fighter/3', 'leave'])
    const { notes } = script(fitAttachments(campaign), 'operations.fit fighter/3')
    expect(missionOf(campaign).fighters.map(({ cannon }) => cannon)).toEqual([false, false, true, true])
    expect(factsOf({ notes }, 'operations.fitted')).toEqual([
      { fighter: 3, name: 'Ju88 1', attachment: 'cannon', left: 0 },
    ])
  })

  test('SR-SET-12 one answer fits the list from the top, as far as they last', () => {
    const campaign = fitted(['fw190', 'mc202', 'iar80', 'ju88'], { cannon: 2 })
    const { notes } = script(fitAttachments(campaign), 'operations.fit all')
    expect(missionOf(campaign).fighters.map(({ cannon }) => cannon)).toEqual([true, false, true, false])
    expect(factsOf({ notes }, 'operations.fitted')).toMatchObject([{ left: 1 }, { left: 0 }])
  })

  test('SR-SET-12 with more than they can carry all of them carry one, and the rest stays behind', () => {
    const campaign = fitted(['fw190', 'iar80'], { cannon: 3 })
    expect(script(fitAttachments(campaign), 'operations.fit all').pauses.length).toBe(1)
    expect(missionOf(campaign).fighters.map(({ cannon }) => cannon)).toEqual([true, true])
    expect(missionOf(campaign).stores.cannon).toBe(0)
  })

  test('SR-SET-12 who has room for an attachment may still not be one that carries it', () => {
    const campaign = fitted(['iar80', 'fw190', 'ju88'], { armor: 1 })
    expect(offers(fitAttachments(campaign))).toEqual(['fighter/1', 'leave'])
  })

  test('SR-SET-12 leaving one behind leaves the rest', () => {
    const campaign = after(fitted(['fw190'], { armor: 2 }), fitAttachments, 'operations.fit leave')
    expect(missionOf(campaign).fighters[0]?.armor).toBe(false)
    expect(missionOf(campaign).stores.armor).toBe(0)
  })

  test('SR-SET-12 what nobody can carry is not asked about', () => {
    const campaign = fitted(['mc202'], { armor: 2, cable: 1 })
    expect(script(fitAttachments(campaign)).pauses).toEqual([])
    expect(missionOf(campaign).stores).toEqual({ armor: 0, cannon: 0, rockets: 0, cable: 0 })
  })

  test.each(ATTACHMENTS)('SR-SET-11 SR-SET-12 %s is fitted, and not twice', attachment => {
    const campaign = after(fitted(['fw190'], { [attachment]: 2 }), fitAttachments, 'operations.fit fighter/0')
    const fighter = missionOf(campaign).fighters[0] as Fighter
    expect(fighter).toMatchObject({
      armor: attachment === 'armor',
      cannon: attachment === 'cannon',
      rockets: attachment === 'rockets' ? 'loaded' : 'none',
      cable: attachment === 'cable',
    })
    expect(canCarry(campaign, fighter, attachment)).toBe(false)
  })

  test('SR-SET-12 several types on one fighter, up to its limit', () => {
    const campaign = fitted(['fw190'], { armor: 1, rockets: 1, cable: 1 })
    const { pauses } = script(fitAttachments(campaign), 'operations.fit fighter/0 fighter/0')
    expect(pauses).toHaveLength(2)
    expect(missionOf(campaign).fighters[0]).toMatchObject({ armor: true, rockets: 'loaded', cable: false })
  })

  test('SR-SET-12 the fitting follows the last purchase', () => {
    const campaign = buying(3)
    buy(campaign, 'pilot/0', 'attachment/armor')
    script(purchase(campaign), 'operations.buy done, operations.fit fighter/0')
    expect(missionOf(campaign).fighters[0]?.armor).toBe(true)
  })
})
