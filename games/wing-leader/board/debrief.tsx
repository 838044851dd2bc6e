import { capital, counted, type Logged, listed } from '@tallyho/engine'
import { byFate, type Debriefing, dayText, type Fate, type Tone } from '@tallyho/kit'
import type { Side } from '../pack/types.ts'
import { forceOf, scenarioOf } from '../rules/01-words/units.ts'
import { lossesOf } from '../rules/12-end/victory.ts'
import { damageLevel, surfaceVP, typeOf } from '../rules/14-surface/surface.ts'
import type { Battle, Surface, Unit, UnitNo, Whereabouts } from '../state.ts'
import { factsIn, type Notes } from '../vocabulary.ts'
import { type Feat, featsIn, featWorth } from './feats.ts'
import { LOAD_NAMES, unitName } from './names.ts'
import { UnitSvg } from './pieces/UnitFace.tsx'
import { faceOf } from './shown.ts'

/** WL-12.0.a After the battle: what became of each squadron and flight, and who has won. */
export const afterBattle: Debriefing<Battle, Notes['game-over']> = (over, battle, notes, seat) => {
  const own: Side = seat === 'raider' ? 'raider' : 'defender'
  const other: Side = own === 'raider' ? 'defender' : 'raider'
  const { title, place, date } = scenarioOf(battle)
  const feats = featsIn(notes)
  const most = Math.max(1, ...flownBy(battle, own).map(({ no }) => featWorth(feats(no))))
  const fates = (side: Side) =>
    byFate(flownBy(battle, side).map(unit => unitFate(battle, notes, unit, feats(unit.no))))
  const best = (fate: Fate): Fate => (featWorth(feats(noOf(fate))) === most ? { ...fate, best: true } : fate)
  const struck = battle.surface.filter(surface => surface.hits > 0)
  return {
    title: `After ${title}`,
    where: `${place}, ${dayText(date)}`,
    sum: `${endedSo(battle, over)}${forceOf(battle, own).name} lost ${lossesOf(battle, own)} aircraft, ${forceOf(battle, other).name} lost ${lossesOf(battle, other)}.`,
    parties: [
      { title: forceOf(battle, own).name, each: byFate(fates(own).map(best)) },
      { title: forceOf(battle, other).name, theirs: true, each: fates(other) },
      ...(struck.length > 0
        ? [
            {
              title: 'On the ground and at sea',
              theirs: true,
              each: struck.map(one => surfaceFate(battle, one)),
            } as const,
          ]
        : []),
    ],
    // The page itself has the score, and the levels next to the one that was reached.
    means: [],
  }
}

/** WL-12.0.a Why it ended when it did: early without anybody who would fight, or late because one side still would. */
function endedSo(battle: Battle, { turn, why }: Notes['game-over']): string {
  if (why === 'nobody-left')
    return `It ends early, in turn ${turn}: nobody is left in the sky who would fight. `
  const whole = battle.units.filter(({ at, broken }) => at === 'map' && !broken)
  const alone = new Set(whole.map(({ side }) => side)).size === 1
  return why === 'last-turn' && alone
    ? `It goes on to turn ${turn}, the last: ${listed(whole.map(unit => unitName(battle, unit)))} stayed in the sky, with no enemy left to fight. `
    : ''
}

/** Who was in the battle: on the map or once on it. A squadron that was split is told of by its flights. */
function flownBy({ units }: Battle, side: Side): readonly Unit[] {
  return units.filter(unit => unit.side === side && !ABSENT.includes(unit.at))
}

const ABSENT: readonly Whereabouts[] = ['waiting', 'edge', 'split']

function noOf({ ref }: Fate): UnitNo {
  return Number(ref.slice('unit:'.length))
}

function stampOf({ at, broken, losses, disruptions }: Unit): string {
  if (at === 'destroyed') return 'destroyed'
  if (at === 'expended') return 'expended'
  if (broken) return 'broken'
  if (losses > 0) return `${losses} lost`
  return disruptions > 0 ? 'shaken' : 'unhurt'
}

function toneOf({ at, broken, losses }: Unit, hits: number): Tone {
  if (at === 'destroyed' || at === 'expended') return 'grave'
  if (broken) return 'bad'
  return hits > 0 ? 'good' : losses > 0 ? 'bad' : 'plain'
}

function unitFate(battle: Battle, notes: readonly Logged[], unit: Unit, feat: Feat): Fate {
  const said = [bombsOf(battle, notes, unit), shotsOf(notes, unit, feat), endOf(battle, unit)].filter(Boolean)
  return {
    ref: `unit:${unit.no}`,
    name: unitName(battle, unit),
    fate: stampOf(unit),
    tone: toneOf(unit, feat.hits),
    words: `${capital(said.join('; '))}.`,
    picture: <UnitSvg face={faceOf(battle, unit)} wide={48} />,
  }
}

const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)

function shotsOf(notes: readonly Logged[], { no }: Unit, { hits, downed }: Feat): string {
  if (downed > 0) return `brought down ${downed} with ${counted(hits, 'hit')}`
  if (hits > 0) return `hit the enemy ${times(hits)}`
  const facts = factsIn(notes)
  const fought = facts('combat').some(({ units }) => units.some(({ unit }) => unit === no))
  return fought ? 'fought, and hit nobody' : 'was in no fight'
}

/** WL-15 What it dropped or fired at the surface. */
function bombsOf({ surface }: Battle, notes: readonly Logged[], { no }: Unit): string {
  const attacks = factsIn(notes)('bombing').filter(({ unit }) => unit === no)
  return [...new Set(attacks.map(({ target }) => target))]
    .map(target => {
      const hits = attacks.filter(one => one.target === target).reduce((sum, one) => sum + one.hits, 0)
      return `attacked ${surface[target]?.name ?? 'its target'} for ${hits === 0 ? 'no hit' : counted(hits, 'hit')}`
    })
    .join('; ')
}

/** What it lost, and where it is now. */
function endOf(battle: Battle, { at, exit, side, losses, maxLosses, broken, load }: Unit): string {
  if (at === 'destroyed') return `lost all ${maxLosses} that it could`
  if (at === 'expended') return 'gone in its own attack'
  const lost = losses === 0 ? 'lost nobody' : `lost ${losses} of the ${maxLosses} that it can`
  const isHome = exit === forceOf(battle, side).edge
  const where =
    at === 'map'
      ? 'still over the battlefield'
      : at === 'escaped' || isHome
        ? 'left the map for home'
        : 'through to the far side'
  const cargo =
    load !== undefined && at === 'exited' && !isHome ? ` with ${LOAD_NAMES[load].toLowerCase()}` : ''
  return `${lost}${broken ? ', broken' : ''}, ${where}${cargo}`
}

const DAMAGE: Readonly<Record<ReturnType<typeof damageLevel>, readonly [stamp: string, tone: Tone]>> = {
  none: ['unhurt', 'plain'],
  slight: ['slight', 'plain'],
  minor: ['minor', 'plain'],
  heavy: ['heavy', 'bad'],
  crippling: ['crippled', 'bad'],
  fatal: ['wrecked', 'grave'],
}

function surfaceFate(battle: Battle, surface: Surface): Fate {
  const [fate, tone] = DAMAGE[damageLevel(battle, surface)]
  const points = surfaceVP(battle, surface)
  return {
    ref: `surface:${surface.no}`,
    name: surface.name,
    fate,
    tone,
    words: `${typeOf(battle, surface).name}, ${counted(surface.hits, 'hit')}: worth ${counted(points, 'point')}.`,
  }
}
