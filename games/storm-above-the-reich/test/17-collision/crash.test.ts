import { describe, expect, test } from 'vitest'
import { fighterNo, formation, missionOf } from '../../rules/05-map/table.ts'
import { collide } from '../../rules/17-collision/crash.ts'
import { bomberAt } from '../../rules/20-burst/bombers.ts'
import {
  aCampaign,
  factsOf,
  ids,
  type Layout,
  type Line,
  type Piece,
  pauseAfter,
  rolls,
  script,
  takes,
} from '../kit/table.ts'

function aCrash(pieces: readonly Piece[], layout: Layout = {}) {
  const campaign = aCampaign({ ...layout, fighters: pieces })
  const mission = missionOf(campaign)
  const bomber = (id: string) => bomberAt(campaign, formation(campaign).placeNamed(id))
  const at = () => mission.fighters.map(one => one.at)
  return { campaign, mission, bomber, at, crash: collide(campaign, fighterNo(mission, 0)) }
}

const even = rolls('collision.crash', 6)
const odd = rolls('collision.crash', 5)
/** Four markers without a catastrophe: 8 points. */
const FOUR: readonly Line[] = Array.from({ length: 4 }, () => rolls('damage.draw', 'tailplane-2'))
const HERE: Piece = { at: '2.2', target: 'A1' }

describe('even', () => {
  test('SR-COL-13 the fighter is destroyed, its pilot dead, and the bomber takes four Damage markers', () => {
    const { campaign, mission, bomber, at, crash } = aCrash([HERE])
    const played = script(crash, [even, ...FOUR])
    expect(at()).toEqual(['lost'])
    expect(campaign.pilots[0]?.status).toBe('killed')
    expect(bomber('A1').damage).toHaveLength(4)
    expect(mission.score.killed).toEqual([0])
    expect(factsOf(played, 'collision.crash')).toEqual([
      { fighter: 0, name: 'Arnold', die: 6, needs: { even: true }, even: true, damage: 4 },
    ])
    expect(factsOf(played, 'collision.bomber')).toEqual([{ fighter: 0, name: 'Arnold', bomber: 'A1' }])
  })

  test('SR-COL-13 each marker is checked, and a bomber that is gone takes no more', () => {
    const { bomber, crash } = aCrash([HERE])
    script(crash, [
      even,
      rolls('damage.draw', 'tailplane-2'),
      rolls('damage.draw', 'motor-5'),
      rolls('damage.catastrophe', 7),
    ])
    expect(bomber('A1')).toMatchObject({ damage: [], gone: 'fallen' })
  })

  test('SR-Q-29 its target is struck, if it is in the space', () => {
    const { bomber, crash } = aCrash([{ at: '1.1', target: 'A2' }])
    script(crash, [even, ...FOUR])
    expect(bomber('A2').damage).toHaveLength(4)
  })

  test('SR-Q-29 else the player picks among those in the space', () => {
    const there: Piece = { at: '1.1', target: 'A1' }
    const pause = pauseAfter(aCrash([there]).crash, [even])
    expect(pause).toMatchObject({ ask: 'collision.bomber', about: ['fighter:0'] })
    expect(ids(pause)).toEqual(['bomber/A3', 'bomber/A2'])
    const { bomber, crash } = aCrash([there])
    script(crash, [even, takes('collision.bomber', 'bomber/A2'), ...FOUR])
    expect(bomber('A2').damage).toHaveLength(4)
  })

  test('SR-COL-14 with no bomber in the space the player selects one of the element', () => {
    const { crash } = aCrash([{ at: '0.0', target: 'A2' }], { bombers: { A3: 'fallen' } })
    expect(ids(pauseAfter(crash, [even]))).toEqual(['bomber/A1', 'bomber/A2'])
  })

  test('SR-COL-14 SR-Q-55 from an overlap, one of either element', () => {
    const { crash } = aCrash([{ at: '2.2' }], {
      map: '7',
      bombers: { X: 'fallen', B1: 'fallen', B2: 'fallen', C1: 'fallen' },
    })
    expect(ids(pauseAfter(crash, [even]))).toEqual(['bomber/B3', 'bomber/C2', 'bomber/C3'])
  })

  test('SR-COL-14 with no bomber in the element it is odd after all', () => {
    const { at, crash } = aCrash([{ at: '0.0' }, { at: '2.2' }], {
      bombers: { A1: 'fallen', A2: 'fallen', A3: 'fallen' },
    })
    script(crash, [even])
    expect(at()).toEqual(['lost', 'lost'])
  })

  test('SR-COL-14 outside all elements, with no bomber in the space, it is odd after all', () => {
    const { at, crash } = aCrash([{ at: '3.1' }, { at: '3.1' }, { at: '2.2' }], {
      map: '7',
      bombers: { X: 'fallen' },
    })
    script(crash, [even])
    expect(at()).toEqual(['lost', 'lost', 'space'])
  })
})

describe('odd', () => {
  test('SR-COL-15 another fighter in the space is destroyed with it; nobody bails out', () => {
    const { campaign, bomber, at, crash } = aCrash([HERE, HERE, { at: '1.1' }])
    const played = script(crash, [odd])
    expect(at()).toEqual(['lost', 'lost', 'space'])
    expect(campaign.pilots.slice(0, 3).map(({ status }) => status)).toEqual(['killed', 'killed', 'ready'])
    expect(bomber('A1').damage).toEqual([])
    expect(factsOf(played, 'collision.fighters')).toEqual([
      { fighter: 0, name: 'Arnold', other: 1, otherName: 'Brnold' },
    ])
  })

  test('SR-COL-15 chance says which, if several share the space', () => {
    const { at, crash } = aCrash([HERE, HERE, HERE, { at: '1.1' }])
    const pause = pauseAfter(aCrash([HERE, HERE, HERE, { at: '1.1' }]).crash, [odd])
    expect(pause).toMatchObject({ kind: 'chance', what: 'collision.partner' })
    expect(ids(pause)).toEqual(['fighter/1', 'fighter/2'])
    script(crash, [odd, rolls('collision.partner', 'fighter/2')])
    expect(at()).toEqual(['lost', 'space', 'lost', 'space'])
  })

  test('SR-COL-15 with nobody else in the space, one of the element', () => {
    const { at, crash } = aCrash([HERE, { at: '1.1' }, { at: '0.0' }, { at: 'tail/level' }])
    script(crash, [odd, rolls('collision.partner', 'fighter/2')])
    expect(at()).toEqual(['lost', 'space', 'lost', 'tail/level'])
  })

  test('SR-COL-15 not one of another element', () => {
    const { at, bomber, crash } = aCrash([{ at: '0.0', target: 'B1' }, { at: '3.3' }], { map: '7' })
    script(crash, [odd, ...FOUR])
    expect(at()).toEqual(['lost', 'space'])
    expect(bomber('B1').damage).toHaveLength(4)
  })

  test('SR-Q-55 in an overlap the player names the element in which it finds its partner', () => {
    const pieces: Piece[] = [{ at: '2.2' }, { at: '0.0' }, { at: '3.3' }]
    const pause = pauseAfter(aCrash(pieces, { map: '7' }).crash, [odd])
    expect(pause).toMatchObject({ ask: 'element.partner' })
    const { at, crash } = aCrash(pieces, { map: '7' })
    script(crash, [odd, takes('element.partner', 'element/high')])
    expect(at()).toEqual(['lost', 'space', 'lost'])
  })

  test('SR-COL-16 alone in the element it strikes the bomber after all', () => {
    const { at, bomber, crash } = aCrash([HERE])
    script(crash, [odd, ...FOUR])
    expect(at()).toEqual(['lost'])
    expect(bomber('A1').damage).toHaveLength(4)
  })

  test.each([even, odd])('SR-COL-16 with neither fighter nor bomber it is destroyed alone: %j', die => {
    const { campaign, at, crash } = aCrash([HERE], { bombers: { A1: 'fallen', A2: 'fallen', A3: 'fallen' } })
    const played = script(crash, [die])
    expect(at()).toEqual(['lost'])
    expect(campaign.pilots[0]?.status).toBe('killed')
    expect(factsOf(played, 'collision.debris')).toEqual([{ fighter: 0, name: 'Arnold' }])
  })
})

describe('the price', () => {
  test('SR-COL-20 an auxiliary costs 1 Staffel EP and 1 OP of the next mission, and no pilot', () => {
    const { campaign, mission, crash } = aCrash([HERE, { ...HERE, kind: 'ju88' }], { ep: 5 })
    script(crash, [odd])
    expect(campaign).toMatchObject({ ep: 4, deduction: 1 })
    expect(mission.score.killed).toEqual([0])
  })

  test('SR-COL-20 a pilot is dead; his aircraft costs nothing', () => {
    const { campaign, crash } = aCrash([HERE], { ep: 5 })
    script(crash, [even, ...FOUR])
    expect(campaign).toMatchObject({ ep: 5, deduction: 0 })
    expect(campaign.pilots[0]?.status).toBe('killed')
  })
})
