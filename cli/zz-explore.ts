import { Match, random, seeded } from '@tallyho/engine'
import { game, words } from '@tallyho/storm-above-the-reich'

const [seed = '3', scenario = 'training', list = '', max = '80'] = process.argv.slice(2)
const script = list.split(',').filter(Boolean)
const dice = seeded(Number(seed))
const n = random(1)
const match = new Match(game, { scenario, pack: 'standard', options: {} })
let told = 0
let asked = 0
while (match.pause && asked < Number(max)) {
  for (const note of match.notes.slice(told)) console.log('   #', words.note(note), note.rule)
  told = match.notes.length
  const pause = match.pause
  if (pause.kind === 'chance') {
    const w = pause.what
    match.settle(dice)
    console.log('   *', w)
    continue
  }
  if (pause.kind !== 'choice') break
  const ids = pause.options.map(({ id }) => id)
  const want =
    script.length > 0 && ids.includes(script[0] as string)
      ? (script.shift() as string)
      : (ids[n(ids.length)] as string)
  console.log(
    match.step,
    pause.ask,
    JSON.stringify(pause.about),
    '|',
    words.pause(match.state, pause),
    '|',
    pause.options
      .map((o, i) => `${o.id}${JSON.stringify(o.on ?? [])}=${words.answer(match.state, pause, i)}`)
      .join('; ')
      .slice(0, 500),
    '->',
    want,
  )
  match.choose(pause.seat, want)
  asked++
}
for (const note of match.notes.slice(told)) console.log('   #', words.note(note), note.rule)
console.log(match.result)
