import { Chart, SourceBadge } from '@tallyho/kit'
import type { Components, Formation } from '../../pack/index.ts'
import { MAP_IDS, POSITIONS } from '../../pack/types.ts'
import { boxName, POSITION_NAMES } from '../../text/names.ts'
import { Thumb } from '../events/Thumb.tsx'

/** The four formation maps with their Lethal Levels, elements and moves. */
export function MapSheet({ components }: { readonly components: Components }) {
  return (
    <>
      <p>
        Each diamond is a space with its Lethal Level. H, Lev and L: for a fighter above, level with or below
        the bombers. ⚓ while a box of that position is anchored. Tinted: spaces of two elements, or of none.
      </p>
      {MAP_IDS.map(id => (
        <FormationSheet key={id} plan={components.formation(id)} />
      ))}
    </>
  )
}

function FormationSheet({ plan }: { readonly plan: Formation }) {
  const { map } = plan
  return (
    <section className="sr-map-sheet">
      <h4>
        Map {map.id}: {map.name} <SourceBadge of={map} long />
      </h4>
      <div className="sr-sheet">
        <Thumb
          plan={plan}
          label={`Map ${map.id}: ${plan.places.length} B-24s, ${plan.spaces.length} spaces`}
          width={440}
          levels
        />
        <div>
          <p>
            {plan.places.length} B-24s, {plan.spaces.length} spaces, {plan.elements.length}{' '}
            {plan.elements.length === 1 ? 'element' : 'elements'}.{' '}
            {map.highBombing ? 'A High Bombing Box for cables.' : 'No High Bombing Box.'}{' '}
            {map.rockets ? '' : 'No rockets here.'}
          </p>
          <Chart
            corner="element"
            columns={['bombers', 'spaces', 'source']}
            rows={map.elements.map(element => ({
              name: element.name,
              cells: [
                element.bombers.join(', '),
                element.spaces.length,
                <SourceBadge key="source" of={element} />,
              ],
            }))}
          />
          <Moves plan={plan} />
        </div>
      </div>
    </section>
  )
}

/** TP from position to position, at its cheapest. */
function Moves({ plan }: { readonly plan: Formation }) {
  const costOf = (from: string, to: string): string => {
    const costs = plan.map.links
      .filter(link => link.from.startsWith(`${from}/`) && link.to.startsWith(`${to}/`))
      .map(({ tp }) => tp)
    if (costs.length === 0) return '–'
    const [low, high] = [Math.min(...costs), Math.max(...costs)]
    return low === high ? String(low) : `${low}–${high}`
  }
  return (
    <>
      <Chart
        title="Tactical Points, position to position"
        corner="from"
        columns={POSITIONS.map(to => POSITION_NAMES[to])}
        rows={POSITIONS.map(from => ({
          name: POSITION_NAMES[from],
          cells: POSITIONS.map(to => costOf(from, to)),
        }))}
      />
      <details>
        <summary>All {plan.map.links.length} moves</summary>
        <Chart
          corner="from"
          columns={['to', 'by', 'TP', 'through']}
          rows={plan.map.links.map(({ from, to, by, tp, through }) => ({
            name: boxName(from),
            cells: [boxName(to), by, tp, through.map(boxName).join(', ') || '–'],
          }))}
        />
      </details>
    </>
  )
}
