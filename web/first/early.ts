import { wear } from '../app/looks.ts'
import { LOBBY_HASH } from '../app/route.ts'
import { loadSettings } from '../store/settings.ts'
import { pressEarly } from './pressed.ts'

// Runs before anything is painted: the lobby that lies in the page itself is to look as this player likes it.
wear(loadSettings())
pressEarly()

const isElsewhere = location.hash.length > LOBBY_HASH.length
if (isElsewhere) document.documentElement.dataset.elsewhere = ''

// Until the lobby is painted, all that the line carries is for it. A page that nobody sees is not painted.
const waits = !isElsewhere && !document.hidden && PerformanceObserver.supportedEntryTypes.includes('paint')
if (waits) new PerformanceObserver(fetchApp).observe({ type: 'paint' })
else fetchApp()

/** The app is fetched once, however often it is asked for. */
function fetchApp(): void {
  for (const { content } of document.querySelectorAll<HTMLMetaElement>('meta[name="app"]'))
    import(new URL(content, document.baseURI).href)
}
