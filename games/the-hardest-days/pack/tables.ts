import type { Damage, ForceEntry, Pack, Region, TargetId, TrackId } from './types.ts'
import { REGIONS } from './types.ts'

type Three<T> = readonly [T, T, T]

/** A row of a chart that is printed in the order LF2 East, LF2 South, LF3. */
function byRegion<T>([east, south, lf3]: Three<T>): Readonly<Record<Region, T>> {
  return { 'lf2-east': east, 'lf2-south': south, lf3 }
}

/** THD-6.2.a: the track for a die of 1 to 6. THD-D-44 each row has all three letters. */
export const crossing: Pack['crossing'] = {
  rows: {
    //                      LF2 East  LF2 South LF3
    '1940-08-13': byRegion(['ABCCCC', 'AABBBC', 'AABBCC']),
    '1940-08-15': byRegion(['AABBCC', 'AABBBC', 'AABBCC']),
    '1940-08-18': byRegion(['ABBCCC', 'AABBBC', 'AAABBC']),
    '1940-08-24': byRegion(['ABBBCC', 'AAABBC', 'AAABBC']),
    '1940-09-07': byRegion(['ABBBCC', 'AAABBC', 'AAAABC']),
  },
  source: 'constrained',
  ref: 'THD-EX-09 LF2 South 5, THD-EX-10 LF2 East 3, both 13 Aug; the rest designed',
}

/** THD-7.1.a to THD-7.1.d; THD-EX-11 fixes the row of 11. */
export const detection: Pack['detection'] = {
  perNet: 2,
  weather: { clear: 2, patchy: 1, broken: 0 },
  major: 3,
  rows: [
    { upTo: 3, warning: 'none', intelligence: 'poor' },
    { upTo: 4, warning: 'none', intelligence: 'limited' },
    { upTo: 5, warning: 'late', intelligence: 'poor' },
    { upTo: 6, warning: 'late', intelligence: 'limited' },
    { upTo: 7, warning: 'late', intelligence: 'accurate' },
    { upTo: 8, warning: 'sufficient', intelligence: 'poor' },
    { upTo: 9, warning: 'sufficient', intelligence: 'limited' },
    { upTo: 10, warning: 'sufficient', intelligence: 'accurate' },
    { upTo: 11, warning: 'early', intelligence: 'poor' },
    { upTo: 12, warning: 'early', intelligence: 'limited' },
    { upTo: 13, warning: 'early', intelligence: 'accurate' },
    { upTo: 14, warning: 'very-early', intelligence: 'limited' },
    { warning: 'very-early', intelligence: 'accurate' },
  ],
  source: 'constrained',
  ref: 'THD-EX-11 modifiers for nets, patchy clouds and a major raid, row 11; the rest designed',
}

/** 9 Me109, e as close escort, c on channel patrol; 1 Me110; D Do17; H He111; 8 Ju88; S Stuka. */
const FORCE: Readonly<Record<string, ForceEntry>> = {
  '9': 'Me109',
  e: 'Me109e',
  c: 'Me109cp',
  '1': 'Me110',
  D: 'Do17',
  H: 'He111',
  '8': 'Ju88',
  S: 'Ju87',
}

function lists(...row: readonly string[]): readonly (readonly ForceEntry[])[] {
  return row.map(list => [...list].map(mark => FORCE[mark] as ForceEntry))
}

/** THD-8.4.a: lists for a die of 1 to 6. A escort-heavy, B Do17s, C He111s and Ju88s, D sweeps and Stukas. */
// biome-ignore format: a chart, one force letter a block
export const force: Pack['force'] = {
  rows: {
    A: lists('999De9Dc19De9Dc9', '99He9H1c9He9H9cH', '989e9189c89e8998',
             '991Se9S9cS918e98', '199D9eD91Dc9He9H', '9999e89c8198e989'),
    B: lists('9D9eD19Dc9De1D9D', '99DD91DeD9cD19DD', 'D991D9eDH9cH19HD',
             '99D1D911Dc9De9DD', '9D19D9De1Dc9D9DD', '9S9S91SeS9cDD9eD'),
    C: lists('9H9Hc1He9HH9cH9H', '98189c8e9889188c', '99HHecH91H9HeH9H',
             '98981c89e8H9H19H', '18998ce8989818c8', '9H98cH9e81H989H8'),
    D: lists('9999eD1D9DceD9DD', '11991S9SeS9c8898', '9198198e89c89889',
             '9989c981e8988989', 'S99S19Se9Sc98898', '99919HeH9HcH91HH'),
  },
  source: 'constrained',
  ref: 'THD-EX-12, THD-EX-13 list B4, first nine entries; the rest designed',
}

const TRACK_LETTERS = ['A', 'B', 'C'] as const

/** The boxes of one day, region by region, tracks A, B and C, for a die of 1 to 6. */
function boxes(rows: Three<Three<string>>): Readonly<Record<TrackId, readonly TargetId[]>> {
  const chart: Partial<Record<TrackId, readonly TargetId[]>> = {}
  for (const [r, region] of REGIONS.entries())
    for (const [l, letter] of TRACK_LETTERS.entries())
      chart[`${region}-${letter}`] = (rows[r]?.[l] ?? '').split(' ')
  return chart as Record<TrackId, readonly TargetId[]>
}

/** THD-13.2.1.a. THD-EX-22 fixes the four targets of LF2 East C on 13 Aug, and Rochford for a die of 2. */
export const targetChart: Pack['targetChart'] = {
  rows: {
    '1940-08-13': boxes([
      [
        'martlesham-airfield bawdsey-radar north-weald-airfield debden-airfield canewdon-radar harwich-port',
        'hornchurch-airfield rochford-airfield sheerness-port thameshaven-port rochester-industry canewdon-radar',
        'rochford-airfield rochford-airfield rochester-industry dover-port dover-port canterbury-industry',
      ],
      [
        'hawkinge-airfield folkestone-port dover-radar biggin-hill-airfield rye-radar manston-airfield',
        'biggin-hill-airfield pevensey-radar west-malling-airfield kenley-airfield hornchurch-airfield rye-radar',
        'kenley-airfield newhaven-port truleigh-radar tangmere-airfield biggin-hill-airfield croydon-industry',
      ],
      [
        'tangmere-airfield poling-radar tangmere-airfield portsmouth-port farnborough-industry uxbridge-headquarters',
        'southampton-port southampton-industry gosport-airfield andover-airfield poling-radar odiham-airfield',
        'portland-port middle-wallop-airfield warmwell-airfield worth-radar middle-wallop-airfield andover-airfield',
      ],
    ]),
    '1940-08-15': boxes([
      [
        'martlesham-airfield martlesham-airfield bawdsey-radar debden-airfield canewdon-radar harwich-port',
        'hornchurch-airfield rochford-airfield rochester-industry rochester-industry sheerness-port canewdon-radar',
        'manston-airfield manston-airfield dover-radar foreness-radar dover-port rochester-industry',
      ],
      [
        'hawkinge-airfield hawkinge-airfield dover-radar rye-radar folkestone-port biggin-hill-airfield',
        'west-malling-airfield west-malling-airfield pevensey-radar rye-radar kenley-airfield biggin-hill-airfield',
        'croydon-industry croydon-industry kenley-airfield newhaven-port truleigh-radar tangmere-airfield',
      ],
      [
        'tangmere-airfield tangmere-airfield portsmouth-port poling-radar odiham-airfield farnborough-industry',
        'southampton-industry portsmouth-port gosport-airfield andover-airfield poling-radar odiham-airfield',
        'portland-port portland-port middle-wallop-airfield middle-wallop-airfield warmwell-airfield worth-radar',
      ],
    ]),
    '1940-08-18': boxes([
      [
        'north-weald-airfield north-weald-airfield martlesham-airfield debden-airfield canewdon-radar harwich-port',
        'hornchurch-airfield hornchurch-airfield north-weald-airfield rochford-airfield thameshaven-port canewdon-radar',
        'manston-airfield manston-airfield rochford-airfield west-malling-airfield dover-radar dover-port',
      ],
      [
        'biggin-hill-airfield biggin-hill-airfield hawkinge-airfield west-malling-airfield kenley-airfield dover-radar',
        'kenley-airfield kenley-airfield biggin-hill-airfield biggin-hill-airfield west-malling-airfield croydon-industry',
        'kenley-airfield kenley-airfield croydon-industry truleigh-radar tangmere-airfield biggin-hill-airfield',
      ],
      [
        'poling-radar poling-radar tangmere-airfield tangmere-airfield gosport-airfield portsmouth-port',
        'gosport-airfield gosport-airfield poling-radar portsmouth-port southampton-port odiham-airfield',
        'portland-port warmwell-airfield warmwell-airfield middle-wallop-airfield worth-radar andover-airfield',
      ],
    ]),
    '1940-08-24': boxes([
      [
        'north-weald-airfield north-weald-airfield debden-airfield martlesham-airfield hornchurch-airfield stanmore-headquarters',
        'hornchurch-airfield hornchurch-airfield north-weald-airfield rochford-airfield rochester-industry thameshaven-port',
        'manston-airfield manston-airfield rochford-airfield rochester-industry hornchurch-airfield ramsgate-port',
      ],
      [
        'biggin-hill-airfield biggin-hill-airfield hawkinge-airfield manston-airfield west-malling-airfield dover-port',
        'biggin-hill-airfield biggin-hill-airfield kenley-airfield hornchurch-airfield west-malling-airfield croydon-industry',
        'kenley-airfield kenley-airfield biggin-hill-airfield croydon-industry weybridge-industry uxbridge-headquarters',
      ],
      [
        'portsmouth-port tangmere-airfield tangmere-airfield weybridge-industry farnborough-industry northolt-airfield',
        'portsmouth-port portsmouth-port southampton-industry southampton-industry gosport-airfield odiham-airfield',
        'portland-port middle-wallop-airfield middle-wallop-airfield warmwell-airfield andover-airfield southampton-industry',
      ],
    ]),
    '1940-09-07': boxes([
      [
        'london-city london-city london-city london-docks-port thameshaven-port hatfield-industry',
        'london-city london-city london-docks-port woolwich-industry thameshaven-port hornchurch-airfield',
        'london-city london-docks-port woolwich-industry thameshaven-port rochester-industry dover-port',
      ],
      [
        'london-city london-city london-docks-port woolwich-industry hawkinge-airfield dover-port',
        'london-city london-city london-docks-port woolwich-industry biggin-hill-airfield croydon-industry',
        'london-city london-city london-city london-docks-port kenley-airfield weybridge-industry',
      ],
      [
        'london-city london-city london-docks-port portsmouth-port tangmere-airfield weybridge-industry',
        'london-city portsmouth-port portsmouth-port southampton-port southampton-industry gosport-airfield',
        'portland-port portland-port southampton-port middle-wallop-airfield warmwell-airfield worth-radar',
      ],
    ]),
  },
  source: 'constrained',
  ref: 'THD-EX-22 LF2 East C on 13 Aug; the rest from the raids of each day',
}

/** THD-12.3.2.a, THD-12.3.3.a: die plus value. A high index hurts the Germans, a low one the British. */
export const combatResults: Pack['combatResults'] = {
  german: [
    { upTo: 6, result: 'none' },
    { upTo: 7, result: 'D' },
    { upTo: 8, result: 'A' },
    { upTo: 12, result: 'L' },
    { result: 'H' },
  ],
  british: [
    { upTo: 3, result: 'H' },
    { upTo: 7, result: 'L' },
    { upTo: 8, result: 'A' },
    { upTo: 9, result: 'D' },
    { result: 'none' },
  ],
  source: 'designed',
  ref: 'THD-D-59 to THD-D-61; tuned by simulated days',
}

const stays: Damage = {}
const reduced: Damage = { reduced: true }
const toBomber: Damage = { to: 'bomber' }
const reducedToBomber: Damage = { reduced: true, to: 'bomber' }
const inflight: Damage = { to: 'inflight' }
const reducedInflight: Damage = { reduced: true, to: 'inflight' }
const light: Damage = { to: 'light' }
const heavy: Damage = { to: 'heavy' }

/** THD-12.3.4.a: what a result does, by unit, box and face. THD-12.3.4.b without a destination it stays. */
// biome-ignore format: a chart, one unit and box a block
export const combatDamage: Pack['combatDamage'] = {
  rows: {
    'squadron-hunt': {
      full:    { none: toBomber, D: reducedToBomber, A: reducedInflight, L: light, H: heavy },
      reduced: { none: toBomber, D: inflight,        A: light,           L: light, H: heavy },
    },
    'squadron-attacked': {
      full:    { none: stays,    D: reduced,         A: reducedInflight, L: light, H: heavy },
      reduced: { none: stays,    D: inflight,        A: light,           L: light, H: heavy },
    },
    'squadron-own': {
      full:    { none: inflight, D: reducedInflight, A: reducedInflight, L: light, H: heavy },
      reduced: { none: inflight, D: inflight,        A: light,           L: light, H: heavy },
    },
    'group-hunt': {
      full:    { none: stays,    D: reduced,         A: reducedInflight, L: light, H: heavy },
      reduced: { none: stays,    D: inflight,        A: light,           L: light, H: heavy },
    },
    'group-escort': {
      full:    { none: stays,    D: reduced,         A: reducedInflight, L: light, H: heavy },
      reduced: { none: stays,    D: inflight,        A: light,           L: light, H: heavy },
    },
    'group-bomber': {
      full:    { none: stays,    D: reduced,         A: reducedInflight, L: light, H: heavy },
      reduced: { none: stays,    D: inflight,        A: light,           L: light, H: heavy },
    },
  },
  source: 'constrained',
  ref: 'THD-12.3.4.a kinds of effect, THD-D-62 to THD-D-67; entries designed',
}

/** THD-14.2.3.a: points by total bombing strength and weather, without a die. */
// biome-ignore format: a chart
export const bombDamage: Pack['bombDamage'] = {
  columns:  [1, 5, 9, 14, 19, 24, 29],
  rows: {
    clear:  [0, 1, 1, 2, 2, 3, 4],
    patchy: [0, 0, 1, 1, 2, 2, 3],
    broken: [0, 0, 0, 1, 1, 2, 2],
  },
  source: 'constrained',
  ref: 'THD-D-68 range 0 to 4; figures designed, tuned by simulated days',
}

/** THD-11.1.4.a, THD-8.10.b: letters of the left, centre and right section for a die of 1 to 6. */
export const placement: Pack['placement'] = {
  hunt: [
    { letters: 'ABC' },
    { letters: 'CAB', evade: { section: 'right', when: 'always' } },
    { letters: 'BCA', evade: { section: 'left', when: 'broken' } },
    { letters: 'ACB', evade: { section: 'left', when: 'cloud' } },
    { letters: 'BAC', evade: { section: 'centre', when: 'cloud' } },
    { letters: 'CBA', evade: { section: 'centre', when: 'always' } },
  ],
  bomber: ['ABC', 'BAC', 'CBA', 'ACB', 'BCA', 'CAB'],
  fixed: 'ABC',
  source: 'constrained',
  ref: 'THD-EX-14 bomber 3, THD-EX-18 and THD-EX-19 hunt 2; the rest designed',
}
