import type { Logged } from '@tallyho/engine'
import { GlossaryHost } from '@tallyho/kit'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useApp } from '../app/context.ts'
import { gameHash } from '../app/route.ts'
import { useFetched } from '../app/useFetched.ts'
import { useTableSounds } from '../sound/useTableSounds.ts'
import { Banners } from './Banners.tsx'
import { Decided } from './Decided.tsx'
import { CameBack, Dock } from './Dock.tsx'
import { Final } from './Final.tsx'
import { Running, Watching } from './film/FilmBar.tsx'
import { Replay } from './film/Replay.tsx'
import { useLive } from './film/useLive.tsx'
import { useTableFilm } from './film/useTableFilm.ts'
import { Log } from './Log.tsx'
import { useBriefing } from './learning/Briefing.tsx'
import { GuideEnd, GuideSlip, GuideStrip } from './learning/Guide.tsx'
import { useDebriefing } from './learning/useDebriefing.tsx'
import { useLessons, useLessonsOf } from './learning/useLessons.tsx'
import { Curtain, Prompt } from './prompt/Prompt.tsx'
import { Thoughts } from './prompt/Thoughts.tsx'
import { usePrompt } from './prompt/usePrompt.ts'
import { Sequence } from './Sequence.tsx'
import { Stage } from './Stage.tsx'
import { addMatch } from './session/add-game.ts'
import { type DrawerName, TableDrawer } from './TableDrawer.tsx'
import { Toolbar } from './Toolbar.tsx'
import { linesIn } from './told.ts'
import type { OpenGame } from './useGame.ts'

/** Fetched behind the table. */
const PrintSheet = lazy(async () => ({ default: (await import('../print/PrintSheet.tsx')).PrintSheet }))
const NOTHING: ReadonlySet<string> = new Set()
/** So many answers leave the card of what has just happened its room. */
const FEW = 4

/** The table that a game is played on. It is fed with scenes: what happened, frame by frame, and what is asked now. */
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
  const briefing = useBriefing(game, shown)
  const lessons = useLessonsOf(board, settings.lessons)
  const { value: glossary } = useFetched(settings.lessons ? board.glossary : undefined)
  const { film, skipped, plays, glide } = useTableFilm(game, shown, lessons, briefing !== undefined)
  // Whoever goes on from an end comes to another.
  if (finalShut && !shown.over) setFinalShut(false)
  const debriefing = useDebriefing(game, shown, film)
  // Nothing is asked before the briefing and the debriefing have been read.
  const reads = briefing !== undefined || debriefing.due !== undefined
  const rest = film.at === 'rest' && !reads
  const [step, setStep] = useState(shown.step)
  const stepNow = rest ? shown.step : (film.step ?? step)
  if (step !== stepNow) setStep(stepNow)
  useEffect(() => session.hold(!rest), [session, rest])
  const sawUpTo = rest ? undefined : (debriefing.due ?? film.number)
  useEffect(() => session.saw(sawUpTo), [session, sawUpTo])

  const onRule = useCallback((id: string) => setDrawer({ kind: 'rules', at: { id } }), [])
  const { lookAt } = film
  const onAgain = useCallback((note: Logged) => lookAt(session.lookBack(note)), [session, lookAt])
  const onPick = useCallback((ref: string) => session.pick(ref), [session])
  const onRefused = useCallback((ref: string) => session.refuse(ref), [session])

  const prompt = usePrompt(session, shown, {
    active: !replaying && !briefing && !debriefing.isOpen,
    film,
    rest,
    covered: drawer !== undefined,
    help: () => setDrawer(drawer?.kind === 'help' ? undefined : { kind: 'help' }),
    clear: () => (drawer ? setDrawer(undefined) : setFinalShut(rest && shown.over)),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scene is another desk
  const desk = useMemo(() => {
    const decisions = rest ? session.desk : undefined
    return decisions && { ...decisions, held: prompt.onHeld }
  }, [session, shown, rest])
  const lesson = useLessons(game, lessons, shown, film, rest, onRule)
  const { isTold } = debriefing
  const sentences = useCallback(
    (notes: readonly Logged[]) =>
      linesIn(notes, board, isTold).map(line => line.words ?? module.words.note(line.note)),
    [board, module, isTold],
  )
  const live = useLive(session, shown, film, rest, sentences)
  const rattle = useTableSounds(game, shown, film, rest)

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
        seat={shown.seat}
        name={stored.name}
        onRule={onRule}
        drawer={openDrawer}
        onFork={answers => fork(answers).catch(error => tell(String(error.message)))}
        onLeave={() => setReplaying(false)}
      />
    )

  const { question } = shown
  const { guide } = session
  const at = guide && shown.lesson
  const slip = rest && question ? at?.slip : undefined
  return (
    <GlossaryHost glossary={glossary}>
      <title>{`${module.game.title} · Tallyho`}</title>
      <Stage
        answers={shown.answers}
        half={shown.move.length + (shown.ticks?.ticked.length ?? 0)}
        // What became of each may still be on its way.
        film={debriefing.due === undefined ? film : { ...film, at: 'waits' }}
        bar={
          <Toolbar
            game={game}
            shown={shown}
            film={film}
            drawer={drawer}
            setDrawer={setDrawer}
            {...(finalShut && { onFinal: () => setFinalShut(false) })}
          />
        }
        strip={at && <GuideStrip guide={guide} at={at} rest={rest} onLeave={() => session.leaveLesson()} />}
        board={
          <board.Board
            // Whoever is named anew is drawn anew: pieces know themselves by their numbers.
            key={JSON.stringify(session.match.setup.names)}
            state={film.state}
            pause={rest ? shown.pause : undefined}
            notes={film.notes}
            rolling={film.rolling}
            words={module.words}
            lit={rest ? shown.lit : NOTHING}
            hovered={prompt.hovered}
            reach={prompt.reach}
            glide={glide}
            onPick={onPick}
            onHover={prompt.onBoardHover}
            onRefused={onRefused}
            onRule={onRule}
            desk={desk}
          />
        }
        over={
          rest &&
          shown.over &&
          shown.result &&
          !at &&
          !finalShut && (
            <Final
              game={game}
              shown={shown}
              result={shown.result}
              onReplay={() => setReplaying(true)}
              onClose={() => setFinalShut(true)}
            />
          )
        }
        drawer={
          <>
            {openDrawer}
            {debriefing.page}
          </>
        }
        column={
          <>
            <Banners shown={shown} notKept={notKept} onTakeOver={props.onTakeOver} />
            {shown.running && <Running film={film} showsRun={shown.showsRun} onStop={() => session.stop()} />}
            {!rest && !reads && !shown.running && (
              <Watching
                film={film}
                counts={question !== undefined || shown.over}
                reads={lesson !== undefined}
              />
            )}
            {rest && shown.curtain && !shown.running && (
              <Curtain
                seat={session.asker ?? module.words.seat(shown.seat)}
                onSit={() => session.sitDown()}
              />
            )}
            {slip && (
              <GuideSlip key={slip.words} slip={slip} board={board} onRule={onRule}>
                {slip.pictured &&
                  board
                    .walk?.(shown.state)
                    .find(({ id }) => id === slip.pictured)
                    ?.draw?.()}
              </GuideSlip>
            )}
            {rest && question && !shown.curtain && !shown.running && !at?.over && (
              <Prompt
                {...prompt}
                onHold={rattle}
                session={session}
                shown={shown}
                question={question}
                asked={question.kind === 'choice' ? board.asked?.[question.ask] : undefined}
                Rolled={question.kind === 'chance' ? board.rolled?.[question.what] : undefined}
              />
            )}
            {rest && !question && !shown.over && !shown.running && !at?.over && (
              <p className="prompt quiet">The machine thinks.</p>
            )}
            {rest && shown.over && <p className="prompt quiet">The game is over.</p>}
            {lesson}
            {rest && <Thoughts session={session} shown={shown} />}
            {rest && <Decided game={game} shown={shown} />}
            <Dock
              board={board}
              film={film}
              words={module.words}
              rolls={shown.rolls}
              folds={
                (plays || session.cameBack) &&
                rest &&
                question !== undefined &&
                (shown.items.length > FEW || film.turns === 0)
              }
              skipped={rest && question ? skipped : undefined}
              decided={session.lastOwn}
              onRule={onRule}
            >
              {debriefing.again}
              {rest && session.cameBack && (
                <CameBack onAgain={() => film.again(session.recalled(board.recalls ?? board.holds))} />
              )}
            </Dock>
            <Sequence phases={board.phases} step={step} words={module.words} over={shown.over} />
            <Log
              notes={film.told}
              words={module.words}
              board={board}
              onDebrief={debriefing.open}
              isDebriefed={debriefing.isTold}
              onRule={onRule}
              onAgain={onAgain}
            />
          </>
        }
      />
      {live}
      {briefing}
      {rest && guide && at?.over && (
        <GuideEnd game={game} guide={guide} isOver={shown.over} onPlayOn={() => session.leaveLesson()} />
      )}
      <Suspense>
        <PrintSheet game={game} state={film.state} notes={film.notes} />
      </Suspense>
    </GlossaryHost>
  )
}
