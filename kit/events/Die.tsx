const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[20, 20]],
  2: [
    [11, 11],
    [29, 29],
  ],
  3: [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  4: [
    [11, 11],
    [29, 11],
    [11, 29],
    [29, 29],
  ],
  5: [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  6: [
    [11, 10],
    [29, 10],
    [11, 20],
    [29, 20],
    [11, 30],
    [29, 30],
  ],
}

/** Whose die it is: by colour, and by the label beside it. */
export type DieTone = 'paper' | 'raf' | 'luftwaffe'

/** A six-sided die that tumbles once when it appears (not with reduced motion). */
export function Die({
  face,
  tone = 'paper',
  size = 40,
  label,
}: {
  readonly face: number
  readonly tone?: DieTone
  readonly size?: number
  readonly label?: string
}) {
  return (
    <svg
      className={`die die-${tone}`}
      viewBox="0 0 40 40"
      width={size}
      height={size}
      role="img"
      aria-label={label ? `${label}: ${face}` : `Die: ${face}`}
    >
      <rect x="1.5" y="1.5" width="37" height="37" rx="8" />
      {PIPS[face]?.map(([x, y]) => (
        <circle key={`${x}/${y}`} cx={x} cy={y} r="3.8" />
      ))}
    </svg>
  )
}

interface CutDie {
  readonly face: number
  /** Two dice of one roll are told apart by colour and by label. */
  readonly tone?: 'paper' | 'red' | 'black'
  readonly size?: number
  readonly label?: string
}

/** A ten-sided die: the kite of its upper face with the number, the others falling away from it. */
export function TenDie(die: CutDie) {
  return (
    <Cut
      {...die}
      body="M0 -22.500L21 -7.500V6.500L0 22.500L-21 6.500V-7.500Z"
      edges="M14.500 6L21 6.500M-14.500 6L-21 6.500M0 15.500V22.500M0 -22.500L-21 -7.500M0 -22.500L21 -7.500"
      top="M0 -22.500L14.500 6L0 15.500L-14.500 6Z"
      foot={7}
    />
  )
}

/** A twelve-sided die: the five-sided face on top with its number, the others falling away from it. */
export function TwelveDie(die: CutDie) {
  return (
    <Cut
      {...die}
      body="M0 -22.500L13.200 -18.200L21.400 -7V7L13.200 18.200L0 22.500L-13.200 18.200L-21.400 7V-7L-13.200 -18.200Z"
      edges="M0 -22.500V-14M21.400 -7L13.300 -4.300M13.200 18.200L8.200 11.300M-13.200 18.200L-8.200 11.300M-21.400 -7L-13.300 -4.300"
      top="M0 -14L13.300 -4.300L8.200 11.300H-8.200L-13.300 -4.300Z"
      foot={6}
    />
  )
}

/** A die cut of flat faces: its outline, the edges between the faces, and the one on top. */
function Cut(
  props: CutDie & {
    readonly body: string
    readonly edges: string
    readonly top: string
    /** Where its number stands. */
    readonly foot: number
  },
) {
  const { face, tone = 'paper', size = 40, label } = props
  return (
    <svg
      className={`die die-cut die-cut-${tone}`}
      viewBox="-24 -24 48 48"
      width={size}
      height={size}
      role="img"
      aria-label={label ? `${label}: ${face}` : `Die: ${face}`}
    >
      <path className="die-cut-body" d={props.body} />
      <path className="die-cut-edges" d={props.edges} />
      <path className="die-cut-face" d={props.top} />
      <text y={props.foot} textAnchor="middle">
        {face}
      </text>
    </svg>
  )
}
