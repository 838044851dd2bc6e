import { type Choice, cuesOf, follow, Match } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { advice } from '../../board/advice.ts'
import { guide } from '../../guide.ts'
import { game } from '../../index.ts'
import type { Campaign } from '../../state.ts'
import type { Asks } from '../../vocabulary.ts'

/** What a hint says of the answers that the lesson goes on with, by question, as often as it is the player's. */
function advised(): ReadonlyMap<string, readonly (string | undefined)[]> {
  const match = new Match<Campaign>(game, { ...guide.setup, pack: game.packs.standard.id })
  const said = new Map<string, (string | undefined)[]>()
  for (const { cue } of cuesOf(guide)) {
    const [id = ''] = cue.takes
    if (cue.by === 'player') {
      // A number and its sign stand together.
      const why = advice(match.state, match.pause as Choice, id)?.replaceAll('\u00a0', ' ')
      said.set(cue.name, [...(said.get(cue.name) ?? []), why])
    }
    follow(match, id)
  }
  return said
}

test('a hint says why, with the figures that stand beside the answers', () => {
  const said = advised()
  const of = (ask: keyof Asks) => said.get(ask)
  expect(of('orders')).toEqual([
    'one part pins the escort, and the way in comes off in 99 %, not 75 %.',
    'whoever they fight guards nobody meanwhile.',
    'the way in comes off in 75 %: good enough to go at once.',
  ])
  expect(of('contact')).toEqual([
    'a better place to meet them is still in reach.',
    'the raid flies on: from here you meet it no better later.',
  ])
  expect(of('vector.move')).toEqual([
    'from no other place in reach do you meet them above more often than in 50 %.',
  ])
  expect(of('contact.position')).toEqual(['from no other place do you get through more often than in 75 %.'])
  expect(of('dogfight.maneuver')).toEqual([
    'it turns the tables where it comes off, and that is worth a few hits.',
  ])
  expect(of('dogfight.tailing')).toEqual([
    'one goes down in 38 %, and you are hit in 0 % only.',
    'one goes down in 27 %, and you are hit in 5 % only.',
  ])
  expect(of('bombers.sun')).toEqual([
    'one die brings you through in 83 %, sure enough, and nobody is hit at first.',
  ])
  expect(of('bombers.approach')?.slice(-2)).toEqual([
    'alone it has no neighbours that cover it, and falls most easily.',
    'what he could hit is not worth the risk any more.',
  ])
  expect(of('chase')).toEqual(['found in 67 %, and the Fuel for the way home is there.'])
})
