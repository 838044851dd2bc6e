import {
  type Chance,
  type Choice,
  firstOf,
  glance,
  nameOf,
  type Outcome,
  type Pause,
  random,
} from '@tallyho/engine'
import {
  answered,
  everyWay,
  type Going,
  Ledger,
  meansOf,
  type Place,
  placesOf,
  readerOf,
} from '@tallyho/engine/proof/odds-proof'
import { expect, test } from 'vitest'
import { heuristic } from '../bot.ts'
import { game } from '../index.ts'
import { packOf } from '../pack/index.ts'
import type { FighterId } from '../pack/types.ts'
import { fighter, fightersAt, isFatigued, isGreen } from '../rules/01-general/fighters.ts'
import { patrolOf } from '../rules/01-general/terms.ts'
import { chancesOf } from '../rules/03-dogfight/chances.ts'
import { blockOf, rowOf } from '../rules/03-dogfight/combat.ts'
import { burstChances } from '../rules/04-bombers/chances.ts'
import { contiguous, isLone, pressure, raidOf, supportOf, tileOf } from '../rules/04-bombers/formation.ts'
import { columnOf } from '../rules/04-bombers/round.ts'
import type { Attack, Campaign } from '../state.ts'
import { stakesOf } from '../text/stakes.ts'
import type { ApproachOption, AttackerOption } from '../vocabulary/bombers.ts'
import type { Notes } from '../vocabulary.ts'

/** What is told before cards and dice fall, held against the rules themselves in whole patrols: every way in which they may fall. */

const numbers = random(1)

/** What was told on the way. */
const told = readerOf<Notes>()

/** As the machine goes on, but nobody spends a skill or a privilege, and what a forecast takes for granted is done. */
function answer(choice: Choice, board: Campaign): number {
  const at = (is: (id: string) => boolean) => choice.options.findIndex(({ id }) => is(id))
  if (choice.ask.startsWith('use.')) return at(id => id === 'no')
  if (choice.ask === 'dogfight.evade-card') return kinder(choice, board)
  if (choice.ask === 'bombers.icon') {
    const first = [
      isEnough(board, choice),
      at(id => id === 'damage'),
      at(id => id === 'dorsal'),
      at(id => id.startsWith('disruption')),
    ]
    return first.find(one => one >= 0) ?? heuristic(glance(board, choice, numbers))
  }
  return heuristic(glance(board, choice, numbers))
}

/** SAB-MAN-01 The card that costs less, or else rids us of them: what each of them alone would bring. */
function kinder({ options, about }: Choice, campaign: Campaign): number {
  const { dogfight, german } = fightAbout(campaign, about)
  const alone = options.map(({ id }) => {
    const patrol = patrolOf(campaign)
    const board = { ...campaign, patrol: { ...patrol, decks: { ...patrol.decks, tailed: { [id]: 1 } } } }
    return chancesOf(board, dogfight, german, 'none')
  })
  const [a, b] = alone
  if (!a || !b || a.loss < b.loss) return 0
  return a.loss > b.loss || a.rid < b.rid ? 1 : 0
}

/** SAB-ICO-10 A Disruption that there are enough for already. */
function isEnough(campaign: Campaign, { options, about }: Choice): number {
  const bomber = firstOf('bomber', about) ?? ''
  const group = isLone(campaign, bomber) ? [] : contiguous(raidOf(campaign), tileOf(campaign, bomber))
  return options.findIndex(
    ({ id }) => id.startsWith('disruption') && pressure(campaign, group) >= Number(id.split(':')[1]),
  )
}

/** Which cards, markers and men bring the same to a combat. */
function alike({ what, against = 0 }: Chance, { id }: Outcome, campaign: Campaign): string {
  const { hit } = packOf(campaign)
  if (what === 'draw.hit') return `${hit(id).number} ${hit(id).back}`
  if (what === 'draw.damage') return JSON.stringify(packOf(campaign).damage(id)[campaign.aircraft])
  if (what === 'mechanical-failure') return String(Number(id) % 2)
  if (what === 'catastrophe') return Number(id) >= against ? 'happens' : 'not'
  if (what === 'jam') return Number(id) % 2 === 0 ? 'fires' : 'clears'
  if (what === 'collision') return Number(id) < 3 ? id : 'misses'
  if (what !== 'random.fighter') return id
  const { ammo, jammed } = fighter(campaign, id as FighterId)
  return `${ammo} ${jammed} ${isFatigued(campaign, id as FighterId)} ${isGreen(campaign, id as FighterId)}`
}

/** Up to a pause like this; cards are alike where they say the same of this combat. */
function going(
  enough: Going<Campaign>['enough'],
  icons?: (card: string) => readonly string[],
): Going<Campaign> {
  const isCard = /^draw\.(tailed|headOn|light|medium)$/
  return {
    answer,
    enough,
    alike: (roll, outcome, board) =>
      icons && isCard.test(roll.what) ? icons(outcome.id).toSorted().join() : alike(roll, outcome, board),
  }
}

type Held<P extends Pause> = (place: Place<Campaign>, pause: P, ledger: Ledger) => void

/** SAB-DOG-33 How likely a Hit marker is severe. */
function severe(campaign: Campaign, id: FighterId, marker: string): number {
  return Math.min(12, packOf(campaign).hit(marker).number - 1 + (isFatigued(campaign, id) ? 1 : 0)) / 12
}

/** What a combat is still asked and rolled for once its card is drawn. */
const IN_COMBAT =
  /^(draw\.(headOn|tailed|hit)|random\.fighter|jam|collision|use\.|dogfight\.(icon|evade-card|slips|follow|keeps|split|break-out))/

type Combat = ReturnType<typeof fightAbout>

const isCard = (name: string) => name === 'draw.tailed' || name === 'draw.headOn'

function combat({ state, position }: Place<Campaign>, at: number, { dogfight, german }: Combat) {
  const icons = (card: string) => blockOf(state, german.attitude, card)[rowOf(dogfight)][german.type]
  // The next combat begins with a card of its own.
  const way = going((pause, notes) => {
    const name = nameOf(pause)
    return (
      !IN_COMBAT.test(name) ||
      (isCard(name) &&
        [...told(notes, 'dogfight-card'), ...told(notes, 'slips'), ...told(notes, 'tight-turn')].length > 0)
    )
  }, icons)
  return meansOf(everyWay(answered(position, at), way), ({ notes }) => {
    const hits = told(notes, 'hit')
    const collided = told(notes, 'collision').some(({ collides }) => collides)
    const safe = hits.reduce((all, { fighter: id, marker }) => all * (1 - severe(state, id, marker)), 1)
    return {
      hit: hits.length > 0 ? 1 : 0,
      loss: collided ? 1 : 1 - safe,
      kill: told(notes, 'germans-reduced').some(({ destroyed }) => destroyed) ? 1 : 0,
      worse: told(notes, 'germans').some(({ attitude }) => attitude === 'tailed') ? 1 : 0,
      works: told(notes, 'slips').length + told(notes, 'tight-turn').length,
    }
  })
}

function fightAbout(campaign: Campaign, about: readonly string[] | undefined) {
  const no = Number(firstOf('german', about))
  const dogfight = patrolOf(campaign).dogfights.find(({ germans }) => germans.some(one => one.no === no))
  const german = dogfight?.germans.find(one => one.no === no)
  if (!dogfight || !german) throw new Error('There is no such combat')
  return { dogfight, german }
}

const HELD: Readonly<Record<string, Held<never>>> = {
  'dogfight.maneuver': (place, { options, about }: Choice, ledger) => {
    const { dogfight, german } = fightAbout(place.state, about)
    for (const [i, { id }] of options.entries()) {
      if (id !== 'none' && id !== 'evade' && id !== 'slip' && id !== 'turn') continue
      const { hit, loss, works, cards } = chancesOf(place.state, dogfight, german, id)
      // One Evade a patrol: two cards of twenty, two men, two markers.
      if (id === 'evade' && ledger.rows().some(({ kind }) => kind.startsWith('maneuver evade'))) continue
      const real = combat(place, i, { dogfight, german })
      ledger.holdAll(`maneuver ${id}`, { hit, loss }, { hit: real.hit, loss: real.loss }, dogfight.unit)
      if (id === 'slip' || id === 'turn')
        ledger.holdAll(`maneuver ${id}`, { works: works / cards }, { works: real.works }, dogfight.unit)
    }
  },
  'dogfight.tailing': (place, { about, options }: Choice, ledger) => {
    const { dogfight, german } = fightAbout(place.state, about)
    const { hit, loss, kill, worse } = chancesOf(place.state, dogfight, german)
    const attack = options.findIndex(({ id }) => id === 'attack')
    const real = combat(place, attack, { dogfight, german })
    ledger.holdAll(
      'attack',
      { hit, loss, kill, worse },
      { hit: real.hit, loss: real.loss, kill: real.kill, worse: real.worse },
      dogfight.unit,
    )
  },
  'bombers.attacker': (place, { options }: Choice, ledger) => {
    for (const [i, option] of options.entries()) {
      const { fighter: id } = option as AttackerOption
      const aim = id && fighter(place.state, id).attack
      if (!aim) continue
      const chances = burstChances({ campaign: place.state, fighter: id, ...aim })
      ledger.holdAll('burst', chances, burst(place, i, id, aim), `${id} ${JSON.stringify(aim)}`)
    }
  },
  'bombers.approach': (place, { options, about }: Choice, ledger) => {
    const id = firstOf('fighter', about) as FighterId
    // Alone he fires at once.
    if (fightersAt(place.state, 'bombers').length > 1) return
    for (const [i, option] of options.entries()) {
      const { bomber, angle, delayed } = option as ApproachOption
      if (!bomber || !angle || delayed || i % 7 > 0) continue
      const chances = burstChances({ campaign: place.state, fighter: id, bomber, angle })
      ledger.holdAll('approach', chances, burst(place, i, id, { bomber, angle }), `${id} ${option.id}`)
    }
  },
}

type Aim = Pick<Attack, 'bomber' | 'angle'>

const IN_BURST =
  /^(draw\.(light|medium|hit|damage)|jam|collision|catastrophe|mechanical-failure|use\.|bombers\.icon)/

/** SAB-BMB-24 One burst, up to the next card. */
function burst({ state, position }: Place<Campaign>, at: number, id: FighterId, { bomber, angle }: Aim) {
  const row = supportOf(state, bomber)
  const icons = (card: string) => packOf(state).bomberCard(card)[row][columnOf(angle)]
  const way = going((pause, notes) => {
    const name = nameOf(pause)
    const isNext = /^draw\.(light|medium)/.test(name) && told(notes, 'bomber-card').length > 0
    return !IN_BURST.test(name) || isNext
  }, icons)
  return meansOf(everyWay(answered(position, at), way), ({ notes }) => ({
    hit: told(notes, 'damage-drawn').length + told(notes, 'dorsal').length > 0 ? 1 : 0,
    down: told(notes, 'bomber-destroyed').length > 0 ? 1 : 0,
    cutOff: told(notes, 'disruption').some(({ isolated }) => isolated) ? 1 : 0,
    struck: told(notes, 'hit').some(({ fighter: whose }) => whose === id) ? 1 : 0,
  }))
}

/** SAB-ESC-04 SAB-CHS-08 One roll, without a second one and without Pluck. */
function rolled({ position }: Place<Campaign>, at: number, what: 'intercept' | 'chase') {
  const way = going((_, notes) => told(notes, what).length > 0)
  const real = everyWay(answered(position, at), { ...way, answer: inIntercept })
  return meansOf(real, ({ notes }) => ({
    success:
      told(notes, 'intercept').some(({ success }) => success) ||
      told(notes, 'chase').some(({ result }) => result === 'success')
        ? 1
        : 0,
  }))
}

function inIntercept(choice: Choice, board: Campaign): number {
  if (choice.ask !== 'intercept.again') return answer(choice, board)
  return choice.options.findIndex(({ id }) => id === 'no')
}

/** What is at stake for an answer, by what is lit for it. */
const stake =
  (what: 'intercept' | 'chase', isMeant: (id: string) => boolean): Held<Choice> =>
  (place, choice, ledger) => {
    // A roll has the same name.
    if (place.pause.kind !== 'choice') return
    const stakes = stakesOf(place.state, choice)
    for (const [i, { id, on = [] }] of choice.options.entries()) {
      const refs = choice.ask === 'chase' ? (choice.about ?? []) : on
      const chance = stakes.get(refs.find(ref => stakes.has(ref)) ?? '')?.chance
      if (chance === undefined || !isMeant(id)) continue
      ledger.holdAll(choice.ask, { success: chance }, rolled(place, i, what), id)
    }
  }

const ROLLED: Readonly<Record<string, Held<never>>> = {
  'escort.target': stake('intercept', () => true),
  'cruise.to': stake('intercept', () => true),
  chase: stake('chase', id => id === 'chase'),
  orders: (place, choice: Choice, ledger) => {
    if (patrolOf(place.state).formations.length === 1)
      stake('intercept', id => id === 'bombers')(place, choice, ledger)
  },
}

/** So many places of one kind of question in a patrol; a Maneuver has very many ways. */
const MOST = 3
const MOST_MANEUVERS = 1

test('what is told before cards and dice fall is what the rules bring', () => {
  const ledger = new Ledger()
  for (const scenario of ['patrol-1', 'sab-05']) {
    const met = new Map<string, number>()
    for (const place of placesOf(game, { scenario, pack: 'standard', options: {} }, heuristic, 1)) {
      const name = nameOf(place.pause)
      met.set(name, (met.get(name) ?? 0) + 1)
      const most = name === 'dogfight.maneuver' ? MOST_MANEUVERS : MOST
      if ((met.get(name) ?? 0) <= most) (HELD[name] ?? ROLLED[name])?.(place, place.pause as never, ledger)
    }
  }
  expect(ledger.rows().length).toBeGreaterThan(20)
  for (const { kind, worst } of ledger.rows()) expect(worst, kind).toBeLessThan(1e-9)
})
