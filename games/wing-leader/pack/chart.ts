import * as v from 'valibot'

/** A chart as it is printed: a row on each line, its cells two or more spaces apart, and `-` where there is nothing. */
export function rowsOf(chart: string): string[][] {
  return chart
    .trim()
    .split('\n')
    .map(row => row.trim().split(/ {2,}/))
}

/** A row with its cells under their headings; empty ones are left out. */
export type Row = Readonly<Record<string, string>> & { readonly id: string }

/** The rows of a chart whose first line has the headings, `id` before all others. */
export function recordsOf(chart: string): readonly Row[] {
  const [headings = [], ...rows] = rowsOf(chart)
  return rows.map(([id = '', ...cells]) => {
    if (cells.length >= headings.length) throw new Error(`${id}: more cells than headings`)
    const under = cells.map((cell, i) => [headings[i + 1] ?? '', cell] as const)
    return { ...Object.fromEntries(under.filter(([, cell]) => cell !== '-')), id }
  })
}

/** What a row says, if the form allows it. */
export function filledIn<F extends v.GenericSchema>(form: F, row: string, said: unknown): v.InferOutput<F> {
  const { success, output, issues } = v.safeParse(form, said)
  if (success) return output
  throw new Error(`${row}: ${issues.map(issue => `${v.getDotPath(issue)}: ${issue.message}`).join('; ')}`)
}

/** This word, if it is one of those that may stand here. */
export function oneOf<W extends string>(words: readonly W[], word: string): W {
  const found = words.find(one => one === word)
  if (found === undefined) throw new Error(`expected one of ${words.join(', ')} but found ${word}`)
  return found
}

/** Several words of those that may stand here. */
export function listOf<W extends string>(words: readonly W[], list: string): readonly W[] {
  return list.split(' ').map(word => oneOf(words, word))
}
