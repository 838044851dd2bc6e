import type { GameModule } from '@tallyho/engine'
import type { BoardModule } from '@tallyho/kit/board.ts'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../app/context.ts'
import { LOBBY_HASH } from '../app/route.ts'
import { useFetched } from '../app/useFetched.ts'
import { loadBoard } from '../boards.ts'
import { download, fileName } from '../exchange/files.ts'
import { loadModule } from '../games.ts'
import { keepChanged, listPacks, type StoredPack } from '../store/packs.ts'
import { Message } from '../table/TablePage.tsx'
import { useLeaveGuard } from './useLeaveGuard.ts'

interface Opened {
  readonly module: GameModule
  readonly board: BoardModule<unknown>
  /** The pack on the shelf that is changed; undefined for a new one. */
  readonly pack: StoredPack | undefined
}

/** A game's scenario editor on a page of its own. */
export function EditorPage({ game, pack }: { readonly game: string; readonly pack: string | undefined }) {
  const { shelf, tell } = useApp()
  const [opened, setOpened] = useState<Opened>()
  const [trouble, setTrouble] = useState<string>()
  const unsaved = useRef(false)
  useLeaveGuard(unsaved)
  const { value: Editor, failed } = useFetched(opened?.board.editor)

  useEffect(() => {
    let gone = false
    const open = async () => {
      const [module, board, packs] = await Promise.all([
        loadModule(game),
        loadBoard(game),
        listPacks(shelf, game),
      ])
      const opened = packs.find(({ id }) => id === pack)
      if (pack !== undefined && opened === undefined)
        throw new Error(`There is no pack '${pack}' on your shelf: it may have been removed.`)
      if (!gone) setOpened({ module, board, pack: opened })
    }
    open().catch(error => !gone && setTrouble(error.message))
    return () => {
      gone = true
    }
  }, [game, pack, shelf])

  if (trouble) return <Message title="This editor cannot be opened" words={trouble} />
  if (!opened) return <Message title="Laying out paper and pencils" />
  const { module, board } = opened
  if (!board.editor)
    return <Message title="Nothing to make here" words={`${module.game.title} has no scenario editor.`} />

  if (failed) return <Message title="This editor cannot be opened" words="It could not be fetched." />
  if (!Editor) return <Message title="Laying out paper and pencils" />

  const keep = async (file: unknown) => {
    const [fault] = await keepChanged(shelf, module, file, opened.pack)
    if (fault) tell(`Not kept yet: ${fault.path}: ${fault.message}`)
    else {
      unsaved.current = false
      tell('The scenario is on your shelf: choose it under Components when you begin a game.')
      location.hash = LOBBY_HASH
    }
  }

  return (
    <main className="editor-page" data-testid="editor">
      <title>{`A scenario for ${module.game.title} · Tallyho`}</title>
      <Editor
        data={opened.pack?.data}
        check={module.game.packs.check}
        onSave={(file, name) => download(fileName(name), `${JSON.stringify(file, undefined, 2)}\n`)}
        onKeep={file => keep(file).catch(error => tell(error.message))}
        onUnsaved={now => {
          unsaved.current = now
        }}
      />
    </main>
  )
}
