import { packOf } from '../../pack/index.ts'
import { pointsOf } from '../../rules/08-return/points.ts'
import type { Campaign, PatrolReport } from '../../state.ts'

/** One thing that was scored for. */
export interface Item {
  readonly name: string
  readonly count: number
  /** `1 each`, `1 for every 4 in one patrol`. */
  readonly worth: string
  readonly points: number
}

/** SAB-VP-01 SAB-VP-02 SAB-VP-03 SAB-VP-05 The points item by item: they add up to the total. */
export function itemsOf(campaign: Campaign): readonly Item[] {
  const { log } = campaign
  const sum = (of: (report: PatrolReport) => number) => log.reduce((total, report) => total + of(report), 0)
  const spec = packOf(campaign).scenario(campaign.scenario)
  const bombers = sum(({ destroyed }) => destroyed)
  const fighters = sum(({ germanFighters }) => germanFighters)
  const isolated = sum(one => one.isolated)
  const lost = sum(({ aircraftLost }) => aircraftLost)
  if ('number' in spec) {
    const { bomber, german, tile, loss } = spec.victory
    return [
      { name: 'Bombers destroyed', count: bombers, worth: each(bomber), points: bombers * bomber },
      { name: 'German fighters destroyed', count: fighters, worth: each(german), points: fighters * german },
      { name: 'Ketten cut off', count: isolated, worth: each(tile), points: isolated * tile },
      { name: 'Own aircraft lost', count: lost, worth: each(-loss), points: lost === 0 ? 0 : -lost * loss },
    ].filter(({ worth }) => worth !== each(0))
  }
  // Fighters are counted patrol by patrol, and those over four are forgotten.
  const four = sum(({ germanFighters }) =>
    pointsOf({ bombers: 0, isolated: 0, germanFighters, byFlak: 0, aircraftLost: 0 }),
  )
  return [
    { name: 'Bombers destroyed', count: bombers, worth: each(1), points: bombers },
    {
      name: 'German fighters destroyed',
      count: fighters,
      worth: `1 for every 4 in one patrol${byPatrol(log)}`,
      points: four,
    },
    // SAB-VP-03 One that is cut off on the way home is not among them.
    { name: 'Ketten cut off on their way in', count: isolated, worth: each(1), points: isolated },
  ]
}

/** `: 3 + 1 + 4`, patrol by patrol, where there were several. */
function byPatrol(log: readonly PatrolReport[]): string {
  return log.length > 1 ? `: ${log.map(({ germanFighters }) => germanFighters).join(' + ')}` : ''
}

function each(points: number): string {
  return points < 0 ? `−${-points} each` : `${points} each`
}
