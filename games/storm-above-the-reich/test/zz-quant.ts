import { Run, random, seeded, seedOf } from '@tallyho/engine'
import { game, heuristic } from '../index.ts'
import { standard } from '../pack/index.ts'
import { judge } from '../rules/season.ts'
const N = Number(process.argv[2] ?? 100)
const ids = process.argv.slice(3)
for (const season of standard.seasons) {
  if (ids.length && !ids.includes(season.id)) continue
  const vps: number[] = [], kills: number[] = [], avail: number[] = []
  const r: Record<string, number> = {}
  for (let i = 0; i < N; i++) {
    const own = seedOf(1, i); const dice = seeded(own); const numbers = random(seedOf(own, 1))
    const campaign = game.begin({ scenario: season.id, pack: 'standard', options: {} })
    const run = new Run(game, campaign)
    while (run.pause) { const p = run.pause; run.answer(p.kind === 'chance' ? dice(p) : heuristic({ view: campaign, choice: p as never, random: numbers, fork: () => run })) }
    const t = campaign.seasons[0]!
    vps.push(t.vp); kills.push(t.killed); avail.push(t.available)
    const o = judge(season.victory, t); r[o] = (r[o] ?? 0) + 1
  }
  const q = (a: number[]) => { const s = [...a].sort((x, y) => x - y); return [.05,.1,.2,.25,.3,.4,.5,.6,.65,.7,.8,.9,.95].map(p => s[Math.floor(p*(s.length-1))]).join(' ') }
  console.log(season.id, JSON.stringify(r), 'VP', q(vps), '| killed', q(kills), '| avail', q(avail))
}
