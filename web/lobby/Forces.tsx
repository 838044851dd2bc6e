import type { Force, Scenario, Seat } from '@tallyho/engine'

/** Aircraft from the side, nose to the right, by the number of their engines. */
const SHAPES: Readonly<Record<'one' | 'two' | 'four', string>> = {
  one: 'M50 -1C49 -4.500 45 -6.500 40 -7.500L17 -10L10.500 -16L-1 -16.500L-11 -9.500L-37 -5.500L-43 -18C-46 -20 -49 -18 -49.500 -12L-48.500 1C-45 2.500 -41 2.500 -38 2L-12 7.500L6 9.500L24 9.500L41 6.500C46 5 49.500 2.500 50 -1ZM47 -17h2.500v31h-2.500z',
  two: 'M50 0C49 -5 43 -8.500 36 -9L27 -9.500L21 -15L-8 -14.500L-16 -8L-37 -4L-43 -20C-46 -21.500 -49 -19 -49 -13L-50 0C-46 2 -41 3 -37 3L-10 8.500L14 10L38 8C45 7 49.500 4 50 0ZM37 -17h2.500v35h-2.500z',
  four: 'M50 -1C49 -5 45 -7.500 39 -8.500L30 -9.500L26 -13.500L14 -13.500L10 -9.500L-22 -10L-33 -17L-42 -26C-46 -28 -49 -25 -49 -19L-50 -3C-50 1 -47 2.500 -43 2L-12 8L14 9.500L38 7C45 6 50 3 50 -1ZM30 -10h2v23h-2zM42 -7h2v23h-2z',
}

const MOST = 8

/** What each side flies: the first seat's fly to the right, the others toward them. */
export function Forces(props: {
  readonly seats: readonly Seat[]
  readonly forces: NonNullable<Scenario['forces']>
}) {
  return (
    <span className="forces">
      {props.seats.map((seat, i) => {
        const forces = props.forces[seat] ?? []
        return (
          <span key={seat} className={i === 0 ? 'force' : 'force force-facing'}>
            <Flight forces={forces} />
            <span className="force-words">
              {forces.map(({ count, name }) => `${count} ${name}`).join(', ')}
            </span>
          </span>
        )
      })}
    </span>
  )
}

function Flight({ forces }: { readonly forces: readonly Force[] }) {
  const shapes = forces
    .flatMap(force => Array<Force>(force.count).fill(force))
    .slice(0, MOST)
    .map(({ engines, nation }, i) => ({ engines, nation, x: 30 + i * 72 }))
  return (
    <svg
      className="flight"
      viewBox={`-4 -22 ${shapes.length * 72} 44`}
      width={shapes.length * 23}
      height="14"
      aria-hidden="true"
    >
      {shapes.map(({ engines, nation, x }) => (
        <path
          key={x}
          data-nation={nation}
          transform={`translate(${x} 0) scale(${engines > 2 ? 0.68 : 0.6})`}
          d={SHAPES[engines > 2 ? 'four' : engines > 1 ? 'two' : 'one']}
        />
      ))}
    </svg>
  )
}
