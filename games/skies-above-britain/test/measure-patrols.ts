import { glance, Run, random, seeded, seedOf } from '@tallyho/engine'
import { game, heuristic } from '../index.ts'
import { standard } from '../pack/index.ts'

/**
 * Flies single patrols of every chapter with the machine and prints what came of them as Markdown: `npx tsx test/measure-patrols.ts
 * [patrols] [seed …]`. ± is half of a 95 % interval.
 */

const [wanted = '200', ...seeds] = process.argv.slice(2)
const PATROLS = Number(wanted)

interface Flown {
  readonly vp: number
  readonly lost: number
  /** Of them with empty tanks (SAB-RTB-13). */
  readonly dry: number
  readonly won: boolean
  /** Turns of the interception. */
  readonly turns: number
}

function fly(scenario: string, own: number): Flown {
  const dice = seeded(own)
  const numbers = random(seedOf(own, 1))
  const campaign = game.begin({ scenario, pack: 'standard', options: {} })
  let [lost, dry, turns] = [0, 0, 0]
  const run = new Run(game, campaign, game.first, ({ what, facts }) => {
    if (what === 'interception-turn') turns = Math.max(turns, Number(facts.turn))
    if (what === 'fuel-check' && !facts.lands) dry += 1
    if (what === 'points') lost = Number(facts.lost)
  })
  while (run.pause) {
    const { pause } = run
    if (pause.kind === 'together') throw new Error('Nobody else sits at this table')
    run.answer(pause.kind === 'chance' ? dice(pause) : heuristic(glance(campaign, pause, numbers)))
  }
  if (run.result === undefined) throw new Error('No result')
  return { vp: run.result.figures.vp ?? 0, lost, dry, won: run.result.level === 'won', turns }
}

function about(values: readonly number[], digits: number): string {
  const mean = (of: readonly number[]) => of.reduce((sum, value) => sum + value, 0) / of.length
  const half = 1.96 * Math.sqrt(mean(values.map(value => (value - mean(values)) ** 2)) / values.length)
  return `${mean(values).toFixed(digits)} ± ${half.toFixed(digits)}`
}

console.log('| chapter | seed | won | VP | aircraft lost | of them dry | over after one turn |')
console.log('|---|--:|--:|--:|--:|--:|--:|')
for (const [i] of standard.chapters.entries())
  for (const seed of seeds) {
    const flown = Array.from({ length: PATROLS }, (_, no) => fly(`patrol-${i + 1}`, seedOf(Number(seed), no)))
    const won = about(
      flown.map(one => (one.won ? 100 : 0)),
      0,
    )
    const vp = about(
      flown.map(one => one.vp),
      2,
    )
    const lost = about(
      flown.map(one => one.lost),
      2,
    )
    const dry = about(
      flown.map(one => one.dry),
      2,
    )
    const short = flown.filter(({ turns }) => turns <= 1).length
    console.log(`| ${i + 1} | ${seed} | ${won} % | ${vp} | ${lost} | ${dry} | ${short} of ${PATROLS} |`)
  }
