import type { Logged } from '@tallyho/engine'
import { factsIn } from '@tallyho/kit'
import { whatHelps } from '../../text/training.ts'
import type { Notes } from '../../vocabulary.ts'

/** SR-TRN-02 The end of the training mission: what was done, by whom, and what another choice would have changed. */
export function Trained({ passed, notes }: { readonly passed: boolean; readonly notes: readonly Logged[] }) {
  const pilots = factsIn<Notes>(notes)('mission.pilot')
  return (
    <>
      <div className="sr-trained">
        <p>
          {passed
            ? 'A bomber was damaged, and nobody dropped out with a serious hit: that was the goal.'
            : 'The goal: damage a bomber, and let nobody drop out with a serious hit.'}
        </p>
        {!passed && <p>{whatHelps(notes)}</p>}
      </div>
      <div className="final-columns">
        <section className="sr-best" aria-label="The bombers">
          <h3>The bombers</h3>
          <ul>
            {struckIn(notes).map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <section className="sr-best" aria-label="Your pilots">
          <h3>Your pilots</h3>
          <ul>
            {pilots.map(({ name, became }) => (
              <li key={name}>
                <b>{name}</b> <small>{PILOT_ENDS[became] ?? 'is home'}</small>
              </li>
            ))}
          </ul>
        </section>
        <section className="sr-best" aria-label="What comes next">
          <h3>What comes next</h3>
          <ul>
            <li>a whole staffel: eighteen pilots, and a roster that remembers</li>
            <li>Operations Points to send them up</li>
            <li>an escort to fight through</li>
            <li>Victory Points for each bomber; the one point of the training is for its goal</li>
          </ul>
        </section>
      </div>
    </>
  )
}

/** What was done to the bombers, each once. */
function struckIn(notes: readonly Logged[]): readonly string[] {
  const lines = new Map<string, string>()
  for (const { what, facts } of notes) {
    const bomber = String(facts.bomber)
    if (what === 'damage.marker') lines.set(bomber, `B-24 ${bomber}: damage ${facts.total} of ${facts.most}`)
    else if (what === 'bomber.fallen') lines.set(bomber, `B-24 ${bomber} fell out of the formation`)
    else if (what === 'bomber.destroyed') lines.set(bomber, `B-24 ${bomber} was destroyed`)
  }
  return lines.size > 0 ? [...lines.values()] : ['None was damaged.']
}

const PILOT_ENDS: Readonly<Record<string, string>> = {
  landed: 'brought a shot-up machine home',
  'bailed-out': 'bailed out',
  wounded: 'is wounded',
  killed: 'is dead',
  fate: 'dropped out with a serious hit',
}
