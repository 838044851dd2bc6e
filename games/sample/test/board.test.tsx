import { expect, test } from 'vitest'
import { board } from '../board/index.tsx'
import { game, words } from '../index.ts'
import { play } from './table.ts'

const nothing = () => {}

/** Every element that the board draws, with its attributes. */
function drawn(node: unknown): Record<string, unknown>[] {
  if (Array.isArray(node)) return node.flatMap(drawn)
  if (typeof node !== 'object' || node === null || !('props' in node)) return []
  const props = node.props as Record<string, unknown>
  return [props, ...drawn(props.children)]
}

test('the board names every plane, and only what is lit can be picked', () => {
  const { state, pause, notes } = play(['raf-2|luftwaffe-3', 'cloud', 'high|low'])
  const picked: string[] = []
  const lit = new Set(['plane:luftwaffe-3'])
  const props = {
    state: game.view(state, 'raf'),
    pause,
    notes,
    words,
    lit,
    hovered: lit,
    reach: lit,
    glide: 0,
    onRefused: () => false,
  }
  const { Board } = board
  const element = <Board {...props} onPick={ref => picked.push(ref)} onHover={nothing} onRule={nothing} />
  const parts = drawn((element.type as (props: object) => unknown)(element.props))
  const names = parts.map(part => part['aria-label'])
  for (const { side, id } of state.planes)
    expect(names).toContain(`${side === 'raf' ? 'RAF' : 'Luftwaffe'} ${id.split('-')[1]}, 0 hits`)
  const buttons = parts.filter(({ role }) => role === 'button')
  expect(buttons).toMatchObject([{ 'aria-label': 'Luftwaffe 3, 0 hits', className: 'hovered', tabIndex: 0 }])
  for (const { onClick } of buttons) (onClick as () => void)()
  expect(picked).toEqual(['plane:luftwaffe-3'])
  const texts = parts.flatMap(({ children }) => children)
  expect(texts).toContain('The battle, in cloud')
  expect(texts).toContain('RAF, high')
  expect(texts.filter(text => text === ' ★')).toHaveLength(1)
})

test('the tracker has every step, and lessons and rules speak of the same ids', async () => {
  const text = await board.rules()
  expect(board.phases.flatMap(({ steps }) => steps)).toEqual(Object.keys(game.steps))
  for (const { rules } of await board.lessons()) for (const id of rules) expect(text).toContain(`**${id}**`)
})
