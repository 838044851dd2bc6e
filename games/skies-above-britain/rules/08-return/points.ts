import type { Procedure, Result } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import { type Campaign, type Ended, type PatrolReport, type Score, SQUADRON } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { found, patrolOf } from '../01-general/terms.ts'
import { chapterOf } from '../10-campaign/chapter.ts'

/** What each thing counts. */
interface Worth {
  readonly bomber: number
  readonly tile: number
  readonly german: number
  readonly loss: number
}

/** SAB-VP-01 SAB-VP-02 SAB-VP-03 Four German fighters are a point. */
const ON_PATROL: Worth = { bomber: 1, tile: 1, german: 1 / 4, loss: 0 }

/** One line of the reckoning: how many, what each counts, and what that makes. */
export interface ScoreItem {
  readonly what: 'bombers' | 'isolated' | 'germanFighters' | 'aircraftLost'
  readonly count: number
  readonly each: number
  readonly vp: number
}

function itemsOf({ bomber, tile, german, loss }: Worth, score: Omit<Score, 'byFlak'>): readonly ScoreItem[] {
  const { bombers, isolated, germanFighters, aircraftLost } = score
  return [
    { what: 'bombers', count: bombers, each: bomber, vp: bombers * bomber },
    { what: 'isolated', count: isolated, each: tile, vp: isolated * tile },
    { what: 'germanFighters', count: germanFighters, each: german, vp: Math.floor(germanFighters * german) },
    { what: 'aircraftLost', count: aircraftLost, each: 0 - loss, vp: 0 - aircraftLost * loss },
  ]
}

function sumOf(items: readonly ScoreItem[]): number {
  return items.reduce((sum, { vp }) => sum + vp, 0)
}

/** SAB-VP-01 SAB-VP-02 SAB-VP-03 SAB-A-92 What a patrol is worth. */
export function pointsOf(score: Score): number {
  return sumOf(itemsOf(ON_PATROL, score))
}

/** SAB-VP-05 The same item by item; a scenario counts by its own conditions. */
export function scoreItems(campaign: Campaign, score: Omit<Score, 'byFlak'>): readonly ScoreItem[] {
  const spec = packOf(campaign).scenario(campaign.scenario)
  return itemsOf(spec.kind === 'campaign' || spec.kind === 'patrol' ? ON_PATROL : spec.victory, score)
}

/** SAB-RTB-02 Points: the patrol goes into the log, and a chapter or a scenario may be over. */
export function* points(campaign: Campaign): Procedure<'assign' | undefined> {
  const { score } = patrolOf(campaign)
  const vp = vpOf(campaign, score)
  const { bombers, germanFighters, isolated, aircraftLost } = score
  note('SAB-VP-01', 'points', { vp, bombers, germanFighters, isolated, lost: aircraftLost })
  campaign.log.push(report(campaign, vp))
  // SAB-RTB-17 Fighters and cubes are laid out anew for the next.
  campaign.patrol = undefined
  const spec = packOf(campaign).scenario(campaign.scenario)
  if (spec.kind !== 'campaign') {
    end(campaign, levelFrom(spec.victory, vp))
    return undefined
  }
  if (campaign.patrolOfChapter < chapterOf(campaign).patrols) return 'assign'
  closeChapter(campaign)
  if (campaign.chapter + 1 < spec.chapters.length) {
    campaign.chapter += 1
    campaign.patrolOfChapter = 0
    return 'assign'
  }
  end(campaign, overall(campaign))
  return undefined
}

function vpOf(campaign: Campaign, score: Score): number {
  return sumOf(scoreItems(campaign, score))
}

function report(campaign: Campaign, vp: number): PatrolReport {
  const { score, visibility, raid } = patrolOf(campaign)
  const now = campaign.log.length + 1
  // What happened on this patrol stands at the end of each story.
  const today = campaign.pilots.filter(({ story }) => story.at(-1)?.patrol === now)
  const fell = (what: string) =>
    today
      .filter(({ story }) => story.some(line => line.patrol === now && line.what === what))
      .map(({ no }) => no)
  return {
    chapter: campaign.chapter,
    patrol: campaign.patrolOfChapter,
    visibility,
    bombers: raid?.type,
    vp,
    destroyed: score.bombers,
    germanFighters: score.germanFighters,
    isolated: score.isolated,
    aircraftLost: score.aircraftLost,
    killed: fell('killed'),
    wounded: fell('wounded'),
  }
}

interface Thresholds {
  readonly won: number
  readonly lost: number
}

function levelFrom({ won, lost }: Thresholds, vp: number): Ended['level'] {
  return vp >= won ? 'won' : vp < lost ? 'lost' : 'between'
}

/** SAB-CMP-01 */
function closeChapter(campaign: Campaign): void {
  const { chapter } = campaign
  const vp = campaign.log.filter(one => one.chapter === chapter).reduce((sum, one) => sum + one.vp, 0)
  const level = levelFrom(chapterOf(campaign).victory, vp)
  campaign.chapters.push({ chapter, vp, level })
  note('SAB-CMP-01', 'chapter-over', { chapter, vp, level })
}

/** A campaign is won if more of its chapters are won than lost. */
function overall({ chapters }: Campaign): Ended['level'] {
  const balance = chapters.reduce(
    (sum, { level }) => sum + (level === 'won' ? 1 : level === 'lost' ? -1 : 0),
    0,
  )
  return balance > 0 ? 'won' : balance < 0 ? 'lost' : 'between'
}

function end(campaign: Campaign, level: Ended['level']): void {
  campaign.ended = { level }
  note('SAB-CMP-01', 'campaign-over', { vp: totalVp(campaign), level })
}

export function totalVp({ log }: Campaign): number {
  return log.reduce((sum, { vp }) => sum + vp, 0)
}

export function standing(campaign: Campaign): number {
  return totalVp(campaign) + (campaign.patrol ? vpOf(campaign, campaign.patrol.score) : 0)
}

export function result(campaign: Campaign): Result | undefined {
  if (!campaign.ended) return undefined
  const { level } = found(campaign.ended, 'end')
  const winner = level === 'won' ? SQUADRON : undefined
  return { level, winner, score: totalVp(campaign), figures: figures(campaign) }
}

export function figures(campaign: Campaign) {
  const sum = (key: 'destroyed' | 'germanFighters' | 'isolated' | 'aircraftLost') =>
    campaign.log.reduce((total, one) => total + one[key], 0)
  return {
    vp: totalVp(campaign),
    destroyed: sum('destroyed'),
    germanFighters: sum('germanFighters'),
    isolated: sum('isolated'),
    aircraftLost: sum('aircraftLost'),
    killed: campaign.log.reduce((total, { killed }) => total + killed.length, 0),
    patrols: campaign.log.length,
  }
}
