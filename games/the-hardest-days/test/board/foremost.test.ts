import type { Choice } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { MANNERS } from '../../board/manners.ts'
import { placesFirst } from '../../board/rows.ts'
import { packOf } from '../../pack/index.ts'
import { patrol } from '../../rules/05-patrol.ts'
import { boxesFor, moveSquadrons, movesTo } from '../../rules/10-squadron-movement.ts'
import { combat } from '../../rules/12-combat/combat.ts'
import type { Day, Squadron } from '../../state.ts'
import { bestChance, meetingsAt, wayOf, whenMet } from '../../text/meetings.ts'
import { words } from '../../text.ts'
import { asked } from '../kit/asked.ts'
import { script } from '../kit/script.ts'
import { aDay, dayWith, group, put, squadron } from '../kit/table.ts'

describe('what is of use stands first, with the reason', () => {
  const foremost = (day: Day, choice: Choice) => MANNERS.foremost?.(day, choice) ?? []
  const toldOf = (day: Day, choice: Choice, id: string): string =>
    words
      .answer(
        day,
        choice,
        choice.options.findIndex(option => option.id === id),
      )
      .replaceAll('\u00a0', ' ')

  test('squadrons that can meet a raid soonest, with the raid and how; who comes too late is not among them', () => {
    const { day } = dayWith({
      space: '7/11a',
      deployed: true,
      altitude: 'MED',
      target: 'biggin-hill-airfield',
    })
    put(day, '7/11b/HIGH 54, 4/10b/HIGH 43')
    const few = foremost(day, asked(moveSquadrons(day)))
    expect(few[0]).toMatchObject({ id: '54', why: '' })
    expect(few.map(({ id }) => id)).not.toContain('43')
    expect(bestChance(day, squadron(day, '54'))).toMatchObject({
      raid: 1,
      moves: 1,
      how: 'level',
      sure: true,
    })
    // Whoever is on the ground at Biggin Hill has three moves to make: the raid is there by then, and turns.
    expect(bestChance(day, squadron(day, '32'))).toMatchObject({
      raid: 1,
      moves: 2,
      sure: true,
      how: 'below',
    })
    expect(
      whenMet({ raid: 1, moves: 3, how: 'below', hunted: true, spent: false, bombed: true, sure: true }),
    ).toEqual({
      of: 'raid 1',
      is: '3 moves',
    })
  })

  test('who is where a raid is fights if it stays, and another level says how often it gets in', () => {
    const { day } = dayWith({ space: '7/11a', deployed: true, altitude: 'MED' })
    put(day, '7/11a/MED 54, 7/11a/HIGH 43, 7/11a/LOW 65')
    const choice = asked(moveSquadrons(day))
    expect(toldOf(day, choice, '54')).toBe('54 Squadron: Weald, MED, raid 1 here, meets at MED certain')
    expect(toldOf(day, choice, '43')).toBe('43 Squadron: Weald, HIGH, raid 1 here, meets at HIGH 50 %')
    expect(toldOf(day, choice, '65')).toBe('65 Squadron: Weald, LOW, raid 1 here, meets at LOW 33 %')
    const done = choice.options.findIndex(({ ends }) => ends)
    expect(words.answer(day, choice, done)).toBe(
      'Confirm, no more moves: 54 fights raid 1; 43 dives on raid 1, 50\u00a0%; 65 climbs at raid 1, 33\u00a0%',
    )
  })

  test('THD-11.1.2.b below a raid with hunters every answer says that they look first', () => {
    const { day } = dayWith(
      { space: '7/11a', deployed: true, altitude: 'MED' },
      'hunt/left I/JG3, bomber/left I/KG2',
    )
    put(day, '7/11a/LOW 65 54, 7/11b/LOW 32')
    const trap = 'hunters find it first 50\u00a0%'
    const choice = asked(moveSquadrons(day))
    const done = choice.options.findIndex(({ ends }) => ends)
    expect(words.answer(day, choice, done)).toContain('hunters find them first 50\u00a0%')
    const where = asked(moveSquadrons(day), 'move-squadron 32')
    expect(MANNERS.advice?.(day, where, '7/11a/LOW')).toContain(trap)
    expect(
      words.answer(
        day,
        where,
        where.options.findIndex(({ id }) => id === '7/11a/LOW'),
      ),
    ).toMatch(new RegExp(`^Weald, LOW: ${trap}, meets now 33\\s%, ours lost `))
    expect(toldOf(day, choice, '32')).toContain('LOW; hunted 50 %')
  })

  test('THD-4.1.d whether a raid is met before its bombs, and how far a place is from it', () => {
    const { day } = dayWith({
      space: '7/11a',
      deployed: true,
      altitude: 'MED',
      target: 'biggin-hill-airfield',
    })
    put(day, '7/11b/LOW 54, 3/11b/LOW 1')
    const told = (id: string) => toldOf(day, asked(moveSquadrons(day)), id)
    expect(told('54')).toBe('54 Squadron: North Downs, LOW, raid 1 1 move, meets at LOW 33 %')
    put(day, '5/11b/LOW 54')
    const where = asked(moveSquadrons(day), 'move-squadron 54')
    const rows = where.options.map((_, i) => words.answer(day, where, i))
    expect(rows.some(row => /to raid 1 \d moves?$/.test(row))).toBe(true)
  })

  test('who is over the space where a raid comes in waits for it, and for no other that is as far', () => {
    const { day, raid } = dayWith({ space: '7/11a', deployed: true, altitude: 'MED' })
    raid.place = { on: 'track', space: 1 }
    put(day, `${packOf(day).track(raid.track).entry}/HIGH 54`)
    const chance = bestChance(day, squadron(day, '54'))
    expect(chance).toMatchObject({ waits: true, moves: 2 })
    expect(chance && whenMet(chance)).toEqual({ of: 'raid 1', is: 'next' })
  })

  test('places over which a raid may come in stand first for a patrol', () => {
    const day = aDay({ forming: ['lf2-east'] })
    const where = asked(patrol(day), 'patrol-squadron 54')
    const order = foremost(day, where).map(({ id }) => id)
    expect(order.length).toBeLessThan(where.options.length)
    const own = where.options[0]?.id.split('/').slice(0, -1).join('/') ?? ''
    expect(order.indexOf('Thames Estuary/MED')).toBeLessThan(order.indexOf(`${own}/HIGH`))
    // As on the map; at LOW nobody waits well.
    expect(order.filter(id => id.startsWith(`${own}/`))).toEqual([`${own}/HIGH`, `${own}/MED`])
    expect(order.some(id => id.endsWith('/LOW'))).toBe(false)
  })

  test('a raid on its way home that nobody can reach is let go: whoever moves all the same is behind More', () => {
    const { day } = dayWith({
      space: '7/11a',
      deployed: true,
      altitude: 'HIGH',
      recovering: true,
      target: 'dover-port',
    })
    put(day, '4/10a/LOW 54')
    const choice = asked(moveSquadrons(day))
    expect(choice.options.filter(({ rare }) => !rare).map(({ id }) => id)).toEqual(['done'])
    expect(words.answer(day, choice, 0)).toBe('Confirm, no more moves: nobody can reach the raid any more')
    const { notes } = script(moveSquadrons(day), 'move-squadron done')
    expect(notes.map(words.note)).toEqual([
      'Nobody can reach raid 1 any more: over the sea before a squadron is at its height.',
    ])
    put(day, '7/11a/LOW 54')
    expect(asked(moveSquadrons(day)).options.some(({ rare }) => rare)).toBe(false)
  })

  test('the machine says why of the very place that it would answer next, and what a height is worth', () => {
    const { day } = dayWith({ space: '7/11a', deployed: true, altitude: 'MED' }, 'bomber/left I/KG2')
    put(day, '7/11b/HIGH 54, 5/11b/HIGH 65')
    const who = asked(moveSquadrons(day))
    const why =
      /there it fights for certain against raid 1: theirs lost \d+\s%, ours \d+\s%\. From another height it may miss it\.$/
    expect(MANNERS.advice?.(day, who, '54')).toMatch(why)
    expect(MANNERS.advice?.(day, who, '65')).toMatch(
      /^To .*, HIGH: from there raid 1 is \d moves? away\. It keeps its height until then/,
    )
    const where = asked(moveSquadrons(day), 'move-squadron 54')
    expect(MANNERS.advice?.(day, where, '7/11a/MED')).toMatch(why)
    expect(MANNERS.advice?.(day, where, '7/11a/HIGH')).toContain('gets in 50\u00a0%, from above, +2')
  })

  test('as long as a raid has no target nobody is told where it will be', () => {
    const { day, raid } = dayWith({ space: '7/11a', deployed: true, altitude: 'MED' })
    expect(wayOf(day, raid)).toEqual([])
    expect(meetingsAt(day, '7/11b', 'MED')).toEqual([])
    const chance = bestChance(day, squadron(day, '32'))
    expect(chance).toMatchObject({ raid: 1, sure: false })
    expect(chance && whenMet(chance).is).toMatch(/^\d moves?$/)
    expect(toldOf(day, asked(moveSquadrons(day)), '32')).not.toMatch(/meets/)
  })

  test('THD-13.2.2.a who reaches a raid without a target on no way that it may go reads that he is too late', () => {
    const { day } = dayWith({ space: '1/11b', track: 'lf3-B', deployed: true, altitude: 'MED' })
    const told = (id: string) => toldOf(day, asked(moveSquadrons(day)), id)
    expect(told('19')).toContain('raid 1 too late')
    put(day, '3/11b/LOW 43')
    const chance = bestChance(day, squadron(day, '43'))
    expect(chance?.targets).toBeLessThanOrEqual(6)
    expect(told('43')).not.toContain('too late')
  })

  test('THD-10.1.d moves are counted as the rules allow them', () => {
    const day = aDay()
    put(day, '4/10b/HIGH 43')
    const one = squadron(day, '43')
    const seen = new Map([[JSON.stringify(one.place), 0]])
    const queue: Squadron[] = [one]
    for (let now = queue.shift(); now; now = queue.shift())
      for (const { space, box } of boxesFor(day, now)) {
        if (box === 'SCRAMBLE') continue
        const next: Squadron = { ...now, place: { at: 'airborne', space, altitude: box } }
        const key = JSON.stringify(next.place)
        if (seen.has(key)) continue
        seen.set(key, (seen.get(JSON.stringify(now.place)) ?? 0) + 1)
        queue.push(next)
      }
    expect(seen.size).toBeGreaterThan(60)
    for (const [key, moves] of seen) {
      const { space, altitude } = JSON.parse(key)
      expect(movesTo(day, one, space, altitude), key).toBe(moves)
    }
  })

  test('patrols that cover most ways in come first, with every region that they cover', () => {
    const day = aDay()
    day.forming = ['lf2-south', 'lf3']
    const few = foremost(day, asked(patrol(day)))
    expect(few.length).toBeGreaterThan(3)
    const choice = asked(patrol(day))
    const rows = few.map(({ id }) => toldOf(day, choice, id))
    expect(rows[0]).toMatch(/: [A-Z][a-z ]+: LF.* \d+ %, comes near \d+ %$/)
    expect(rows.some(row => row.includes('LF3') && row.includes('LF2 South'))).toBe(true)
    const near = rows.map(row => Number.parseInt(row.slice(row.lastIndexOf('comes near') + 11), 10))
    expect(near).toEqual(near.toSorted((a, b) => b - a))
    // An airfield is one answer: all who are ready there.
    expect(few.map(({ id }) => id.split('/').at(-1))).toContain('READY')
    expect(few.map(({ id }) => id)).not.toContain('43')
  })

  test('places where a raid is or comes next, at its level or one off', () => {
    const { day } = dayWith({
      space: '7/11a',
      deployed: true,
      altitude: 'LOW',
      target: 'biggin-hill-airfield',
    })
    put(day, '7/11b/HIGH 54')
    const where = asked(moveSquadrons(day), 'move-squadron 54')
    const order = placesFirst(day, where)
    expect(order.slice(0, 2).toSorted()).toEqual(['7/11a', '7/11b'])
    expect(meetingsAt(day, '7/11a', 'MED')).toMatchObject([{ raid: 1, when: 'next', how: 'above' }])
    expect(meetingsAt(day, '7/11b', 'LOW')).toMatchObject([{ raid: 1, when: 'in 2', how: 'level' }])
    expect(meetingsAt(day, '7/11a', 'HIGH')).toEqual([])
    const [raid] = day.raids
    expect(raid && wayOf(day, raid)).toEqual(['7/11b'])
  })

  test('THD-12.3.2.a of pairs the one stands first that costs them most and you least', () => {
    const { day, raid } = dayWith({ space: '7/11a', deployed: true }, 'hunt/left I/JG51 I/JG26 54 32')
    group(day, 'I/JG26').tactics = { chit: '1', by: 2 }
    const choice = asked(combat(day, raid))
    expect(choice.ask).toBe('pair')
    const order = foremost(day, choice).map(({ id }) => id)
    expect(order).toHaveLength(choice.options.length)
    expect(toldOf(day, choice, order[0] ?? '')).toMatch(
      /^54 against I\/JG26: .*, theirs lost 67 %, ours lost 0 %$/,
    )
    expect(toldOf(day, choice, order.at(-1) ?? '')).toMatch(/^32 against I\/JG51/)
  })

  test('THD-12.2.3.a of those who may turn the one stands first that would find nobody where it is', () => {
    const { day, raid } = dayWith({ space: '7/11a', deployed: true }, 'bomber/left I/KG2 54, bomber/right 32')
    const choice = asked(combat(day, raid))
    expect(choice.ask).toBe('shift')
    expect(toldOf(day, choice, foremost(day, choice)[0]?.id ?? '')).toMatch(/^32 turns to the left: 1 bomber/)
  })

  test('THD-17.5.a a trick that harms you stands best where few fly behind, one that serves you where many do', () => {
    const { day } = dayWith(
      { space: '7/11a', deployed: true },
      'hunt/left I/JG51, hunt/right I/JG26, bomber/right I/KG2 II/KG2',
    )
    const order = (by: -2 | 2) => {
      const options = ['I/JG51', 'I/JG26'].map(id => ({ id, group: id, by }))
      return foremost(day, { kind: 'choice', seat: 'raf', ask: 'tactics', options, about: ['raid:1'] })
    }
    expect(order(-2)[0]?.id).toBe('I/JG51')
    expect(order(2)[0]?.id).toBe('I/JG26')
  })

  test('where nobody can reach a raid, one airfield of those who may move stands for all', () => {
    const { day } = dayWith({ space: '7/11a', deployed: true, recovering: true, target: 'dover-port' })
    put(day, '4/10b/HIGH 43 54')
    const choice = asked(moveSquadrons(day))
    const [only, ...more] = foremost(day, choice)
    expect(more).toEqual([])
    expect(only?.also).toContain('4/10b/HIGH')
    expect(only?.also).not.toContain('done')
  })
})
