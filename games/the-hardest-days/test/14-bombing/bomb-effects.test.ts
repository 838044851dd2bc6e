import { describe, expect, test } from 'vitest'
import { packOf } from '../../pack/index.ts'
import type { TargetId, TrackId } from '../../pack/types.ts'
import { removeRaid } from '../../rules/02-terms/terms.ts'
import { patrol } from '../../rules/05-patrol.ts'
import { detect } from '../../rules/07-detection.ts'
import { moveSquadrons } from '../../rules/10-squadron-movement.ts'
import { damageTarget } from '../../rules/14-bombing/bomb-effects.ts'
import { bomb } from '../../rules/14-bombing/bombing.ts'
import type { Day } from '../../state.ts'
import { DEPLOYING, factsOf, ids, offers, script, testLines } from '../kit/script.ts'
import { aDay, aRaid, dayWith, expectAt, put, sameWeather, targetChit } from '../kit/table.ts'

function hit(day: Day, target: TargetId, points: number, lines = '') {
  const raid = day.raids[0] ?? aRaid(day, { space: '7/11b', target })
  return script(damageTarget(day, raid, packOf(day).target(target), points), lines)
}

/** The detection of a new major raid on a track, with a roll of 6. */
function detection(day: Day, track: TrackId) {
  const raid = aRaid(day, { track })
  const [facts] = factsOf(script(detect(day, raid), 'detection 6', DEPLOYING), 'detection')
  for (const one of day.groups) one.place = { at: 'airbase' }
  removeRaid(day, raid)
  return facts ?? {}
}

/** Biggin Hill has 32, 501 and 610 on 13 August. */
const BIGGIN_HILL = 'biggin-hill-airfield'

describe('ports, cities, industry, radar, headquarters', () => {
  test.each(['dover-port', 'london-city', 'rochester-industry'])(
    'THD-14.6.a THD-2.28.a %s suffers nothing beyond points, and gets no marker',
    target => {
      const day = aDay()
      const squadrons = structuredClone(day.squadrons)
      expect(hit(day, target, 4).pauses).toEqual([])
      expect([day.damaged, day.squadrons]).toEqual([[], squadrons])
    },
  )

  test.each(['dover-radar', 'uxbridge-headquarters'])(
    'THD-14.7.a THD-14.10.a THD-14.2.5.a THD-14.11.a %s is damaged by any points, by none not, and once',
    target => {
      const day = aDay()
      hit(day, target, 0)
      expect(day.damaged).toEqual([])
      for (const points of [1, 4]) {
        hit(day, target, points)
        expect(day.damaged).toEqual([target])
      }
    },
  )

  test('THD-14.7.a the net that was bombed no longer helps to detect raids', () => {
    const day = aDay()
    const nets = () =>
      (detection(day, 'lf2-east-C').modifiers as { why: string }[]).filter(({ why }) =>
        why.startsWith('net-'),
      )
    expect(nets()).toMatchObject([{ why: 'net-6' }, { why: 'net-7' }])
    hit(day, 'dover-radar', 1)
    expect(nets()).toMatchObject([{ why: 'net-7' }])
  })

  test.each(['lf2-east-A', 'lf2-south-B', 'lf3-A'] as const)(
    'THD-14.10.a with a bombed headquarters the modifier is halved for raids on %s',
    track => {
      const day = aDay()
      // Two nets, clear weather and a major raid: 9, halved 5.
      expect(detection(day, track).total).toBe(15)
      hit(day, 'uxbridge-headquarters', 1)
      expect(detection(day, track).total).toBe(11)
    },
  )

  test.each([
    ['radio-confusion', ['dover-radar']],
    ['non-essential-target', []],
  ] as const)(
    'THD-14.2.5.a THD-17.19.a bombing does damage, unless the target was not essential: %s',
    (event, damaged) => {
      const over = { space: '6/11a', target: 'dover-radar', deployed: true, intercepted: true }
      const { day, raid } = dayWith(over, 'bomber/left I/KG1', { weather: sameWeather('clear') })
      script(bomb(day, raid), `event.target ${targetChit(event)}`)
      expect([day.bombDamage, day.damaged]).toEqual([1, damaged])
    },
  )
})

describe('airfields', () => {
  // Where squadrons of Biggin Hill are, how many points and what is answered, where they are then.
  testLines(
    {
      'THD-14.8.a as many squadrons as points are dispersed to the Landing box, of the player’s choice, faces kept':
        [
          'ready 32 501- 610: 1 disperse 501 = ready 32 610, landing 501-',
          'ready 32 501 610: 2 disperse 610, disperse 32 = landing 32 610, ready 501',
        ],
      'THD-14.8.b READY and SCRAMBLE squadrons go before any that is re-arming': [
        'scramble 32, rearm 501 610: 1 = landing 32, rearm 501 610',
        'ready 32, rearm 501 610: 2 disperse 610 = landing 32 610, rearm 501',
      ],
      'THD-14.8.c squadrons in the air or in the Inflight Box are not dispersed; what is missing is missing':
        '7/11b/LOW 32, inflight 501: 2 = 7/11b/LOW 32, inflight 501, landing 610',
      'THD-14.9.a three points or four ask for a roll after dispersal': [
        'ready 32 501 610: 3 airfield-damage 1 = landing 32 501 610',
        'ready 32 501 610: 3 airfield-damage 2 = landing 32 501 610',
        'ready 32 501 610: 3 airfield-damage 3 = landing 32 501 610',
        'ready 32 501 610: 4 airfield-damage 3 = landing 32 501 610',
      ],
      'THD-14.9.b on a 4 or 5 one squadron in the Landing box is lost, also one that was there before': [
        'landing 32: 3 airfield-damage 4, aircraft-destroyed 32 = light 32, landing 501 610',
        'landing 32: 3 airfield-damage 5, aircraft-destroyed 501 = light 501, landing 32 610',
      ],
      'THD-14.9.b with nobody in the Landing box nothing happens':
        '7/11b/MED 32 501 610: 4 airfield-damage 5 = 7/11b/MED 32 501 610',
      'THD-14.9.c on a 6 the airfield is damaged, and nobody is lost':
        '7/11b/MED 32: 3 airfield-damage 6 = 7/11b/MED 32, landing 501 610',
    },
    (before, played, after) => {
      const day = aDay()
      put(day, before)
      const [points, ...lines] = played.split(' ')
      hit(day, BIGGIN_HILL, Number(points), lines.join(' '))
      expectAt(day, after)
      expect(day.damaged).toEqual(played.endsWith('damage 6') ? [BIGGIN_HILL] : [])
      const others = day.squadrons.filter(({ home, place }) => home !== '7/11b' && place.at !== 'ready')
      expect(others).toEqual([])
    },
  )

  test('THD-14.8.a THD-14.9.b all of them are offered', () => {
    const [disperse] = hit(aDay(), BIGGIN_HILL, 1, 'disperse 501').pauses
    const [, destroyed] = hit(aDay(), BIGGIN_HILL, 3, 'airfield-damage 4, aircraft-destroyed 32').pauses
    for (const pause of [disperse, destroyed]) expect(pause && ids(pause)).toEqual(['32', '501', '610'])
  })

  test('THD-14.9.c its squadrons may not go on patrol any more, but they may scramble', () => {
    const day = aDay()
    hit(day, BIGGIN_HILL, 3, 'airfield-damage 6')
    put(day, 'ready 32 501 610')
    const offered = offers(patrol(day))
    expect(offered).toContain('54')
    for (const id of ['32', '501', '610']) expect(offered).not.toContain(id)
    expect(offers(moveSquadrons(day))).toEqual(expect.arrayContaining(['32', '501', '610']))
  })

  test('THD-14.11.a a damaged airfield is still dispersed, but rolled for no more', () => {
    const day = aDay({ damaged: [BIGGIN_HILL] })
    expect(hit(day, BIGGIN_HILL, 4).pauses).toEqual([])
    expectAt(day, 'landing 32 501 610')
    expect(day.damaged).toEqual([BIGGIN_HILL])
  })

  test('THD-14.8.c THD-14.9.a an airfield without squadrons has nobody to disperse or lose', () => {
    const day = aDay()
    expect(hit(day, 'manston-airfield', 4).pauses).toEqual([])
    // A second airfield in a space has no squadrons of its own.
    const second = { ...packOf(day).target(BIGGIN_HILL), id: 'gravesend-airfield' }
    expect(script(damageTarget(day, aRaid(day, { space: '7/11b' }), second, 4)).pauses).toEqual([])
    expectAt(day, 'ready 32 501 610')
    expect(day.damaged).toEqual([])
  })
})
