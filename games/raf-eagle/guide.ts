import { type Guide, guiding } from '@tallyho/engine'
import { bombs, faces, flies, kept, leads, letters, netOf, seenBy, WINS, wins } from './guide-holds.ts'
import type { CardNumber, GruppeId } from './pack/types.ts'
import {
  bombedTarget,
  cardOf,
  gruppe,
  gruppenIn,
  gruppenInRaid,
  gruppeSpec,
  plannedFor,
  raidOf,
  squadron,
  squadronsIn,
  targetSpec,
} from './rules/02-terms.ts'
import { AUG_11 } from './rules/03-set-up.ts'
import { patrolNeeded } from './rules/06-raid/deployment.ts'
import { netsOver } from './rules/06-raid/detection.ts'
import { facesThatFail } from './rules/06-raid/rendezvous.ts'
import { combatIn } from './rules/09-combat/combat.ts'
import { bombingOf } from './rules/10-bombing/bombing.ts'
import type { Campaign } from './state.ts'
import type { Asks } from './vocabulary.ts'

const { falls, given, thrown, yours } = guiding<Campaign, Asks>()

const WORTH: CardNumber = 1
const PLYMOUTH: CardNumber = 28

/** Two raids of one morning: the first puts out the eyes of the coast, the second comes through the gap. */
export const guide: Guide<Campaign> = {
  title: 'The gap in the radar',
  setup: { scenario: 'prelude', options: {} },
  seat: 'luftwaffe',
  goal: 'Lead by 6 points when the day ends',
  reached: ({ vp, ended }) => ended !== undefined && vp <= -WINS,
  beginning: [...falls('draw.target', WORTH, PLYMOUTH, 34, 14, 13, 23, 26, 31, 9, 7)],
  steps: [
    {
      title: 'Two targets',
      cues: [
        yours('plan-raid', '1@0', {
          words:
            'You lead the Luftwaffe on 11 August 1940. Each card is a target in England. Worth is a radar station: raid it at 0600.',
          at: 'card:1',
          rules: ['RE-5.12.a'],
          holds: campaign => campaign.day === AUG_11 && netOf(campaign, WORTH) !== undefined,
        }),
        yours('plan-raid', '28@0', {
          words:
            'Plymouth is a port that no radar but that of Worth watches. Raid it at the same hour; the other cards are for other days.',
          at: 'card:28',
          rules: ['RE-10.21.c', 'RE-5.12.a'],
          holds: campaign => {
            const { nets, target } = cardOf(campaign, { card: PLYMOUTH })
            const only = nets.length === 1 && nets[0] === netOf(campaign, WORTH)
            return only && targetSpec(campaign, target).type === 'port'
          },
        }),
        ...given('plan-raid', 'done'),
      ],
    },
    {
      title: 'Who flies',
      cues: [
        ...given('assign-bomber', 'I/KG27>1', 'II/KG27>1', 'III/KG27>1', 'I/KG55>1'),
        yours('assign-bomber', ['II/KG55>1', 'II/LG1>1'], {
          words:
            'Four bomber Gruppen fly to Worth. Add II/KG55 with 6 bombs, or II/LG1 with 5: rating 5 beats 6 (small is good; for the British, large).',
          at: 'card:1',
          pictured: 'counter',
          rules: ['RE-5.2.a', 'RE-2.21.f', 'RE-2.21.g', 'RE-2.21.j'],
          holds: campaign => {
            const reads = (id: GruppeId, rating: number) =>
              gruppeSpec(campaign, id).rating[0] === rating && bombs(campaign, id) === rating
            return flies(campaign, WORTH, 4, 0) && reads('II/KG55', 6) && reads('II/LG1', 5)
          },
        }),
        ...given('assign-bomber', 'I/KG54>28', 'I/KG51>28', 'II/KG51>28'),
        yours('assign-bomber', ['III/KG55>28', 'II/KG54>28'], {
          words:
            'To Plymouth fly letters A, A and B. One die strikes all of a letter: III/KG55 with C spreads that better than II/KG54 with B.',
          at: 'card:28',
          rules: ['RE-5.4.a', 'RE-5.4.g'],
          holds: campaign =>
            flies(campaign, PLYMOUTH, 3, 0) &&
            letters(campaign, 'I/KG54', 'I/KG51', 'II/KG51') === 'AAB' &&
            letters(campaign, 'III/KG55', 'II/KG54') === 'CB',
        }),
        ...given('assign-bomber', 'done'),
        ...given('assign-fighter', 'I/JG2>1', 'II/JG2>1', 'II/JG27>1', 'III/JG27>1', 'III/JG53>1'),
        yours('assign-fighter', ['I/JG27>1', 'II/JG53>1'], {
          words:
            'Bombers need fighters. Five Me 109 Gruppen fly to Worth: letters A, B, B, C, C. I/JG27 with A evens them out, II/JG53 with B does not.',
          at: 'card:1',
          rules: ['RE-5.3.a', 'RE-5.4.g'],
          holds: campaign =>
            flies(campaign, WORTH, 5, 5) &&
            gruppeSpec(campaign, 'I/JG27').type === 'Me 109' &&
            letters(campaign, 'I/JG2', 'II/JG2', 'II/JG27', 'III/JG27', 'III/JG53') === 'ABBCC' &&
            letters(campaign, 'I/JG27', 'II/JG53') === 'AB',
        }),
        ...given('assign-fighter', 'I/ZG2>28'),
        yours('assign-fighter', ['II/ZG2>28', 'III/ZG76>28'], {
          words:
            'Me 110s are heavy fighters that can strafe a port too. I/ZG2 is the third of letter A for Plymouth: add B or C, whichever you like.',
          at: 'card:28',
          rules: ['RE-10.1.b', 'RE-5.4.g'],
          holds: campaign =>
            flies(campaign, PLYMOUTH, 4, 1) &&
            gruppeSpec(campaign, 'I/ZG2').type === 'Me 110' &&
            letters(campaign, 'I/KG54', 'I/KG51', 'I/ZG2') === 'AAA' &&
            letters(campaign, 'II/ZG2', 'III/ZG76') === 'BC' &&
            bombingOf(campaign, 'I/ZG2', 'port') > 0,
        }),
        ...given('assign-fighter', 'done'),
      ],
    },
    {
      title: 'Take off',
      cues: [
        thrown('forecast', 1, {
          words:
            'Your plan stands before anybody knows the weather. Clouds hide a raid from observers, but bombs fall worse through them.',
          rules: ['RE-4.I.8.c', 'RE-6.2.b', 'RE-10.c'],
          holds: campaign => {
            const [clear, , broken] = cardOf(campaign, { card: WORTH }).observers
            return broken < clear && campaign.flight === undefined && flies(campaign, WORTH, 5, 6)
          },
        }),
        yours('next-raid', '0', {
          words:
            'Clear skies. Bomb the radar first: then it does not see the second raid, and squadrons that met the first are away.',
          at: 'raid:0',
          rules: ['RE-4.II.1', 'RE-10.21.c'],
          holds: ({ weather, plan }) =>
            weather[3] === 'clear' && plan.length === 2 && plan[0]?.card === WORTH,
        }),
        ...given('channel-patrol', 'I/JG2', 'II/JG2'),
        yours('deploy-gruppe', 'all-hunt', {
          words:
            'Two Gruppen wait over the Channel to see the bombers home. Let the other four hunt: whom they beat never gets to the bombers.',
          at: 'box:hunt',
          rules: ['RE-6.1.b', 'RE-6.1.d', 'RE-6.1.i', 'RE-6.1.j'],
          holds: campaign =>
            patrolNeeded(campaign) === 2 &&
            plannedFor(campaign, 0).length === 4 &&
            gruppenIn(campaign, 'patrol').length === 2,
        }),
        thrown('detection', 1, {
          words:
            'Do they see you? Radar adds 4 to the die, observers 2, your size 4. The less, the later their warning: hope for a 1.',
          rules: ['RE-4.II.2', 'RE-6.2.f'],
          holds: campaign => seenBy(campaign).join() === '4,2,4,10',
        }),
        thrown('rendezvous-check', 6, {
          words:
            'Do 11 Gruppen find each other? Many of them, and a second raid at the hour: on a 1 to 3 those of one letter go astray.',
          rules: ['RE-4.II.3', 'RE-6.3.a'],
          holds: campaign =>
            facesThatFail(campaign).join() === '1,2,3' && gruppenInRaid(campaign).length === 11,
        }),
      ],
    },
    {
      title: 'Meet the squadrons',
      cues: [
        ...falls('eligible', 43, 145),
        thrown('priority', 5, {
          words:
            'Six squadrons can come. A blue counter: letter, rating, home (4/10: sector 4 of 10 Group). On a 1 to 3 three are held back, else two.',
          rules: ['RE-7.1.a', 'RE-7.2.a'],
          holds: campaign =>
            squadronsIn(campaign, 'pool').length === 6 && kept(campaign).join() === '3,3,3,2,2,2',
        }),
        ...falls('stands-down', 43, 145),
        ...falls('draw.raid-event', 130),
        thrown('combat', 1, {
          words:
            'Four squadrons against your four hunters. Their ratings find a row of the table: row 1 is best for you, 11 the worst. Yours is row 4.',
          at: 'box:hunt',
          rules: ['RE-8.1.a', 'RE-9.1.c'],
          holds: campaign => {
            const { gruppen, squadrons, row } = combatIn(campaign, 'hunt')
            return gruppen.length === 4 && squadrons.length === 4 && row === 3
          },
        }),
        ...falls('draw.raid-event', 105),
        yours('intercepted', ['I/KG27', 'II/KG27'], {
          words:
            '609 is lost: a light loss, 1 point for you (a heavy one is 2). Only 238 got to the bombers, and attacks one. He 111s first: which?',
          at: 'squadron:238',
          rules: ['RE-8.2.b', 'RE-8.2.d', 'RE-8.2.e', 'RE-9.22.a'],
          holds: campaign =>
            leads(campaign, 1) &&
            squadron(campaign, '609').place === 'light-loss' &&
            ['92', '152'].every(id => squadron(campaign, id).place === 'inflight') &&
            squadronsIn(campaign, 'bomber').join() === '238',
        }),
        thrown('combat', 2, {
          words:
            'Four bombers are left alone, and each keeps one of your four escorts beside it. So one bomber meets the weakened squadron alone.',
          at: 'box:bomber',
          rules: ['RE-8.21.b', 'RE-9.1.a'],
          holds: campaign =>
            combatIn(campaign, 'bomber').gruppen.length === 1 &&
            gruppenIn(campaign, 'bomber').length === 5 &&
            gruppenIn(campaign, 'escort').length === 4 &&
            !squadron(campaign, '238').full,
        }),
      ],
    },
    {
      title: 'Bomb the radar',
      cues: [
        thrown('bombing', 5, {
          words:
            'Bombs away. So many hurt Worth on any roll, and any damage blinds its radar. Heavy damage is worth 3 points: roll high.',
          rules: ['RE-10.h', 'RE-10.j', 'RE-10.21.c'],
          holds: campaign => {
            const [one, , , , five, six] = faces(campaign)
            return faces(campaign).every(result => result !== 0) && one !== 'H' && five === 'H' && six === 'H'
          },
        }),
      ],
    },
    {
      title: 'Through the gap',
      cues: [
        yours('deploy-gruppe', ['all-escort', 'all-bomber'], {
          words:
            'Worth is blind and you lead by 4; 6 wins. Shall the Me 110s guard the bombers (if nobody comes they strafe too), or strafe? Choose.',
          at: 'box:escort',
          rules: ['RE-6.1.c', 'RE-8.1.f', 'RE-10.21.c'],
          holds: campaign =>
            leads(campaign, 4) &&
            wins(campaign) &&
            campaign.damage.Worth !== undefined &&
            bombedTarget(campaign, raidOf(campaign)).id === 'Plymouth',
        }),
        thrown('detection', 1, {
          words:
            'No radar adds to the die now: only observers with 2, and 2 for your size. See what Worth was good for.',
          rules: ['RE-6.2.a', 'RE-10.21.c'],
          holds: campaign =>
            netsOver(campaign, raidOf(campaign)).length === 0 && seenBy(campaign).join() === '0,2,2,4',
        }),
        ...falls('rendezvous-check', 6),
        ...falls('eligible', 213),
        ...falls('priority', 6),
        ...falls('draw.raid-event', 129, 131),
        thrown('bombing', 5, {
          words:
            'Seen late, and hardly known: two squadrons were too few to come. Unopposed, bombs fall better. Two more points win the day.',
          rules: ['RE-8.1.f', 'RE-10.e'],
          holds: campaign =>
            leads(campaign, 4) &&
            wins(campaign) &&
            campaign.flight?.unopposed === true &&
            campaign.flight.warning === 'late' &&
            campaign.flight.intelligence === 'poor' &&
            gruppenIn(campaign, 'bomber').every(id => gruppe(campaign, id).full),
        }),
      ],
    },
  ],
  afterwards: {
    scenario: 'prelude',
    words:
      'The day is yours. Keep three things: bomb radar first, mix the letters, and send Me 109s with the bombers, about two for each. Dice fell here as the lesson wanted them; from now on they are your own luck. Next: a whole day with ten target cards and all Gruppen. Lay the plan yourself, or let the staff lay one and change it.',
  },
}
