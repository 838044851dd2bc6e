import { type Guide, guiding } from '@tallyho/engine'
import { packOf } from './pack/index.ts'
import { pointsOf } from './rules.ts'
import type { Battle } from './state.ts'
import type { Asks } from './vocabulary.ts'

const { falls, given, yours } = guiding<Battle, Asks>()

const hitsOn = ({ planes }: Battle, id: string) => planes.find(plane => plane.id === id)?.hits

/** One round from above, all guns on one enemy. */
export const guide: Guide<Battle> = {
  title: 'The first shots',
  setup: { scenario: 'noon', options: {} },
  seat: 'raf',
  goal: 'Shoot one of them down',
  reached: battle => pointsOf(battle, 'raf') > 0,
  beginning: [
    ...given('ace', 'raf-2|luftwaffe-3'),
    ...falls('sky', 'clear'),
    ...given('altitude', 'high|middle'),
  ],
  steps: [
    {
      title: 'Fire from above',
      cues: [
        yours('order', 'luftwaffe-1', {
          words: 'You are high and they are in the middle: your guns get 1 more. Fire at the first of them.',
          at: 'plane:luftwaffe-1',
          rules: ['SMP-4.b', 'SMP-5.c'],
          holds: ({ altitude }) => altitude.raf === 'high' && altitude.luftwaffe === 'middle',
        }),
        ...falls('shot', 6),
      ],
    },
    {
      title: 'All on one',
      cues: [
        yours('order', 'luftwaffe-1', {
          words: 'A hit. One hit brings nobody down: keep firing at the same one.',
          at: 'plane:luftwaffe-1',
          rules: ['SMP-5.e'],
          holds: battle => hitsOn(battle, 'luftwaffe-1') === 1,
        }),
        ...falls('shot', 5),
        yours('order', 'luftwaffe-1'),
        ...falls('shot', 4),
        yours('order', 'luftwaffe-1', {
          words: 'Three hits, and five are needed. A 4 is enough from above.',
          at: 'plane:luftwaffe-1',
          rules: ['SMP-5.c', 'SMP-5.e'],
          holds: battle => hitsOn(battle, 'luftwaffe-1') === 3 && packOf(battle).toHit === 5,
        }),
        ...falls('shot', 6),
        yours('order', ['luftwaffe-1']),
        ...falls('shot', 5),
      ],
    },
  ],
  afterwards: {
    scenario: 'noon',
    words: 'A battle lasts until the fuel is out. Both sides choose their height in secret.',
  },
}
