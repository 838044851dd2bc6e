import { type Cue, type GuideStep, guiding } from '@tallyho/engine'
import type { Altitude, Position } from '../pack/types.ts'
import { inPlay } from '../rules/01-general/fighters.ts'
import { patrolOf } from '../rules/01-general/terms.ts'
import { contactBy, squadronOf, zonesApart } from '../rules/07-raid-vector/contact.ts'
import type { Campaign } from '../state.ts'
import { aboveFrom, type Meeting } from '../text/meeting.ts'
import { bombersStake } from '../text/stakes.ts'
import type { Asks } from '../vocabulary.ts'
import { inHundred } from './facts.ts'

const { falls, given, parts, thrown, yours } = guiding<Campaign, Asks>()

/** Of a hundred squadrons that wait there so many come in above the raid. */
const above = (campaign: Campaign, zone: 'coast' | 'middle', altitude: Altitude, when: Meeting) =>
  inHundred(aboveFrom(campaign, { zone, altitude }, when))

/** Of a hundred that come from this flank at High so many reach the bombers. */
const throughFrom = (campaign: Campaign, position: Position) =>
  inHundred(
    bombersStake(campaign, { ...squadronOf(campaign), at: { position, altitude: 'high' } }).chance ?? 0,
  )

/** The raid comes to where the squadron waits: of a hundred so many come in above it, and the least number of the die that brings it in High, on a side of its choice or at the nose. */
const meeting = (altitude: Altitude, share: number, number: number): readonly Cue<Campaign>[] => [
  ...falls('draw.vector', 'in-turn-point'),
  ...falls('sun.turn-point', 2),
  yours('contact', 'contact', {
    words:
      'The raid has come to your zone, so contact costs no Fuel. It has changed course, too: the sun stands on its port flank now, good for whoever comes from there. Say Tally ho!',
    at: 'raid:bombers',
    rules: ['SAB-RVS-14', 'SAB-VEC-23'],
    holds: campaign => zonesApart(campaign) === 0 && patrolOf(campaign).sun === 'port',
  }),
  thrown('contact', 10, {
    words: `One twelve-sided die says how you meet: above them in ${share} %, on the side of your choice or at the nose with ${number} or more${altitude === 'high' ? ', the 1 for waiting High counted' : '; waiting High would have added 1'}. Low numbers leave you below or behind.`,
    at: 'formation:squadron',
    rules: ['SAB-RVS-16', 'SAB-RVS-17'],
    holds: campaign => {
      const met = (die: number) => contactBy(campaign, true, die)
      const isGood = (die: number) => met(die).altitude === 'high' && !met(die).positions.includes('tail')
      return (
        above(campaign, 'coast', altitude, {}) === share &&
        isGood(number) &&
        !isGood(number - 1) &&
        isGood(12) &&
        met(number).modifiers.high === (altitude === 'high' ? 1 : 0)
      )
    },
  }),
]

/** The Raid Track: where the squadron waits, how high, and when it attacks. */
export const TRACK: readonly GuideStep<Campaign>[] = [
  {
    title: 'Meet the raid',
    cues: [
      yours('contact', 'wait', {
        words:
          'You lead twelve Hurricanes. The raid flies along the Raid Track below, one space a round. From a zone away you come in above it in only 8 %. It has spaces left: wait for a better place.',
        at: 'raid:bombers',
        rules: ['SAB-RVS-12', 'SAB-RVS-14', 'SAB-RVS-16'],
        holds: campaign =>
          inPlay(campaign).length === 12 &&
          campaign.aircraft === 'hurricane' &&
          zonesApart(campaign) === 1 &&
          above(campaign, 'middle', 'low', {}) === 8,
      }),
      parts(
        'vector.move',
        { 'coast/high': meeting('high', 50, 9), 'coast/low': meeting('low', 25, 10) },
        {
          words:
            'Its next space lies over the Coast too: go there. The way is free; to climb as well costs 1 Fuel more and brings you in above the raid in 50 % instead of 25 %. The choice is yours.',
          at: 'zone:coast/high',
          rules: ['SAB-RVS-25', 'SAB-RVS-17'],
          holds: campaign =>
            above(campaign, 'coast', 'high', 'next') === 50 && above(campaign, 'coast', 'low', 'next') === 25,
        },
      ),
      yours('contact.position', 'port/high', {
        words:
          'A 10: you are above them, on a flank. Take port: out of the sun you get through to the bombers in 75 %. At starboard 110s stand in the way, and it is 25 %.',
        at: 'position:port/high',
        rules: ['SAB-RVS-16', 'SAB-IBM-04'],
        holds: campaign =>
          throughFrom(campaign, 'port') === 75 &&
          throughFrom(campaign, 'starboard') === 25 &&
          patrolOf(campaign).escort.starboard?.type === '110',
      }),
      ...given('contact.adjust', 'stay'),
      ...falls('bombers.chart', 5),
    ],
  },
]
