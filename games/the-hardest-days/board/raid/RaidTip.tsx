import { counted } from '@tallyho/engine'
import { TipText } from '@tallyho/kit'
import { EFFORT_NAMES, INTELLIGENCE_NAMES, trackName, WARNING_NAMES } from '../pieces/names.ts'
import type { RaidShown } from '../pieces/shown.ts'

export function RaidTip(raid: RaidShown) {
  const { number, effort, track, warning, intelligence, size, deployed, altitude } = raid
  return (
    <TipText title={`Raid ${number} — ${EFFORT_NAMES[effort]}, by ${trackName(track)}`}>
      <p>{raid.over ? `Over ${raid.over}.` : 'Still at sea, on its coast track.'}</p>
      <p>
        Warning: {warning ? WARNING_NAMES[warning] : 'not yet detected'}. Intelligence:{' '}
        {intelligence ? INTELLIGENCE_NAMES[intelligence] : 'not yet known'}.
      </p>
      <p>
        {deployed
          ? `Altitude ${altitude}. Groups: ${raid.force}.`
          : `${size === undefined ? 'Size unknown' : counted(size, 'group')}. Composition unknown.`}
      </p>
      <p>
        {raid.target ? `Target: ${raid.target}.` : 'No target yet.'}{' '}
        {raid.bombed ? 'Has bombed.' : 'Has not bombed.'}{' '}
        {raid.intercepted ? 'Has been intercepted.' : 'Not intercepted so far.'}{' '}
        {raid.recovering && 'On its way home.'}
      </p>
    </TipText>
  )
}
