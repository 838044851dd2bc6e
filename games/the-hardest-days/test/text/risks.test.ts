import type { Choice } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { together } from '../../board/together.ts'
import type { Altitude } from '../../pack/types.ts'
import { patrol } from '../../rules/05-patrol.ts'
import { moveSquadrons } from '../../rules/10-squadron-movement.ts'
import { intercept } from '../../rules/11-interception.ts'
import { combat } from '../../rules/12-combat/combat.ts'
import type { Day } from '../../state.ts'
import { figuresAt, lossesAt } from '../../text/heights.ts'
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
    const meets = (level: Altitude) => figuresAt(day, '6/11c', level)[1]?.is
    const lost = (level: Altitude) => Number(/(\d+)\s%$/.exec(lossesAt(day, choice, level))?.[1])
    expect([meets('HIGH'), meets('MED'), meets('LOW')]).toEqual(['50\u00a0%', 'certain', '33\u00a0%'])
    expect(lost('HIGH')).toBeLessThan(lost('MED'))
    expect(lost('MED')).toBeLessThan(lost('LOW'))
    for (const { type, place } of day.groups) if (type === 'Me109') expect(place.at).toBe('airbase')
    const alone = { ...day, groups: day.groups.filter(({ type }) => type !== 'Me109') }
    expect(stakes(alone, choice)).not.toContain('Me 109')
    expect(lossesAt(alone, choice, 'MED')).toBe('')
  })

  test('THD-12.3.3.a a move: from above a squadron is lost less often than level with the hunters', () => {
    const { day } = dayWith({ space: '7/11a', deployed: true, altitude: 'MED' }, 'hunt/left I/JG3')
    put(day, '7/11b/HIGH 54-')
    const told = answers(day, asked(moveSquadrons(day), 'move-squadron 54')).join('\n')
    const figures = (height: string) =>
      new RegExp(`^Weald, ${height}: .*theirs lost (\\d+)\\s%, .*, ours lost (\\d+)\\s%`, 'm')
        .exec(told)
        ?.slice(1)
        .map(Number) ?? []
    const [high, level] = [figures('HIGH'), figures('MED')]
    expect(high[0]).toBeGreaterThan(level[0] ?? Number.NaN)
    expect(high[1]).toBeLessThan(level[1] ?? Number.NaN)
  })

  test('who is caught reads what comes of it, against hunters or, without them, those behind', () => {
    const { day, raid } = dayWith({ space: '7/11a', deployed: true, altitude: 'MED' }, 'hunt/left I/JG3')
    put(day, '7/11a/MED 54')
    put(day, '7/11a/MED 65 74, 7/11a/MED 32')
    const caught = asked(intercept(day, raid))
    expect(caught.ask).toBe('intercepted')
    const told = answers(day, caught)
    expect(told[0]).toMatch(/^54 Squadron: rated 4, level with it, theirs lost \d+\s%, ours lost \d+\s%$/)
    expect(new Set(told.map(line => line.replace(/^\d+/, ''))).size).toBe(2)
    put(day, 'inflight I/JG3, bomber/left I/KG2')
    expect(answers(day, asked(intercept(day, raid)))[1]).toMatch(/theirs lost about 0\.\d, ours lost 0$/)
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
        /^54 turns to the left: 1 bomber, 1 escort; I\/KG3 alone, theirs lost about \d\.\d, ours lost about \d\.\d$/,
      ),
    )
    expect(stakes(day, choice)).toMatch(/^Raid 1\. .* No escort: on the right\.$/)
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
    expect(escorts('bomber/left I/KG2, escort/left I/JG3')).toMatch(
      /All bombers have an escort beside them\.$/,
    )
    expect(escorts('bomber/left I/KG2, bomber/right I/KG3')).toMatch(/No bombers have an escort\.$/)
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

  test('THD-11.1.3.d who attack together read what the whole fight comes to', () => {
    const told = (groups: string, answers?: string) => {
      const { day, raid } = dayWith({ space: '7/11a', deployed: true }, groups)
      put(day, '7/11a/MED 54 65 32')
      const [all] = together(day, asked(intercept(day, raid), answers))
      return [all?.so, ...(all?.figures ?? []).map(({ of, is }) => `${of} ${is.replace('\u00a0', ' ')}`)]
    }
    expect(told('hunt/left I/JG51', 'intercepted 54')).toEqual([
      '65 and 32',
      'theirs lost about 0.2',
      'ours lost about 0.3',
    ])
    expect(told('bomber/left I/KG2')).toEqual(['54, 65 and 32', 'theirs lost about 0.8', 'ours lost 0'])
  })

  test('squadrons that leave an airfield after the raids are plotted are said to scramble', () => {
    const { day } = dayWith({ space: '7/11a', deployed: true })
    expect(words.ref('box:2/11b/READY', day)).toBe('111, 615 and 64 scramble')
    expect(words.ref('box:2/11b/READY', aDay({ forming: ['lf3'] }))).toBe('111, 615 and 64 (Kenley)')
  })
})
