import { type Guide, guiding } from '@tallyho/engine'
import { oddsOf } from './bot/odds.ts'
import { packOf } from './pack/index.ts'
import type { Position } from './pack/types.ts'
import { meets } from './rules/05-map/dice.ts'
import { at, fighterNo, formation, isHit, missionOf, pilotOf } from './rules/05-map/table.ts'
import { seriousFor } from './rules/11-recovery.ts'
import { leadsTo } from './rules/16-engage/maneuvers.ts'
import { spaceLevel } from './rules/19-lethal-level.ts'
import { DESTROYED_BY, damageOn } from './rules/20-burst/damage.ts'
import { type Campaign, type Fighter, type Maneuver, type Mission, type PlaceNo, STAFFEL } from './state.ts'
import type { Asks } from './vocabulary.ts'

const { falls, given, yours } = guiding<Campaign, Asks>()

/** Places in the formation: the leader, and the two that straggle at its edges. */
const A1: PlaceNo = 0
const A5: PlaceNo = 4
const A6: PlaceNo = 5

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

/** Two runs at a straggler: from ahead with both fighters, then from its side with the one that is left. */
export const guide: Guide<Campaign> = {
  title: 'The first attack',
  setup: { scenario: 'training', options: {} },
  seat: STAFFEL,
  goal: 'Shoot a Liberator down and bring both pilots home',
  // SR-TRN-02 Passed: nobody dropped out with a serious hit.
  reached: ({ outcome, log }) => outcome === 'trained' && (log.at(-1)?.destroyed ?? 0) > 0,
  beginning: [...given('entry.next', 'group/reserve'), ...given('entry.to', 'to/nose/low')],
  steps: [
    {
      title: 'Go in',
      cues: [
        yours('move.next', 'group/nose/low', {
          words:
            'You lead two German fighters, Ahrens and Bär. Seven American bombers, Liberators, fly up the page towards them. Take both fighters.',
          at: 'box:nose/low',
          rules: ['SR-MAP-01', 'SR-MOV-04'],
          holds: holding(
            ({ bombers, fighters }) =>
              bombers.length === 7 && fighters.length === 2 && fighters.every(one => one.at === 'nose/low'),
          ),
        }),
        yours('move.to', 'to/nose/approach/low', {
          words:
            'Round the bombers lie boxes: ahead, behind and on both flanks. The ones that point at the bombers are the way in. Go in!',
          at: 'box:nose/approach/low',
          rules: ['SR-MAP-07', 'SR-APP-01'],
          holds: holding(({ fighters }) => fighters.every(one => one.at === 'nose/low')),
        }),
      ],
    },
    {
      title: 'Pick targets',
      cues: [
        yours('approach.next', 'fighter/0', {
          words: 'Each of them has one burst at one bomber, and then must get out again. Ahrens is first.',
          at: 'fighter:0',
          rules: ['SR-APP-01', 'SR-APP-02'],
          holds: holding((_, ahrens, baer) => ahrens.at === 'nose/approach/low' && baer.at === ahrens.at),
        }),
        yours('approach.target', 'bomber/A5', {
          words:
            'The numbers round the bombers are Lethal Levels: how thick the fire is there. In front of A5, at the right edge, it is only 1. Take A5.',
          at: 'bomber:4',
          rules: ['SR-LL-01', 'SR-APP-04'],
          holds: holding(({ bombers }, _, __, campaign) => {
            const all = bombers.map((___, place) => levelAt(campaign, place, 'nose'))
            return bombers[A5]?.id === 'A5' && all[A5] === 1 && Math.min(...all) === 1 && Math.max(...all) > 1
          }),
        }),
        yours('approach.next', 'fighter/1', {
          words: 'Now Bär. Two fighters before the same bomber might collide: he gets one of his own.',
          at: 'fighter:1',
          rules: ['SR-COL-01', 'SR-APP-05'],
          holds: holding((_, ahrens) => ahrens.target === A5),
        }),
        yours('approach.target', ['bomber/A6', 'bomber/A1'], {
          words: 'A6 at the other edge or A1 in the lead: the fire is as thin at both. It is your choice.',
          at: 'bomber:5',
          rules: ['SR-LL-01', 'SR-APP-04'],
          holds: holding(
            ({ bombers }, _, __, campaign) =>
              bombers[A6]?.id === 'A6' &&
              bombers[A1]?.id === 'A1' &&
              [A1, A6].every(place => levelAt(campaign, place, 'nose') === levelAt(campaign, A5, 'nose')),
          ),
        }),
      ],
    },
    {
      title: 'How close?',
      cues: [
        yours('engage.mode', 'determined', {
          words:
            'Determined means right up close: more damage, more danger. Ahrens does that, and he will be back sooner for another run.',
          at: 'fighter:0',
          rules: ['SR-ENG-03', 'SR-BRK-04'],
          holds: holding((_, ahrens, __, campaign) => isBolder(campaign, ahrens)),
        }),
        yours('engage.maneuver', 'climb-roll-left', {
          words:
            'Where he leaves is where he comes back. This way leads to the flank on the right of the page, beside A5: good for a second run.',
          at: 'box:right/return/high',
          rules: ['SR-ENG-05', 'SR-ENG-06', 'SR-BRK-02'],
          holds: holding((_, ahrens) => ahrens.target === A5 && leads('climb-roll-left', 'right')),
        }),
        yours('engage.mode', 'evasive', {
          words:
            'Evasive keeps farther off: less damage, less danger, and a turn longer to come back. Bär does that.',
          at: 'fighter:1',
          rules: ['SR-ENG-03', 'SR-BRK-04'],
          holds: holding((_, __, baer, campaign) => isBolder(campaign, baer)),
        }),
        yours('engage.maneuver', ['dive', 'climb'], {
          words: 'Straight on, under the bombers or over them: either way he comes out behind them. Choose.',
          at: 'fighter:1',
          rules: ['SR-ENG-05', 'SR-BRK-02'],
          holds: holding(() => leads('dive', 'tail') && leads('climb', 'tail')),
        }),
      ],
    },
    {
      title: 'Fire',
      cues: [
        yours('burst.next', 'fighter/0', {
          words:
            'Fire! An attack is one card. Your cell on it says what you do to the bomber, and what its gunners do to you.',
          at: 'fighter:0',
          rules: ['SR-ATK-05', 'SR-LL-08'],
          holds: holding((_, ahrens, baer) => !ahrens.attacked && !baer.attacked),
        }),
        ...falls('card.nose', 'nose-15'),
        ...falls('damage.draw', 'damage-engine-9f-3'),
        ...falls('damage.catastrophe', 6),
        ...falls('card.nose', 'nose-18'),
        ...falls('damage.draw', 'damage-tail-2'),
        ...falls('hit.draw', 'wing-3'),
        yours('fire.next', ['fighter/0', 'fighter/1'], {
          words:
            'Both bombers are damaged, and Bär has a hit in the wing. Now both must get out through the fire. Who flies first?',
          at: 'fighter:1',
          rules: ['SR-CF-01', 'SR-HIT-01'],
          holds: holding(
            (mission, ahrens, baer) =>
              damaged(mission) === 2 && !isHit(ahrens) && baer.hits.join() === 'wing-3',
          ),
        }),
        ...falls('card.fire', 'fire-hard-roll-3', 'fire-bounced-3'),
      ],
    },
    {
      title: 'Come round',
      cues: [
        yours('return.to', 'back', {
          words:
            'Both are through. Bring Ahrens back for another run. Then a die of ten decides about Bär: 1 or 2, and the hit is serious.',
          at: 'fighter:0',
          rules: ['SR-RET-03', 'SR-REC-02'],
          holds: holding((_, ahrens, baer, campaign) => {
            const { number } = packOf(campaign).hit(baer.hits[0] ?? '')
            return (
              ahrens.at === 'right/return/high' &&
              [1, 2, 3].map(die => meets(seriousFor(number), die)).join() === 'true,true,false'
            )
          }),
        }),
        ...falls('recovery.roll', 8),
        ...falls('cohesion.roll', 2),
        yours('move.next', 'fighter/0', {
          words:
            "Bär's hit was a scratch. And the formation has come Loose: its guns cover each other less, every Lethal Level is 1 lower.",
          at: 'fighter:0',
          rules: ['SR-REC-03', 'SR-COH-06', 'SR-LL-04'],
          holds: holding(
            ({ elements }, _, baer, campaign) =>
              !isHit(baer) && elements[0]?.cohesion === 'loose' && levelAt(campaign, A5, 'right') === 0,
          ),
        }),
        yours('move.to', 'to/right/approach/high', {
          words: 'It is turn 4, and after turn 5 the fuel is out. Go in at once, from the right and above.',
          at: 'box:right/approach/high',
          rules: ['SR-MOV-04', 'SR-TRN-01'],
          holds: holding(
            ({ turn, limit }, ahrens) => turn === 4 && limit === 5 && ahrens.at === 'right/high',
          ),
        }),
        yours('return.to', 'exit', {
          words:
            'Bär was Evasive and is still far off: he cannot attack again before the fuel is out. Send him home, he has done his share.',
          at: 'fighter:1',
          rules: ['SR-RET-01', 'SR-RET-07'],
          // Back from Evasive Return in this turn, from Return in the next: he could go in a turn after the last.
          holds: holding(({ turn, limit }, _, baer) => /\/evasive\//.test(baer.at) && turn + 2 > limit),
        }),
        ...falls('cohesion.roll', 7),
      ],
    },
    {
      title: 'Finish it',
      cues: [
        yours('approach.target', 'bomber/A5', {
          words:
            'A5 has 3 points of damage. At 10 a Liberator goes down; a bad hit may do it at once. Go for A5 again.',
          at: 'bomber:4',
          rules: ['SR-DMG-02', 'SR-DMG-06'],
          holds: holding((_, __, ___, campaign) => damageOn(campaign, A5) === 3 && DESTROYED_BY === 10),
        }),
        yours('engage.mode', ['determined', 'evasive'], {
          words: 'Its Lethal Level is down to 0 here. Right up close, or safer? You know both now.',
          at: 'bomber:4',
          rules: ['SR-ENG-03', 'SR-LL-04'],
          holds: holding((_, ahrens, __, campaign) => spaceLevel(campaign, ahrens.space).level === 0),
        }),
        yours('engage.maneuver', ['dive', 'climb'], {
          words: 'Straight through to the other flank, over them or under. Then the gun speaks.',
          at: 'fighter:0',
          rules: ['SR-ENG-05'],
          holds: holding(() => (['dive', 'climb'] as const).every(one => leadsTo('right', one) === 'left')),
        }),
        ...falls('card.oblique', 'oblique-1'),
        ...falls('damage.draw', 'damage-fuel-tank-7d-4'),
        ...falls('damage.catastrophe', 9),
        ...falls('card.fire', 'fire-into-the-sun-3'),
        yours('return.to', 'exit', {
          words: "A5's tank blew up: it is gone. Ahrens is unhurt, Bär is on his way. Take Ahrens home too.",
          at: 'fighter:0',
          rules: ['SR-DMG-06', 'SR-TRN-02'],
          holds: holding(
            ({ bombers }, ahrens, baer) =>
              bombers[A5]?.gone === 'destroyed' && !isHit(ahrens) && baer.at === 'exited',
          ),
        }),
      ],
    },
  ],
  afterwards: {
    scenario: 'training',
    words:
      'The same two pilots and the same bombers, but nothing is laid out: you choose where to come in and whom to attack, and dice and cards fall as they will. Damage one bomber, and nobody may drop out with a serious hit.',
  },
}
