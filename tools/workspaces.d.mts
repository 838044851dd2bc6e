interface Workspace {
  readonly name: string
  readonly dir: string
  readonly exports: Readonly<Record<string, string>>
}

export function workspaces(): Workspace[]
export function aliases(): { find: RegExp; replacement: string }[]
