import { type Note, Run, random, seeded, seedOf } from '@tallyho/engine'
import { game, heuristic, words } from '../index.ts'

const [scenario = '1943-early', seed = '1', from = '1', to = '1'] = process.argv.slice(2)
const own = seedOf(1, Number(seed))
const dice = seeded(own)
const numbers = random(seedOf(own, 1))
const campaign = game.begin({ scenario, pack: 'standard', options: {} })
const causes: Record<string, number> = {}
const out: string[] = []
const ask = ''
const listen = (n: Note) => {
  if (n.what === 'score.bomber') causes[String(n.facts.cause)] = (causes[String(n.facts.cause)] ?? 0) + 1
  const no = campaign.log.length + 1
  if (no >= Number(from) && no <= Number(to)) {
    let w: unknown
    try {
      w = words.note(n, campaign)
    } catch (e) {
      w = ''
    }
    out.push(`${n.what}: ${typeof w === 'string' ? w : JSON.stringify(w)}`)
  }
}
const run = new Run(game, campaign, game.first, listen)
while (run.pause) {
  const p = run.pause
  if (p.kind === 'chance') run.answer(dice(p))
  else if (p.kind === 'choice') {
    const a = heuristic({ view: campaign, choice: p, random: numbers, fork: () => run })
    const no = campaign.log.length + 1
    if (no >= Number(from) && no <= Number(to))
      out.push(
        `   ? ${p.ask} ${(p.about ?? []).join()} -> ${p.options[a]?.id} of ${p.options
          .map(o => o.id)
          .join(' ')
          .slice(0, 150)}`,
      )
    run.answer(a)
  }
}
console.log(out.join('\n'))
console.log(causes, run.result)
