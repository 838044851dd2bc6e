import type { ScenarioSpec, UnitLine } from '../../pack/types.ts'
import { PROOF_SCENARIO } from './charts.ts'

/** A raid on the coast with every kind of attack on surface units in it, to be played by anybody at random. */

function line(model: string, column: string, altitude: number, rest: Partial<UnitLine> = {}): UnitLine {
  return {
    name: model,
    model,
    size: 'squadron',
    count: 1,
    mission: 'bombing',
    facing: 'right',
    start: { squares: [`${column}${altitude}`] },
    ...rest,
  }
}

export const RAID: ScenarioSpec = {
  ...PROOF_SCENARIO,
  id: 'raid',
  bombing: true,
  sky: { sun: 'above', haze: 3, ground: 'coast', cloud: [{ type: 'broken', squares: ['H6-J6'] }] },
  raider: {
    ...PROOF_SCENARIO.raider,
    units: [
      line('b-17g', 'D', 12, { count: 2 }),
      line('ju-87', 'D', 9, { count: 2 }),
      line('ju-88', 'C', 7, { size: 'flight' }),
      line('he-111', 'E', 1, { loads: ['torpedo'] }),
      line('tbf', 'E', 0, { loads: ['torpedo'], facing: 'right' }),
      line('p-47d', 'F', 4, { mission: 'strafing', loads: ['atgr', 'bomb'] }),
      line('b-25', 'E', 1, { mission: 'strafing', loads: ['parafrag'] }),
      line('b-25', 'F', 0, { skipTrained: true, size: 'flight' }),
      line('a6m5', 'D', 5, { kamikaze: true, size: 'flight' }),
      line('hs-129', 'F', 2, { mission: 'strafing', pods: 'at' }),
      line('mosquito', 'C', 10, { mission: 'recce' }),
      line('bf-109e', 'D', 13, { mission: 'escort', start: { near: 'bombers' } }),
      line('bf-109g-6', 'G', 14, { mission: 'sweep', count: 2 }),
    ],
  },
  defender: {
    ...PROOF_SCENARIO.defender,
    flak: { improvedFireDirection: true },
    units: [
      line('spitfire-i', 'P', 10, { mission: 'intercept', facing: 'left', count: 2 }),
      line('hurricane-i', 'N', 6, { mission: 'cap', facing: 'left' }),
    ],
  },
  surface: [
    { type: 'bb', name: 'Warspite', column: 'K' },
    { type: 'cv', name: 'Ark Royal', column: 'L' },
    { type: 'ca-old', name: 'Hawkins', column: 'M' },
    { type: 'dd', name: 'Kelly', column: 'L' },
    { type: 'airfield', name: 'Manston', column: 'O' },
    { type: 'truck', name: 'Convoy', column: 'P' },
    { type: 'tank', name: 'Tanks', column: 'P' },
    { type: 'flak-h1', name: 'Battery', column: 'O' },
    { type: 'flak-l0', name: 'Bofors', column: 'P' },
    { type: 'flak-h0', name: 'Raiders’ flak', column: 'C', side: 'raider' },
  ],
  balloons: [{ square: 'O2' }, { square: 'Q1' }],
}
