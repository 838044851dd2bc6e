/** The file to import for the command line, made if a source has changed. */
export function bundle(options?: { readonly entry: string; readonly cache: string }): Promise<string>
