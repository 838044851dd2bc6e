import { capital, counted, type Logged, signed } from '@tallyho/engine'
import { byFate, CounterSvg, type Debriefing, type Fate, sinceLast, type Tone } from '@tallyho/kit'
import type { GruppeId, SquadronId } from '../pack/types.ts'
import { gruppe, isBomber, squadron } from '../rules/02-terms.ts'
import type { CombatBox, Hit } from '../rules/09-combat/combat.ts'
import { leadThatWins } from '../rules/16-victory.ts'
import type { Campaign } from '../state.ts'
import { dayWonTold } from '../text/desk.ts'
import { lostTold } from '../text/meant.ts'
import {
  clockName,
  dateName,
  gruppen as gruppenSaid,
  leadName,
  pointsName,
  squadronName,
} from '../text/names.ts'
import { factsIn, type Notes } from '../vocabulary.ts'
import { historyOf, type RaidTold } from './campaign/history.ts'
import { nextLevels } from './final/next.ts'
import { GruppeFace, SquadronFace, shownGruppe, shownSquadron } from './pieces/index.ts'

type UnitId = GruppeId | SquadronId

/** From fair to worst. The first two: it fought, or was attacked, and was not hurt. */
const ENDS = ['unhurt', 'steady', 'hit', 'away', 'battered', 'light-loss', 'heavy-loss'] as const
type End = (typeof ENDS)[number]

/** What happened to a unit over one target. */
interface Sortie {
  readonly target: string
  /** RE-6.1.d It waited over the Channel. */
  onPatrol: boolean
  /** RE-10.1.a Whoever was over the target and brought something to the attack. */
  struck: 'bombed' | 'attacked' | undefined
  /** RE-11.1 The side that it came home with: by the evening it lies on the side that the rules of recovery want. */
  full: boolean
  /** The worst that a fight or an event there did to it; undefined: nobody fought it. */
  end: End | undefined
}

/** RE-4.II.13.d After a Raid Day: what became of each Gruppe and squadron that was in the air, raid by raid, and the score. */
export const afterDay: Debriefing<Campaign, Notes['day-over']> = (_, campaign, log) => {
  const notes = sinceLast<Notes>(log, 'day-over')
  const { gruppen, squadrons } = sortiesIn(campaign, notes)
  if (gruppen.size === 0) return undefined
  const today = historyOf(campaign, log).days.at(-1)
  const raids = today?.raids ?? []
  const own = [...gruppen].map(([id, flown]) => gruppeFate(campaign, id, flown))
  const theirs = [...squadrons].map(([id, flown]) => squadronFate(campaign, id, flown))
  const best = Math.min(-1, ...raids.map(({ by }) => by))
  return {
    title: `After ${dateName(campaign.day)}`,
    where: `Raid Day ${campaign.raidDay}, ${dateName(campaign.day)} 1940`,
    sum: `${wonOf(campaign)}${sumOf(raids, own, theirs)}`,
    parties: [
      { title: 'The raids', each: raids.map((raid, no) => raidFate(raid, no, raid.by === best)) },
      { title: 'Your Gruppen', each: byFate(own) },
      ...(theirs.length > 0
        ? [{ title: 'Fighter Command', theirs: true, each: byFate(theirs) } as const]
        : []),
    ],
    means: [
      `The day brings ${pointsName((today?.after ?? 0) - (today?.before ?? 0))}.`,
      `${capital(leadName(campaign.vp))}.`,
      ...(campaign.scenario === 'prelude' ? nextLevels(campaign, log).map(line => `${line}.`) : []),
    ],
  }
}

/** RE-16.a A single day is won or not when it ends; RE-12.b more than one goes on. */
function wonOf(campaign: Campaign): string {
  const needed = campaign.scenario === 'prelude' ? leadThatWins(campaign) : undefined
  return needed === undefined ? '' : `${dayWonTold(needed, 0 - campaign.vp)} `
}

/** Who flew to which target and what became of them there, in the order in which they took off. */
function sortiesIn(campaign: Campaign, notes: readonly Logged[]) {
  const gruppen = new Map<GruppeId, Sortie[]>()
  const squadrons = new Map<SquadronId, Sortie[]>()
  let target = ''
  const flies = <Id extends UnitId>(of: Map<Id, Sortie[]>, ids: readonly Id[], onPatrol = false) => {
    for (const id of ids)
      of.set(id, [...(of.get(id) ?? []), { target, onPatrol, struck: undefined, full: true, end: undefined }])
  }
  const last = (id: UnitId) => (gruppen.get(id) ?? squadrons.get(id))?.at(-1)
  const suffers = (id: UnitId, end: End, side: Hit['side']) => {
    const sortie = last(id)
    if (!sortie) return
    sortie.end = worseOf(sortie.end, end)
    sortie.full = side === 'full'
  }
  for (const note of notes) {
    const facts = factsIn([note])
    for (const one of facts('raid-begins')) target = one.target
    for (const { boxes } of facts('deployed')) {
      flies(gruppen, [...boxes.hunt, ...boxes.bomber, ...boxes.escort])
      flies(gruppen, boxes.patrol, true)
    }
    // RE-6.21.a It closes up as escort.
    for (const one of facts('no-warning'))
      for (const id of one.gruppen) {
        const sortie = last(id)
        if (sortie) sortie.onPatrol = false
      }
    for (const one of facts('responds')) flies(squadrons, one.squadrons)
    for (const one of facts('decoy-response')) flies(squadrons, one.squadrons)
    for (const { strengths } of facts('bombing'))
      for (const { gruppe: id, by } of strengths) {
        const sortie = last(id)
        if (sortie && by > 0) sortie.struck = isBomber(campaign, id) ? 'bombed' : 'attacked'
      }
    for (const { hits, box } of facts('combat'))
      for (const hit of hits) suffers(hit.unit, endOf(hit, box), hit.side)
    // RE-CP.T6.b Flak, or the weather on the way.
    for (const { units } of facts('event-reduces')) for (const unit of units) suffers(unit, 'hit', 'reduced')
    for (const { units } of facts('event-loss')) for (const unit of units) suffers(unit, 'light-loss', 'full')
  }
  return { gruppen, squadrons }
}

/** RE-9.21.a What a combat did to one unit: it stays or leaves, with its full strength or without. */
function endOf({ result, to, side }: Hit, box: CombatBox): End {
  // RE-9.23.b Escorts leave unhurt as well, once the fight is over: nobody drove them.
  if (result === '-') return box === 'hunt' || to === 'inflight' ? 'unhurt' : 'steady'
  if (to === 'light-loss' || to === 'heavy-loss') return to
  if (to === 'stays') return side === 'full' ? 'steady' : 'hit'
  return side === 'full' ? 'away' : 'battered'
}

const worseOf = (...ends: readonly (End | undefined)[]) => ENDS.findLast(end => ends.includes(end))

const worstOf = (flown: readonly Sortie[]) => worseOf(...flown.map(({ end }) => end))

function toneOf(flown: readonly Sortie[]): Tone {
  const worst = worstOf(flown)
  if (worst === 'heavy-loss' || worst === 'light-loss') return 'grave'
  return flown.some(({ struck }) => struck) ? 'good' : 'plain'
}

/** A stamp, and what is said of it. A squadron that has fought flies home; a Gruppe is driven off. */
const SAID: Readonly<
  Record<'gruppe' | 'squadron', Readonly<Record<End, readonly [stamp: string, so: string]>>>
> = {
  gruppe: {
    unhurt: ['home', 'fought, unhurt'],
    steady: ['home', 'met by squadrons, and held its course'],
    hit: ['reduced', 'reduced, and flew on'],
    away: ['driven home', 'driven home'],
    battered: ['driven home', 'driven home, reduced'],
    'light-loss': ['light loss', 'light losses, and out of the battle for now'],
    'heavy-loss': ['heavy loss', 'heavy losses, and out of the battle for long'],
  },
  squadron: {
    unhurt: ['home', 'fought, unhurt'],
    steady: ['home', 'fought, unhurt'],
    hit: ['reduced', 'fought, and was reduced'],
    away: ['home', 'fought, and flew home'],
    battered: ['reduced', 'fought, and flew home reduced'],
    'light-loss': ['light loss', 'light losses, and out of the battle for now'],
    'heavy-loss': ['heavy loss', 'heavy losses, and out of the battle for long'],
  },
}

/** Target by target: `Bombed Kenley; flew to Rochford: light losses, and out of the battle for now.` */
function fateOf(kind: 'gruppe' | 'squadron', id: UnitId, flown: readonly Sortie[]): Omit<Fate, 'name'> {
  const said = SAID[kind]
  const came = kind === 'gruppe' ? 'flew to' : 'up against the raid on'
  const parts = flown.map(({ target, onPatrol, struck, end }) => {
    const there = onPatrol ? 'waited over the Channel for the raid on' : (struck ?? came)
    const did = `${there} ${target}`
    return end ? `${did}: ${said[end][1]}` : did
  })
  const worst = worstOf(flown)
  return {
    ref: `${kind}:${id}`,
    fate: worst ? said[worst][0] : 'home',
    tone: toneOf(flown),
    words: `${capital(parts.join('; '))}.`,
  }
}

const isFull = (flown: readonly Sortie[]) => flown.at(-1)?.full ?? true

function gruppeFate(campaign: Campaign, id: GruppeId, flown: readonly Sortie[]): Fate {
  const unit = { ...gruppe(campaign, id), full: isFull(flown) }
  const asItCame = { ...campaign, gruppen: { ...campaign.gruppen, [id]: unit } }
  return {
    ...fateOf('gruppe', id, flown),
    name: id,
    picture: (
      <CounterSvg size={44}>
        <GruppeFace {...shownGruppe(asItCame, id)} />
      </CounterSvg>
    ),
  }
}

function squadronFate(campaign: Campaign, id: SquadronId, flown: readonly Sortie[]): Fate {
  const unit = { ...squadron(campaign, id), full: isFull(flown) }
  const asItCame = { ...campaign, squadrons: { ...campaign.squadrons, [id]: unit } }
  return {
    ...fateOf('squadron', id, flown),
    name: squadronName(id),
    picture: (
      <CounterSvg size={44}>
        <SquadronFace {...shownSquadron(asItCame, id)} />
      </CounterSvg>
    ),
  }
}

function raidFate(
  { target, segment, by, met, bombs, gruppen, squadrons }: RaidTold,
  no: number,
  best: boolean,
): Fate {
  const came = met === 0 ? 'no squadron meets it' : counted(met, 'squadron meets it', 'squadrons meet it')
  const did = bombs > 0 ? `the bombs bring ${counted(bombs, 'point')}` : 'the bombs bring nothing'
  const lost = lostTold(gruppen.length, squadrons.length)
  return {
    ref: `raid:${no}`,
    name: `The raid on ${target}`,
    fate: by === 0 ? 'even' : `${signed(-by)} ${Math.abs(by) === 1 ? 'point' : 'points'}`,
    tone: by < 0 ? 'good' : by > 0 ? 'bad' : 'plain',
    words: `${clockName(segment)}: ${came}; ${did}; ${lost}.`,
    ...(best && { best }),
  }
}

function sumOf(raids: readonly RaidTold[], own: readonly Fate[], theirs: readonly Fate[]): string {
  const lost = (fates: readonly Fate[]) => {
    const count = fates.filter(({ tone }) => tone === 'bad' || tone === 'grave').length
    return count === 0 ? 'none was lost' : `${counted(count, 'was', 'were')} lost`
  }
  return `${counted(raids.length, 'raid')}. ${gruppenSaid(own.length)} flew and ${lost(own)}; ${counted(theirs.length, 'squadron')} rose and ${lost(theirs)}.`
}
