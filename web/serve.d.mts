import type { Server } from 'node:http'

export function serve(options: {
  port: number
  dir: string
  /** The address to listen at; this machine's own if left out. */
  host?: string
  /** Milliseconds that a connection may say nothing. */
  patience?: number
}): Promise<Server>
