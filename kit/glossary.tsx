import { capital, type Glossary } from '@tallyho/engine'
import { createContext, type ReactNode, useContext } from 'react'
import { TipText, usePressedTip } from './pieces/Tooltip.tsx'

interface Term {
  readonly word: string
  readonly says: string
}

/** A piece of a text: as it stands, or with the term that it is a form of. */
type Piece = string | { readonly text: string; readonly term: Term }

interface Index {
  readonly pattern: RegExp
  readonly terms: ReadonlyMap<string, Term>
}

const EMPTY: Glossary = {}
const INDEXES = new WeakMap<Glossary, Index>()

/** Every form by itself, the longest first: `close escort` is not an escort. */
function indexOf(glossary: Glossary): Index {
  const known = INDEXES.get(glossary)
  if (known) return known
  const terms = new Map<string, Term>()
  for (const [forms, says] of Object.entries(glossary)) {
    const [word = forms, ...others] = forms.split('|')
    const term = { word, says }
    for (const form of [word, ...others]) terms.set(form.toLowerCase(), term)
  }
  const forms = [...terms.keys()].sort((a, b) => b.length - a.length).map(escaped)
  // No letter before or after it.
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})s?(?![\\p{L}\\p{N}])`, 'giu')
  const index = { pattern, terms }
  INDEXES.set(glossary, index)
  return index
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** A text cut at its terms; each is marked where it comes first. */
export function glossed(text: string, glossary: Glossary): readonly Piece[] {
  const { pattern, terms } = indexOf(glossary)
  if (terms.size === 0) return [text]
  const pieces: Piece[] = []
  const met = new Set<string>()
  let from = 0
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const form = found.toLowerCase()
    const term = terms.get(form) ?? terms.get(form.slice(0, -1))
    if (!term || met.has(term.word)) continue
    met.add(term.word)
    if (index > from) pieces.push(text.slice(from, index))
    pieces.push({ text: found, term })
    from = index + found.length
  }
  if (from < text.length) pieces.push(text.slice(from))
  return pieces
}

/** So many words are explained beside one question: those that are met first. */
const MOST = 6

/** Which terms stand in these texts, in the order in which they are met, each as it is written there. */
function termsIn(texts: readonly string[], glossary: Glossary): readonly Exclude<Piece, string>[] {
  const found = texts.flatMap(text => glossed(text, glossary).filter(piece => typeof piece !== 'string'))
  return found.filter((one, i) => found.findIndex(({ term }) => term === one.term) === i).slice(0, MOST)
}

/** All of them, by the alphabet. */
export function allTerms(glossary: Glossary): readonly Term[] {
  const terms = new Set(indexOf(glossary).terms.values())
  return [...terms].sort((a, b) => a.word.localeCompare(b.word))
}

const GlossaryContext = createContext<Glossary>(EMPTY)

/** Whatever is drawn in it can explain the special words of the game. */
export function GlossaryHost(props: {
  readonly glossary: Glossary | undefined
  readonly children: ReactNode
}) {
  return <GlossaryContext value={props.glossary ?? EMPTY}>{props.children}</GlossaryContext>
}

/** A text in which special words are underlined, and explain themselves under the pointer or at a tap. */
export function Glossed({ children }: { readonly children: string }) {
  const pieces = glossed(children, useContext(GlossaryContext))
  const parts = pieces.map((piece, i) =>
    typeof piece === 'string' ? partsOf(piece, i > 0, i < pieces.length - 1) : undefined,
  )
  return pieces.map((piece, i) =>
    typeof piece === 'string' ? (
      parts[i]?.between
    ) : (
      // What touches the word stays with it: no line begins with its full stop, or ends with its bracket.
      <span key={piece.term.word} className="term-whole">
        {parts[i - 1]?.ahead}
        {/* Keys go from the question to its answers: the same words stand below them for the keyboard. */}
        <Word term={piece.term} tabIndex={-1}>
          {piece.text}
        </Word>
        {parts[i + 1]?.behind}
      </span>
    ),
  )
}

/** A plain piece: what touches the word before it, what touches the word after it, and what lies between. */
function partsOf(text: string, hasBefore: boolean, hasAfter: boolean) {
  const behind = (hasBefore && /^\S+/.exec(text)?.[0]) || ''
  const rest = text.slice(behind.length)
  const ahead = (hasAfter && /\S+$/.exec(rest)?.[0]) || ''
  return { behind, between: rest.slice(0, rest.length - ahead.length), ahead }
}

/** The special words of these texts in a row, where the texts themselves cannot hold them: answers are buttons. */
export function TermsOf({ texts }: { readonly texts: readonly string[] }) {
  const terms = termsIn(texts, useContext(GlossaryContext))
  if (terms.length === 0) return undefined
  return (
    <p className="term-row" data-testid="terms">
      <span>Words</span>
      {terms.map(({ term, text }) => (
        <Word key={term.word} term={term}>
          {capital(text)}
        </Word>
      ))}
    </p>
  )
}

function Word(props: { readonly term: Term; readonly tabIndex?: number; readonly children: string }) {
  const { term, tabIndex, children } = props
  const handlers = usePressedTip(() => (
    <TipText title={term.word}>
      <p>{term.says}</p>
    </TipText>
  ))
  return (
    <button type="button" className="term" tabIndex={tabIndex} aria-description={term.says} {...handlers}>
      {children}
    </button>
  )
}
