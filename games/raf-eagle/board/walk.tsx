import type { WalkStop } from '@tallyho/kit/board.ts'
import { GruppeFace } from './pieces/counters.tsx'
import './walk.css'

/** RE-2.21 A counter, large, and what stands on it. */
function CounterExplained() {
  return (
    <svg className="eagle-walk-counter" viewBox="-52 -1 150 42" aria-hidden="true">
      <GruppeFace
        id="I/KG1"
        luftflotte={2}
        place="base"
        type="He 111"
        letter="A"
        elite={false}
        jabo={false}
        full={true}
        rating={6}
        bombing={6}
      />
      <path d="M-2 32H2M40 9H44M38 21H44M40 32H44" />
      <text x="-4" y="30" textAnchor="end">
        rating in combat
      </text>
      <text x="-4" y="36" textAnchor="end">
        (small is good)
      </text>
      <text x="46" y="11">
        name of the Gruppe
      </text>
      <text x="46" y="23">
        its letter
      </text>
      <text x="46" y="34">
        its bombs
      </text>
    </svg>
  )
}

/** What a newcomer is shown before the first question: a counter, the hours. */
export function walkOf(): readonly WalkStop[] {
  return [
    {
      id: 'counter',
      at: 'counters',
      title: 'A Gruppe: some thirty aircraft',
      text: 'Cut corners are bombers, square ones fighters. The letter A, B or C matters: one die strikes every Gruppe of a letter at once, so mix them in a raid. The figure beside a counter says how many lie there.',
      draw: () => <CounterExplained />,
    },
    {
      id: 'hours',
      at: 'hours',
      title: 'The hours of the day',
      text: 'Raids fly at 0600, 0800 and so on; a target card goes on its hour, then Gruppen on the card. Bombers fly once a day. Fighters are ready again after six hours, reduced ones after eight: those of 0600 at 1200 or 1400.',
    },
  ]
}
