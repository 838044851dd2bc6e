import { LEVELS } from '@tallyho/bots'
import { Command, InvalidArgumentError, Option } from 'commander'
import { BOTS } from './games.ts'

/** The command line. Each command's code is loaded when it is called, so that help comes at once. */
export function commands(): Command {
  const program = new Command('tallyho')
    .description('Board games of the air war of 1939-45, in a terminal.')
    .exitOverride()
    .configureHelp({ showGlobalOptions: false })
    .helpCommand(false)
    .showHelpAfterError('Run with --help to see what can be given.')
    .addHelpText('after', `\nExit codes: 0 done, 1 input refused, 2 wrong command line, 3 a rule crashed.`)
  const add = (name: string, summary: string, examples: readonly string[]) => {
    const command = program.command(name).description(summary).exitOverride()
    return command
      .showHelpAfterError(`Run with --help to see what can be given.`)
      .addHelpText('after', `\nExamples:\n${examples.map(line => `  npx tallyho ${line}`).join('\n')}`)
  }

  setUp(add('play', 'Play a game in the terminal.', PLAY))
    .option('--seed <number>', 'the same dice for the same number; without it nobody can foresee them', whole)
    .option('--own-dice', 'type in what your own dice and cups say')
    .option('--bot <seat=name>', `let a bot play a seat: ${BOTS.join(', ')}; may be repeated`, collect)
    .option('--practice', 'a game alone may be taken back across dice')
    .option('--load <file>', 'go on with a saved game')
    .option('--save <file>', 'save the game here at the end')
    .action(async (game, flags) => (await import('./play.ts')).play(game, flags))

  setUp(add('sim', 'Let bots play many games and show how they end.', SIM), ' or all')
    .option('--games <number>', 'how many games', positive, 1000)
    .option('--bot <name>', `${BOTS.join(', ')}, for all seats, or seat=name; may be repeated`, collect)
    .option('--playouts <number>', 'games that veteran and ace try out for a decision', positive)
    .option('--seed <number>', 'the same games for the same number', whole, 1)
    .option('--jobs <number>', 'processes to use; figures do not depend on it', positive)
    .option('--json', 'print data')
    .option('--chart <file.svg>', 'draw the scores')
    .action(async (game, flags) => (await import('./sim.ts')).sim(game, flags))

  add('replay', 'Replay a saved game exactly and check it; a crash file crashes again.', REPLAY)
    .argument('<file>', 'a game or crash file; with --all a folder')
    .option('--all', 'tell for every save in the folder whether it would replay with these rules')
    .option('--to <answers>', 'stop after so many answers', natural)
    .option('--log', 'print the whole log')
    .option('--json', 'print data')
    .action(async (file, flags) =>
      flags.all
        ? (await import('./replay-all.ts')).replayAll(file, flags)
        : (await import('./replay.ts')).replay(file, flags),
    )

  setUp(add('tournament', 'Let levels of the machine play each other.', TOURNAMENT), ' or all')
    .option('--level <name>', `${LEVELS.join(', ')}; may be repeated; without it all of them`, collect)
    .option('--games <number>', 'games for each pair and scenario, on each side', positive, 20)
    .option('--playouts <number>', 'games that veteran and ace try out for a decision', positive)
    .option('--seed <number>', 'the same games for the same number', whole, 1)
    .option('--jobs <number>', 'processes to use; figures do not depend on it', positive)
    .option('--json', 'print data')
    .action(async (game, flags) => (await import('./tournament.ts')).tournament(game, flags))

  setUp(
    add('balance', 'How scenarios end between players of one strength.', BALANCE),
    ' or all; without it all',
  )
    .option('--games <number>', 'games for each scenario and seed', positive, 300)
    .option('--bot <name>', `who plays: ${BOTS.join(', ')}`, 'regular')
    .option('--seed <number>', 'the same games for the same number; may be repeated', seeds, SEEDS)
    .option('--jobs <number>', 'processes to use; figures do not depend on it', positive)
    .option('--json', 'print data')
    .action(async (game, flags) => (await import('./balance.ts')).balance(game, flags))

  setUp(add('tune', 'Which values of a pack move the score, and how far.', TUNE))
    .requiredOption(
      '--value <place>',
      'a number in the pack, or a part with numbers: tables.flak; may be repeated',
      collect,
    )
    .option('--by <number>', 'how far each is moved up and down', positive, 1)
    .option('--games <number>', 'games for each change', positive, 200)
    .option('--bot <name>', `who plays: ${BOTS.join(', ')}`, 'regular')
    .option('--seed <number>', 'the same games for the same number', whole, 1)
    .option('--jobs <number>', 'processes to use; figures do not depend on it', positive)
    .option('--json', 'print data')
    .action(async (game, flags) => (await import('./tune.ts')).tune(game, flags))

  add('review', 'Look through a finished game: luck, skill and the decisions that cost most.', REVIEW)
    .argument('<file>', 'a saved game that is over')
    .option('--seat <name>', 'whose decisions; without it those of the first seat')
    .option('--seed <number>', 'the same review for the same number', whole, 1)
    .option('--json', 'print data')
    .action(async (file, flags) => (await import('./review.ts')).review(file, flags))

  packs(add('pack', 'List, export and check component packs.', PACK))

  setUp(add('fuzz', 'Play random legal games and check every promise of the table.', FUZZ), ' or all')
    .option('--games <number>', 'how many games', positive, 20)
    .option('--seed <number>', 'the same games for the same number', whole, 1)
    .option('--out <folder>', 'where a crash file goes', 'crashes')
    .option('--json', 'print data')
    .action(async (game, flags) => (await import('./fuzz.ts')).fuzz(game, flags))

  add('bench', 'Measure speed and size against the aims.', BENCH)
    .addOption(new Option('--only <part>', 'measure one part').choices(['speed', 'match', 'web']))
    .option('--game <id>', 'measure one game, and nothing that is not measured game by game')
    .option('--json', 'print data')
    .action(async flags => (await import('./bench/bench.ts')).bench(flags))

  program.command('worker', { hidden: true }).action(async () => (await import('./worker.ts')).work())
  return program
}

function packs(pack: Command): void {
  pack
    .command('list')
    .description('The games and their packs.')
    .option('--json', 'print data')
    .action(async flags => (await import('./pack.ts')).listPacks(flags))
  pack
    .command('export')
    .description('The pack that comes with a game, as a file to change.')
    .argument('<game>', 'id of the game')
    .argument('[file]', 'where it goes; without it, to the screen')
    .action(async (game, file) => (await import('./pack.ts')).exportPack(game, file))
  pack
    .command('check')
    .description('Every mistake in a pack file, with its place and what was expected there.')
    .argument('<file>', 'a pack file')
    .option('--json', 'print data')
    .action(async (file, flags) => (await import('./pack.ts')).checkPack(file, flags))
}

function setUp(command: Command, orAll = ''): Command {
  return command
    .argument('<game>', 'id of the game')
    .option('--scenario <id>', `scenario${orAll}; without it the first one`)
    .addOption(
      new Option('--campaign <id>', 'the same, where a scenario is a campaign').conflicts('scenario'),
    )
    .option('--pack <file>', 'your own component pack')
    .option('--rule <id=on|off>', 'an optional rule; may be repeated', collect)
}

const PLAY = [
  'play sample --bot luftwaffe=heuristic',
  'play the-hardest-days --scenario 1940-08-18 --save adler.json',
  'play the-hardest-days --load adler.json --own-dice',
]
const SIM = [
  'sim sample --games 5000 --bot random',
  'sim wing-leader --games 20 --bot raider=veteran --bot defender=regular',
  'sim the-hardest-days --scenario all --chart scores.svg --json',
  'sim storm-above-the-reich --campaign 1943-early --games 300',
]
const TOURNAMENT = [
  'tournament wing-leader --scenario wl-01 --level veteran --level regular --games 50',
  'tournament sample --json',
]
const BALANCE = ['balance the-hardest-days', 'balance wing-leader --scenario wl-01 --seed 1 --seed 2 --json']
const TUNE = [
  'tune sample --value toHit',
  'tune the-hardest-days --pack mine.json --value tables --by 1 --json',
]
const REVIEW = ['review adler.json', 'review adler.json --json']
const REPLAY = [
  'replay adler.json --log',
  'replay adler.json --to 40 --json',
  'replay crashes/sample-1.json',
  'replay --all saves',
]
const PACK = ['pack list', 'pack export the-hardest-days mine.json', 'pack check mine.json']
const FUZZ = ['fuzz sample --games 50', 'fuzz the-hardest-days --scenario all --out crashes']
const BENCH = ['bench', 'bench --only speed --json', 'bench --only web --game raf-eagle']

function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value]
}

function whole(text: string): number {
  if (!/^-?\d{1,15}$/.test(text)) throw new InvalidArgumentError('A whole number is needed.')
  return Number(text)
}

function natural(text: string): number {
  const value = whole(text)
  if (value < 0) throw new InvalidArgumentError('A number from 0 on is needed.')
  return value
}

function positive(text: string): number {
  const value = whole(text)
  if (value < 1) throw new InvalidArgumentError('A number from 1 on is needed.')
  return value
}

/** Seeds that are measured on where none is named: one alone may be a lucky one. */
const SEEDS = [1, 500] as const

function seeds(text: string, before: readonly number[]): number[] {
  return [...(before === SEEDS ? [] : before), whole(text)]
}
