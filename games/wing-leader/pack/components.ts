import { byId, finder } from '@tallyho/engine'
import type {
  Abilities,
  AircraftCard,
  AircraftClass,
  Bombsight,
  ModelId,
  Nation,
  Pack,
  Ratings,
  ScenarioSpec,
  SurfaceType,
  SurfaceTypeId,
  Variant,
} from './types.ts'

export const ALTITUDES = 20

/** An aircraft as it flies: a card, or a variant with its changes (3.2), laid out by altitude. */
export interface Model {
  readonly id: ModelId
  readonly name: string
  readonly class: AircraftClass
  readonly nation: Nation
  readonly vp: number
  /** By altitude, 0 to 19. */
  readonly speed: readonly number[]
  readonly turn: readonly number[]
  /** Half Movement Points for the first level; 0 stands for S. */
  readonly climb: readonly number[]
  readonly bombs: readonly (number | undefined)[]
  readonly throttle?: Ratings['throttle']
  /** Undefined for U. */
  readonly firepower: number | undefined
  /** Firepower in strafing. */
  readonly strafing: number | undefined
  readonly protection: readonly number[]
  readonly headOnWeakness: boolean
  readonly bombsight: Bombsight | undefined
  readonly defence: 0 | 1 | undefined
  readonly abilities: Abilities
  readonly silhouette: string
  readonly card: AircraftCard
  readonly variant?: Variant
}

/** A pack laid out for the rules: every card, table and counter at one look-up. */
export interface Components {
  readonly pack: Pack
  model(id: ModelId): Model
  surface(id: SurfaceTypeId): SurfaceType
  scenario(id: string): ScenarioSpec
  readonly models: ReadonlyMap<ModelId, Model>
}

export function compile(pack: Pack): Components {
  const models = new Map<ModelId, Model>()
  for (const card of pack.aircraft) {
    models.set(card.id, modelOf(card))
    // WL-3.2.b WL-3.3.a A variant is the card with the listed changes.
    for (const variant of card.variants ?? []) models.set(variant.id, modelOf(card, variant))
  }
  return {
    pack,
    models,
    model: finder('aircraft', models),
    surface: finder('surface unit', byId(pack.surface)),
    scenario: finder('scenario', byId(pack.scenarios)),
  }
}

function modelOf(card: AircraftCard, variant?: Variant): Model {
  const ratings: Ratings = { ...card, ...variant }
  const { firepower, strafing } = ratings
  const air = firepower === 'U' ? undefined : firepower
  return {
    id: variant?.id ?? card.id,
    name: variant?.name ?? card.name,
    class: ratings.class,
    nation: card.nation,
    vp: ratings.vp,
    // WL-3.3.1.a WL-3.3.1.b WL-C-06 Every band is looked up by the altitude of the square.
    speed: byAltitude(ratings.bands, ({ speed }) => speed),
    turn: byAltitude(ratings.bands, ({ turn }) => turn),
    climb: byAltitude(ratings.bands, ({ climb }) => (climb === 'S' ? 0 : climb * 2)),
    // WL-3.3.d WL-C-07
    bombs: byAltitude(ratings.bombs, ({ value }) => (value === '-' ? undefined : value)),
    ...(ratings.throttle && { throttle: ratings.throttle }),
    firepower: air,
    strafing: air === undefined ? undefined : (strafing ?? air),
    protection: ratings.protection,
    headOnWeakness: ratings.headOnWeakness ?? false,
    bombsight: ratings.bombsight,
    defence: ratings.defence,
    abilities: ratings.abilities,
    silhouette: card.silhouette,
    card,
    ...(variant && { variant }),
  }
}

function byAltitude<B extends { readonly from: number; readonly to: number }, T>(
  bands: readonly B[],
  read: (band: B) => T,
): T[] {
  const values: T[] = []
  for (const band of bands)
    for (let altitude = band.from; altitude <= band.to && altitude < ALTITUDES; altitude++)
      values[altitude] = read(band)
  return values
}
