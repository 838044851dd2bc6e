import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { random } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { playBare } from '../bench/bare.ts'
import { type Clock, isMet, rates } from '../bench/measure.ts'
import { openPeer } from '../bench/peer.ts'
import { sizeFigures } from '../bench/size.ts'
import { playLoop, playToy } from '../bench/speed.ts'
import { aFolder } from './run.ts'

test('the bare loop plays the very same games as the rules, asked or unasked', () => {
  for (let seed = 0; seed < 60; seed++) {
    const { score, decisions } = playToy(seed)
    expect(playLoop(seed)).toEqual({ score, decisions })
    expect(playBare(random(seed))).toEqual({ score, decisions })
  }
})

test('the peer plays the very same games too, if it is given the same dice', () => {
  const peer = openPeer()
  for (let seed = 0; seed < 8; seed++) {
    const numbers = random(seed)
    const { score, decisions } = playToy(seed)
    expect(peer(numbers, { Die: faces => numbers(faces) + 1 })).toEqual({ score, decisions })
  }
})

test('an aim is met or not, and a figure without one is for information', () => {
  const figure = { figure: 'speed', unit: 'x' }
  expect(isMet({ ...figure, value: 3, aim: { is: 'at least', value: 3 } })).toBe(true)
  expect(isMet({ ...figure, value: 2, aim: { is: 'at least', value: 3 } })).toBe(false)
  expect(isMet({ ...figure, value: 2, aim: { is: 'at most', value: 3 } })).toBe(true)
  expect(isMet({ ...figure, value: 4, aim: { is: 'at most', value: 3 } })).toBe(false)
  expect(isMet({ ...figure, value: 4 })).toBeUndefined()
  expect(isMet({ ...figure, value: undefined, aim: { is: 'at most', value: 3 } })).toBeUndefined()
})

test('work that is twice as much has half the rate, and the best round counts', () => {
  let now = 0
  const clock: Clock = { cpuUsage: start => ({ user: now - (start?.user ?? 0), system: 0 }) }
  let disturbed = 3
  const spin = (times: number) => {
    // Other work slows the first rounds down.
    now += times * 1000 * (disturbed-- > 0 ? 7 : 1)
    return { units: 1 }
  }
  const { once = 0, twice = 0 } = rates({ once: () => spin(1), twice: () => spin(2) }, 5, 30, clock)
  expect(once).toBeCloseTo(1000)
  expect(once / twice).toBeCloseTo(2)
})

test('the first page, a game and what is loaded on demand are told apart by what imports what', () => {
  const dist = aFolder()
  mkdirSync(join(dist, 'assets'))
  const write = (name: string, text: string) => writeFileSync(join(dist, 'assets', name), text)
  const bulk = (seed: number) => Array.from({ length: 4000 }, random(seed).bind(undefined, 36)).join()
  writeFileSync(join(dist, 'index.html'), '<script type="module" src="./assets/index-1.js"></script>')
  write(
    'index-1.js',
    `import{a as b}from"./shared-1.js";const games={"the-hardest-days":()=>import("./the-hardest-days-1.js"),"storm-above-the-reich":()=>import("./storm-above-the-reich-1.js")},boards={"storm-above-the-reich":()=>f(async()=>{let{board:e}=await import("./board-1.js");return e})},page=()=>import("./TablePage-1.js");"${bulk(1)}"`,
  )
  write('shared-1.js', `export const a=1`)
  write(
    'the-hardest-days-1.js',
    `import{a}from"./shared-1.js";import{c}from"./text-1.js";import{k}from"./kit-1.js";const rules=()=>import("./RULES-1.js")`,
  )
  write('RULES-1.js', `"${bulk(8)}${bulk(9)}"`)
  write('text-1.js', `export const c="${bulk(2)}"`)
  write('sample-1.js', `"${bulk(3)}${bulk(4)}${bulk(5)}"`)
  write('storm-above-the-reich-1.js', `import{a}from"./shared-1.js";"${bulk(6)}"`)
  write('board-1.js', `import{a}from"./shared-1.js";"${bulk(7)}"`)
  // The copies of a worker.
  write('worker-1.js', `const games={"the-hardest-days":()=>import("./the-hardest-days-2.js")}`)
  write('the-hardest-days-2.js', `"${bulk(12)}${bulk(13)}${bulk(14)}"`)
  write('TablePage-1.js', `import{a}from"./shared-1.js";import{k}from"./kit-1.js";"${bulk(10)}"`)
  write('kit-1.js', `export const k="${bulk(11)}"`)
  const [first, table, game, none, storm] = sizeFigures(dist)
  expect(first?.value).toBeGreaterThan(3)
  expect(first?.value).toBeLessThan(7)
  expect(table?.value).toBeGreaterThan(7)
  expect(table?.value).toBeLessThan(14)
  expect(game?.value).toBeGreaterThan(3)
  expect(game?.value).toBeLessThan(7)
  expect(none).toMatchObject({ figure: 'JavaScript of Wing Leader', value: 0 })
  expect(storm?.figure).toBe('JavaScript of Storm Above the Reich')
  expect(storm?.value).toBeGreaterThan(7)
  expect(storm?.value).toBeLessThan(14)
  expect(sizeFigures(aFolder())[0]).toMatchObject({ value: undefined, note: 'web/dist is not built' })
})
