import type { Procedure, Ref } from '@tallyho/engine'
import type { GruppeId } from '../../pack/types.ts'
import { choose } from '../../vocabulary.ts'
import { gruppeOption, someOf } from '../02-choices.ts'
import { LUFTWAFFE } from '../02-terms.ts'

type GruppeAsk = 'no-contact' | 'intercepted' | 'set-aside' | 'extended-attack'

/** One Gruppe of several. */
export function* chooseGruppe(
  ask: GruppeAsk,
  from: readonly GruppeId[],
  about?: readonly Ref[],
): Procedure<GruppeId> {
  return (yield* choose(LUFTWAFFE, ask, from.map(gruppeOption), about)).gruppe
}

/** So many Gruppen of several. */
export function chooseGruppen(
  ask: GruppeAsk,
  from: readonly GruppeId[],
  count: number,
  about?: readonly Ref[],
): Procedure<readonly GruppeId[]> {
  return someOf(from, count, left => chooseGruppe(ask, left, about))
}
