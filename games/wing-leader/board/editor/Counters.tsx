import { standard } from '../../pack/index.ts'
import type { Nation, UnitLine } from '../../pack/types.ts'
import { LEFT, RIGHT } from '../../rules/01-words/geometry.ts'
import { FRESH, UnitFace } from '../pieces/UnitFace.tsx'

const SHAPES: ReadonlyMap<string, string> = new Map(
  standard.aircraft.flatMap(card =>
    [card, ...(card.variants ?? [])].map(({ id }) => [id, card.silhouette] as const),
  ),
)

const NAMES: ReadonlyMap<string, string> = new Map(
  standard.aircraft.flatMap(card =>
    [card, ...(card.variants ?? [])].map(({ id, name }) => [id, name] as const),
  ),
)

/** The name of an aircraft; what is unknown is told as it stands in the file. */
export function modelName(id: string): string {
  return NAMES.get(id) ?? id
}

/** `A` for the first line of an order of battle. */
function lineLetter(line: number): string {
  return String.fromCharCode(65 + (line % 26))
}

/** The counter of one line of an order of battle. */
export function LineFace({
  line,
  no,
  nation,
}: {
  readonly line: UnitLine
  readonly no: number
  readonly nation: Nation
}) {
  return (
    <UnitFace
      {...FRESH}
      nation={nation}
      letter={lineLetter(no)}
      silhouette={SHAPES.get(line.model) ?? 'single-inline'}
      size={line.size}
      facing={line.facing === 'left' ? LEFT : RIGHT}
      alerted={true}
      name={modelName(line.model)}
    />
  )
}
