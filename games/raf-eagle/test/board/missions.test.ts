import { type Choice, glance } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { promiseOf } from '../../board/desk/promise.ts'
import { MANNERS } from '../../board/manners.ts'
import { missionsTold } from '../../board/missions.ts'
import { missionsReckoned } from '../../bot/raid.ts'
import { heuristic } from '../../bot.ts'
import { flightOf, gruppe, gruppenIn } from '../../rules/02-terms.ts'
import { begin } from '../../rules/03-set-up.ts'
import { deploy } from '../../rules/06-raid/deployment.ts'
import type { Campaign } from '../../state.ts'
import { promiseTold } from '../../text/desk.ts'
import { words } from '../../text.ts'
import { dealt } from '../kit/planning.ts'
import { aCampaign, lay, pauseAfter, plan } from '../kit/table.ts'

/** A raid of two bombers and four Me 109s, one of which covers the way home. */
function takingOff(): { readonly campaign: Campaign; readonly choice: Choice } {
  const campaign = aCampaign()
  plan(campaign, 34)
  lay(campaign, 'planned/0 I/KG1 II/KG1 I/JG51 II/JG51 III/JG51 I/JG26')
  const pause = pauseAfter(deploy(campaign), 'channel-patrol I/JG26')
  if (pause.kind !== 'choice') throw new Error('missions are asked for')
  return { campaign, choice: pause }
}

const POINTS = { of: 'points', is: expect.stringMatching(/^[+-]?[\d.]+$/) }

test('RE-6.1.b one mission for all says what the raid is worth so, in the same figures', () => {
  const { campaign, choice } = takingOff()
  const listed = MANNERS.foremost?.(campaign, choice) ?? []
  const missions = listed.filter(({ id }) => id.startsWith('all-'))
  expect(missions.map(({ id }) => id).toSorted()).toEqual(['all-bomber', 'all-escort', 'all-hunt'])
  for (const { why, figures } of missions) {
    expect(why).toMatch(/^(fight|strafe) /)
    expect(figures).toMatchObject([POINTS])
  }
  expect(missionsTold(campaign, choice)).toBe(
    '1 covers the way home. Points after losses; changed since the plan: -0.1 for clear skies.',
  )
})

test('RE-6.1.b who gets a mission by itself is found on the board, not in the list, whether missions are compared or not', () => {
  const { campaign, choice } = takingOff()
  const bare = aCampaign()
  plan(bare, 34)
  lay(bare, 'planned/0 I/JG51 II/JG51 I/ZG26')
  const without = pauseAfter(deploy(bare))
  if (without.kind !== 'choice') throw new Error('missions are asked for')
  for (const [board, asked] of [
    [campaign, choice],
    [bare, without],
  ] as const) {
    const listed = MANNERS.foremost?.(board, asked) ?? []
    const alone = asked.options.map(({ id }) => id).filter(id => !id.startsWith('all-'))
    expect(listed.flatMap(({ also = [] }) => also)).toEqual(alone)
    expect(listed.map(({ id }) => id)).toEqual(expect.not.arrayContaining(alone))
    expect(listed.length).toBeGreaterThan(0)
  }
})

test('RE-6.1.i where nobody can hunt, escorting and strafing are compared, and it is asked in these words', () => {
  const campaign = aCampaign()
  plan(campaign, 34)
  lay(campaign, 'planned/0 I/KG1 II/KG1 I/ZG26 II/ZG26')
  const pause = pauseAfter(deploy(campaign))
  if (pause.kind !== 'choice') throw new Error('missions are asked for')
  const listed = MANNERS.foremost?.(campaign, pause) ?? []
  expect(listed.map(({ id }) => id)).toEqual(['all-escort', 'all-bomber'])
  for (const { figures } of listed) expect(figures).toMatchObject([POINTS])
  expect(words.pause(campaign, pause)).toBe(
    'Shall your Me 110s stay beside the bombers, or strafe the target?',
  )
})

test('RE-6.1.b missions keep their order and so their keys, and the one that is worth most is marked', () => {
  const campaign = aCampaign()
  plan(campaign, 12)
  const fighters = 'I/JG51 II/JG51 III/JG51 I/JG26 II/JG26 III/JG26'
  lay(campaign, `planned/0 I/KG1 II/KG1 III/KG1 I/KG2 II/KG2 ${fighters}`)
  const pause = pauseAfter(deploy(campaign), 'channel-patrol III/JG26, channel-patrol II/JG26')
  if (pause.kind !== 'choice') throw new Error('missions are asked for')
  const { hunting, escorting } = missionsReckoned(campaign)
  expect(escorting).toBeGreaterThan(hunting)
  const listed = MANNERS.foremost?.(campaign, pause) ?? []
  expect(listed.map(({ id }) => id)).toEqual(['all-hunt', 'all-escort', 'all-bomber'])
  const best = listed.filter(({ figures }) => figures?.some(({ tone }) => tone === 'good'))
  expect(best.map(({ id }) => id)).toEqual(['all-escort'])
})

test('RE-6.1.h once somebody has a mission the figures are of the raid as it stands, and no mixture is offered', () => {
  const { campaign, choice } = takingOff()
  Object.assign(gruppe(campaign, 'I/JG51'), { place: 'escort', raid: undefined })
  const listed = MANNERS.foremost?.(campaign, choice) ?? []
  expect(listed.map(({ id }) => id)).toEqual(['all-hunt', 'all-escort', 'all-bomber'])
  for (const { figures } of listed) expect(figures).toMatchObject([POINTS])
  expect(MANNERS.far?.(campaign, choice)).toEqual([])
  expect(missionsTold(campaign, choice)).toBe('1 covers the way home. Points after losses.')
})

test('RE-6.1.i a single Me 110 is told what each of its missions is worth; left to the machine, all of them escort at one stroke', () => {
  const campaign = aCampaign()
  plan(campaign, 34)
  lay(campaign, 'planned/0 I/KG1 II/KG1 I/ZG26 II/ZG26')
  const all = pauseAfter(deploy(campaign))
  if (all.kind !== 'choice') throw new Error('missions are asked for')
  expect(all.options[heuristic(glance(campaign, all, () => 0))]?.id).toBe('all-escort')
  const about = ['gruppe:I/ZG26']
  const options = (['escort', 'bomber'] as const).map(box => ({ id: box, box }))
  const listed = MANNERS.foremost?.(campaign, { ...all, ask: 'deploy-box', about, options }) ?? []
  expect(listed.map(({ id }) => id)).toEqual(['escort', 'bomber'])
  for (const { figures } of listed) expect(figures).toMatchObject([POINTS, { of: 'there so far' }])
})

test('RE-6.1.b a mixture of hunters and escorts is given at one stroke, and every step of it is offered', () => {
  const { campaign, choice } = takingOff()
  const offered = new Set(choice.options.map(({ id }) => id))
  for (const { ids } of MANNERS.far?.(campaign, choice) ?? []) {
    expect(ids.at(-1)).toBe('all-hunt')
    for (const id of ids.filter(one => one !== 'escort')) expect(offered).toContain(id)
  }
  expect(gruppenIn(campaign, 'patrol')).toEqual(['I/JG26'])
  expect(flightOf(campaign).raid).toBe(0)
})

test.each([
  ['I/ZG26', 'escort'],
  ['I/ZG26 II/ZG26', 'all-escort'],
])(
  'RE-6.1.i beside %s all Me 109s hunt at one stroke, and nobody is left to be asked for',
  (me110s, last) => {
    const campaign = aCampaign()
    plan(campaign, 34)
    lay(campaign, `planned/0 I/KG1 II/KG1 I/JG51 II/JG51 III/JG51 I/JG26 ${me110s}`)
    const all = pauseAfter(deploy(campaign), 'channel-patrol I/JG26')
    if (all.kind !== 'choice') throw new Error('missions are asked for')
    const ids = MANNERS.far?.(campaign, all).find(({ id }) => id === 'hunt-and-escort')?.ids
    expect(ids).toEqual(['all-hunt', last])
    const [first, ...others] = MANNERS.foremost?.(campaign, all) ?? []
    expect(first?.id).toBe('hunt-and-escort')
    expect(first?.figures).toMatchObject([POINTS])
    expect(others.at(-1)).toMatchObject({
      id: 'all-hunt',
      why: 'then you say what the Me 110s do',
      figures: [{ of: 'points', is: '–' }],
    })
  },
)

test('no missions are offered before a raid is in the air', () => {
  const campaign = begin({ scenario: 'prelude', pack: 'standard', options: {} })
  const choice = { kind: 'choice', seat: 'luftwaffe', ask: 'plan-raid', options: [] } as const
  expect(MANNERS.far?.(campaign, choice)).toEqual([])
  expect(MANNERS.foremost?.(campaign, choice)).toEqual([])
})

test('RE-5.1.c a card in hand says what it is worth at its best, with two fighters for each bomber', () => {
  const campaign = begin({ scenario: 'prelude', pack: 'standard', options: {} })
  const worth = promiseOf(campaign, 34)
  if (!worth) throw new Error('nothing is promised')
  expect(worth.fighters).toBe(2 * worth.bombers)
  expect(promiseTold({ points: 1.44, bombers: 5, fighters: 10 })).toBe(
    'worth about +1.4 points after losses with 5 bomber and 10 fighter Gruppen',
  )
  expect(promiseTold({ points: 1.44, bombers: 5, fighters: 10, at: 4 })).toContain(
    'after losses at 1400 with',
  )
  const nobody = dealt([12])
  for (const unit of Object.values(nobody.gruppen)) if (unit) unit.place = 'light-loss'
  expect(promiseOf(nobody, 12)).toBeUndefined()
})
