import type { Facts } from '@tallyho/engine'
import type { CardProps } from '@tallyho/kit'
import type { Day } from '../../state.ts'

export type EventProps = CardProps<Day, Facts>
