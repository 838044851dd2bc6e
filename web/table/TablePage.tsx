import { LOBBY_HASH } from '../app/route.ts'
import { download } from '../exchange/files.ts'
import { Strayed } from './Strayed.tsx'
import { Table } from './Table.tsx'
import { useGame } from './useGame.ts'

/** One game from the shelf. */
export function TablePage({ id }: { readonly id: string }) {
  const { opening, notKept, takeOver } = useGame(id)
  if (opening.at === 'loading') return <Message title="Setting up the table" />
  if (opening.at === 'open')
    return <Table key={`${id}`} game={opening.game} notKept={notKept} onTakeOver={takeOver} />
  if (opening.at === 'strayed') return <Strayed {...opening} />
  const { raw } = opening
  return (
    <Message title="This game cannot be opened" words={opening.words}>
      {raw !== undefined && (
        <button type="button" onClick={() => download('damaged.tallyho.json', JSON.stringify(raw))}>
          Export it as it is
        </button>
      )}
    </Message>
  )
}

export function Message(props: {
  readonly title: string
  readonly words?: string
  readonly children?: React.ReactNode
}) {
  return (
    <main className="page-message" role={props.words ? 'alert' : 'status'} data-testid="message">
      <h1>{props.title}</h1>
      {props.words && <p>{props.words}</p>}
      {props.words && (
        <p className="row">
          {props.children}
          <a className="button" href={LOBBY_HASH}>
            Back to the lobby
          </a>
        </p>
      )}
    </main>
  )
}
