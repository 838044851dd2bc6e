import type { Choice } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { MANNERS } from '../../board/manners.ts'
import { setUp } from '../../rules/03-set-up.ts'
import { patrol } from '../../rules/05-patrol.ts'
import { moveSquadrons } from '../../rules/10-squadron-movement.ts'
import { intercept } from '../../rules/11-interception.ts'
import { combat } from '../../rules/12-combat/combat.ts'
import type { Day } from '../../state.ts'
import { words } from '../../text.ts'
import { asked, why } from '../kit/asked.ts'
import { pauseAfter } from '../kit/script.ts'
import { aDay, aRaid, dayWith, put, reduce, squadron } from '../kit/table.ts'

describe('why something cannot be chosen', () => {
  test('green squadrons: another sector, a Hurricane where a Spitfire is due, one that is green already', () => {
    const day = aDay({ scenario: '1940-08-15' })
    const choice = asked(setUp(day))
    const other = day.squadrons.find(
      ({ home }) => !choice.options.some(({ id }) => squadron(day, id).home === home),
    )
    expect(why(day, choice, `squadron:${other?.id}`)).toContain(`is based in ${other?.home}`)
  })

  test('patrols: who is not ready, who is cut off, what is too far, what is no airborne box', () => {
    const day = aDay()
    day.damaged.push('hornchurch-airfield')
    squadron(day, '43').place = { at: 'rearm' }
    const who = asked(patrol(day))
    expect(why(day, who, 'squadron:43')).toBe('43 Squadron is re-arming: only READY squadrons go on patrol.')
    expect(why(day, who, 'squadron:54')).toBe(
      'Communications at Hornchurch are cut: nobody goes on patrol from there.',
    )
    expect(why(day, who, 'target:dover-radar')).toBeUndefined()
    const where = asked(patrol(day), 'patrol-squadron 32')
    expect(why(day, where, 'box:4/10a/HIGH')).toMatch(/^A patrol from 7\/11b flies there or next door: /)
    expect(why(day, where, 'box:7/11b/READY')).toBe('A patrol flies: choose a LOW, MED or HIGH box.')
  })

  test('moves: who has moved, who is not on the map, which boxes are in reach', () => {
    const day = aDay()
    aRaid(day)
    put(day, '4/10b/LOW 43')
    squadron(day, '54').place = { at: 'inflight' }
    const who = asked(moveSquadrons(day), 'move-squadron 32')
    expect(why(day, who, 'squadron:32')).toBe('32 Squadron has moved in this phase.')
    expect(why(day, who, 'squadron:54')).toBe('54 Squadron is flying home.')
    const where = asked(moveSquadrons(day), 'move-squadron 43')
    expect(why(day, where, 'box:4/10b/HIGH')).toBe(
      'From LOW in 4/10b it goes to MED there, or to LOW next door.',
    )
  })

  test('interceptions: who is elsewhere, two levels away, at another level, or taken already', () => {
    const { day } = dayWith({ space: '7/11a', deployed: true, altitude: 'LOW' })
    put(day, '7/11a/LOW 54 32, 7/11a/MED 65, 7/11a/HIGH 74, 6/11c/LOW 610')
    const [raid] = day.raids
    if (!raid) throw new Error('No raid')
    const choice = asked(intercept(day, raid), 'join 54')
    expect(why(day, choice, 'squadron:54')).toBe('54 Squadron meets the raid already.')
    expect(why(day, choice, 'squadron:65')).toBe('65 Squadron is at another level: only a roll brings it in.')
    expect(why(day, choice, 'squadron:74')).toBe('74 Squadron is two levels away from raid 1.')
    expect(why(day, choice, 'squadron:610')).toBe('610 Squadron is over 6/11c, raid 1 over 7/11a.')
    expect(why(day, choice, 'squadron:43')).toBe('43 Squadron is ready at its airfield.')
  })

  test('hunters catch reduced squadrons first', () => {
    const { day, raid } = dayWith({ space: '7/11a', deployed: true }, 'hunt/left I/JG3')
    put(day, '7/11a/MED 54 65 74')
    reduce(day, '54 65')
    expect(why(day, asked(intercept(day, raid)), 'squadron:74')).toMatch(
      /^Reduced squadrons are caught first/,
    )
  })

  test('fights: who is in another section, which section is done', () => {
    const { day, raid } = dayWith(
      { space: '7/11a', deployed: true },
      'hunt/left I/JG3 I/JG26, hunt/centre II/JG3, bomber/left I/KG2',
    )
    put(day, '7/11a/MED 54 65 610')
    // Letters A, B, C go left, centre, right: 610 (A) left, 54 (B) in the centre, 65 (C) flies through.
    const section = asked(intercept(day, raid), 'hunt-placement 1')
    expect(section.ask).toBe('hunt-section')
    expect(why(day, section, 'section:1/hunt/right')).toBe('Nobody is left to fight in this section.')
    const again = dayWith(
      { space: '7/11a', deployed: true },
      'hunt/left I/JG3 I/JG26, hunt/centre II/JG3, bomber/left I/KG2',
    )
    put(again.day, '7/11a/MED 54 65 610')
    const aside = asked(intercept(again.day, again.raid), 'hunt-placement 1, hunt-section left')
    expect(aside.ask).toBe('set-aside')
    expect(why(again.day, aside, 'group:II/JG3')).toBe(
      'II/JG3 is not in the left section of the Hunt Box, which fights now.',
    )
  })
})

describe('questions that are none', () => {
  const taken = (day: Day, choice: Choice) => MANNERS.unasked?.(day, choice)

  test('which section fights first: all of them do, each for itself', () => {
    const { day, raid } = dayWith(
      { space: '7/11a', deployed: true },
      'hunt/left I/JG3, hunt/centre II/JG3, bomber/left I/KG2',
    )
    put(day, '7/11a/MED 54 610')
    const section = asked(intercept(day, raid), 'hunt-placement 1')
    expect([section.ask, taken(day, section)]).toEqual(['hunt-section', 'left'])
  })

  test('which of several that are alike; not where they differ', () => {
    const aside = (hunters: string) => {
      const { day, raid } = dayWith({ space: '7/11a', deployed: true }, hunters)
      put(day, '7/11a/MED 610')
      const choice = asked(intercept(day, raid), 'hunt-placement 1')
      return [choice.ask, taken(day, choice)]
    }
    expect(aside('hunt/left I/JG3 I/JG26, bomber/left I/KG2')).toEqual(['set-aside', 'I/JG3'])
    expect(aside('hunt/left I/JG3 I/JG26-, bomber/left I/KG2')).toEqual(['set-aside', undefined])
    // THD-12.2.1.b Of three, two of them alike, one of these two cannot be fought: it is left whom of two 610 fights.
    expect(aside('hunt/left I/JG3- I/JG26 I/JG51, bomber/left I/KG2')).toEqual(['set-aside', 'I/JG26'])
  })

  test('THD-12.2.3.a a shift to where nobody flies is behind More', () => {
    const shift = (bombers: string) => {
      const { day, raid } = dayWith({ space: '7/11a', deployed: true }, `${bombers}, bomber/left 54`)
      const choice = asked(combat(day, raid))
      expect(choice.ask).toBe('shift')
      return choice.options.filter(({ rare }) => !rare).map(({ id }) => id)
    }
    expect(shift('bomber/left I/KG2')).toEqual(['done'])
    expect(shift('bomber/left I/KG2, bomber/right I/KG3')).toEqual(['done', '54>right'])
  })

  test('THD-11.1.1.b which of several alike the hunters catch; not where they differ in kind or height', () => {
    const caught = (squadrons: string) => {
      const { day, raid } = dayWith({ space: '7/11a', deployed: true }, 'hunt/left I/JG3')
      put(day, squadrons)
      const choice = asked(intercept(day, raid))
      return [choice.ask, taken(day, choice)]
    }
    expect(caught('7/11a/MED 54 65')).toEqual(['intercepted', '54'])
    expect(caught('7/11a/MED 54 32')).toEqual(['intercepted', undefined])
  })

  test('THD-17.10.a which hunter an event is for, where they are alike and as many fly behind each', () => {
    const event = (groups: string) => {
      const { day } = dayWith({ space: '7/11a', deployed: true }, groups)
      const hunters = ['I/JG3', 'I/JG26'].map(group => ({ id: group, group, by: 2 }))
      return taken(day, { kind: 'choice', seat: 'raf', ask: 'tactics', options: hunters })
    }
    expect(event('hunt/left I/JG3, hunt/right I/JG26, bomber/left I/KG2, bomber/right II/KG2')).toBe('I/JG3')
    expect(event('hunt/left I/JG3, hunt/right I/JG26, bomber/left I/KG2')).toBeUndefined()
    expect(event('hunt/left I/JG3, hunt/right I/JG26-')).toBeUndefined()
  })

  test('THD-9.7.a by which way a raid flies home that nobody can meet on any of them', () => {
    const home = (space: string) => {
      const { day } = dayWith({ space: '4/10b', deployed: true, recovering: true }, 'bomber/left I/KG2')
      put(day, `${space}/MED 54`)
      const options = ['4/10a', '1/11b'].map(id => ({ id, space: id }))
      return taken(day, { kind: 'choice', seat: 'raf', ask: 'recovery-route', options, about: ['raid:1'] })
    }
    expect(home('6/11a')).toBe('4/10a')
    expect(home('1/11b')).toBeUndefined()
  })

  test('THD-12.2.1.a who fights whom, where the hunters or the squadrons are alike and all of them fight', () => {
    const pair = (hunters: string) => {
      const { day, raid } = dayWith({ space: '7/11a', deployed: true }, hunters)
      put(day, '7/11a/MED 610 43')
      const choice = asked(intercept(day, raid), 'hunt-placement 1')
      return [choice.ask, taken(day, choice)]
    }
    expect(pair('hunt/left I/JG3 I/JG26, bomber/left I/KG2')).toEqual(['pair', '43>I/JG3'])
    expect(pair('hunt/left I/JG3 I/JG26-, bomber/left I/KG2')).toEqual(['pair', undefined])
  })

  test('a roll that costs nothing is made, the staff names green squadrons and the Luftwaffe places its own escorts, unless the player takes that order back', () => {
    expect(MANNERS.orders?.map(({ ask }) => ask)).toEqual([
      'join-attempt',
      'green-squadron',
      'escort-section',
    ])
  })
})

describe('several squadrons named at once', () => {
  const far = (day: Day, choice: Choice) => MANNERS.far?.(day, choice) ?? []

  /** The same answers one by one. */
  const asks = (ids: readonly string[], ask: string) => ids.map(id => `${ask} ${id}`).join(', ')

  test('all who can attack a raid, by a click on it', () => {
    const begin = () => {
      const table = dayWith({ space: '7/11a', deployed: true }, 'bomber/left I/KG2')
      put(table.day, '7/11a/MED 54 65 74')
      return table
    }
    const { day, raid } = begin()
    const [all, more] = far(day, asked(intercept(day, raid)))
    expect(all).toMatchObject({ words: 'All 3 attack', on: ['raid:1'], ids: ['54', '65', '74'] })
    expect(more).toBeUndefined()
    const again = begin()
    expect(pauseAfter(intercept(again.day, again.raid), asks(all?.ids ?? [], 'join')).kind).toBe('chance')
    const one = begin()
    expect(far(one.day, asked(intercept(one.day, one.raid), 'join 54'))[0]?.so).toBe('65 and 74')
    const last = begin()
    expect(far(last.day, asked(intercept(last.day, last.raid), 'join 54, join 65'))).toEqual([])
  })

  test('all whom the hunters catch, and all who are to spare, are ticked at one stroke', () => {
    expect(MANNERS.sets).toEqual(['intercepted', 'set-aside'])
    const { day, raid } = dayWith({ space: '7/11a', deployed: true }, 'hunt/left I/JG3 II/JG3')
    put(day, '7/11a/MED 54 65 74')
    const choice = asked(intercept(day, raid))
    expect(words.pause(day, choice)).toBe('Which 2 must fight the hunters of raid 1?')
    expect(far(day, choice)).toEqual([])
  })

  test('nobody else is named at once', () => {
    const day = aDay()
    expect(far(day, asked(patrol(day)))).toEqual([])
  })
})

describe('a day that is decided', () => {
  const late = (space: string, recovering = true, segment = 6) => {
    const { day } = dayWith({ space: '4/10b', deployed: true, recovering }, 'bomber/left I/KG2', { segment })
    put(day, `${space}/MED 54`)
    return MANNERS.decided?.(day, 'raf')
  }

  test('the last raids fly home and nobody is near', () => {
    expect(late('6/11c')).toBe(true)
  })
  test('nobody is near who could come up to their level', () => {
    const raidAt = (altitude: 'LOW' | 'HIGH') => {
      const { day } = dayWith(
        { space: '4/10b', deployed: true, recovering: true, altitude },
        'bomber/left I/KG2',
        {
          segment: 6,
        },
      )
      put(day, '4/10a/LOW 54')
      return MANNERS.decided?.(day, 'raf')
    }
    expect(raidAt('HIGH')).toBe(true)
    expect(raidAt('LOW')).toBe(false)
  })
  test('not while a squadron can meet one, a raid still attacks, or the day goes on', () => {
    expect(late('4/10b')).toBe(false)
    expect(late('4/10a')).toBe(false)
    expect(late('6/11c', false)).toBe(false)
    expect(late('6/11c', true, 5)).toBe(false)
    expect(MANNERS.decided?.(aDay({ segment: 6 }), 'raf')).toBe(false)
  })
})

test('the plan of the staff says how many go up, how high, why so many and what is kept back', () => {
  const day = aDay({ patrols: 3, forming: ['lf3'], segment: 1 })
  put(day, '1/11b/HIGH 43 601, 7/11a/HIGH 54')
  const { words, after } = MANNERS.staffed?.(day) ?? {}
  expect(words).toBe('3 go up for 1 raid, all at HIGH, above most raids.')
  const ready = day.squadrons.filter(({ place }) => place.at === 'ready').length
  expect(after).toEqual([
    '2 wait near where a raid may come in, 1 inland for what comes through.',
    `A scramble to MED takes three moves. ${ready} stay ready for 1000.`,
  ])
  day.segment = 6
  expect(MANNERS.staffed?.(day).after?.[1]).toContain('nobody need be kept back')
  put(day, '7/11a/MED 54')
  expect(MANNERS.staffed?.(day).words).not.toContain('HIGH')
})

test('moves that the staff has laid are told raid by raid: how many fight it, wait for it, are on their way', () => {
  const { day } = dayWith(
    { space: '7/11a', altitude: 'MED', deployed: true, target: 'biggin-hill-airfield' },
    'bomber/left I/KG2',
  )
  put(day, '7/11a/MED 43, 7/11a/HIGH 54 65, 7/11b/HIGH 32, scramble 501')
  const { words, after } = MANNERS.staffed?.(day) ?? {}
  expect([words, after]).toEqual([
    'Raid 1: 1 squadron fights now, 2 dive on it, 50\u00a0%, 1 waits in its way.',
    ['Scramble: 1 squadron takes off.'],
  ])
  // A raid of hunters alone is not worth the fight: who is near it is told by the raid that he is after.
  aRaid(day, { space: '2/11a', deployed: true })
  put(day, 'hunt/left I/JG3 I/JG26 I/JG51', { number: 2 })
  put(day, '2/11b/HIGH 43')
  const laid = MANNERS.staffed?.(day)
  expect([laid?.words, laid?.after].join()).not.toContain('Raid 2')
  expect(MANNERS.staffed?.(aDay()).words).toBe('The staff moves nobody: no raid can be met.')
})
