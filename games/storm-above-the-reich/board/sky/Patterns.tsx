import { memo } from 'react'

/** Hatchings of loose and broken elements and of closed boxes, and the head of an arrow. */
export const Patterns = memo(function Patterns() {
  return (
    <defs>
      <pattern id="sr-hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="sr-hatch-line" d="M0 0V8" />
      </pattern>
      <pattern
        id="sr-hatch-loose"
        width="12"
        height="12"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(36)"
      >
        <rect className="sr-hatch-loose" width="12" height="12" opacity=".17" />
        <rect className="sr-hatch-loose" width="2" height="12" opacity=".34" />
      </pattern>
      <pattern
        id="sr-hatch-kaputt"
        width="12"
        height="12"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(36)"
      >
        <rect className="sr-hatch-kaputt" width="12" height="12" opacity=".2" />
        <path className="sr-hatch-kaputt-line" d="M0 0H12M0 0V12" opacity=".4" />
      </pattern>
      <marker
        id="sr-arrow"
        viewBox="0 0 10 10"
        refX="7"
        refY="5"
        markerWidth="5.500"
        markerHeight="5.500"
        orient="auto"
      >
        <path className="sr-arrow" d="M0 0L10 5L0 10Z" />
      </marker>
    </defs>
  )
})
