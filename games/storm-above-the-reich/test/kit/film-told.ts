import { formation } from '../../rules/05-map/table.ts'
import type { Campaign, Element, Fighter, Mission } from '../../state.ts'
import type { Notes } from '../../vocabulary.ts'

/** Every note that tells of a change is written when the board shows it: what the film plays is true frame by frame. */

export interface Scene {
  readonly now: Campaign
  readonly before: Campaign
}

/** `tells`: what is read, rolled or said; a note of its own tells what comes of it. */
export type Told<F> = 'tells' | ((facts: F, scene: Scene) => boolean)

const aloft = ({ mission }: Campaign): Mission => {
  if (mission === undefined) throw new Error('No mission is shown')
  return mission
}

type OfFighter = { readonly fighter: number }

function fighter({ now }: Scene, no: number): Fighter {
  return aloft(now).fighters[no] as Fighter
}

/** The fighter of a note is where the note says. */
function isAt<F extends OfFighter>(place: (facts: F) => string | undefined): Told<F> {
  return (facts, scene) => fighter(scene, facts.fighter).at === place(facts)
}

/** The fighter of a note is as the note says, and was not so before. */
function becomes<F extends OfFighter>(is: (fighter: Fighter, facts: F) => boolean): Told<F> {
  return (facts, { now, before }) =>
    is(aloft(now).fighters[facts.fighter] as Fighter, facts) &&
    !is(aloft(before).fighters[facts.fighter] as Fighter, facts)
}

function element(campaign: Campaign, name: string): Element {
  const no = formation(campaign).elements.findIndex(one => one.name === name)
  return aloft(campaign).elements[no] as Element
}

const bomber = (campaign: Campaign, id: string) => aloft(campaign).bombers.find(one => one.id === id)
const pilot = ({ pilots }: Campaign, no: number | undefined) => (no === undefined ? undefined : pilots[no])
const marker = (campaign: Campaign, no: number) => aloft(campaign).escort.markers[no]
const hasDie = ({ now, before }: Scene, item: string): boolean =>
  aloft(now).dice.some(die => die.item === item) &&
  before.mission?.dice.some(die => die.item === item) !== true

export const TOLD: { readonly [K in keyof Notes]: Told<Notes[K]> } = {
  'muster.experte': ({ pilot: no, skill }, { now }) => pilot(now, no)?.skills.includes(skill) === true,
  'muster.green': ({ pilot: no, penalty }, { now }) => pilot(now, no)?.penalty === penalty,
  'training.begins': ({ fighters }, { now, before }) =>
    aloft(now).fighters.length === fighters && before.mission === undefined,
  'training.over': ({ outcome }, { now }) => now.outcome === outcome,
  'quarters.replaced': ({ pilot: no }, { now, before }) =>
    pilot(now, no)?.replacement === true && pilot(before, no) === undefined,
  'quarters.skill': ({ pilot: no, ep }, { now }) => pilot(now, no)?.ep === ep,
  'quarters.cured': ({ pilot: no }, { now }) => pilot(now, no)?.penalty === undefined,
  'hospital.roll': ({ pilot: no, returns }, { now }) => (pilot(now, no)?.status === 'ready') === returns,
  'pilot.earns': ({ pilot: no, ep, has }, { now, before }) =>
    pilot(now, no)?.ep === has && pilot(before, no)?.ep === has - ep,
  'pilot.killed': ({ pilot: no }, { now, before }) =>
    pilot(now, no)?.status === 'killed' && pilot(before, no)?.status !== 'killed',
  'pilot.wounded': ({ pilot: no }, { now }) => pilot(now, no)?.status === 'wounded',
  'pilot.released': ({ pilot: no }, { now, before }) =>
    pilot(now, no)?.status === 'ready' && pilot(before, no)?.status === 'reserve',
  erosion: ({ pilot: no, result, lost }, { now, before }) => {
    if (result === 'experience') return now.ep === Math.max(0, before.ep - lost)
    if (result === 'serviceability') return now.deduction === before.deduction + lost
    return no === undefined || pilot(now, no)?.status !== 'ready'
  },
  'season.over': ({ outcome }, { now, before }) =>
    now.seasons.at(-1)?.outcome === outcome && now.seasons.length === before.seasons.length + 1,
  'campaign.over': ({ outcome }, { now }) => now.outcome === outcome,
  'mission.pilot': ({ pilot: no, became }, { now }) => {
    const flown = aloft(now).fighters.find(one => one.pilot === no)?.at
    if (became === 'home') return flown === 'home' || flown === 'exited'
    if (became === 'landed') return flown === 'home'
    return flown === (became === 'fate' ? 'fate' : 'lost')
  },
  'mission.logged': ({ no }, { now }) => now.log.length === no && now.mission === undefined,
  'setup.rolled': (facts, scene) => {
    const mission = aloft(scene.now)
    const at = facts.item
    if (!hasDie(scene, at)) return false
    if (facts.item === 'map') return mission.map === facts.is
    if (facts.item === 'type') return mission.type === facts.is
    if (facts.item === 'tp') return mission.tp === facts.is
    if (facts.item === 'limit') return mission.limit === facts.is
    if (facts.item === 'anchored') return mission.anchored.join() === facts.is.join()
    if (facts.item === 'sun') return (mission.sun ?? 'none') === facts.is
    if (facts.item === 'contrails') return mission.contrails === facts.is
    if (facts.item === 'operations') return mission.operations === facts.is
    if (facts.item === 'escort') return (mission.escort.type === undefined) === (facts.is === 'none')
    // The damage itself is told marker by marker.
    return facts.item === 'damage'
  },
  'setup.commanded': ({ item, ep }, { now, before }) =>
    now.ep === ep && before.ep > ep && aloft(now).commands.includes(item),
  'setup.operations': ({ op }, { now }) => aloft(now).op === op && now.deduction === 0,
  'setup.escort': ({ markers }, { now }) => aloft(now).escort.markers.length === markers,
  'setup.situation': ({ limit, tp }, { now }) => aloft(now).limit === limit && aloft(now).tp === tp,
  'operations.bought': ({ op, cost }, { now, before }) =>
    aloft(now).op === op && aloft(before).op === op + cost,
  'operations.fitted': ({ attachment, left }, { now, before }) =>
    aloft(now).stores[attachment] === left && aloft(before).stores[attachment] > left,
  'mission.aborted': (_, { now }) => aloft(now).aborted,
  'turn.begun': ({ turn }, { now, before }) => aloft(now).turn === turn && aloft(before).turn === turn - 1,
  'turn.mission-over': (_, { now }) => aloft(now).tp === 0,
  'entry.entered': isAt(({ box }) => box),
  'entry.delayed': ({ tp }, { now }) => aloft(now).tp === tp,
  'entry.contrails': ({ tp }, { now }) =>
    aloft(now).tp === tp && aloft(now).fighters.every(({ at }) => at === 'tail/level'),
  'entry.passed-over': 'tells',
  'move.moved': isAt(({ to }) => to),
  'exit.left': becomes(({ at }) => at === 'exited'),
  'return.barred': 'tells',
  'return.returned': isAt(({ to }) => to),
  'escort.skipped': 'tells',
  'escort.leaves': (_, { now }) => aloft(now).escort.markers.every(({ at }) => at === 'exited'),
  'escort.arrives': (_, { now, before }) =>
    aloft(now).escort.status === 'present' && aloft(before).escort.status === 'due',
  'escort.placed': (_, { now }) => aloft(now).escort.markers.every(({ at }) => at !== 'unplaced'),
  'escort.seen': ({ escort, number }, { now, before }) =>
    marker(now, escort)?.number === number && marker(before, escort)?.number === 0,
  'escort.sent': ({ escort, from, to }, { now, before }) => {
    const sent = marker(now, escort)
    return (
      sent?.at === to && marker(before, escort)?.at === from && (sent.at === 'dogfight') === sent.group > 0
    )
  },
  'escort.released': ({ escort }, { now }) => marker(now, escort)?.at === 'below-trailing',
  'station.rolled': 'tells',
  'combat.rolled': 'tells',
  'combat.kill': 'tells',
  'combat.shot-down': 'tells',
  'combat.nobody-left': 'tells',
  'combat.bail-out': 'tells',
  'combat.return': isAt(({ box }) => box),
  'combat.wiley': ({ fighter: no, to }, scene) => to === undefined || fighter(scene, no).at === to,
  'dogfight.entered': ({ fighters, escort, group }, scene) =>
    fighters.every(no => fighter(scene, no).group === group) && marker(scene.now, escort)?.group === group,
  'dogfight.goes-on': 'tells',
  'recovery.rolled': ({ fighter: no, serious, marker: taken }, { now, before }) => {
    const [is, was] = [aloft(now).fighters[no] as Fighter, aloft(before).fighters[no] as Fighter]
    const left = (one: Fighter) => one.hits.filter(hit => hit === taken).length
    return serious ? is.at === 'fate' && is.hits.length === 0 : left(is) === left(was) - 1
  },
  'blast.aimed': (_, { now, before }) => aloft(now).targets.length === aloft(before).targets.length + 1,
  'cable.check': ({ fighter: no }, { now }) => !aloft(now).targets.some(one => one.fighter === no),
  'cable.impact': ({ fighter: no, snags }, scene) => fighter(scene, no).cable !== snags,
  'rockets.doubles': 'tells',
  'rockets.location': ({ fighter: no }, scene) => fighter(scene, no).rockets === 'fired',
  'rockets.outside': 'tells',
  'rockets.effect': (_, { now, before }) =>
    aloft(now).detonations.length === aloft(before).detonations.length + 1,
  'rockets.bomber': 'tells',
  'far.fired': 'tells',
  'flak.window': 'tells',
  'cohesion.check': 'tells',
  'cohesion.becomes': ({ element: name, was, cohesion }, { now, before }) =>
    element(now, name).cohesion === cohesion && element(before, name).cohesion === was,
  'cohesion.detonation': 'tells',
  'cohesion.empty': ({ element: name }, { now, before }) =>
    element(now, name).empty && !element(before, name).empty,
  'cohesion.cleared': ({ proximity, detonations }, { now, before }) =>
    aloft(now).proximity.length + aloft(now).detonations.length === 0 &&
    aloft(before).proximity.length === proximity &&
    aloft(before).detonations.length === detonations,
  'leader.shift': ({ bomber: id, lead }, { now, before }) => {
    const place = (campaign: Campaign, of: string) => aloft(campaign).bombers.findIndex(one => one.id === of)
    return place(now, id) === place(before, lead) && place(now, lead) === place(before, id)
  },
  'score.bomber': ({ vp, how }, { now, before }) =>
    aloft(now).score.vp === aloft(before).score.vp + vp &&
    aloft(now).score[how] === aloft(before).score[how] + 1,
  'score.auxiliary': ({ ep, deduction }, { now }) => now.ep === ep && now.deduction === deduction,
  'fighter.lost': becomes(({ at }) => at === 'lost'),
  'fate.rolled': ({ fighter: no, fate }, scene) =>
    fighter(scene, no).at === (fate === 'lands' ? 'home' : 'fate'),
  'fate.bailed-out': 'tells',
  'approach.placed': becomes(({ at, space }, facts) => at === 'space' && space === facts.space),
  'approach.past': isAt(({ box }) => box),
  'engage.mode': ({ fighter: no, mode }, scene) => fighter(scene, no).mode === mode,
  'engage.maneuver': ({ fighter: no, maneuver }, scene) => fighter(scene, no).maneuver === maneuver,
  'collision.check': ({ marker: drawn }, { now }) => aloft(now).hand.includes(drawn),
  'collision.flyer': ({ kept, fighter: no }, scene) =>
    aloft(scene.now).hand.includes(kept) && fighter(scene, no).used.flyer > 0,
  'collision.exits': 'tells',
  'collision.escapes': ({ left }, { now }) => aloft(now).tp === left,
  'collision.veer': 'tells',
  'collision.impact': 'tells',
  'collision.crash': 'tells',
  'collision.bomber': 'tells',
  'collision.fighters': 'tells',
  'collision.debris': 'tells',
  'proximity.left': ({ marker: left }, { now, before }) =>
    aloft(now).proximity.at(-1)?.marker === left &&
    aloft(now).proximity.length === aloft(before).proximity.length + 1,
  'advantage.earned': ({ element: name, advantages }, { now }) =>
    advantages.every(one => Boolean(element(now, name)[one])),
  'advantage.spent': ({ element: name, advantage, left }, { now }) =>
    advantage === 'schwarm' ? element(now, name).schwarm === left : !element(now, name)[advantage],
  'attack.quick': becomes((one, facts) => one.mode === facts.mode),
  'burst.card': 'tells',
  'burst.results': 'tells',
  'burst.no-bomber': 'tells',
  'burst.passes': ({ fighter: no, to }, scene) => fighter(scene, no).space === to,
  'burst.timing': ({ fighter: no }, scene) => fighter(scene, no).used.timing > 0,
  'burst.no-ammo': becomes(({ ammo }) => ammo === 'none'),
  'burst.jam': becomes(({ ammo }) => ammo === 'jam'),
  'burst.again': 'tells',
  'burst.drops-back': isAt(() => 'tail/level'),
  'deck.shuffled': 'tells',
  'cup.empty': 'tells',
  'damage.no-ammo': 'tells',
  'damage.jam': 'tells',
  'damage.marker': ({ bomber: id, marker: laid }, { now }) => bomber(now, id)?.damage.at(-1) === laid,
  'damage.two': ({ kept }, { now }) => aloft(now).hand.includes(kept),
  'damage.catastrophe': 'tells',
  'damage.total': 'tells',
  'bomber.fallen': ({ bomber: id }, { now, before }) =>
    bomber(now, id)?.gone === 'fallen' && bomber(before, id)?.gone === undefined,
  'bomber.destroyed': ({ bomber: id }, { now, before }) =>
    bomber(now, id)?.gone === 'destroyed' && bomber(before, id)?.gone === undefined,
  'hit.proximity': 'tells',
  'hit.marker': ({ fighter: no, marker: laid }, scene) => fighter(scene, no).hits.at(-1) === laid,
  'hit.rookie': ({ kept }, { now }) => aloft(now).hand.includes(kept),
  'hit.disoriented': becomes((one, facts) => one.mode === facts.mode),
  'hit.sun': 'tells',
  'hit.cancelled': ({ fighter: no, by }, scene) =>
    by === 'sun' ? !fighter(scene, no).outOfTheSun : by === 'luck' ? fighter(scene, no).used.luck > 0 : true,
  'fire.card': 'tells',
  'fire.table': 'tells',
  'event.skips': 'tells',
  'event.falls-away': becomes(({ mode }) => mode === 'evasive'),
  'event.achtung': ({ escort, box }, { now }) => marker(now, escort)?.at === box,
  'event.bounced': 'tells',
  'event.confused': ({ tp }, { now }) => aloft(now).tp === tp,
  'event.debris': 'tells',
  'event.friendly-fire': 'tells',
  'event.strafe': 'tells',
  'break-away.blackout': 'tells',
  'break-away.placed': isAt(({ box }) => box),
}

/** Where every piece lies: what changes it tells so at that moment. */
export function places({ mission }: Campaign): string {
  if (mission === undefined) return ''
  return [
    ...mission.fighters.map(({ at, space }) => `${at}${space}`),
    ...mission.escort.markers.map(({ at, group }) => `${at}${group}`),
    ...mission.bombers.map(({ id, gone, damage }) => `${id}${gone}${damage.length}`),
    ...mission.elements.map(({ cohesion }) => cohesion),
    ...mission.detonations,
    ...mission.proximity.map(({ marker: left }) => left),
  ].join(' ')
}
