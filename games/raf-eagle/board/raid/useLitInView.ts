import type { Ref } from '@tallyho/engine'
import { type RefObject, useEffect } from 'react'

/** Where the picture is taller than its room: what can be chosen is brought into view when a question comes. */
export function useLitInView(scene: RefObject<HTMLElement | null>, lit: ReadonlySet<Ref>): void {
  useEffect(() => {
    const room = scene.current
    if (!room || lit.size === 0 || room.scrollHeight <= room.clientHeight) return
    const found = [...room.querySelectorAll('[data-ref]')].filter(one =>
      lit.has(one.getAttribute('data-ref') ?? ''),
    )
    const box = room.getBoundingClientRect()
    const isIn = (one: Element) => {
      const { top, bottom } = one.getBoundingClientRect()
      return top >= box.top && bottom <= box.bottom
    }
    if (found.length > 0 && !found.some(isIn)) found[0]?.scrollIntoView({ block: 'center' })
  }, [scene, lit])
}
