import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GameRecord, hashState, Match, packKey, recordOf, resume, seeded } from '@tallyho/engine'
import { game } from '@tallyho/sample'
import { expect, test } from 'vitest'
import { aFolder, tallyho } from './run.ts'

const mine = (toHit: number) => ({ ...game.packs.standard, id: 'mine', toHit })

function begun(pack: string): Match<ReturnType<typeof game.begin>> {
  return new Match(game, { scenario: 'noon', pack, options: { aces: false } })
}

/** Plays on with the first option and dice of a seed. */
function played(match: Match<ReturnType<typeof game.begin>>, answers: number) {
  const dice = seeded(1)
  while (match.journal.length < answers && match.pause) {
    match.settleAll(dice)
    for (const seat of game.seats) {
      const choice = match.asked(seat)
      if (choice) match.choose(seat, choice.options[0]?.id ?? '')
    }
  }
  return match
}

/** The same save as it was written when packs were known by id alone. */
function asOnce(record: GameRecord, pack: unknown): unknown {
  const { checkpoint, setup } = record
  const state = { ...(checkpoint?.state as object), pack: 'mine' }
  return {
    ...record,
    setup: { ...setup, pack: 'mine' },
    checkpoint: { ...checkpoint, state, hash: hashState(state) },
    pack,
  }
}

test('a running match keeps the pack it began with, whatever else is brought under that id', () => {
  const easy = game.packs.register(mine(2))
  const whole = played(played(begun(easy), 20), 60)
  const running = played(begun(easy), 20)
  const hard = game.packs.register(mine(6))
  expect(hard).not.toBe(easy)
  expect(played(running, 60).state).toEqual(whole.state)
  const other = played(played(begun(hard), 20), 60)
  expect(hitsOf(other)).toBeLessThan(hitsOf(whole))
})

function hitsOf({ state }: Match<ReturnType<typeof game.begin>>): number {
  return state.planes.reduce((sum, plane) => sum + plane.hits, 0)
}

test('two old saves with different packs of one bare id open side by side, here and on the command line', () => {
  const cwd = aFolder()
  for (const pack of [mine(2), mine(6)]) {
    const match = played(begun(game.packs.register(pack)), 60)
    const file = join(cwd, `${pack.toHit}.json`)
    writeFileSync(file, JSON.stringify(asOnce(recordOf(match), pack)))
    const replayed = tallyho(['replay', file, '--json'], [], cwd)
    expect(replayed.err).toBe('')
    const told = JSON.parse(replayed.out)
    expect(told).toMatchObject({ setup: { pack: packKey(pack) }, hash: hashState(match.state) })
  }
})

test('a save of the command line names the pack by its key and brings it along', () => {
  const cwd = aFolder()
  const pack = mine(3)
  writeFileSync(join(cwd, 'mine.json'), JSON.stringify(pack))
  tallyho(['play', 'sample', '--pack', 'mine.json', '--save', 'a.json', '--seed', '1'], ['1', 'q'], cwd)
  const saved: GameRecord = JSON.parse(readFileSync(join(cwd, 'a.json'), 'utf8'))
  expect(saved).toMatchObject({ setup: { pack: packKey(pack) }, pack })
  expect(resume(game, saved).trouble).toBeUndefined()
})
