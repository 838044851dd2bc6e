import type { Seat } from '@tallyho/engine'

/** `raf` is RAF, `luftwaffe` is Luftwaffe. */
export function seatWords(seat: Seat): string {
  return seat.length <= 5 ? seat.toUpperCase() : seat.charAt(0).toUpperCase() + seat.slice(1)
}
