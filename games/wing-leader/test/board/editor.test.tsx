import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import {
  blankFile,
  drawable,
  fileOf,
  isScenarioFile,
  modelsByNation,
  rangesOf,
  squaresIn,
  toggled,
  valueAt,
  withValue,
} from '../../board/editor/draft.ts'
import { Editor } from '../../board/editor/Editor.tsx'
import { placeOf } from '../../board/editor/Faults.tsx'
import { NO_TOOL, placed, type Tool, toolAt, toolWords } from '../../board/editor/tools.ts'
import { game, standard } from '../../index.ts'
import type { ScenarioFile, ScenarioSpec, Start } from '../../pack/types.ts'
import { squareNamed } from '../../rules/01-words/geometry.ts'

const { check } = game.packs
const ignore = () => {}
const scenarioIn = (file: ScenarioFile) => file.scenarios[0] as ScenarioSpec
const ofGame = (id: string) => fileOf(standard.scenarios.find(one => one.id === id) as ScenarioSpec)
const draw = (data: unknown) =>
  renderToStaticMarkup(<Editor data={data} check={check} onSave={ignore} onKeep={ignore} />)

describe('a draft', () => {
  test('is changed by making it anew', () => {
    const data = { a: [{ b: 1 }, { b: 2 }], c: { d: 3 } }
    const changed = withValue(data, ['a', 1, 'b'], 9)
    expect(changed).toEqual({ a: [{ b: 1 }, { b: 9 }], c: { d: 3 } })
    expect(data.a[1]).toEqual({ b: 2 })
    expect(changed.a[0]).toBe(data.a[0])
    expect(changed.c).toBe(data.c)
    expect(withValue(data, [], 'all')).toBe('all')
  })

  test('loses what is set to nothing, grows at the end of a list and where nothing was', () => {
    const data = { a: [1, 2, 3], c: { d: 3, e: 4 } }
    expect(withValue(data, ['a', 1], undefined)).toEqual({ a: [1, 3], c: { d: 3, e: 4 } })
    expect(withValue(data, ['a', 3], 7).a).toEqual([1, 2, 3, 7])
    const without = withValue(data, ['c', 'd'], undefined)
    expect(without.c).toEqual({ e: 4 })
    expect('d' in without.c).toBe(false)
    expect(withValue(data, ['x', 'y'], 5)).toEqual({ ...data, x: { y: 5 } })
  })

  test('is read along a path that may break off', () => {
    expect(valueAt({ a: [{ b: 0 }] }, ['a', 0, 'b'])).toBe(0)
    expect(valueAt({ a: [{ b: 0 }] }, ['a', 1, 'b'])).toBeUndefined()
    expect(valueAt(null, ['a'])).toBeUndefined()
  })

  test('writes squares as runs along an altitude, highest first', () => {
    const names = ['D8', 'C8', 'E8', 'G8', 'C9', 'Z3', 'A2']
    expect(rangesOf(new Set(names.map(squareNamed)))).toEqual(['C9', 'C8-E8', 'G8', 'Z3', 'A2'])
    expect(rangesOf(new Set())).toEqual([])
  })

  test('toggles a square in and out of ranges, and forgets what is no range', () => {
    expect(toggled(['C8-E8'], squareNamed('D8'))).toEqual(['C8', 'E8'])
    expect(toggled(['C8', 'E8'], squareNamed('D8'))).toEqual(['C8-E8'])
    expect(toggled(['C8-D9'], squareNamed('E8'))).toEqual(['C9-D9', 'C8-E8'])
    expect(toggled(['C8', 'Q99', 'hello'], squareNamed('A0'))).toEqual(['C8', 'A0'])
    expect(squaresIn(['B19', 'B20', 'c3', 'C3-', 'D4-E4'])).toEqual(['B19', 'D4', 'E4'].map(squareNamed))
  })

  test('made from a scenario of the game is one of the player’s own, and ready', () => {
    for (const { id, title } of standard.scenarios) {
      const file = ofGame(id)
      expect(check(file)).toEqual([])
      expect([file.game, file.id, file.title]).toEqual(['wing-leader', `my-${id}`, title])
      expect(scenarioIn(file)).toMatchObject({ id: `my-${id}`, source: 'designed', ref: 'made by a player' })
    }
    expect(check(blankFile())).toEqual([])
    expect(blankFile().id).toBe('mine')
  })

  test('is a file of scenarios; a whole pack and what belongs to another game are not', () => {
    expect(isScenarioFile(blankFile())).toBe(true)
    expect(isScenarioFile(standard)).toBe(false)
    expect(isScenarioFile({ ...blankFile(), game: 'the-hardest-days' })).toBe(false)
    expect(isScenarioFile({ ...blankFile(), scenarios: [] })).toBe(false)
    expect(isScenarioFile(undefined)).toBe(false)
    expect(isScenarioFile('text')).toBe(false)
  })

  test('has a sky that can be drawn, whatever is typed', () => {
    const { sky } = drawable({
      ...scenarioIn(blankFile()),
      sky: {
        ground: 'sea',
        haze: -7,
        contrails: 1e9,
        cloud: [{ type: 'broken', squares: ['C8-D8', 'nowhere'] }],
      },
    })
    expect(sky).toEqual({
      ground: 'sea',
      haze: 0,
      contrails: 19,
      cloud: [{ type: 'broken', squares: ['C8', 'D8'] }],
    })
    expect('haze' in drawable(scenarioIn(blankFile())).sky).toBe(false)
  })

  test('chooses among every aircraft of the game, by nation', () => {
    const models = modelsByNation()
    const count = standard.aircraft.reduce((sum, { variants = [] }) => sum + 1 + variants.length, 0)
    expect(models.flatMap(([, list]) => list)).toHaveLength(count)
    expect(models.find(([nation]) => nation === 'poland')?.[1]).toContainEqual({
      id: 'pzl-p11c',
      name: expect.stringContaining('P.11'),
    })
  })
})

describe('a click on the map', () => {
  const file = blankFile()
  const at = (tool: Tool, name: string, more = false, from = file) =>
    scenarioIn(placed(from, tool, squareNamed(name), more))
  const starting = (start: Start) => withValue(file, ['scenarios', 0, 'raider', 'units', 0, 'start'], start)
  const first: Tool = { use: 'start', side: 'raider', line: 0 }

  test('with nothing in hand changes nothing', () => {
    expect(placed(file, NO_TOOL, squareNamed('C8'))).toBe(file)
    expect(placed(file, { ...first, line: 7 }, squareNamed('C8'))).toBe(file)
  })

  test('paints cloud, each kind in a layer of its own, and takes it away', () => {
    const wispy: Tool = { use: 'cloud', type: 'wispy' }
    const once = placed(file, wispy, squareNamed('C8'))
    expect(scenarioIn(once).sky.cloud).toEqual([{ type: 'wispy', squares: ['C8'] }])
    const twice = placed(once, { use: 'cloud', type: 'dense' }, squareNamed('C8'))
    const wider = placed(twice, wispy, squareNamed('D8'))
    expect(scenarioIn(wider).sky.cloud).toEqual([
      { type: 'wispy', squares: ['C8-D8'] },
      { type: 'dense', squares: ['C8'] },
    ])
    expect(at(wispy, 'C8', false, once).sky.cloud).toEqual([])
  })

  test('moves a start there; with Shift it leaves a choice', () => {
    expect(at(first, 'K9').raider.units[0]?.start).toEqual({ squares: ['K9'] })
    expect(at(first, 'G11', true).raider.units[0]?.start).toEqual({ squares: ['F11-G11'] })
    expect(at(first, 'F11', true).raider.units[0]?.start).toEqual({ squares: [] })
    const later = starting({ turn: 3, squares: ['M10'] })
    expect(at(first, 'K9', false, later).raider.units[0]?.start).toEqual({ turn: 3, squares: ['K9'] })
  })

  test('sets the edge and altitude of an entry', () => {
    const entry = starting({ turn: 3, edge: 'left', altitudes: [5, 9] })
    const startAfter = (name: string, more: boolean) => at(first, name, more, entry).raider.units[0]?.start
    expect(startAfter('M7', false)).toEqual({ turn: 3, edge: 'left', altitudes: [7] })
    expect(startAfter('N7', false)).toEqual({ turn: 3, edge: 'right', altitudes: [7] })
    expect(startAfter('Z7', true)).toEqual({ turn: 3, edge: 'left', altitudes: [5, 7, 9] })
    expect(startAfter('Z9', true)).toEqual({ turn: 3, edge: 'left', altitudes: [5] })
  })

  test('leaves a start that has no square', () => {
    for (const start of [{ near: 'bombers' }, { turn: 2, takeOffFrom: 0 }] as const)
      expect(at(first, 'K9', false, starting(start)).raider.units[0]?.start).toEqual(start)
  })

  test('puts a ground unit in a column, and balloons up and down', () => {
    const target = withValue(file, ['scenarios', 0, 'surface', 0], { type: 'x', name: 'Dock', column: 'A' })
    expect(at({ use: 'surface', no: 0 }, 'R4', false, target).surface[0]?.column).toBe('R')
    const up = placed(file, { use: 'balloon' }, squareNamed('R2'))
    expect(scenarioIn(up).balloons).toEqual([{ square: 'R2' }])
    expect(at({ use: 'balloon' }, 'S1', false, up).balloons).toEqual([{ square: 'R2' }, { square: 'S1' }])
    expect(at({ use: 'balloon' }, 'R2', false, up).balloons).toEqual([])
  })

  test('on a counter takes it in hand', () => {
    const target = withValue(file, ['scenarios', 0, 'surface', 0], { type: 'x', name: 'Dock', column: 'C' })
    const scenario = scenarioIn(target)
    expect(toolAt(scenario, squareNamed('F11'))).toEqual(first)
    expect(toolAt(scenario, squareNamed('T10'))).toEqual({ use: 'start', side: 'defender', line: 0 })
    expect(toolAt(scenario, squareNamed('C0'))).toEqual({ use: 'surface', no: 0 })
    expect(toolAt(scenario, squareNamed('C1'))).toBe(NO_TOOL)
    expect(toolWords(scenario, first)).toMatch(/^II\.\/JG 26: click where it begins/)
    expect(toolWords(scenario, { use: 'surface', no: 0 })).toBe('Click a column: Dock stands there.')
  })
})

describe('a mistake', () => {
  test.each([
    ['scenarios[0].raider.units[2].model', 'raider', { use: 'start', side: 'raider', line: 2 }],
    ['scenarios[0].defender.edge', 'defender', NO_TOOL],
    ['scenarios[0].defender.gci.nets[0]', 'defender', NO_TOOL],
    ['scenarios[0].sky.cloud[0].squares[1]', 'sky', NO_TOOL],
    ['scenarios[0].surface', 'ground', NO_TOOL],
    ['scenarios[0].surface[3].column', 'ground', { use: 'surface', no: 3 }],
    ['scenarios[0].balloons[0].square', 'ground', { use: 'balloon' }],
    ['scenarios[0].bombing', 'ground', NO_TOOL],
    ['scenarios[0].victory.levels[1].atLeast', 'victory', NO_TOOL],
    ['scenarios[0].title', 'story', NO_TOOL],
    ['id', 'story', NO_TOOL],
  ])('in %s belongs to the page %s', (path, page, tool) => {
    expect(placeOf(path)).toEqual({ page, tool })
  })

  test('is shown with its page, and the file cannot be put on the shelf', () => {
    const path = ['scenarios', 0, 'raider', 'units', 0, 'model']
    const drawn = draw(withValue(blankFile(), path, 'bf-109e-5'))
    expect(drawn).toContain(
      '<b>Raider</b> <strong>raider, units “II./JG 26”, model</strong> expected a known aircraft but found &#x27;bf-109e-5&#x27;',
    )
    expect(drawn).toContain('<code>raider.units[0].model</code>')
    expect(drawn).toMatch(/data-testid="editor-keep" disabled=""/)
    expect(drawn).not.toContain('Ready to play')
  })

  test('stands at its field', () => {
    const drawn = draw(withValue(blankFile(), ['scenarios', 0, 'date'], 'yesterday'))
    expect(drawn).toMatch(
      /aria-invalid="true"[^>]*value="yesterday"|value="yesterday"[^>]*aria-invalid="true"/,
    )
    expect(drawn.match(/class="wl-ed-fault"/g)).toHaveLength(1)
  })

  test('among very many is counted', () => {
    const scenario = scenarioIn(blankFile())
    const units = Array.from({ length: 15 }, () => ({ ...scenario.raider.units[0], model: 'kite' }))
    const drawn = draw(withValue(blankFile(), ['scenarios', 0, 'raider', 'units'], units))
    expect(drawn.match(/<b>Raider<\/b>/g)).toHaveLength(12)
    expect(drawn).toContain('and 3 more')
  })
})

test('the editor draws every scenario of the game with all its counters, ready to play', () => {
  for (const { id, title, raider, defender, surface, balloons } of standard.scenarios) {
    const drawn = draw(ofGame(id))
    expect(drawn).toContain('Ready to play')
    expect(drawn).toContain(`<h1>${title.replaceAll("'", '&#x27;')}</h1>`)
    const onMap = [...raider.units, ...defender.units].filter(
      ({ start }) => 'squares' in start || 'edge' in start,
    )
    expect(drawn.match(/class="wl-ed-start /g)).toHaveLength(onMap.length)
    expect(drawn.match(/class="wl-surface-body"/g) ?? []).toHaveLength(surface.length)
    expect(drawn.match(/class="wl-balloon-bag"/g) ?? []).toHaveLength(balloons.length)
  }
})

test('what cannot be edited begins afresh', () => {
  expect(draw(standard)).toContain('<h1>My scenario</h1>')
  expect(draw(undefined)).toContain('Ready to play')
})
