import { checker } from '@tallyho/forms'
import { packForm } from './schema.ts'
import { standard } from './standard.ts'

/** Every mistake in a pack, with its place and what was expected there; empty if it can be played with. */
export const checkPack = checker(packForm, [], standard)
