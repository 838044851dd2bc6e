import { packOf } from '../../pack/index.ts'
import type { ScenarioSpec } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'

const CLASSES = [
  ['dogfight', 'Dogfight'],
  ['bombers', 'Bombers'],
  ['intercept', 'Interception'],
] as const

type Taught = Extract<ScenarioSpec, { readonly number: number }>

/** SAB-GEN-19 The school: eleven scenarios, each with one thing more. The one that is played is marked. */
export function School({ campaign }: { readonly campaign: Campaign }) {
  const { pack, scenario } = packOf(campaign)
  const now = scenario(campaign.scenario)
  const taught = pack.scenarios.filter((one): one is Taught => 'number' in one)
  return (
    <section className="sab-school" aria-label="The school">
      <h3>The school</h3>
      <div>
        {CLASSES.map(([kind, title]) => (
          <div key={kind}>
            <h4>{title}</h4>
            <ol>
              {taught
                .filter(one => one.kind === kind)
                .map(({ id, number, title }) => (
                  <li key={id} aria-current={id === now.id ? 'true' : undefined}>
                    <b>{number}</b> {title}
                  </li>
                ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  )
}
