import { counted, listed } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { Level, ScenarioSpec, Side, Victory } from '../pack/types.ts'
import { ahead } from './names.ts'

/** What is told before the first question: who you are, what you want, and where points come from. */

const ENEMY: Readonly<Record<Side, Side>> = { raider: 'defender', defender: 'raider' }

/** The briefing of one seat of a scenario. */
export function briefing(
  { pack, scenario: id }: { readonly pack: string; readonly scenario: string },
  seat: string,
) {
  const scenario = packOf({ pack }).scenario(id)
  const side: Side = seat === 'raider' ? 'raider' : 'defender'
  const enemy = ENEMY[side]
  return {
    you: `You lead ${scenario[side].name}, the ${side}: ${forcesOf(pack, scenario, side)}. Against you: ${scenario[enemy].name} with ${forcesOf(pack, scenario, enemy)}. Your edge is the ${scenario[side].edge} one.`,
    aim: aimOf(scenario, side),
    points: pointsOf(pack, scenario, side),
    levels: levelsOf(scenario, side),
  }
}

/** `3 squadrons of Spitfire IA and 1 flight of Hurricane I`. */
function forcesOf(pack: string, scenario: ScenarioSpec, side: Side): string {
  const { model } = packOf({ pack })
  const found = new Map<string, number>()
  for (const { model: id, size, count } of scenario[side].units) {
    const key = `${size}/${model(id).name}`
    found.set(key, (found.get(key) ?? 0) + count)
  }
  return listed(
    [...found].map(([key, count]) => {
      const [size = '', name = ''] = key.split('/')
      return `${counted(count, size)} of ${name}`
    }),
  )
}

const BOMBERS: readonly string[] = ['bombing', 'strafing', 'transport', 'recce']

function aimOf(scenario: ScenarioSpec, side: Side): string {
  const bombs = scenario.raider.units.some(({ mission }) => BOMBERS.includes(mission))
  const turns = [waysOf(scenario[side]), `There are ${scenario.victory.lastTurn} turns.`]
    .filter(Boolean)
    .join(' ')
  if (!bombs) return `Fighters against fighters: ${duelAim(scenario.victory, side)}. ${turns}`
  return side === 'raider'
    ? `Bring the bombers to their target and home again; your fighters keep the enemy off them. ${turns}`
    : `Stop the bombers, or make them pay; their escorts will go for you. ${turns}`
}

/** WL-12.1 What wins where only aircraft give points, in the words of the ladder. */
function duelAim(victory: Victory, side: Side): string {
  const least = ladderFor(victory, side).findLast(({ level }) => level.startsWith(side))
  const from = least?.range.replace(/ (to|or) .*/, '')
  return `bring down many, lose few${from === undefined ? '' : `; ${from} on points or better wins`}`
}

/** WL-9.2.4.b WL-9.2.6.b How its fighters fly as long as they have seen nobody: it decides where they should begin. */
function waysOf({ units }: ScenarioSpec[Side]): string | undefined {
  const flies = (mission: string) => units.some(unit => unit.mission === mission)
  if (flies('sweep'))
    return 'Until they have sighted somebody your sweeping fighters can only fly straight on; then each goes where you like.'
  return flies('intercept')
    ? 'Until they have sighted somebody your fighters fly to their flag; then each goes where you like.'
    : undefined
}

function pointsOf(pack: string, scenario: ScenarioSpec, side: Side): readonly string[] {
  const { divisor } = scenario.victory
  return [
    `Points for each enemy aircraft brought down: ${worthOf(pack, scenario, ENEMY[side])}.`,
    `The enemy’s points for each of yours that is lost: ${worthOf(pack, scenario, side)}.`,
    ...throughOf(pack, scenario, side),
    ...damageOf(pack, scenario, side),
    ...photographsOf(scenario, side),
    ...balloonsOf(scenario, side),
    'Each ring of a unit is one aircraft that it can lose, not all that it has: with the last it is out of the battle.',
    ...(divisor === undefined
      ? []
      : [`At the end each side’s points are divided by ${divisor}, and then compared.`]),
    ...(scenario[ENEMY[side]].units.length > 0
      ? ['To break a unit gives no points, but it turns for home and hunts nobody any more.']
      : []),
  ]
}

/** `2 for a Do 17Z and 1½ for a Bf 110C`: the points that an aircraft of each type is worth to its enemy. */
function worthOf(pack: string, scenario: ScenarioSpec, side: Side): string {
  const { model } = packOf({ pack })
  const worth = new Map(scenario[side].units.map(({ model: id }) => [model(id).name, model(id).vp]))
  return listed([...worth].map(([name, vp]) => `${halved(vp)} for a ${name}`))
}

/** `1½`. */
const halved = (vp: number): string => String(vp).replace(/^0?(\d*)\.5$/, '$1½')

/** WL-12.1.c WL-12.1.e WL-12.1.f What bombers and transports are worth that come through, where no bombs fall on the map. */
function throughOf(pack: string, scenario: ScenarioSpec, side: Side): readonly string[] {
  if (scenario.bombing) return []
  const { model } = packOf({ pack })
  return [side, ENEMY[side]].flatMap(of => {
    const loaded = scenario[of].units.filter(({ mission }) => LOADED.includes(mission))
    if (loaded.length === 0) return []
    const names = listed([...new Set(loaded.map(({ model: id }) => model(id).name))])
    const whose = of === side ? 'Your' : 'The enemy’s'
    const edge = scenario[ENEMY[of]].edge
    return [
      `${whose} points for each squadron of ${names} that leaves by the ${edge} edge with its load: 6, or 3 if it is shaken, 1 if it is broken. A flight gives 3, or 1.`,
    ]
  })
}

const LOADED: readonly string[] = ['bombing', 'transport']

/** WL-15.2.1.2 What a camera brings home. */
function photographsOf(scenario: ScenarioSpec, side: Side): readonly string[] {
  return [side, ENEMY[side]].flatMap(of =>
    scenario[of].units.some(({ mission }) => mission === 'recce')
      ? [
          `${of === side ? 'Your' : 'The enemy’s'} points for photographs of a target: its worth, once they are home.`,
        ]
      : [],
  )
}

/** WL-12.1.b */
function balloonsOf({ balloons }: ScenarioSpec, side: Side): readonly string[] {
  const owners = new Set(balloons.map(balloon => balloon.side ?? 'defender'))
  return [side, ENEMY[side]].flatMap(of =>
    owners.has(ENEMY[of])
      ? [`${of === side ? 'Your' : 'The enemy’s'} points for each balloon brought down: 1.`]
      : [],
  )
}

/** WL-14.1.1.b WL-14.1.1.f What bombs on each target are worth: to you, or to the enemy. */
function damageOf(pack: string, scenario: ScenarioSpec, side: Side): readonly string[] {
  const { surface } = packOf({ pack })
  const most = Math.min(3, scenario.victory.damageCap ?? 3)
  return [ENEMY[side], side].flatMap(owner => {
    const targets = scenario.surface.filter(one => (one.side ?? 'defender') === owner)
    const worth = targets.flatMap(({ name, type }) => {
      const { vp, name: kind } = surface(type)
      return vp > 0 ? [`${name ?? kind} ${vp}`] : []
    })
    if (worth.length === 0) return []
    const who = owner === side ? 'The enemy has points for damage to yours' : 'For damage to targets'
    const more = most > 1 ? `; up to ${most} times as much for more hits` : ''
    return [
      `${who}, once a target has as many hits as it bears: ${worth.join('; ')}${more}. Half of the hits count half.`,
    ]
  })
}

/** Levels of victory with the differences of points that lead to them, as this seat counts, its best first. */
export function ladderFor(
  { levels, otherwise }: Victory,
  side: Side,
): readonly { level: Level; range: string }[] {
  const sign = side === 'raider' ? 1 : -1
  const ladder = [
    ...levels.map(({ atLeast, level }) => ({ level, from: atLeast })),
    { level: otherwise, from: undefined },
  ]
  const rows = ladder.map(({ level, from }, i) => {
    const above = ladder[i - 1]?.from
    const low = from === undefined ? undefined : sign * from
    const high = above === undefined ? undefined : sign * (above - 1)
    return { level, range: side === 'raider' ? range(low, high) : range(high, low) }
  })
  return side === 'raider' ? rows : rows.toReversed()
}

const levelsOf = ({ victory }: ScenarioSpec, side: Side): readonly string[] =>
  ladderFor(victory, side).map(({ level, range }) => `${LEVEL_WORDS[level](side)}: ${range}`)

/** Your points less the enemy's: from one number to another, or without end. */
function range(from: number | undefined, to: number | undefined): string {
  if (from === undefined) return to === undefined ? 'always' : `${ahead(to)} or worse`
  if (to === undefined) return `${ahead(from)} or better`
  return from === to ? ahead(from) : `${ahead(from)} to ${ahead(to)}`
}

const won = (side: Side, how: string, lost: string) => (seat: Side) => (seat === side ? how : lost)

export const LEVEL_WORDS: Readonly<Record<Level, (seat: Side) => string>> = {
  'raider-decisive': won('raider', 'You win decisively', 'You lose badly'),
  'raider-victory': won('raider', 'You win', 'You lose'),
  draw: () => 'A draw',
  'defender-victory': won('defender', 'You win', 'You lose'),
  'defender-decisive': won('defender', 'You win decisively', 'You lose badly'),
}
