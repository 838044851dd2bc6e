import { type Choice, capital, counted, firstOf, listed, percent, type Said } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { BoxId } from '../pack/types.ts'
import { box, isBox } from '../rules/05-map/boxes.ts'
import { meets } from '../rules/05-map/dice.ts'
import { fighterName, missionOf } from '../rules/05-map/table.ts'
import { CONTRAILS_COST, DELAY_COST } from '../rules/07-move/entry.ts'
import { canMove, type MoveOption, type MoverOption } from '../rules/07-move/move.ts'
import { seriousFor } from '../rules/11-recovery.ts'
import type { Campaign, Fighter, FighterNo } from '../state.ts'
import { hitMarker } from './20-damage.ts'
import { allIn, costs } from './about.ts'
import { ALTITUDE_NAMES, boxName, fighterCalled, HIT_NAMES, POSITION_NAMES, traitsOf } from './names.ts'
import { backIn, escortAt, fireFrom, isArmed, isInTime } from './reach.ts'
import type { Chapter } from './words.ts'

/** Turn, entry, Move Phase, Return Phase, Recovery Phase. */

/** More are counted than named: their names stand on the map. */
const NAMED = 3

const tactical = (tp: number): string => counted(tp, 'Tactical Point')

function price(tp: number): string {
  return tp > 0 ? ` (${tactical(tp)})` : ''
}

/** The way back, and the turn in which he can go in again. */
function backBy(campaign: Campaign, to: BoxId, no: FighterNo): Said {
  const fighter = missionOf(campaign).fighters[no]
  const why = !isInTime(campaign, to)
    ? 'no time for another attack'
    : fighter && !isArmed(fighter)
      ? 'nothing left to shoot with'
      : ''
  const so = withEscort(campaign, to, why)
  return {
    head: `Return to ${boxName(to)}`,
    ...(so && { so }),
    ...(why === '' && { figures: [{ of: 'attacks', is: `turn\u00a0${backIn(campaign, to)}` }] }),
  }
}

/** What is to be met in a box this turn, behind what else is said of it. */
function withEscort(campaign: Campaign, to: BoxId, so: string): string {
  return [so, escortAt(campaign, to)].filter(Boolean).join('; ')
}

function together(campaign: Campaign, where: string, fighters: readonly Fighter[]): Said {
  const names = fighters.map(one => fighterName(campaign, one))
  const who = names.length > NAMED ? `${names.length} fighters` : listed(names)
  return { head: where, so: `${who}: choose where to` }
}

/** A single fighter, by what tells him from the others. */
function oneOf(campaign: Campaign, no: FighterNo): Said {
  const fighter = missionOf(campaign).fighters[no]
  const so = fighter ? traitsOf(campaign, fighter) : ''
  const head = fighterCalled(campaign, no)
  return so === '' ? head : { head, so }
}

function moverWords(campaign: Campaign, { fighter, box }: MoverOption): Said {
  if (fighter !== undefined) return oneOf(campaign, fighter)
  if (box === undefined) return 'Done moving'
  const all = campaign.mission?.fighters.filter(one => one.at === box && canMove(one)) ?? []
  return together(campaign, `All in ${boxName(box)}`, all)
}

/** SR-SIT-10 Whoever is not in an Approach Box now could go in in the next turn. */
function waitingIn(campaign: Campaign, to: BoxId): string {
  const { turn, limit } = missionOf(campaign)
  const { position } = box(to)
  const next =
    turn >= limit
      ? 'no time for another attack'
      : position
        ? `attack in turn ${turn + 1}: ${fireFrom(campaign, position)}`
        : ''
  return withEscort(campaign, to, next)
}

/** Who flies home: what was decided is read beside other decisions. */
function homeWords(campaign: Campaign, choice: Pick<Choice, 'about'>): string {
  const from = firstOf('box', choice.about)
  const all = from === undefined ? choice.about : undefined
  const who = from === undefined ? allIn(campaign, choice) : `all in ${boxName(from)}`
  return `${capital(who)} ${all?.length === 1 ? 'flies' : 'fly'} home, out of this mission`
}

function moveWords(campaign: Campaign, { way, to, tp }: MoveOption, choice: Choice): Said {
  // Said by row like all the others: one that is not would leave the sides without their names.
  if (way === 'exit') return { row: 'Leave', cell: homeWords(campaign, choice) }
  if (to === undefined) {
    const here = boxOf(campaign, choice.about)
    return here ? { head: 'Stay here', so: waitingIn(campaign, here) } : 'Stay here'
  }
  const { kind, position, altitude } = box(to)
  if (kind !== 'approach' || !position || !altitude) {
    const so = waitingIn(campaign, to)
    const row = position ? POSITION_NAMES[position] : boxName(to)
    const height = position && altitude ? ALTITUDE_NAMES[altitude] : boxName(to)
    const head = `${height}${tp > 0 ? ` (${tp}\u00a0TP)` : ''}`
    return { row, cell: so === '' ? head : `${head}: ${so}` }
  }
  return {
    row: 'This turn',
    cell: `Go in: attack from ${POSITION_NAMES[position]} ${ALTITUDE_NAMES[altitude]}${price(tp)}: ${fireFrom(campaign, position)}`,
  }
}

/** Where those stand who are asked about. */
function boxOf({ mission }: Campaign, about: Choice['about']): BoxId | undefined {
  const at = firstOf('box', about) ?? mission?.fighters[Number(firstOf('fighter', about))]?.at
  return at !== undefined && isBox(at) ? at : undefined
}

/** SR-MOV-11 A way in from below, with the fire that is met from that side. */
export function entryWords(campaign: Campaign, to: BoxId): { readonly head: string; readonly so: string } {
  return { head: boxName(to), so: withEscort(campaign, to, fireFrom(campaign, box(to).position ?? 'nose')) }
}

function thoseIn(campaign: Campaign, choice: Pick<Choice, 'about'>): string {
  const { length } = choice.about ?? []
  return length > NAMED ? `all ${length}` : allIn(campaign, choice)
}

export const MOVES = {
  asks: {
    'entry.contrails': {
      question: 'How does the staffel come in?',
      answer: (_, { id }) =>
        id === 'contrails'
          ? {
              head: 'Hidden in the contrails',
              so: 'all to Tail Level; the escort may be dodged',
              figures: [costs(CONTRAILS_COST, 'TP')],
            }
          : { head: 'From below, or later', so: 'into any Low box', figures: [costs(0, 'TP')] },
    },
    'entry.next': {
      question: (_, { options }) =>
        options.length > 1 ? 'Where does the staffel enter?' : 'Who enters next?',
      answer: (campaign, { fighter }) =>
        fighter === undefined
          ? { head: 'All together', so: 'choose where, or wait' }
          : oneOf(campaign, fighter),
    },
    'entry.to': {
      question: (campaign, choice) =>
        `Where ${(choice.about ?? []).length > 1 ? 'do' : 'does'} ${thoseIn(campaign, choice)} enter?`,
      answer: (campaign, { way, to }) => {
        if (to !== undefined) return entryWords(campaign, to)
        return way === 'delay'
          ? {
              head: 'Wait for a later turn',
              so: 'each turn, however many wait',
              figures: [costs(DELAY_COST, 'TP')],
            }
          : 'Stay out of this mission'
      },
    },
    'move.next': {
      question: 'Who moves next?',
      answer: moverWords,
    },
    'move.to': {
      question: (campaign, choice) => {
        const box = firstOf('box', choice.about)
        return box === undefined
          ? `Where to with ${allIn(campaign, choice)}?`
          : `Where to from ${boxName(box)}?`
      },
      answer: moveWords,
    },
    'return.to': {
      question: (campaign, choice) => `${allIn(campaign, choice)}: another run?`,
      answer: (campaign, { id, box: to }, choice) => {
        if (to !== undefined) return backBy(campaign, to, Number(firstOf('fighter', choice.about)))
        return id === 'all' ? 'Return, and so do all the others' : homeWords(campaign, choice)
      },
    },
    'recovery.next': {
      question: 'Whose hit is looked at next?',
      answer: (campaign, { fighter }) =>
        fighter === undefined ? 'All, one after the other' : fighterCalled(campaign, fighter),
    },
    'recovery.marker': {
      // SR-REC-04 The rest of the hits go with him: what becomes of him is rolled for that one alone.
      question: (campaign, choice) => `${allIn(campaign, choice)}: which hit is looked at first?`,
      answer: (campaign, { marker }) => {
        const { type, number } = packOf(campaign).hit(marker)
        return {
          head: `${HIT_NAMES[type]} hit`,
          so: 'else the next is looked at',
          figures: [{ of: 'serious', is: percent((number - 1) / 10), tone: 'bad' }],
        }
      },
    },
  },
  rolls: {
    'recovery.roll': {
      what: (campaign, { about }) =>
        `How bad is the hit on ${fighterCalled(campaign, Number(firstOf('fighter', about)))}?`,
      outcome: (_, { id }, { against = 0 }) =>
        meets(seriousFor(against), Number(id))
          ? 'serious: he drops out of the mission'
          : 'a scratch: he flies on',
    },
  },
  notes: {
    'turn.begun': ({ turn, limit, tp }) =>
      `Turn ${turn} of ${limit}.${tp > 0 ? ` ${counted(tp, 'Tactical Point')} left.` : ''}`,
    'turn.mission-over': ({ turn, why }) =>
      why === 'limit'
        ? `Turn ${turn} was the last: fuel sends everybody home.`
        : 'No fighter is left around the formation: the mission is over.',
    'entry.entered': ({ name, box }) => `${name} enters at ${boxName(box)}.`,
    'entry.delayed': ({ name }) => `${name} waits for a later turn.`,
    'entry.contrails': ({ fighters, cost }) =>
      `Out of the contrails ${counted(fighters, 'fighter')} ${fighters === 1 ? 'enters' : 'enter'} at Tail Level (${tactical(cost)}).`,
    'entry.passed-over': ({ turn }) => `Turn ${turn} passes without the staffel.`,
    'move.moved': ({ name, from, to, tp }) =>
      `${name} moves from ${boxName(from)} to ${boxName(to)}${price(tp)}.`,
    'exit.left': ({ name, from }) =>
      from === 'reserve'
        ? `${name} stays out of this mission.`
        : from === 'dogfight'
          ? `${name} is far from the bombers after the dogfight: he flies home, out of this mission.`
          : `${name} leaves the formation behind and is out of this mission.`,
    'return.barred': ({ name, to }) => `${boxName(to)} is anchored: ${name} cannot come back there.`,
    'return.returned': ({ name, to }) => `${name} comes back to ${boxName(to)}.`,
    'recovery.rolled': ({ name, hit, number, die, serious }) =>
      `${name}: ${hitMarker({ type: hit, number }, ' hit')}, die ${die}: ${serious ? 'serious, he drops out' : 'a scratch'}.`,
  },
} satisfies Chapter
