import { isReplayLink } from '../exchange/link.ts'

export type Route =
  | { readonly at: 'lobby' }
  | { readonly at: 'choose'; readonly game: string; readonly ready: boolean }
  | { readonly at: 'record' }
  | { readonly at: 'game'; readonly id: string }
  | { readonly at: 'report'; readonly id: string }
  | { readonly at: 'replay'; readonly hash: string }
  | { readonly at: 'rules'; readonly game: string; readonly id: string | undefined }
  | { readonly at: 'editor'; readonly game: string; readonly pack: string | undefined }

/** Where the part of the address after # leads. Anything unknown leads to the lobby. */
export function routeOf(hash: string): Route {
  if (isReplayLink(hash)) return { at: 'replay', hash }
  const game = /^#\/game\/([a-z0-9]+)$/.exec(hash)
  const report = /^#\/report\/([a-z0-9]+)$/.exec(hash)
  if (report) return { at: 'report', id: report[1] as string }
  const rules = /^#\/rules\/([a-z0-9-]+)(?:\/([\w.-]+))?$/.exec(hash)
  if (rules) return { at: 'rules', game: rules[1] as string, id: rules[2] }
  const editor = /^#\/make\/([a-z0-9-]+)(?:\/([\w.@-]+))?$/.exec(hash)
  if (editor) return { at: 'editor', game: editor[1] as string, pack: editor[2] }
  const choose = /^#\/(choose|begin)\/([a-z0-9-]+)$/.exec(hash)
  if (choose) return { at: 'choose', game: choose[2] as string, ready: choose[1] === 'begin' }
  if (hash === RECORD_HASH) return { at: 'record' }
  return game ? { at: 'game', id: game[1] as string } : { at: 'lobby' }
}

export function gameHash(id: string): string {
  return `#/game/${id}`
}

/** What is told of a finished game. */
export function reportHash(id: string): string {
  return `#/report/${id}`
}

/** A page with a game's rules alone, opened at one of them. */
export function rulesHash(game: string, id?: string): string {
  return id === undefined ? `#/rules/${game}` : `#/rules/${game}/${id}`
}

/** Where scenarios are made: afresh, or from a pack on the shelf. */
export function editorHash(game: string, pack?: string): string {
  return pack === undefined ? `#/make/${game}` : `#/make/${game}/${pack}`
}

/** Where a scenario of a game is chosen, and who sits where. */
export function chooseHash(game: string): string {
  return `#/choose/${game}`
}

/** The same page, where somebody comes to begin what was just chosen. */
export function beginHash(game: string): string {
  return `#/begin/${game}`
}

export const LOBBY_HASH = '#/'
export const RECORD_HASH = '#/record'
