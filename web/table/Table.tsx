import { type ReactNode, useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { useApp } from '../app/context.ts'
import { gameHash } from '../app/route.ts'
import { EVENT_TIME } from '../store/settings.ts'
import { EventStage, type StageHandle } from './EventStage.tsx'
import { Final } from './Final.tsx'
import { Frame } from './Frame.tsx'
import { addMatch } from './keeper.ts'
import { Log } from './Log.tsx'
import { Curtain, Prompt } from './Prompt.tsx'
import { Replay } from './Replay.tsx'
import { Sequence } from './Sequence.tsx'
import { type DrawerName, TableDrawer } from './TableDrawer.tsx'
import { Toolbar } from './Toolbar.tsx'
import type { OpenGame } from './useGame.ts'
import { useLessons } from './useLessons.tsx'
import { useLive } from './useLive.tsx'
import { usePrompt } from './usePrompt.ts'
import { useReducedMotion } from './useReducedMotion.ts'

const NOTHING: ReadonlySet<string> = new Set()
const ignore = () => undefined

/** The table that a game is played on. */
export function Table(props: {
  readonly game: OpenGame
  readonly notKept: string | undefined
  onTakeOver(): void
}) {
  const { game, notKept } = props
  const { module, board, session, stored } = game
  const { shelf, settings, tell } = useApp()
  const shown = useSyncExternalStore(session.subscribe, session.snapshot)
  const [drawer, setDrawer] = useState<DrawerName>()
  const [replaying, setReplaying] = useState(false)
  const [finalShut, setFinalShut] = useState(false)
  const stage = useRef<StageHandle>(null)
  const reduced = useReducedMotion()

  const onRule = useCallback((id: string) => setDrawer({ kind: 'rules', at: { id } }), [])
  const onPick = useCallback((ref: string) => session.pick(ref), [session])

  const prompt = usePrompt(session, shown, {
    active: !replaying,
    help: () => setDrawer(drawer?.kind === 'help' ? undefined : { kind: 'help' }),
    skip: () => stage.current?.skip(),
    clear: () => setDrawer(undefined),
  })
  const lesson = useLessons(game, shown, onRule)
  const live = useLive(module.words, shown)

  const fork = async (answers: number) => {
    const match = session.match.fork(answers)
    const name = `${stored.name}, from answer ${answers}`
    location.hash = gameHash(
      await addMatch(shelf, match, module.words, { ...stored, name, pack: stored.record.pack }),
    )
  }
  const openDrawer = drawer && (
    <TableDrawer
      drawer={drawer}
      game={game}
      onRule={onRule}
      onReplay={() => setReplaying(true)}
      onClose={() => setDrawer(undefined)}
    />
  )

  if (replaying)
    return (
      <Replay
        {...game}
        match={session.match}
        name={stored.name}
        onRule={onRule}
        drawer={openDrawer}
        onFork={answers => fork(answers).catch(error => tell(String(error.message)))}
        onLeave={() => setReplaying(false)}
      />
    )

  const { question } = shown
  return (
    <>
      <title>{`${module.game.title} · Tallyho`}</title>
      <Frame
        answers={shown.answers}
        bar={
          <Toolbar
            game={game}
            shown={shown}
            drawer={drawer}
            setDrawer={setDrawer}
            {...(finalShut && { onFinal: () => setFinalShut(false) })}
          />
        }
        board={
          <board.Board
            state={shown.state}
            pause={shown.pause}
            notes={shown.notes}
            words={module.words}
            lit={shown.lit}
            hovered={prompt.hovered}
            reach={NOTHING}
            onRefused={ignore}
            onPick={onPick}
            onHover={prompt.onBoardHover}
            onRule={onRule}
          />
        }
        over={
          shown.over && shown.result && !finalShut ? (
            <Final
              game={game}
              shown={shown}
              result={shown.result}
              onReplay={() => setReplaying(true)}
              onClose={() => setFinalShut(true)}
            />
          ) : (
            <EventStage
              board={board}
              notes={shown.notes}
              state={shown.state}
              words={module.words}
              time={reduced || shown.running ? undefined : EVENT_TIME[settings.events]}
              handle={stage}
              onRule={onRule}
            />
          )
        }
        drawer={openDrawer}
        column={
          <>
            {shown.locked && (
              <Banner words="This game is open in another tab. Here you can only look.">
                <button type="button" data-testid="take-over" onClick={props.onTakeOver}>
                  Play it here
                </button>
              </Banner>
            )}
            {notKept && <Banner words={notKept} />}
            {shown.trouble && <Banner words={shown.trouble} />}
            {shown.running && <p className="prompt quiet">The machine is playing.</p>}
            {shown.curtain && !shown.running && (
              <Curtain
                seat={session.asker ?? module.words.seat(shown.seat)}
                onSit={() => session.sitDown()}
              />
            )}
            {question && !shown.curtain && !shown.running && (
              <Prompt {...prompt} session={session} shown={shown} question={question} />
            )}
            {!question && !shown.over && !shown.running && (
              <p className="prompt quiet">The machine thinks.</p>
            )}
            {shown.over && <p className="prompt quiet">The game is over.</p>}
            {lesson}
            <Sequence phases={board.phases} step={shown.step} words={module.words} over={shown.over} />
            <Log notes={shown.notes} words={module.words} cards={board.events} onRule={onRule} />
          </>
        }
      />
      {live}
    </>
  )
}

function Banner({ words, children }: { readonly words: string; readonly children?: ReactNode }) {
  return (
    <p className="banner" role="alert">
      {words} {children}
    </p>
  )
}
