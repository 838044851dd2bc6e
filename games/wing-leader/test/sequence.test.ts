import { type Note, type Pause, Run } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { game } from '../index.ts'
import type { Battle } from '../state.ts'
import { battleOf, the } from './kit/table.ts'

/**
 * The steps played from one to another and what was noted in each. Every question gets the first answer that `wants`
 * names, or the first there is; dice show 1, 2, 3 and so on.
 */
function play(
  battle: Battle,
  from: string,
  to: string,
  wants: readonly string[],
): { steps: string[]; notes: string[] } {
  const steps: string[] = []
  const notes: string[] = []
  const scribe = ({ what }: Note) => notes.push(`${steps.at(-1)}: ${what}`)
  const run = new Run(game, battle, from, scribe, step => steps.push(step))
  for (let rolled = 0; run.pause && steps.lastIndexOf(to) < 1; ) {
    if (run.pause.kind === 'chance') run.answer(rolled++ % run.pause.outcomes.length)
    else run.answer(answerTo(run.pause, wants))
  }
  return { steps, notes }
}

function answerTo(pause: Exclude<Pause, { kind: 'chance' }>, wants: readonly string[]): number | number[] {
  if (pause.kind === 'together') return pause.asks.map(() => 0)
  const ids = pause.options.map(({ id }) => id)
  const wanted = wants.find(id => ids.includes(id))
  return wanted === undefined ? 0 : ids.indexOf(wanted)
}

test('WL-6.0.a WL-6.0.b WL-6.0.e WL-6.0.h WL-6.0.i from one Set-up Phase to the next', () => {
  const battle = battleOf('bf-109e C8, d spitfire-i T8')
  const { steps } = play(battle, 'entry', 'entry', ['end', 'done'])
  const turn = [
    'entry',
    'raider-tally',
    'defender-tally',
    'movement',
    'move-order',
    'move',
    'move-order',
    'move',
    'move-order',
    'flak',
    'bombing',
    'combats',
    'combat',
    'raider-escapes',
    'defender-escapes',
    'vectors',
    'escorts',
    'barrages',
    'end',
  ]
  expect(steps.slice(0, turn.length + 1)).toEqual([...turn, 'entry'])
})

test('WL-6.0.c jettisons happen inside a unit’s move', () => {
  const battle = battleOf('he-111 G8 bombing')
  expect(play(battle, 'movement', 'flak', ['steer', 'jettison']).notes).toContain('move: jettisoned')
})

test('WL-6.0.c so do reactions', () => {
  const battle = battleOf('he-111 G8 bombing, bf-109e E9 escort, d spitfire-i I11 >rA alerted')
  const { notes } = play(battle, 'movement', 'flak', ['react/rB/dA', 'step/6'])
  expect(notes).toContain('move: reaction')
})

test('WL-6.0.d profiles are begun and barrages fired inside a unit’s move', () => {
  const battle = battleOf('he-111 G0 bombing', { bombing: true, surface: ['airfield H Manston'] })
  const { notes } = play(battle, 'movement', 'flak', ['designate/level/0', 'step/0'])
  expect(notes).toContain('move: profile')
  expect(notes).toContain('move: flak')
})

test('WL-6.0.j dropped loads are gone once the bombing is resolved', () => {
  const battle = battleOf('he-111 H8 bombing load:none', { bombing: true, surface: ['airfield H Manston'] })
  battle.attacks.push({
    unit: the(battle, 'rA').no,
    target: 0,
    kind: 'level',
    strafing: false,
    aimed: true,
    longRange: false,
    altitude: 8,
    weather: 0,
    sun: false,
    flak: 0,
  })
  const { notes } = play(battle, 'bombing', 'combats', [])
  expect(notes).toContain('bombing: bombing')
  expect(battle.attacks).toEqual([])
})
