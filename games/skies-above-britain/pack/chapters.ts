import { type DieTable, die } from '@tallyho/engine'
import type { Altitude, BomberType, Chapter, Position, Visibility, Zone } from './types.ts'

/** What a row of the chart brings: type and layout, `dornier wedge`. */
function bombers(...rows: readonly (readonly [range: string, raid: string])[]): Chapter['bombers'] {
  return die(
    ...rows.map(([range, raid]) => {
      const [type, layout = ''] = raid.split(' ')
      return [range, { type: type as BomberType, layout }] as const
    }),
  )
}

function weather(clear: string, haze: string, clouds: string): DieTable<Visibility> {
  return die([clear, 'clear'], [haze, 'haze'], [clouds, 'clouds'])
}

/** Zone, altitude and the Fuel that the climb costs: `coast low 1`. */
function climb(...rows: readonly (readonly [range: string, station: string])[]): Chapter['climb'] {
  return die(
    ...rows.map(([range, station]) => {
      const [zone, altitude, fuel] = station.split(' ')
      return [range, { zone: zone as Zone, altitude: altitude as Altitude, fuel: Number(fuel) }] as const
    }),
  )
}

/** Raids come from the south-east: in the morning the sun is behind them or on their flank. */
const SUN: DieTable<Position | 'none'> = die(
  ['1-2', 'none'],
  ['3-5', 'tail'],
  ['6-8', 'port'],
  ['9-10', 'starboard'],
  ['11-12', 'nose'],
)

/** SAB-CMP-05 SAB-K-133 SAB-K-136 SAB-K-139 SAB-K-140 SAB-K-141 Escort grows and closes in, 110s and Stukas go, new men come. */
export const CHAPTERS: readonly Chapter[] = [
  {
    id: 'chapter-1',
    title: 'The Channel Convoys',
    from: '1940-07-10',
    to: '1940-08-11',
    patrols: 6,
    escort: die(
      ['1-2', ['high 109 light']],
      ['3-4', ['high 109 light', 'trailing 110 light']],
      ['5-6', ['ahead 110 light', 'low 110 light']],
      ['7-8', ['high 109 light', 'low 110 light']],
      ['9-10', ['high 109 light', 'port 110 heavy']],
      ['11-12', ['high 109 heavy', 'trailing 110 light']],
    ),
    bombers: bombers(
      ['1-3', 'stuka column'],
      ['4-5', 'stuka wedge'],
      ['6-8', 'dornier echelon'],
      ['9-10', 'dornier wedge'],
      ['11', 'heinkel line'],
      ['12', 'junkers pair'],
    ),
    visibility: weather('1-5', '6-8', '9-12'),
    sun: SUN,
    vectors: [1, 2, 1, 1, 0, 0],
    climb: climb(['1-4', 'coast low 1'], ['5-8', 'middle low 0'], ['9-12', 'middle high 1']),
    pilots: {
      size: 16,
      limit: 20,
      assignment: die(
        ['1-4', { green: 3, veteran: 2 }],
        ['5-8', { green: 2, veteran: 2 }],
        ['9-12', { green: 2, veteran: 3 }],
      ),
    },
    victory: { won: 34, lost: 26 },
    source: 'designed',
    ref: 'SAB-K-133 SAB-K-136 SAB-K-140; convoys and the Channel, 10 July to 11 August 1940',
  },
  {
    id: 'chapter-2',
    title: 'Eagle Attack',
    from: '1940-08-12',
    to: '1940-08-23',
    patrols: 6,
    escort: die(
      ['1-2', ['high 109 heavy']],
      ['3-4', ['high 109 light', 'starboard 110 heavy']],
      ['5-6', ['high 109 heavy', 'port 110 light', 'trailing 110 light']],
      ['7-8', ['ahead 109 light', 'high 110 heavy', 'low 110 light']],
      ['9-10', ['high 109 heavy', 'lead 109 light', 'trailing 110 heavy']],
      ['11-12', ['high 109 heavy', 'port 110 heavy', 'starboard 110 heavy']],
    ),
    bombers: bombers(
      ['1-2', 'stuka wedge'],
      ['3', 'stuka cross'],
      ['4-6', 'dornier cross'],
      ['7-8', 'heinkel wedge'],
      ['9-10', 'junkers box'],
      ['11', 'junkers vee'],
      ['12', 'heinkel vee'],
    ),
    visibility: weather('1-7', '8-10', '11-12'),
    sun: SUN,
    vectors: [1, 1, 2, 1, 1, 0],
    climb: climb(
      ['1-3', 'coast low 1'],
      ['4-7', 'middle low 0'],
      ['8-10', 'middle high 1'],
      ['11-12', 'deep high 0'],
    ),
    pilots: {
      size: 16,
      limit: 20,
      assignment: die(
        ['1-4', { green: 5, veteran: 2 }],
        ['5-8', { green: 4, veteran: 2 }],
        ['9-12', { green: 3, veteran: 3 }],
      ),
    },
    victory: { won: 33, lost: 23 },
    source: 'designed',
    ref: 'SAB-K-133 SAB-K-136 SAB-K-140; Adlertag, radar and coastal airfields, 12 to 23 August 1940',
  },
  {
    id: 'chapter-3',
    title: 'The Airfields',
    from: '1940-08-24',
    to: '1940-09-06',
    patrols: 8,
    escort: die(
      ['1-2', ['high 109 heavy', 'trailing 109 light']],
      ['3-4', ['high 109 heavy', 'port 109 light', 'trailing 110 light']],
      ['5-6', ['high 109 heavy', 'ahead 109 light', 'low 109 light']],
      ['7-8', ['high 109 heavy', 'port 109 light', 'starboard 109 light']],
      ['9-10', ['high 109 heavy', 'lead 109 light', 'starboard 110 heavy', 'trailing 109 light']],
      ['11-12', ['high 109 heavy', 'port 109 heavy', 'low 109 light', 'trailing 110 light']],
    ),
    bombers: bombers(
      ['1-2', 'dornier wedge'],
      ['3-5', 'dornier vee'],
      ['6-7', 'heinkel cross'],
      ['8-9', 'heinkel vee'],
      ['10-11', 'junkers cross'],
      ['12', 'dornier block'],
    ),
    visibility: weather('1-8', '9-11', '12'),
    sun: SUN,
    vectors: [1, 1, 1, 2, 1, 1],
    climb: climb(
      ['1-2', 'coast low 2'],
      ['3-6', 'middle low 0'],
      ['7-9', 'middle high 1'],
      ['10-12', 'deep high 0'],
    ),
    pilots: {
      size: 16,
      limit: 20,
      assignment: die(
        ['1-4', { green: 7, veteran: 2 }],
        ['5-8', { green: 6, veteran: 3 }],
        ['9-12', { green: 5, veteran: 3 }],
      ),
    },
    victory: { won: 32, lost: 24 },
    source: 'designed',
    ref: 'SAB-K-133 SAB-K-140; inland airfields and factories, 24 August to 6 September 1940',
  },
  {
    id: 'chapter-4',
    title: 'London',
    from: '1940-09-07',
    to: '1940-09-30',
    patrols: 8,
    escort: die(
      ['1-2', ['high 109 heavy', 'port 109 light', 'starboard 109 light']],
      ['3-4', ['high 109 heavy', 'low 109 light', 'trailing 109 light']],
      ['5-6', ['ahead 109 heavy', 'port 109 light', 'starboard 109 light', 'trailing 109 light']],
      ['7-8', ['high 109 heavy', 'port 109 heavy', 'starboard 109 light']],
      ['9-10', ['high 109 heavy', 'lead 109 light', 'low 109 heavy', 'trailing 109 light']],
      ['11-12', ['high 109 heavy', 'port 109 heavy', 'starboard 109 heavy', 'trailing 110 light']],
    ),
    bombers: bombers(
      ['1-3', 'dornier vee'],
      ['4-5', 'dornier phalanx'],
      ['6-8', 'heinkel block'],
      ['9-10', 'heinkel phalanx'],
      ['11-12', 'junkers block'],
    ),
    visibility: weather('1-6', '7-9', '10-12'),
    sun: SUN,
    vectors: [1, 1, 1, 1, 2, 1],
    climb: climb(['1-3', 'middle low 0'], ['4-8', 'middle high 1'], ['9-12', 'deep high 0']),
    pilots: {
      size: 16,
      limit: 16,
      assignment: die(
        ['1-4', { green: 8, veteran: 2 }],
        ['5-8', { green: 7, veteran: 2 }],
        ['9-12', { green: 6, veteran: 3 }],
      ),
    },
    victory: { won: 30, lost: 22 },
    source: 'designed',
    ref: 'SAB-K-133 SAB-K-140; London by day, 7 to 30 September 1940',
  },
]
