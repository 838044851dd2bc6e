import { Refused } from '@tallyho/engine'
import { CommanderError } from 'commander'
import { commands } from './commands.ts'
import { Exit } from './exit.ts'
import { complain } from './print.ts'

/** Ends the process with a code that says what happened, and one sentence for what a player can put right. */
async function main(args: readonly string[]): Promise<void> {
  try {
    await commands().parseAsync(args, { from: 'user' })
  } catch (error) {
    process.exitCode = codeOf(error)
  }
}

function codeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? Exit.ok : Exit.usage // it has spoken already
  if (error instanceof Refused) {
    complain(`tallyho: ${error.message}`)
    return Exit.refused
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  complain(`tallyho: a rule crashed: ${message}`)
  complain(stack?.split('\n').slice(1).join('\n') ?? '')
  return Exit.crashed
}

// A reader that goes away (`tallyho … | head`) is no mistake.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) =>
  process.exit(code === 'EPIPE' ? Exit.ok : Exit.crashed),
)

await main(process.argv.slice(2))
