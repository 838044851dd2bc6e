import { type GameModule, packKey } from '@tallyho/engine'
import type { BoardModule } from '@tallyho/kit/board.ts'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../app/context.ts'
import { beginHash } from '../app/route.ts'
import { useFetched } from '../app/useFetched.ts'
import { loadBoard } from '../boards.ts'
import { download, fileName, packFile } from '../exchange/files.ts'
import { loadModule } from '../games.ts'
import { agreed, loadLast, saveLast } from '../lobby/last.ts'
import { holdsScenariosAlone } from '../lobby/own.ts'
import { keepChanged, listPacks, packWords, type StoredPack } from '../store/packs.ts'
import { Message } from '../table/TablePage.tsx'
import { Kept } from './Kept.tsx'
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
  const [kept, setKept] = useState<StoredPack>()
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
      if (opened && !holdsScenariosAlone(opened.data))
        throw new Error(
          `${packWords(opened)} holds components, not scenarios alone: export it in the lobby, change the file and import it again.`,
        )
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
    unsaved.current = true
    const [fault] = await keepChanged(shelf, module, file, opened.pack)
    if (fault) return tell(`Not kept yet: ${fault.where ?? fault.path}: ${fault.message}`)
    unsaved.current = false
    const packs = await listPacks(shelf, game)
    setKept(packs.find(({ id }) => id === packKey(file as { readonly id: string })))
  }
  const playNow = (pack: StoredPack) => {
    saveLast(agreed(loadLast(), game, { pack: pack.id, scenario: undefined }))
    location.hash = beginHash(game)
  }

  return (
    <main className="editor-page" data-testid="editor">
      <title>{`A scenario for ${module.game.title} · Tallyho`}</title>
      <Editor
        data={opened.pack?.data}
        check={module.game.packs.check}
        onSave={(file, name) => download(fileName(name), packFile(file))}
        onKeep={file => keep(file).catch(error => tell(error.message))}
        onUnsaved={now => {
          unsaved.current = now
        }}
      />
      {kept && (
        <Kept
          pack={kept}
          onPlay={() => playNow(kept)}
          onEdit={() => {
            setOpened({ ...opened, pack: kept })
            setKept(undefined)
          }}
        />
      )}
    </main>
  )
}
