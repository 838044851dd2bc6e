import { describe, expect, test } from 'vitest'
import { goalsOf, liftedFrom } from '../../board/desk/moves.ts'
import type { Order } from '../../board/desk/plan.ts'
import {
  aimOf,
  cardsAt,
  heapOf,
  hourOf,
  readyOf,
  sizesOf,
  standInsOf,
  upToSize,
} from '../../board/desk/stand-ins.ts'
import { gruppeSpec } from '../../rules/02-terms.ts'
import { DeskPlayer } from '../kit/desk.ts'
import { dealt } from '../kit/planning.ts'
import { aCampaign, plan } from '../kit/table.ts'

const [BIGGIN, KENLEY] = [12, 15]
const HE111 = 'type:2/He 111'

describe('a target of the map', () => {
  test('stands for the card that aims at it, in hand before on the track', () => {
    const campaign = aCampaign({ hand: [BIGGIN] })
    plan(campaign, KENLEY)
    const pieces = new Set(['card:12', 'card:15', 'gruppe:I/KG1'])
    expect(aimOf(campaign, 'card:12')).toBe('target:Biggin Hill')
    expect(cardsAt(campaign, pieces, 'target:Kenley')).toEqual(['card:15'])
    expect(cardsAt(campaign, pieces, 'target:Dover')).toEqual([])
    expect(standInsOf(campaign, pieces)).toEqual(['target:Biggin Hill', 'target:Kenley', HE111])
  })
})

test('a raid on the track stands for its hour to another card that is held', () => {
  const campaign = aCampaign({ hand: [BIGGIN] })
  plan(campaign, KENLEY)
  const { segment } = campaign.plan[0] ?? {}
  expect(hourOf(campaign, ['card:12'], 'card:15')).toBe(`segment:${segment}`)
  expect(hourOf(campaign, ['card:15'], 'card:15')).toBeUndefined()
  expect(hourOf(campaign, ['gruppe:I/KG1'], 'card:15')).toBeUndefined()
  expect(hourOf(campaign, ['card:15'], 'card:12')).toBeUndefined()
  expect(hourOf(campaign, [], 'card:15')).toBeUndefined()
})

describe('the name of a type', () => {
  test('stands for all that are ready, of letters as even as can be', () => {
    const campaign = aCampaign()
    const ready = readyOf(campaign, HE111).map(ref => ref.slice('gruppe:'.length))
    expect(ready.length).toBeGreaterThanOrEqual(3)
    const letters = ready.slice(0, 3).map(id => gruppeSpec(campaign, id).letter)
    expect(new Set(letters).size).toBe(3)
    for (const id of ready) expect(gruppeSpec(campaign, id)).toMatchObject({ type: 'He 111', luftflotte: 2 })
  })

  test('is laid on a raid up to the size where it is dropped', () => {
    const player = DeskPlayer.at(dealt([BIGGIN, KENLEY]))
    player.lay('card:12', 'segment:0')
    player.lay('gruppe:I/KG2', 'card:12')
    const held = readyOf(player.state, HE111)
    const lifted = liftedFrom(player.sheet, held)
    const sizes = sizesOf(lifted, goalsOf(player.sheet, held), held.length)
    expect(sizes[0]).toBe('size:12/2')
    expect(sizes).toHaveLength(held.length)
    const { pieces, place } = upToSize(lifted, held, 'size:12/4')
    expect(place).toBe('card:12')
    expect(pieces).toEqual(held.slice(0, 3))
    player.lay(pieces, place)
    expect(player.state.plan).toHaveLength(1)
    expect(player.answers.split(' ').filter(id => id.endsWith('>12'))).toHaveLength(4)
  })

  test('makes one heap of a raid, and the end of the plan is said once', () => {
    const campaign = aCampaign()
    const heap = (gruppe: string, card: number) => {
      const order: Order = { id: `${gruppe}>${card}`, gruppe, card }
      return heapOf(campaign, 'assign-bomber', order)
    }
    expect(heap('I/KG1', 12)).toBe(heap('II/KG1', 12))
    expect(heap('II/KG1', 15)).not.toBe(heap('II/KG1', 12))
    expect(heapOf(campaign, 'plan-raid', { id: 'done', ends: true })).toBe('confirm')
    expect(heapOf(campaign, 'next-raid', { id: '0' })).toBeUndefined()
  })
})
