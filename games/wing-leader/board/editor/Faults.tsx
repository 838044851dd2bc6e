import type { Fault } from '@tallyho/engine'
import { NO_TOOL, type Tool } from './tools.ts'

export const PAGES = ['story', 'sky', 'raider', 'defender', 'ground', 'victory'] as const
export type Page = (typeof PAGES)[number]

export const PAGE_TITLES: Readonly<Record<Page, string>> = {
  story: 'Story',
  sky: 'Sky',
  raider: 'Raider',
  defender: 'Defender',
  ground: 'Ground',
  victory: 'Victory',
}

const SHOWN = 12
/** There is one scenario on the desk. */
const OWN_TITLE = /^scenarios (?:“.*?”|no\. 1)(?: \(no\. 1\))?, /

/** Every mistake that is left; a click leads to the page it belongs to. */
export function Faults({
  faults,
  onFault,
}: {
  readonly faults: readonly Fault[]
  onFault(page: Page, tool: Tool): void
}) {
  return (
    <div className="wl-ed-check-list" role="status" aria-label="Mistakes">
      {faults.length === 0 ? (
        <p className="wl-ed-ready" data-testid="editor-ready">
          Ready to play.
        </p>
      ) : (
        <ul className="wl-ed-faults" data-testid="editor-faults">
          {faults.slice(0, SHOWN).map(({ path, where, message }) => {
            const { page, tool } = placeOf(path)
            return (
              <li key={`${path} ${message}`}>
                <button type="button" className="plain" onClick={() => onFault(page, tool)}>
                  <b>{PAGE_TITLES[page]}</b> {where && <strong>{where.replace(OWN_TITLE, '')}</strong>}{' '}
                  {message} <code>{path.replace('scenarios[0].', '')}</code>
                </button>
              </li>
            )
          })}
          {faults.length > SHOWN && <li>and {faults.length - SHOWN} more</li>}
        </ul>
      )}
    </div>
  )
}

/** The page where a mistake is mended, and the line of it. */
export function placeOf(path: string): { readonly page: Page; readonly tool: Tool } {
  const [, part = '', list, no] = /^scenarios\[0\]\.(\w+)(?:\.(\w+))?(?:\[(\d+)\])?/.exec(path) ?? []
  if (part === 'raider' || part === 'defender')
    return {
      page: part,
      tool: list === 'units' && no !== undefined ? { use: 'start', side: part, line: Number(no) } : NO_TOOL,
    }
  if (part === 'surface')
    return { page: 'ground', tool: no === undefined ? NO_TOOL : { use: 'surface', no: Number(no) } }
  if (part === 'balloons') return { page: 'ground', tool: { use: 'balloon' } }
  if (part === 'bombing') return { page: 'ground', tool: NO_TOOL }
  return { page: part === 'sky' || part === 'victory' ? part : 'story', tool: NO_TOOL }
}
