import { type Choice, type Option, percent } from '@tallyho/engine'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ASKED } from '../../board/attack/Faces.tsx'
import { asPlaced, attackOdds, checkOdds, dangerBy, wayOutOdds } from '../../board/attack/odds.ts'
import { targetsByOdds } from '../../board/attack/targets.ts'
import { WaveTable } from '../../board/attack/WaveTable.tsx'
import { MANNERS } from '../../board/manners.ts'
import { packOf, standard } from '../../index.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import { approach } from '../../rules/15-approach.ts'
import { type Campaign, type Fighter, MANEUVERS, type Mission, type Mode } from '../../state.ts'
import { aCampaign, pauseAfter } from '../kit/table.ts'
import { read } from './drawn.ts'

/** What the cards left promise, card by card. */

const plan = packOf({ pack: standard.id }).formation('7')
const place = plan.placeNamed('A1')
const space = plan.places[place]?.from.nose ?? 0

function inTheBox(fighter: object = {}): { campaign: Campaign; mission: Mission; fighter: Fighter } {
  const campaign = aCampaign({
    map: '7',
    pack: standard,
    fighters: [{ at: 'nose/approach/high', ...fighter }],
  })
  const mission = missionOf(campaign)
  const [one] = mission.fighters
  if (!one) throw new Error('There is a fighter')
  return { campaign, mission, fighter: asPlaced(one, 'nose/approach/high', place, space) }
}

/** Only these cards are left in the deck. */
function leave(mission: Mission, ids: readonly string[]): void {
  for (const id of Object.keys(mission.decks.nose)) mission.decks.nose[id] = 0
  for (const id of ids) mission.decks.nose[id] = 1
}

const NOSE = Object.keys(packOf({ pack: standard.id }).decks.nose)

describe('the odds of an attack', () => {
  test('SR-APP-04 SR-APP-06 a fighter is reckoned with as it would be in its space', () => {
    const { fighter } = inTheBox()
    expect(fighter).toMatchObject({ at: 'space', space, target: place, altitude: 'high' })
  })

  test('SR-ATK-05 each card counts by the cell of level, altitude and mode; the deck by its mean', () => {
    const { campaign, mission, fighter } = inTheBox()
    const all = NOSE.map(id => {
      leave(mission, [id])
      return attackOdds(campaign, fighter, 'determined')
    })
    for (const [i, { level, damage, hit, collision, cards }] of all.entries()) {
      const cell = packOf(campaign).attackCard(NOSE[i] ?? '').rows.high?.determined[level]
      expect([damage > 0, hit > 0, collision > 0, cards]).toEqual([
        (cell?.damage ?? 0) > 0,
        (cell?.hits ?? 0) > 0,
        cell?.collision,
        1,
      ])
    }
    leave(mission, NOSE)
    const whole = attackOdds(campaign, fighter, 'determined')
    const mean = (of: (odds: (typeof all)[number]) => number) =>
      all.reduce((sum, odds) => sum + of(odds), 0) / all.length
    expect(whole.cards).toBe(NOSE.length)
    expect(whole.damage).toBeCloseTo(mean(({ damage }) => damage))
    expect(whole.hit).toBeCloseTo(mean(({ hit }) => hit))
    expect(whole.collision).toBeCloseTo(mean(({ collision }) => collision))
    // Closer in, more of everything.
    const evasive = attackOdds(campaign, fighter, 'evasive')
    expect(evasive.damage).toBeLessThan(whole.damage)
    expect(evasive.hit).toBeLessThan(whole.hit)
  })

  test('SR-Q-24 a deck that is used up is made anew', () => {
    const { campaign, mission, fighter } = inTheBox()
    leave(mission, [])
    const empty = attackOdds(campaign, fighter, 'determined')
    leave(mission, NOSE)
    expect(empty).toEqual(attackOdds(campaign, fighter, 'determined'))
  })

  test('SR-DMG-10 SR-DMG-11 without ammunition there is no damage, with jammed guns half of it at most', () => {
    const damage = (ammo: Fighter['ammo']) => {
      const { campaign, fighter } = inTheBox({ ammo })
      return attackOdds(campaign, fighter, 'determined').damage
    }
    expect(damage('none')).toBe(0)
    expect(damage('jam')).toBeGreaterThanOrEqual(damage('full') / 2)
    expect(damage('jam')).toBeLessThan(damage('full'))
  })

  test('SR-COL-01 whoever shares a space is sure of a Collision Check', () => {
    const { campaign, mission, fighter } = inTheBox()
    const [first] = mission.fighters
    expect(attackOdds(campaign, fighter, 'evasive').collision).toBeLessThan(1)
    mission.fighters.push({ ...(first as Fighter), no: 1, at: 'space', space })
    expect(attackOdds(campaign, fighter, 'evasive').collision).toBe(1)
  })

  test('SR-COL-05 SR-COL-12 two Determined in one space may collide, and it is said how likely', () => {
    const { campaign, mission, fighter } = inTheBox()
    const [first] = mission.fighters
    const alone = attackOdds(campaign, fighter, 'determined').crash
    const other: Fighter = { ...(first as Fighter), no: 1, at: 'space', space, mode: 'determined' }
    mission.fighters.push(other)
    const { fatal } = checkOdds(campaign, fighter)
    expect(attackOdds(campaign, fighter, 'determined').crash).toBeCloseTo(1 - (1 - fatal) * (1 - alone))
    expect(attackOdds(campaign, fighter, 'evasive').crash).toBe(0)
    const option = { id: 'bomber/A1', on: [`bomber:${place}`, `space:${space}`], place, space }
    const asked: Choice = {
      kind: 'choice',
      seat: 'staffel',
      ask: 'approach.target',
      options: [option],
      about: ['fighter:0'],
    }
    const said = read(ASKED['approach.target']?.Answer?.({ state: campaign, choice: asked, option }))
    expect(said).toContain('not alone')
    expect(said).toContain(`crash ${percent(1 - (1 - fatal) * (1 - alone))}`)
    // One who is Evasive is named for the check.
    other.mode = 'evasive'
    expect(attackOdds(campaign, fighter, 'determined').crash).toBeCloseTo(alone)
  })

  test('SR-COL-12 where some share a space, the wave before its first card says of each how likely he collides', () => {
    const { campaign, mission, fighter } = inTheBox()
    const drawn = () =>
      renderToStaticMarkup(<WaveTable campaign={campaign} wave={[{ ...fighter, mode: 'determined' }]} />)
    expect(drawn()).toContain(`<td>${percent(attackOdds(campaign, fighter, 'determined').damage)}</td>`)
    expect(drawn()).not.toContain('may crash')
    mission.fighters.push({ ...fighter, no: 1, mode: 'determined' })
    const { crash } = attackOdds(campaign, fighter, 'determined')
    expect(drawn()).toContain(`<td data-shared="true">${percent(crash)}</td>`)
  })

  test('SR-LL-06 a climb is the more dangerous way out', () => {
    const { campaign, fighter } = inTheBox()
    const climb = wayOutOdds(campaign, fighter, 'climb')
    expect(climb).toBeGreaterThan(wayOutOdds(campaign, fighter, 'dive'))
  })

  test('SR-PAS-01 what counts is the fire where the card carries him', () => {
    const { campaign, mission, fighter } = inTheBox()
    const cells = NOSE.map(id => ({
      id,
      pass: packOf(campaign).attackCard(id).rows.high?.[fighter.mode][
        attackOdds(campaign, fighter, fighter.mode).level
      ]?.pass,
    }))
    const carries = (steps: number) => {
      leave(mission, [cells.find(({ pass }) => pass === steps)?.id ?? ''])
      return wayOutOdds(campaign, fighter, 'dive')
    }
    const [short, far] = [carries(2), carries(3)]
    expect(short).not.toBe(far)
    leave(
      mission,
      [2, 3].map(steps => cells.find(({ pass }) => pass === steps)?.id ?? ''),
    )
    expect(wayOutOdds(campaign, fighter, 'dive')).toBeCloseTo((short + far) / 2)
  })

  test('SR-COL-05 SR-COL-11 he is hit by his card, in a near miss or on the way out: all of it counts, card by card', () => {
    const { campaign, mission, fighter } = inTheBox()
    const flying = { ...fighter, mode: 'determined' as const }
    const { level } = attackOdds(campaign, flying, 'determined')
    const cellOf = (id: string) => packOf(campaign).attackCard(id).rows.high?.determined[level]
    const near = NOSE.find(id => cellOf(id)?.collision && cellOf(id)?.hits === 0) ?? ''
    leave(mission, [near])
    mission.cups.proximity = { 'hit-wing-4': 1 }
    expect(dangerBy(campaign, flying, 'dive')).toBe(1)
    mission.cups.proximity = { clear: 1 }
    expect(dangerBy(campaign, flying, 'dive')).toBeCloseTo(wayOutOdds(campaign, flying, 'dive'))
  })

  test('SR-COL-11 SR-COL-12 a Collision Check is a Hit or the end as the markers in the cup say', () => {
    const { campaign, mission, fighter } = inTheBox()
    mission.cups.proximity = { clear: 6, 'impact-3': 3, 'hit-wing-4': 1 }
    expect(checkOdds(campaign, fighter).hit).toBeCloseTo(0.1)
    expect(checkOdds(campaign, fighter).fatal).toBeCloseTo(0.3 * 0.2)
  })
})

describe('the attack as a card', () => {
  const choice = (ask: string, options: readonly Option[] = []): Choice => ({
    kind: 'choice',
    seat: 'staffel',
    ask,
    options,
    about: ['fighter:0'],
  })

  test('a target tells its level, its state and the chances', () => {
    const { campaign, fighter } = inTheBox()
    const option = { id: 'bomber/A1', on: [`bomber:${place}`, `space:${space}`], place, space }
    const odds = attackOdds(campaign, fighter, 'determined')
    const asked = choice('approach.target', [option])
    const said = read(ASKED['approach.target']?.Answer?.({ state: campaign, choice: asked, option }))
    expect(said).toContain(`B-24\u00a0A1: fire ${odds.level} · down ${percent(odds.down)}`)
    const danger = targetsByOdds(campaign, asked)[0]?.danger ?? 0
    expect(danger).toBeGreaterThan(odds.hit)
    expect(said).toContain(`damages ${percent(odds.damage)}, is hit ${percent(danger)}`)
  })

  test('each mode has the figures of its target, and so has one for him and all the others', () => {
    const { campaign, mission, fighter } = inTheBox()
    mission.fighters[0] = fighter
    const answer = (all: boolean, mode: Mode = 'determined') => {
      const option = { id: mode, mode, all }
      const face = ASKED['engage.mode']?.Answer?.({ state: campaign, choice: choice('engage.mode'), option })
      return read(face)
    }
    const said = answer(false)
    expect(said).toMatch(/^Determined: /)
    expect(answer(true)).toMatch(/^All 1 Determined: damage \d\.\d of 1, are hit \d\.\d of 1/)
    // SR-COL-05 Who is Evasive cannot collide.
    expect(answer(false, 'evasive')).not.toContain('crash')
    // The same pass, asked about once more: the same figures.
    const { campaign: before } = inTheBox()
    const option = { id: 'bomber/A1', on: [`bomber:${place}`, `space:${space}`], place, space }
    const asked = choice('approach.target', [option])
    const target = read(ASKED['approach.target']?.Answer?.({ state: before, choice: asked, option }))
    const figures = (words: string) =>
      [...words.matchAll(/(down|crash|damages|is hit) [\d<]+/g)].map(([one]) => one)
    expect(figures(said).length).toBeGreaterThan(2)
    expect(figures(said).sort()).toEqual(figures(target).sort())
    // And the safest of the ways out says it too.
    const ways = MANEUVERS.map(maneuver => dangerBy(campaign, { ...fighter, mode: 'determined' }, maneuver))
    expect(said).toContain(`is hit ${percent(Math.min(...ways))}`)
  })

  test('the best odds stand first', () => {
    const { campaign } = inTheBox()
    const pause = pauseAfter(approach(campaign))
    if (pause.kind !== 'choice') throw new Error('Nothing is asked')
    const targets = targetsByOdds(campaign, pause)
    const worth = targets.map(one => one.worth)
    expect(worth).toEqual([...worth].sort((one, other) => other - one))
    // The whole wave as proposed, then every bomber.
    expect(MANNERS.foremost?.(campaign, pause).map(({ id }) => id)).toHaveLength(pause.options.length + 1)
  })

  test('SR-DMG-06 a bomber that is hurt goes down the sooner, and stands first', () => {
    const { campaign, mission, fighter } = inTheBox()
    const before = attackOdds(campaign, fighter, 'determined').down
    const bomber = mission.bombers[place]
    const grave = Object.keys(mission.cups.damage).filter(id => packOf(campaign).damage(id).damage >= 3)
    bomber?.damage.push(...grave.slice(0, 3))
    expect(attackOdds(campaign, fighter, 'determined').down).toBeGreaterThan(2 * before)
    const pause = pauseAfter(approach(campaign))
    if (pause.kind !== 'choice') throw new Error('Nothing is asked')
    expect(targetsByOdds(campaign, pause)[0]?.id).toBe('bomber/A1')
  })

  test('SR-DMG-07 with a Cannon the better of two markers counts', () => {
    const plain = inTheBox()
    const armed = inTheBox({ cannon: true })
    const down = ({ campaign, fighter }: typeof plain) => attackOdds(campaign, fighter, 'determined').down
    expect(down(armed)).toBeGreaterThan(down(plain))
  })

  test('a way out shows where it leads and how likely the guns hit', () => {
    const { campaign, mission, fighter } = inTheBox()
    mission.fighters[0] = fighter
    const option = { id: 'climb', on: ['box:tail/return/high'], maneuver: 'climb' as const }
    const asked = choice('engage.maneuver')
    const said = read(ASKED['engage.maneuver']?.Answer?.({ state: campaign, choice: asked, option }))
    expect(said).toMatch(/^Climb: is hit [\d<]+.%, to Tail High · fire \d–\d$/)
    // The same on every way out: it is said once, above them.
    expect(said).not.toContain('can attack again')
    expect(said).toContain(`is hit ${percent(dangerBy(campaign, fighter, 'climb'))}`)
  })
})
