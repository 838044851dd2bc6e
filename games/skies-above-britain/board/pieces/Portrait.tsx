import { memo } from 'react'
import type { Pilot } from '../../state.ts'
import { type Face, faceOf, GROUNDS, HAIRS, SCARVES, SKINS } from './faces.ts'

const INK = '#2b2018'
const BLUE = '#56667c'
const SHADE = '#8a5530'

const JAWS = [
  'M32 26C32 13 56 13 56 26C57 37 53 47 44 48C35 47 31 37 32 26Z',
  'M32 26C32 12.500 56 12.500 56 26C56.500 36 54.500 43 49 47.500C46 48.800 42 48.800 39 47.500C33.500 43 31.500 36 32 26Z',
  'M32.500 26C32 13.500 56 13.500 55.500 26C56 38 50.500 46.500 44 49C37.500 46.500 32 38 32.500 26Z',
] as const

const BROWS = [
  'M35.500 27.500C37.500 26 40 26 41.500 27.200M46.500 27.200C48 26 50.500 26 52.500 27.500',
  'M35.500 26.800L41.500 26.500M46.500 26.500L52.500 26.800',
  'M35.500 27.800C37 26.400 39.500 26.500 41.500 28M46.500 28C48.500 26.500 51 26.400 52.500 27.800',
] as const

const NOSES = [
  'M44 29L42.300 36.300C43 37.200 44.500 37.200 45.400 36.800',
  'M43.600 29.500C43.800 33 42 35 42 36.600C43 37.600 45 37.500 46 36.800',
  'M44.400 29.500L43.400 35.600C43.600 36.900 45.200 37 45.800 36.400',
] as const

const MOUTHS = [
  'M40 42C42.500 43.200 46 43 48 41.600',
  'M40.300 42.300H47.700',
  'M39.800 41.400C42 43.800 46 43.800 48.200 41.400',
] as const

const PARTINGS = [
  'M31 28C28 13 39 8.500 46 10C56 9 60 18 57 28C56 23 54 20.500 51 19C45 22 37 18.500 34.500 21.500C32.500 24 32 26 31 28Z',
  'M31 28C29.500 14 37 9 44 9.500C53 9.500 58.500 15 57 28C56.500 24 55.500 21.500 54 20C49 18 40 18 35 20C33 21.500 32 24.500 31 28Z',
  'M31 29C28.500 17 34 8 45 8C55 8 60 17 57 29C56.500 25 56 22.500 54.500 20.500C48 21.500 43 20 39.500 17.500C37 19.500 32.500 22 31 29Z',
  'M31.500 28C30 16 35.500 10.500 41 11C43 8.500 49 8.500 50.500 11.500C55.500 12 58 18 56.500 28C56 24.500 55 22 53.500 20.500C50 23 46.500 19.500 43.500 21.500C40 19.500 36.500 22.500 34.500 21C32.500 23 32 25.500 31.500 28Z',
] as const

const LIPS = {
  trim: 'M37.500 40C40 37.200 43 38.200 44 38.400C45 38.200 48 37.200 50.500 40C47.500 41 45.500 40.300 44 40.300C42.500 40.300 40.500 41 37.500 40Z',
  handlebar:
    'M34 38.500C38 40 41 37.500 44 38.600C47 37.500 50 40 54 38.500C52 42.500 46.500 42 44 40.600C41.500 42 36 42.500 34 38.500Z',
} as const

/** A pilot as a cigarette card shows him: a bust in a few strokes, his own for as long as he serves. */
export const Portrait = memo(function Portrait({
  pilot,
  className,
}: {
  readonly pilot: Pick<Pilot, 'no' | 'name'>
  readonly className?: string
}) {
  const face = faceOf(pilot)
  const skin = SKINS[face.skin]
  return (
    <svg
      className={className ? `sab-portrait ${className}` : 'sab-portrait'}
      viewBox="6 5 76 72"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <rect width="92" height="90" fill={GROUNDS[face.ground]} />
      <Rays />
      <g stroke={INK} strokeWidth="1" strokeLinejoin="round">
        <Coat face={face} skin={skin} />
        <Scarf face={face} />
        <ellipse cx="31.500" cy="31" rx="2.600" ry="4" fill={skin} />
        <ellipse cx="56.500" cy="31" rx="2.600" ry="4" fill={skin} />
        <path d={JAWS[face.jaw]} fill={skin} />
      </g>
      <path
        d="M46 16C58 15 57 26 56 30C56 40 51 47 45 48C50 42 51 26 46 16Z"
        fill={SHADE}
        opacity={face.jaw === 1 ? 0.2 : 0.26}
      />
      <g fill="none" stroke={INK} strokeWidth="1.200" strokeLinecap="round">
        <path d={BROWS[face.brow]} />
        <path d={NOSES[face.nose]} />
        <path d={MOUTHS[face.mouth]} />
      </g>
      <circle cx="38.800" cy="30.400" r="1.300" fill={INK} />
      <circle cx="49.200" cy="30.400" r="1.300" fill={INK} />
      {face.upperLip !== 'shaven' && <path d={LIPS[face.upperLip]} fill={HAIRS[face.hair]} />}
      <Head face={face} />
    </svg>
  )
})

function Rays() {
  const ray = (i: number) => {
    const at = (angle: number) => `${44 + 80 * Math.cos(angle)} ${34 + 80 * Math.sin(angle)}`
    return `M44 34L${at(i * 0.5236)}L${at(i * 0.5236 + 0.2)}Z`
  }
  return <path d={Array.from({ length: 12 }, (_, i) => ray(i)).join('')} fill="#fff" opacity="0.220" />
}

const SHOULDERS = 'M2 90C3 62 20 54 34 50L54 50C68 54 85 62 86 90Z'

function Coat({ face, skin }: { readonly face: Face; readonly skin: string | undefined }) {
  const neck = <path d="M38 40H50V54L44 60L38 54Z" fill={skin} />
  if (face.coat === 'flying-jacket')
    return (
      <>
        <path d={SHOULDERS} fill="#6d4c31" />
        {neck}
        <path d="M25 58C25 47 35 45 38 50L44 61L50 50C53 45 63 47 63 58L55 68L44 78L33 68Z" fill="#dcc9a0" />
        <path
          d="M30 56l2 2M34 53l2 2M55 55l2 -2M58 58l2 -2M37 60l2 2M50 61l2 -2"
          fill="none"
          strokeWidth="0.800"
        />
      </>
    )
  return (
    <>
      <path d={SHOULDERS} fill={BLUE} />
      {neck}
      <path d="M37 51L44 62L51 51L54 50L48 90H40L34 50Z" fill="#e8e6dc" />
      <path d="M42.500 60H45.500L47.500 90H40.500Z" fill="#22242a" />
      <path d="M34 50L30 56L40 90M54 50L58 56L48 90" fill="none" />
      {face.coat === 'life-jacket' ? (
        <path
          d="M24 56C29 50 33 50 35 54L39 90H20C19 74 20 62 24 56ZM64 56C59 50 55 50 53 54L49 90H68C69 74 68 62 64 56Z"
          fill="#cda23c"
        />
      ) : (
        <path d="M54 67l6 -2l4 2l4 -2l6 2l-7 3h-6z" fill="#e8dcae" strokeWidth="0.700" />
      )}
    </>
  )
}

function Scarf({ face }: { readonly face: Face }) {
  const colour = SCARVES[face.scarf]
  if (!colour) return undefined
  return (
    <>
      <path d="M35 47C38 53 50 53 53 47L55 54C50 60 38 60 33 54Z" fill={colour} />
      <path d="M46 56L52 68L46 69L43 57Z" fill={colour} />
      {face.scarf === 4 && (
        <path
          d="M38 53.500h1M43 55.500h1M48 54h1M46 61h1M48 65h1"
          stroke="#f0e8d4"
          strokeWidth="1.600"
          strokeLinecap="round"
        />
      )}
    </>
  )
}

function Head({ face }: { readonly face: Face }) {
  const hair = HAIRS[face.hair]
  if (face.head === 'bare')
    return <path d={PARTINGS[face.parting]} fill={hair} stroke={INK} strokeWidth="1" strokeLinejoin="round" />
  if (face.head === 'cap')
    return (
      <g stroke={INK} strokeWidth="1" strokeLinejoin="round">
        <path
          d="M31.500 30C30 24 31 22 32 21M56.500 30C58 24 57 22 56 21"
          fill="none"
          stroke={hair}
          strokeWidth="2.500"
        />
        <path d="M25 17C27 6 61 6 63 17C61 21 57 22 57 22C50 19 38 19 31 22C31 22 27 21 25 17Z" fill={BLUE} />
        <path d="M31 22C38 19 50 19 57 22V26C50 23 38 23 31 26Z" fill="#20262f" />
        <path d="M31 26C38 23 50 23 57 26C57 30 50 28 44 28C38 28 31 30 31 26Z" fill="#11151b" />
        <circle cx="44" cy="19" r="2.500" fill="#d6b04c" />
      </g>
    )
  return (
    <g stroke={INK} strokeWidth="1" strokeLinejoin="round">
      <path
        d="M29 36C25 9 63 9 59 36C58 43 56 47 53 49C55 40 56 31 53.500 26.500C50 21.500 38 21.500 34.500 26.500C32 31 33 40 35 49C32 47 30 43 29 36Z"
        fill={face.hair % 2 === 0 ? '#5f412a' : '#6d5138'}
      />
      <path d="M44 11V22" strokeWidth="0.800" />
      <circle cx="30.500" cy="35" r="4.400" fill="#3a2a1e" />
      <circle cx="57.500" cy="35" r="4.400" fill="#3a2a1e" />
      <path d="M29 21C34 15 54 15 59 21" fill="none" strokeWidth="2.600" />
      <ellipse cx="38" cy="18" rx="5.800" ry="4" fill="#a9bfc4" />
      <ellipse cx="50" cy="18" rx="5.800" ry="4" fill="#93acb3" />
      <path d="M35 17l3 -2" stroke="#fff" />
    </g>
  )
}
