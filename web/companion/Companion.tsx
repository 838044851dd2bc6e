import { useEffect, useMemo, useRef, useState } from 'react'
import { rulesHash } from '../app/route.ts'
import { IdText } from './IdText.tsx'
import { findRule, parseRules, searchRules } from './parse.ts'
import './companion.css'

/** The rules, chapter by chapter, searched, or opened at one id. */
export function Companion(props: {
  readonly game: string
  /** The text of RULES.md. */
  readonly rules: string
  /** The rule to open at; a new object each time one is asked for. */
  readonly at: { readonly id: string } | undefined
  onRule(id: string): void
}) {
  const { game, rules, at, onRule } = props
  const chapters = useMemo(() => parseRules(rules), [rules])
  const isRule = (id: string) => findRule(chapters, id) !== undefined
  const [search, setSearch] = useState('')
  const found = useMemo(() => searchRules(chapters, search), [chapters, search])
  const body = useRef<HTMLDivElement>(null)
  const marked = at && findRule(chapters, at.id)?.id

  useEffect(() => {
    if (at) setSearch('')
  }, [at])
  useEffect(() => {
    if (!at || !marked || search !== '') return
    const line = body.current?.querySelector(`[data-rule="${CSS.escape(marked)}"]`)
    line?.scrollIntoView({ block: 'center' })
  }, [at, marked, search])

  return (
    <>
      <input
        className="filter"
        type="search"
        placeholder="Search the rules, or type an id"
        aria-label="Search the rules"
        value={search}
        onChange={event => setSearch(event.target.value)}
      />
      {at && !marked && <p className="quiet">There is no rule {at.id} here.</p>}
      <div className="companion-body" ref={body}>
        {found.map(({ title, intro, lines }) => (
          <section key={title}>
            <h3>{title}</h3>
            {intro.map(text => (
              <p key={text}>
                <IdText text={text} isRule={isRule} onRule={onRule} />
              </p>
            ))}
            <dl>
              {lines.map(({ id, text }) => (
                <div key={id} data-rule={id} className={id === marked ? 'rule rule-marked' : 'rule'}>
                  <dt>
                    <a href={rulesHash(game, id)} target="_blank" rel="noreferrer">
                      {id}
                    </a>
                  </dt>
                  <dd>
                    <IdText text={text} isRule={isRule} onRule={onRule} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        {found.length === 0 && <p className="quiet">No rule holds these words.</p>}
      </div>
    </>
  )
}
