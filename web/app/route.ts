import { isReplayLink } from '../exchange/link.ts'

export type Route =
  | { readonly at: 'lobby' }
  | { readonly at: 'game'; readonly id: string }
  | { readonly at: 'replay'; readonly hash: string }
  | { readonly at: 'rules'; readonly game: string; readonly id: string | undefined }
  | { readonly at: 'editor'; readonly game: string; readonly pack: string | undefined }

/** Where the part of the address after # leads. Anything unknown leads to the lobby. */
export function routeOf(hash: string): Route {
  if (isReplayLink(hash)) return { at: 'replay', hash }
  const game = /^#\/game\/([a-z0-9]+)$/.exec(hash)
  const rules = /^#\/rules\/([a-z0-9-]+)(?:\/([\w.-]+))?$/.exec(hash)
  if (rules) return { at: 'rules', game: rules[1] as string, id: rules[2] }
  const editor = /^#\/make\/([a-z0-9-]+)(?:\/([\w.@-]+))?$/.exec(hash)
  if (editor) return { at: 'editor', game: editor[1] as string, pack: editor[2] }
  return game ? { at: 'game', id: game[1] as string } : { at: 'lobby' }
}

export function gameHash(id: string): string {
  return `#/game/${id}`
}

/** A page with a game's rules alone, opened at one of them. */
export function rulesHash(game: string, id?: string): string {
  return id === undefined ? `#/rules/${game}` : `#/rules/${game}/${id}`
}

/** Where scenarios are made: afresh, or from a pack on the shelf. */
export function editorHash(game: string, pack?: string): string {
  return pack === undefined ? `#/make/${game}` : `#/make/${game}/${pack}`
}

export const LOBBY_HASH = '#/'
