export function compressFolder(dir: string): Promise<void>
