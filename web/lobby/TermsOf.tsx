import { type GameModule, optionalRulesIn, type Scenario } from '@tallyho/engine'
import type { Ref } from 'react'
import { seatWords } from '../seats.ts'
import { packWords, type StoredPack } from '../store/packs.ts'
import { PLAYERS, type Player } from '../table/session/shown.ts'
import type { Terms } from './last.ts'
import { LEVEL, PLAYED_BY, sideWords } from './words.ts'

interface TermsProps {
  readonly module: GameModule
  readonly scenario: Scenario | undefined
  readonly packs: readonly StoredPack[]
  readonly pack: string
  readonly terms: Terms
  readonly isAlone: boolean
  onTerms(change: Partial<Terms>): void
}

/** Who sits where, with what optional rules, and how it is played at the table. */
export function TermsOf(props: TermsProps & { readonly ref: Ref<HTMLDivElement> }) {
  const { module, scenario, packs, pack, terms, isAlone, onTerms } = props
  const { game } = module
  const rules = optionalRulesIn(game, scenario)
  const playable = packs.filter(({ id }) => game.packs.has(id))
  return (
    <div className="terms" ref={props.ref}>
      <Seats {...props} />
      {rules.length > 0 && (
        <fieldset>
          <legend>Optional rules</legend>
          {rules.map(({ id, title }) => (
            <Check
              key={id}
              title={title}
              on={terms.options[id] === true}
              onChange={value => onTerms({ options: { ...terms.options, [id]: value } })}
            />
          ))}
        </fieldset>
      )}
      <fieldset>
        <legend>At the table</legend>
        <Check
          title="Own dice: I roll and draw, and enter what came up"
          on={terms.ownDice}
          onChange={ownDice => onTerms({ ownDice })}
        />
        {isAlone && (
          <Check
            title="Practice: undo may go back over dice, and over what the machine did"
            on={terms.practice}
            onChange={practice => onTerms({ practice })}
          />
        )}
      </fieldset>
      {packs.length > 0 && (
        <p className="field">
          <label htmlFor="pack">Components</label>
          <select id="pack" value={pack} onChange={event => onTerms({ pack: event.target.value })}>
            <option value={game.packs.standard.id}>those of this table</option>
            {playable.map(own => (
              <option key={own.id} value={own.id}>
                {packWords(own)}
              </option>
            ))}
          </select>
        </p>
      )}
    </div>
  )
}

function Seats({ module, scenario, terms, onTerms }: TermsProps) {
  const { seats } = module.game
  const sit = (seating: Readonly<Record<string, Player>>) => onTerms({ seating })
  const isMachine = (player: Player | undefined) => player !== undefined && player !== 'person'
  /** The machine keeps the level it has somewhere. */
  const level = Object.values(terms.seating).find(isMachine) ?? 'machine'
  const mine = seats.filter(seat => terms.seating[seat] === 'person')
  return (
    <fieldset className="seats">
      <legend>Who plays</legend>
      {seats.length > 1 && (
        <fieldset className="who" aria-label="My side">
          {seats.map(seat => (
            <button
              key={seat}
              type="button"
              aria-pressed={mine.length === 1 && mine[0] === seat}
              onClick={() =>
                sit(Object.fromEntries(seats.map(one => [one, one === seat ? 'person' : level])))
              }
            >
              {sideWords(module, scenario, seat)}
            </button>
          ))}
          <button
            type="button"
            aria-pressed={mine.length === seats.length}
            onClick={() => sit(Object.fromEntries(seats.map(seat => [seat, 'person'])))}
          >
            A friend and I
          </button>
        </fieldset>
      )}
      {seats.map(seat => (
        <p key={seat} className="seat">
          <label htmlFor={`seat-${seat}`}>{seatWords(module, scenario, seat)}</label>
          <select
            id={`seat-${seat}`}
            value={terms.seating[seat]}
            onChange={event => sit({ ...terms.seating, [seat]: event.target.value as Player })}
          >
            {PLAYERS.map(player => (
              <option key={player} value={player}>
                {PLAYED_BY[player]}
                {LEVEL[player] && `: ${LEVEL[player]}`}
              </option>
            ))}
          </select>
        </p>
      ))}
    </fieldset>
  )
}

function Check(props: { readonly title: string; readonly on: boolean; onChange(on: boolean): void }) {
  return (
    <label className="check">
      <input type="checkbox" checked={props.on} onChange={event => props.onChange(event.target.checked)} />
      {props.title}
    </label>
  )
}
