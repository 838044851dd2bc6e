import { plain } from '@tallyho/engine'
import { BoxTable, Chart, DieChart, SourceBadge } from '@tallyho/kit'
import type { Components } from '../../pack/index.ts'
import { AUXILIARIES, ESCORT_TYPES, FIGHTER_KINDS, HIT_TYPES, STATIONS } from '../../pack/types.ts'
import { KIND_NAMES } from '../../rules/05-map/table.ts'
import { ATTACHMENT_NAMES, COHESION_NAMES, ESCORT_NAMES, HIT_NAMES, STATION_NAMES } from '../../text/names.ts'
import { AerialChart } from '../events/AerialChart.tsx'
import { BlastPicture } from '../events/BlastPicture.tsx'
import { BailOutChart, FateChart } from '../events/FateChart.tsx'
import { stationResult } from '../events/station-words.ts'

/** Every table of the player aids. */
export function TableSheet({ components }: { readonly components: Components }) {
  const { pack } = components
  return (
    <div className="sr-tables">
      <BoxTable title="Aerial Combat" of={pack.combat}>
        <p>
          B break off, D dogfight, R return, S shaken off; e a victory over an escort, x a fighter lost. The
          die is one less for each Armor, Cannon, Cable, Rockets, Hit marker, No Ammo and green pilot.
        </p>
        {FIGHTER_KINDS.map(kind => (
          <details key={kind}>
            <summary>{KIND_NAMES[kind]}</summary>
            <div className="sr-sheet">
              {ESCORT_TYPES.map(type => (
                <AerialChart key={type} components={components} fighter={kind} escort={type} />
              ))}
            </div>
          </details>
        ))}
        <BailOutChart title="Bail out after aerial combat" table={pack.combat.bailOut} />
      </BoxTable>
      <BoxTable title="Escorts" of={pack.escorts}>
        {(['heavy', 'light'] as const).map(strength => (
          <DieChart
            key={strength}
            name={plain(strength)}
            table={pack.escorts.setUp[strength]}
            say={places =>
              STATIONS.filter(station => places[station])
                .map(station => `${places[station]} ${STATION_NAMES[station]}`)
                .join(', ')
            }
          />
        ))}
        {STATIONS.map(station => (
          <DieChart
            key={station}
            name={STATION_NAMES[station]}
            table={pack.escorts.stations[station]}
            say={stationResult}
          />
        ))}
      </BoxTable>
      {HIT_TYPES.map(type => (
        <BoxTable key={type} title={`Fate: ${HIT_NAMES[type]}`} of={pack.fate[type]}>
          <div className="sr-sheet">
            <FateChart table={pack.fate[type]} />
          </div>
          <div className="sr-sheet">
            {(['explodes', 'fire', 'crashes'] as const).map(fate => (
              <BailOutChart key={fate} title={`Bail out: ${fate}`} table={pack.fate[type].bailOut[fate]} />
            ))}
          </div>
          {pack.fate[type].armor && <p>Armor adds 2.</p>}
        </BoxTable>
      ))}
      <BoxTable title="Blast" of={pack.blast}>
        <DieChart
          title="Effect, by the lower die"
          table={pack.blast.effect}
          say={is => (is === 'destroyed' ? 'one destroyed, one damaged' : is === 0 ? '–' : `${is} damage`)}
        />
        <p>
          Deploy Cable <SourceBadge of={pack.blast.cable} />
        </p>
        {(['good', 'loose', 'kaputt'] as const).map(cohesion => (
          <DieChart
            key={cohesion}
            name={`Cable, ${COHESION_NAMES[cohesion]}`}
            table={pack.blast.cable[cohesion]}
            from={2}
            say={is => (is === 'none' ? '–' : 'Proximity')}
          />
        ))}
        <div className="sr-sheet">
          {pack.blast.diagrams.map(diagram => (
            <figure key={diagram.id} className="sr-counted">
              <BlastPicture diagram={diagram} />
              <figcaption>
                {plain(diagram.id.replaceAll('-', ' '))} <SourceBadge of={diagram} />
              </figcaption>
            </figure>
          ))}
        </div>
      </BoxTable>
      <BoxTable title="Aircraft" of={pack.operations}>
        <Chart
          corner="aircraft"
          columns={['in the box', 'may carry', 'at most', 'own Lethal Level', 'Evasive']}
          rows={FIGHTER_KINDS.map(kind => {
            const { may, most } = pack.operations.carries[kind]
            const { determined, evasive } = pack.operations.lethal[kind]
            const auxiliary = AUXILIARIES.find(one => one === kind)
            return {
              name: KIND_NAMES[kind],
              cells: [
                auxiliary ? pack.operations.blocks[auxiliary] : 18,
                may.map(one => ATTACHMENT_NAMES[one]).join(', ') || '–',
                most,
                signedOrNone(determined),
                signedOrNone(evasive),
              ],
            }
          })}
        />
      </BoxTable>
      <BoxTable title="Names of the roster" of={pack.roster}>
        <p>{pack.roster.pilots.map(({ name, replacement }) => `${name} (${replacement})`).join(', ')}</p>
      </BoxTable>
      <p>
        Escorts in the box: {ESCORT_TYPES.map(type => ESCORT_NAMES[type]).join(', ')}, seven markers each.
      </p>
    </div>
  )
}

const signedOrNone = (by: number): string => (by === 0 ? '–' : by > 0 ? `+${by}` : `−${-by}`)
