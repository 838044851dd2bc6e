import { ids, pauseAfter, script } from '@tallyho/engine/proof/script'
import { expect, test } from 'vitest'
import type { Battle } from '../../state.ts'
import { at, face, plan, wholeMoveOf } from '../kit/moves.ts'
import { aBattle, battleOf, r, the } from '../kit/table.ts'

const sweep = (): Battle => battleOf('spitfire-i G5')
const homeward = (at: string): Battle =>
  aBattle({ units: [r(`spitfire-i ${at} broken home:left`, { facing: 4 })] })

test('WL-9.2.3.a is asked once whether it flies on, and then flies to the end of its move', () => {
  const battle = sweep()
  const pause = pauseAfter(wholeMoveOf(battle, 'rA'), [plan('continue')])
  expect(pause).toMatchObject({ ask: 'move.course', about: ['unit:0'] })
  expect(ids(pause)).toEqual(['on', 'steer'])
  const again = sweep()
  script(wholeMoveOf(again, 'rA'), [plan('continue'), 'move.course on'])
  expect(at(again, 'rA')).toBe('I5>0')
})

test('WL-9.2.3.a WL-9.2.6.b shows the squares it would fly over, to the edge and beyond', () => {
  const shown = (battle: Battle, ...lines: string[]) => {
    const pause = pauseAfter(wholeMoveOf(battle, 'rA'), lines)
    return pause?.kind === 'choice' ? pause.options.map(({ on }) => on) : []
  }
  expect(shown(sweep(), plan('continue'))).toEqual([['square:H5', 'square:I5'], undefined])
  expect(shown(homeward('G5'))).toEqual([['square:F5', 'square:E5', 'square:D5'], undefined])
  expect(shown(homeward('B5'))).toEqual([['square:A5', 'edge:left'], undefined])
})

test('WL-9.2.6.b goes home level and straight, off the map if it comes to that', () => {
  const battle = homeward('G5')
  script(wholeMoveOf(battle, 'rA'), ['move.course on'])
  expect(at(battle, 'rA')).toBe('D5>4')
  const near = homeward('B5')
  script(wholeMoveOf(near, 'rA'), ['move.course on'])
  expect(the(near, 'rA')).toMatchObject({ at: 'exited', exit: 'left' })
})

test('WL-10.7.1.a WL-9.2.6.d may do everything else as before', () => {
  const pause = pauseAfter(wholeMoveOf(sweep(), 'rA'), [plan('continue'), 'move.course steer'])
  expect(ids(pause)).toEqual(['step/0', 'break'])
  const home = ids(pauseAfter(wholeMoveOf(homeward('G5'), 'rA'), ['move.course steer']))
  expect(home).toEqual(expect.arrayContaining(['step/4', 'step/5', 'dive-bonus']))
})

test('WL-8.3.1.a on station it circles on, and only its facing is asked for', () => {
  const battle = battleOf('d spitfire-i G5 cap')
  script(wholeMoveOf(battle, 'dA'), [plan('circle'), 'move.course on', face(2)])
  expect(at(battle, 'dA')).toBe('G5>2')
})

test('WL-13.2.b WL-15.3.b tanks that could go, and targets, are asked for as ever', () => {
  const battle = battleOf('bf-109e G5 alerted tanks')
  const pause = pauseAfter(wholeMoveOf(battle, 'rA'), [plan('continue')])
  expect(pause).toMatchObject({ ask: 'move.step' })
  expect(ids(pause)).toEqual(expect.arrayContaining(['step/0', 'drop-tanks', 'break']))
})
