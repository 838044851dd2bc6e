import type { ReactNode } from 'react'

/** What the lobby tells of a game before its rules are loaded. */
export interface Shown {
  readonly title: string
  readonly line: string
  readonly emblem: ReactNode
  /** Players can make scenarios of their own. */
  readonly makesScenarios?: true
}

const SEGMENTS = ['red', 'yellow', 'blue'] as const

/** A sector clock: the hour in five-minute segments of red, yellow and blue. */
function SectorClock() {
  const wedge = (i: number) => {
    const point = (angle: number) =>
      `${50 + 46 * Math.sin((angle * Math.PI) / 180)} ${50 - 46 * Math.cos((angle * Math.PI) / 180)}`
    return `M50 50L${point(i * 30)}A46 46 0 0 1 ${point(i * 30 + 30)}Z`
  }
  return (
    <svg viewBox="0 0 100 100" className="emblem" aria-hidden="true">
      <circle cx="50" cy="50" r="49" fill="var(--ink)" />
      {Array.from({ length: 12 }, (_, i) => (
        <path key={wedge(i)} d={wedge(i)} fill={`var(--${SEGMENTS[i % 3]})`} />
      ))}
      <circle cx="50" cy="50" r="33" fill="var(--paper)" />
      <path
        d="M50 24c2.4 0 3.6 6 3.9 13.6L79 50v5.6l-25.2-5-1.1 12.2 8.3 6v4L50 70.5l-11 2.3v-4l8.3-6-1.1-12.2L21 55.6V50l25.1-12.4C46.4 30 47.6 24 50 24z"
        fill="var(--raf)"
      />
      <circle cx="34" cy="47.5" r="3.4" fill="var(--paper)" />
      <circle cx="34" cy="47.5" r="1.5" fill="var(--red)" />
      <circle cx="66" cy="47.5" r="3.4" fill="var(--paper)" />
      <circle cx="66" cy="47.5" r="1.5" fill="var(--red)" />
    </svg>
  )
}

/** An altimeter with a fighter from the side. */
function Altimeter() {
  const mark = (i: number) => {
    const [sin, cos] = [Math.sin((i * Math.PI) / 5), Math.cos((i * Math.PI) / 5)]
    return `M${50 + 36 * sin} ${50 - 36 * cos}L${50 + 43 * sin} ${50 - 43 * cos}`
  }
  return (
    <svg viewBox="0 0 100 100" className="emblem" aria-hidden="true">
      <circle cx="50" cy="50" r="49" fill="var(--ink)" />
      <circle cx="50" cy="50" r="45" fill="var(--sea)" />
      <path d="M5.500 56A45 45 0 0 0 94.500 56Z" fill="var(--paper-2)" />
      <path
        d={Array.from({ length: 10 }, (_, i) => mark(i)).join('')}
        stroke="var(--ink)"
        strokeWidth="2.5"
      />
      <path
        d="M80 46c-.6-2.600-3-4-6-4.600l-14.500-1.500-4-3.600h-7l-6 4.100-14 2.400-3.500-7.500c-2-1.200-3.900 0-4.100 3.600l.6 8c2.200.9 4.600.9 6.400.6l15.500 3.300 11 1.200h11l10-1.800c3.400-1 4.400-2.400 4.600-4.200z"
        fill="var(--raf)"
      />
      <path d="M78.300 36v20" stroke="var(--raf)" strokeWidth="1.500" />
    </svg>
  )
}

/** A gunsight on a vic of bombers from above. */
function Gunsight() {
  const bomber =
    'M0-11c1.400 0 2 2 2 4.500v2L18-1.600v3L2 2.400l-.8 6 5.300.6v2.400H-6.500V9l5.300-.6-.8-6L-18 1.400v-3L-2-4.500v-2C-2-9-1.400-11 0-11z'
  return (
    <svg viewBox="0 0 100 100" className="emblem" aria-hidden="true">
      <circle cx="50" cy="50" r="49" fill="var(--ink)" />
      <circle cx="50" cy="50" r="45" fill="var(--luftwaffe-soft)" />
      <path d={bomber} fill="var(--usaaf)" transform="translate(50 32)" />
      <path d={bomber} fill="var(--usaaf)" transform="translate(29 56)" />
      <path d={bomber} fill="var(--usaaf)" transform="translate(71 56)" />
      <circle cx="50" cy="50" r="30" fill="none" stroke="var(--red)" strokeWidth="2.500" />
      <path d="M50 12V34M50 66V88M12 50H34M66 50H88" stroke="var(--red)" strokeWidth="2.500" />
      <circle cx="50" cy="50" r="2.500" fill="var(--red)" />
    </svg>
  )
}

/** A raid on its way across the Channel, as it is drawn on the planning map. */
function RaidArrow() {
  return (
    <svg viewBox="0 0 100 100" className="emblem" aria-hidden="true">
      <circle cx="50" cy="50" r="49" fill="var(--ink)" />
      <circle cx="50" cy="50" r="45" fill="var(--sea)" />
      <path
        d="M6 44C14 50 22 45 30 50C40 56 48 47 58 50C68 53 72 44 84 42C88 40 90 36 92.500 34A45 45 0 0 0 6 44Z"
        fill="var(--paper-2)"
      />
      <path d="M62 93A45 45 0 0 0 92 66C84 66 80 72 74 75C68 80 64 86 62 93Z" fill="var(--paper-2)" />
      <path d="M82 74C66 68 56 56 50 40L42 43L46 20L63 35L56 38C61 51 70 61 85 67Z" fill="var(--luftwaffe)" />
      <circle cx="46" cy="19" r="4.500" fill="none" stroke="var(--red)" strokeWidth="2.500" />
    </svg>
  )
}

/** Three fighters, the leader ahead. */
function Vic() {
  const plane =
    'M0-13c1.4 0 2 3 2.2 7L15 0v3L2 2l-.6 7 4.600 3v2.400L0 13l-6 1.400V12l4.600-3L-2 2l-13 1V0L-2.200-6c.2-4 .8-7 2.200-7z'
  return (
    <svg viewBox="0 0 100 100" className="emblem" aria-hidden="true">
      <circle cx="50" cy="50" r="49" fill="var(--ink-2)" />
      <circle cx="50" cy="50" r="45" fill="var(--land)" />
      <path d="M8 64Q30 52 48 60T93 54A45 45 0 0 1 8 64Z" fill="var(--sea-deep)" />
      {[
        [50, 32],
        [31, 56],
        [69, 56],
      ].map(([x, y]) => (
        <path key={x} d={plane} fill="var(--raf)" transform={`translate(${x} ${y})`} />
      ))}
    </svg>
  )
}

function TwoPlanes() {
  const plane =
    'M0-16c1.6 0 2.4 4 2.6 9L18 1v3.6L2.5 1.7 1.8 9.5l5.4 4v2.6L0 14.6l-7.2 1.5v-2.6l5.4-4-.7-7.8L-18 4.6V1l15.4-8c.2-5 1-9 2.6-9z'
  return (
    <svg viewBox="0 0 100 100" className="emblem" aria-hidden="true">
      <circle cx="50" cy="50" r="49" fill="var(--ink-2)" />
      <circle cx="50" cy="50" r="45" fill="var(--sea)" />
      <path d={plane} fill="var(--raf)" transform="translate(33 62) rotate(35)" />
      <path d={plane} fill="var(--luftwaffe)" transform="translate(67 38) rotate(215)" />
    </svg>
  )
}

const CATALOGUE: Readonly<Record<string, Shown>> = {
  'the-hardest-days': {
    title: 'The Hardest Days',
    line: "One day of August or September 1940 in Fighter Command's operations room. For one player.",
    emblem: <SectorClock />,
  },
  'wing-leader': {
    title: 'Wing Leader',
    line: 'Squadrons against squadrons, seen from the side: air battles of 1939-45 in an hour. For two players, or one.',
    emblem: <Altimeter />,
    makesScenarios: true,
  },
  'storm-above-the-reich': {
    title: 'Storm Above the Reich',
    line: 'A Luftwaffe staffel against the bomber boxes, 1942-45: mission after mission, pilot by pilot. For one player.',
    emblem: <Gunsight />,
  },
  'raf-eagle': {
    title: 'RAF: Eagle',
    line: 'The Luftwaffe plans the Battle of Britain: one Raid Day, four of them, or the campaign to Sealion. For one player.',
    emblem: <RaidArrow />,
  },
  'skies-above-britain': {
    title: 'Skies Above Britain',
    line: 'One squadron, twelve pilots with names, the summer of 1940: scramble, intercept, dogfight, bring them home. For one player.',
    emblem: <Vic />,
  },
  sample: {
    title: 'The Sample',
    line: 'A small air battle for two seats, made to show how a game is built. Ten minutes.',
    emblem: <TwoPlanes />,
  },
}

export function catalogued(id: string): Shown {
  const shown = Object.hasOwn(CATALOGUE, id) ? CATALOGUE[id] : undefined
  return shown ?? { title: id, line: '', emblem: <TwoPlanes /> }
}
