import { capped, type Fault, type Frozen, plainFaults, schemaFault } from '@tallyho/engine'
import * as v from 'valibot'

/** What a form reads, as data that nobody changes. */
export type Data<F extends v.GenericSchema> = Frozen<v.InferOutput<F>>

/** Ten times the largest pack or board. */
const MOST_VALUES = 150_000

/**
 * A reader for files of one form: every mistake with its place, empty if there is none. Once the form is right, the
 * checks say whether it makes sense.
 */
export function checker<F extends v.GenericSchema>(
  form: F,
  checks: readonly ((data: Data<F>) => readonly Fault[])[] = [],
): (data: unknown) => readonly Fault[] {
  return data => {
    const unfit = plainFaults(data, MOST_VALUES)
    if (unfit.length > 0) return capped(unfit)
    const parsed = v.safeParse(form, data)
    if (!parsed.success) return capped(parsed.issues.map(schemaFault))
    return capped(checks.flatMap(check => check(parsed.output as Data<F>)))
  }
}
