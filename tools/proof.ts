/** One rule, one id, one proof: counts what the code cites and what the tests prove of a game's RULES.md. */

/** One test that was run. `titles` are those of its groups, outermost first, and its own. */
export interface TestRun {
  readonly titles: readonly string[]
  readonly passed: boolean
}

interface Shown {
  readonly total: number
  readonly passing: number
  readonly missing: readonly string[]
}

export interface Proof {
  readonly lines: number
  /** Lines named as no part of the game on this table; they are not among `lines`. */
  readonly outOfScope: number
  readonly cited: number
  readonly proven: number
  /** Rule lines that are not proven. */
  readonly missing: readonly string[]
  /** Worked examples of the rulebook. */
  readonly examples: Shown
  /** Cases worked out from the rules here. */
  readonly derived: Shown
  /** Ids that RULES.md has twice, or that code or tests use and RULES.md does not have. */
  readonly errors: readonly string[]
}

const RULE_LINE = /^- \*\*([A-Z]+-[^*\s]+)\*\*[ \t]+\S/gm

/** The ids of a RULES.md, in its order: `- **ID** text`. */
export function idsOf(rules: string): string[] {
  return [...rules.matchAll(RULE_LINE)].map(match => match[1] as string)
}

const BEYOND = /^- \*\*([A-Z]+-[^*\s]+)\*\*[ \t]+\*\(out of scope\)\*/gm

/** Lines that RULES.md names as not part of the game on this table: `- **ID** *(out of scope)* text`. */
function beyondOf(rules: string): ReadonlySet<string> {
  return new Set([...rules.matchAll(BEYOND)].map(match => match[1] as string))
}

/** What kind of line an id stands for: THD-EX-07 is an example, THD-A-04 a ruling, THD-D-02 a fact about components. */
export function kindOf(id: string): 'rule' | 'example' | 'derived' | 'ruling' | 'component' {
  const [, kind, number] = id.split('-')
  if (number === undefined) return 'rule'
  if (kind === 'EX') return 'example'
  if (kind === 'DX') return 'derived'
  if (kind === 'A' || kind === 'Q') return 'ruling'
  return kind === 'C' || kind === 'D' || kind === 'K' ? 'component' : 'rule'
}

/** Every id with one of these prefixes in a text. */
export function mentionsOf(text: string, prefixes: readonly string[]): string[] {
  return text.match(idPattern(prefixes, 'g')) ?? []
}

/** The ids at the head of a test's title: the lines that the test says it proves. */
export function headOf(title: string, prefixes: readonly string[]): string[] {
  const ids: string[] = []
  const pattern = idPattern(prefixes, 'y')
  let rest = title
  for (;;) {
    pattern.lastIndex = 0
    const id = pattern.exec(rest)?.[0]
    if (id === undefined) return ids
    ids.push(id)
    rest = rest.slice(id.length).replace(/^[\s,:;+&]+/, '')
  }
}

function idPattern(prefixes: readonly string[], flags: string): RegExp {
  return new RegExp(`\\b(?:${prefixes.join('|')})-(?:[A-Z]+-)*[A-Za-z0-9]+(?:\\.[A-Za-z0-9]+)*`, flags)
}

/**
 * A line is proven if the code cites it and a test that names it passes, and none that names it fails.
 * `code` and `words` hold the text of source files by their path: words speak of rules and implement none.
 */
export function prove(
  rules: string,
  code: ReadonlyMap<string, string>,
  tests: readonly TestRun[],
  words: ReadonlyMap<string, string> = new Map(),
): Proof {
  const ids = idsOf(rules)
  const known = new Set(ids)
  const prefixes = [...new Set(ids.map(id => id.slice(0, id.indexOf('-'))))]
  const beyond = beyondOf(rules)
  const lines = ids.filter(id => kindOf(id) === 'rule' && !beyond.has(id))
  if (lines.length === 0) throw new Error('RULES.md has no rule lines')

  const errors = ids.filter((id, i) => ids.indexOf(id) !== i).map(id => `${id} is in RULES.md twice`)
  const check = (id: string, where: string) => {
    if (!known.has(id) && kindOf(id) !== 'component' && !isChapter(id, ids))
      errors.push(`${id} in ${where} is not in RULES.md`)
  }

  const cited = new Set<string>()
  for (const [path, text] of [...code, ...words]) {
    for (const id of new Set(mentionsOf(text, prefixes))) {
      if (code.has(path)) cited.add(id)
      check(id, path)
    }
  }

  const passed = new Set<string>()
  const failed = new Set<string>()
  for (const test of tests) {
    const named = test.titles.flatMap(title => headOf(title, prefixes))
    for (const id of named) (test.passed ? passed : failed).add(id)
    for (const id of new Set(mentionsOf(test.titles.join('\n'), prefixes)))
      check(id, `the test '${test.titles.at(-1)}'`)
  }

  const isShown = (id: string) => passed.has(id) && !failed.has(id)
  const missing = lines.filter(id => !cited.has(id) || !isShown(id))
  return {
    lines: lines.length,
    outOfScope: beyond.size,
    cited: lines.filter(id => cited.has(id)).length,
    proven: lines.length - missing.length,
    missing,
    examples: shown(ids, 'example', isShown),
    derived: shown(ids, 'derived', isShown),
    errors,
  }
}

/** True if nothing is missing and nothing is wrong. */
export function isComplete({ missing, examples, derived, errors }: Proof): boolean {
  return [missing, examples.missing, derived.missing, errors].every(list => list.length === 0)
}

function shown(ids: readonly string[], kind: 'example' | 'derived', isShown: (id: string) => boolean): Shown {
  const all = ids.filter(id => kindOf(id) === kind)
  const missing = all.filter(id => !isShown(id))
  return { total: all.length, passing: all.length - missing.length, missing }
}

/**
 * A comment may speak of a chapter as a whole, `THD-12.3` of THD-12.3.a and `SR-MOV` of SR-MOV-01 and their sisters: that
 * proves none of them.
 */
function isChapter(id: string, ids: readonly string[]): boolean {
  return ids.some(line => line.startsWith(`${id}.`) || line.startsWith(`${id}-`))
}
