import { capital, counted, type Logged, listed } from '@tallyho/engine'
import { byFate, type Debriefing, type Fate, type Tone } from '@tallyho/kit'
import { packOf } from '../pack/index.ts'
import { isCampaign } from '../rules/08-return/pilots.ts'
import { scoreItems } from '../rules/08-return/points.ts'
import { chapterOf } from '../rules/10-campaign/chapter.ts'
import type { Campaign } from '../state.ts'
import { BECAME, itemSaid } from '../text/home.ts'
import { fighterName, pilotName } from '../text/names.ts'
import { lossesTold } from '../text/stories.ts'
import { factsIn, type Notes } from '../vocabulary.ts'
import { dayName, dayOf } from './book/dates.ts'
import { type Man, menOf, notesOfPatrol } from './home/reckoning.ts'
import { Portrait } from './pieces/Portrait.tsx'

/** SAB-RTB-02 After a patrol: what became of each who flew, and how the chapter or the scenario stands. */
export const afterPatrol: Debriefing<Campaign, Notes['points']> = (points, campaign, log) => {
  const men = menOf(campaign, log)
  // SAB-A-106 Without a Section to fly it the patrol passes.
  if (men.length === 0) return undefined
  const notes = notesOfPatrol(log)
  const most = Math.max(1, ...men.map(({ kills }) => kills))
  const { chapter, patrolOfChapter } = campaign
  const spec = packOf(campaign).scenario(campaign.scenario)
  const day = dayName(dayOf(campaign, chapter, patrolOfChapter), true)
  return {
    title: spec.kind === 'campaign' ? `After patrol ${campaign.log.length + 1}` : 'After the patrol',
    where: `${day} 1940, ${spec.kind === 'campaign' ? `${chapterOf(campaign).title}, patrol ${patrolOfChapter} of ${chapterOf(campaign).patrols}` : spec.title}`,
    sum: sumOf(points, men),
    parties: [{ each: byFate(men.map(man => fateOf(campaign, notes, man, man.kills === most))) }],
    means: [...scoreMeans(campaign, points), ...menMeans(notes)],
  }
}

const TONES: Readonly<Record<Man['fate'], Tone>> = {
  flying: 'plain',
  'on-the-way': 'plain',
  'shot-up': 'bad',
  down: 'bad',
  landed: 'plain',
  'landed-hurt': 'plain',
  parachute: 'bad',
  dinghy: 'bad',
  rescued: 'bad',
  hospital: 'bad',
  captured: 'grave',
  killed: 'grave',
}

const STAMPS: Readonly<Record<Man['fate'], string>> = {
  flying: 'in the air',
  'on-the-way': 'in the air',
  'shot-up': 'badly hit',
  down: 'down',
  landed: 'safe',
  'landed-hurt': 'safe',
  parachute: 'bailed out',
  dinghy: 'in the sea',
  rescued: 'rescued',
  hospital: 'wounded',
  captured: 'captured',
  killed: 'killed',
}

function fateOf(campaign: Campaign, notes: readonly Logged[], man: Man, best: boolean): Fate {
  const { pilot: no, id, fate, kills } = man
  const facts = factsIn(notes)
  // SAB-PIL-11 He came home, and is sent away to rest.
  const isWornOut = facts('wounded').some(({ pilot, exhausted }) => pilot === no && exhausted)
  const tone = TONES[fate]
  const name = pilotName(campaign, no)
  const said = [deedOf(notes, man), endOf(campaign, notes, man), isWornOut && 'worn out, to hospital'].filter(
    Boolean,
  )
  return {
    ref: `pilot:${no}`,
    name,
    fate: isWornOut && tone === 'plain' ? 'worn out' : STAMPS[fate],
    tone: tone !== 'plain' ? tone : isWornOut ? 'bad' : kills > 0 ? 'good' : 'plain',
    words: `${capital(fighterName(id))}: ${said.join('; ')}.`,
    picture: <Portrait pilot={{ no, name }} />,
    ...(best && { best }),
  }
}

/** SAB-PIL-12 What he brought down. */
function deedOf(notes: readonly Logged[], { pilot: no }: Man): string {
  const own = factsIn(notes)('kill').filter(({ pilot }) => pilot === no)
  const count = (of: Notes['kill']['of']) => own.filter(one => one.of === of).length
  const downed = [
    count('bomber') > 0 && counted(count('bomber'), 'bomber'),
    count('fighter') > 0 && counted(count('fighter'), 'German fighter'),
  ].filter(one => one !== false)
  return downed.length > 0 ? `brought down ${listed(downed)}` : ''
}

/** What became of him, how the log says it if he is lost, and what it means for the patrols to come. */
function endOf(campaign: Campaign, notes: readonly Logged[], { pilot, fate, lost }: Man): string {
  const { title, so } = BECAME[fate]
  const how = TONES[fate] === 'grave' ? lossesTold(notes).get(pilot) : undefined
  const aircraft = lost && how === undefined ? 'his aircraft is lost' : undefined
  const next = isCampaign(campaign) && TONES[fate] !== 'grave' && so !== '' ? so : undefined
  return [title, how, aircraft, next].filter(part => part !== undefined).join(', ')
}

function sumOf({ bombers, germanFighters, lost }: Notes['points'], men: readonly Man[]): string {
  const home = men.filter(({ fate }) => fate === 'landed' || fate === 'landed-hurt').length
  const gone = men.filter(({ fate }) => TONES[fate] === 'grave').length
  const up = `${men.length} flew, ${home === men.length ? 'all' : home} landed${gone > 0 ? `, and ${gone} will not come back` : ''}.`
  return `${up} ${counted(bombers, 'bomber')} and ${counted(germanFighters, 'German fighter')} shot down, for ${lost === 1 ? 'one aircraft' : `${lost === 0 ? 'no' : lost} aircraft`} of ours.`
}

/** SAB-VP-01 SAB-CMP-01 The points of the patrol, and how far they reach. */
function scoreMeans(campaign: Campaign, { vp, ...points }: Notes['points']): readonly string[] {
  const items = scoreItems(campaign, { ...points, aircraftLost: points.lost }).filter(one => one.vp !== 0)
  const why = items.length > 0 ? `: ${listed(items.map(itemSaid))}` : ''
  const spec = packOf(campaign).scenario(campaign.scenario)
  const here = `${counted(vp, 'point')} for this patrol${why}.`
  if (spec.kind !== 'campaign') {
    const { won, lost } = spec.victory
    const level = vp >= won ? 'it is won' : vp < lost ? 'it is lost' : 'it is neither won nor lost'
    return [here, `${won} or more win it, a score below ${lost} loses it: ${level}.`]
  }
  const { victory, patrols } = chapterOf(campaign)
  const before = campaign.log.filter(({ chapter }) => chapter === campaign.chapter)
  const total = before.reduce((sum, one) => sum + one.vp, vp)
  const left = patrols - campaign.patrolOfChapter
  return [
    here,
    `${total} in the chapter, with ${left === 0 ? 'no patrol' : counted(left, 'patrol')} to fly: ${victory.won} win it, fewer than ${victory.lost} lose it.`,
  ]
}

/** What the patrol made of the men: experience, skill, and who takes an empty place. */
function menMeans(notes: readonly Logged[]): readonly string[] {
  const facts = factsIn(notes)
  const promoted = (level: string) =>
    facts('promoted')
      .filter(one => one.level === level)
      .map(({ name }) => name)
  const now = (names: readonly string[], as: string) =>
    names.length === 0 ? [] : [`${listed(names)} ${names.length === 1 ? `is a ${as}` : `are ${as}s`} now.`]
  return [
    ...now(promoted('regular'), 'Regular'),
    ...now(promoted('veteran'), 'Veteran'),
    ...facts('gains-skill').map(({ name }) => `${name} is an ace, and has learned a skill.`),
    ...facts('replacement').map(({ name, gone }) => `${name} takes the place of ${gone}.`),
  ]
}
