import type { BoardModule } from '@tallyho/kit/board.ts'
import { useFetched } from '../app/useFetched.ts'
import { Drawer } from '../drawers/Drawer.tsx'

/** The rules of a game and what shows them: fetched when somebody wants to read them. */
export function Rules(props: {
  readonly game: string
  readonly board: BoardModule<unknown>
  readonly at: { readonly id: string } | undefined
  onRule(id: string): void
}) {
  const { board, ...rest } = props
  const companion = useFetched(fetchCompanion)
  const rules = useFetched(board.rules)
  if (companion.failed || rules.failed) return <p role="alert">The rules could not be fetched.</p>
  if (!companion.value || rules.value === undefined) return <p className="quiet">Opening the rules.</p>
  const { Companion } = companion.value
  return <Companion {...rest} rules={rules.value} />
}

const fetchCompanion = () => import('./Companion.tsx')

/** The rules beside the board. */
export function RulesDrawer({ onClose, ...props }: Parameters<typeof Rules>[0] & { onClose(): void }) {
  return (
    <Drawer title="Rules" testid="companion" onClose={onClose}>
      <Rules {...props} />
    </Drawer>
  )
}
