import { expect, test } from 'vitest'
import { packOf } from '../pack/index.ts'
import {
  gruppenIn,
  gruppenInRaid,
  gruppenWhere,
  hasGruppenIn,
  hasSquadronsIn,
  isBomber,
  ratingOf,
  squadronSpec,
  squadronsIn,
  squadronsWhere,
} from '../rules/02-terms.ts'
import { letterOf } from '../rules/09-combat/combat.ts'
import { aCampaign, inTheAir, lay, reduce } from './kit/table.ts'

test('RE-2.21.f RE-2.21.c each side of a counter has its rating: reduced a squadron is worth less, a Gruppe more', () => {
  const campaign = aCampaign()
  expect([ratingOf(campaign, '54'), ratingOf(campaign, 'I/KG1')]).toEqual([4, 6])
  reduce(campaign, '54 I/KG1')
  expect([ratingOf(campaign, '54'), ratingOf(campaign, 'I/KG1')]).toEqual([3, 7])
})

test('RE-2.21.j a unit has one letter, whatever side is up', () => {
  const campaign = aCampaign()
  const letters = () => ['54', '65', '610', 'I/KG1', 'II/KG1', 'III/KG1'].map(id => letterOf(campaign, id))
  expect(letters()).toEqual(['A', 'B', 'C', 'A', 'B', 'C'])
  reduce(campaign, '54 I/KG1')
  expect(letters()).toEqual(['A', 'B', 'C', 'A', 'B', 'C'])
})

test('RE-2.21.h Me 109 and Me 110 are fighters, the elite among them too; the other types are bombers', () => {
  const campaign = aCampaign()
  for (const id of ['I/JG51', 'I/ZG26', 'EGr210']) expect(isBomber(campaign, id)).toBe(false)
  for (const id of ['I/KG1', 'I/KG2', 'I/KG4', 'I/SG1']) expect(isBomber(campaign, id)).toBe(true)
})

test('RE-2.1.k RE-2.1.l RE-A-21 four boxes of the display are the raid; who is in flight has left it', () => {
  const campaign = aCampaign()
  inTheAir(campaign, 12, 'hunt I/JG51 54, bomber I/KG1, escort I/ZG26, patrol I/JG26')
  lay(campaign, 'inflight II/KG1 65')
  expect(gruppenInRaid(campaign)).toEqual(['I/JG51', 'I/JG26', 'I/ZG26', 'I/KG1'])
  expect(gruppenIn(campaign, 'inflight')).toEqual(['II/KG1'])
  expect(squadronsIn(campaign, 'inflight')).toEqual(['65'])
})

test('RE-2.1.f RE-2.1.m the boxes of the Tote Board hold squadrons by sector; losses of both sides lie apart', () => {
  const campaign = aCampaign()
  lay(campaign, 'landing 54, re-arm 65 32, light-loss 610 I/KG1, heavy-loss 64 I/JG51')
  const ofSector = (sector: string, place: 'landing' | 're-arm' | 'light-loss') =>
    squadronsIn(campaign, place).filter(id => squadronSpec(campaign, id).sector === sector)
  expect(ofSector('6/11', 'landing')).toEqual(['54'])
  expect(ofSector('6/11', 're-arm')).toEqual(['65'])
  expect(ofSector('7/11', 're-arm')).toEqual(['32'])
  expect(ofSector('7/11', 'light-loss')).toEqual(['610'])
  expect(gruppenIn(campaign, 'light-loss')).toEqual(['I/KG1'])
  expect([...squadronsIn(campaign, 'heavy-loss'), ...gruppenIn(campaign, 'heavy-loss')]).toEqual([
    '64',
    'I/JG51',
  ])
})

test('RE-2.1.n RE-2.1.o six markers for what replaces losses, and one for what did not', () => {
  const { points, depletion } = aCampaign()
  expect(Object.keys(points).sort()).toEqual([
    'Blenheim',
    'Hurricane',
    'Spitfire',
    'bomber',
    'fighter',
    'pilots',
  ])
  expect(depletion).toBe(0)
})

test('RE-2.1.f RE-2.1.k units of several places come in the order of the counters, not of the places', () => {
  const campaign = aCampaign()
  lay(campaign, 'hunt I/JG26 54, bomber I/JG51 65, patrol I/KG1')
  expect(gruppenIn(campaign, 'hunt', 'bomber')).toEqual(['I/JG51', 'I/JG26'])
  expect(gruppenIn(campaign, 'hunt')).toEqual(['I/JG26'])
  expect(squadronsIn(campaign, 'bomber', 'hunt')).toEqual(['54', '65'])
  expect(gruppenIn(campaign, 'escort', 'night-raid')).toEqual([])
})

test('RE-2.1.k whether anybody is in a place, and who of them something holds of', () => {
  const campaign = aCampaign()
  lay(campaign, 'hunt I/JG26 I/JG51 54 65')
  reduce(campaign, 'I/JG26 65')
  expect([hasGruppenIn(campaign, 'hunt'), hasSquadronsIn(campaign, 'hunt')]).toEqual([true, true])
  expect([hasGruppenIn(campaign, 'bomber'), hasSquadronsIn(campaign, 'bomber')]).toEqual([false, false])
  expect(gruppenWhere(campaign, 'hunt', ({ full }) => full)).toEqual(['I/JG51'])
  expect(squadronsWhere(campaign, 'hunt', ({ full }) => !full)).toEqual(['65'])
  expect(gruppenWhere(campaign, 'bomber', () => true)).toEqual([])
})

test('RE-2.1.k a place is not empty if one counter is in it, be it the first or the last of all', () => {
  const { gruppen, squadrons } = packOf(aCampaign()).pack
  const ends = <T>(counters: readonly T[]) => [...counters.slice(0, 1), ...counters.slice(-1)]
  for (const { id } of ends(gruppen)) {
    const campaign = aCampaign()
    lay(campaign, `hunt ${id}`)
    expect(hasGruppenIn(campaign, 'hunt'), id).toBe(true)
    expect(gruppenIn(campaign, 'hunt', 'bomber')).toEqual([id])
    expect(gruppenWhere(campaign, 'hunt', () => true)).toEqual([id])
  }
  for (const { id } of ends(squadrons)) {
    const campaign = aCampaign()
    lay(campaign, `hunt ${id}`)
    expect(hasSquadronsIn(campaign, 'hunt'), id).toBe(true)
    expect(squadronsIn(campaign, 'hunt')).toEqual([id])
  }
})
