import { BoxContents } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'

/** Everything in the box, and where each thing comes from. */
export function Components({ pack: id }: { readonly pack: string; onRule(id: string): void }) {
  const { pack } = packOf({ pack: id })
  return <BoxContents className="sab-box" sheets={[['Scenarios', () => <p>{pack.scenarios.length}</p>]]} />
}
