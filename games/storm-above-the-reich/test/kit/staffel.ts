import { layOut } from '../../pack/index.ts'
import type { Pack } from '../../pack/types.ts'
import { freshCampaign, freshPilot } from '../../rules/05-map/fresh.ts'
import type { Campaign, LogEntry, Pilot, StoryLine } from '../../state.ts'
import { proofPack } from './charts.ts'

/** A staffel that has been at war for a season and a half, between two missions. */
export function aStaffel(pack: Pack = proofPack): Campaign {
  const campaign = freshCampaign({ pack: layOut(pack), scenario: 'full' }, 'full', 0, {
    leaderShift: false,
    ninePilots: false,
    erosion: false,
  })
  const { pilots } = campaign
  const at = (no: number): Pilot => pilots[no] as Pilot
  const told = (pilot: Pilot, ...lines: [mission: number, what: StoryLine['what'], of?: string][]) =>
    pilot.story.push(...lines.map(([mission, what, of]) => ({ mission, what, of })))

  Object.assign(at(1), { ep: 4, missions: 8, destroyed: 3, fallen: 2, skills: ['luck', 'luck', 'flyer'] })
  told(at(1), [0, 'skill', 'luck'], [1, 'destroyed'], [3, 'fallen'], [3, 'fallen'], [5, 'destroyed'])
  told(at(1), [5, 'landed'], [6, 'skill', 'luck'], [8, 'destroyed'], [8, 'escort'], [8, 'skill', 'flyer'])
  Object.assign(at(4), { ep: 2, missions: 6, fallen: 1, penalty: 'rookie' })
  told(at(4), [4, 'fallen'], [4, 'bailed-out'])
  Object.assign(at(6), { status: 'wounded', ep: 1, missions: 5, destroyed: 1 })
  told(at(6), [2, 'destroyed'], [7, 'wounded'])
  Object.assign(at(9), { status: 'killed', missions: 3, fallen: 1, skills: ['timing'] })
  told(at(9), [0, 'skill', 'timing'], [3, 'fallen'], [3, 'killed', 'collision'])
  Object.assign(at(12), { status: 'replaced', missions: 2 })
  told(at(12), [2, 'wounded'], [2, 'replaced'])
  const joined = freshPilot(18, 12, pack.roster.pilots[12]?.replacement ?? '', true)
  Object.assign(joined, { missions: 4, penalty: 'blackout' })
  told(joined, [2, 'joined'], [6, 'returned'])
  pilots.push(joined)

  campaign.log.push(
    entry(1, 0, 1, { vp: 4, destroyed: 1, fallen: 1, ep: 3 }),
    entry(2, 0, 2, { vp: 2, destroyed: 1, ep: 2, wounded: [12] }),
    entry(3, 0, 3, { vp: 4, fallen: 4, ep: 4, killed: [9], map: '6' }),
    entry(4, 0, 4, {
      vp: 1,
      fallen: 1,
      ep: 0,
      auxiliariesLost: 1,
      type: 'outbound',
      escort: { strength: 'light', type: 'p-38', turn: 3 },
    }),
    entry(5, 0, 5, { aborted: true, turns: 0 }),
    entry(6, 0, 6, { vp: 5, destroyed: 4, fallen: 1, ep: 9, map: '6', commands: ['map', 'sun'] }),
    entry(7, 1, 1, {
      vp: 1,
      fallen: 1,
      ep: 1,
      wounded: [6],
      type: 'near-target',
      escort: { strength: 'heavy', type: 'spitfire' },
    }),
    entry(8, 1, 2, { vp: 4, destroyed: 2, ep: 4 }),
  )
  campaign.seasons.push({ season: 0, vp: 16, available: 15, killed: 1, outcome: 'won' })
  Object.assign(campaign, { season: 1, missionOfSeason: 2, ep: 9, deduction: 1 })
  return campaign
}

export function entry(no: number, season: number, ofSeason: number, facts: Partial<LogEntry>): LogEntry {
  return {
    no,
    season,
    ofSeason,
    map: '5',
    type: 'inbound',
    op: 6,
    escort: 'none',
    aborted: false,
    turns: 7,
    ep: 0,
    vp: 0,
    fallen: 0,
    destroyed: 0,
    killed: [],
    wounded: [],
    auxiliariesLost: 0,
    commands: [],
    ...facts,
  }
}
