import type { Fact, Facts, Option } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { ReleaseOption } from '../rules/09-command/escorts.ts'
import type { BombOption } from '../rules/15-bombing/bombing.ts'
import type { EdgeOption } from '../rules/15-bombing/bombing-missions.ts'
import type { ProfileKind } from '../rules/15-bombing/prerequisites.ts'
import type { Battle, SurfaceNo } from '../state.ts'
import { counted, listed, rollIn, signed, unitIn, unitName, unitsIn } from './names.ts'
import type { ChapterWords } from './words.ts'

/** What is flown, as in `begins a dive-bombing run`. */
const PROFILE_WORDS: Readonly<Record<ProfileKind, string>> = {
  level: 'level bombing',
  dive: 'dive bombing',
  steep: 'steep-angle bombing',
  glide: 'glide bombing',
  torpedo: 'torpedo attack',
  atgr: 'rocket attack',
  strafing: 'strafing',
  parafrag: 'parafrag attack',
  skip: 'skip bombing',
  kamikaze: 'kamikaze attack',
  recce: 'reconnaissance',
}

export function profileWord(kind: Fact): string {
  return PROFILE_WORDS[kind as ProfileKind] ?? String(kind)
}

/** `Destroyer Kelly`, or the type alone where the scenario gives no name of its own. */
export function surfaceName(battle: Battle, no: SurfaceNo): string {
  const surface = battle.surface[no]
  if (surface === undefined) return 'nothing'
  const type = packOf(battle).surface(surface.type).name
  return surface.name === type ? type : `${type} ${surface.name}`
}

const EDGE_WORDS = { left: 'by the left edge', right: 'by the right edge' } as const

const MODIFIER_WORDS: Readonly<Record<string, string>> = {
  defence: 'defence of the target',
  armoured: 'armoured ship',
  'no-aim': 'no time to aim',
  bombsight: 'bombsight and altitude',
  'torpedo-model': 'quality of the torpedoes',
  'long-range': 'long range',
}

/** `dive bombing +3, flak -1`. */
function modifierList(modifiers: Fact): string {
  const list = modifiers as readonly { readonly id: string; readonly by: number }[]
  const words = list.map(({ id, by }) => `${MODIFIER_WORDS[id] ?? profileWord(id)} ${signed(by)}`)
  return words.length === 0 ? '' : `; ${words.join(', ')}`
}

const LEVEL_WORDS: Readonly<Record<string, string>> = {
  none: 'no damage',
  slight: 'slight damage',
  minor: 'minor damage',
  heavy: 'heavy damage: its flak is silenced',
  crippling: 'crippling damage',
  fatal: 'fatal damage',
}

function bombingLine(facts: Facts): string {
  const roll =
    (facts.dice as readonly number[]).length === 0
      ? `a 7 without rolling, ${facts.total} in all`
      : rollIn(facts)
  const guns = facts.strafing ? ' with guns' : ''
  return (
    `${unitIn(facts)}, ${profileWord(facts.kind)}${guns} on ${facts.name}: ${roll}${modifierList(facts.modifiers)}. ` +
    `${facts.percent}% of ${facts.value} is ${counted(facts.hits, 'hit')}.`
  )
}

export const BOMBING: ChapterWords = {
  choices: {
    'bombing.home': {
      question: battle =>
        `${battle.flight ? unitName(battle, battle.flight.unit) : 'The unit'} goes home. By which edge of the map?`,
      answer: (_, option) => EDGE_WORDS[(option as EdgeOption).edge],
    },
    'bombing.next': {
      question: () => 'Whose bombs fall next?',
      answer: (battle, option) => {
        const { unit } = option as BombOption
        const attack = battle.attacks.find(one => one.unit === unit)
        const target = attack ? ` on ${surfaceName(battle, attack.target)}` : ''
        return `${unitName(battle, unit)}${target}`
      },
    },
    'bombing.seven': {
      question: () => 'Roll for the bombs, or count on an average 7?',
      answer: (_, { id }) => (id === 'seven' ? 'Take a 7' : 'Roll the dice'),
    },
    'escorts.release': {
      question: () => 'Do bombers send their escorts sweeping? Each formation may do so once in the game.',
      answer: (battle, option: Option) => {
        const { bombers } = option as ReleaseOption
        if (bombers === undefined) return 'No (more) escorts leave'
        return `All escorts of ${listed(bombers.map(no => unitName(battle, no)))} sweep`
      },
    },
  },
  chances: {
    'bombing.roll.1': 'Bombing, first die',
    'bombing.roll.2': 'Bombing, second die',
  },
  notes: {
    profile: facts =>
      `${unitIn(facts)} begins ${profileWord(facts.kind)} against ${facts.name} at altitude ${facts.altitude}.`,
    'break-off': facts => `${unitIn(facts)} breaks off its ${profileWord(facts.kind)}.`,
    'began-circling': facts => `${unitIn(facts)} begins to circle.`,
    'left-circle': facts => `${unitIn(facts)} stops circling.`,
    attack: facts =>
      `${unitIn(facts)} attacks ${facts.name}: ${profileWord(facts.kind)} at altitude ${facts.altitude}${facts.strafing ? ', guns firing' : ''}.`,
    jettisoned: facts => `${unitIn(facts)} jettisons its load.`,
    'turned-home': facts => `${unitIn(facts)} turns for home, ${EDGE_WORDS[facts.edge as 'left' | 'right']}.`,
    'lost-sight': facts => `${unitIn(facts)} loses sight of ${facts.name} and breaks off.`,
    recce: facts => `${unitIn(facts)} has its pictures of ${facts.name} and takes them home.`,
    'bombs-lost': facts => `${unitIn(facts)} was shot down: its attack on ${facts.name} comes to nothing.`,
    bombing: bombingLine,
    damage: facts =>
      `${facts.name} has taken ${counted(facts.sum, 'hit')}: ${LEVEL_WORDS[String(facts.level)]}${facts.deadInTheWater ? ', dead in the water' : ''}.`,
    'escorts-released': facts =>
      `${unitsIn(facts.bombers)} release their escorts: ${unitsIn(facts.escorts)} sweep.`,
  },
}
