import type { Facts } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { words } from '../../index.ts'

function told(what: string, facts: Facts): string {
  return words.note({ rule: 'SR', what, facts })
}

describe('the log', () => {
  test.each([
    ['muster.experte', { name: 'Bär', skill: 'quick' }, 'Bär is an experte: Quick.'],
    ['muster.green', { name: 'Bär', penalty: 'rookie' }, 'Bär is green: Rookie.'],
    [
      'training.begins',
      { fighters: 2, limit: 5 },
      'Training: 2 FW190s, 5 turns. Damage a bomber, and let nobody drop out with a serious hit.',
    ],
    [
      'training.over',
      { outcome: 'trained', damaged: true, stricken: false },
      'The training mission is passed: a bomber was damaged, and nobody dropped out with a serious hit.',
    ],
    [
      'training.over',
      { outcome: 'failed', damaged: false, stricken: true },
      'The training mission is not passed: no bomber was damaged, and one of your fighters was lost or dropped out with a serious hit.',
    ],
    [
      'training.over',
      { outcome: 'failed', damaged: true, stricken: true },
      'The training mission is not passed: a bomber was damaged, but one of your fighters was lost or dropped out with a serious hit.',
    ],
    [
      'training.over',
      { outcome: 'failed', damaged: false, stricken: false },
      'The training mission is not passed: no bomber was damaged, but nobody dropped out with a serious hit.',
    ],
    [
      'quarters.replaced',
      { name: 'Becker', old: 'Bär', penalty: 'rookie' },
      'Becker replaces Bär. He is green: Rookie.',
    ],
    ['quarters.skill', { name: 'Bär', skill: 'luck', ep: 1 }, 'Bär learns Luck; 1\u00a0EP are left.'],
    [
      'quarters.cured',
      { name: 'Bär', penalty: 'rookie', ep: 0 },
      'Bär is rid of Rookie; 0\u00a0EP are left.',
    ],
    ['hospital.roll', { name: 'Bär', die: 9, returns: true }, 'Bär returns to the staffel (9).'],
    [
      'mission.pilot',
      { name: 'Bär', became: 'wounded', fallen: 1, destroyed: 2, escorts: 0 },
      'Bär is wounded; 2 B-24s destroyed and 1 B-24 fallen out.',
    ],
    [
      'mission.pilot',
      { name: 'Bär', became: 'home', fallen: 0, destroyed: 0, escorts: 0 },
      'Bär comes home.',
    ],
    ['hospital.roll', { name: 'Bär', die: 2, returns: false }, 'Bär stays in the Wounded Box (2).'],
    [
      'pilot.earns',
      { name: 'Bär', ep: 2, for: 'destroyed', has: 4 },
      'Bär earns 2\u00a0EP for a bomber destroyed; he has 4.',
    ],
    ['pilot.killed', { name: 'Bär' }, 'Bär is killed.'],
    ['pilot.wounded', { name: 'Bär' }, 'Bär is wounded.'],
    ['pilot.released', { name: 'Bär' }, 'Bär joins the nine who fly.'],
    ['erosion', { die: 1, result: 'none' }, 'Between missions (1): nothing happened.'],
    ['erosion', { die: 7, result: 'posting', name: 'Bär' }, 'Between missions (7): Bär is posted away.'],
    ['erosion', { die: 7, result: 'posting' }, 'Between missions (7): no pilot is left to be taken away.'],
    ['erosion', { die: 5, result: 'illness' }, 'Between missions (5): no pilot is left to be taken away.'],
    [
      'erosion',
      { die: 10, result: 'serviceability', lost: 1 },
      'Between missions (10): few aircraft are serviceable: 1\u00a0OP less in the next mission.',
    ],
    [
      'season.over',
      { vp: 20, available: 14, killed: 2, outcome: 'won' },
      'The season is won: 20\u00a0VP, 14 pilots available, 2 killed.',
    ],
    ['campaign.over', { outcome: 'between' }, 'It is over: neither won nor lost.'],
    ['mission.logged', { no: 2, aborted: true }, 'Mission 2 is called off.'],
    [
      'mission.logged',
      { no: 2, aborted: false, vp: 3, ep: 2, fallen: 1, destroyed: 2, killed: [1], wounded: [] },
      'Mission 2: 3\u00a0VP, 2\u00a0EP for the staffel; bombers 1 fallen out, 2 destroyed; pilots 1 killed and 0 wounded.',
    ],
    ['setup.rolled', { item: 'map', die: 4, is: '6' }, 'Formation map (4): Map 6.'],
    [
      'setup.commanded',
      { item: 'limit', is: 12, ep: 2 },
      'Staffel Command: Flight Limit on Turn 12; 2\u00a0EP are left.',
    ],
    ['setup.operations', { operations: 6, deduction: 0, op: 6 }, '6\u00a0OP to spend.'],
    [
      'setup.operations',
      { operations: 6, deduction: 2, op: 4 },
      '6\u00a0OP less 2 carried over: 4 to spend.',
    ],
    ['setup.escort', { escort: 'none', markers: 0, status: 'none' }, 'The bombers fly without escort.'],
    [
      'setup.escort',
      { escort: { strength: 'heavy', type: 'p-51', turn: 4 }, markers: 7, status: 'due' },
      'Heavy escort of P-51 Mustangs from Turn 4: 7 markers.',
    ],
    [
      'setup.escort',
      { escort: { strength: 'light', type: 'p-38', turn: 4 }, markers: 5, status: 'waiting' },
      'Light escort of P-38 Lightnings until Turn 4: 5 markers, with the bombers.',
    ],
    [
      'setup.escort',
      { escort: { strength: 'light', type: 'p-38' }, markers: 5, status: 'waiting' },
      'Light escort of P-38 Lightnings throughout: 5 markers, with the bombers.',
    ],
    ['setup.situation', { tp: 3, limit: 8 }, 'The situation is set: 3\u00a0TP, Flight Limit on Turn 8.'],
    [
      'operations.bought',
      { what: 'pilot', of: 'Bär', count: 1, cost: 1, op: 2 },
      'Bär flies for 1\u00a0OP; 2 left.',
    ],
    [
      'operations.bought',
      { what: 'auxiliary', of: 'mc202', count: 2, cost: 1, op: 2 },
      '2 MC202 for 1\u00a0OP; 2 left.',
    ],
    [
      'operations.bought',
      { what: 'attachment', of: 'cannon', count: 3, cost: 1, op: 2 },
      '3 Cannon for 1\u00a0OP; 2 left.',
    ],
    ['operations.fitted', { name: 'Bär', attachment: 'armor' }, 'Bär carries Armor.'],
    ['mission.aborted', {}, 'The mission is called off.'],
    [
      'score.bomber',
      { bomber: 'A1', how: 'fallen', cause: 'cohesion', vp: 2, ep: 1 },
      'B-24\u00a0A1 falls out of the formation as its element breaks up: 2\u00a0VP, 1\u00a0EP for the staffel.',
    ],
    [
      'score.bomber',
      { bomber: 'A1', how: 'destroyed', cause: 'attack', vp: 1, ep: 2, name: 'Bär' },
      'B-24\u00a0A1 is destroyed under fire (Bär): 1\u00a0VP, 2\u00a0EP for the staffel.',
    ],
    [
      'score.auxiliary',
      { ep: 3, deduction: 1 },
      'An auxiliary is lost: 1 EP of the staffel less (3 left), 1 OP less in the next mission.',
    ],
    ['fighter.lost', { name: 'Ju88 1', kind: 'ju88' }, 'Ju88 1 is lost.'],
    ['fighter.lost', { name: 'Bär', kind: 'fw190' }, 'The FW190 of Bär is lost.'],
    [
      'fate.rolled',
      { name: 'Bär', box: 'cockpit', die: 1, total: 3, fate: 'fire' },
      'Bär, Cockpit hit, 3 (1, +2): catches fire.',
    ],
    ['fate.bailed-out', { name: 'Bär', die: 6, total: 6, bailOut: 'wounded' }, 'Bär, 6: bails out wounded.'],
  ] as [string, Facts, string][])('%s %j', (what, facts, line) => {
    expect(told(what, facts)).toBe(line)
  })
})
