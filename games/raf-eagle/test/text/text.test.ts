import {
  type Chance,
  type Choice,
  glance,
  isGap,
  itemsOf,
  Match,
  type Option,
  type Pause,
  plain,
  random,
  seeded,
} from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { game, heuristic } from '../../index.ts'
import { packOf } from '../../pack/index.ts'
import { LUFTWAFFE } from '../../rules/02-terms.ts'
import { ADVANCED, NIGHT } from '../../rules/03-set-up.ts'
import { assignBombers } from '../../rules/05-planning/bombers.ts'
import { deploy } from '../../rules/06-raid/deployment.ts'
import { squadronAttack } from '../../rules/09-combat/attacks.ts'
import { bombard } from '../../rules/10-bombing/bombing.ts'
import { STEPS } from '../../sequence.ts'
import type { Campaign } from '../../state.ts'
import {
  APPROACH_WORDS,
  DAY_EVENT_WORDS,
  raidEventTitle,
  STRATEGY_WORDS,
  TARGET_WORDS,
} from '../../text/cards.ts'
import { dateName } from '../../text/names.ts'
import { said, words } from '../../text.ts'
import type { Notes } from '../../vocabulary.ts'
import { aCampaign, inTheAir, lay, pauseAfter, plan, reduce, script } from '../kit/table.ts'

/** Plays games and reads everything that is asked, offered, rolled or noted: the keys that came up. */
function readGames(games: number) {
  const seen = { asks: new Set<string>(), rolls: new Set<string>(), notes: new Set<string>() }
  const read = (key: string, line: string) => {
    if (isGap(line) || line === plain(key)) throw new Error(`'${key}' reads: ${line}`)
    return line
  }
  for (let seed = 0; seed < games; seed++) {
    const scenario = game.scenarios[seed % game.scenarios.length]?.id ?? ''
    const options = { [NIGHT]: seed % 2 === 0, [ADVANCED]: seed % 3 === 0 }
    const match = new Match(game, { scenario, pack: 'standard', options })
    const luck = seeded(seed)
    const whim = random(seed)
    while (match.pause) {
      const pause = asked(match.pause)
      const key = pause.kind === 'choice' ? pause.ask : pause.what
      seen[pause.kind === 'choice' ? 'asks' : 'rolls'].add(key)
      read(key, words.pause(match.state, pause))
      const items = itemsOf(pause)
      const answers = new Set(items.map((_, i) => read(key, words.answer(match.state, pause, i))))
      // Nobody could tell two options with the same words apart.
      if (pause.kind === 'choice') expect([...answers], key).toHaveLength(items.length)
      if (pause.kind === 'chance') match.play(luck(pause))
      else match.play(heuristic(glance(match.state, pause, whim)))
    }
    for (const note of match.notes) {
      seen.notes.add(note.what)
      read(note.what, words.note(note))
    }
  }
  return seen
}

/** One seat plays: nothing is asked of several at once. */
function asked(pause: Pause): Choice | Chance {
  if (pause.kind === 'together') throw new Error('Nobody else sits at this table')
  return pause
}

const faces = [1, 2, 3, 4, 5, 6].map(face => ({ id: String(face), weight: 1 }))

describe('words', () => {
  test('a dozen games read well: nothing is left out, no key is shown raw, no two options read alike', () => {
    const seen = readGames(12)
    // The games must have shown most of what there is to say.
    for (const part of ['asks', 'notes', 'rolls'] as const)
      expect(seen[part].size, part).toBeGreaterThan(Object.keys(said[part]).length * 0.7)
  })

  test('an assignment names Gruppe and target in short; values, size against the limit and hour follow', () => {
    const campaign = aCampaign()
    plan(campaign, 12, { segment: 3 })
    plan(campaign, 34, { segment: 0, major: false })
    lay(campaign, 'planned/1 I/JG51')
    const pause = asked(pauseAfter(assignBombers(campaign)))
    expect(words.pause(campaign, pause)).toBe('Which bombers fly, and where?')
    expect(pause.kind === 'choice' && words.stakes(campaign, pause).join()).toMatch(
      /^Each flies once a day; \d+ bomber Gruppen left\.$/,
    )
    const figures = [
      { of: 'rating', is: '6' },
      { of: 'bombs', is: '5' },
    ]
    expect(words.said(campaign, pause, 0)).toEqual({
      head: 'I/KG1 to Biggin Hill',
      so: 'He 111, A; 0 of 16 at 1200',
      figures,
    })
    expect(words.said(campaign, pause, 1)).toEqual({
      head: 'I/KG1 to Dover',
      so: 'He 111, A; 1 of 3 at 0600',
      figures,
    })
    expect(words.answer(campaign, pause, itemsOf(pause).length - 1)).toBe('No more bombers fly today')
  })

  test('two cards of one target are told apart by their numbers', () => {
    const campaign = aCampaign({ hand: [12, 13, 34] })
    const named = [12, 34].map(card => words.ref(`card:${card}`, campaign))
    expect(named).toEqual(['Biggin Hill (1st card)', 'Dover'])
  })

  test('RE-10.21.c which raid flies first says what its radar really watches', () => {
    const firstOf = (campaign: Campaign, ...cards: readonly number[]) => {
      for (const card of cards) plan(campaign, card)
      return words.answer(campaign, pauseAfter(deploy(campaign)), 0)
    }
    // Of net 1, Worth, and net 4, Rye, only the first is over Poling.
    // RE-7.2.c What holds for all of them is said in the question alone.
    expect(firstOf(aCampaign(), 8, 5)).toBe('Rye at 0600: bombers 0, fighters 0')
    expect(firstOf(aCampaign(), 1, 5)).toContain('bombed first, its radar misses Poling')
    expect(firstOf(aCampaign({ damage: { Worth: 'light' } }), 1, 5)).toContain('its radar is blind already')
  })

  test('a mission says what a fighter does there', () => {
    const campaign = aCampaign()
    plan(campaign, 34)
    lay(campaign, 'planned/0 I/KG1 I/JG51 II/JG51')
    const all = asked(pauseAfter(deploy(campaign)))
    expect(words.pause(campaign, all)).toBe('Who escorts, who hunts ahead?')
    expect(itemsOf(all).map((_, i) => words.answer(campaign, all, i))).toContain(
      'All Me 109s to the Hunt: fight the squadrons first',
    )
    const again = aCampaign()
    plan(again, 34)
    lay(again, 'planned/0 I/KG1 I/JG51')
    const one = pauseAfter(deploy(again))
    expect(words.pause(again, one)).toBe('What is the mission of I/JG51?')
    expect(words.answer(again, one, 0)).toBe('Hunt: fight the squadrons first, there so far 0')
  })

  test('a roll says what each face would mean, where that is known', () => {
    const campaign = aCampaign()
    const weather: Pause = { kind: 'chance', what: 'forecast', outcomes: faces }
    expect(words.pause(campaign, weather)).toBe('The plan stands. What is the weather like?')
    expect(words.answer(campaign, weather, 0)).toBe('1: clear skies everywhere')
    expect(words.answer(campaign, weather, 4)).toBe(
      '5: broken clouds over Luftflotte 3, patchy clouds over Luftflotte 2',
    )
    const card: Pause = { kind: 'chance', what: 'draw.raid-event', outcomes: [{ id: '97', weight: 1 }] }
    expect(words.answer(campaign, card, 0)).toBe(
      '97: Heavy pursuit, letters A and B / Interception at the coast, late warning',
    )
  })

  test('a combat is told with its figures and from the worst result on', () => {
    const campaign = aCampaign()
    inTheAir(campaign, 12, 'bomber I/KG1 II/KG1 I/KG4 65 74, escort II/JG51', {
      intercepted: ['I/KG1', 'II/KG1', 'II/JG51'],
    })
    const { notes } = script(squadronAttack(campaign), 'combat 2')
    expect(notes.map(words.note)).toEqual([
      'The squadrons attack the bombers: value 20, 3 Gruppen, row 7, die 2. ' +
        'Heavy losses: II/KG1 and II/JG51; light losses: 65 Squadron; home reduced: 74 Squadron; reduced: I/KG1.',
      'German losses: 4 points for Fighter Command; Fighter Command leads by 4.',
      'British losses: 1 point for the Luftwaffe; Fighter Command leads by 3.',
    ])
  })

  test('bombs are told with strength, shifts and what they come to', () => {
    const campaign = aCampaign({ weather: { 2: 'patchy', 3: 'clear' } })
    inTheAir(campaign, 34, 'bomber I/KG1 II/KG1', { unopposed: true })
    reduce(campaign, 'II/KG1')
    const { notes } = script(bombard(campaign), 'bombing 6')
    expect(notes.map(words.note).slice(0, 2)).toEqual([
      'Bombs on Dover: strength 8, columns (clouds over the target -1, unopposed +2), die 6: damage 2.',
      'Bombs: 2 points for the Luftwaffe; the Luftwaffe leads by 2.',
    ])
  })

  test('what follows is said in the number of those it follows for', () => {
    const note = <K extends keyof Notes>(what: K, facts: Notes[K]) =>
      words.note({ rule: 'RE-1.a', what, facts: facts as never })
    expect(note('stands-down', { raid: 0, squadrons: ['54'] })).toBe(
      '54 Squadron stands down: Fighter Command keeps a reserve.',
    )
    expect(note('leave-raid', { gruppen: ['I/JG51'], squadrons: ['54', 'RCAF'] })).toBe(
      'I/JG51 and 54 and 1 RCAF Squadrons are on the way home.',
    )
    expect(note('taken-for', { raid: 0, size: 1, taken: 'minor' })).toBe(
      'The British take this Gruppe for a minor raid.',
    )
    expect(note('day-advance', { card: 1, days: 1, day: 21 })).toBe('1 day passes. It is 1 September.')
    expect(
      note('recovery', {
        gruppen: [
          { gruppe: 'I/KG1', back: undefined },
          { gruppe: 'I/JG51', back: 4 },
        ],
      }),
    ).toBe('Ready again at 1400: I/JG51; home for today: I/KG1.')
  })

  test('days are counted from 11 August', () => {
    expect([0, 20, 21, 50, 51].map(dateName)).toEqual([
      '11 August',
      '31 August',
      '1 September',
      '30 September',
      '1 October',
    ])
  })

  test('every card of the standard pack has words of its own', () => {
    const { raidEvents, dayEvents, strategies } = packOf({ pack: 'standard' }).pack
    const texts = [
      ...raidEvents.flatMap(({ approach, target }) => [
        ...(approach ? [raidEventTitle(approach), APPROACH_WORDS[approach.event].text] : []),
        ...(target ? [raidEventTitle(target), TARGET_WORDS[target.event].text] : []),
      ]),
      ...dayEvents.flatMap(({ event }) => Object.values(DAY_EVENT_WORDS[event.event])),
      ...strategies.flatMap(({ strategy }) => Object.values(STRATEGY_WORDS[strategy])),
    ]
    for (const text of texts) expect(isGap(text)).toBe(false)
  })

  test('the seat and everything that can be lit have names', () => {
    expect([LUFTWAFFE, 'raf'].map(words.seat)).toEqual(['Luftwaffe', 'Fighter Command'])
    const campaign = aCampaign()
    plan(campaign, 34, { segment: 3 })
    const names = {
      'squadron:54': '54 Squadron',
      'squadron:RCAF': '1 RCAF Squadron',
      'gruppe:I/JG51': 'I/JG51',
      'card:34': 'Dover',
      'raid:0': 'Dover at 1200',
      'segment:6': '1800',
      'strategy:157': 'Coordination',
      'box:escort': 'Close Escort',
      'target:Poling': 'Poling',
      'priority:radar': 'Radar',
    }
    for (const [ref, name] of Object.entries(names)) expect(words.ref(ref, campaign)).toBe(name)
  })

  test('every step, level and figure has a name, and a long game says how far it is', () => {
    for (const step of Object.keys(STEPS)) expect(words.step(step)).not.toMatch(/-[a-z]+-/)
    expect(words.step('hunter-attack')).toBe('Hunters attack')
    expect(words.level('luftwaffe-disaster')).toBe('A disaster for the Luftwaffe')
    expect(words.figure('raidDay')).toBe('Raid Days flown')
    expect(words.progress?.(aCampaign({ raidDay: 3, day: 6, clock: 4 }))).toBe('Raid Day 3, 17 August, 1400')
    expect(words.progress?.(aCampaign({ raidDay: 3, day: 6, clock: 7 }))).toBe('Raid Day 3, 17 August')
  })

  test('a question names what it is about', () => {
    const pause: Pause = {
      kind: 'choice',
      seat: LUFTWAFFE,
      ask: 'disperse',
      options: [{ id: '54', squadron: '54' } as Option],
      about: ['target:Hornchurch'],
    }
    expect(words.pause(aCampaign(), pause)).toBe('Who is driven off Hornchurch?')
  })
})
