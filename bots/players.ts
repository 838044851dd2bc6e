import type { Seen } from '@tallyho/engine'

/** Takes any legal option, each as likely as the other. */
export function randomBot<S>({ choice, random }: Seen<S>): number {
  return random(choice.options.length)
}
