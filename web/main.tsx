import '@tallyho/kit/theme.css'
import './app/app.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { keepOffline } from './app/offline.ts'
import { pressAgain } from './first/pressed.ts'
import { openShelf } from './store/db.ts'
import { heedLastWords } from './store/last-word.ts'

const root = document.getElementById('root')
if (root)
  openShelf().then(async shelf => {
    await heedLastWords(shelf)
    flushSync(() => createRoot(root).render(<App shelf={shelf} />))
    pressAgain()
  })
if (import.meta.env.PROD) keepOffline()
