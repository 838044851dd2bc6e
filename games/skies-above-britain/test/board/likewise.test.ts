import type { Choice } from '@tallyho/engine'
import type { Far } from '@tallyho/kit/manners.ts'
import { expect, test } from 'vitest'
import { foremostAmong, likewiseAmong } from '../../board/bombers/likewise.ts'
import { stayTogether } from '../../board/bombers/staying.ts'
import { MANNERS } from '../../board/manners.ts'
import type { FighterId, Position } from '../../pack/types.ts'
import { fighter } from '../../rules/01-general/fighters.ts'
import { aBomber } from '../../rules/04-bombers/formation.ts'
import type { Campaign } from '../../state.ts'
import { words } from '../../text.ts'
import type { ApproachOption } from '../../vocabulary/bombers.ts'
import { among } from '../kit/bombers.ts'
import { onTrack } from '../kit/track.ts'

/** Ways to bombers: `0.0/port`. Nose and tail take a round. */
const ways = (...ids: readonly string[]): readonly ApproachOption[] =>
  ids.map(id => {
    const [bomber = '', angle] = id.split('/')
    return { id, bomber, angle: angle as Position, delayed: angle === 'nose' || angle === 'tail' }
  })

const askedOf = (campaign: Campaign, id: string) =>
  likewiseAmong(campaign, {
    kind: 'choice',
    seat: 'squadron',
    ask: 'bombers.approach',
    options: [{ id: 'home' }, ...ways('0.0/port', '0.1/port')],
    about: [`fighter:${id}`],
  })

test('SAB-BMB-13 all go home at one stroke, but nobody by a slip', () => {
  const campaign = among('red-1 red-2 red-3 yellow-1')
  const asked = (one: Campaign, id: string) => askedOf(one, id).filter(far => !far.id.startsWith('spread'))
  expect(asked(campaign, 'red-1')).toMatchObject([{ ids: ['home', 'home', 'home', 'home'], rare: true }])
})

test('SAB-BMB-13 two break off one by one: all home is for more of them', () => {
  const homes = (fly: string) => askedOf(among(fly), 'red-1').filter(({ id }) => id.endsWith('/home'))
  expect([homes('red-1 red-2').length, homes('red-1 red-2 red-3').length]).toEqual([0, 1])
})

test('SAB-BMB-22 it ends before one who may still be on a tail, for he is asked something else', () => {
  const campaign = among('red-1 red-2 red-3')
  fighter(campaign, 'red-1').attack = { bomber: '0.1', angle: 'port', delayed: false }
  fighter(campaign, 'red-3').attack = { bomber: '0.0', angle: 'tail', delayed: false }
  // What one man may do stands in the list as it is.
  expect(askedOf(campaign, 'red-2')).toEqual([])
})

test('SAB-BMB-14 a Section, or all, are spread over a kette from where they come: one bomber each, then again', () => {
  const campaign = among('red-1 red-2 red-3 yellow-1')
  const spread = askedOf(campaign, 'red-1').filter(far => far.id.startsWith('spread'))
  expect(spread.map(({ words, on, ids }) => [words, on, ids])).toEqual([
    ['All 4 at kette A, port flank', ['tile:0'], ['0.0/port', '0.1/port', '0.0/port', '0.1/port']],
    ['Red Section at kette A, port flank', ['tile:0'], ['0.0/port', '0.1/port', '0.0/port']],
  ])
  // Together they do more than one of them, and the more of them the more.
  expect(spread.map(({ figures = [] }) => figures.map(({ of, is }) => `${of} ${is}`))).toEqual([
    ['down 16\u00a0%', 'cut off 68\u00a0%', 'ours hit 51\u00a0%'],
    ['down 12\u00a0%', 'cut off 45\u00a0%', 'ours hit 41\u00a0%'],
  ])
  fighter(campaign, 'red-1').attack = { bomber: '0.0', angle: 'port', delayed: false }
  expect(askedOf(campaign, 'red-2').find(({ id }) => id.startsWith('spread/2'))?.words).toMatch(
    /^Both at kette A/,
  )
})

test('SAB-VP-03 on the way home a kette that is cut off brings no point: bombers down alone are told', () => {
  const campaign = among('red-1 red-2 red-3 yellow-1')
  onTrack(campaign, 'coast high', 'outbound 0')
  const [all] = askedOf(campaign, 'red-1')
  expect(all?.figures?.slice(0, 2)).toMatchObject([
    { of: 'down', is: '16\u00a0%' },
    { of: 'cut off', is: '–' },
  ])
})

test('SAB-ICO-06 a bomber that has fallen out is a target of its own, and no part of its kette any more', () => {
  const campaign = among('red-1 red-2')
  const [kette] = campaign.patrol?.raid?.tiles ?? []
  const [leader] = kette?.bombers ?? []
  if (leader) leader.state = 'fallen'
  const spread = askedOf(campaign, 'red-1').filter(far => far.id.startsWith('spread'))
  // What promises more stands first; to shoot at two of them is no better than both at one.
  expect(spread.map(({ words, on, ids }) => [words, on, ids])).toEqual([
    ['Both at kette A, port flank', ['tile:0'], ['0.1/port', '0.1/port']],
    ['Both at A1, port flank', ['bomber:0.0'], ['0.0/port', '0.0/port']],
  ])
})

test('SAB-BMB-14 of many ways those are listed that are read: one for each kette; for one man the best bomber of it', () => {
  const options = ['0.0', '0.1', '1.0', '1.1'].flatMap(bomber =>
    ways(...['port', 'starboard', 'tail'].map(angle => `${bomber}/${angle}`)),
  )
  const of = (campaign: Campaign, id: string) =>
    foremostAmong(campaign, {
      kind: 'choice',
      seat: 'squadron',
      ask: 'bombers.approach',
      options: [{ id: 'home' }, ...options],
      about: [`fighter:${id}`],
    }).map(({ id: far, why }) => {
      expect(why).toMatch(
        far.startsWith('spread')
          ? /^(a round later; )?the same at B$/
          : /^(fires a round later; )?hits .*; the same at B1$/,
      )
      return far
    })
  // Both ketten promise the same: each way is listed once, and names the other kette.
  expect(of(among('red-1 red-2'), 'red-1')).toEqual(['spread/2/0', 'spread/2/0/tail'])
  expect(of(among('red-1'), 'red-1')).toEqual(['0.0/starboard', '0.0/tail'])
})

test('SAB-BMB-21 every answer for several says its side and its own chances; nose and tail stand beside the flank, a round later', () => {
  const campaign = among('red-1 red-2 red-3 yellow-1 yellow-2')
  const options = Array.from({ length: 5 }, (_, tile) => tile).flatMap(tile =>
    ways(...['port', 'starboard', 'nose', 'tail'].map(angle => `${tile}.0/${angle}`)),
  )
  const choice: Choice<ApproachOption> = {
    kind: 'choice',
    seat: 'squadron',
    ask: 'bombers.approach',
    options,
    about: ['fighter:red-1'],
  }
  const fars = likewiseAmong(campaign, choice).filter(({ id }) => !id.endsWith('/best'))
  for (const { words, so, ids, figures = [] } of fars) {
    expect(words).toMatch(/, (port flank|starboard flank|nose|tail)$/)
    expect(figures.map(({ of }) => of)).toEqual(['down', 'cut off', 'ours hit'])
    expect(so === 'a round later').toBe(/\/(nose|tail)$/.test(ids[0] ?? ''))
  }
  const listed = foremostAmong(campaign, choice).map(({ id }) => id)
  expect(listed.length).toBeLessThanOrEqual(6)
  expect(listed[0]).toMatch(/^spread\/5\//)
  expect(listed.filter(id => /nose|tail/.test(id))).toHaveLength(2)
})

test('SAB-BMB-14 no answer for all is better by its own figures than the one that stands first', () => {
  const campaign = among('red-1 red-2 red-3 yellow-1 yellow-2')
  const [, kette] = campaign.patrol?.raid?.tiles ?? []
  const [easy] = kette?.bombers ?? []
  if (easy) easy.state = 'fallen'
  const options = ['0.0', '0.1', '1.0', '1.1'].flatMap(bomber =>
    ways(`${bomber}/port`, `${bomber}/starboard`),
  )
  const choice: Choice<ApproachOption> = {
    kind: 'choice',
    seat: 'squadron',
    ask: 'bombers.approach',
    options,
    about: ['fighter:red-1'],
  }
  const shares = (said: string) => [...said.matchAll(/(\d+)\u00a0%/g)].map(([, share]) => Number(share))
  const gain = ({ so = '', figures = [] }: Partial<Far>) => {
    const all = shares([so, ...figures.map(({ is }) => is)].join())
    return all.slice(0, -1).reduce((sum, one) => sum + one, 0) - (all.at(-1) ?? 0) / 2
  }
  const [first, ...others] = likewiseAmong(campaign, choice).filter(
    ({ ids, rare }) => ids.length === 5 && !rare,
  )
  expect(others.length).toBeGreaterThan(0)
  for (const other of others) expect(gain(other)).toBeLessThanOrEqual(gain(first ?? {}) + 1)
})

test('SAB-BMB-22 the question speaks of as many as its answers send', () => {
  const campaign = among('red-1 red-2 red-3 yellow-1')
  fighter(campaign, 'red-3').attack = { bomber: '0.0', angle: 'tail', delayed: false }
  const choice: Choice<ApproachOption> = {
    kind: 'choice',
    seat: 'squadron',
    ask: 'bombers.approach',
    options: ways('0.0/port', '0.1/port'),
    about: ['fighter:red-1'],
  }
  expect(words.pause(campaign, choice)).toBe('Where do Red Leader and Red 2 attack?')
  expect(Math.max(...likewiseAmong(campaign, choice).map(({ ids }) => ids.length))).toBe(2)
})

test('SAB-VEC-17 a straggler is attacked by all at one stroke, from any side', () => {
  const campaign = among('red-1 red-2 red-3')
  if (campaign.patrol) {
    campaign.patrol.straggler = aBomber('fallen')
    campaign.patrol.stragglerType = 'dornier'
  }
  const choice: Choice<ApproachOption> = {
    kind: 'choice',
    seat: 'squadron',
    ask: 'bombers.approach',
    options: ways('straggler/port', 'straggler/nose', 'straggler/tail'),
    about: ['fighter:red-1'],
  }
  const listed = foremostAmong(campaign, choice).map(({ id }) => id)
  expect(listed).toEqual(['spread/3/straggler', 'spread/3/straggler/nose', 'spread/3/straggler/tail'])
})

test('SAB-BMB-22 who is on a tail himself is asked alone, and staying there stands first; said once, it is not asked again', () => {
  const campaign = among('red-1 red-2')
  fighter(campaign, 'red-1').attack = { bomber: '0.0', angle: 'tail', delayed: false }
  const choice: Choice<ApproachOption> = {
    kind: 'choice',
    seat: 'squadron',
    ask: 'bombers.approach',
    options: [{ id: 'stay', bomber: '0.0', angle: 'tail' }, ...ways('0.0/port', '0.1/port')],
    about: ['fighter:red-1'],
  }
  expect(likewiseAmong(campaign, choice)).toEqual([])
  expect(foremostAmong(campaign, choice)[0]?.id).toBe('stay')
  expect(MANNERS.unasked?.(campaign, choice)).toBe('stay')
  expect(MANNERS.unasked?.(campaign, { ...choice, options: ways('0.0/port') })).toBeUndefined()
})

test('SAB-VEC-17 after contact a straggler is hunted by one unit: who is with the raid is not asked along', () => {
  const campaign = among('red-1 red-2 yellow-1')
  const patrol = campaign.patrol
  if (!patrol) throw new Error('Nobody flies')
  patrol.straggler = aBomber('fallen')
  patrol.stragglerType = patrol.raid?.type
  patrol.station = undefined
  const choice: Choice<ApproachOption> = {
    kind: 'choice',
    seat: 'squadron',
    ask: 'bombers.approach',
    options: [{ id: 'home' }, ...ways('straggler/port', 'straggler/tail')],
    about: ['fighter:red-1'],
  }
  expect(words.pause(campaign, choice)).toBe('Where do Red Leader and Red 2 attack?')
  expect(likewiseAmong(campaign, choice).map(({ ids }) => ids.length)).toEqual([2, 2])
})

test('SAB-BMB-36 all who are behind a bomber stay or break away at one stroke, and the question names his bomber', () => {
  const campaign = among('red-1 red-2 red-3 yellow-1')
  const on = (id: FighterId, bomber: string, angle: Position = 'tail', delayed = false) => {
    fighter(campaign, id).attack = { bomber, angle, delayed }
  }
  on('red-1', '0.0')
  on('red-2', '0.1', 'port')
  on('red-3', '0.1', 'tail', true)
  on('yellow-1', '1.0')
  const stay: Choice = {
    kind: 'choice',
    seat: 'squadron',
    ask: 'bombers.stay',
    options: ['stay', 'disengage'].map(id => ({ id, on: ['bomber:0.0'] })),
    about: ['fighter:red-1'],
  }
  expect(words.pause(campaign, stay)).toMatch(/^Does Red Leader stay behind A1\?$/)
  const [all, off] = stayTogether(campaign, stay)
  expect([all?.ids, off?.ids]).toEqual([
    ['stay', 'stay'],
    ['disengage', 'disengage'],
  ])
  expect(all?.words).toBe('Both stay')
  expect(all?.so).toBe('behind A1 and B1')
  expect(all?.figures?.map(({ of }) => of)).toEqual(off?.figures?.map(({ of }) => of))
  expect(stayTogether(campaign, { ...stay, about: ['fighter:yellow-1'] }), 'the last is asked alone').toEqual(
    [],
  )
})
