import type { Logged } from '@tallyho/engine'
import type { Became } from '../../rules/23-fate-and-tally/debriefing.ts'

/** What became of bombers and pilots, as the page at the end tells it. */

interface Struck {
  readonly bomber: string
  /** As the small picture of the formation marks it. */
  readonly mark: string
  readonly words: string
}

/** What was done to the bombers, each once. */
export function struckIn(notes: readonly Logged[]): readonly Struck[] {
  const lines = new Map<string, Struck>()
  for (const { what, facts } of notes) {
    const bomber = String(facts.bomber)
    const tell = (mark: string, words: string) =>
      lines.set(bomber, { bomber, mark, words: `B-24\u00a0${bomber}${words}` })
    if (what === 'damage.marker') tell('sr-thumb-damaged', `: damage ${facts.total} of ${facts.most}`)
    else if (what === 'bomber.fallen') tell('sr-thumb-gone', ' fell out of the formation')
    else if (what === 'bomber.destroyed') tell('sr-thumb-gone', ' was destroyed')
  }
  return lines.size > 0 ? [...lines.values()] : [{ bomber: '', mark: '', words: 'None was damaged.' }]
}

export const PILOT_ENDS: Readonly<Record<Became, string>> = {
  home: 'is home',
  landed: 'brought a shot-up machine home',
  'bailed-out': 'bailed out',
  wounded: 'is wounded',
  killed: 'is dead',
  fate: 'dropped out with a serious hit',
}
