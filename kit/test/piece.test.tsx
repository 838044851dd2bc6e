import type { KeyboardEvent, MouseEvent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LightProvider, useAttention, usePiece } from '../index.ts'

const done: unknown[] = []
const pieces: ReturnType<typeof usePiece>[] = []

function Piece({ no }: { readonly no: number }) {
  const attention = useAttention()
  attention.look = change => done.push(change)
  pieces.push(usePiece({ ref: `piece:${no}`, label: `piece ${no}`, no, explain: () => 'a piece' }))
  return undefined
}

test('a piece is selected by a click or the keyboard, looked at under the pointer, and picked if it is lit', () => {
  const lights = {
    lit: new Set(['piece:1']),
    hovered: new Set<string>(),
    onPick: (ref: string) => done.push(ref),
    onHover: () => {},
  }
  renderToStaticMarkup(
    <LightProvider lights={lights}>
      <Piece no={1} />
      <Piece no={2} />
    </LightProvider>,
  )
  const quiet = {
    preventDefault: () => {},
    stopPropagation: () => {},
    currentTarget: { parentElement: null },
  }
  const after = (act: (piece: ReturnType<typeof usePiece>) => void) =>
    pieces.map(piece => {
      done.length = 0
      act(piece)
      return [...done]
    })
  expect(after(piece => piece.onClick(quiet as unknown as MouseEvent))).toEqual([
    [{ selected: 1 }, 'piece:1'],
    [{ selected: 2 }],
  ])
  expect(after(piece => piece.onKeyDown({ ...quiet, key: 'Enter' } as unknown as KeyboardEvent))).toEqual([
    [{ selected: 1 }, 'piece:1'],
    [{ selected: 2 }],
  ])
  expect(after(piece => piece.onKeyDown({ ...quiet, key: 'x' } as unknown as KeyboardEvent))).toEqual([
    [],
    [],
  ])
  expect(after(piece => piece.onMouseEnter())).toEqual([[{ over: 1 }], [{ over: 2 }]])
  expect(after(piece => piece.onMouseLeave())).toEqual([[{ over: undefined }], [{ over: undefined }]])
})
