import type { Logged } from '@tallyho/engine'
import { whatHelps } from '../../text/training.ts'
import { factsIn } from '../../vocabulary.ts'
import { PILOT_ENDS, struckIn } from './ends.ts'

/** SR-TRN-02 The end of the training mission: what was done, by whom, and what another choice would have changed. */
export function Trained({ passed, notes }: { readonly passed: boolean; readonly notes: readonly Logged[] }) {
  const pilots = factsIn(notes)('mission.pilot')
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
            {struckIn(notes).map(({ bomber, words }) => (
              <li key={bomber}>{words}</li>
            ))}
          </ul>
        </section>
        <section className="sr-best" aria-label="Your pilots">
          <h3>Your pilots</h3>
          <ul>
            {pilots.map(({ name, became }) => (
              <li key={name}>
                <b>{name}</b> <small>{PILOT_ENDS[became]}</small>
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
