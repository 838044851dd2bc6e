import { describe, expect, test } from 'vitest'
import type { Pack, Vector } from '../../pack/types.ts'
import { fighterNo, formation, missionOf } from '../../rules/05-map/table.ts'
import { blast } from '../../rules/12-blast/blast.ts'
import { rearmost } from '../../rules/12-blast/long-range.ts'
import { fireRockets } from '../../rules/12-blast/rockets.ts'
import { bomberAt } from '../../rules/20-burst/bombers.ts'
import { proofPack } from '../kit/charts.ts'
import { aCampaign, asked, factsOf, type Layout, offers, type Piece, script } from '../kit/table.ts'

const ROCKETS: Piece = { at: 'tail/level', rockets: 'loaded' }

function aSalvo(layout: Layout = {}, element = 0) {
  const campaign = aCampaign({ map: '7', fighters: [ROCKETS], ...layout })
  const mission = missionOf(campaign)
  const fighter = fighterNo(mission, 0)
  const { spaces, placeNamed } = formation(campaign)
  const bomber = (id: string) => bomberAt(campaign, placeNamed(id))
  const detonations = () => mission.detonations.map(space => spaces[space]?.id)
  return { campaign, mission, fighter, bomber, detonations, salvo: fireRockets(campaign, fighter, element) }
}

const dice = (red: number, black: number) => `rockets.red ${red}, rockets.black ${black}`
const draws = (...markers: string[]) => markers.map(marker => `damage.draw ${marker}`)

/** A pack in which a higher red die is always as far from the centre of the element. */
function burstingAt(id: string, offset: Vector): Pack {
  const diagrams = proofPack.blast.diagrams.map(one => ({ ...one, red: one.red.map(() => offset) }))
  return { ...proofPack, id, blast: { ...proofPack.blast, diagrams } }
}

describe('rockets', () => {
  test('SR-BLA-03 are fired once: the marker is turned over', () => {
    const { fighter, salvo } = aSalvo()
    script(salvo, dice(2, 1))
    expect(fighter.rockets).toBe('fired')
  })

  test.each([
    [2, 1, '0.0'],
    [7, 1, '2.1'],
    [10, 1, '3.3'],
    [1, 9, '1.0'],
    [1, 2, '3.3'],
  ])('SR-BLA-11 red %i, black %i: the higher die names the space %s', (red, black, space) => {
    const { detonations, salvo } = aSalvo()
    const played = script(salvo, dice(red, black))
    expect(detonations()).toEqual([space])
    expect(factsOf(played, 'rockets.location')).toEqual([
      {
        fighter: 0,
        name: 'Arnold',
        element: 'Low',
        diagram: 'square',
        red,
        black,
        higher: red > black ? 'red' : 'black',
        space,
      },
    ])
  })

  test('SR-BLA-11 the diagram is that of the shape of the element', () => {
    const { blast } = burstingAt('', [0, 0])
    const others = blast.diagrams.map(one => ({ ...one, id: `other-${one.id}` }))
    const pack: Pack = {
      ...proofPack,
      id: 'proof-two-shapes',
      blast: { ...blast, diagrams: [...others, ...proofPack.blast.diagrams] },
    }
    const { detonations, salvo } = aSalvo({ pack })
    script(salvo, dice(7, 1))
    expect(detonations()).toEqual(['2.1'])
  })

  test('SR-Q-15 doubles are rolled again', () => {
    const { detonations, salvo } = aSalvo()
    const played = script(salvo, [dice(10, 10), dice(4, 4), dice(2, 1)])
    expect(detonations()).toEqual(['0.0'])
    expect(factsOf(played, 'rockets.doubles')).toEqual([
      { red: 10, black: 10 },
      { red: 4, black: 4 },
    ])
  })

  test('SR-BLA-12 may go off in another element', () => {
    const { campaign, detonations, salvo } = aSalvo()
    script(salvo, dice(10, 1))
    expect(detonations()).toEqual(['3.3'])
    expect(formation(campaign).spaces[formation(campaign).spaceNamed('3.3')]?.elements).toEqual([1])
  })

  test('SR-BLA-12 off the map: no marker, no effect', () => {
    const { detonations, salvo } = aSalvo({}, 1)
    const played = script(salvo, dice(10, 9))
    expect(detonations()).toEqual([])
    expect(factsOf(played, 'rockets.effect')).toEqual([])
    expect(factsOf(played, 'rockets.location')).toMatchObject([{ space: undefined }])
    expect(factsOf(played, 'rockets.outside')).toEqual([{ fighter: 0, name: 'Arnold' }])
  })

  test('SR-BLA-12 outside all elements: no marker, no effect', () => {
    const wide = burstingAt('proof-wide-rockets', [2, 0])
    const { detonations, bomber, salvo } = aSalvo({ pack: wide })
    script(salvo, dice(10, 9))
    expect(detonations()).toEqual([])
    expect(bomber('X').gone).toBeUndefined()
  })

  test('SR-BLA-13 with no bomber in the space there is no damage, but the Detonation', () => {
    // Black 10 is 0.0, with B1 alone.
    const { detonations, mission, salvo } = aSalvo({ bombers: { B1: 'fallen' } })
    const played = script(salvo, dice(9, 10))
    expect(detonations()).toEqual(['0.0'])
    expect(mission.score.destroyed).toBe(0)
    expect(factsOf(played, 'rockets.effect')).toEqual([
      { fighter: 0, name: 'Arnold', die: 9, effect: 'destroyed', bombers: 0 },
    ])
  })

  test.each([
    [1, 0],
    [4, 0],
    [5, 1],
    [6, 1],
    [7, 2],
    [8, 3],
  ])('SR-BLA-14 lower die %i: %i Damage markers, all on one bomber', (red, count) => {
    const { bomber, salvo } = aSalvo()
    const markers = Array.from({ length: count }, () => 'tailplane-2')
    // Black 10 is 0.0, with B1 alone.
    script(salvo, [dice(red, 10), ...draws(...markers)])
    expect(bomber('B1').damage).toEqual(markers)
  })

  test('SR-BLA-14 SR-Q-29 where several share the space the player picks the one', () => {
    const { bomber, salvo } = aSalvo()
    // Red 6 is 1.1, between B1, B2, B3 and X.
    expect(offers(aSalvo().salvo, dice(6, 5))).toEqual(['bomber/B1', 'bomber/B3', 'bomber/X', 'bomber/B2'])
    script(salvo, [dice(6, 5), 'rockets.bomber bomber/X', ...draws('spar-4')])
    expect(bomber('X').damage).toEqual(['spar-4'])
  })

  test('SR-BLA-14 SR-Q-16 a 9 destroys one bomber, and another in the space takes 1 Damage marker', () => {
    const { bomber, salvo } = aSalvo()
    // Red 10 is 3.3, between C1, C2 and C3.
    const worst = [dice(10, 9), 'rockets.bomber bomber/C1']
    expect(offers(aSalvo().salvo, worst)).toEqual(['bomber/C2', 'bomber/C3'])
    script(salvo, [...worst, 'rockets.other bomber/C2', ...draws('spar-4')])
    expect(['C1', 'C2', 'C3'].map(id => [bomber(id).gone, bomber(id).damage.length])).toEqual([
      ['destroyed', 0],
      [undefined, 1],
      [undefined, 0],
    ])
  })

  test('SR-Q-16 the other is the nearest of the element, if nobody else is in the space', () => {
    const { bomber, mission, salvo } = aSalvo()
    const worst = dice(9, 10)
    expect(asked(aSalvo().salvo, worst)).toBe('rockets.other of space:0: bomber/B2, bomber/B3')
    script(salvo, [worst, 'rockets.other bomber/B3', ...draws('spar-4')])
    expect(bomber('B1').gone).toBe('destroyed')
    expect(bomber('B3').damage).toEqual(['spar-4'])
    expect(mission.score).toMatchObject({ vp: 1, ep: 2, destroyed: 1 })
  })

  test('SR-Q-16 in an overlap another in the space comes before the nearest of either element', () => {
    const close: Pack = {
      ...burstingAt('proof-close-overlap', [1, 1]),
      maps: proofPack.maps.map(map => ({
        ...map,
        bombers: map.bombers.map(one => (one.id === 'C1' ? { ...one, p: 3, q: 3 } : one)),
      })),
    }
    const { bomber, salvo } = aSalvo({ map: '8', pack: close })
    script(salvo, [dice(10, 9), 'rockets.bomber bomber/C1', ...draws('spar-4')])
    expect([bomber('C1').gone, bomber('X').damage]).toEqual(['destroyed', ['spar-4']])
  })

  test('SR-Q-16 SR-Q-55 SR-Q-28 in an overlap the nearest, by steps over edges, of both elements are offered', () => {
    // X stands alone in 2.2; C1 is nearest over a corner, but two edges away.
    const { salvo } = aSalvo({ map: '8', pack: burstingAt('proof-overlap', [1, 1]) })
    expect(asked(salvo, dice(10, 9))).toBe(
      'rockets.other of space:8: bomber/B2, bomber/B3, bomber/C2, bomber/C3',
    )
  })

  test('SR-Q-16 there is no other, if it was the last of the element', () => {
    const { bomber, salvo } = aSalvo({ bombers: { B2: 'fallen', B3: 'fallen', X: 'fallen' } })
    script(salvo, dice(9, 10))
    expect(bomber('B1').gone).toBe('destroyed')
    expect(bomber('C1').damage).toEqual([])
  })

  test('SR-BLA-15 the Detonation stays', () => {
    const { detonations, salvo } = aSalvo()
    script(salvo, dice(2, 1))
    expect(detonations()).toEqual(['0.0'])
  })

  test('SR-BLA-16 a bomber lost to rockets brings Staffel EP and VP, and the pilot nothing', () => {
    const { campaign, mission, salvo } = aSalvo()
    script(salvo, [dice(5, 10), ...draws('motor-5'), 'damage.catastrophe 5'])
    expect(mission.score).toMatchObject({ vp: 1, ep: 1, fallen: 1 })
    expect(campaign.pilots[0]).toMatchObject({ ep: 0, fallen: 0 })
  })
})

describe('long range', () => {
  const JU88: Piece = { kind: 'ju88', at: 'tail/level', cannon: true }

  function aJu88(piece: Partial<Piece> = {}, layout: Layout = {}) {
    const campaign = aCampaign({ map: '7', ...layout, fighters: [{ ...JU88, ...piece }] })
    const mission = missionOf(campaign)
    const bomber = (id: string) => bomberAt(campaign, formation(campaign).placeNamed(id))
    return { campaign, mission, fighter: fighterNo(mission, 0), bomber, phase: blast(campaign) }
  }
  const far = (red: number, black: number) => `far.red ${red}, far.black ${black}`
  const fires = 'blast.fire cannon/0'
  const two = [...draws('tailplane-2', 'spar-4'), 'damage.marker marker/spar-4']

  test.each<[string, Partial<Piece>, Layout, boolean]>([
    ['a Ju88 with Cannon in Tail/Level', {}, {}, true],
    ['also on Map 5', {}, { map: '5' }, true],
    ['without Cannon', { cannon: false }, {}, false],
    ['another type', { kind: 'bf110' }, {}, false],
    ['in Tail/High', { at: 'tail/high' }, {}, false],
    ['in the Approach Box', { at: 'tail/approach/level' }, {}, false],
    ['without ammunition', { ammo: 'none' }, {}, false],
    ['with a Jam', { ammo: 'jam' }, {}, true],
  ])('SR-BLA-17 %s', (_, piece, layout, may) => {
    const { phase } = aJu88(piece, layout)
    if (may) expect(offers(phase)).toEqual(['cannon/0', 'done'])
    else expect(script(phase).pauses).toEqual([])
  })

  test('SR-BLA-17 with no bomber left there is nothing to fire at', () => {
    const { phase } = aJu88({}, { map: '5', bombers: { A1: 'fallen', A2: 'fallen', A3: 'destroyed' } })
    expect(script(phase).pauses).toEqual([])
  })

  test('SR-BLA-17 it need not fire', () => {
    const { bomber, phase } = aJu88()
    expect(script(phase, 'blast.fire done').value).toBe('flak')
    expect(bomber('B1').damage).toEqual([])
  })

  test('SR-BLA-17 SR-BLA-18 it fires at the rearmost bomber, once', () => {
    const { bomber, phase } = aJu88()
    script(phase, [fires, far(6, 5), ...two])
    expect(bomber('B1').damage).toEqual(['spar-4'])
  })

  test('SR-BLA-17 of several rearmost the player chooses', () => {
    const { phase } = aJu88({}, { map: '5' })
    expect(asked(phase, [fires])).toBe('far.bomber of fighter:0: bomber/A2, bomber/A3')
  })

  test('SR-BLA-17 with rockets aimed, no cannon in the same phase', () => {
    const { mission, phase } = aJu88({ rockets: 'loaded' })
    const { value } = script(
      phase,
      'blast.aim rockets/0, blast.element element/low, rockets.red 2, rockets.black 1',
    )
    expect(value).toBe('flak')
    expect(mission.fighters[0]?.rockets).toBe('fired')
  })

  test('SR-BLA-17 with rockets not aimed, the cannon may fire', () => {
    const { phase } = aJu88({ rockets: 'loaded' })
    expect(offers(phase, 'blast.aim done')).toEqual(['cannon/0', 'done'])
  })

  test('SR-BLA-18 two Damage markers are drawn, one applied', () => {
    expect(offers(aJu88().phase, [fires, far(6, 5), ...draws('tailplane-2', 'spar-4')])).toEqual([
      'marker/tailplane-2',
      'marker/spar-4',
    ])
  })

  test.each([
    [5, 6],
    [5, 5],
  ])('SR-BLA-18 red %i, black %i: a miss', (red, black) => {
    const { bomber, phase } = aJu88()
    const played = script(phase, [fires, far(red, black)])
    expect(bomber('B1').damage).toEqual([])
    expect(factsOf(played, 'far.fired')).toEqual([
      { fighter: 0, name: 'Ju88 1', bomber: 'B1', red, black, strikes: false, noAmmo: red === black },
    ])
  })

  test.each([
    [6, 5, 'full'],
    [5, 6, 'full'],
    [1, 6, 'none'],
    [6, 1, 'none'],
    [7, 7, 'none'],
  ] as const)('SR-BLA-19 red %i, black %i: afterwards its ammunition is %s', (red, black, ammo) => {
    const { fighter, bomber, phase } = aJu88()
    script(phase, [fires, far(red, black), ...(red > black ? two : [])])
    expect(fighter.ammo).toBe(ammo)
    expect(bomber('B1').damage).toHaveLength(red > black ? 1 : 0)
  })

  test('SR-BLA-18 SR-DMG-11 a jammed Ju88 rolls for its damage', () => {
    const { bomber, phase } = aJu88({ ammo: 'jam' })
    script(phase, [fires, far(6, 5), 'damage.jam 3'])
    expect(bomber('B1').damage).toEqual([])
  })

  test('SR-BLA-20 SR-Q-50 the rearmost changes as bombers leave', () => {
    const { campaign, bomber } = aJu88()
    const names = () => rearmost(campaign).map(place => bomberAt(campaign, place).id)
    expect(names()).toEqual(['B1'])
    bomber('B1').gone = 'fallen'
    expect(names()).toEqual(['B2', 'B3'])
    bomber('B2').gone = 'fallen'
    bomber('B3').gone = 'fallen'
    expect(names()).toEqual(['X'])
  })

  test('SR-BLA-21 after cable, rockets and cannon comes the flak', () => {
    const { phase } = aJu88({}, { type: 'near-target' })
    expect(script(phase, 'blast.fire done').value).toBe('flak')
  })
})
