import '@tallyho/kit/theme.css'
import './app/app.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { keepOffline } from './app/offline.ts'
import { openShelf } from './store/db.ts'

const root = document.getElementById('root')
if (root) openShelf().then(shelf => createRoot(root).render(<App shelf={shelf} />))
if (import.meta.env.PROD) keepOffline()
