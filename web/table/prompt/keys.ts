/** A key press, stripped of the browser. */
export interface Press {
  readonly key: string
  /** Ctrl, Alt or Meta is held: the key belongs to the browser, unless everybody takes back with it. */
  readonly modified: boolean
  /** Ctrl, or the key that stands for it elsewhere. */
  readonly command: boolean
  readonly shift: boolean
  /** The focus is in a text field, list box or slider. */
  readonly typing: boolean
  /** The focus is on a button or link that takes the space bar itself: no answer does. */
  readonly onButton: boolean
  /** The focus is on an answer: arrows go from it to its neighbours. */
  readonly onAnswer: boolean
  /** The focus is on nothing that takes Enter itself. */
  readonly idle: boolean
}

/** Which way an arrow key points. */
export type Way = 'up' | 'down' | 'left' | 'right'

export type KeyAction =
  /** The answer with this number in the list, from 0. */
  | { readonly do: 'take'; readonly index: number }
  | { readonly do: 'move'; readonly way: Way }
  | {
      readonly do:
        | 'end'
        | 'undo'
        | 'redo'
        | 'help'
        | 'hint'
        | 'odds'
        | 'staff'
        | 'clear'
        | 'question'
        | 'only'
    }
  | { readonly do: 'full-screen' }
  /** With the film. */
  | { readonly do: 'on' | 'back' | 'catch-up' }
  /** Only while stepping through a game. */
  | { readonly do: 'step'; readonly by: number; readonly single: boolean }
  | { readonly do: 'start' | 'finish' | 'play' }

const LETTERS: Readonly<Record<string, KeyAction>> = {
  u: { do: 'undo' },
  r: { do: 'redo' },
  h: { do: 'hint' },
  o: { do: 'odds' },
  s: { do: 'staff' },
  q: { do: 'question' },
  c: { do: 'catch-up' },
  f: { do: 'full-screen' },
  d: { do: 'end' },
  '0': { do: 'end' },
  '?': { do: 'help' },
  Escape: { do: 'clear' },
}

const REPLAY: Readonly<Record<string, KeyAction>> = {
  Home: { do: 'start' },
  End: { do: 'finish' },
  p: { do: 'play' },
  f: { do: 'full-screen' },
  '?': { do: 'help' },
  Escape: { do: 'clear' },
}

/** What a key does at the table; undefined if it is none of the table's. */
export function keyAction(press: Press, replaying = false): KeyAction | undefined {
  const { key, modified, typing, onButton } = press
  if (modified) return typing || replaying ? undefined : everywhere(press)
  if (typing) return key === 'Escape' ? { do: 'clear' } : undefined
  const name = key.length === 1 ? key.toLowerCase() : key
  if (key === ' ') return onButton ? undefined : replaying ? { do: 'play' } : { do: 'on' }
  if (replaying) return replayKey(press, name)
  if (key >= '1' && key <= '9' && key.length === 1) return { do: 'take', index: Number(key) - 1 }
  if (key === 'Enter') return press.idle ? { do: 'only' } : undefined
  if (key === 'ArrowDown') return { do: 'move', way: 'down' }
  if (key === 'ArrowUp') return { do: 'move', way: 'up' }
  if (key === 'ArrowRight') return press.onAnswer ? { do: 'move', way: 'right' } : { do: 'on' }
  if (key === 'ArrowLeft') return press.onAnswer ? { do: 'move', way: 'left' } : { do: 'back' }
  return LETTERS[name]
}

/** What is taken back and given again everywhere, is so here too. */
function everywhere({ key, command, shift }: Press): KeyAction | undefined {
  const name = command ? key.toLowerCase() : ''
  if (name === 'z') return { do: shift ? 'redo' : 'undo' }
  return name === 'y' ? { do: 'redo' } : undefined
}

function replayKey({ key, shift }: Press, name: string): KeyAction | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return { do: 'step', by: 1, single: shift }
  if (key === 'ArrowLeft' || key === 'ArrowUp') return { do: 'step', by: -1, single: shift }
  return REPLAY[name]
}
