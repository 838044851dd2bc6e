import type { Server } from 'node:http'

export function serve(options: { port: number; dir: string }): Promise<Server>
