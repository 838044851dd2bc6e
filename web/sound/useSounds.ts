import type { BoardModule } from '@tallyho/kit/board.ts'
import type { Sound } from '@tallyho/kit/sounds.ts'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useApp } from '../app/context.ts'
import { useFetched } from '../app/useFetched.ts'
import type { Film } from '../table/film/useFilm.ts'
import { heardAt, type Moment } from './heard.ts'

/** Nothing of it is fetched before sound is wanted. */
const player = () => import('./player.ts')
const silence = async () => ({})

/**
 * Lets what the film tells be heard, beat by beat. What is shown at once, caught up with or played in a hidden tab makes no
 * sound. `besides` is what the table itself adds to a beat. Gives what shakes the dice as long as they are held.
 */
export function useSounds(
  board: BoardModule<unknown>,
  film: Film<unknown>,
  besides?: () => readonly Sound[],
): () => void {
  const { settings } = useApp()
  const { value: sounds } = useFetched(settings.sound ? (board.sounds ?? silence) : undefined)
  const { value: made } = useFetched(settings.sound ? player : undefined)
  const last = useRef<Moment>(undefined)
  const sound = useEffectEvent(() => {
    const now = { beat: film.beat, rolling: film.rolling }
    const heard = sounds ? [...heardAt(sounds, now, last.current), ...(besides?.() ?? [])] : []
    last.current = now
    if (heard.length > 0) void made?.play(heard, settings.volumes)
  })
  useEffect(() => {
    if (film.turns > 0) sound()
  }, [film.turns])
  const { film: pace, volumes } = settings
  return useCallback(() => {
    if (pace !== 'once') void made?.rattle(volumes)
  }, [made, pace, volumes])
}
