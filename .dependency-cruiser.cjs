/** Imports point one way: engine <- games <- bots, cli, web; engine <- forms <- packs; kit <- boards <- web. */
const ban = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: typeof to === 'string' ? { path: to } : to,
})

/** Everything of a game but its board and its tests. */
const RULES = '^games/(?!test/)[^/]+/(?!board/|test/)'
const SCREEN = '(^|/)node_modules/(@types/)?(react|react-dom)/'

module.exports = {
  forbidden: [
    ban(
      'engine-knows-no-game',
      '^engine/',
      '^(forms|games|bots|kit|cli|web|tools)/',
      'The engine knows no game.',
    ),
    ban(
      'forms-know-no-game',
      '^forms/',
      '^(games|bots|kit|cli|web|tools)/',
      'Forms are shared by all packs.',
    ),
    ban(
      'forms-for-packs-alone',
      '^(?!forms/|games/[^/]+/(pack|test)/)',
      '^forms/',
      'What is read from a file is checked in pack/.',
    ),
    ban(
      'no-game-imports-another',
      '^games/(?!test/)([^/]+)/',
      { path: '^games/', pathNot: '^games/$1/' },
      'What two games share is engine, forms or kit.',
    ),
    ban(
      'rules-know-no-screen',
      RULES,
      '^(games/[^/]+/board|kit|bots|cli|web|tools)/',
      'Rules know no screen.',
    ),
    ban('rules-know-no-react', `^(engine|forms|bots)/|${RULES}`, SCREEN, 'Rules know no screen.'),
    ban(
      'rules-know-no-machine',
      `^(engine|forms)/(?!test/)|${RULES}`,
      { dependencyTypes: ['core'] },
      'Rules run anywhere: no files, no clock, no network.',
    ),
    ban(
      'boards-know-no-app',
      '^games/[^/]+/board/',
      '^(bots|cli|web|tools)/',
      'A board knows its game and the kit.',
    ),
    ban(
      'boards-for-web-alone',
      '^(bots|cli|tools)/',
      '^(games/[^/]+/board|kit)/',
      'A board is imported by web alone.',
    ),
    ban(
      'kit-knows-no-game',
      '^kit/',
      '^(forms|games|bots|cli|web|tools)/',
      'The kit is shared by all boards.',
    ),
    ban('bots-know-no-game', '^bots/(?!test/)', '^(games|cli|web|tools)/', 'Bots here work for any game.'),
    ban(
      'web-and-cli-apart',
      '^web/(?!vite\\.config\\.ts$)',
      '^(cli|tools)/',
      'What app and command line share is engine, games or bots.',
    ),
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'A cycle hides which room a line belongs to. Chapters of one rulebook do refer to each other, and so do their files.',
      from: { pathNot: '^games/[^/]+/rules/' },
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    ban('nothing-unresolved', '', { couldNotResolve: true }, 'Every import must resolve.'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^web/dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
