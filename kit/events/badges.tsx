import type { Source, Sourced } from '@tallyho/engine'
import { TipText, useTip } from '../pieces/Tooltip.tsx'

const SOURCES: Readonly<
  Record<Source, { readonly mark: string; readonly name: string; readonly text: string }>
> = {
  rulebook: { mark: 'R', name: 'Rulebook', text: 'Stated in the rulebook and used exactly.' },
  constrained: {
    mark: 'C',
    name: 'Worked out',
    text: 'The rulebook does not print it; its rules and examples leave little room for anything else.',
  },
  designed: { mark: 'D', name: 'Our own', text: 'Made for this table, after history.' },
}

/** Where a component comes from; on hover, what stands behind it. */
export function SourceBadge({ of, long = false }: { readonly of: Sourced; readonly long?: boolean }) {
  const { mark, name } = SOURCES[of.source]
  const tip = useTip(() => <SourceText of={of} />)
  return (
    <span
      className={`badge badge-${of.source}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: explains itself to the keyboard too
      tabIndex={0}
      role="note"
      aria-label={`Source: ${name}. ${of.ref}`}
      {...tip}
    >
      {long ? name : mark}
    </span>
  )
}

/** The same, as the last lines of a tooltip. */
export function SourceText({ of }: { readonly of: Sourced }) {
  const { name, text } = SOURCES[of.source]
  return (
    <TipText title={name}>
      <p>{text}</p>
      <p className="tip-ref">{of.ref}</p>
    </TipText>
  )
}

/** In few words, for what is pointed at in the middle of a game: the sheets in the box say more. */
export function SourceLine({ of }: { readonly of: Sourced }) {
  return <p className="tip-ref">{LINES[of.source]}</p>
}

const LINES: Readonly<Record<Source, string>> = {
  rulebook: 'As in the rulebook.',
  constrained: 'Worked out from the rulebook.',
  designed: 'Made for this table, after history.',
}

/** A rule id that opens the rules companion. */
export function RuleLink({ id, onRule }: { readonly id: string; onRule(id: string): void }) {
  return (
    <button type="button" className="rule-link" onClick={() => onRule(id)} aria-label={`Rule ${id}`}>
      {id}
    </button>
  )
}
