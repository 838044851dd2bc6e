import { renderToStaticMarkup } from 'react-dom/server'
import { AppContext, type AppParts } from '../app/context.ts'
import { Lobby } from '../lobby/Lobby.tsx'
import { DEFAULTS } from '../store/settings.ts'

const none = () => undefined

/** Of all parts, the lobby needs none before somebody does something. */
const PARTS: AppParts = {
  shelf: {} as AppParts['shelf'],
  settings: DEFAULTS,
  setSettings: none,
  seen: new Set(),
  setSeen: none,
  tell: none,
  hush: none,
}

/** The lobby as one sees it for the first time, before a script has run. */
export function firstSight(): string {
  return renderToStaticMarkup(
    <AppContext value={PARTS}>
      <Lobby />
    </AppContext>,
  ).replaceAll(/<title>.*?<\/title>|<link[^>]*>| data-testid="[^"]*"/g, '')
}
