/** One line of the rules, with its id. */
export interface RuleLine {
  readonly id: string
  readonly text: string
}

export interface RuleChapter {
  readonly title: string
  /** What the chapter is about, in plain paragraphs. */
  readonly intro: readonly string[]
  readonly lines: readonly RuleLine[]
}

const LINE = /^- \*\*([A-Z]{2,5}-[\w.-]+)\*\*\s+(.*)$/

/** RULES.md: chapters under `##`, rules as `- **ID** text`, everything else is introduction. */
export function parseRules(markdown: string): readonly RuleChapter[] {
  const chapters: { title: string; intro: string[]; lines: { id: string; text: string }[] }[] = []
  let open = false
  for (const raw of markdown.split('\n')) {
    const line = raw.trimEnd()
    const chapter = chapters.at(-1)
    const rule = LINE.exec(line)
    if (line.startsWith('## ')) chapters.push({ title: line.slice(3).trim(), intro: [], lines: [] })
    else if (!chapter) continue
    else if (rule) chapter.lines.push({ id: rule[1] as string, text: rule[2] as string })
    else if (line.trim() === '') open = false
    else if (/^\s+\S/.test(line) && chapter.lines.length > 0) {
      const last = chapter.lines.at(-1) as { text: string }
      last.text += ` ${line.trim()}`
    } else if (open) chapter.intro.push(`${chapter.intro.pop() ?? ''} ${plain(line)}`)
    else chapter.intro.push(plain(line))
    if (line.trim() !== '' && !rule) open = !line.startsWith('#')
  }
  return chapters
}

/** Chapters with only the lines that hold every word of the search; ids count as words. */
export function searchRules(chapters: readonly RuleChapter[], search: string): readonly RuleChapter[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return chapters
  return chapters
    .map(chapter => ({
      ...chapter,
      intro: [],
      lines: chapter.lines.filter(({ id, text }) => {
        const whole = `${id} ${text}`.toLowerCase()
        return words.every(word => whole.includes(word))
      }),
    }))
    .filter(({ lines }) => lines.length > 0)
}

/** The line that an id leads to; an id of a whole section leads to its first line. */
export function findRule(chapters: readonly RuleChapter[], id: string): RuleLine | undefined {
  const lines = chapters.flatMap(chapter => chapter.lines)
  return lines.find(line => line.id === id) ?? lines.find(line => line.id.startsWith(`${id}.`))
}

/** A text cut into plain pieces and the ids of rules that exist, for links. */
export function withIds(
  text: string,
  isRule: (id: string) => boolean,
): readonly { readonly at: number; readonly text: string; readonly id?: string }[] {
  const pieces: { at: number; text: string; id?: string }[] = []
  let from = 0
  for (const match of text.matchAll(/\b[A-Z]{2,5}-\w+(?:[.-]\w+)*/g)) {
    const [id] = match
    if (!isRule(id)) continue
    if (match.index > from) pieces.push({ at: from, text: text.slice(from, match.index) })
    pieces.push({ at: match.index, text: id, id })
    from = match.index + id.length
  }
  if (from < text.length) pieces.push({ at: from, text: text.slice(from) })
  return pieces
}

function plain(line: string): string {
  return line
    .replace(/^#+\s*|^[-*]\s+/, '')
    .replaceAll(/\*\*|`/g, '')
    .trim()
}
