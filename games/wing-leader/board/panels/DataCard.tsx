import { Entry, fetched, SourceBadge, TipText, useTip } from '@tallyho/kit'
import type { Model } from '../../pack/index.ts'
import '../css/card.css'
import '../css/counters.css'
import { Aircraft } from '../pieces/Aircraft.tsx'
import { abilitiesOf, CLASS_NAMES, figureLines, protectionText } from './card-words.ts'

const Story = fetched(async () => (await import('./Story.tsx')).Story)

/** A card as it is printed: bands by altitude with the present one lit, figures, abilities. */
export function DataCard({
  model,
  altitude,
}: {
  readonly model: Model
  readonly altitude: number | undefined
}) {
  const { card, variant } = model
  const bands = variant?.bands ?? card.bands
  const bombs = variant?.bombs ?? card.bombs
  const bombAt = (from: number) => bombs.find(band => from >= band.from && from <= band.to)?.value ?? '–'
  const isNow = (band: { readonly from: number; readonly to: number }) =>
    altitude !== undefined && altitude >= band.from && altitude <= band.to
  return (
    <article className={`wl-card wl-of-${model.nation}`} aria-label={`Aircraft card ${model.name}`}>
      <div className="wl-card-name">
        <svg viewBox="-52 -27 104 52" width="96" height="48" aria-hidden="true">
          <Aircraft silhouette={model.silhouette} facing={0} size={1} />
        </svg>
        <strong>{model.name}</strong>
        <span>
          {CLASS_NAMES[model.class]}, {variant?.date ?? card.date}
        </span>
        <span>
          {model.vp} VP each <SourceBadge of={card} />
        </span>
      </div>
      <div>
        <table className="chart wl-bands">
          <thead>
            <tr>
              <th scope="col">alt.</th>
              <th scope="col">speed</th>
              <th scope="col">turn</th>
              <th scope="col" title="Movement points for a level; S: two turns for one">
                climb
              </th>
              <th scope="col">bombs</th>
            </tr>
          </thead>
          <tbody>
            {bands
              .map(band => (
                <tr key={band.from} className={isNow(band) ? 'wl-band-now' : undefined}>
                  <th scope="row">
                    {band.from}–{band.to}
                  </th>
                  <td>{band.speed}</td>
                  <td>{band.turn}</td>
                  <td>{band.climb}</td>
                  <td>{bombAt(band.from)}</td>
                </tr>
              ))
              .reverse()}
          </tbody>
        </table>
        <p className="wl-abilities">
          {abilitiesOf(model).map(({ name, text }) => (
            <Ability key={name} name={name} text={text} />
          ))}
        </p>
      </div>
      <dl className="wl-figures">
        <Entry name="Firepower" tip="Added to the die for every hit it scores. U: unarmed.">
          {model.firepower ?? 'U'}
        </Entry>
        {model.strafing !== model.firepower && (
          <Entry name="Strafing" tip="Firepower against surface units.">
            {model.strafing ?? 'U'}
          </Entry>
        )}
        <Entry
          name="Protection"
          tip="A hit must beat the higher number to shoot an aircraft down; equal, it makes a straggler. h: weak against attacks from ahead."
        >
          {protectionText(model)}
        </Entry>
        <Entry
          name="Defence"
          tip="Guns that fire back: added to the defender’s roll, with 2 more in a turning fight."
        >
          {model.defence ?? '–'}
        </Entry>
        <Entry name="Bombsight" tip="T, S, V or G: its column of the Altitude Modifier Table.">
          {model.bombsight ?? '–'}
        </Entry>
        {model.throttle && (
          <Entry name="Rocket" tip="Speed and turn at full throttle and gliding, whatever the altitude.">
            {model.throttle.full.speed}/{model.throttle.full.turn}, {model.throttle.none.speed}/
            {model.throttle.none.turn}
          </Entry>
        )}
        <FromFigures model={model} />
      </dl>
    </article>
  )
}

/** What the ratings are made of. */
function FromFigures({ model }: { readonly model: Model }) {
  const handlers = useTip(() => (
    <TipText title={`${model.name}: the figures behind the card`}>
      {figureLines(model).map(line => (
        <p key={line}>{line}</p>
      ))}
      <Story card={model.card} />
    </TipText>
  ))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: explains itself to the keyboard too
    <div className="wl-from" tabIndex={0} {...handlers}>
      <dt>Made from</dt>
      <dd>figures…</dd>
    </div>
  )
}

function Ability({ name, text }: { readonly name: string; readonly text: string }) {
  const handlers = useTip(() => (
    <TipText title={name}>
      <p>{text}</p>
    </TipText>
  ))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: explains itself to the keyboard too
    <span className="wl-ability" tabIndex={0} {...handlers}>
      {name}
    </span>
  )
}
