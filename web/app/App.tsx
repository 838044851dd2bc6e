import { useEffect, useState } from 'react'
import { RulesPage } from '../companion/RulesPage.tsx'
import { EditorPage } from '../editor/EditorPage.tsx'
import { Lobby } from '../lobby/Lobby.tsx'
import type { Shelf } from '../store/db.ts'
import { loadSeen, loadSettings, saveSeen, saveSettings } from '../store/settings.ts'
import { ReplayPage } from '../table/ReplayPage.tsx'
import { TablePage } from '../table/TablePage.tsx'
import { Boundary } from './Boundary.tsx'
import { AppContext, type AppParts } from './context.ts'
import { mayLeave } from './leaving.ts'
import { Notices } from './Notices.tsx'
import { routeOf } from './route.ts'
import { useTheme } from './useTheme.ts'

export function App({ shelf }: { readonly shelf: Shelf }) {
  const [route, setRoute] = useState(() => routeOf(location.hash))
  const [settings, setSettings] = useState(loadSettings)
  const [seen, setSeen] = useState(loadSeen)
  const [notice, setNotice] = useState<{ words: string }>()

  useEffect(() => {
    const follow = () => mayLeave() && setRoute(routeOf(location.hash))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  useEffect(() => {
    document.documentElement.dataset.text = settings.textSize
  }, [settings.textSize])

  useTheme(settings.theme)

  const parts: AppParts = {
    shelf,
    settings,
    setSettings(next) {
      saveSettings(next)
      setSettings(next)
    },
    seen,
    setSeen(next) {
      saveSeen(next)
      setSeen(next)
    },
    tell: words => setNotice({ words }),
  }

  return (
    <AppContext value={parts}>
      <Boundary key={JSON.stringify(route)}>
        {route.at === 'lobby' && <Lobby />}
        {route.at === 'game' && <TablePage id={route.id} />}
        {route.at === 'rules' && <RulesPage game={route.game} id={route.id} />}
        {route.at === 'editor' && <EditorPage game={route.game} pack={route.pack} />}
        {route.at === 'replay' && <ReplayPage hash={route.hash} />}
      </Boundary>
      <Notices notice={notice} lasting={shelf.trouble} onClose={() => setNotice(undefined)} />
    </AppContext>
  )
}
