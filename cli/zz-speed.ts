import { Run } from '@tallyho/engine'
import { GAMES } from '../games/index.ts'
async function speed(id: string, secs: number) {
  const { game } = await (GAMES as any)[id]()
  let seed = 1, n = 0, games = 0, start = 0
  let state = 7919
  const rnd = (k: number) => { state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff; return (state >> 8) % k }
  const round = () => { for (const s of game.scenarios) { const run: any = new (Run as any)(game, game.begin({ scenario: s.id, pack: 'standard', options: {} })); while (run.pause) { const p = run.pause; run.answer(p.kind === 'choice' ? rnd(p.options.length) : p.kind === 'chance' ? rnd(p.outcomes.length) : p.asks.map((x: any) => rnd(x.options.length))); n++ } games++ } }
  const w = performance.now(); while (performance.now() - w < secs * 1000) round()
  n = 0; games = 0; start = process.cpuUsage().user
  const w2 = performance.now(); while (performance.now() - w2 < secs * 1000) round()
  const cpu = (process.cpuUsage().user - start) / 1e6
  console.log(id, Math.round(n / cpu), 'decisions per cpu second', Math.round(games / cpu), 'games/cpu s', Math.round(n / games), 'per game')
}
if (process.argv[2] !== 'wl') await speed('the-hardest-days', 4)
await speed('wing-leader', 12)
