import type { Facts } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { FlakGuns } from '../pack/types.ts'
import { nameOf } from '../rules/01-words/geometry.ts'
import type { CornerOption, GunOption, ZoneOption } from '../rules/14-surface/barrage.ts'
import type { FireOption, SupportOption } from '../rules/14-surface/direct-fire.ts'
import type { Gun, ZoneSource } from '../rules/14-surface/zones.ts'
import type { Battle } from '../state.ts'
import { surfaceName } from './bombing.ts'
import { counted, rollIn, unitIn, unitName } from './names.ts'
import type { ChapterWords } from './words.ts'

const GUN_WORDS: Readonly<Record<FlakGuns['type'], string>> = {
  S: 'small arms',
  L: 'light flak',
  H: 'heavy flak',
}

/** `heavy flak of Battleship Yamato (strength 1)`. */
function gunName(battle: Battle, { surface, gun }: Gun): string {
  const type = battle.surface[surface]?.type
  const rating = type === undefined ? undefined : packOf(battle).surface(type).flak[gun]
  return `${rating ? GUN_WORDS[rating.type] : 'guns'} of ${surfaceName(battle, surface)} (strength ${rating?.strength ?? 0})`
}

function sourceName(battle: Battle, source: ZoneSource): string {
  return 'balloon' in source ? 'the balloon cable' : gunName(battle, source)
}

function resultWords({ result }: Facts): string {
  if (result === '-') return 'no effect'
  if (result === 'C') return 'the formation is shaken'
  return result === 'd6' ? 'a hail of hits' : counted(result, 'hit')
}

function flakLine(facts: Facts): string {
  const by = facts.source === 'balloon' ? 'A balloon cable' : `Flak of ${facts.source}`
  const support = Number(facts.support) > 0 ? ` with ${counted(facts.support, 'more flak unit')}` : ''
  const aim = Number(facts.bomb) < 0 ? ` Its attack suffers ${facts.bomb}.` : ''
  return `${by}${support}, ${facts.mode === 'direct' ? 'direct fire' : 'barrage'} on ${unitIn(facts)}: ${rollIn(facts)}, ${resultWords(facts)}.${aim}`
}

export const FLAK: ChapterWords = {
  choices: {
    'flak.zone': {
      question: battle =>
        `${battle.flight ? unitName(battle, battle.flight.unit) : 'A unit'} flew through more than one flak zone. Which one rolls? The others add 1 each.`,
      answer: (battle, option) => sourceName(battle, (option as ZoneOption).source),
    },
    'flak.gun': {
      question: () => 'Lay, shift or lift a barrage? Guns with a barrage out cannot aim at single units.',
      answer: (battle, option) => {
        const { gun } = option as GunOption
        return gun === undefined ? 'No (more) changes' : gunName(battle, gun)
      },
    },
    'flak.corner': {
      question: () => 'Where does the barrage burst? It covers the four squares around the corner.',
      answer: (_, option) => {
        const { corner } = option as CornerOption
        return corner === undefined ? 'Lift the barrage' : `Right of and above ${nameOf(corner)}`
      },
    },
    'flak.fire': {
      question: () => 'Which flak fires, and at whom? Each unit can be shot at once a turn.',
      answer: (battle, option) => {
        const { gun, target } = option as FireOption
        if (gun === undefined) return 'Hold fire'
        return `${gunName(battle, gun)} at ${unitName(battle, target)}`
      },
    },
    'flak.support': {
      question: () => 'Do more guns join in? Each adds 1 and spends a fire channel.',
      answer: (battle, option) => {
        const { gun } = option as SupportOption
        return gun === undefined ? 'No (more) support' : gunName(battle, gun)
      },
    },
  },
  chances: {
    'flak.roll.1': 'Flak, first die',
    'flak.roll.2': 'Flak, second die',
    'flak.hits': 'How many hits the flak scores',
    'balloon.attack.1': 'Attack on the balloon, first die',
    'balloon.attack.2': 'Attack on the balloon, second die',
  },
  notes: {
    flak: flakLine,
    barrage: facts =>
      facts.corner === undefined
        ? `${facts.name} lifts its barrage.`
        : `${facts.name} lays a barrage right of and above ${facts.corner}.`,
    'balloon-attack': facts =>
      `${unitIn(facts)} attacks a balloon: ${rollIn(facts)}, ${counted(facts.hits, 'hit')}.`,
    'balloon-hit': facts =>
      facts.outcome === 'loss'
        ? `The balloon is holed: ${rollIn(facts)}.`
        : `The balloon stays up: ${rollIn(facts)}.`,
    'balloon-down': facts => `${unitIn(facts)} brings the balloon down.`,
  },
}
