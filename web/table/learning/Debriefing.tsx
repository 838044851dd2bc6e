import type { Debrief, Fate, Party } from '@tallyho/kit/debrief.ts'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import './debriefing.css'

/** The stamps of one page come in within so many ms, however many there are. */
const ALL_IN = 2400
/** So long after the one before, at most. */
const APART = 240

/** A page of paper over the board: what became of each, then what it means. Any of the keys that go on puts it away. */
export function DebriefingPage({ debrief, onClose }: { readonly debrief: Debrief; onClose(): void }) {
  const { title, where, sum, parties, means } = debrief
  const page = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const meaning = useRef<HTMLElement>(null)
  useEffect(() => {
    page.current?.showModal()
    // Keys scroll what is read; Enter and the space bar go on from everywhere.
    heading.current?.focus({ preventScroll: true })
  }, [])
  const fates = parties.flatMap(({ each }) => each)
  const apart = Math.min(APART, ALL_IN / Math.max(1, fates.length))
  const goOn = (press: KeyboardEvent<HTMLDialogElement>) => {
    if (press.key !== 'Enter' && press.key !== ' ') return
    press.preventDefault()
    // Whoever has hurried the film along reads this first.
    if (!press.repeat) press.currentTarget.close()
  }
  return (
    <dialog
      ref={page}
      className="debriefing"
      aria-labelledby="debriefing-title"
      data-testid="debriefing"
      onClose={onClose}
      onKeyDown={goOn}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long page is scrolled by keys */}
      <div className="debriefing-body" tabIndex={0}>
        <header>
          <h2 ref={heading} id="debriefing-title" tabIndex={-1}>
            {title}
          </h2>
          <p className="debriefing-where">{where}</p>
        </header>
        <p className="debriefing-sum">{sum}</p>
        <Heads parties={parties} />
        {parties.map(({ title: whose, each }) => (
          <section key={whose ?? ''} aria-label={whose ?? 'What became of each'}>
            {whose !== undefined && <h3>{whose}</h3>}
            <ol className="debriefing-fates">
              {each.map(fate => (
                <FateLine key={fate.ref} fate={fate} after={fates.indexOf(fate) * apart} />
              ))}
            </ol>
          </section>
        ))}
        <section ref={meaning} className="debriefing-means" aria-label="What it means">
          <h3>What it means</h3>
          <ul>
            {means.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      </div>
      <footer>
        <Below section={meaning} title="What it means" />
        <span className="spacer" />
        <button
          type="button"
          className="primary"
          data-testid="debriefing-on"
          onClick={() => page.current?.close()}
        >
          Go on
        </button>
      </footer>
    </dialog>
  )
}

/** As long as a part of the page lies below what is seen: a button that leads there. */
function Below({
  section,
  title,
}: {
  readonly section: RefObject<HTMLElement | null>
  readonly title: string
}) {
  const [isBelow, setBelow] = useState(false)
  useEffect(() => {
    if (!section.current) return
    const observer = new IntersectionObserver(([seen]) => setBelow(seen?.isIntersecting === false))
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [section])
  return isBelow ? (
    <button
      type="button"
      className="plain"
      data-testid="debriefing-below"
      onClick={() => section.current?.scrollIntoView({ block: 'nearest' })}
    >
      {title} ▾
    </button>
  ) : (
    <span className="quiet">The log opens this page again.</span>
  )
}

/** Who did best, and who of the player's own is gone, before all else. */
function Heads({ parties }: { readonly parties: readonly Party[] }) {
  const fates = parties.flatMap(({ each, theirs }) => (theirs ? [] : each))
  const best = fates.filter(one => one.best)
  const gone = fates.filter(({ tone }) => tone === 'grave')
  const names = (of: readonly Fate[]) => of.map(({ name }) => name).join(', ')
  return (
    <dl className="debriefing-heads">
      {best.length > 0 && (
        <div>
          <dt>Did best</dt>
          <dd>{names(best)}</dd>
        </div>
      )}
      <div data-tone={gone.length > 0 ? 'grave' : 'good'}>
        <dt>Gone</dt>
        <dd>{gone.length > 0 ? names(gone) : 'nobody'}</dd>
      </div>
    </dl>
  )
}

function FateLine({ fate, after }: { readonly fate: Fate; readonly after: number }) {
  const { name, tone, words, picture, best } = fate
  return (
    <li data-tone={tone} data-fate={fate.ref} style={{ animationDelay: `${after}ms` }}>
      <span className="debriefing-picture" aria-hidden="true">
        {picture}
      </span>
      <span className="debriefing-who">
        <b>{name}</b>
        {best && <small>did best</small>}
        <span>{words}</span>
      </span>
      <em className="stamp" style={{ animationDelay: `${after + APART / 2}ms` }}>
        {fate.fate}
      </em>
    </li>
  )
}
