import { type Choice, counted, firstOf, listed, type StakesOf } from '@tallyho/engine'
import { SECTIONS } from '../pack/types.ts'
import { raidAbout, type SquadronOption } from '../rules/02-terms/choices.ts'
import { groupsIn, LAST_SEGMENT, squadronOf } from '../rules/02-terms/terms.ts'
import { MOST_AT_DUSK } from '../rules/05-patrol.ts'
import { WORTH } from '../rules/16-victory.ts'
import type { Day, Raid, Squadron } from '../state.ts'
import type { Asks } from '../vocabulary.ts'
import { areAlike } from './12-combat.ts'
import { facesMet, hasBombers, isSpent, onPast, preyOf, spentTold } from './beyond.ts'
import type { Pair } from './chances.ts'
import { coverFrom } from './covers.ts'
import { hasRisk } from './heights.ts'
import { facesTold, stagesToBombs } from './meetings.ts'
import { boxName, clockName, placeOf, targetName, withSign } from './names.ts'

/** What stands below a question: what it is about, said once for all of its answers. */
export const STAKES: StakesOf<Asks, Day> = {
  'green-squadron':
    'Green pilots: rated one lower until they have flown once. Give one that you would send up last.',
  'patrol-squadron': (day, { options }) => [
    ...(day.segment === LAST_SEGMENT
      ? [`${day.patrols} of ${MOST_AT_DUSK} patrols at ${clockName(LAST_SEGMENT)} are up.`]
      : []),
    nearbyTold(day, options),
  ],
  'patrol-box': (day, choice) =>
    hasRisk(day, choice)
      ? 'Against a raid at MED, as most are, with fresh Me 109s:'
      : 'Against a raid at MED, as most are:',
  'recovery-route': 'Several ways are as short: take the one on which you can still meet it.',
  'move-squadron': raidsTold,
  'raid-order': 'They share this space. A squadron fights once.',
  intercepted: (day, choice) => {
    const raid = raidAbout(day, choice)
    const spent = isSpent(day, raid) ? [spentTold(day, raid)] : []
    return [[...spent, 'Each hunter pulls one into a fight; the others may choose.'].join(' ')]
  },
  join: (day, choice) => {
    const raid = raidAbout(day, choice)
    const inIt = day.squadrons.filter(
      ({ place }) => place.at === 'intercepting' && place.raid === raid.number,
    )
    const free = choice.options.flatMap(({ squadron }) =>
      squadron === undefined ? [] : [squadronOf(day, squadron)],
    )
    const here = [...inIt, ...free]
    return `Beside each, the whole fight on average. ${worthTold(day, raid, here)}`
  },
  'join-attempt': 'The roll costs nothing: whoever finds it may still stay out.',
  evade: (day, { options: [one] }) => {
    const squadron = firstOf('squadron', one?.on)
    if (squadron === undefined) return []
    const past = onPast(day, squadron)
    return [`It ${past.startsWith('on ') ? 'goes ' : ''}${past}. Beside each, what it is spared.`]
  },
  'set-aside': sectionTold,
  pair: sectionTold,
  excess: sectionTold,
  shift: (day, choice) => [
    `Raid ${raidAbout(day, choice).number}. Beside each, all these fights on average. ${escortTold(day, raidAbout(day, choice))}`,
  ],
  attack: sectionTold,
  'escort-attack': 'Attacks take turns, and the escort begins.',
  disperse: 'It goes to the Landing box: four hours until it is ready again.',
  'aircraft-destroyed': `A light loss: ${withSign(WORTH.squadronsLight)} point, out for the day.`,
  tactics: (_, { options: [one] }) => {
    const by = one && 'by' in one && typeof one.by === 'number' ? one.by : 0
    return [
      `Its first fight is at ${withSign(by)}: best where ${by < 0 ? 'nobody flies' : 'bombers fly'} behind it.`,
    ]
  },
  decoy: 'It turns back, and its groups are at their airbases again.',
  'vectored-away': 'Event: the controller sent it the wrong way.',
  'radio-confusion': 'Event: too many squadrons in one space.',
  'escort-section': 'No bombers fly beside it, and the rules let you say where it goes.',
}

/** THD-4.1.d How long there is until the first bombs: `Raid 1 bombs Biggin Hill airfield after 2 moves.` Where raids are stands on the map. */
function raidsTold(day: Day): string {
  const bombing = day.raids.flatMap(raid => {
    const moves = raid.deployed && !hasBombers(day, raid) ? undefined : stagesToBombs(day, raid)
    return moves === undefined || raid.target === undefined ? [] : [{ raid, target: raid.target, moves }]
  })
  const spent = day.raids.filter(one => isSpent(day, one)).map(one => spentTold(day, one))
  const [first] = bombing.toSorted((a, b) => a.moves - b.moves)
  if (first) {
    const { raid, target, moves } = first
    const bombs = `Raid ${raid.number} bombs ${targetName(target)} after ${moves <= 1 ? 'this move' : `${moves} moves`}.`
    return [bombs, ...spent].join(' ')
  }
  if (day.raids.every(({ recovering }) => recovering))
    return 'The raids fly home: the last chance to meet them.'
  return day.raids.every(raid => raid.deployed && !hasBombers(day, raid))
    ? day.raids.length > 1
      ? 'No raid has bombers: they can be left alone.'
      : 'The raid has no bombers: it can be left alone.'
    : ['What the raids are after is not known yet.', ...spent].join(' ')
}

/** What a patrol costs; where no raid comes near those who are left, that. */
function nearbyTold(day: Day, options: readonly SquadronOption[]): string {
  const homes = options.flatMap(({ squadron }) =>
    squadron === undefined ? [] : [squadronOf(day, squadron).home],
  )
  if (homes.length > 0 && homes.every(home => coverFrom(day, home).length === 0))
    return 'No raid comes near those who are left.'
  return 'A patrol is up in time, but misses the next two hours.'
}

/** Where bombers fly without close escort, if anywhere. THD-12.2.5.a */
function escortTold(day: Day, raid: Raid): string {
  const bombed = SECTIONS.filter(section => groupsIn(day, raid, 'bomber', section).length > 0)
  const bare = bombed.filter(section => groupsIn(day, raid, 'escort', section).length === 0)
  if (bombed.length === 0) return 'No bombers are left in it.'
  if (bare.length === 0) return 'All bombers have an escort beside them.'
  return bare.length === bombed.length
    ? 'No bombers have an escort.'
    : `No escort: ${listed(bare.map(placeOf))}.`
}

/** What is to be had of a raid for so many who can attack it, and whether it may be left alone. THD-16.1.a */
function worthTold(day: Day, raid: Raid, here: readonly Squadron[]): string {
  const prey = preyOf(day, raid)
  if (prey === undefined)
    return `It bombs nothing: you may leave it alone. Each fighter group lost brings ${withSign(WORTH.groupsLight)}.`
  const hunters = groupsIn(day, raid, 'hunt').length
  if (hunters === 0) return `Nobody bars the way to ${prey}.`
  if (here.length > hunters) return `You outnumber the hunters: some reach ${prey}.`
  const [one, more] = here
  return one && !more
    ? aloneTold(day, raid, one)
    : `You have ${here.length} for ${counted(hunters, 'hunter')}: whoever meets one fights it before ${prey}.`
}

/** THD-11.1.4.a `A die sends 610 to hunters on 1; to bombers on 2, 5; to nobody on 3, 4, 6.` */
function aloneTold(day: Day, raid: Raid, squadron: Squadron): string {
  const cells = facesMet(day, raid, [squadron]).rows.flatMap(row => row.cells)
  const told = [...new Set(cells)].map(whom => {
    const faces = cells.flatMap((cell, i) => (cell === whom ? [i + 1] : []))
    return `to ${whom} ${faces.length === cells.length ? 'for certain' : `on ${facesTold(faces)}`}`
  })
  return `A die sends ${squadron.id} ${told.join('; ')}.`
}

/** `Raid 2, Hunt Box, left.` */
function sectionTold(day: Day, { about, options }: Choice): readonly string[] {
  const [raid, box = '', section] = (firstOf('section', about) ?? '').split('/')
  return [
    `Raid ${raid}, ${boxName(box, section)}.${areAlike(day, options as readonly Partial<Pair>[]) ? ' They are alike: take any.' : ''}`,
  ]
}
