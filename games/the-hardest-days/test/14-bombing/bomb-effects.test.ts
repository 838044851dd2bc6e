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
import { ids, offers, script } from '../kit/script.ts'
import {
  aDay,
  aRaid,
  dayWith,
  put,
  reduce,
  sameWeather,
  squadron,
  targetChit,
  whereIs,
} from '../kit/table.ts'

function hit(day: Day, target: TargetId, points: number, lines = '') {
  const raid = day.raids[0] ?? aRaid(day, { space: '7/11b', target })
  return script(damageTarget(day, raid, packOf(day).target(target), points), lines)
}

/** The detection of a new major raid on a track, with a roll of 6. */
function detection(day: Day, track: TrackId) {
  const raid = aRaid(day, { track })
  const { notes } = script(detect(day, raid), 'detection 6', ['size', 'force', 'group', ...PLACEMENT])
  for (const one of day.groups) one.place = { at: 'airbase' }
  removeRaid(day, raid)
  return notes.find(({ what }) => what === 'detection')?.facts ?? {}
}

const PLACEMENT = ['placement.bomber', 'escort-order', 'escort-section', 'event.approach']

function modifiersFor(day: Day, track: TrackId): string[] {
  return (detection(day, track).modifiers as { why: string }[]).map(({ why }) => why)
}

/** Biggin Hill has 32, 501 and 610 on 13 August. */
const BIGGIN_HILL = 'biggin-hill-airfield'
const places = (day: Day) => ['32', '501', '610'].map(id => whereIs(squadron(day, id)))

describe('ports, cities, industry, radar, headquarters', () => {
  test.each(['dover-port', 'london-city', 'rochester-industry'])(
    'THD-14.6.a THD-2.28.a %s suffers nothing beyond points, and gets no marker',
    target => {
      const day = aDay()
      const squadrons = structuredClone(day.squadrons)
      expect(hit(day, target, 4).pauses).toEqual([])
      expect(day.damaged).toEqual([])
      expect(day.squadrons).toEqual(squadrons)
    },
  )

  test('THD-14.7.a THD-14.2.5.a a radar net is damaged by any points, and by none not', () => {
    const day = aDay()
    hit(day, 'dover-radar', 0)
    expect(day.damaged).toEqual([])
    hit(day, 'dover-radar', 1)
    expect(day.damaged).toEqual(['dover-radar'])
  })

  test('THD-14.7.a the net that was bombed no longer helps to detect raids', () => {
    const day = aDay()
    const netsAbout = () => modifiersFor(day, 'lf2-east-C').filter(why => why.startsWith('net-'))
    expect(netsAbout()).toEqual(['net-6', 'net-7'])
    hit(day, 'dover-radar', 1)
    expect(netsAbout()).toEqual(['net-7'])
  })

  test('THD-14.10.a so is a headquarters', () => {
    const day = aDay()
    hit(day, 'uxbridge-headquarters', 1)
    expect(day.damaged).toEqual(['uxbridge-headquarters'])
  })

  test('THD-14.10.a with a bombed headquarters the modifier is halved for raids on every track', () => {
    for (const track of ['lf2-east-A', 'lf2-south-B', 'lf3-A'] as const) {
      const day = aDay()
      // Two nets, clear weather and a major raid: 9, halved 5.
      expect(detection(day, track).total).toBe(15)
      hit(day, 'uxbridge-headquarters', 1)
      expect(detection(day, track).total).toBe(11)
    }
  })

  test('THD-14.11.a a damaged target gets no second marker', () => {
    const day = aDay()
    hit(day, 'dover-radar', 1)
    hit(day, 'dover-radar', 4)
    hit(day, 'uxbridge-headquarters', 2)
    hit(day, 'uxbridge-headquarters', 2)
    expect(day.damaged).toEqual(['dover-radar', 'uxbridge-headquarters'])
  })

  test('THD-14.2.5.a THD-17.19.a bombing does damage, unless the target was not essential', () => {
    for (const [event, damaged] of [
      ['radio-confusion', ['dover-radar']],
      ['non-essential-target', []],
    ] as const) {
      const { day, raid } = dayWith(
        { space: '6/11a', target: 'dover-radar', deployed: true, intercepted: true },
        'bomber/left I/KG1',
        { weather: sameWeather('clear') },
      )
      script(bomb(day, raid), `event.target ${targetChit(event)}`)
      expect(day.bombDamage).toBe(1)
      expect(day.damaged).toEqual(damaged)
    }
  })
})

describe('airfields', () => {
  test('THD-14.8.a as many squadrons as points are dispersed to the Landing box, of the player’s choice, faces kept', () => {
    const day = aDay()
    reduce(day, '501')
    const [pause] = hit(day, BIGGIN_HILL, 1, 'disperse 501').pauses
    expect(pause && ids(pause)).toEqual(['32', '501', '610'])
    expect(places(day)).toEqual(['ready', 'landing', 'ready'])
    expect(squadron(day, '501').reduced).toBe(true)
    const two = aDay()
    hit(two, BIGGIN_HILL, 2, 'disperse 610, disperse 32')
    expect(places(two)).toEqual(['landing', 'ready', 'landing'])
  })

  test('THD-14.8.b READY and SCRAMBLE squadrons go before any that is re-arming', () => {
    const day = aDay()
    squadron(day, '32').place = { at: 'scramble' }
    squadron(day, '501').place = { at: 'rearm' }
    squadron(day, '610').place = { at: 'rearm' }
    hit(day, BIGGIN_HILL, 1)
    expect(places(day)).toEqual(['landing', 'rearm', 'rearm'])
    const more = aDay()
    squadron(more, '501').place = { at: 'rearm' }
    squadron(more, '610').place = { at: 'rearm' }
    hit(more, BIGGIN_HILL, 2, 'disperse 610')
    expect(places(more)).toEqual(['landing', 'rearm', 'landing'])
  })

  test('THD-14.8.c squadrons in the air or in the Inflight Box are not dispersed; what is missing is missing', () => {
    const day = aDay()
    put(day, '7/11b/LOW 32')
    squadron(day, '501').place = { at: 'inflight' }
    hit(day, BIGGIN_HILL, 2)
    expect(places(day)).toEqual(['7/11b/LOW', 'inflight', 'landing'])
  })

  test('THD-14.8.a squadrons of other airfields are safe', () => {
    const day = aDay()
    hit(day, BIGGIN_HILL, 2, 'disperse 610, disperse 32')
    expect(day.squadrons.filter(({ place }) => place.at === 'landing').map(({ id }) => id)).toEqual([
      '32',
      '610',
    ])
  })

  test('THD-14.9.a three points or four ask for a roll after dispersal, one or two do not', () => {
    const two = aDay()
    hit(two, BIGGIN_HILL, 2, 'disperse 610, disperse 32')
    for (const points of [3, 4])
      for (const die of [1, 2, 3]) {
        const day = aDay()
        hit(day, BIGGIN_HILL, points, `airfield-damage ${die}`)
        expect(places(day)).toEqual(['landing', 'landing', 'landing'])
        expect(day.damaged).toEqual([])
      }
  })

  test.each([4, 5])(
    'THD-14.9.b on a %i one squadron in the Landing box is lost, also one that was there before',
    die => {
      const day = aDay()
      squadron(day, '32').place = { at: 'landing' }
      const raid = aRaid(day, { space: '7/11b', target: BIGGIN_HILL })
      const damage = () => damageTarget(day, raid, packOf(day).target(BIGGIN_HILL), 3)
      expect(offers(damage(), `airfield-damage ${die}`)).toEqual(['32', '501', '610'])
      script(damage(), `airfield-damage ${die}, aircraft-destroyed 32`)
      expect(places(day)).toEqual(['light', 'landing', 'landing'])
      expect(day.damaged).toEqual([])
    },
  )

  test('THD-14.9.b with nobody in the Landing box nothing happens', () => {
    const day = aDay()
    put(day, '7/11b/MED 32 501 610')
    hit(day, BIGGIN_HILL, 4, 'airfield-damage 5')
    expect(places(day)).toEqual(['7/11b/MED', '7/11b/MED', '7/11b/MED'])
  })

  test('THD-14.9.c on a 6 the airfield is damaged, and nobody is lost', () => {
    const day = aDay()
    put(day, '7/11b/MED 32')
    hit(day, BIGGIN_HILL, 3, 'airfield-damage 6')
    expect(day.damaged).toEqual([BIGGIN_HILL])
    expect(places(day)).toEqual(['7/11b/MED', 'landing', 'landing'])
  })

  test('THD-14.9.c its squadrons may not go on patrol any more, but they may scramble', () => {
    const day = aDay()
    hit(day, BIGGIN_HILL, 3, 'airfield-damage 6')
    for (const id of ['32', '501', '610']) squadron(day, id).place = { at: 'ready' }
    const offered = offers(patrol(day))
    expect(offered).toContain('54')
    for (const id of ['32', '501', '610']) expect(offered).not.toContain(id)
    expect(offers(moveSquadrons(day))).toEqual(expect.arrayContaining(['32', '501', '610']))
  })

  test('THD-14.11.a a damaged airfield is still dispersed, but rolled for no more', () => {
    const day = aDay()
    day.damaged.push(BIGGIN_HILL)
    expect(hit(day, BIGGIN_HILL, 4).pauses).toEqual([])
    expect(places(day)).toEqual(['landing', 'landing', 'landing'])
    expect(day.damaged).toEqual([BIGGIN_HILL])
  })

  test('THD-14.8.c THD-14.9.a an airfield without squadrons has nobody to disperse or lose', () => {
    const day = aDay()
    expect(hit(day, 'manston-airfield', 4).pauses).toEqual([])
    expect(day.damaged).toEqual([])
    // A second airfield in a space has no squadrons of its own.
    const raid = aRaid(day, { space: '7/11b' })
    const second = { ...packOf(day).target(BIGGIN_HILL), id: 'gravesend-airfield' }
    expect(script(damageTarget(day, raid, second, 4)).pauses).toEqual([])
    expect(places(day)).toEqual(['ready', 'ready', 'ready'])
  })
})
