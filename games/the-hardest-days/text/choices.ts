import type { Choice, Option } from '@tallyho/engine'
import type { SquadronOption } from '../rules/02-terms/choices.ts'
import { groupsIn, groupsOf, isFighter, LAST_SEGMENT, squadronOf } from '../rules/02-terms/terms.ts'
import type { GreenOption } from '../rules/03-set-up.ts'
import type { PatrolBoxOption } from '../rules/05-patrol.ts'
import type { EscortSectionOption } from '../rules/08-deployment/deployment.ts'
import type { RouteOption } from '../rules/09-raid-movement.ts'
import type { MoveBoxOption } from '../rules/10-squadron-movement.ts'
import type { AttemptOption, RaidOption } from '../rules/11-interception.ts'
import type { EscortAttackOption } from '../rules/12-combat/bomber-combat.ts'
import type { ExcessOption, SetAsideOption, ShiftOption } from '../rules/12-combat/combat.ts'
import type { PairOption, SectionOption } from '../rules/12-combat/pairing.ts'
import type { TacticsOption } from '../rules/17-events/approach-events.ts'
import type { DecoyOption } from '../rules/17-events/target-events.ts'
import type { Day, Raid } from '../state.ts'
import { escortWords, pairWords } from './fights.ts'
import {
  capital,
  count,
  groupWithRating,
  listed,
  refName,
  regionName,
  signed,
  spaceName,
  squadronName,
  squadronWithHome,
  squadronWithRating,
  squadronWithState,
  targetName,
  trackName,
} from './names.ts'

/** The question of a choice, and each of its options. */
interface ChoiceWords<O extends Option> {
  ask(day: Day, choice: Choice<O>): string
  option(day: Day, option: O, choice: Choice<O>): string
}

export const CHOICES: Readonly<Record<string, ChoiceWords<Option>>> = {
  'green-squadron': say<GreenOption>({
    ask: (_, { options }) => `Which squadron of sector ${options[0]?.sector} has green pilots?`,
    option: (day, { squadron }) => squadronWithHome(day, squadron),
  }),
  'patrol-squadron': say<SquadronOption>({
    ask: day => {
      const limit = day.segment === LAST_SEGMENT ? ` (${day.patrols} of 13 at 1800)` : ''
      return `Raids form up over France: ${listed(day.forming.map(regionName))}. Who goes on patrol?${limit}`
    },
    option: (day, { squadron }) =>
      squadron === undefined ? 'Nobody else goes on patrol' : squadronWithHome(day, squadron),
  }),
  'patrol-box': say<PatrolBoxOption>({
    ask: (_, choice) => `Where does ${squadronName(about(choice, 'squadron'))} patrol?`,
    option: (day, { space, altitude }) => `${spaceName(day, space)}, ${altitude}`,
  }),
  'escort-section': say<EscortSectionOption>({
    ask: (_, choice) => `${about(choice, 'group')} has no bombers beside it. Which section does it escort?`,
    option: (_, { section }) => capital(section),
  }),
  tactics: say<TacticsOption>({
    ask: (_, { options }) => {
      const by = options[0]?.by ?? 0
      return `${by < 0 ? 'Hunter' : 'Squadron'} Tactics: which hunter has ${signed(by)} in its first combat?`
    },
    option: (day, { group }) => groupWithRating(day, group),
  }),
  'vectored-away': say<SquadronOption>({
    ask: () => 'Vectored away: which squadron flies home without a fight?',
    option: (day, { squadron = '' }) => squadronInTheAir(day, squadron),
  }),
  'raid-order': say<RaidOption>({
    ask: () => 'Several raids share this space. Which is met first?',
    option: (day, { raid }) => capital(raidWithGroups(day, raid)),
  }),
  intercepted: say<SquadronOption>({
    ask: (_, choice) => `The hunters of raid ${about(choice, 'raid')} bounce a squadron. Which one?`,
    option: (day, { squadron = '' }) => squadronAtHeight(day, squadron),
  }),
  join: say<SquadronOption>({
    ask: (day, choice) => `Who attacks ${raidWithGroups(day, Number(about(choice, 'raid')))}?`,
    option: (day, { squadron }) =>
      squadron === undefined ? 'Nobody else joins' : squadronAtHeight(day, squadron),
  }),
  'join-attempt': say<AttemptOption>({
    ask: (day, choice) =>
      `Squadrons at other levels may try to reach ${raidWithGroups(day, Number(about(choice, 'raid')))}. Roll for it?`,
    option: (_, { attempt }) =>
      attempt
        ? 'Roll: on 1-3 those above may join with the height, on 1-2 those below too'
        : 'Do not roll: they stay where they are',
  }),
  evade: say<SquadronOption>({
    ask: () => 'Which squadron evades the hunters and slips past to the Bomber Box?',
    option: (day, { squadron = '' }) => squadronWithRating(day, squadron),
  }),
  'hunt-section': say<SectionOption>({
    ask: (_, choice) => `Raid ${about(choice, 'raid')}, Hunt Box: which section fights next?`,
    option: (_, { section }) => capital(section),
  }),
  'bomber-section': say<SectionOption>({
    ask: (_, choice) => `Raid ${about(choice, 'raid')}, Bomber Box: which section fights next?`,
    option: (_, { section }) => capital(section),
  }),
  'set-aside': say<SetAsideOption>({
    ask: (_, choice) => `${sectionAsked(choice)}: one side has more. Which unit stands aside?`,
    option: (day, { squadron, group }) =>
      squadron === undefined
        ? `${groupWithRating(day, group ?? '')}: does not attack`
        : `${squadronWithRating(day, squadron)}: waits until the pairs have fought`,
  }),
  pair: say<PairOption>({
    ask: (_, choice) => `${sectionAsked(choice)}: which pair fights next?`,
    option: (day, option, choice) =>
      pairWords(day, option, raidAsked(day, choice), 'against', 'squadron-hunt'),
  }),
  excess: say<ExcessOption>({
    ask: (_, choice) => `${sectionAsked(choice)}: what do the squadrons in excess do?`,
    option: (day, { squadron, group }, choice) =>
      group === undefined
        ? `${squadronWithRating(day, squadron)}: moves on to the Bomber Box`
        : pairWords(day, { squadron, group }, raidAsked(day, choice), 'attacks', 'squadron-hunt'),
  }),
  shift: say<ShiftOption>({
    ask: (_, choice) => `Raid ${about(choice, 'raid')}, Bomber Box: does a squadron change section?`,
    option: (day, { squadron, section }, choice) =>
      squadron === undefined || section === undefined
        ? 'Nobody else changes section'
        : `${squadronWithRating(day, squadron)}: to the ${section} section (${foesIn(day, choice, section)})`,
  }),
  attack: say<PairOption>({
    ask: (_, choice) => `${sectionAsked(choice)}: which squadron attacks, and whom?`,
    option: (day, option, choice) =>
      pairWords(day, option, raidAsked(day, choice), 'attacks', 'squadron-own'),
  }),
  'escort-attack': say<EscortAttackOption>({
    ask: (_, choice) => `${sectionAsked(choice)}: a close escort attacks. Which one, and whom?`,
    option: (day, option, choice) => escortWords(day, option, raidAsked(day, choice)),
  }),
  decoy: say<DecoyOption>({
    ask: () => 'One raid on its coast track was a decoy: its groups are back at their airbases. Which?',
    option: (day, { raid }) => capital(raidWithGroups(day, raid)),
  }),
  'radio-confusion': say<SquadronOption>({
    ask: () => 'Radio confusion: which squadron of a crowded space flies home?',
    option: (day, { squadron = '' }) => squadronInTheAir(day, squadron),
  }),
  disperse: say<SquadronOption>({
    ask: (_, choice) =>
      `${targetName(about(choice, 'target'))} is bombed: which squadron is dispersed to its Landing box?`,
    option: (day, { squadron = '' }) => squadronOnTheGround(day, squadron),
  }),
  'aircraft-destroyed': say<SquadronOption>({
    ask: (_, choice) =>
      `Aircraft burn at ${targetName(about(choice, 'target'))}: which squadron takes a Light Loss (1 VP)?`,
    option: (day, { squadron = '' }) => squadronWithHome(day, squadron),
  }),
  'recovery-route': say<RouteOption>({
    ask: (_, choice) => `Raid ${about(choice, 'raid')} makes for the coast. Which way?`,
    option: (day, { space }) => `By ${spaceName(day, space)}`,
  }),
  'move-squadron': say<SquadronOption>({
    ask: () => 'Which squadron moves?',
    option: (day, { squadron }) =>
      squadron === undefined ? 'Nobody else moves' : moverOption(day, squadron),
  }),
  'move-box': say<MoveBoxOption>({
    ask: (_, choice) => `Where does ${squadronName(about(choice, 'squadron'))} go?`,
    option: (day, { space, box }) => `${spaceName(day, space)}, ${box}`,
  }),
}

/** Words for options of one kind, put with the others. The rule that asks gives its own kind of options. */
function say<O extends Option>(words: ChoiceWords<O>): ChoiceWords<Option> {
  return words as ChoiceWords<Option>
}

/** The id of what a question is about: `2` of `raid:2`. */
function about({ about: refs = [] }: Choice, kind: string): string {
  return refs.find(ref => ref.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? ''
}

/** `Raid 2, Hunt Box, left`. */
function sectionAsked(choice: Choice): string {
  return refName(`section:${about(choice, 'section')}`)
}

/** The raid whose section is asked about. */
function raidAsked(day: Day, choice: Choice): Raid | undefined {
  return raidNumbered(day, Number(about(choice, 'section').split('/')[0]))
}

function raidNumbered(day: Day, number: number): Raid | undefined {
  return day.raids.find(raid => raid.number === number)
}

/** `raid 2 (LF3 B, 9 groups, 4 of them hunters, MED)`. */
function raidWithGroups(day: Day, number: number): string {
  const raid = raidNumbered(day, number)
  if (!raid) return `raid ${number}`
  const known = raid.deployed
    ? [
        count(groupsOf(day, raid).length, 'group'),
        count(groupsIn(day, raid, 'hunt').length, 'hunter'),
        raid.altitude,
      ]
    : raid.size === undefined
      ? []
      : [count(raid.size, 'group')]
  return `raid ${number} (${[trackName(raid.track), raid.effort, ...known].join(', ')})`
}

/** `54 Squadron (Spitfire, rating 4), HIGH`. */
function squadronAtHeight(day: Day, id: string): string {
  const { place } = squadronOf(day, id)
  return `${squadronWithRating(day, id)}${place.at === 'airborne' ? `, ${place.altitude}` : ''}`
}

/** The same with its space, where they may be in several. */
function squadronInTheAir(day: Day, id: string): string {
  const { place } = squadronOf(day, id)
  return `${squadronAtHeight(day, id)}${place.at === 'airborne' ? ` in ${place.space}` : ''}`
}

const GROUND: Readonly<Record<string, string>> = {
  ready: 'READY',
  scramble: 'SCRAMBLE',
  rearm: 'Re-Arm',
  landing: 'Landing',
}

function squadronOnTheGround(day: Day, id: string): string {
  return `${squadronWithHome(day, id)}, ${GROUND[squadronOf(day, id).place.at] ?? ''}`
}

function moverOption(day: Day, id: string): string {
  const { place } = squadronOf(day, id)
  if (place.at === 'ready') return `${squadronWithHome(day, id)}: scrambles`
  if (place.at !== 'airborne') return `${squadronWithHome(day, id)}: takes off to LOW`
  return `${squadronWithState(day, id)}: at ${place.altitude} in ${spaceName(day, place.space)}`
}

/** `2 bombers, 1 escort`: who waits in a section of the Bomber Box. */
function foesIn(day: Day, choice: Choice, section: 'left' | 'centre' | 'right'): string {
  const raid = raidNumbered(day, Number(about(choice, 'raid')))
  if (!raid) return ''
  const inBox = groupsIn(day, raid, 'bomber', section)
  const bombers = inBox.filter(group => !isFighter(group)).length
  const counts = [count(bombers, 'bomber'), count(groupsIn(day, raid, 'escort', section).length, 'escort')]
  if (inBox.length > bombers) counts.push(count(inBox.length - bombers, 'strafer'))
  return counts.join(', ')
}
