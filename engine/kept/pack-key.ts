import { hashState } from '../play/hash.ts'

/** A pack is known by its id and a mark of its content: two packs of one id lie side by side. */

/** `mine@k3f9ab`: what set-ups, boards and saves call a player's own pack. */
export function packKey(pack: { readonly id: string }): string {
  return `${pack.id}@${hashState(pack)}`
}

interface Board {
  readonly state: unknown
  readonly hash: string
}

interface Saved {
  readonly setup: { readonly pack: string }
  readonly base?: Board
  readonly checkpoint?: Board
  readonly pack?: unknown
}

/** A save that calls the pack it brings along by the bare id, as saves once did, calls it by its key. */
export function underItsKey<R extends Saved>(record: R): R {
  const { setup, base, checkpoint, pack } = record
  if (!isPack(pack) || pack.id !== setup.pack) return record
  const key = packKey(pack)
  return {
    ...record,
    setup: { ...setup, pack: key },
    ...(base && { base: renamed(base, pack.id, key) }),
    ...(checkpoint && { checkpoint: renamed(checkpoint, pack.id, key) }),
  }
}

/** A board that does not fit its hash is damaged, and stays so. */
function renamed<B extends Board>(board: B, id: string, key: string): B {
  if (!namesPack(board.state) || board.state.pack !== id || board.hash !== hashState(board.state))
    return board
  const state = { ...board.state, pack: key }
  return { ...board, state, hash: hashState(state) }
}

function namesPack(state: unknown): state is { readonly pack: unknown } {
  return typeof state === 'object' && state !== null && 'pack' in state
}

function isPack(data: unknown): data is { readonly id: string } {
  return typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string'
}
