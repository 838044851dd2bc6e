import type { Logged, Pause } from '@tallyho/engine'
import { type BoardProps, LightProvider } from '@tallyho/kit'
import { count, ignore } from '@tallyho/kit/test/table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Copied } from '../../board/pieces/counters.tsx'
import { DayStrip } from '../../board/raid/DayStrip.tsx'
import { standsIn } from '../../board/raid/Ground.tsx'
import { clouds, fields } from '../../board/raid/landscape.ts'
import { OutOfIt } from '../../board/raid/OutOfIt.tsx'
import { RaidScene } from '../../board/raid/RaidScene.tsx'
import { BOMBS_FIRST, RAID_STEPS, stepNow } from '../../board/raid/steps.ts'
import { storyOf } from '../../board/raid/story.ts'
import { ToteBoard } from '../../board/raid/ToteBoard.tsx'
import { refsIn } from '../../board/told.ts'
import { bombedTarget, raidOf, squadron, squadronSpec } from '../../rules/02-terms.ts'
import { STEPS } from '../../sequence.ts'
import type { Campaign } from '../../state.ts'
import { words } from '../../text.ts'
import { aCampaign, inTheAir, lay, plan, reduce } from '../kit/table.ts'

function scene(state: Campaign, more: Partial<BoardProps<Campaign>> = {}): string {
  const none = new Set<string>()
  const props: BoardProps<Campaign> = {
    state,
    pause: undefined,
    notes: [],
    words,
    lit: none,
    hovered: none,
    reach: none,
    glide: 0,
    onPick: ignore,
    onHover: ignore,
    onRefused: () => false,
    onRule: ignore,
    ...more,
  }
  return renderToStaticMarkup(
    <LightProvider lights={props}>
      <RaidScene {...props} />
    </LightProvider>,
  )
}

const told = (what: string, facts: object = {}): Logged => ({
  rule: 'RE-1.a',
  what,
  facts: { ...facts },
  at: 0,
})

describe('the picture of a raid', () => {
  test('RE-10.21.c what is told of lies lit: units and the target, with what bombs have left of it', () => {
    const campaign = aCampaign()
    inTheAir(campaign, 34, 'bomber I/KG1 65')
    const { id } = bombedTarget(campaign, raidOf(campaign))
    campaign.damage[id] = 'light'
    const about = refsIn(campaign, { facts: { target: id, units: ['I/KG1', '65'], card: 34, box: 'bomber' } })
    expect([...about].toSorted()).toEqual(['gruppe:I/KG1', 'squadron:65', `target:${id}`])
    const markup = scene(campaign, { about } as never)
    expect(markup).toContain(`data-ref="target:${id}" data-mark="about"`)
    expect(markup).toContain(`<b>${id}</b><b class="eagle-target-damage"`)
    expect(markup).toMatch(/data-ref="gruppe:I\/KG1" data-mark="about"/)
  })

  test('words of the rulebook explain themselves', () => {
    const campaign = aCampaign()
    inTheAir(campaign, 34, 'bomber I/KG1', { warning: 'late', intelligence: 'poor' })
    const markup = scene(campaign)
    for (const word of ['Warning', 'Intelligence', 'Hunt', 'Close Escort', 'Bomber', 'Channel Patrol'])
      expect(markup, word).toContain(`aria-label="${word}: `)
  })

  test('every unit lies where it is, once', () => {
    const campaign = aCampaign()
    inTheAir(campaign, 34, 'hunt I/JG51 54, bomber I/KG1 65, escort II/JG51, patrol III/JG51')
    lay(campaign, 'inflight I/JG26')
    const markup = scene(campaign)
    for (const ref of ['gruppe:I/JG51', 'gruppe:I/KG1', 'gruppe:II/JG51', 'gruppe:III/JG51', 'gruppe:I/JG26'])
      expect(count(markup, `data-piece="${ref}"`), ref).toBe(1)
    for (const ref of ['squadron:54', 'squadron:65'])
      expect(count(markup, `data-piece="${ref}"`), ref).toBe(1)
    expect(markup).toMatch(/data-box="hunt".*1 against 1.*gruppe:I\/JG51.*squadron:54/)
  })

  test('Gruppen without a mission form up, and all four boxes can be chosen', () => {
    const campaign = aCampaign()
    inTheAir(campaign, 34, 'bomber I/KG1')
    lay(campaign, 'planned/0 I/JG51 II/JG51')
    const lit = new Set(['gruppe:I/JG51', 'box:hunt', 'box:escort'])
    const markup = scene(campaign, { lit })
    expect(markup).toMatch(/Forming up<\/span> <small>2<\/small>.*data-piece="gruppe:I\/JG51"/)
    expect(markup).toMatch(/data-box="hunt" data-ref="box:hunt" data-mark="lit"/)
    expect(markup).toMatch(/data-box="bomber" data-ref="box:bomber" data-mark="plain"/)
    expect(markup).toContain('3 Gruppen')
  })

  test('the numbers that must patrol and escort stand in their boxes until the raid is detected', () => {
    const campaign = aCampaign({ advanced: true })
    inTheAir(campaign, 34, 'bomber I/KG1 II/KG1 III/KG1, escort I/JG51')
    expect(scene(campaign)).toContain('0 of 1 needed')
    expect(scene(campaign)).toContain('1 of 2 needed')
    if (campaign.flight) campaign.flight.warning = 'late'
    expect(scene(campaign)).not.toContain('needed')
  })

  test('what shifts combats and bombs is told above it', () => {
    const campaign = aCampaign()
    inTheAir(campaign, 34, 'bomber I/KG1', { altitude: 1, bigWing: true, unopposed: true, warning: 'early' })
    const markup = scene(campaign)
    expect(markup).toContain('British altitude: row +1')
    expect(markup).toContain('Big Wing: row +1')
    expect(markup).toContain('unopposed: bombs +2')
    expect(markup).toContain('warning <b>early</b>')
  })

  test('with poor intelligence the class is chosen in the picture', () => {
    const campaign = aCampaign()
    inTheAir(campaign, 34, 'bomber I/KG1', { warning: 'late', intelligence: 'poor' })
    const markup = scene(campaign, { lit: new Set(['class:minor', 'class:major']) })
    expect(markup).toMatch(/data-ref="class:minor" data-mark="lit" role="button"/)
    expect(markup).toMatch(/data-ref="class:major" data-mark="lit" role="button"/)
    if (campaign.flight) campaign.flight.taken = 'major'
    expect(scene(campaign)).toContain('data-ref="class:major"')
    expect(scene(campaign)).not.toContain('data-ref="class:minor"')
  })

  test('intercepted Gruppen are marked', () => {
    const campaign = aCampaign()
    inTheAir(campaign, 34, 'bomber I/KG1 II/KG1 54', { intercepted: ['I/KG1'] })
    expect(count(scene(campaign), 'data-met="true"')).toBe(1)
  })

  test('who is lost bursts where it was, lies with the losses, and its way is drawn', () => {
    const campaign = aCampaign()
    inTheAir(campaign, 34, 'bomber I/KG1')
    lay(campaign, 'light-loss 54 65')
    const hit = { unit: '54', rating: 4, result: 'L', to: 'light-loss', side: 'full' }
    const notes = [told('raid-begins'), told('combat', { box: 'hunt', hits: [hit] })]
    const markup = scene(campaign, { notes })
    expect(markup).toMatch(/data-box="hunt".*aria-label="54 was lost here"/)
    expect(count(markup, 'data-piece="squadron:54"')).toBe(1)
    // Lost in another raid: counted, not laid out.
    expect(markup).not.toContain('data-piece="squadron:65"')
    expect(markup).toContain('1 before')
    expect(count(markup, 'eagle-way-smoke')).toBe(1)
  })

  test('the two event cards of this raid lie there', () => {
    const campaign = aCampaign()
    inTheAir(campaign, 34, 'bomber I/KG1')
    const drawn = { step: 'target', card: 96, event: { event: 'flak', letter: 'A' }, applies: true }
    const notes = [
      told('raid-event', { step: 'approach', card: 105, applies: false }),
      told('raid-begins'),
      told('raid-event', drawn),
    ]
    const markup = scene(campaign, { notes })
    expect(markup).toContain('Flak, letter A')
    expect(count(markup, 'data-drawn="true"')).toBe(1)
  })

  test('RE-7.1.a who is called up keeps its place, and the frame goes round nobody else', () => {
    const campaign = aCampaign()
    inTheAir(campaign, 34, 'bomber I/KG1')
    const sector = squadronSpec(campaign, '54').sector
    const row = standsIn(campaign, sector).flatMap(({ ids }) => ids)
    const called = row.slice(0, 1)
    for (const id of called) squadron(campaign, id).place = 'pool'
    const stands = standsIn(campaign, sector)
    expect(stands.flatMap(({ ids }) => ids)).toEqual(row)
    expect(stands[0]).toEqual({ title: 'called up', ids: called })
  })

  test('squadrons on the ground stand in their sectors, by what they do', () => {
    const campaign = aCampaign()
    inTheAir(campaign, 34, 'bomber I/KG1')
    lay(campaign, 're-arm 65')
    reduce(campaign, '54')
    const markup = scene(campaign)
    expect(markup).toMatch(
      /data-sector="6\/11".*data-piece="squadron:54".*data-piece="squadron:65".*re-arming/,
    )
  })
})

describe('between two raids', () => {
  const campaign = aCampaign({ clock: 1 })
  plan(campaign, 34, { segment: 0, done: true })
  plan(campaign, 34, { segment: 1 })
  lay(campaign, 'planned/1 I/KG1, clock/3 I/JG51')

  test('the raids lie on the clock, and the next one is chosen there', () => {
    const markup = scene(campaign, { lit: new Set(['raid:1']) })
    expect(markup).toMatch(/data-ref="raid:1" data-mark="lit"/)
    expect(markup).toMatch(/data-ref="raid:0" data-mark="plain"/)
    expect(count(markup, 'aria-current="time"')).toBe(1)
  })

  test('fighters lie on the space where they are ready again', () => {
    const markup = renderToStaticMarkup(<DayStrip campaign={campaign} notes={[]} />)
    expect(markup).toMatch(/1200.*ready again.*data-piece="gruppe:I\/JG51".*1400/)
  })
})

test('RE-9.22.a the points beside those who were lost are for each of them', () => {
  const campaign = aCampaign()
  inTheAir(campaign, 34, 'bomber I/KG1')
  lay(campaign, 'light-loss 54 65, heavy-loss 610')
  const markup = renderToStaticMarkup(<OutOfIt campaign={campaign} side="british" fates={[]} met={[]} />)
  expect(markup).toMatch(/data-fate="light-loss".*▲ 1<\/b> each.*data-fate="heavy-loss".*▲ 2<\/b> <small>/)
})

test('RE-4.III.1 squadrons that another raid of the hour sent home are counted, and do not lie with those of this one', () => {
  const campaign = aCampaign()
  inTheAir(campaign, 34, 'bomber I/KG1')
  lay(campaign, 'inflight 54 65')
  const notes = [
    told('raid-begins'),
    told('responds', { squadrons: ['65'] }),
    told('raid-begins'),
    told('responds', { squadrons: ['54'] }),
  ]
  const { fates, met } = storyOf(notes)
  const markup = renderToStaticMarkup(<OutOfIt campaign={campaign} side="british" fates={fates} met={met} />)
  expect(markup).toMatch(/On the way home.*1 before/)
  expect(markup).toContain('squadron:54')
  expect(markup).not.toContain('squadron:65')
})

test('the Tote Board lists every squadron in play once', () => {
  const campaign = aCampaign()
  lay(campaign, 'landing 54, re-arm 65, light-loss 610')
  const markup = renderToStaticMarkup(<ToteBoard campaign={campaign} />)
  for (const id of ['54', '65', '610']) expect(count(markup, `data-piece="squadron:${id}"`)).toBe(1)
  expect(markup).toMatch(/>Landing<.*>Re-arm<.*>Ready<.*>Light loss</)
})

test('a counter that is listed once more over the scene is no second piece, and can yet be chosen', () => {
  const campaign = aCampaign()
  lay(campaign, 'landing 54')
  const markup = renderToStaticMarkup(
    <Copied value={true}>
      <ToteBoard campaign={campaign} />
      <DayStrip campaign={campaign} notes={[]} />
    </Copied>,
  )
  expect(markup).toContain('data-ref="squadron:54"')
  expect(markup).not.toContain('data-piece')
})

describe('the step of the raid', () => {
  test('there are thirteen, as many as the sequence has', () => {
    const steps = Object.keys(STEPS)
    expect(RAID_STEPS.length).toBe(steps.indexOf('clock-check') - steps.indexOf('deployment') + 1)
  })

  test('a question says which it is, else what was told last', () => {
    const choice = { kind: 'choice', seat: 'luftwaffe', ask: 'set-aside', options: [] } satisfies Pause
    const notes = [told('raid-begins'), told('combat', { box: 'hunt' }), told('score')]
    expect(stepNow(notes, undefined)).toBe(7)
    expect(stepNow(notes, choice)).toBe(9)
    expect(stepNow([told('raid-event', { step: 'target' })], undefined)).toBe(8)
  })
})

test('the story begins with the raid', () => {
  const loss = { unit: '54', to: 'heavy-loss' }
  const notes = [
    told('combat', { box: 'hunt', hits: [{ unit: '610', to: 'light-loss' }] }),
    told('raid-begins'),
    told('combat', { box: 'bomber', hits: [loss, { unit: '65', to: 'stays' }] }),
    told('event-loss', { units: ['74'] }),
  ]
  expect(storyOf(notes).fates).toEqual([
    { ...loss, box: 'bomber' },
    { unit: '74', to: 'light-loss', box: 'bomber' },
  ])
})

test('the landscape is the same each time, and worse weather has more clouds', () => {
  expect(fields()).toEqual(fields())
  expect(fields().every(path => path.startsWith('M'))).toBe(true)
  expect(clouds(8).slice(0, 3)).toEqual(clouds(3))
})

test('RE-CP.T7.a where the bombs fall first the steps stand in that order', () => {
  expect(BOMBS_FIRST.slice(7, 12)).toEqual([
    'Target event',
    'Bombing',
    'Squadron interception',
    'Squadrons attack',
    'German recovery',
  ])
  expect(BOMBS_FIRST.toSorted()).toEqual(RAID_STEPS.toSorted())
})
