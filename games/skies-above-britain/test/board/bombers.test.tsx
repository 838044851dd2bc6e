import type { Choice } from '@tallyho/engine'
import { EventOf, fetchAll } from '@tallyho/kit'
import { drawing, ignore } from '@tallyho/kit/test/table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { planOf, type Spot } from '../../board/bombers/place.ts'
import { isClear } from '../../board/bombers/room.ts'
import { loneSign, markOf, placed, shownBomber, shownKette } from '../../board/bombers/shown.ts'
import { stepOf } from '../../board/bombers/step.ts'
import { isOneSided, waysTo } from '../../board/bombers/ways.ts'
import { whyNotAmong } from '../../board/bombers/why-not.ts'
import { EVENTS } from '../../board/events/index.tsx'
import { board } from '../../board/index.tsx'
import type { FighterId, POSITIONS } from '../../pack/types.ts'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf, tablesOf } from '../../rules/01-general/terms.ts'
import { burstChances } from '../../rules/04-bombers/chances.ts'
import { bomberOf } from '../../rules/04-bombers/formation.ts'
import { bomberRound } from '../../rules/04-bombers/round.ts'
import type { Campaign } from '../../state.ts'
import { words } from '../../text.ts'
import type { ApproachOption } from '../../vocabulary/bombers.ts'
import type { Notes } from '../../vocabulary.ts'
import { among, bombersAre, entering } from '../kit/bombers.ts'
import { pauseAfter } from '../kit/table.ts'

beforeAll(fetchAll)

const SIZES = [
  { width: 1056, height: 740 },
  { width: 696, height: 610 },
  { width: 390, height: 318 },
] as const

const apart = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y)

describe('what a burst may bring', () => {
  const at = (campaign: Campaign, angle: (typeof POSITIONS)[number] = 'port') =>
    burstChances({ campaign, fighter: 'red-1', bomber: '0.0', angle })

  /** The only card that is left. */
  function withCard(card: string): Campaign {
    const campaign = among('red-1')
    patrolOf(campaign).decks.medium = { [card]: 1 }
    return campaign
  }

  test('a card with Damage hits for certain, jammed guns every other time, empty ones never', () => {
    const campaign = withCard('m-damage')
    expect(at(campaign).hit).toBe(1)
    fighter(campaign, 'red-1').jammed = true
    expect(at(campaign).hit).toBe(0.5)
    fighter(campaign, 'red-1').ammo = 'none'
    expect(at(campaign).hit).toBe(0)
  })

  test('a bomber goes down as often as the marker in the cup says', () => {
    const campaign = withCard('m-damage')
    patrolOf(campaign).cups.damage = { wing: 1 }
    expect(at(campaign).down).toBe(0)
    const { wing } = tablesOf(campaign).limits.dornier
    bomberOf(campaign, '0.0').damage.push(...Array<string>(wing - 1).fill('wing'))
    expect(at(campaign).down).toBe(1)
  })

  test('Disruption counts himself, those who attack by now, and every marker round the kette', () => {
    const campaign = withCard('m-disruption-1')
    expect(at(campaign).cutOff).toBe(1)
    fighter(campaign, 'red-1').entry = { from: 'nose', altitude: 'low', outOfTheSun: false }
    expect(at(campaign).cutOff).toBe(0)
  })

  test('nobody is hit from a tail without its gunner, nor out of the sun', () => {
    const campaign = withCard('m-return-fire')
    const seen = at(campaign, 'tail').struck
    expect(seen).toBeGreaterThan(0)
    bomberOf(campaign, '0.0').dorsal = 1
    expect(at(campaign, 'tail').struck).toBe(0)
    expect(at(campaign, 'port').struck).toBe(seen)
    fighter(campaign, 'red-1').entry = { from: undefined, altitude: 'high', outOfTheSun: true }
    expect(at(campaign, 'port').struck).toBe(0)
  })
})

describe('the scene', () => {
  const draw = drawing(board, words)
  const asked = (campaign: Campaign) =>
    pauseAfter(bomberRound(campaign, ['red-1'] as FighterId[])) as Choice<ApproachOption>

  test('SAB-BMB-18 in his first round a pilot has one side, later four ways with a delay to nose and tail', () => {
    const first = entering('red-1', 'tail high')
    expect(isOneSided(asked(first))).toBe(true)
    const later = among('red-1')
    const choice = asked(later)
    expect(isOneSided(choice)).toBe(false)
    const ways = waysTo(later, choice, '1.2')
    expect(ways.map(({ angle, delayed }) => `${angle} ${delayed}`)).toEqual([
      'nose true',
      'starboard false',
      'tail true',
      'port false',
    ])
    expect(new Set(ways.map(({ row }) => row))).toEqual(new Set(['supported']))
  })

  test('shows every bomber, the names of ketten, and who waits', () => {
    const campaign = among('red-1 blue-2')
    bombersAre(campaign, 'fallen 0.0, destroyed 1.2')
    const markup = draw({ state: campaign, notes: [note('bomber-round', { fighters: ['red-1', 'blue-2'] })] })
    for (const id of ['0.0', '0.1', '1.2', '3.2']) expect(markup).toContain(`data-piece="bomber:${id}"`)
    for (const letter of 'ABCD') expect(markup).toContain(`Kette ${letter}`)
    for (const id of ['red-1', 'blue-2']) expect(markup).toContain(`data-piece="fighter:${id}"`)
  })

  test('SAB-ICO-10 a kette shows what a Disruption would count', () => {
    const campaign = among('red-1')
    bombersAre(campaign, 'destroyed 1.2')
    bomberOf(campaign, '0.0').damage.push('wing', 'engine')
    expect(shownKette(campaign, 0)).toMatchObject({ count: 3, together: 'A B C D', isolated: false })
    expect(shownBomber(campaign, '0.0').parts.map(({ part, count }) => `${part} ${count}`)).toEqual([
      'wing 1',
      'engine 1',
    ])
    expect(markOf('2.1')).toBe('C2')
  })

  test('SAB-ICO-10 the pressure stands on ketten that are attacked alone', () => {
    const campaign = among('red-1 red-2')
    fighter(campaign, 'red-1').attack = { bomber: '1.0', angle: 'port', delayed: false }
    expect([0, 1].map(tile => shownKette(campaign, tile).attacked)).toEqual([false, true])
  })

  test('SAB-ICO-06 who falls out is drawn behind the others, and his attacker goes after him', () => {
    const campaign = among('red-1 red-2')
    for (const [id, bomber] of [
      ['red-1', '0.0'],
      ['red-2', '3.0'],
    ] as const)
      fighter(campaign, id).attack = { bomber, angle: 'port', delayed: false }
    const tiles = patrolOf(campaign).raid?.tiles ?? []
    const plan = planOf(SIZES[0], tiles)
    const before = placed(campaign, plan)
    bombersAre(campaign, 'fallen 0.0')
    const after = placed(campaign, plan)
    expect(after.at.get('0.0')?.y).toBeGreaterThan(before.at.get('3.2')?.y ?? Number.POSITIVE_INFINITY)
    const [fallen, hunter] = [
      after.at.get('0.0'),
      after.fighters.find(({ id }) => id === 'red-1')?.slot.plane,
    ]
    expect(hunter?.x).toBeLessThan(fallen?.x ?? 0)
    expect(fallen && hunter && apart(fallen, hunter)).toBeLessThan(plan.span * 3)
    const stays = (scene: typeof after) => scene.fighters.find(({ id }) => id === 'red-2')?.slot
    expect(stays(after)).toEqual(stays(before))
  })

  test.each(SIZES.slice(0, 2))(
    'SAB-BMB-27 what has fallen out is named beside it, on nothing else: $width',
    size => {
      const campaign = among('red-1')
      const ids = ['0.0', '1.0', '3.2']
      for (let count = 1; count <= ids.length; count++) {
        bombersAre(campaign, `fallen ${ids[count - 1]}`)
        const plan = planOf(size, patrolOf(campaign).raid?.tiles ?? [])
        const scene = placed(campaign, plan)
        const sign = loneSign(plan, scene)
        const bombers = [...scene.at.values()].map(spot => ({ ...spot, width: plan.span, height: plan.span }))
        expect(sign && isClear(sign, bombers)).toBe(true)
        expect(sign?.several).toBe(count > 1)
      }
      for (const id of ids) bomberOf(campaign, id).state = 'destroyed'
      expect(loneSign(planOf(size, []), placed(campaign, planOf(size, [])))).toBeUndefined()
    },
  )

  test('what cannot be chosen says why', () => {
    const campaign = among('red-1 red-2')
    bombersAre(campaign, 'destroyed 0.0')
    const choice = asked(campaign)
    expect(whyNotAmong(campaign, choice, 'bomber:0.0')).toBe('It is down already.')
    expect(whyNotAmong(campaign, choice, 'bomber:0.1')).toBeUndefined()
    expect(whyNotAmong(campaign, choice, 'fighter:red-2')).toContain('when it is his turn')
    fighter(campaign, 'red-2').attack = { bomber: '0.1', angle: 'tail', delayed: true }
    expect(whyNotAmong(campaign, { ...choice, ask: 'bombers.attacker' }, 'fighter:red-2')).toContain(
      'next round',
    )
  })

  test('the step of the round is that of the question, else of what was told last', () => {
    const campaign = among('red-1')
    expect(stepOf(asked(campaign), [])).toBe('Approach')
    expect(stepOf(undefined, [note('bomber-card', {}), note('kill', {})])).toBe('Burst')
    expect(stepOf(undefined, [])).toBeUndefined()
  })
})

function note(what: keyof Notes, facts: object) {
  return { at: 0, rule: 'SAB-BMB-11', what, facts } as never
}

function card<K extends keyof Notes>(state: Campaign, what: K, facts: Notes[K]): string {
  return renderToStaticMarkup(
    <EventOf
      events={EVENTS}
      told="no card"
      note={note(what, facts as object)}
      state={state}
      onRule={ignore}
    />,
  )
}

describe('cards', () => {
  test('SAB-BMB-24 a Bomber Card lights its cell, explains its icons and strikes out what does not count', () => {
    const campaign = among('red-1')
    const facts = {
      fighter: 'red-1',
      bomber: '0.0',
      card: 'm-damage',
      row: 'supported',
      column: 'flank',
    } as const
    const plain = card(campaign, 'bomber-card', { ...facts, icons: ['damage'], struck: [] })
    expect(plain.match(/<td data-on="true"/g)).toHaveLength(1)
    expect(plain).toContain('A Damage marker is drawn for the bomber')
    const struck = card(campaign, 'bomber-card', { ...facts, icons: ['damage'], struck: ['damage'] })
    expect(struck).toContain('The bomber is down already')
  })

  test('SAB-ICO-10 a Disruption shows how it was counted', () => {
    const of = { fighters: 3, damage: 2, fallen: 0, destroyed: 1 }
    const markup = card(among('red-1'), 'disruption', {
      tile: 1,
      needs: 5,
      count: 6,
      of,
      tiles: [0, 1],
      isolated: true,
    })
    expect(markup).toContain('Damage markers</dt><dd>2')
    expect(markup).toContain('Pressure</dt><dd>6')
    expect(markup).toContain('A, B')
    expect(markup).not.toContain('Fallen out')
    expect(markup).toContain('kette B is cut off')
  })

  test('SAB-ICO-04 a Damage marker shows its die and how near the end is', () => {
    const facts = {
      bomber: '0.0',
      marker: 'wing-9',
      type: 'wing',
      effect: 'fallen',
      number: 9,
      die: 7,
    } as const
    const markup = card(among('red-1'), 'damage-drawn', { ...facts, happens: false, count: 2, limit: 3 })
    expect(markup).toMatch(/aria-label="[^"]*: 7"/)
    expect(markup).toContain('wing 2 of 3')
  })
})
