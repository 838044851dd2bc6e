import { describe, test } from 'vitest'
import { leaveFormation } from '../../rules/21-continuing-fire/continuing-fire.ts'
import { proofPack } from '../kit/charts.ts'
import { prove, testLines } from '../kit/lines.ts'
import { aCampaign, type Layout, script } from '../kit/table.ts'

/** Fighters under Continuing Fire, from Nose, Level: at 2.2 the Lethal Level is 3, at 3.3 it is 2. */
const testFire = (tests: Parameters<typeof testLines>[0], layout: Layout = {}, whatever: string[] = []) =>
  testLines(tests, (fighters, lines, after) => {
    const campaign = aCampaign({ ...layout, fighters: fighters.replaceAll(/(\d\.\d)/g, '$1 nose/level') })
    prove(campaign, leaveFormation(campaign), lines, after, whatever)
  })

describe('one after another', () => {
  testFire({
    'SR-CF-01 every fighter in a space draws a card, in the order the player likes':
      '2.2, tail/return/low, 1.1: = asks fire.next: fighter/0, fighter/2, rest',
    'SR-CF-09 SR-BRK-01 it breaks away right after its own card, before the next draws': [
      '2.2, 1.1: fire.next fighter/0, card.fire fire-bounced, hit.draw wing-4 = at tail/return/high 1.1, then break-away',
      '2.2, 1.1: fire.next fighter/1, card.fire fire-bounced, hit.draw wing-4 = at 2.2 tail/return/high, then break-away',
    ],
    'SR-CF-02 a text whose conditions do not hold is ignored, the table is read':
      '2.2 climb: card.fire fire-hard-roll, hit.draw wing-4 = no event.skips, fire.table#hits 1',
    'SR-CF-03 SR-CF-05 skipped: nobody looks at the table':
      '2.2 dive-roll-left: card.fire fire-hard-roll = no fire.table, hits ',
  })

  test('SR-CF-01 the card is discarded, and the last one goes unasked', () => {
    const campaign = aCampaign({ fighters: '2.2 nose/level, 1.1 nose/level' })
    script(leaveFormation(campaign), 'fire.next fighter/0, card.fire fire-bounced, hit.draw wing-4')
    const left =
      'achtung confused debris fall-away friendly-fire hard-roll into-the-sun power-bleed slow-climb strafe'
    const offered = left.replaceAll(/(\S+)/g, 'fire-$1')
    prove(campaign, leaveFormation(campaign), '', `offers ${offered}`)
    prove(campaign, leaveFormation(campaign), '', 'stops card.fire')
  })
})

describe('the table', () => {
  const PACK = {
    ...proofPack,
    id: 'proof with one fire card',
    fireCards: [
      {
        id: 'ladder',
        event: 'hard-roll',
        determined: [5, 4, 3, 2, 1, 0],
        evasive: [0, 0, 0, 0, 0, 1],
        climb: 2,
        climbRoll: 1,
        source: 'designed',
        ref: 'the proofs',
      },
    ],
  } as const satisfies typeof proofPack

  testFire(
    {
      'SR-CF-04 the Hits by space and mode': [
        '3.3 dive: = fire.table#hits 3, hits fuselage-3 fuselage-3 fuselage-3',
        '2.2 dive: = fire.table#hits 2, hits fuselage-3 fuselage-3',
        '1.2 dive: = fire.table#hits 1, hits fuselage-3',
        '2.1 dive: = fire.table#hits 0, hits ',
        '2.1 dive evasive: = fire.table#hits 1, hits fuselage-3',
        '1.2 dive evasive: = fire.table#hits 0, hits ',
      ],
      'SR-CF-07 SR-LL-06 the card adds to the level of a climb': [
        '3.3 climb: = fire.table 0 Arnold ladder hard-roll 4 printed:2 card:2 determined 15 1, hits fuselage-3',
        '3.3 climb-roll-left: = fire.table 0 Arnold ladder hard-roll 3 printed:2 card:1 determined 15 2, hits fuselage-3 fuselage-3',
        '3.3 climb-roll-right: = fire.table 0 Arnold ladder hard-roll 3 printed:2 card:1 determined 15 2, hits fuselage-3 fuselage-3',
        '3.3 dive: = fire.table 0 Arnold ladder hard-roll 2 printed:2 determined 15 3, hits fuselage-3 fuselage-3 fuselage-3',
      ],
    },
    { pack: PACK },
    ['hit.draw'],
  )
  testFire(
    {
      'SR-CF-06 the Hits may be cancelled as usual':
        '2.2 sun luck: card.fire fire-bounced = offers take rotte/a sun luck',
    },
    { advantages: { a: 'rotte' } },
  )
  testFire(
    {
      'SR-MAP-15 in an overlap of different cohesion the player names the element, with the card in hand': [
        '2.2: card.fire fire-bounced = asks element.level of fighter:0: element/low, element/high',
        '2.2: card.fire fire-bounced, element.level element/low = fire.table#column 3',
        '2.2: card.fire fire-bounced, element.level element/high = fire.table#column 4',
      ],
    },
    { map: '7', cohesion: { low: 'loose' } },
    ['hit.draw'],
  )
})

describe('Quick', () => {
  testFire({
    // Debris at level 3 is the same in both rows, Friendly Fire is not
    'SR-PIL-14 before the table, if the other row reads otherwise': [
      '2.2 quick: card.fire fire-debris, event.debris 1, hit.draw wing-4 = stops quick.break-away',
      '2.2 quick: card.fire fire-friendly-fire, event.friendly-fire 2, damage.draw spar-4 = asks quick.fire of fighter:0: keep, change',
      '2.2 quick: card.fire fire-friendly-fire, event.friendly-fire 2, damage.draw spar-4, quick.fire change = hits , at tail/evasive/high',
    ],
    // No Hit by Debris at level 3: the sun is of no use; by Bounced one in either row
    'SR-PIL-14 or if the sun hides an Evasive fighter from a Hit for certain': [
      '2.2 quick sun: card.fire fire-debris, event.debris 2, damage.draw spar-4 = stops quick.break-away',
      '2.2 quick sun: card.fire fire-bounced = stops quick.fire',
      '2.2 quick sun: card.fire fire-bounced, quick.fire change, hit.cancel sun = hits , mode evasive, quick 1 used',
    ],
    'SR-PIL-15 not between the Hits of the table: after the first the sun needs its die': [
      '2.2 quick sun: card.fire fire-bounced, quick.fire keep, hit.cancel sun = stops hit.sun',
      '2.2 quick sun: card.fire fire-bounced, quick.fire keep, hit.cancel sun, hit.sun 2 = stops quick.break-away',
    ],
    'SR-PIL-14 SR-BRK-04 and before it leaves: the mode decides on the box': [
      '2.2 quick: card.fire fire-bounced, hit.draw wing-4, quick.break-away keep = at tail/return/high',
      '2.2 quick: card.fire fire-bounced, hit.draw wing-4, quick.break-away change = at tail/evasive/high, quick 1 used',
    ],
    'SR-PIL-14 not where the event has decided on the box': [
      '2.2 quick: card.fire fire-power-bleed, hit.draw wing-4 = at tail/evasive/low',
      '2.2 quick dive evasive: card.fire fire-fall-away = at tail/evasive/low',
    ],
  })
})

describe('Disoriented', () => {
  testFire(
    {
      'SR-PIL-14 SR-EVT-06 a Hit in confusion turns him, and if he is Quick he may still turn back': [
        '2.2 quick disoriented: card.fire fire-confused, hit.draw wing-4 wing-4 = stops quick.break-away',
        '2.2 quick disoriented: card.fire fire-confused, hit.draw wing-4 wing-4, quick.break-away keep = mode determined, hits wing-4 wing-4',
      ],
    },
    { tp: 0 },
  )
  testFire({
    // Determined, then Evasive by the text and so hit as such, then Determined by the Hit; the text has fixed the box
    'SR-PIL-22 the text comes first, by the mode he had: a diver falls away, and the Hit turns him back':
      '2.2 dive disoriented: card.fire fire-fall-away, hit.draw wing-4 = mode determined, at tail/evasive/low',
  })
  testFire(
    {
      'SR-PIL-22 SR-CF-10 a text that comes after the table sees the mode that the Hit has left': [
        '2.2 disoriented: card.fire fire-achtung, hit.draw wing-4 = at tail/evasive/high, escorts above-trailing',
        '2.2: card.fire fire-achtung, hit.draw wing-4 = escorts tail/return/high',
      ],
    },
    { escorts: ['above-trailing'] },
  )
  // Level 1: Determined would be hit again, Evasive is not
  testFire(
    {
      'SR-PIL-22 a Hit by the text turns him before the table':
        '3.3 disoriented: card.fire fire-debris, event.debris 1, hit.draw wing-4 = mode evasive, hits wing-4',
    },
    { cohesion: { a: 'loose' } },
  )
})

describe('the end of the step', () => {
  testFire({
    'SR-CF-01 with nobody left in a space it is over at once':
      'nose/approach/level, tail/return/low: = then approach',
  })

  test('SR-SEQ-11 SR-BRK-06 Out of the Sun markers go when all have left', () => {
    const campaign = aCampaign({ fighters: '2.2 nose/level sun, 1.1 nose/level sun dive-roll-left' })
    const fire = (lines: string, after: string) => prove(campaign, leaveFormation(campaign), lines, after)
    fire('fire.next fighter/1, card.fire fire-hard-roll', 'suns on on')
    fire('card.fire fire-bounced, hit.cancel take, hit.draw wing-4', 'suns gone gone')
  })
})
