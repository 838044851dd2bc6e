import { optionsFor } from '../rules/08-movement/move-options.ts'
import { fighterAllowance } from '../rules/08-movement/points.ts'
import { farPaths } from '../rules/08-movement/reach.ts'
import { newFlight } from '../rules/08-movement/set-out.ts'
import type { Battle, Square, Unit, UnitNo } from '../state.ts'
import { unitName } from './names.ts'

/** WL-6.1.2.a Who hunts a unit moves after it: those who are still to move, and free to come. */
const huntersOf = ({ units }: Battle, no: UnitNo): readonly Unit[] =>
  units.filter(
    ({ at, tally, broken, dogfight, deeds }) =>
      at === 'map' && tally === no && !broken && dogfight === undefined && deeds.ordinal === undefined,
  )

/** `in reach of Bf 109 B`, `in reach of all 3 hunters`, `out of reach of Bf 109 B`. */
export function dangerAt(battle: Battle, no: UnitNo, square: Square): string | false {
  const hunters = huntersOf(battle, no)
  const near = hunters.filter(hunter => reachOf(battle, hunter).has(square))
  const who = near.length === 0 ? hunters : near
  const [hunter] = who
  if (!hunter) return false
  const all = who.length < hunters.length ? `${who.length}` : who.length === 2 ? 'both' : `all ${who.length}`
  const name = who.length === 1 ? unitName(battle, hunter.no) : `${all} hunters`
  return `${near.length === 0 ? 'out of' : 'in'} reach of ${name}`
}

interface Reach {
  readonly from: string
  readonly squares: ReadonlySet<Square>
}

/** A move is listed square by square: where a hunter can come to is reckoned once for all of them. */
const KNOWN = new WeakMap<Battle, Map<UnitNo, Reach>>()

function reachOf(battle: Battle, hunter: Unit): ReadonlySet<Square> {
  const { no, square, facing, marker } = hunter
  const all = KNOWN.get(battle) ?? new Map<UnitNo, Reach>()
  KNOWN.set(battle, all)
  const from = [battle.turn, square, facing, marker].join('/')
  const known = all.get(no)
  if (known?.from === from) return known.squares
  const squares = reckon(battle, hunter)
  all.set(no, { from, squares })
  return squares
}

/** WL-7.2.3.b Wherever it meets its prey it stops: in thought it has none, so that nothing stops it on the way. */
function reckon(battle: Battle, hunter: Unit): ReadonlySet<Square> {
  const unit: Unit = { ...hunter, tally: undefined }
  const flight = newFlight(unit, { kind: 'free' }, fighterAllowance(battle, unit))
  const options = optionsFor(battle, unit, flight)
  const steps = options.flatMap(option => (option.act === 'step' ? [option.square] : []))
  const far = farPaths(battle, unit, flight, options).map(({ square }) => square)
  return new Set([unit.square, ...steps, ...far].filter(one => one !== undefined))
}
