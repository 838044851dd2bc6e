import { counted, type Said, signed } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { FlakGuns, FlakResult } from '../pack/types.ts'
import { nameOf } from '../rules/01-words/geometry.ts'
import type { DamageLevel } from '../rules/14-surface/surface.ts'
import { type Gun, ratingOf } from '../rules/14-surface/zones.ts'
import type { Battle } from '../state.ts'
import { rollIn, surfaceName, unitIn, unitName } from './names.ts'
import type { ChapterWords } from './words.ts'

const GUNS: Readonly<Record<FlakGuns['type'], string>> = {
  S: 'small arms',
  L: 'light flak',
  H: 'heavy flak',
}

/** `heavy flak of Battleship Yamato`, how strong it is, and at whom. */
function gunAnswer(battle: Battle, gun: Gun, at = ''): Said {
  const { type, strength } = ratingOf(battle, gun)
  return {
    head: `${GUNS[type]} of ${surfaceName(battle, gun.surface)}${at}`,
    figures: [{ of: 'strength', is: String(strength) }],
  }
}

function supportOf(battle: Battle): string {
  return signed(packOf(battle).pack.tables.flak.modifiers.support)
}

function resultWords(result: FlakResult): string {
  if (result === '-') return 'no effect'
  if (result === 'C') return 'the formation is shaken'
  return result === 'd6' ? 'a hail of hits' : counted(result, 'hit')
}

const DAMAGE: Readonly<Record<DamageLevel, string>> = {
  none: 'no damage',
  slight: 'slight damage',
  minor: 'minor damage',
  heavy: 'heavy damage: its flak is silenced',
  crippling: 'crippling damage',
  fatal: 'fatal damage',
}

/** Words of flak, balloons and what is hit on the ground. */
export const SURFACE = {
  asks: {
    'flak.zone': {
      question: battle =>
        `Which flak rolls against ${battle.flight ? unitName(battle, battle.flight.unit) : 'it'}? The others add ${supportOf(battle)} each.`,
      answer: (battle, { source }) => ('balloon' in source ? 'the balloon cable' : gunAnswer(battle, source)),
    },
    'flak.gun': {
      question: 'Do you lay, shift or lift a barrage?',
      answer: (battle, { gun }) => (gun === undefined ? 'No (more) changes' : gunAnswer(battle, gun)),
    },
    'flak.corner': {
      question: 'Where does the barrage burst?',
      answer: (_, { corner }) =>
        corner === undefined ? 'Lift the barrage' : `Right of and above ${nameOf(corner)}`,
    },
    'flak.fire': {
      question: 'Which flak fires, and at whom?',
      answer: (battle, { gun, target }) =>
        gun === undefined ? 'Hold fire' : gunAnswer(battle, gun, ` at ${unitName(battle, target)}`),
    },
    'flak.support': {
      question: battle => `Do more guns join in? Each adds ${supportOf(battle)} and spends a fire channel.`,
      answer: (battle, { gun }) => (gun === undefined ? 'No (more) support' : gunAnswer(battle, gun)),
    },
  },
  notes: {
    flak: note => {
      const by = note.source === 'balloon' ? 'A balloon cable' : `Flak of ${note.source}`
      const support = note.support > 0 ? ` with ${counted(note.support, 'more flak unit')}` : ''
      const fire = note.mode === 'direct' ? 'direct fire' : 'barrage'
      const aim = note.bomb < 0 ? ` Its attack suffers ${note.bomb}.` : ''
      return `${by}${support}, ${fire} on ${unitIn(note)}: ${rollIn(note)}, ${resultWords(note.result)}.${aim}`
    },
    barrage: ({ name, corner }) =>
      corner === undefined
        ? `${name} lifts its barrage.`
        : `${name} lays a barrage right of and above ${corner}.`,
    'balloon-attack': note =>
      `${unitIn(note)} attacks a balloon: ${rollIn(note)}, ${counted(note.hits, 'hit')}.`,
    'balloon-hit': note =>
      `The balloon ${note.outcome === 'loss' ? 'is holed' : 'stays up'}: ${rollIn(note)}.`,
    'balloon-down': note => `${unitIn(note)} brings the balloon down.`,
    damage: ({ name, sum, level, deadInTheWater }) =>
      `${name} has taken ${counted(sum, 'hit')}: ${DAMAGE[level]}${deadInTheWater ? ', dead in the water' : ''}.`,
  },
  rolls: {
    'flak.roll.1': (_, { against = 0 }) => `Flak, ${signed(against)}: first die`,
    'flak.roll.2': (_, { against = 0 }) => `Flak, ${signed(against)}: second die`,
    'flak.hits': 'How many hits the flak scores',
    'balloon.attack.1': (_, { against = 0 }) => `Attack on the balloon, ${signed(against)}: first die`,
    'balloon.attack.2': (_, { against = 0 }) => `Attack on the balloon, ${signed(against)}: second die`,
  },
} satisfies ChapterWords
