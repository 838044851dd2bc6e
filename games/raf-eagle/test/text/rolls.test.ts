import { itemsOf, type Pause } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { preyFirst } from '../../board/fighting.ts'
import { repair } from '../../rules/05-planning/day-breaks.ts'
import { nightPatrol } from '../../rules/05-planning/night.ts'
import { deploy } from '../../rules/06-raid/deployment.ts'
import { detect } from '../../rules/06-raid/detection.ts'
import { rendezvous } from '../../rules/06-raid/rendezvous.ts'
import { applyPriority } from '../../rules/07-response/priority.ts'
import { hunterInterception } from '../../rules/08-interception/hunters.ts'
import { squadronInterception } from '../../rules/08-interception/squadrons.ts'
import { hunterAttack } from '../../rules/09-combat/attacks.ts'
import { bombard } from '../../rules/10-bombing/bombing.ts'
import { resolveNightRaids } from '../../rules/18-night.ts'
import type { Campaign } from '../../state.ts'
import { detectionRows, rolledDetection } from '../../text/06-detection.ts'
import { detectionSum } from '../../text/06-raid.ts'
import { prioritySum } from '../../text/07-response.ts'
import { combatRatings, combatSum, facesOf } from '../../text/08-combat.ts'
import { bombingSum } from '../../text/10-bombing.ts'
import { words } from '../../text.ts'
import { aCampaign, inTheAir, lay, pauseAfter, plan } from '../kit/table.ts'

/** Question, what it is about, and every answer or face, as somebody reads them before the die falls. */
function read(campaign: Campaign, pause: Pause): string[] {
  const about = pause.kind === 'together' ? [] : (pause.about ?? [])
  const items = pause.kind === 'together' ? [] : itemsOf(pause)
  return [
    words.pause(campaign, pause),
    about.map(ref => words.ref(ref, campaign)).join(', '),
    ...items.map((_, i) => words.answer(campaign, pause, i)),
  ]
}

test('detection tells what is added to the die, and what each face lets the British know', () => {
  const campaign = aCampaign()
  inTheAir(campaign, 34, 'hunt I/JG51 II/JG51, bomber I/KG1 II/KG1')
  expect(read(campaign, pauseAfter(detect(campaign)))).toEqual([
    'Does Fighter Command see the raid coming? Die + 5',
    'Dover at 0600',
    '1: late warning: 3 squadrons come, or none',
    '2: late warning: 2 to 3 squadrons come',
    '3: late warning: 3 squadrons come',
    '4: sufficient warning: 3 to 5 squadrons come, or none',
    '5: sufficient warning: 3 to 5 squadrons come, or none',
    '6: sufficient warning: 2 to 5 squadrons come',
  ])
  expect(detectionSum(campaign)).toBe('radar net 4 +2, Observer Corps +2, size of the raid +1')
})

test('detection tells of each face how early it sees a large raid', () => {
  const campaign = aCampaign()
  const jagd = ['JG51', 'JG26'].flatMap(name => ['I', 'II', 'III'].map(gruppe => `${gruppe}/${name}`))
  inTheAir(campaign, 5, `hunt ${jagd.join(' ')} I/JG2 II/JG2 IV/JG51 I/ZG26 II/ZG26 I/ZG2`)
  const guessed = '3 to 7 squadrons come'
  expect(read(campaign, pauseAfter(detect(campaign))).slice(2)).toEqual([
    `1: early warning: ${guessed}`,
    `2: early warning: ${guessed}`,
    '3: early warning: 5 to 7 squadrons come, or none',
    '4: early warning: no squadron dares to come (they want 10, and have 7 at most)',
    `5: very early warning: ${guessed}`,
    `6: very early warning: ${guessed}`,
  ])
})

test('RE-7.3.a rows of detection go in the order of the die, one for each result, and say how many are to be expected', () => {
  const campaign = aCampaign()
  inTheAir(campaign, 34, 'hunt I/JG51 II/JG51, bomber I/KG1 II/KG1')
  const shown = detectionRows(campaign).map(({ dice, seen, comes, mean }) => [dice, seen, comes, mean])
  expect(shown).toEqual([
    ['1', 'late', '3, or none', '2.5'],
    ['2', 'late', '2 to 3', '2.8'],
    ['3', 'late', '3', '3.0'],
    ['4–5', 'sufficient', '3 to 5, or none', '3.2'],
    ['6', 'sufficient', '2 to 5', '3.5'],
  ])
  const many = aCampaign()
  const jagd = ['JG51', 'JG26'].flatMap(name => ['I', 'II', 'III'].map(gruppe => `${gruppe}/${name}`))
  inTheAir(many, 5, `hunt ${jagd.join(' ')} I/JG2 II/JG2 IV/JG51 I/ZG26 II/ZG26 I/ZG2`)
  const rows = detectionRows(many)
  expect(rows.map(({ dice }) => dice)).toEqual(['1–2, 5–6', '3', '4'])
  // The die that is good is the one that brings fewest.
  expect(rows.map(({ mean, good, bad }) => [mean, good, bad])).toEqual([
    ['5.0', false, true],
    ['4.5', false, false],
    ['0.0', true, false],
  ])
  // RE-7.2.c Some could, but too few are left of them.
  expect(rows.map(({ comes }) => comes.startsWith('nobody'))).toEqual([false, false, true])
})

test('RE-7.3.a the best die of detection lets fewest squadrons come, and those who want to be most', () => {
  const campaign = aCampaign()
  inTheAir(campaign, 34, 'hunt I/JG51 II/JG51, bomber I/KG1 II/KG1')
  const best = (die: number, come: number, daring: number) =>
    rolledDetection(campaign, { die, come, daring })?.isBest
  expect([best(1, 3, 3), best(2, 3, 2), best(4, 5, 3)]).toEqual([true, false, false])
  // Once the die lies there it says what its row said before.
  expect(rolledDetection(campaign, { die: 2, come: 3, daring: 2 })?.comes).toBe('2 to 3 squadrons come')
  // Not the raid that the die was thrown for, or no longer.
  expect(best(1, 5, 3)).toBeUndefined()
})

test('the rendezvous tells which faces fail for this raid, and then whom each letter concerns', () => {
  const campaign = aCampaign({ weather: { 2: 'patchy', 3: 'clear' } })
  inTheAir(campaign, 34, 'hunt I/JG51, bomber I/KG1 II/KG1')
  expect(read(campaign, pauseAfter(rendezvous(campaign)))).toEqual([
    'Do the 3 Gruppen find each other over the Channel? Some go astray on 4.',
    'Dover at 0600',
    '1: they meet',
    '2: they meet',
    '3: they meet',
    '4: they miss each other: clouds over the target',
    '5: they meet',
    '6: they meet',
  ])
  expect(read(campaign, pauseAfter(rendezvous(campaign), 'rendezvous-check 4')).slice(2)).toEqual([
    '1: letter A is reduced: I/JG51 and I/KG1',
    '2: letter A turns back: I/JG51 and I/KG1',
    '3: letter B is reduced: II/KG1',
    '4: letter B turns back: II/KG1',
    '5: letter C, which nobody here has',
    '6: letter C, which nobody here has',
  ])
})

test('the priority tells its reasons, and how many squadrons each face keeps back', () => {
  const campaign = aCampaign()
  inTheAir(campaign, 34, 'bomber I/KG1, pool 54 65 74', { warning: 'early', intelligence: 'accurate' })
  const [question, about, ...faces] = read(campaign, pauseAfter(applyPriority(campaign)))
  expect(question).toMatch(/^How many squadrons does Fighter Command hold back\? Die \+ \d+$/)
  expect(prioritySum(campaign)).toMatch(/bombers seen \+\d/)
  expect(about).toBe('Dover at 0600')
  for (const face of faces)
    expect(face).toMatch(/^\d: (minimal|low|high|all-out) priority: (\d of 3 stand|nobody stands) down$/)
})

test('hunters: how many are met, and what the excess of either side does', () => {
  const few = aCampaign()
  inTheAir(few, 34, 'hunt I/JG51 54 65 74, bomber I/KG1')
  expect(read(few, pauseAfter(hunterInterception(few))).slice(0, 5)).toEqual([
    '3 squadrons against 1 Gruppe. Does the excess of 2 get through to the bombers?',
    'Hunt',
    '1: all are held',
    '2: all are held',
    '3: the excess gets through',
  ])
  const many = aCampaign({ advanced: true })
  inTheAir(many, 34, 'hunt I/JG51 II/JG51 III/JG51 54, bomber I/KG1')
  expect(read(many, pauseAfter(hunterInterception(many))).slice(0, 4)).toEqual([
    'There are 2 more hunters than squadrons. Do all of them find somebody?',
    'Hunt',
    '1: 1 hunter flies home',
    '2: all make contact',
  ])
})

test('a combat tells what it should bring, and what each face does to both sides', () => {
  const campaign = aCampaign()
  inTheAir(campaign, 34, 'hunt I/JG51 54 65 74, bomber I/KG1')
  const chance = pauseAfter(hunterAttack(campaign))
  if (chance.kind !== 'chance') throw new Error('a die is rolled')
  expect(combatRatings(campaign, chance)).toMatch(/^Ratings of 1 Gruppe and 3 squadrons: 12 together;/)
  // What it comes to on the average is that of the six faces.
  const points = facesOf(campaign, chance).map(face => face.points)
  expect(points.slice(0, 3)).toEqual([-1, -1, -2])
  const mean = Math.round((10 * points.reduce((sum, one) => sum + one, 0)) / 6) / 10
  expect(combatSum(campaign, chance)).toBe(`On the average ${mean} points.`)
  expect(read(campaign, chance).slice(0, 5)).toEqual([
    'Your hunters fight 3 squadrons.',
    'Hunt',
    '1: you: 1 light loss; they: unhurt; 1 point for Fighter Command',
    '2: you: 1 light loss; they: unhurt; 1 point for Fighter Command',
    '3: you: 1 heavy loss; they: 1 reduced; 2 points for Fighter Command',
  ])
})

test('RE-CP.A1.a a combat says why its row is another than the ratings say', () => {
  const campaign = aCampaign()
  inTheAir(campaign, 34, 'hunt I/JG51 II/JG51 54, bomber I/KG1', { altitude: 1 })
  const chance = pauseAfter(hunterAttack(campaign))
  if (chance.kind !== 'chance') throw new Error('a die is rolled')
  expect(combatSum(campaign, chance)).toContain(
    'points. 1 row of the table worse, for the British have the height.',
  )
})

test('RE-8.2.e of bombers that may be attacked each says what that costs, the cheapest first', () => {
  const campaign = aCampaign()
  inTheAir(campaign, 34, 'bomber III/KG1 I/KG55 II/KG1 54')
  const pause = pauseAfter(squadronInterception(campaign))
  const [, , ...answers] = read(campaign, pause)
  expect(answers).toEqual([
    'II/KG1: He 111, B, bombs 5; of 6 faces: 2 heavy losses, 4 light losses, points -1.3, sent home 0\u00a0%',
    'III/KG1: He 111, C, bombs 5; of 6 faces: 2 heavy losses, 3 light losses, 1 home reduced, points -1.2, sent home 17\u00a0%',
    answers[1]?.replace('III/KG1', 'I/KG55'),
  ])
  if (pause.kind !== 'choice') throw new Error('a bomber is chosen')
  expect(preyFirst(campaign, pause).at(-1)).toBe('II/KG1')
})

test('RE-8.2.e bombers that are attacked one after the other are asked for as what is left of them', () => {
  const campaign = aCampaign()
  inTheAir(campaign, 34, 'bomber I/KG1 II/KG1 III/KG1 54 65')
  const [first] = read(campaign, pauseAfter(squadronInterception(campaign)))
  expect(first).toBe('Which bomber is attacked?')
  const then = pauseAfter(squadronInterception(campaign), 'intercepted I/KG1')
  expect(read(campaign, then)[0]).toBe('Which bomber is attacked besides?')
  expect(then.kind === 'choice' && words.stakes(campaign, then)).toEqual([
    '2 squadrons attack 2 of your 3 Gruppen; the others bomb.',
    'So far I/KG1: letters are hit as evenly as can be.',
  ])
})

test('RE-6.1.i a fighter that is sent by itself says what it is, and why it does not hunt', () => {
  const campaign = aCampaign()
  lay(campaign, `planned/${plan(campaign, 34)} I/KG1 I/JG51 I/ZG26`)
  const [, ...answers] = read(campaign, pauseAfter(deploy(campaign)))
  expect(answers).toEqual(
    expect.arrayContaining([
      'I/JG51 by itself: Me 109, A, points –',
      'I/ZG26 by itself: Me 110, A; only Me 109s hunt, points –',
    ]),
  )
})

test('RE-8.21.b it is asked who fights: each answer names those who do, with what the fight should bring', () => {
  const campaign = aCampaign()
  inTheAir(campaign, 34, 'bomber I/KG1 II/KG1 54, escort I/JG51 I/ZG26')
  const pause = pauseAfter(squadronInterception(campaign), 'intercepted I/KG1')
  const [asked, about, ...answers] = read(campaign, pause)
  expect(asked).toBe('Which escorts fight?')
  expect(about).toBe('I/KG1')
  expect(answers[0]).toMatch(/^I\/ZG26 A fights: rating 3; they lose 0, you [\d.]+, points [+-]?[\d.]+$/)
})

test('bombs tell strength, shifts and column, and what each face is worth', () => {
  const campaign = aCampaign({ weather: { 2: 'patchy', 3: 'clear' } })
  inTheAir(campaign, 12, 'bomber I/KG1 II/KG1', { unopposed: true })
  expect(read(campaign, pauseAfter(bombard(campaign)))).toEqual([
    'How well do the bombs fall?',
    'Biggin Hill',
    '1: damage 1, 1 point for you',
    '2: damage 1, 1 point for you',
    '3: damage 1, 1 point for you',
    '4: damage 2, 2 points for you',
    '5: damage 2, 2 points for you',
    '6: heavy damage, 3 points for you',
  ])
  expect(bombingSum(campaign)).toBe(
    '10 bombs (clouds over the target -1, unopposed +2): column 5 of 8, the more the better.',
  )
  expect(read(campaign, pauseAfter(bombard(campaign), 'bombing 6')).slice(-1)).toEqual([
    '6: 6 points, and the control room is hit',
  ])
})

test('repair names the target and its chance; the night says how many patrol and what is found', () => {
  const day = aCampaign({ raidDay: 2, damage: { Poling: 'heavy' } })
  expect(read(day, pauseAfter(repair(day))).slice(0, 3)).toEqual([
    'Is the heavy damage at Poling repaired? The card of the day gives a chance of 0.',
    'Poling',
    '1: heavy damage is left',
  ])
  const dusk = aCampaign({ night: true })
  expect(read(dusk, pauseAfter(nightPatrol(dusk))).slice(2)).toContain('5: 2 squadrons')
  const night = aCampaign({ night: true, clock: 7 })
  lay(night, 'night-patrol 600, night-raid I/KG1 II/KG1')
  expect(read(night, pauseAfter(resolveNightRaids(night))).slice(0, 3)).toEqual([
    'Do the Blenheims find anybody in the dark?',
    '',
    '1: nobody',
  ])
})
