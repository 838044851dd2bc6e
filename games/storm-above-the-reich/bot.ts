import type { Bot } from '@tallyho/engine'
import type { Campaign } from './state.ts'

/** Spends all its OP, takes off, and goes on until there is nothing more to do. The rest it leaves to chance. */
export const heuristic: Bot<Campaign> = ({ choice, random }) => {
  const { options } = choice
  const eager = options.filter(({ id }) => !RELUCTANT.has(id))
  const option = eager[random(eager.length)]
  return option === undefined ? random(options.length) : options.indexOf(option)
}

const RELUCTANT = new Set(['done', 'abort', 'exit', 'leave'])
