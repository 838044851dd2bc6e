import type { Lesson } from '@tallyho/kit/board.ts'
import { Drawer } from './Drawer.tsx'

const KEYS = [
  ['1 - 9', 'take the answer with that number'],
  ['0 or D', 'the answer that ends a row: done, pass'],
  ['↑ ↓', 'go from answer to answer, Enter takes it'],
  ['U, R', 'undo, redo'],
  ['H', 'hint: what the machine would do'],
  ['O', 'odds: how each answer changes the score'],
  ['S', 'the staff makes the rest of a plan, where there is one'],
  ['Space, →', 'on with what happens'],
  ['←', 'back to what happened'],
  ['C', 'catch up: to the question'],
  ['Esc', 'show all answers again; close this'],
  ['?', 'this help'],
] as const

/** Keys, and every lesson to read again. */
export function Help(props: {
  readonly lessons: readonly Lesson[]
  onRule(id: string): void
  onClose(): void
}) {
  return (
    <Drawer title="Help" testid="help" onClose={props.onClose}>
      <p>
        The game asks one question at a time and offers every legal answer. Answer beside the board or by
        clicking what is marked on it; if a click fits several answers, the list narrows to them. A piece that
        goes somewhere can be dragged there. Every answer is saved at once.
      </p>
      <p>
        What was decided since the last die stands beside the question: each of it can be changed in place.
        Undo takes back your last decision unless dice or cards have spoken since. In practice games you may
        go back as far as you like.
      </p>
      <p>
        Odds on an answer, as in +0.33, −1…+2: how it changes the score before you are asked again, on average
        and at worst and best. With ≈ more is rolled than could be followed.
      </p>
      <table className="keys">
        <tbody>
          {KEYS.map(([key, what]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {props.lessons.length > 0 && <h3>Lessons</h3>}
      {props.lessons.map(lesson => (
        <details key={lesson.on}>
          <summary>{lesson.title}</summary>
          <p>{lesson.text}</p>
          <p>
            {lesson.rules.map(id => (
              <button key={id} type="button" className="rule-id" onClick={() => props.onRule(id)}>
                {id}
              </button>
            ))}
          </p>
        </details>
      ))}
    </Drawer>
  )
}
