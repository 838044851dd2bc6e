import { expect } from 'vitest'
import { packOf } from '../../pack/index.ts'
import type { Letter, TargetEvent, TargetId } from '../../pack/types.ts'
import { bomb } from '../../rules/14-bombing/bombing.ts'
import type { Raid } from '../../state.ts'
import type { Notes } from '../../vocabulary.ts'
import { PROOF_PACK } from '../kit/charts.ts'
import { factsOf, script } from '../kit/script.ts'
import { dayWith, list, sameWeather, targetChit } from '../kit/table.ts'

export const event = (name: TargetEvent, letter?: Letter) => `event.target ${targetChit(name, letter)}`

/** Nothing in these raids that it could act on. */
export const NO_EVENT = event('radio-confusion')

/** So many groups of He 111s, of strength 4 each. */
export const he111s = (count: number) =>
  list('I/KG1 II/KG1 I/KG4 II/KG4 I/KG53 II/KG53 III/KG53').slice(0, count).join(' ')

type More = Partial<Raid> & { weather?: 'clear' | 'patchy' | 'broken' }

export function raidOver(target: TargetId, groups: string, { weather = 'clear', ...more }: More = {}) {
  const { space } = packOf({ pack: PROOF_PACK }).target(target)
  const over = { space, deployed: true, intercepted: true, target, ...more }
  return dayWith(over, `bomber/left ${groups}`, { weather: sameWeather(weather) })
}

const bombed = ({ day, raid }: ReturnType<typeof raidOver>, lines = NO_EVENT) =>
  factsOf(script(bomb(day, raid), lines, ['airfield-damage']), 'bombing')[0]

export const overDover = (groups: string, more: More = {}) => raidOver('dover-port', groups, more)

export function expectBombs(
  table: ReturnType<typeof raidOver>,
  facts: Partial<Notes['bombing']>,
  lines = NO_EVENT,
) {
  expect(bombed(table, lines)).toMatchObject(facts)
}

type Bombs = [groups: string, more: More, facts: Partial<Notes['bombing']>]

/** Raids on Dover, and what is told of their bombs. */
export function expectOverDover(bombs: readonly Bombs[], lines = NO_EVENT): void {
  for (const [groups, more, facts] of bombs) expectBombs(overDover(groups, more), facts, lines)
}
