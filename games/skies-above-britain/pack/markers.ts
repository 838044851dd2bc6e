import type { Sourced } from '@tallyho/engine'
import type {
  Catastrophe,
  DamageMarker,
  DamageSide,
  DamageType,
  HitMarker,
  Pack,
  VectorMarker,
} from './types.ts'

const HITS: Sourced = { source: 'designed', ref: 'SAB-K-058…061' }
const DAMAGE: Sourced = { source: 'designed', ref: 'SAB-K-064 SAB-K-066 SAB-K-068' }
const VECTORS: Sourced = { source: 'designed', ref: 'SAB-K-071…076' }

function hit(
  count: number,
  type: HitMarker['type'],
  number: number,
  back: HitMarker['back'],
  source: Sourced = HITS,
): HitMarker {
  return { id: `${type}-${number}`, count, type, number, back, ...source }
}

/** `engine destroyed 9`: the type, the Catastrophic Effect and its number. */
function side(face: string): DamageSide {
  const [type, effect, number] = face.split(' ')
  return {
    type: type as DamageType,
    ...(effect && { effect: effect as Catastrophe }),
    ...(number && { number: Number(number) }),
  }
}

/** The sides of a Hurricane and of a Spitfire; one face for both if there is no other. */
function damage(
  id: string,
  count: number,
  hurricane: string,
  spitfire = hurricane,
  source: Sourced = DAMAGE,
): DamageMarker {
  return { id, count, hurricane: side(hurricane), spitfire: side(spitfire), ...source }
}

function inbound(count: number, icons: string, source: Sourced = VECTORS): VectorMarker {
  return { id: `in-${icons.replaceAll(':', '').replaceAll(' ', '-')}`, count, icons, ...source }
}

function outbound(count: number, icons: string, source: Sourced = VECTORS): VectorMarker {
  return { id: `out-${icons.replaceAll(':', '')}`, count, icons, ...source }
}

export const MARKERS: Pack['markers'] = {
  /** Number, where it strikes, how grave it is, and what the back says when a gunner fired. */
  hits: [
    hit(1, 'cockpit', 9, 'hit'),
    hit(1, 'cockpit', 7, 'hit-green'),
    hit(1, 'cockpit', 6, 'hit'),
    hit(1, 'cockpit', 4, 'low-ammo'),
    hit(1, 'engine', 8, 'hit'),
    hit(2, 'engine', 6, 'mechanical-failure'),
    hit(2, 'engine', 5, 'hit'),
    hit(1, 'engine', 4, 'jammed'),
    hit(1, 'engine', 3, 'lost-contact'),
    hit(1, 'fuel-tank', 7, 'hit'),
    hit(1, 'fuel-tank', 6, 'fuel-line'),
    hit(1, 'fuel-tank', 4, 'hit'),
    hit(1, 'fuel-tank', 3, 'fuel-line'),
    hit(1, 'wing', 5, 'hit'),
    hit(2, 'wing', 4, 'jammed'),
    hit(2, 'wing', 3, 'hit'),
    hit(3, 'wing', 2, 'low-ammo'),
    hit(1, 'fuselage', 9, 'hit', { source: 'constrained', ref: 'SAB-K-057 SAB-EX-66' }),
    hit(1, 'fuselage', 5, 'hit'),
    hit(2, 'fuselage', 4, 'lost-contact'),
    hit(2, 'fuselage', 3, 'hit'),
    hit(2, 'fuselage', 2, 'low-ammo'),
    hit(1, 'tail', 6, 'hit'),
    hit(1, 'tail', 5, 'lost-contact'),
    hit(2, 'tail', 4, 'hit'),
    hit(2, 'tail', 3, 'hit-green'),
    hit(1, 'tail', 2, 'mechanical-failure'),
  ],
  damage: [
    damage('wing', 8, 'wing'),
    damage('wing-fallen', 2, 'wing fallen 8', 'wing fallen 9', {
      source: 'constrained',
      ref: 'SAB-K-062 SAB-EX-56',
    }),
    damage('wing-torn', 1, 'wing destroyed 10', 'wing destroyed 11'),
    damage('engine', 2, 'engine'),
    damage('engine-fallen', 2, 'engine fallen', 'engine fallen', {
      source: 'constrained',
      ref: 'SAB-K-063 SAB-EX-60',
    }),
    damage('engine-fire', 2, 'engine destroyed 10', 'engine destroyed 11'),
    damage('nacelle', 1, 'engine', 'wing'),
    damage('fuselage', 8, 'fuselage'),
    damage('fuselage-fallen', 3, 'fuselage fallen 8', 'fuselage fallen 9'),
    damage('bomb-bay', 1, 'fuselage destroyed 5', 'fuselage destroyed 6'),
    damage('tail', 2, 'fuselage destroyed 11', 'fuselage destroyed 12'),
    damage('cockpit', 1, 'cockpit cockpit'),
    damage('glass', 2, 'cockpit cockpit 9', 'cockpit cockpit 10'),
  ],
  /** SAB-VEC-01 Top icon first. */
  inbound: [
    inbound(2, 'raid'),
    inbound(2, 'flak:1 raid', { source: 'constrained', ref: 'SAB-K-069 SAB-EX-55' }),
    inbound(1, 'flak:2 raid', { source: 'constrained', ref: 'SAB-K-069 SAB-K-070 SAB-EX-54' }),
    inbound(1, 'messerschmitts raid'),
    inbound(1, 'raid messerschmitts'),
    inbound(1, 'turn-point'),
    inbound(1, 'weather flak:1'),
    inbound(1, 'turn-point raid'),
    inbound(1, 'new-trade'),
    inbound(2, 'new-trade flak:1'),
    inbound(1, 'new-trade messerschmitts'),
    inbound(1, 'flak:2 turn-point'),
    inbound(1, 'flak:3 weather'),
    inbound(1, 'flak:2 straggler'),
    inbound(1, 'messerschmitts flak:1'),
    inbound(1, 'messerschmitts weather'),
    inbound(1, 'straggler'),
    inbound(1, 'weather turn-point'),
    inbound(1, 'turn-point messerschmitts'),
    inbound(2, 'flak:1 new-trade'),
  ],
  /** SAB-K-076 */
  outbound: [
    outbound(3, 'new-trade', { source: 'constrained', ref: 'SAB-K-074 SAB-EX-41' }),
    outbound(3, 'messerschmitts'),
    outbound(2, 'straggler'),
    outbound(2, 'turn-point'),
    outbound(2, 'weather'),
    outbound(1, 'flak:1'),
  ],
}
