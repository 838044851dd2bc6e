import { type GameModule, seedOf } from '@tallyho/engine'
import { conform, Nonconformity } from '@tallyho/engine/proof/conformance'
import { withPack, writeCrash } from './crash.ts'
import { Exit } from './exit.ts'
import { openGame, type Prepared, prepareEach, type SetupFlags } from './games.ts'
import { printJson, printText } from './print.ts'

interface Flags extends SetupFlags {
  readonly games: number
  readonly seed: number
  readonly out: string
  readonly json?: boolean
}

interface Finding {
  readonly scenario: string
  readonly games: number
  readonly answers: number
  readonly broken?: string
  readonly file?: string
}

export async function fuzz(id: string, flags: Flags): Promise<void> {
  const module = await openGame(id)
  const findings: Finding[] = []
  for (const prepared of prepareEach(module.game, flags)) {
    const finding = tryGames(module, prepared, flags)
    findings.push(finding)
    if (!flags.json) printText(sentence(finding))
  }
  if (flags.json) printJson({ game: id, seed: flags.seed, findings })
  if (findings.some(({ broken }) => broken !== undefined)) process.exitCode = Exit.crashed
}

export function tryGames<S>(
  { game, words }: Pick<GameModule<S>, 'game' | 'words'>,
  { setup, pack }: Prepared,
  flags: Pick<Flags, 'games' | 'seed' | 'out'>,
): Finding {
  const { games, seed, out } = flags
  const { scenario } = setup
  let answers = 0
  for (let i = 0; i < games; i++) {
    const own = seedOf(seed, i)
    try {
      answers += conform(game, setup, own, words).journal.length
    } catch (error) {
      if (!(error instanceof Nonconformity)) throw error
      const crash = { message: error.message, seed: own }
      const file = writeCrash(out, `${game.id}-${scenario}-${seed}-${i}`, withPack(error.record, pack), crash)
      return { scenario, games: i + 1, answers, broken: error.message, file }
    }
  }
  return { scenario, games, answers }
}

function sentence({ scenario, games, answers, broken, file }: Finding): string {
  return broken === undefined
    ? `${scenario}: ${games} games, ${answers} answers: every promise kept.`
    : `${scenario}: game ${games}: ${broken}\n  npx tallyho replay ${file}`
}
