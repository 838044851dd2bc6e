import type { Report } from './useReport.ts'

/** So many sentences are told of one chapter; of more the first and the last. */
const EACH = 14

/** The story of the game, chapter by chapter. */
export function Story({ report: { story } }: { readonly report: Report }) {
  const told = story.filter(({ lines }) => lines.length > 0)
  if (told.length === 0) return undefined
  const lead = told.find(({ lines }) => lengthOf(lines) >= LEAD)
  return (
    <section
      className="report-story"
      aria-labelledby="report-story"
      data-testid="story"
      {...(isLong(told) && { 'data-long': true })}
    >
      <h2 id="report-story">The story</h2>
      {told.map(({ title, from, lines }) => (
        <div key={from} data-lead={from === lead?.from || undefined}>
          <h3>{title}</h3>
          <p>{abridged(lines.map(({ text }) => text)).join(' ')}</p>
        </div>
      ))}
    </section>
  )
}

/** Characters of a story that stand in a column beside the rest; a longer one has columns of its own below it. */
const BESIDE = 1200
/** Characters of the first chapter that can bear a great letter. */
const LEAD = 90

function isLong(told: Report['story']): boolean {
  return told.reduce((sum, { lines }) => sum + lengthOf(lines), 0) > BESIDE
}

function lengthOf(lines: readonly { readonly text: string }[]): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0)
}

function abridged(lines: readonly string[]): readonly string[] {
  if (lines.length <= EACH) return lines
  return [...lines.slice(0, EACH / 2), '…', ...lines.slice(-EACH / 2)]
}

/** Who did best, and who fared worst. */
export function Honours({ report: { honours } }: { readonly report: Report }) {
  if (honours.length === 0) return undefined
  return (
    <section className="report-honours" aria-labelledby="report-honours">
      <h2 id="report-honours">Best and worst</h2>
      <dl>
        {honours.map(({ best, name, did }) => (
          <div key={`${best}`} className={best ? 'good' : 'bad'}>
            <dt>
              <small>{best ? 'Best' : 'Worst'}</small> {name}
            </dt>
            <dd>{did}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What the score is made of, figure by figure. */
export function Figures({ report: { result, module, untold } }: { readonly report: Report }) {
  return (
    <section className="report-figures" aria-labelledby="report-figures">
      <h2 id="report-figures">The figures</h2>
      <dl>
        {Object.entries(result.figures)
          .filter(([figure, value]) => value !== 0 && !untold.includes(figure))
          .map(([figure, value]) => (
            <div key={figure}>
              <dd>{String(value).replace('-', '−')}</dd>
              <dt>{module.words.figure(figure)}</dt>
            </div>
          ))}
      </dl>
    </section>
  )
}
