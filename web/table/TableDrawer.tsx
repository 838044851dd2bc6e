import { useFetched } from '../app/useFetched.ts'
import { RulesDrawer } from '../companion/Rules.tsx'
import { Drawer } from '../drawers/Drawer.tsx'
import { Help } from '../drawers/Help.tsx'
import { SettingsDrawer } from '../drawers/Settings.tsx'
import { ThisGame } from '../drawers/ThisGame.tsx'
import { useLessonsOf } from './learning/useLessons.tsx'
import type { OpenGame } from './useGame.ts'

export type DrawerName =
  | { readonly kind: 'rules'; readonly at?: { readonly id: string } }
  | { readonly kind: 'components' | 'game' | 'settings' | 'help' }

/** The drawer that is open beside the board. */
export function TableDrawer(props: {
  readonly drawer: DrawerName
  readonly game: OpenGame
  onRule(id: string): void
  onReplay(): void
  onClose(): void
}) {
  const { drawer, game, onRule, onClose } = props
  switch (drawer.kind) {
    case 'rules':
      return (
        <RulesDrawer
          game={game.module.game.id}
          board={game.board}
          at={drawer.at}
          onRule={onRule}
          onClose={onClose}
        />
      )
    case 'components':
      return (
        <Drawer title="Components" testid="components" wide onClose={onClose}>
          <Components game={game} onRule={onRule} />
        </Drawer>
      )
    case 'game':
      return <ThisGame game={game} onReplay={props.onReplay} onClose={onClose} />
    case 'settings':
      return <SettingsDrawer onClose={onClose} />
    case 'help':
      return <HelpOn game={game} onRule={onRule} onClose={onClose} />
  }
}

/** Everything in the box. */
function Components({ game, onRule }: { readonly game: OpenGame; onRule(id: string): void }) {
  const { value: Sheets, failed } = useFetched(game.board.components)
  if (failed) return <p role="alert">The components could not be fetched.</p>
  return Sheets && <Sheets pack={game.stored.record.setup.pack} onRule={onRule} />
}

/** Help has the briefing, all special words and all lessons, wanted or not. */
function HelpOn(props: { readonly game: OpenGame; onRule(id: string): void; onClose(): void }) {
  const { game, ...rest } = props
  const { board, session } = game
  const briefing = useFetched(board.briefing).value?.(session.match.setup, session.shown.seat)
  const { value: glossary } = useFetched(board.glossary)
  return <Help briefing={briefing} lessons={useLessonsOf(board, true)} glossary={glossary} {...rest} />
}
