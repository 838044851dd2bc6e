import { ALTITUDES, TARGET_TYPES } from '../../pack/types.ts'
import { ALTITUDE_NAMES, TARGET_NAMES } from '../pieces/names.ts'
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

const AT = { top: { x: 10, y: 0 }, foot: { x: 10, y: 32 } } as const

/** What the signs on the map mean. */
export function Key() {
  return (
    <div className="key">
      <ul>
        {ALTITUDES.map(level => (
          <li key={level}>
            <svg viewBox="-2 -2 46 38" width="58" height="48" aria-hidden="true">
              <Pin level={level} {...AT} />
              <PinLevel level={level} {...AT} text={12} />
            </svg>
            {ALTITUDE_NAMES[level]}: {ALTITUDES.indexOf(level) + 1} tick{level === 'LOW' ? '' : 's'} on the
            pin
          </li>
        ))}
        <li>On a ground line: READY. At a slant: SCRAMBLE. Pale: flying home, landed or re-arming.</li>
        <li>
          On a squadron: its number; below it H for Hurricane or S for Spitfire, the letter that gives its
          section in a fight, and its combat rating in the roundel. A green corner: on its reduced face, by
          green pilots or by a fight.
        </li>
        <li>
          On a raid: its number on red, hollow for a minor one, how many groups fly in it, and of these the
          hunters (Me 109), the bombers (He 111) and the close escort (Me 110) by their outlines.
        </li>
        <li>
          On a German group: its combat rating on the left (the higher, the easier to hurt), its letter, and
          in the white disc the bombs that it carries.
        </li>
      </ul>
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
    </div>
  )
}
