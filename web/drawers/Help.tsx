import type { Glossary } from '@tallyho/engine'
import { allTerms } from '@tallyho/kit'
import type { Briefing, Lesson } from '@tallyho/kit/board.ts'
import { BriefingText } from '../table/learning/Briefing.tsx'
import { Drawer } from './Drawer.tsx'

const KEYS = [
  ['1 - 9', 'take the answer with that number'],
  ['0 or D', 'the answer that ends a row: done, pass'],
  ['↑ ↓', 'go from answer to answer, Enter takes it'],
  [
    'F6, Shift F6',
    'to the next part of the table, or the one before: arrow keys go from piece to piece in it, and beyond its edge',
  ],
  ['Q', 'back to the question'],
  ['U, R', 'undo, redo; also Ctrl Z and Ctrl Y'],
  ['H', 'hint: what the machine would do'],
  ['O', 'odds: what each answer does to the score'],
  ['S', 'the staff makes the rest of a plan, where there is one'],
  ['Space, Enter, →', 'on with what happens'],
  ['←', 'back to what happened'],
  ['C', 'catch up: to the question'],
  ['F', 'full screen, and back, where the browser can do it'],
  ['Esc', 'show all answers again; close this'],
  ['?', 'this help'],
] as const

/** The player's task, keys, special words, and every lesson to read again. */
export function Help(props: {
  readonly briefing: Briefing | undefined
  readonly lessons: readonly Lesson[]
  readonly glossary: Glossary | undefined
  onRule(id: string): void
  onClose(): void
}) {
  return (
    <Drawer title="Help" testid="help" onClose={props.onClose}>
      {props.briefing && (
        <section className="briefing-again" aria-label="Your task" data-testid="briefing-again">
          <BriefingText briefing={props.briefing} />
        </section>
      )}
      <h3>At the table</h3>
      <p>
        The game asks one question at a time and offers every legal answer. Answer beside the board or by
        clicking what is marked on it; if a click fits several answers, the list narrows to them. A piece that
        goes somewhere can be dragged there. Every move is saved as soon as it is made.
      </p>
      <p>
        What you decided since the last die stands beside the question: each of it can be changed in place.
        Undo takes back your last decision as long as no dice have fallen and nobody else has answered since;
        an answer that cannot be taken back says so. In a practice game, against machines or alone, you may go
        back as far as you like.
      </p>
      <p>
        Odds on an answer, as in “at once +0.3 points on average, −1 to +2”: how it changes the score before
        you are asked again, on average and at worst and best. With “about” so much is rolled that only a
        sample was tried. Nothing is said where an answer decides nothing until you are asked more.
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
      {props.glossary && <Words glossary={props.glossary} />}
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

/** Every special word of the game, by the alphabet. */
function Words({ glossary }: { readonly glossary: Glossary }) {
  return (
    <>
      <h3>Words</h3>
      <dl className="words" data-testid="words">
        {allTerms(glossary).map(({ word, says }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
