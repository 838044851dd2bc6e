import { describe, expect, test } from 'vitest'
import { hashState, Match, Refused } from '../index.ts'
import { begun, finish, LONG } from './kit/matches.ts'
import { SETUP, skyGame } from './patrol-game.ts'

describe('undo and redo', () => {
  test('a decision is free to take back until chance has spoken', () => {
    const match = begun()
    match.choose('blue', 'climb')
    match.choose('blue', 'climb')
    match.undo('blue')
    expect([match.state.fuel, match.journal.length]).toEqual([19, 2])
    match.redo()
    expect([match.state.fuel, match.canRedo]).toEqual([18, false])
    match.choose('blue', 'done')
    expect(match.undoPoint('blue')).toBe(3)
    match.settle('2')
    expect(match.undoPoint('blue')).toBeUndefined()
    expect(() => match.undo('blue')).toThrow(
      new Refused('There is nothing to take back: dice or cards have spoken since'),
    )
  })

  test('nothing can be taken back before the first decision', () => {
    const match = begun()
    expect(match.undoPoint('blue')).toBeUndefined()
    match.practice = true
    expect(match.undoPoint('blue')).toBeUndefined()
    expect(() => match.redo()).toThrow('nothing to do again')
  })

  test('the very first answer can be taken back', () => {
    const match = new Match(skyGame({ first: 'patrol' }), SETUP)
    match.choose('blue', 'climb')
    expect(match.undoPoint('blue')).toBe(0)
    match.undo('blue')
    expect([match.state.fuel, match.journal.length]).toEqual([20, 0])
  })

  test('in practice a lone player rewinds across chance, and the record counts it', () => {
    const match = begun()
    match.choose('blue', 'done')
    match.settle('2')
    match.settle('sun')
    match.practice = true
    match.undo('blue')
    expect([match.journal.length, match.rewinds, match.state.hits]).toEqual([1, 1, []])
    match.redo()
    expect([match.state.hits, match.state.drawn, match.canRedo]).toEqual([[2], ['sun'], false])
    match.choose('blue', 'climb')
    match.undo('blue')
    expect(match.rewinds).toBe(1)
  })

  test('with a second seat nobody rewinds across chance or another seat', () => {
    const match = begun(SETUP, ['blue', 'red'])
    match.choose('blue', 'done')
    expect(match.undoPoint('red')).toBeUndefined()
    match.choose('blue', 'low')
    match.choose('red', 'high')
    expect(match.undoPoint('blue')).toBeUndefined()
  })

  test('in practice a player against machines rewinds across their answers, and redo gives all of it again', () => {
    const match = begun(SETUP, ['blue', 'red'])
    match.practice = true
    match.choose('blue', 'done')
    match.choose('blue', 'low')
    match.choose('red', 'high')
    const secret = match.journal.findIndex(({ kind }) => kind === 'together')
    const after = hashState(match.state)
    expect(match.undoPoint('blue')).toBe(secret)
    match.undo('blue')
    expect([match.journal.length, match.asked('blue') !== undefined]).toEqual([secret, true])
    match.redo()
    expect([hashState(match.state), match.canRedo]).toEqual([after, false])
  })

  test('a new answer forgets what was taken back', () => {
    const match = begun()
    match.choose('blue', 'climb')
    match.undo('blue')
    expect(match.canRedo).toBe(true)
    match.choose('blue', 'done')
    expect(match.canRedo).toBe(false)
  })

  test('several undos are redone one decision at a time', () => {
    const match = begun()
    for (let i = 0; i < 5; i++) match.choose('blue', 'climb')
    for (let i = 0; i < 3; i++) match.undo('blue')
    expect(match.state.fuel).toBe(18)
    match.redo()
    expect(match.state.fuel).toBe(17)
    match.redo()
    match.redo()
    expect([match.state.fuel, match.canRedo]).toEqual([15, false])
  })

  test('undo from the end to the start of a long game and redo to the end give the same board and log', () => {
    const match = finish(begun(LONG))
    expect(match.journal.length).toBeGreaterThan(150)
    const end = [hashState(match.state), JSON.stringify(match.notes), match.journal.length]
    match.practice = true
    while (match.undoPoint('blue') !== undefined) match.undo('blue')
    expect([match.journal.length, match.state.hour, match.notes.length]).toEqual([1, 0, 1])
    while (match.canRedo) match.redo()
    expect([hashState(match.state), JSON.stringify(match.notes), match.journal.length]).toEqual(end)
  })
})
