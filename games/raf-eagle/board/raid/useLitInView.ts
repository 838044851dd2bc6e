import type { Ref } from '@tallyho/engine'
import { type RefObject, useEffect } from 'react'

/**
 * Where the picture is taller than its room: what can be chosen is brought into view when a question comes, and while
 * something happens the box where it does.
 */
export function useLitInView(
  scene: RefObject<HTMLElement | null>,
  lit: ReadonlySet<Ref>,
  spot: string | undefined,
): void {
  useEffect(() => {
    const room = scene.current
    const rectOf = (name: string) => room?.querySelector(`[data-box="${name}"]`)?.getBoundingClientRect()
    const box = spot === undefined ? undefined : rectOf(spot)
    if (!room || !box || room.scrollHeight <= room.clientHeight) return
    const { top: from, bottom: to } = room.getBoundingClientRect()
    const { bottom } = box
    // RE-8.21 Escorts fight beside the bombers, and bombs fall from them: they are seen together where both have room.
    const beside = spot === 'bomber' ? rectOf('escort') : spot === 'target' ? rectOf('bomber') : undefined
    const top = beside && bottom - beside.top <= to - from ? beside.top : box.top
    // By itself, without moving the page around it.
    if (top < from || bottom > to) room.scrollBy({ top: top - from - 4 })
  }, [scene, spot])
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
