import { capital } from '@tallyho/engine'
import { BoxTable, Chart, dayText, SourceBadge } from '@tallyho/kit'
import type { Pack } from '../../pack/types.ts'
import { REGIONS, TARGET_TYPES } from '../../pack/types.ts'
import { regionName, TARGET_NAMES, trackName } from '../pieces/names.ts'
import { TargetSymbol } from '../plot/markers.tsx'

/** Spaces, targets and coast tracks of the map. */
export function MapSheet({ pack }: { readonly pack: Pack }) {
  return (
    <div className="tables">
      <section className="box-table">
        <h4>Targets</h4>
        <Chart
          corner="target"
          columns={['', 'type', 'space', 'source']}
          rows={TARGET_TYPES.flatMap(type =>
            pack.targets
              .filter(target => target.type === type)
              .map(target => ({
                name: target.net === undefined ? target.name : `${target.name}, net ${target.net}`,
                cells: [
                  <svg key="symbol" viewBox="-11 -11 22 22" width="18" height="18" aria-hidden="true">
                    <TargetSymbol type={type} />
                  </svg>,
                  TARGET_NAMES[type],
                  target.space,
                  <SourceBadge key="source" of={target} />,
                ],
              })),
          )}
        />
      </section>
      <section className="box-table">
        <h4>Spaces</h4>
        <Chart
          corner="space"
          columns={['covers', 'airfield', 'coast', 'region', 'adjacent', 'arrow', 'source']}
          rows={pack.spaces.map(space => ({
            name: space.id,
            cells: [
              space.name,
              space.airfield ?? '–',
              space.coastal ? 'coastal' : 'inland',
              regionName(space.region),
              space.neighbours.join(', '),
              [
                space.arrow,
                space.arrowLondon && `London: ${space.arrowLondon}`,
                space.recovery && `home: ${space.recovery}`,
              ]
                .filter(Boolean)
                .join('; ') || '–',
              <SourceBadge key="source" of={space} />,
            ],
          }))}
        />
        <h4>Coast tracks</h4>
        <Chart
          corner="track"
          columns={['spaces', 'leads to', 'radar nets', 'source']}
          rows={pack.tracks.map(track => ({
            name: capital(trackName(track.id)),
            cells: [
              track.length,
              track.entry,
              track.nets.join(', '),
              <SourceBadge key="source" of={track} />,
            ],
          }))}
        />
      </section>
    </div>
  )
}

export function ScenarioSheet({ pack }: { readonly pack: Pack }) {
  return (
    <div className="scenarios">
      {pack.scenarios.map(day => (
        <BoxTable key={day.id} title={`${day.title}, ${dayText(day.id)}`} of={day}>
          <p>{day.blurb}</p>
          <Chart
            columns={['']}
            rows={[
              ['Extra squadrons', day.provisionalSquadrons.join(', ') || 'none'],
              [
                'Green squadrons',
                `one in each of ${day.greenSectors.join(', ')}; at least ${day.greenSpitfires} Spitfire`,
              ],
              [
                'Region chits',
                REGIONS.map(region => `${regionName(region)} ${day.regionChits[region]}`).join(', '),
              ],
              ['Extra raid sizes', day.provisionalSizes.join(', ') || 'none'],
              ['Ju 87s', day.stukas ? 'in play' : 'withdrawn'],
              ['LF3 fighters help LF2', day.lf3FightersHelp ? 'yes' : 'no'],
              ['Every combat value', day.combatModifier === 0 ? 'unchanged' : `+${day.combatModifier}`],
              ['Minor raid on', day.minorUpTo === 1 ? '1' : `1–${day.minorUpTo}`],
            ].map(([name, cell]) => ({ name, cells: [cell] }))}
          />
        </BoxTable>
      ))}
    </div>
  )
}
