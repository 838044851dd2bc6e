import { firstOf, percent } from '@tallyho/engine'
import { type BoardProps, usePick } from '@tallyho/kit'
import type { FighterId } from '../../pack/types.ts'
import { dogfightOf } from '../../rules/01-general/terms.ts'
import { type Chances, chancesOf } from '../../rules/03-dogfight/chances.ts'
import type { Campaign, Dogfight, German } from '../../state.ts'
import { WAY_NAMES } from '../../text/names.ts'
import { cardsSaid } from '../../text/odds.ts'
import type { Asks } from '../../vocabulary.ts'
import { type Air, germanFlight, isNarrow, signAt, type Way } from './air.ts'
import { flownFirst } from './manners.ts'
import { behindPath, outPath, wayPath } from './paths.ts'
import { type Focus, flownNow } from './story.ts'

interface Offered {
  readonly way: Way
  /** The number that answers with it. */
  readonly key: number
  readonly chances: Chances | undefined
}

/** SAB-DOG-26 Maneuvers as ways through the air: what can be flown, and the one that is being flown. */
export function Ways(props: {
  readonly size: Air
  readonly board: BoardProps<Campaign>
  readonly focus: Focus
  /** Who flies there, as they are drawn. */
  readonly own: readonly FighterId[]
}) {
  const { size, board, focus, own } = props
  const { state: campaign, pause, notes } = board
  const fight = focus.unit ? dogfightOf(campaign, focus.unit) : undefined
  const offered = pause?.kind === 'choice' ? offeredBy(campaign, fight, focus, pause) : []
  const flown = flownNow(notes)
  const drawn: readonly Way[] = offered.length > 0 ? offered.map(({ way }) => way) : flown ? [flown] : []
  const prey = fight && preyOf(fight, pause)
  const goal = fight && prey && germanFlight(size, fight, prey)
  const barred = pause?.kind === 'choice' && pause.ask === 'dogfight.maneuver' && !drawn.includes('slip')
  return (
    <>
      <svg className="sab-ways" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        <defs>
          <marker
            id="sab-arrow"
            viewBox="0 0 12 12"
            refX="7"
            refY="6"
            markerWidth="4.500"
            markerHeight="4.500"
            orient="auto"
          >
            <path d="M1 1L11 6L1 11L4 6Z" />
          </marker>
        </defs>
        {drawn
          .filter(way => way !== 'let-go')
          .map(way => (
            <g key={way} className="sab-way" data-way={way} data-flown={way === flown}>
              <path className="sab-way-under" d={wayPath(size, way)} />
              <path className="sab-way-line" d={wayPath(size, way)} markerEnd="url(#sab-arrow)" />
            </g>
          ))}
        {leaversOf(pause).map(id => {
          const [count, i] = [own.length, own.indexOf(id)]
          const d = goal ? behindPath(size, count, i, goal) : outPath(size, count, i)
          return (
            <g key={id} className="sab-way" data-way="out">
              <path className="sab-way-under" d={d} />
              <path className="sab-way-line" d={d} markerEnd="url(#sab-arrow)" />
            </g>
          )
        })}
      </svg>
      {offered.map(one => (
        <Sign key={one.way} size={size} offered={one} />
      ))}
      {barred && <Barred size={size} />}
    </>
  )
}

/** Questions after which somebody flies away from the others. */
const LEAVING: readonly string[] = [
  'dogfight.break-out',
  'dogfight.scatter',
  'dogfight.slips',
] satisfies readonly (keyof Asks)[]

/** SAB-MAN-03 SAB-MAN-05 SAB-ADV-19 Who may leave: the way of each is drawn. */
function leaversOf(pause: BoardProps<Campaign>['pause']): readonly FighterId[] {
  if (pause?.kind !== 'choice' || !LEAVING.includes(pause.ask)) return []
  const ids = pause.options.flatMap(({ on = [] }) => firstOf('fighter', on) ?? [])
  return [...new Set(ids)] as readonly FighterId[]
}

/** SAB-MAN-05 SAB-ADV-19 Whom he gets behind: those on our tail after a Slip, the half that comes away where four scatter. */
function preyOf({ germans }: Dogfight, pause: BoardProps<Campaign>['pause']): German | undefined {
  const ask = pause?.kind === 'choice' ? pause.ask : undefined
  if (ask === 'dogfight.slips') return germans.findLast(({ attitude }) => attitude === 'tailed')
  return ask === 'dogfight.scatter' ? germans.at(-1) : undefined
}

const isWay = (id: string): id is Way => id in WAY_NAMES

function offeredBy(
  campaign: Campaign,
  fight: Dogfight | undefined,
  { german: no }: Focus,
  { ask, options }: { readonly ask: string; readonly options: readonly { readonly id: string }[] },
): readonly Offered[] {
  if (ask !== 'dogfight.maneuver' && ask !== 'dogfight.tailing') return []
  const german = fight?.germans.find(one => one.no === no)
  return flownFirst(options).flatMap(({ id }, i) => {
    if (!isWay(id)) return []
    const chances = fight && german && id !== 'let-go' ? chancesOf(campaign, fight, german, id) : undefined
    return [{ way: id, key: i + 1, chances }]
  })
}

/** Half of the widest sign, and of the highest, in px: it keeps that far from the edge. */
const HALF = { wide: [84, 62], narrow: [44, 20] } as const
/** Half of the sign with the longest name. */
const LONGEST = 78

function Sign({ size, offered: { way, key, chances } }: { readonly size: Air; readonly offered: Offered }) {
  const pick = usePick(`way:${way}`, WAY_NAMES[way])
  return (
    <div className="sab-sign" style={placed(size, way)} {...pick}>
      {!isNarrow(size) && <i>{key}</i>}
      <b>{WAY_NAMES[way]}</b>
      {!isNarrow(size) && chances && (
        <>
          <span>{promise(way, chances)}</span>
          <span className="sab-sign-risk">
            ours hit {percent(chances.hit)}, lost {percent(chances.loss)}
          </span>
        </>
      )}
    </div>
  )
}

function promise(way: Way, chances: Chances): string {
  if (way === 'slip') return `${cardsSaid(chances)}: onto their tail`
  if (way === 'turn') return `${cardsSaid(chances)}: head-on`
  return way === 'evade' ? 'two cards, take the kinder' : 'one card as it comes'
}

/** SAB-MAN-04 */
function Barred({ size }: { readonly size: Air }) {
  const pick = usePick('way:slip', 'Slip: only a Section can')
  return (
    <div className="sab-sign sab-sign-barred" style={placed(size, 'slip')} {...pick}>
      <b>Slip</b>
      {!isNarrow(size) && <span>only a Section can</span>}
    </div>
  )
}

function placed(size: Air, way: Way) {
  const { x, y } = signAt(size, way)
  const [half, high] = HALF[isNarrow(size) ? 'narrow' : 'wide']
  const wide = way === 'let-go' ? Math.max(half, LONGEST) : half
  return {
    left: Math.min(size.width - wide, Math.max(wide, x)),
    top: Math.min(size.height - high, Math.max(high, y)),
  }
}
