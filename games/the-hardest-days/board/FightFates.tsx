import { type Chance, firstOf } from '@tallyho/engine'
import type { Day } from '../state.ts'
import { type Fate, fatesOf } from '../text/fates.ts'

/** THD-12.3 Before the dice of a fight: what each face does to them, and to yours. */
export function FightFates({ state: day, chance }: { readonly state: Day; readonly chance: Chance }) {
  const { group, squadron } = fatesOf(day, chance)
  return (
    <>
      <p className="stakes">A die for each, + {chance.against}: high ones hurt them, low ones you.</p>
      <div className="fight-fates">
        <Fates title={firstOf('group', chance.about) ?? ''} fates={group} />
        <Fates title={`Your ${firstOf('squadron', chance.about)}`} fates={squadron} />
      </div>
    </>
  )
}

function Fates({ title, fates }: { readonly title: string; readonly fates: readonly Fate[] }) {
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {fates.map(({ faces, fate }) => (
          <tr key={fate}>
            <th scope="row">{faces}</th>
            <td>{fate}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
