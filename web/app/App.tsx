import { lazy, Suspense, useEffect, useState } from 'react'
import { Lobby } from '../lobby/Lobby.tsx'
import type { Shelf } from '../store/db.ts'
import { loadSeen, loadSettings, saveSeen, saveSettings } from '../store/settings.ts'
import { Boundary } from './Boundary.tsx'
import { AppContext, type AppParts } from './context.ts'
import { mayLeave } from './leaving.ts'
import { onNightfall, wear } from './looks.ts'
import { Notices } from './Notices.tsx'
import { routeOf } from './route.ts'

/** The lobby comes first; the other pages follow as soon as it stands, so that a click finds them there. */
const table = () => import('../table/TablePage.tsx')
const TablePage = lazy(async () => ({ default: (await table()).TablePage }))
const ReplayPage = lazy(async () => ({ default: (await import('../table/film/ReplayPage.tsx')).ReplayPage }))
const ReportPage = lazy(async () => ({ default: (await import('../report/ReportPage.tsx')).ReportPage }))
const RulesPage = lazy(async () => ({ default: (await import('../companion/RulesPage.tsx')).RulesPage }))
const choose = () => import('../lobby/ChoosePage.tsx')
const ChoosePage = lazy(async () => ({ default: (await choose()).ChoosePage }))
const RecordPage = lazy(async () => ({ default: (await import('../record/RecordPage.tsx')).RecordPage }))
const EditorPage = lazy(async () => ({ default: (await import('../editor/EditorPage.tsx')).EditorPage }))

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
    wear(settings)
    return onNightfall(() => wear(settings))
  }, [settings])

  useEffect(() => {
    void choose().then(table)
  }, [])

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
    hush: words => setNotice(told => (told?.words === words ? undefined : told)),
  }

  return (
    <AppContext value={parts}>
      <Boundary key={JSON.stringify(route)}>
        <Suspense>
          {route.at === 'lobby' && <Lobby />}
          {route.at === 'choose' && <ChoosePage game={route.game} ready={route.ready} />}
          {route.at === 'record' && <RecordPage />}
          {route.at === 'game' && <TablePage id={route.id} />}
          {route.at === 'report' && <ReportPage key={route.id} id={route.id} />}
          {route.at === 'rules' && <RulesPage game={route.game} id={route.id} />}
          {route.at === 'editor' && <EditorPage game={route.game} pack={route.pack} />}
          {route.at === 'replay' && <ReplayPage hash={route.hash} />}
        </Suspense>
      </Boundary>
      <Notices notice={notice} lasting={shelf.trouble} onClose={() => setNotice(undefined)} />
    </AppContext>
  )
}
