import type { Chance } from '@tallyho/engine'
import { raidAbout } from '../rules/02-terms/choices.ts'
import type { Day } from '../state.ts'
import { FACES, facesMet } from '../text/beyond.ts'

/** THD-11.1.4.a Before the die that gives squadrons their sections: whom each would come upon, face by face. */
export const HuntFaces = Object.assign(
  function HuntFaces({ state: day, chance }: { readonly state: Day; readonly chance: Chance }) {
    const here = day.squadrons.filter(({ id }) => chance.about?.includes(`squadron:${id}`))
    const { rows, after } = facesMet(day, raidAbout(day, chance), here)
    return (
      <>
        <table className="hunt-faces">
          <thead>
            <tr>
              <th scope="col">Die</th>
              {FACES.map(face => (
                <th key={face} scope="col">
                  {face}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, cells }) => (
              <tr key={id}>
                <th scope="row">{id}</th>
                {FACES.map((face, i) => (
                  <td key={face} data-met={cells[i]}>
                    {cells[i]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {after && <p className="stakes">{after}</p>}
      </>
    )
  },
  { drawsFaces: true as const },
)
