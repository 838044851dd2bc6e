import { type GameModule, type Match, replayExactly } from '@tallyho/engine'
import type { BoardModule } from '@tallyho/kit/board.ts'
import { useCallback, useEffect, useState } from 'react'
import { useApp } from '../../app/context.ts'
import { gameHash, LOBBY_HASH } from '../../app/route.ts'
import { loadBoard } from '../../boards.ts'
import { RulesDrawer } from '../../companion/Rules.tsx'
import { recordInLink } from '../../exchange/link.ts'
import { onProbation } from '../../exchange/probation.ts'
import { loadModule } from '../../games.ts'
import { scenarioIn } from '../../seats.ts'
import { registerPacks } from '../../store/packs.ts'
import { addMatch } from '../session/add-game.ts'
import { Message } from '../TablePage.tsx'
import { Replay } from './Replay.tsx'

interface Linked {
  readonly module: GameModule
  readonly board: BoardModule<unknown>
  readonly match: Match<unknown>
  readonly pack: unknown
}

/** A game that came in a link. It is nowhere but in the address until it is played on. */
export function ReplayPage({ hash }: { readonly hash: string }) {
  const { shelf, tell } = useApp()
  const [linked, setLinked] = useState<Linked>()
  const [trouble, setTrouble] = useState<string>()
  const [at, setAt] = useState<{ id: string }>()
  const onRule = useCallback((id: string) => setAt({ id }), [])

  useEffect(() => {
    const open = async () => {
      const record = await recordInLink(hash)
      const [module, board] = await Promise.all([loadModule(record.game), loadBoard(record.game)])
      await registerPacks(shelf, module)
      await onProbation(shelf, record)
      setLinked({ module, board, match: replayExactly(module.game, record), pack: record.pack })
    }
    open().catch(error => setTrouble(error instanceof Error ? error.message : String(error)))
  }, [hash, shelf])

  if (trouble) return <Message title="This replay cannot be shown" words={trouble} />
  if (!linked) return <Message title="Unpacking the replay" />
  const { module, match, pack } = linked
  const scenario = scenarioIn(module, match.setup)
  const fork = async (answers: number) => {
    const seating = Object.fromEntries(module.game.seats.map(seat => [seat, 'person' as const]))
    const name = `${scenario?.title ?? module.game.title}, from a link`
    const plan = { name, seating, ownDice: false, pack }
    location.hash = gameHash(await addMatch(shelf, match.fork(answers), module.words, plan))
  }
  return (
    <Replay
      {...linked}
      seat={module.game.seats[0] ?? ''}
      name={scenario?.title ?? ''}
      onRule={onRule}
      drawer={
        at && (
          <RulesDrawer
            game={module.game.id}
            board={linked.board}
            at={at}
            onRule={onRule}
            onClose={() => setAt(undefined)}
          />
        )
      }
      onFork={answers => fork(answers).catch(error => tell(error.message))}
      onLeave={() => {
        location.hash = LOBBY_HASH
      }}
    />
  )
}
