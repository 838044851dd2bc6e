import { type Choice, firstOf, listed, type Option, type SaidFigure } from '@tallyho/engine'
import { otherMode, type QuickCell, type QuickOption } from '../rules/02-pilots/skills.ts'
import type { BomberOption, ElementOption } from '../rules/05-map/options.ts'
import { DESTROYED_BY, damageOn } from '../rules/20-burst/damage.ts'
import type { Campaign, Fighter } from '../state.ts'
import { cellWords } from './cell.ts'
import { bomberCalled, elementCalled, fighterCalled, MODE_NAMES, pilotName, refName } from './names.ts'
import type { Words } from './words.ts'

/** What a question is about, in words. */

type About = Pick<Choice, 'about'>

export function fighterIn(campaign: Campaign, { about }: About): string {
  const no = firstOf('fighter', about)
  return no === undefined ? 'Your fighter' : fighterCalled(campaign, Number(no))
}

export function pilotIn(campaign: Campaign, { about }: About): string {
  const no = firstOf('pilot', about)
  return no === undefined ? 'a pilot' : pilotName(campaign, Number(no))
}

/** All that the question is about: `Bär and Clausen`. */
export function allIn(campaign: Campaign, { about = [] }: About): string {
  return listed(
    about.map(ref => refName(ref, campaign)),
    'your fighters',
  )
}

/** What an answer costs, as a figure of its own. */
export const costs = (count: number, of: 'EP' | 'OP' | 'TP'): SaidFigure => ({
  of: 'cost',
  is: count > 0 ? `${count}\u00a0${of}` : 'none',
})

/** A question about one fighter, its name in the middle. */
export function ofFighter<O extends Option>(before: string, after: string): Words<O>['question'] {
  return (campaign, choice) => `${before}${fighterIn(campaign, choice)}${after}`
}

/** SR-DMG-06 A question whose answers are bombers: `B-24 A1: 7 of 10 points of damage`. */
export function askBomber(question: Words<BomberOption>['question']): Words<BomberOption> {
  return {
    question,
    answer: (campaign, { place }) => {
      const damage = damageOn(campaign, place)
      const name = bomberCalled(campaign, place)
      return damage === 0 ? name : { head: name, so: `${damage} of ${DESTROYED_BY} points of damage` }
    },
  }
}

/** A question whose answers are elements. */
export function askElement(question: Words<ElementOption>['question']): Words<ElementOption> {
  return { question, answer: (campaign, { element }) => elementCalled(campaign, element) }
}

/** SR-PIL-14 */
export const ASK_QUICK: Words<QuickOption> = {
  question: ofFighter('', ' is Quick: change mode?'),
  answer: ({ mission }, { id, cell }, { about }) => {
    const fighter = mission?.fighters[Number(firstOf('fighter', about))]
    const now = fighter?.mode ?? 'determined'
    const mode = id === 'change' ? otherMode(now) : now
    const head = `${id === 'change' ? 'Change to' : 'Stay'} ${MODE_NAMES[mode]}`
    if (cell === undefined) return head
    return { head, so: `${cellWords(cell)}${mode === 'evasive' ? spared(cell, fighter) : ''}` }
  },
}

/** SR-COL-05 SR-PIL-14 What the card says and an Evasive fighter is spared. */
function spared(cell: QuickCell, fighter: Fighter | undefined): string {
  const collides = 'collision' in cell && cell.collision && 'he cannot collide'
  const hidden = cell.hits > 0 && fighter?.outOfTheSun && 'the sun hides him'
  const both = [hidden, collides].filter(one => typeof one === 'string')
  return both.length === 0 ? '' : ` (${both.join(', ')})`
}
