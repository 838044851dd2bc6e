import type { Settings } from '../store/settings.ts'

const NIGHT = '(prefers-color-scheme: dark)'

/** Day or night, as the player says or the system does, and how large letters are: marks that every style looks at. */
export function wear({ theme, textSize }: Pick<Settings, 'theme' | 'textSize'>): void {
  const isNight = theme === 'night' || (theme === 'system' && matchMedia(NIGHT).matches)
  const { dataset } = document.documentElement
  dataset.theme = isNight ? 'night' : 'day'
  dataset.text = textSize
}

/** Calls back when evening falls, or morning comes, for the whole system. Returns how to stop. */
export function onNightfall(listener: () => void): () => void {
  const night = matchMedia(NIGHT)
  night.addEventListener('change', listener)
  return () => night.removeEventListener('change', listener)
}
