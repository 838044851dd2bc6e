import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { botAt, everySeat, simulateGame, spreadOf } from '@tallyho/bots'
import { scenariosOf } from '@tallyho/engine'
import { versions } from './versions.mjs'

Object.assign(globalThis, { __RULES__: await versions() })
const { GAMES } = await import('../games/index.ts')

const HELP = `npx tsx tools/machine-record.ts [--game ID] [--games 40] [--seed 1] [--slowest 3]

Measures what the machine makes of every scenario, a regular in every seat, and writes web/record/machine.json, which
the record shows beside a player's own games. A scenario whose first game takes longer than --slowest seconds is left
out, and the record says that it was not measured. With --game one game is measured anew and the others stay as they
are, if they were measured in the same way.`

const FILE = fileURLToPath(new URL('../web/record/machine.json', import.meta.url))

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    slowest: { type: 'string', default: '3' },
    help: { type: 'boolean', short: 'h' },
  },
})

if (values.help) console.log(HELP)
else await measure(Number(values.games), Number(values.seed), Number(values.slowest) * 1000)

async function measure(games: number, seed: number, slowest: number): Promise<void> {
  const found = values.game === undefined ? {} : measuredSo(games, seed)
  for (const [id, load] of Object.entries(GAMES)) {
    if (values.game !== undefined && values.game !== id) continue
    const module = await load()
    const { game } = module
    const pack = game.packs.standard.id
    const players = everySeat(game, botAt(module, 'regular'))
    const scenarios: Record<string, unknown> = {}
    for (const { id: scenario } of scenariosOf(game, pack)) {
      const play = (i: number) => simulateGame(game, { scenario, pack, options: {} }, players, seed, i)
      const began = performance.now()
      const played = [play(0)]
      if (performance.now() - began > slowest) {
        console.log(`${id} ${scenario}: left out`)
        continue
      }
      while (played.length < games) played.push(play(played.length))
      const { median, min, max } = spreadOf(played.map(({ result }) => result.score))
      const decisions = Math.round(spreadOf(played.map(one => one.decisions)).median)
      const wins = game.seats.map(seat => [
        seat,
        played.filter(({ result }) => result.winner === seat).length,
      ])
      scenarios[scenario] = { median, min, max, decisions, wins: Object.fromEntries(wins) }
      console.log(`${id} ${scenario}: median ${median}, ${(performance.now() - began).toFixed()} ms`)
    }
    found[id] = { rules: game.version, scenarios }
  }
  writeFileSync(FILE, `${JSON.stringify({ level: 'regular', games, seed, found }, undefined, 1)}\n`)
}

/** What lies in the file, if it was measured with as many games on the same seed. */
function measuredSo(games: number, seed: number): Record<string, unknown> {
  const file = JSON.parse(readFileSync(FILE, 'utf8'))
  if (file.games !== games || file.seed !== seed)
    throw new Error(`The file holds ${file.games} games on seed ${file.seed}: measure all games anew.`)
  return file.found
}
