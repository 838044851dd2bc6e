import { existsSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** So long a browser may take to start, or to answer. */
export const PATIENCE = 60_000

/** The path of a program that can be called by its name; undefined if there is none. */
export function onPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(path => existsSync(path))
}

/** A page that is driven from outside, whatever protocol its browser speaks. */
export class Driven {
  #commands

  constructor(commands) {
    this.#commands = commands
  }

  goTo(url) {
    return this.#commands.navigate(url)
  }

  refresh() {
    return this.#commands.refresh()
  }

  /** Runs a function in the page and gives back what it returns. */
  run(act, ...args) {
    return this.#commands.execute({ script: `return (${act})(...arguments)`, args })
  }

  /** Waits until a function gives something in the page that is not nothing. */
  async until(act, ...args) {
    const until = Date.now() + PATIENCE
    for (;;) {
      const found = await this.run(act, ...args)
      if (found) return found
      if (Date.now() > until) throw new Error(`It did not come: ${act} ${args.join(' ')}`)
      await new Promise(done => setTimeout(done, 50))
    }
  }

  /** A click with the pointer, on what is really there: what is covered or off the screen cannot be clicked. */
  async click(selector) {
    const element = await this.#commands.find({ using: 'css selector', value: selector })
    await this.#commands.click(Object.values(element)[0])
  }

  async picture(path) {
    writeFileSync(path, Buffer.from(await this.#commands.screenshot(), 'base64'))
  }
}
