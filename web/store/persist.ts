import { kept } from './settings.ts'

const ASKED = 'tallyho/asked-to-keep'

/** Asks the browser, once and quietly, not to clear the shelf away when it runs short of room. */
export function askToKeep(): void {
  const { storage } = (globalThis.navigator ?? {}) as Partial<Navigator>
  if (kept.read(ASKED) !== undefined || !storage?.persist) return
  kept.write(ASKED, 'yes')
  storage.persist().catch(() => undefined)
}
