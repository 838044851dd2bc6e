import type { Choice } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { MANNERS } from '../../board/manners.ts'
import { moveSquadrons } from '../../rules/10-squadron-movement.ts'
import type { Day } from '../../state.ts'
import { words } from '../../text.ts'
import { asked } from '../kit/asked.ts'
import { aRaid, dayWith, put } from '../kit/table.ts'

describe('what matters less comes last, and to stay is an answer', () => {
  const foremost = (day: Day, choice: Choice) => MANNERS.foremost?.(day, choice) ?? []
  const toldOf = (day: Day, choice: Choice, id: string): string =>
    words.answer(
      day,
      choice,
      choice.options.findIndex(option => option.id === id),
    )

  test('THD-10.1.a not to move is weighed like a place; places from which no raid is met are not listed', () => {
    const { day } = dayWith(
      { space: '7/11a', deployed: true, altitude: 'MED', recovering: true, target: 'dover-port' },
      'hunt/left I/JG3',
    )
    put(day, '7/11a/HIGH 54')
    const where = asked(moveSquadrons(day), 'move-squadron 54')
    const [stay] = MANNERS.far?.(day, where) ?? []
    expect(stay).toMatchObject({
      words: 'Stay, Weald, HIGH',
      so: expect.stringMatching(/^raid 1 leaves: theirs lost \d+\s%$/),
      figures: [{ of: 'meets now', is: '50\u00a0%' }, { of: 'ours lost' }],
      ids: [],
    })
    const [first, ...others] = foremost(day, where).map(({ id }) => id)
    expect(first).toBe(stay?.id)
    const listed = others.map(id => toldOf(day, where, id))
    expect(listed.length).toBeGreaterThan(0)
    expect(listed.join()).not.toContain('no raid comes by')
  })

  test('a raid of hunters going home is no live one: it is told, and comes last for who can meet another', () => {
    const { day } = dayWith(
      { space: '7/11a', deployed: true, altitude: 'MED', recovering: true, target: 'dover-port' },
      'hunt/left I/JG3',
    )
    put(day, '7/11a/MED 54')
    const choice = asked(moveSquadrons(day))
    expect(toldOf(day, choice, '54')).toContain('Weald, MED; going home, cannot bomb')
    aRaid(day, { space: '5/11a', target: 'dover-port' })
    put(day, '5/11a/MED 65')
    const both = asked(moveSquadrons(day))
    expect(
      foremost(day, both)
        .map(({ id }) => id)
        .indexOf('65'),
    ).toBe(0)
    expect(words.stakes(day, both).join()).toContain('Raid 1 is going home, 1 Me109 group, cannot bomb.')
  })
})
