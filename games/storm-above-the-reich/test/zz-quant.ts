import { Run, random, seeded, seedOf } from '@tallyho/engine'
import { game, heuristic } from '../index.ts'
import { standard } from '../pack/index.ts'
import { judge } from '../rules/season.ts'
const N = Number(process.argv[2] ?? 100)
const ids = process.argv.slice(3)
for (const season of standard.seasons) {
  if (ids.length && !ids.includes(season.id)) continue
  let vp = 0, killed = 0, aux = 0, flown = 0, asks = 0
  const r: Record<string, number> = {}
  const kinds: Record<string, number> = {}
  for (let i = 0; i < N; i++) {
    const own = seedOf(1, i); const dice = seeded(own); const numbers = random(seedOf(own, 1))
    const campaign = game.begin({ scenario: season.id, pack: 'standard', options: {} })
    const run = new Run(game, campaign, game.first, n => { if (n.what === 'operations.bought') kinds[String(n.facts.what === 'pilot' ? 'fw190' : n.facts.of)] = (kinds[String(n.facts.what === 'pilot' ? 'fw190' : n.facts.of)] ?? 0) + Number(n.facts.count) })
    while (run.pause) { const p = run.pause; run.answer(p.kind === 'chance' ? dice(p) : heuristic({ view: campaign, choice: p as never, random: numbers, fork: () => run })) }
    const t = campaign.seasons[0]!
    vp += t.vp; killed += t.killed; flown += campaign.log.length
    aux += campaign.log.reduce((s, l) => s + l.auxiliariesLost, 0)
    const o = judge(season.victory, t); r[o] = (r[o] ?? 0) + 1
  }
  console.log(season.id, JSON.stringify(r), 'VP', (vp / N).toFixed(2), 'killed', (killed / N).toFixed(2), 'aux', (aux / N).toFixed(2), JSON.stringify(Object.fromEntries(Object.entries(kinds).map(([k, v]) => [k, +(v / flown).toFixed(2)]))))
}
