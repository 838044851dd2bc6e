import type { Procedure } from '@tallyho/engine'
import type { GruppeId } from '../../pack/types.ts'
import type { GruppeOption } from '../../vocabulary/response.ts'
import { choose } from '../../vocabulary.ts'
import { LUFTWAFFE } from '../02-terms.ts'

type GruppeAsk = 'no-contact' | 'intercepted' | 'set-aside' | 'extended-attack'

/** One Gruppe of several. */
export function* chooseGruppe(ask: GruppeAsk, from: readonly GruppeId[]): Procedure<GruppeId> {
  const options = from.map((id): GruppeOption => ({ id, gruppe: id, on: [`gruppe:${id}`] }))
  return (yield* choose(LUFTWAFFE, ask, options)).gruppe
}

/** So many Gruppen of several, one at a time; all of them where no choice is left. */
export function* chooseGruppen(
  ask: GruppeAsk,
  from: readonly GruppeId[],
  count: number,
): Procedure<readonly GruppeId[]> {
  if (count >= from.length) return from
  const chosen: GruppeId[] = []
  while (chosen.length < count)
    chosen.push(
      yield* chooseGruppe(
        ask,
        from.filter(id => !chosen.includes(id)),
      ),
    )
  return chosen
}
