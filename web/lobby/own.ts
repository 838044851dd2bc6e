import { plainName } from '@tallyho/engine'

const LONGEST_TITLE = 60
const MOST_TITLES = 5

/** A pack that brings scenarios and no components: but for its scenarios it is a few words on itself. */
export function holdsScenariosAlone(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('scenarios' in data)) return false
  return Object.entries(data).every(([key, value]) =>
    key === 'scenarios' ? Array.isArray(value) : typeof value === 'string',
  )
}

/** What is in a pack, in a few words. */
export function contentWords(data: unknown): string {
  if (!holdsScenariosAlone(data)) return 'components, which are changed in the exported file'
  const { scenarios } = data as { readonly scenarios: readonly unknown[] }
  const titles = scenarios.slice(0, MOST_TITLES).map(titleOf)
  const rest = scenarios.length - titles.length
  return `${scenarios.length === 1 ? 'scenario' : `${scenarios.length} scenarios`}: ${titles.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

function titleOf(scenario: unknown): string {
  const { title } = (scenario ?? {}) as { readonly title?: unknown }
  return typeof title === 'string' && title.trim() !== ''
    ? plainName(title, LONGEST_TITLE)
    : 'without a title'
}
