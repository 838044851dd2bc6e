import type { Depth, TargetId } from './types.ts'

/** What all cards of a target share: how deep it lies, the radar nets before it, and who is sent. */
export interface Approach {
  readonly depth: Depth
  readonly nets: readonly number[]
  /** Squadrons of each sector for no, late, sufficient and early warning. */
  readonly chart: string
}

const approach = (depth: Depth, nets: readonly number[], chart: string): Approach => ({ depth, nets, chart })

// biome-ignore format: a chart, one target a row
export const approaches: Readonly<Record<TargetId, Approach>> = {
  Worth:           approach('coast',  [1, 2],    '4/10 1 2 3 3, 3/10 0 0 1 1, 1/11 0 1 2 3, 1/10 0 0 0 1'),
  Ventnor:         approach('coast',  [1, 2, 3], '1/11 1 2 3 3, 4/10 0 1 2 3, 2/11 0 0 1 2, 3/11 0 0 0 1'),
  Poling:          approach('coast',  [2, 3, 4], '1/11 1 2 3 3, 2/11 0 1 2 3, 4/10 0 0 1 2, 3/11 0 0 0 2'),
  Pevensey:        approach('coast',  [3, 4, 5], '7/11 1 1 2 3, 2/11 0 1 2 2, 6/11 0 0 1 2, 1/11 0 0 1 2'),
  Rye:             approach('coast',  [4, 5, 6], '7/11 1 2 3 3, 6/11 0 1 2 2, 2/11 0 0 2 2, 5/11 0 0 0 1'),
  Swingate:        approach('coast',  [5, 6],    '6/11 1 2 3 3, 7/11 0 1 2 2, 5/11 0 0 1 2, 2/11 0 0 0 2'),
  Foreness:        approach('coast',  [6, 7],    '6/11 1 2 3 3, 5/11 0 1 2 2, 7/11 0 0 1 2, 4/11 0 0 0 1'),
  Canewdon:        approach('coast',  [7, 8, 9], '5/11 1 1 2 2, 6/11 0 1 3 3, 4/11 0 0 1 2, 7/11 0 0 0 1'),
  Bawdsey:         approach('coast',  [8, 9],    '4/11 1 1 2 2, 5/11 0 1 2 2, 6/11 0 0 1 2, 2/12 0 0 0 1'),

  Exeter:          approach('inland', [1],       '1/10 1 2 3 3, 4/10 0 0 1 2, 3/10 0 0 1 1'),
  Filton:          approach('deep',   [1],       '3/10 1 1 1 2, 1/10 0 1 2 2, 4/10 0 1 2 3'),
  'Middle Wallop': approach('deep',   [1, 2],    '4/10 2 3 3 4, 1/11 0 1 2 2, 3/10 0 0 1 1, 1/10 0 0 1 2, 3/11 0 0 0 1'),
  Tangmere:        approach('inland', [2, 3],    '1/11 2 3 3 3, 2/11 0 1 2 3, 4/10 0 0 2 2, 3/11 0 0 1 2'),
  Kenley:          approach('inland', [3, 4, 5], '2/11 2 2 3 3, 7/11 0 1 2 3, 3/11 0 1 2 2, 1/11 0 0 1 2, 6/11 0 0 0 2'),
  Northolt:        approach('deep',   [3, 4, 5], '3/11 1 2 2 3, 2/11 0 1 2 2, 5/11 0 0 2 2, 7/11 0 0 1 2, 2/12 0 0 1 2'),
  Debden:          approach('inland', [8, 9],    '4/11 1 2 2 2, 5/11 0 1 2 2, 2/12 0 1 1 2, 6/11 0 0 1 2, 3/12 0 0 0 1'),
  'North Weald':   approach('inland', [7, 8, 9], '5/11 1 2 2 2, 6/11 0 1 2 3, 4/11 0 1 2 2, 3/11 0 0 1 2, 2/12 0 0 1 1'),
  Hornchurch:      approach('inland', [6, 7, 8], '6/11 2 3 3 4, 5/11 0 1 2 2, 7/11 0 1 2 3, 4/11 0 0 1 2, 3/11 0 0 0 1'),
  'Biggin Hill':   approach('inland', [4, 5, 6], '7/11 2 3 3 3, 2/11 0 1 3 3, 6/11 0 1 2 3, 5/11 0 0 1 2, 3/11 0 0 1 2'),
  Duxford:         approach('deep',   [8, 9],    '2/12 1 1 2 2, 4/11 0 1 2 2, 3/12 0 1 1 2, 5/11 0 0 1 2'),

  Plymouth:        approach('coast',  [1],       '1/10 1 2 3 3, 4/10 0 0 1 2, 3/10 0 0 1 1'),
  Portland:        approach('coast',  [1, 2],    '4/10 1 2 3 3, 1/10 0 1 1 2, 1/11 0 0 1 2, 3/10 0 0 0 1'),
  Weymouth:        approach('coast',  [1],       '4/10 1 2 3 3, 1/10 0 1 1 2, 3/10 0 0 1 1'),
  Portsmouth:      approach('coast',  [1, 2, 3], '1/11 1 2 3 3, 4/10 0 1 2 3, 2/11 0 0 1 2, 3/11 0 0 0 2'),
  Dover:           approach('coast',  [5, 6, 7], '6/11 0 1 3 3, 7/11 1 2 2 2, 5/11 0 1 2 2, 2/11 0 0 0 2, 3/11 0 0 0 2, 4/11 0 0 0 1'),
  Sheerness:       approach('coast',  [6, 7, 8], '6/11 1 2 3 3, 5/11 0 1 2 2, 7/11 0 1 2 3, 4/11 0 0 0 1, 2/11 0 0 0 1'),
  Tilbury:         approach('inland', [6, 7, 8], '6/11 1 2 3 4, 5/11 0 1 2 2, 7/11 0 1 2 3, 4/11 0 0 1 2, 2/12 0 0 0 1'),
  Harwich:         approach('coast',  [8, 9],    '5/11 1 1 2 2, 4/11 0 1 2 2, 6/11 0 0 2 3, 2/12 0 0 0 1'),

  Yeovil:          approach('inland', [1],       '4/10 1 1 2 3, 1/10 0 1 2 2, 3/10 0 0 1 1, 1/11 0 0 0 1'),
  Patchway:        approach('deep',   [1],       '3/10 1 1 1 2, 1/10 0 1 2 2, 4/10 0 1 2 3'),
  Southampton:     approach('inland', [1, 2],    '4/10 1 1 2 3, 1/11 1 2 3 3, 2/11 0 0 1 2, 3/11 0 0 0 1'),
  Weybridge:       approach('deep',   [2, 3, 4], '1/11 1 1 2 2, 2/11 0 1 2 3, 3/11 0 1 2 2, 7/11 0 0 1 2'),
  Langley:         approach('deep',   [2, 3, 4], '3/11 1 1 2 3, 2/11 0 1 2 2, 1/11 0 0 1 2, 5/11 0 0 1 1'),
  Rochester:       approach('inland', [5, 6, 7], '6/11 1 2 3 3, 7/11 0 1 2 3, 5/11 0 1 2 2, 2/11 0 0 1 2'),
  Woolwich:        approach('deep',   [6, 7, 8], '6/11 1 2 3 4, 7/11 0 1 2 3, 5/11 0 1 2 2, 2/11 0 0 1 2, 2/12 0 0 1 2'),

  London:          approach('deep',   [5, 6, 7], '6/11 1 2 3 4, 7/11 0 1 2 3, 5/11 0 1 2 2, 3/11 0 1 2 2, 2/11 0 0 2 3, 2/12 0 0 1 2'),
  Oxford:          approach('deep',   [1, 2],    '4/10 0 1 2 3, 3/11 0 1 2 2, 3/10 0 0 1 1'),
  Bournemouth:     approach('coast',  [1, 2],    '4/10 1 2 3 3, 1/11 0 1 2 2, 1/10 0 0 1 1'),
  Bristol:         approach('deep',   [1],       '3/10 1 1 1 2, 1/10 0 1 2 2, 4/10 0 1 2 3'),
  Brighton:        approach('coast',  [3, 4],    '2/11 1 1 2 3, 7/11 0 1 2 2, 1/11 0 1 2 2, 3/11 0 0 0 1'),
  Southend:        approach('coast',  [6, 7, 8], '6/11 1 2 3 3, 5/11 0 1 2 2, 7/11 0 0 1 2, 4/11 0 0 0 1'),
  Canterbury:      approach('inland', [5, 6, 7], '6/11 1 2 3 3, 7/11 0 1 2 2, 5/11 0 0 1 2, 2/11 0 0 0 1'),
  Ipswich:         approach('inland', [8, 9],    '4/11 1 1 2 2, 5/11 0 1 2 2, 6/11 0 0 1 2, 2/12 0 0 0 1'),
  Norwich:         approach('deep',   [9],       '3/12 1 1 1 2, 2/12 0 1 1 2, 4/11 0 0 1 2'),
}
