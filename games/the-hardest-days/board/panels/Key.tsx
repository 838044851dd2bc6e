import { ALTITUDES, TARGET_TYPES } from '../../pack/types.ts'
import { TARGET_NAMES } from '../pieces/names.ts'
import { TargetSymbol } from '../plot/markers.tsx'
import { Pin, PinLevel } from '../plot/Pin.tsx'
import './key.css'

const LINES = [
  ['sector', 'M0 8H44', 'Border of a sector'],
  ['space', 'M0 8H44', 'Border of a space'],
  ['region', 'M0 8H44', 'Border of a raid region'],
  ['luftflotte', 'M0 8H44', 'Luftflotte 2 | Luftflotte 3'],
  ['range', 'M0 8H44', 'Me 109 range limit'],
  ['way', 'M2 11Q20 1 34 8M44 9L33 4V13Z', 'Way of a raid'],
  ['way-london', 'M2 11Q20 1 34 8M44 9L33 4V13Z', 'Way of a raid to London'],
  ['way-home', 'M2 11Q20 1 34 8M44 9L33 4V13Z', 'Way home'],
  ['past', 'M0 8H44', 'Where a raid was plotted'],
  ['ahead', 'M0 8H44', 'Where it is bound'],
] as const

/** What stands on a counter, and what its stand means. */
const READ = [
  ['Squadron:', 'H is a Hurricane, S a Spitfire; then its letter, and in the disc its rating: high is good.'],
  ['Green corner:', 'reduced, by green pilots or by a fight: rated lower, and lost more easily.'],
  [
    'German group:',
    'its rating on the left, and a high one is good for you; its letter; in the disc what it does to a target (fighters only where they strafe).',
  ],
  ['Raid:', 'its number on red, hollow for a minor one, and how many groups fly in it, by their outlines.'],
  ['7/11a:', 'the code of a space, part a of sector 7 of 11 Group.'],
  ['On the ground:', 'on a line READY, at a slant SCRAMBLE, pale flying home, landed or re-arming.'],
] as const

const AT = { top: { x: 10, y: 0 }, foot: { x: 10, y: 32 } } as const

/** What the signs on the map mean. */
export function Key() {
  return (
    <div className="key">
      <section>
        <h3>Counters</h3>
        <ul>
          {ALTITUDES.toReversed().map(level => (
            <li key={level}>
              <svg viewBox="-2 -2 46 38" width="58" height="48" aria-hidden="true">
                <Pin level={level} {...AT} />
                <PinLevel level={level} {...AT} text={12} />
              </svg>
              {level}: {ALTITUDES.indexOf(level) + 1} tick{level === 'LOW' ? '' : 's'} on the pin
            </li>
          ))}
          {READ.map(([on, words]) => (
            <li key={on}>
              <span>
                <b>{on}</b> {words}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>Lines</h3>
        <ul>
          {LINES.map(([kind, d, words]) => (
            <li key={kind}>
              <svg viewBox="0 0 46 16" width="46" height="16" aria-hidden="true">
                <path className={`key-line key-${kind}`} d={d} />
              </svg>
              {words}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>Places</h3>
        <ul>
          <li>
            <svg viewBox="-11 -11 22 22" width="24" height="24" aria-hidden="true">
              <TargetSymbol type="airfield" station />
            </svg>
            Airfield with squadrons
          </li>
          {TARGET_TYPES.map(type => (
            <li key={type}>
              <svg viewBox="-12 -11 24 22" width="24" height="24" aria-hidden="true">
                <TargetSymbol type={type} />
              </svg>
              {TARGET_NAMES[type]}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
