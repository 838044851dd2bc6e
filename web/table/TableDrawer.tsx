import { Companion } from '../companion/Companion.tsx'
import type { RuleChapter } from '../companion/parse.ts'
import { Drawer } from '../drawers/Drawer.tsx'
import { Help } from '../drawers/Help.tsx'
import { SettingsDrawer } from '../drawers/Settings.tsx'
import { ThisGame } from '../drawers/ThisGame.tsx'
import type { OpenGame } from './useGame.ts'

export type DrawerName =
  | { readonly kind: 'rules'; readonly at?: { readonly id: string } }
  | { readonly kind: 'components' | 'game' | 'settings' | 'help' }

/** The drawer that is open beside the board. */
export function TableDrawer(props: {
  readonly drawer: DrawerName
  readonly game: OpenGame
  readonly chapters: readonly RuleChapter[]
  isRule(id: string): boolean
  onRule(id: string): void
  onReplay(): void
  onClose(): void
}) {
  const { drawer, game, chapters, isRule, onRule, onClose } = props
  switch (drawer.kind) {
    case 'rules':
      return (
        <Companion
          game={game.module.game.id}
          chapters={chapters}
          at={drawer.at}
          isRule={isRule}
          onRule={onRule}
          onClose={onClose}
        />
      )
    case 'components':
      return (
        <Drawer title="Components" testid="components" wide onClose={onClose}>
          <game.board.Components pack={game.stored.record.setup.pack} onRule={onRule} />
        </Drawer>
      )
    case 'game':
      return <ThisGame game={game} onReplay={props.onReplay} onClose={onClose} />
    case 'settings':
      return <SettingsDrawer onClose={onClose} />
    case 'help':
      return <Help lessons={game.board.lessons} onRule={onRule} onClose={onClose} />
  }
}
