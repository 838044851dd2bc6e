import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Refused } from '@tallyho/engine'

/** Some editors put it before the first character. */
const BYTE_ORDER_MARK = /^\uFEFF/

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(BYTE_ORDER_MARK, '')
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

/** Refuses a file that could not be written later, before anybody has spent time on what goes into it. */
export function checkWritable(file: string): void {
  try {
    const isNew = !existsSync(file)
    closeSync(openSync(file, 'a'))
    if (isNew) rmSync(file)
  } catch (error) {
    throw new Refused(`${file} cannot be written: ${reasonOf(error)}.`)
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is not a folder',
  EISDIR: 'it is a folder',
  EACCES: 'it is not allowed',
  EPERM: 'it is not allowed',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return REASONS[code ?? ''] ?? message
}
