import { advantageDeck } from './read.ts'

/** SAB-K-032 We see them first: they fly before our guns, or come head-on. A green pilot spoils it soonest. */
export const RAF = advantageDeck(
  `
raf-01 | rotte tailing   | -
raf-02 | rotte tailing   | -
raf-03 | rotte tailing   | -
raf-04 | rotte tailing   | -
raf-05 | rotte tailing   | fingers-off
raf-06 | schwarm tailing | -
raf-07 | schwarm tailing | -
raf-08 | schwarm tailing | fingers-off
raf-09 | schwarm tailing | scatter       | SAB-K-030
raf-10 | schwarm tailing | scatter       | SAB-K-030
raf-11 | schwarm tailing | where-are-you | SAB-K-034
raf-12 | rotte head-on   | -
raf-13 | rotte head-on   | -
raf-14 | schwarm head-on | -
raf-15 | schwarm head-on | -
raf-16 | schwarm head-on | fingers-off
`,
  { source: 'designed', ref: 'SAB-K-029 SAB-K-031 SAB-K-032' },
)

/** SAB-K-041 They see us first: most often they are behind us when the fight begins. */
export const LUFTWAFFE = advantageDeck(
  `
lw-01 | rotte tailed    | -
lw-02 | rotte tailed    | -
lw-03 | rotte tailed    | -
lw-04 | schwarm tailed  | -
lw-05 | schwarm tailed  | -
lw-06 | rotte head-on   | -
lw-07 | rotte head-on   | -
lw-08 | schwarm head-on | -
lw-09 | rotte tailed    | behind-you     | SAB-K-035 SAB-EX-03
lw-10 | rotte tailed    | behind-you     | SAB-K-035 SAB-EX-03
lw-11 | rotte head-on   | blast-em
lw-12 | rotte head-on   | bounced
lw-13 | schwarm head-on | bounced
lw-14 | rotte tailed    | fingers-off
lw-15 | rotte head-on   | hun-in-the-sun | SAB-K-036 SAB-K-037 SAB-EX-04
lw-16 | rotte head-on   | hun-in-the-sun | SAB-K-036 SAB-K-037 SAB-EX-04
lw-17 | rotte tailed    | madness        | SAB-K-039
lw-18 | schwarm tailed  | stay-on-them   | SAB-K-038
lw-19 | rotte tailed    | stay-on-them   | SAB-K-038
lw-20 | schwarm tailed  | stay-tight     | SAB-K-034
lw-21 | schwarm tailed  | stay-tight     | SAB-K-034
lw-22 | schwarm tailed  | steady         | SAB-K-034
lw-23 | schwarm tailed  | steady         | SAB-K-034
lw-24 | schwarm head-on | where-are-you  | SAB-K-034
`,
  { source: 'designed', ref: 'SAB-K-033 SAB-K-041' },
)
