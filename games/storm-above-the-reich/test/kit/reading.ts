import type { Procedure } from '@tallyho/engine'
import type { Campaign } from '../../state.ts'
import { words } from '../../text.ts'
import { aCampaign, type Layout, type Lines, pauseAfter, script } from './table.ts'

/** What a player reads. */

type Rule = (campaign: Campaign) => Procedure<unknown>

/** The question that a rule stops with on such a table, and all its answers. */
export function read(layout: Layout, rule: Rule, ...lines: readonly string[]): string[] {
  return readOn(aCampaign(layout), rule, lines)
}

/** The same on a table that has been laid. */
export function readOn(campaign: Campaign, rule: Rule, lines: Lines = []): string[] {
  const pause = pauseAfter(rule(campaign), lines)
  const options = pause.kind === 'choice' ? pause.options : []
  return [words.pause(campaign, pause), ...options.map((_, i) => words.answer(campaign, pause, i))]
}

/** The log of a rule on such a table. */
export function told(layout: Layout, rule: Rule, lines: Lines, whatever: readonly string[] = []): string[] {
  return script(rule(aCampaign(layout)), lines, whatever).notes.map(note => words.note(note))
}
