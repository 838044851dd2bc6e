import type { Choice } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { patrol } from '../../rules/05-patrol.ts'
import { moveSquadrons } from '../../rules/10-squadron-movement.ts'
import { intercept } from '../../rules/11-interception.ts'
import { combat } from '../../rules/12-combat/combat.ts'
import type { Day } from '../../state.ts'
import { eachLostToHunters } from '../../text/chances.ts'
import { heightsTold } from '../../text/heights.ts'
import { words } from '../../text.ts'
import { asked } from '../kit/asked.ts'
import { aDay, dayWith, put } from '../kit/table.ts'

const answers = (day: Day, choice: Choice) => choice.options.map((_, i) => words.answer(day, choice, i))
const stakes = (day: Day, choice: Choice) => words.stakes(day, choice)?.join('\n') ?? ''

describe('what somebody risks stands where it is decided', () => {
  test('THD-12.4.a a patrol: what fresh fighters do to it level with them, from above and from below', () => {
    const day = aDay({ forming: ['lf2-east'] })
    const choice = asked(patrol(day), 'patrol-squadron 54')
    expect(stakes(day, choice)).toContain('fresh Me 109s')
    expect(heightsTold(day, choice)).toEqual([
      {
        level: 'HIGH',
        met: 'finds it on 1–3, +2 in the fight',
        risk: expect.stringMatching(/^(never )?knocked out/),
      },
      {
        level: 'MED',
        met: 'finds it for certain',
        risk: expect.stringMatching(/^knocked out on \d(–\d)? in 6$/),
      },
      {
        level: 'LOW',
        met: 'finds it on 1–2, −2 in the fight',
        risk: expect.stringMatching(/^knocked out/),
      },
    ])
    const two = { ...choice, options: choice.options.filter(({ id }) => !id.endsWith('/LOW')) }
    expect(heightsTold(day, two).map(({ level }) => level)).toEqual(['HIGH', 'MED'])
    for (const { type, place } of day.groups) if (type === 'Me109') expect(place.at).toBe('airbase')
    const alone = { ...day, groups: day.groups.filter(({ type }) => type !== 'Me109') }
    expect(stakes(alone, choice)).not.toContain('Me 109')
    expect(heightsTold(alone, choice).map(({ risk }) => risk)).toEqual([undefined, undefined, undefined])
  })

  test('THD-12.3.3.a a move: from above a squadron is lost less often than level with the hunters', () => {
    const { day } = dayWith({ space: '7/11a', deployed: true, altitude: 'MED' }, 'hunt/left I/JG3')
    put(day, '7/11b/HIGH 54-')
    const told = answers(day, asked(moveSquadrons(day), 'move-squadron 54')).join('\n')
    const lost = (height: string) =>
      Number(told.match(new RegExp(`${height}[^.]*lost to a hunter on (\\d) in 6`))?.[1])
    expect(lost('HIGH: meets')).toBeLessThan(lost('MED: meets'))
  })

  test('who is where a raid is reads it beside his airfield or height; without hunters there is nothing to fear', () => {
    const { day, raid } = dayWith({ space: '7/11a', deployed: true, altitude: 'MED' }, 'hunt/left I/JG3')
    put(day, '7/11a/MED 54')
    const of = (choice: Choice) =>
      answers(day, choice).find(line => /\b54\b/.test(line) && !line.startsWith('Confirm'))
    expect(of(asked(moveSquadrons(day)))).toMatch(/fights it if it stays; lost to a hunter on \d in 6/)
    put(day, '7/11a/MED 65 74, 7/11a/MED 32')
    const caught = asked(intercept(day, raid))
    expect(caught.ask).toBe('intercepted')
    expect(new Set(answers(day, caught).map(line => line.replace(/ \d+$/, ''))).size).toBe(2)
    expect(answers(day, caught)[0]).toMatch(/^Spitfire at MED, rating 4: lost to a hunter on \d in 6/)
    put(day, 'inflight I/JG3')
    expect(of(asked(intercept(day, raid)))).not.toContain('hunter')
  })

  test('THD-12.2.3.a a shift: who flies there, and what becomes of both', () => {
    const { day, raid } = dayWith(
      { space: '7/11a', deployed: true, altitude: 'MED' },
      'bomber/left I/KG2, escort/left I/JG3, bomber/right I/KG3, bomber/centre 54',
    )
    const choice = asked(combat(day, raid))
    expect(choice.ask).toBe('shift')
    const told = answers(day, choice)
    expect(told).toContainEqual(
      expect.stringMatching(
        /54 .* turns to the left: 1 bomber, 1 escort; I\/KG2 lost on \d in 6, 54 .*; I\/JG3 lost/,
      ),
    )
    expect(stakes(day, choice)).toBe('Raid 1. No escort: on the right.')
  })
})

describe('what is said below a question is true here', () => {
  const escorts = (places: string) => {
    const { day, raid } = dayWith(
      { space: '7/11a', deployed: true, altitude: 'MED' },
      `${places}, bomber/centre 54`,
    )
    return stakes(day, asked(combat(day, raid)))
  }
  test('bombers without escort are promised where there are some', () => {
    expect(escorts('bomber/left I/KG2, escort/left I/JG3')).toBe(
      'Raid 1. All bombers have an escort beside them.',
    )
    expect(escorts('bomber/left I/KG2, bomber/right I/KG3')).toBe('Raid 1. No bombers have an escort.')
  })

  test('THD-11.1.5.a that some get through is said to those who are more than the hunters', () => {
    const told = (ids: string) => {
      const { day, raid } = dayWith(
        { space: '7/11a', deployed: true, altitude: 'MED' },
        'hunt/left I/JG3, hunt/right I/JG26, bomber/left I/KG2',
      )
      put(day, `7/11a/HIGH ${ids}`)
      return stakes(
        day,
        asked(intercept(day, raid), 'interception.hunters 6, join-attempt roll, interception.squadrons 1'),
      )
    }
    expect(told('54 65 74')).toContain('You outnumber the hunters: some reach the bombers.')
    expect(told('54 65')).toContain('You have 2 for 2 hunters')
    expect(told('54')).toContain('A die sends 54 to nobody on 1, 2, 6; to hunters on 3–5.')
  })

  test('THD-11.1.3.d who attack together are told what hunters may do to each of them', () => {
    const told = (groups: string) => {
      const { day, raid } = dayWith({ space: '7/11a', deployed: true }, groups)
      put(day, '7/11a/HIGH 54 65, 7/11a/MED 32')
      return eachLostToHunters(day, raid, day.squadrons)
    }
    expect(told('hunt/left I/JG51')).toBe('lost to a hunter: 54 and 65 never, 32 on 3 in 6')
    expect(told('bomber/left I/KG2')).toBeUndefined()
  })

  test('squadrons that leave an airfield after the raids are plotted are said to scramble', () => {
    const { day } = dayWith({ space: '7/11a', deployed: true })
    expect(words.ref('box:2/11b/READY', day)).toBe('111, 615 and 64 scramble')
    expect(words.ref('box:2/11b/READY', aDay({ forming: ['lf3'] }))).toBe('111, 615 and 64 (Kenley)')
  })
})
