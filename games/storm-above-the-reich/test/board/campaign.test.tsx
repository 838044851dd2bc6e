import type { Facts } from '@tallyho/engine'
import { LightProvider } from '@tallyho/kit'
import { count } from '@tallyho/kit/test/table.tsx'
import { describe, expect, test } from 'vitest'
import { CampaignPanel } from '../../board/campaign/CampaignPanel.tsx'
import { Final } from '../../board/campaign/Final.tsx'
import { Quarters } from '../../board/campaign/Quarters.tsx'
import { seasonScore } from '../../board/campaign/score.ts'
import { AttackSheet, FireSheet } from '../../board/components/CardSheets.tsx'
import { Components } from '../../board/components/index.tsx'
import { MapSheet } from '../../board/components/MapSheet.tsx'
import { MarkerSheet } from '../../board/components/MarkerSheet.tsx'
import { SeasonSheet } from '../../board/components/SeasonSheet.tsx'
import { SituationSheet } from '../../board/components/SituationSheet.tsx'
import { TableSheet } from '../../board/components/TableSheet.tsx'
import { CampaignChart } from '../../board/log/CampaignChart.tsx'
import { escortIn, StaffelLog } from '../../board/log/StaffelLog.tsx'
import { RETOLD } from '../../board/retold.ts'
import { FlightList } from '../../board/roster/FlightList.tsx'
import { pilotLine, storyOf } from '../../board/roster/pilot-words.ts'
import { RosterPage, slotsOf } from '../../board/roster/RosterPage.tsx'
import { words } from '../../index.ts'
import { packOf, standard } from '../../pack/index.ts'
import type { Campaign } from '../../state.ts'
import { proofPack } from '../kit/charts.ts'
import { aStaffel } from '../kit/staffel.ts'
import { aCampaign } from '../kit/table.ts'
import { draw, pilot } from './drawn.ts'

describe('the roster', () => {
  test('eighteen slots, a replacement in the place of the man he replaced', () => {
    const slots = slotsOf(aStaffel())
    expect(slots).toHaveLength(18)
    expect(slots[12]).toMatchObject({ pilot: { no: 18 }, before: { no: 12 } })
    expect(slots[1]).toMatchObject({ pilot: { no: 1 }, before: undefined })
    const markup = draw(<RosterPage campaign={aStaffel()} reading />)
    expect(count(markup, '<article')).toBe(18)
    expect(markup).toContain('In the place of Mrnold, replaced.')
  })

  test('a pilot: grade, skills with uses, EP, victories, status', () => {
    const campaign = aStaffel()
    expect(pilotLine(pilot(campaign, 1))).toBe(
      'experte, ready, 8 missions, 5 bombers, 4\u00a0EP, Flyer, Luck ×2',
    )
    expect(pilotLine(pilot(campaign, 4))).toBe('green, ready, 6 missions, 1 bomber, 2\u00a0EP, Rookie')
    const markup = draw(<RosterPage campaign={campaign} reading />)
    expect(markup).toContain('aria-label="3 destroyed, 2 fallen out of the formation"')
    expect(markup).toContain('aria-label="2 of 2 uses left"')
    expect(markup).toContain('<b class="sr-stamp">Killed</b>')
    expect(markup).toContain('<b class="sr-stamp">Wounded</b>')
    expect(markup).toContain('16 ready · 1 experte · 2 green · 1 wounded · 1 gone')
  })

  test('a story in words, mission by mission', () => {
    const campaign = aStaffel()
    const story = storyOf(campaign, pilot(campaign, 1)).map(({ heading, text }) => `${heading}: ${text}`)
    expect(story).toEqual([
      'Before the first mission: Became known for Luck.',
      'Mission 1, Map 5, Inbound: Destroyed a B-24.',
      'Mission 3, Map 6, Inbound: Made two B-24s fall out of the formation.',
      'Mission 5, Map 5, Inbound: Destroyed a B-24 and nursed a shot-up machine home.',
      'Mission 6, Map 6, Inbound: Became known for Luck.',
      'Mission 8, Map 5, Inbound: Destroyed a B-24, shot down an escort fighter and became known for Flyer.',
    ])
    expect(storyOf(campaign, pilot(campaign, 9)).at(-1)?.text).toBe(
      'Made a B-24 fall out of the formation and was killed (collision).',
    )
  })

  const lit = (reading: boolean) =>
    draw(
      <LightProvider
        lights={{ lit: new Set(['pilot:4']), hovered: new Set(), onPick: () => {}, onHover: () => {} }}
      >
        <RosterPage campaign={aStaffel()} reading={reading} />
      </LightProvider>,
    )

  test('while something else is asked the book is only read, and says what each skill does', () => {
    const markup = lit(true)
    expect(count(markup, 'data-mark="lit"')).toBe(0)
    expect(markup).toContain('Cancels one Hit on himself.')
  })

  test('a pilot that an option names is lit', () => {
    const markup = lit(false)
    expect(markup).toMatch(/data-ref="pilot:4" data-mark="lit" role="group" aria-label="Ernold, green/)
    expect(count(markup, 'data-mark="lit"')).toBe(1)
  })

  test('in the air: where each fighter is, what it carries, what it has suffered, what is left of its skills', () => {
    const campaign = aCampaign({
      fighters: [
        { at: 'tail/level', cannon: true, skills: ['luck', 'luck'], used: used(1) },
        { at: '1.1', hits: ['fuel-5'], ammo: 'jam', penalty: 'rookie' },
        { kind: 'ju88', at: 'fate', fate: 'wing' },
        { at: 'reserve' },
      ],
    })
    const markup = draw(<FlightList campaign={campaign} />)
    expect(count(markup, 'data-ref="fighter:')).toBe(4)
    for (const part of [
      'Tail Level',
      'among the bombers, 1.1',
      'dropped out: Wing hit',
      'not yet entered',
      'Cannon',
      'Fuel 5',
      'Jam',
      'Rookie',
      'aria-label="1 of 2 uses left"',
    ])
      expect(markup, part).toContain(part)
  })
})

const used = (luck: number) => ({ flyer: 0, quick: 0, wiley: 0, luck, timing: 0 })

describe('the log', () => {
  test('a line for each mission, with headers, names of the dead and notes', () => {
    const markup = draw(<StaffelLog campaign={aStaffel()} />)
    expect(count(markup, '<tr')).toBe(9)
    expect(count(markup, '<th scope="col"')).toBe(13)
    expect(markup).toContain('8 missions · 21 VP · 16 bombers · 1 pilot killed')
    expect(markup).toContain('<td class="sr-log-killed">Jrnold</td>')
    expect(markup).toContain('Wounded: Mrnold')
    expect(markup).toContain('1 auxiliary lost')
    expect(markup).toContain('Aborted')
    expect(markup).toContain('Staffel Command: formation map, sun')
    expect(markup).toContain('light P-38, from turn 3')
    expect(count(markup, 'sr-log-new-season')).toBe(1)
  })

  test('an escort, as short as it can be said', () => {
    expect(escortIn({ escort: 'none', type: 'inbound' })).toBe('none')
    expect(escortIn({ escort: { strength: 'heavy', type: 'spitfire' }, type: 'inbound' })).toBe(
      'heavy Spitfire',
    )
    expect(escortIn({ escort: { strength: 'light', type: 'p-51', turn: 4 }, type: 'near-target' })).toBe(
      'light P-51, until turn 4',
    )
  })

  test('the curve: a stretch for each season with its thresholds, points, crosses and rings', () => {
    const markup = draw(<CampaignChart campaign={aStaffel()} />)
    expect(markup).toContain(
      '1942: 16 Victory Points after 6 missions, 20 win, fewer than 10 lose, 1 pilot killed.',
    )
    expect(markup).toContain('1943 Early: 5 Victory Points after 2 missions')
    expect(count(markup, 'sr-chart-border')).toBe(2)
    expect(count(markup, 'class="sr-chart-point"')).toBe(7)
    expect(count(markup, 'class="sr-chart-aborted"')).toBe(1)
    expect(count(markup, 'class="sr-chart-cross"')).toBe(1)
    expect(count(markup, 'class="sr-chart-wound"')).toBe(2)
    expect(count(markup, 'win 20')).toBe(2)
    expect(markup).not.toMatch(/NaN/)
  })

  test('before the first mission there is nothing to draw but the season', () => {
    const markup = draw(<StaffelLog campaign={aCampaign()} />)
    expect(markup).toContain('No mission has been flown yet.')
    expect(markup).not.toContain('<table')
    expect(markup).toContain('sr-chart-season')
  })
})

describe('the season', () => {
  test('points, pilots and losses against what wins and loses it, EP and the deduction', () => {
    const markup = draw(<CampaignPanel campaign={aStaffel()} />)
    expect(markup).toContain('1943 Early')
    expect(markup).toContain('Mission 3 of 6')
    expect(markup).toContain('aria-label="Victory Points: 5; lost below 10, won from 20"')
    expect(markup).toContain('aria-label="Available pilots: 16; 14 to win"')
    expect(markup).toContain('aria-label="Pilots killed: 0; lost from 9"')
    expect(markup).toMatch(/Staffel experience \(EP\)<\/dt><dd>9/)
    expect(markup).toMatch(/Points lost for the next mission<\/dt><dd>−1/)
    expect(markup).toMatch(/Seasons won<\/dt><dd>1 of 1/)
  })

  test('the mission in the air counts, other seasons do not', () => {
    const campaign = aStaffel()
    campaign.mission = aCampaign().mission
    if (campaign.mission) Object.assign(campaign.mission.score, { vp: 3, killed: [2, 3] })
    expect(seasonScore(campaign)).toEqual({ vp: 8, killed: 2 })
  })

  test('the training goal is ticked off', () => {
    const goal = (layout: Parameters<typeof aCampaign>[0]) =>
      draw(<CampaignPanel campaign={aCampaign({ ...layout, length: 'training' })} />)
    expect(goal({ fighters: [{ at: 'nose/low' }] })).toMatch(/A bomber is damaged <small>not yet.*so far/)
    expect(goal({ bombers: { A1: ['spar-4'] } })).toMatch(/A bomber is damaged <small>done/)
    expect(goal({ fighters: [{ at: 'fate', fate: 'wing' }] })).toContain('<small>failed')
  })
})

test('the final page: seasons, figures, the best and the dead', () => {
  const result = { level: 'won', winner: 'staffel', score: 5, figures: { vp: 21, missions: 8 } }
  const markup = draw(<Final state={aStaffel()} result={result} words={words} notes={[]} />)
  expect(markup).toMatch(/<th scope="row">1942<\/th><td>16<\/td>/)
  expect(markup).toMatch(/<dd>21<\/dd>/)
  const best = markup.slice(markup.indexOf('Best pilots</h3>'), markup.indexOf('The dead</h3>'))
  expect([...best.matchAll(/<b>(\w)rnold/g)].map(([, letter]) => letter)).toEqual(['B', 'G', 'E', 'J'])
  expect(markup).toMatch(
    /The dead<\/h3><ul><li><span aria-hidden="true">✝<\/span> <b>Jrnold<\/b> <small>Mission 3/,
  )
  expect(markup).not.toMatch(/NaN|undefined/)
})

test('SR-TRN-04 of one mission: what it took, the bombers and the pilots; no seasons, no curve', () => {
  const result = { level: 'won', winner: 'staffel', score: 4, figures: { vp: 4, seasons: 1, seasonsWon: 1 } }
  const campaign: Campaign = { ...aStaffel(), length: 'mission' }
  const goals = { win: { vp: 2, pilots: 17 }, lose: { vp: 1, killed: 1 }, vp: 4, available: 18, killed: 0 }
  const told = (what: string, facts: Facts) => ({ at: 0, rule: 'SR-TRN-04', what, facts })
  const notes = [
    told('damage.marker', { bomber: 'A1', total: 4, most: 10 }),
    told('bomber.destroyed', { bomber: 'A2' }),
    told('mission.pilot', { name: 'Bär', became: 'wounded', fallen: 0, destroyed: 1 }),
    told('season.over', goals),
  ]
  const markup = draw(<Final state={campaign} result={result} words={words} notes={notes} />)
  expect(markup).toMatch(/2 win, below 1 lose<\/dt><dd>4<\/dd>/)
  expect(markup).toContain('go in Evasive where the fire is thick')
  expect(markup).toMatch(/B-24\u00a0A1: damage 4 of 10.*B-24\u00a0A2 was destroyed/)
  expect(markup).toMatch(/<b>Bär<\/b> <small>is wounded/)
  expect(markup).not.toMatch(/[Ss]easons|sr-chart-axis|All missions/)
  const { untold } = RETOLD
  const left = (length: Campaign['length']) => typeof untold === 'function' && untold({ ...campaign, length })
  expect(left('mission')).toContain('seasons')
  expect(left('short')).toEqual([])
})

describe('the box', () => {
  const components = packOf({ pack: standard.id })

  test('every sheet can be opened', () => {
    const markup = draw(<Components pack={proofPack.id} onRule={() => {}} />)
    expect(count(markup, 'aria-pressed')).toBe(7)
    expect(markup).toContain('as the rulebook states')
  })

  test('all cards, each with its source', () => {
    const markup = draw(<AttackSheet components={components} />)
    expect(count(markup, '<table')).toBe(64)
    expect(count(markup, 'aria-label="Source:')).toBe(64)
    expect(count(draw(<FireSheet components={components} />), 'class="sr-dealt sr-dealt-fire"')).toBe(32)
  })

  test('all markers with their numbers', () => {
    const { hits, damage, proximity } = components.pack.markers
    const markup = draw(<MarkerSheet components={components} />)
    expect(count(markup, 'class="sr-counted"')).toBe(hits.length + damage.length + proximity.length)
    expect(markup).toContain(`Damage markers: ${damage.reduce((sum, one) => sum + one.count, 0)}`)
  })

  test('all maps with every space and bomber', () => {
    const markup = draw(<MapSheet components={components} />)
    const { maps } = components.pack
    expect(count(markup, 'class="sr-thumb-bomber')).toBe(
      maps.reduce((sum, one) => sum + one.bombers.length, 0),
    )
    for (const { id, name } of maps) expect(markup).toContain(`Map ${id}: ${name}`)
  })

  test.each([
    ['situations', SituationSheet, '<summary>', 12],
    ['seasons', SeasonSheet, '<summary>', 7],
    ['tables', TableSheet, 'Fate: ', 7],
  ])('%s', (_, Sheet, part, times) => {
    const markup = draw(<Sheet components={components} />)
    expect(count(markup, part)).toBe(times)
    expect(markup).not.toMatch(/NaN|undefined|\[object/)
  })
})

describe('after a mission', () => {
  test('SR-TRN-02 a training that is over says how it ended, and no more what is still to be done', () => {
    const campaign = aCampaign({ length: 'training', fighters: 'exited' })
    expect(draw(<CampaignPanel campaign={campaign} />)).toContain('not yet')
    campaign.outcome = 'trained'
    campaign.mission = undefined
    const over = draw(<CampaignPanel campaign={campaign} />)
    expect(over).toContain('Passed')
    expect(over).not.toContain('not yet')
  })

  test('SR-CAM-10 the quarters name the dead and the wounded of the last mission', () => {
    const campaign = aStaffel()
    const flown = campaign.log.at(-1)
    if (flown === undefined) throw new Error('No mission was flown')
    campaign.log[campaign.log.length - 1] = { ...flown, aborted: false, killed: [0], wounded: [1, 2] }
    campaign.mission = undefined
    const markup = draw(<Quarters campaign={campaign} pause={undefined} />)
    expect(markup).toContain(`✝ ${pilot(campaign, 0).name}`)
    expect(markup).toContain(`In hospital: ${pilot(campaign, 1).name} and ${pilot(campaign, 2).name}`)
  })
})
