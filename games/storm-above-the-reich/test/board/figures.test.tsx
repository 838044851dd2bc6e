import { type Choice, type Procedure, percent } from '@tallyho/engine'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { escortOdds } from '../../board/attack/escort-odds.ts'
import { ASKED } from '../../board/attack/Faces.tsx'
import { attackOdds, checkOdds, dangerBy } from '../../board/attack/odds.ts'
import { MANNERS } from '../../board/manners.ts'
import { standard } from '../../index.ts'
import { packOf } from '../../pack/index.ts'
import { escortsIn, missionOf } from '../../rules/05-map/table.ts'
import { checkStations } from '../../rules/09-escort/stations.ts'
import { recoveryPhase } from '../../rules/11-recovery.ts'
import { engage } from '../../rules/16-engage/engage.ts'
import { drawFor } from '../../rules/17-collision/proximity.ts'
import { burst } from '../../rules/20-burst/burst.ts'
import { sufferHit } from '../../rules/20-burst/hits.ts'
import { strafe } from '../../rules/21-continuing-fire/events.ts'
import { type Campaign, type Fighter, MANEUVERS } from '../../state.ts'
import type { Asks } from '../../vocabulary.ts'
import { packWith } from '../kit/one-card.ts'
import { aCampaign, type Layout, type Lines, pauseAfter, script } from '../kit/table.ts'
import { read } from './drawn.ts'

/** A question as it is drawn: what stands over it, and the first of its answers. */
function drawn<K extends keyof Asks>(
  ask: K,
  layout: Layout,
  rule: (campaign: Campaign) => Procedure<unknown>,
  lines: Lines = [],
) {
  const state = aCampaign(layout)
  const choice = pauseAfter(rule(state), lines)
  if (choice.kind !== 'choice' || choice.ask !== ask) throw new Error(`${ask} is not asked`)
  const { Above, Answer } = ASKED[ask] ?? {}
  const [option] = choice.options as unknown as readonly Asks[K][]
  const plain = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  return {
    choice,
    above: Above ? plain(renderToStaticMarkup(<Above state={state} choice={choice} />)) : '',
    answer: option ? read(Answer?.({ state, choice, option })) : '',
  }
}

const card = (cell: string) => packWith({ high: cell, low: cell })

test('SR-PIL-18 one more Damage is asked for with the state of the bomber and the chance to bring it down', () => {
  const { above, answer } = drawn(
    'burst.result',
    { pack: card('-'), fighters: '3.2 right/low A1 timing' },
    burst,
  )
  expect(above).toMatch(/B-24 A1 has 0 of 10 points of damage\./)
  expect(answer).toMatch(/^Damage by his Timing: a skill, good for once a mission, down \d+.%/)
})

test('SR-OTH-02 another burst from the tail has its chances', () => {
  const { answer } = drawn('burst.ride', { pack: card('R'), fighters: '3.2 right/low A1' }, burst)
  expect(answer).toMatch(/Fire again at B-24.A1: down \d+.%, damages \d+.%, is hit \d+.%/)
})

test('SR-REC-02 SR-FAT-01 a hit says what it may come to', () => {
  const layout: Layout = { fighters: [{ at: 'tail/low', hits: ['fuel-5', 'wing-4'] }] }
  const { answer } = drawn('recovery.marker', layout, recoveryPhase)
  expect(answer).toMatch(/Fuel hit: if serious, killed \d+.%, serious 40.%, then home \d+.%/)
})

test('SR-EVT-13 SR-DMG-06 which bomber is strafed: its damage, the chance that it goes down, and the weakest first', () => {
  const layout: Layout = {
    pack: standard,
    fighters: '3.2 right/low A1 luck',
    bombers: { A3: ['damage-engine-9f-3', 'damage-tail-2'] },
  }
  const dice = 'event.strafe.red 2, event.strafe.black 3'
  const ace = (campaign: Campaign) => strafe(campaign, missionOf(campaign).fighters[0] as Fighter)
  const { choice, answer } = drawn('event.strafe', layout, ace, dice)
  expect(answer).toMatch(/^B-24.A\d: goes down \d+.%/)
  expect(MANNERS.foremost?.(aCampaign(layout), choice)[0]?.id).toBe('bomber/A3')
})

test('SR-ENG-03 he is hit means in the attack or on the way out, wherever it stands', () => {
  const state = aCampaign({ pack: standard, fighters: '3.2 right/low A1' })
  const choice = pauseAfter(engage(state), [])
  if (choice.kind !== 'choice') throw new Error('Nothing is asked')
  const fighter = { ...(missionOf(state).fighters[0] as Fighter), mode: 'determined' as const }
  const [option] = choice.options as unknown as readonly Asks['engage.mode'][]
  const said = option && read(ASKED['engage.mode']?.Answer?.({ state, choice, option }))
  const least = Math.min(...MANEUVERS.map(way => dangerBy(state, fighter, way)))
  expect(said).toContain(`is hit ${percent(least)}`)
  expect(least).toBeGreaterThan(attackOdds(state, fighter, 'determined').hit)
})

test('SR-ATK-01 to open fire is an answer like any other, and the first', () => {
  const { choice } = drawn('burst.next', { fighters: '3.3 nose/level, 2.1 nose/level' }, burst)
  const all = choice.options.find(({ id }) => id === 'rest')
  expect(all && [all.ends, MANNERS.first?.('burst.next', all, aCampaign())]).toEqual([undefined, true])
})

test('SR-ESC-12 SR-ESC-15 the chance of the escort in a box is that of the dice of its stations', () => {
  const layout: Layout = {
    pack: standard,
    fighters: 'tail/low, tail/low, nose/level',
    escorts: ['above-trailing', 'forward', 'below-trailing'],
  }
  const dice = Array.from({ length: 10 }, (_, i) => i + 1)
  const met = dice.flatMap(above =>
    dice.flatMap(ahead =>
      dice.map(below => {
        const campaign = aCampaign(layout)
        script(checkStations(campaign), [`station.roll ${above} ${ahead} ${below}`])
        return escortsIn(missionOf(campaign), 'tail/low').length > 0
      }),
    ),
  )
  const campaign = aCampaign(layout)
  const there = missionOf(campaign).fighters.filter(({ at }) => at === 'tail/low')
  expect(escortOdds(campaign, there, 'tail/low')).toBeCloseTo(met.filter(Boolean).length / met.length, 6)
  expect(escortOdds(aCampaign({ fighters: 'tail/low' }), there, 'tail/low')).toBeUndefined()
})

test('SR-PIL-13 SR-COL-12 a Flyer knows what two markers are worth, and one that lets him by is kept unasked', () => {
  const flyer = (campaign: Campaign) => drawFor(campaign, missionOf(campaign).fighters[0] as Fighter)
  const layout: Layout = { pack: standard, fighters: '2.2 flyer' }
  const { answer } = drawn('collision.flyer', layout, flyer)
  const [, two] = answer.match(/keep the better, crash (\d+).%/) ?? []
  const campaign = aCampaign(layout)
  expect(Number(two)).toBeLessThan(
    checkOdds(campaign, missionOf(campaign).fighters[0] as Fighter).fatal * 100,
  )
  const pair = (...ids: string[]): Choice => ({
    kind: 'choice',
    seat: 'staffel',
    ask: 'collision.marker',
    options: ids.map(id => ({ id: `marker/${id}` })),
  })
  const markers = Object.keys(missionOf(campaign).cups.proximity)
  const of = (face: string) => markers.find(id => packOf(campaign).proximity(id).face === face) ?? ''
  const unasked = (...faces: string[]) => MANNERS.unasked?.(campaign, pair(...faces.map(of)))
  expect(unasked('impact', 'clear')).toBe(`marker/${of('clear')}`)
  expect(unasked('clear', 'clear-twice')).toBe(`marker/${of('clear-twice')}`)
  expect(unasked('impact', 'veer')).toBeUndefined()
})

test('SR-HIT-01 SR-REC-02 to take a Hit has its danger', () => {
  const hit = (campaign: Campaign) =>
    sufferHit(campaign, missionOf(campaign).fighters[0] as Fighter, {
      cause: 'attack',
      cancellable: true,
      advantages: false,
      sun: false,
    })
  const { answer } = drawn('hit.cancel', { pack: standard, fighters: '2.2 luck' }, hit)
  expect(answer).toMatch(/Take the Hit: after the attack a die: if serious, he is out, serious \d+.%/)
})
