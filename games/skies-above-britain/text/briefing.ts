import { counted, type Setup } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { ScenarioSpec } from '../pack/types.ts'

/** What the player is told before the first question. */

const YOU: Readonly<Record<ScenarioSpec['kind'], string>> = {
  dogfight: 'You lead a few fighters of Fighter Command in one dogfight. The game flies the Germans.',
  bombers:
    'You lead a few fighters of Fighter Command that have reached the bombers. The game flies the Germans.',
  intercept: 'You lead fighters of Fighter Command against one raid. The game flies the Germans.',
  patrol: 'You lead a squadron of Fighter Command on one patrol. The game flies the Germans.',
  campaign: 'You lead a squadron of Fighter Command through the summer of 1940. The game flies the Germans.',
}

/** What a scenario without a whole patrol is about. */
const AIM: Readonly<Record<'dogfight' | 'bombers' | 'intercept' | 'patrol', string>> = {
  dogfight: 'Shoot them down or shake them off, and bring your men home.',
  bombers: 'Break the formation apart, shoot down what falls out of it, and bring your men home.',
  intercept: 'Get past the escort, break the raid apart, and bring your men home.',
  patrol: 'Find the raid, break it apart, and bring your men home.',
}

export function briefing({ pack, scenario }: Setup) {
  const box = packOf({ pack })
  const spec = box.scenario(scenario)
  const you = YOU[spec.kind]
  // SAB-CMP-01
  if (spec.kind === 'campaign') {
    const chapters = spec.chapters.map(id => box.chapter(id))
    return {
      you,
      aim:
        chapters.length === 1
          ? 'The points of all patrols are added up. Your pilots tire, are wounded and fall: those who are left fly the next patrol.'
          : 'Each chapter adds up the points of its patrols. Win more chapters than you lose. Your pilots tire, are wounded and fall: those who are left fly the next patrol.',
      points: ON_PATROL,
      levels: chapters.map(
        ({ title, patrols, victory: { won, lost } }) =>
          `${title}, ${counted(patrols, 'patrol')}: won with ${won} points, lost with fewer than ${lost}`,
      ),
    }
  }
  const { won, lost } = spec.victory
  return {
    you: `${you} ${spec.blurb}`,
    aim: AIM[spec.kind],
    points: spec.kind === 'patrol' ? ON_PATROL : pointsOf(spec.victory),
    levels: [
      `${won} or more: the squadron has prevailed`,
      ...(won > lost ? [`${lost === won - 1 ? lost : `${lost} to ${won - 1}`}: neither won nor lost`] : []),
      `fewer than ${lost}: the squadron is beaten`,
    ],
  }
}

// SAB-VP-01 SAB-VP-02 SAB-VP-03
const ON_PATROL = [
  'A bomber destroyed by your fighters: 1; by flak: none.',
  'A kette, three bombers, cut off from the others while the raid is on its way in: 1.',
  'Every four German fighters destroyed on one patrol: 1.',
  'Losses of your own cost no points, but men.',
]

interface Worth {
  readonly german: number
  readonly bomber: number
  readonly tile: number
  readonly loss: number
}

/** SAB-VP-05 What counts in a scenario of its own conditions. */
function pointsOf({ german, bomber, tile, loss }: Worth): readonly string[] {
  const lines: readonly (readonly [string, number])[] = [
    ['A German fighter destroyed', german],
    ['A bomber destroyed', bomber],
    ['A kette, three bombers, cut off from the others', tile],
    ['A fighter that you lose', -loss],
  ]
  return lines.flatMap(([what, by]) => (by === 0 ? [] : [`${what}: ${by < 0 ? '−' : ''}${Math.abs(by)}.`]))
}
