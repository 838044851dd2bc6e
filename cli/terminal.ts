import { createInterface, type Interface } from 'node:readline'
import { print } from './print.ts'

/** Lines from the keyboard or from a pipe. */
export class Terminal {
  private readonly reader: Interface
  private readonly lines: AsyncIterator<string>
  private readonly isKeyboard = process.stdin.isTTY === true

  constructor() {
    this.reader = createInterface({
      input: process.stdin,
      ...(this.isKeyboard && { output: process.stdout }),
    })
    this.reader.on('SIGINT', () => this.reader.close())
    this.lines = this.reader[Symbol.asyncIterator]()
  }

  /** The next line, or undefined when there are no more. */
  async ask(prompt: string): Promise<string | undefined> {
    if (this.isKeyboard) {
      this.reader.setPrompt(prompt)
      this.reader.prompt()
    }
    const { value, done } = await this.lines.next()
    const line = done ? undefined : String(value).trim()
    if (this.isKeyboard) {
      if (line === undefined) print()
    } else if (line !== undefined) print(`${prompt}${line}`)
    return line
  }

  close(): void {
    this.reader.close()
  }
}
