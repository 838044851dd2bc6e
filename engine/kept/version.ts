/** Marks of the rules of every game, made of their content when Tallyho is built (tools/versions.mjs). */
declare const __RULES__: Readonly<Record<string, string>> | undefined

/** The version of a game's rules and components. People are told; what decides is the board that is reached. */
export function versionOf(game: string): string {
  return (typeof __RULES__ === 'undefined' ? undefined : __RULES__[game]) ?? 'unbuilt'
}
