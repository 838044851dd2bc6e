import { readFileSync, writeFileSync } from 'node:fs'
import { Refused } from '@tallyho/engine'

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Refused(`${file} cannot be read: ${reasonOf(error)}.`)
  }
}

export function readJson(file: string): unknown {
  const text = readText(file)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Refused(`${file} is not JSON: ${error instanceof Error ? error.message : error}.`)
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new Refused(`${file} cannot be written: ${reasonOf(error)}.`)
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'it is not allowed',
  ENOSPC: 'the disk is full',
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return REASONS[code ?? ''] ?? message
}
