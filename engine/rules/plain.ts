/**
 * Text from files, links and names that a terminal would obey or a page would show as something else: control and
 * escape characters, signs that turn the direction of writing round, and those that nobody sees.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u
const EVERY_HIDDEN = new RegExp(HIDDEN, 'gu')

/** One line to show: what is hidden in it is spelled out, `\u001b`, as in a JSON file. */
export function plainLine(text: string): string {
  return text.replaceAll(EVERY_HIDDEN, spelled)
}

/** The first hidden character, spelled out. A new line is none. */
export function hiddenIn(text: string): string | undefined {
  const [found] = HIDDEN.exec(text.replaceAll('\n', '')) ?? []
  return found && spelled(found)
}

/** A name that somebody gave, as it may stand in a list: one line, and not too long. */
export function plainName(text: string, longest: number): string {
  const name = text.replaceAll(EVERY_HIDDEN, ' ').replaceAll(/\s+/g, ' ').trim()
  return name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name
}

function spelled(character: string): string {
  return [...Array(character.length).keys()]
    .map(i => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`)
    .join('')
}
