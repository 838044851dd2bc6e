import { capped, type Fault, type Frozen, plainFaults, schemaFault } from '@tallyho/engine'
import * as v from 'valibot'
import { faultsBeside } from './mend.ts'
import { whereIn } from './where.ts'

/** What a form reads, as data that nobody changes. */
export type Data<F extends v.GenericSchema> = Frozen<v.InferOutput<F>>

/** What is undefined on the board is left out of a file. */
export type Filed<T> = T extends string | number | boolean | undefined
  ? T
  : T extends readonly (infer U)[]
    ? readonly Filed<U>[]
    : { readonly [K in keyof T as undefined extends T[K] ? never : K]: Filed<T[K]> } & {
        readonly [K in keyof T as undefined extends T[K] ? K : never]?: Filed<T[K]>
      }

/** Ten times the largest pack or board. */
const MOST_VALUES = 150_000

/** A file that is wrong all over is told so first. */
const TOO_MANY = 100

/**
 * A reader for files of one form: every mistake with its place, empty if there is none. The checks say whether it makes
 * sense; where a sound file of this form is at hand they do so even if the form is not right everywhere.
 */
export function checker<F extends v.GenericSchema>(
  form: F,
  checks: readonly ((data: Data<F>) => readonly Fault[])[] = [],
  sound?: unknown,
): (data: unknown) => readonly Fault[] {
  const check = (data: unknown) => checks.flatMap(one => one(data as Data<F>))
  const faultsIn = (data: unknown): readonly Fault[] => {
    const unfit = plainFaults(data, MOST_VALUES)
    if (unfit.length > 0) return unfit
    const parsed = v.safeParse(form, data)
    if (parsed.success) return check(parsed.output)
    const wrong = parsed.issues.map(schemaFault)
    if (sound === undefined || wrong.length > TOO_MANY) return wrong
    return [...wrong, ...faultsBeside(form, data, sound, check)]
  }
  return data => capped(faultsIn(data)).map(fault => named(data, fault))
}

function named(data: unknown, fault: Fault): Fault {
  return /\[\d/.test(fault.path) ? { ...fault, where: whereIn(data, fault.path) } : fault
}
