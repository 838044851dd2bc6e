import * as v from 'valibot'
import { some, whole } from './index.ts'

/** The rows of a table read with a die; whether they cover all dice is for the checks. */
export function dieTable<S extends v.GenericSchema>(item: S) {
  return some(20, v.strictObject({ to: whole(1, 20), is: item }))
}
