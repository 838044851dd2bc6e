import { type Guide, guiding } from '@tallyho/engine'
import { oddsOf } from './bot/odds.ts'
import { packOf } from './pack/index.ts'
import type { Position } from './pack/types.ts'
import { meets } from './rules/05-map/dice.ts'
import { at, fighterNo, formation, isHit, missionOf, pilotOf } from './rules/05-map/table.ts'
import { seriousFor } from './rules/11-recovery.ts'
import { isStraight, leadsTo } from './rules/16-engage/maneuvers.ts'
import { spaceLevel } from './rules/19-lethal-level.ts'
import { DESTROYED_BY, damageOn } from './rules/20-burst/damage.ts'
import { type Campaign, type Fighter, type Maneuver, type Mission, type PlaceNo, STAFFEL } from './state.ts'
import type { Asks } from './vocabulary.ts'

const { falls, given, parts, thrown, yours } = guiding<Campaign, Asks>()

/** Places in the formation: the leader, and the two that straggle at its edges. */
const A1: PlaceNo = 0
const A5: PlaceNo = 4
const A6: PlaceNo = 5

/** For the last attack: the safest is among them, as the figures have it. */
const WAYS_OUT = ['dive', 'climb', 'dive-roll-left', 'dive-roll-right'] as const

/** The Lethal Level that somebody meets who attacks this bomber from this side. */
function levelAt(campaign: Campaign, place: PlaceNo, from: Position): number {
  return spaceLevel(campaign, at(formation(campaign).places, place).from[from]).level
}

/** On the mean of the Nose cards: whoever presses closer does more damage, and is hit more. */
function isBolder(campaign: Campaign, { space, altitude }: Fighter): boolean {
  const means = oddsOf(campaign).attack.nose[altitude]
  const { level } = spaceLevel(campaign, space)
  const [close, wide] = [means?.determined[level], means?.evasive[level]]
  return close !== undefined && wide !== undefined && close.damage > wide.damage && close.hits > wide.hits
}

const leads = (maneuver: Maneuver, to: Position) => leadsTo('nose', maneuver) === to

const damaged = ({ bombers }: Mission) => bombers.filter(({ damage }) => damage.length > 0).length

/** What the words of a slip are about: the mission, and its two fighters. */
const holding =
  (of: (mission: Mission, ahrens: Fighter, baer: Fighter, campaign: Campaign) => boolean) =>
  (campaign: Campaign): boolean => {
    const mission = missionOf(campaign)
    const [ahrens, baer] = [fighterNo(mission, 0), fighterNo(mission, 1)]
    const isThem = pilotOf(campaign, ahrens)?.name === 'Ahrens' && pilotOf(campaign, baer)?.name === 'Bär'
    return isThem && of(mission, ahrens, baer, campaign)
  }

/** What falls as each of them fires, whoever is first. */
const OF_AHRENS = [
  ...falls('card.nose', 'nose-15'),
  ...falls('damage.draw', 'damage-engine-9f-3'),
  ...falls('damage.catastrophe', 6),
]
const OF_BAER = [
  ...falls('card.nose', 'nose-21'),
  ...falls('damage.draw', 'damage-tail-2'),
  ...falls('hit.draw', 'wing-3'),
]

/** Two runs at a straggler: from ahead with both fighters, then from its side with the one that is left. */
export const guide: Guide<Campaign> = {
  title: 'The first attack',
  setup: { scenario: 'training', options: {} },
  seat: STAFFEL,
  goal: 'Damage a bomber, and let nobody drop out with a serious hit',
  // SR-TRN-02 Passed: nobody dropped out with a serious hit.
  reached: ({ outcome, log }) => outcome === 'trained' && (log.at(-1)?.destroyed ?? 0) > 0,
  beginning: [
    ...given('entry.next', 'group/reserve'),
    ...given('entry.to', 'to/nose/low'),
    ...given('move.next', 'group/nose/low'),
  ],
  steps: [
    {
      title: 'Go in',
      cues: [
        yours('move.to', 'to/nose/approach/low', {
          words:
            'You lead Ahrens and Bär. Seven American bombers, Liberators, fly up the page towards them. Choose the box that points at the bombers: the way in.',
          at: 'box:nose/approach/low',
          rules: ['SR-MAP-01', 'SR-MAP-07', 'SR-APP-01'],
          holds: holding(
            ({ bombers, fighters }) =>
              bombers.length === 7 && fighters.length === 2 && fighters.every(one => one.at === 'nose/low'),
          ),
        }),
        ...given('approach.next', 'fighter/0'),
      ],
    },
    {
      title: 'Pick targets',
      cues: [
        // One who is alone at the edge: the second run goes for him again.
        ...given('approach.target', 'bomber/A5'),
        ...given('approach.next', 'fighter/1'),
        yours('approach.target', ['bomber/A6', 'bomber/A1'], {
          words:
            'The numbers: how thick the fire is. Ahrens takes A5. Two at one bomber may collide, so choose another for Bär: A6 or A1?',
          at: 'bomber:5',
          rules: ['SR-LL-01', 'SR-APP-02', 'SR-APP-04', 'SR-COL-01'],
          holds: holding(
            ({ bombers }, ahrens, __, campaign) =>
              ahrens.target === A5 &&
              bombers[A5]?.id === 'A5' &&
              bombers[A6]?.id === 'A6' &&
              bombers[A1]?.id === 'A1' &&
              [A1, A5, A6].every(place => levelAt(campaign, place, 'nose') === 1),
          ),
        }),
      ],
    },
    {
      title: 'In and out',
      cues: [
        ...given('engage.mode', 'determined'),
        ...given('engage.maneuver', 'climb-roll-left'),
        ...given('engage.mode', 'determined'),
        // The safest is among them, whichever bomber he has.
        yours('engage.maneuver', ['climb-roll-right', 'dive-roll-right'], {
          words:
            'Both go in Determined, up close: more damage than Evasive, more danger. Bär rolls out to the Left Flank: over the bombers or under?',
          at: 'fighter:1',
          rules: ['SR-ENG-03', 'SR-ENG-05', 'SR-BRK-02'],
          holds: holding(
            (_, ahrens, baer, campaign) =>
              ahrens.mode === 'determined' &&
              baer.mode === 'determined' &&
              isBolder(campaign, ahrens) &&
              isBolder(campaign, baer) &&
              leads('climb-roll-right', 'left') &&
              leads('dive-roll-right', 'left'),
          ),
        }),
      ],
    },
    {
      title: 'Fire',
      cues: [
        parts(
          'burst.next',
          {
            rest: [...OF_AHRENS, ...OF_BAER],
            'fighter/0': [...OF_AHRENS, ...OF_BAER],
            'fighter/1': [...OF_BAER, ...OF_AHRENS],
          },
          {
            words:
              'Each attack is one card: it says whether the bomber is damaged, and whether he is hit. Undo takes back anything here, even a card. Open fire!',
            at: 'fighter:0',
            rules: ['SR-ATK-01', 'SR-ATK-05', 'SR-LL-08'],
            holds: holding(
              (mission, ahrens, baer) => damaged(mission) === 0 && !ahrens.attacked && !baer.attacked,
            ),
          },
        ),
        // Who flies out first makes no difference here.
        ...given('fire.next', 'rest'),
        thrown('card.fire', 'fire-hard-roll-3', {
          words:
            'Both bombers are damaged, and Bär has a hit in the wing. Both get out through the fire: a card each, drawn one after the other.',
          at: 'fighter:1',
          rules: ['SR-CF-01', 'SR-HIT-01'],
          holds: holding(
            (mission, ahrens, baer) =>
              damaged(mission) === 2 && !isHit(ahrens) && baer.hits.join() === 'wing-3',
          ),
        }),
        ...falls('card.fire', 'fire-bounced-3'),
        ...given('return.to', 'back'),
      ],
    },
    {
      title: 'Come round',
      cues: [
        thrown('recovery.roll', 8, {
          words:
            'Where he leaves is where he comes back: Ahrens waits at Right Flank High. And the hit on Bär? With a 1 or 2 it is serious: he drops out.',
          at: 'fighter:1',
          rules: ['SR-BRK-02', 'SR-RET-03', 'SR-REC-02'],
          holds: holding((_, ahrens, baer, campaign) => {
            const { number } = packOf(campaign).hit(baer.hits[0] ?? '')
            return (
              ahrens.at === 'right/high' &&
              [1, 2, 3].map(die => meets(seriousFor(number), die)).join() === 'true,true,false'
            )
          }),
        }),
        thrown('cohesion.roll', 2, {
          words:
            'A scratch! Now the formation: two of its bombers are damaged. With a 1 or 2 it comes Loose, and its guns cover each other less.',
          at: 'element:0',
          rules: ['SR-REC-03', 'SR-COH-04', 'SR-COH-06'],
          holds: holding(
            (mission, _, baer) =>
              !isHit(baer) && damaged(mission) === 2 && mission.elements[0]?.cohesion === 'good',
          ),
        }),
        ...given('move.next', 'fighter/0'),
        yours('move.to', 'to/right/approach/high', {
          words:
            'Loose: each number is 1 lower. Bär, whose hit has cost him a turn, flies home. For Ahrens it is the moment: go in from the flank.',
          at: 'box:right/approach/high',
          rules: ['SR-LL-04', 'SR-MOV-04', 'SR-RET-03', 'SR-SIT-10'],
          holds: holding(
            ({ turn, limit, elements }, ahrens, baer, campaign) =>
              turn === 4 &&
              limit === 5 &&
              ahrens.at === 'right/high' &&
              baer.at.startsWith('left/return/') &&
              elements[0]?.cohesion === 'loose' &&
              levelAt(campaign, A5, 'right') === 0,
          ),
        }),
        ...given('return.to', 'exit'),
      ],
    },
    {
      title: 'Finish it',
      cues: [
        ...falls('cohesion.roll', 7),
        ...given('approach.target', 'bomber/A5'),
        yours('engage.mode', ['determined', 'evasive'], {
          words:
            'Ahrens is before A5 again: 3 points of damage, 10 bring it down. Up close? Evasive is safer, but flies a box farther out: a turn is lost.',
          at: 'bomber:4',
          rules: ['SR-ENG-03', 'SR-BRK-04', 'SR-DMG-06'],
          holds: holding(
            (_, ahrens, baer, campaign) =>
              baer.at === 'exited' &&
              ahrens.target === A5 &&
              damageOn(campaign, A5) === 3 &&
              DESTROYED_BY === 10 &&
              spaceLevel(campaign, ahrens.space).level === 0,
          ),
        }),
        yours('engage.maneuver', WAYS_OUT, {
          words:
            'Straight on to the other flank, over them or under, or a dive roll to Nose or Tail. Each says how likely he is hit: choose.',
          at: 'fighter:0',
          rules: ['SR-ENG-05'],
          holds: holding(() => WAYS_OUT.every(one => (leadsTo('right', one) === 'left') === isStraight(one))),
        }),
        thrown('card.oblique', 'oblique-1', {
          words: 'Each side has cards of its own; this one is for the flanks. Draw it: the guns speak.',
          at: 'bomber:4',
          rules: ['SR-ATK-04', 'SR-ATK-05'],
          holds: holding((_, ahrens) => ahrens.target === A5 && ahrens.approach === 'right/approach/high'),
        }),
        ...falls('damage.draw', 'damage-fuel-tank-7d-4'),
        ...falls('damage.catastrophe', 9),
        thrown('card.fire', 'fire-into-the-sun-3', {
          words: "A5's tank blew up: it is gone! One last card, for the way out through the fire, then home.",
          at: 'fighter:0',
          rules: ['SR-DMG-06', 'SR-CF-01'],
          holds: holding(
            ({ bombers }, ahrens, baer) =>
              bombers[A5]?.gone === 'destroyed' && !isHit(ahrens) && baer.at === 'exited',
          ),
        }),
        ...given('return.to', 'exit'),
      ],
    },
  ],
  afterwards: {
    scenario: 'mission',
    words:
      'In short: attack where the fire is thin. Close hits harder; Evasive is safer, and a turn slower. Where you pull out is where you come back. A loose formation shoots worse. New in your first real mission: pilots to choose, points to win, and the escort, American fighters that may meet you in a box before you attack. Each box says how likely.',
  },
}
