import { useEffect } from 'react'
import type { Settings } from '../store/settings.ts'

/** Day or night, as the player says or the system does. */
export function useTheme(theme: Settings['theme']): void {
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const apply = () => {
      const night = theme === 'night' || (theme === 'system' && dark.matches)
      document.documentElement.dataset.theme = night ? 'night' : 'day'
    }
    apply()
    dark.addEventListener('change', apply)
    return () => dark.removeEventListener('change', apply)
  }, [theme])
}
