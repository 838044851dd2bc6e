import { COMMAND_COST } from '../../rules/24-commands.ts'
import type { Campaign, SetUpItem } from '../../state.ts'
import { seasonName } from '../../text/names.ts'
import { isGiven } from './given.ts'
import { SetUpChart } from './SetUpChart.tsx'

const SET_UP: readonly SetUpItem[] = ['map', 'type', 'operations', 'escort']
const SITUATION: readonly SetUpItem[] = ['damage', 'anchored', 'sun', 'contrails', 'tp', 'limit']

/** SR-SET-01 SR-SIT-01 The season’s row and the page of the Situation Manual, with the dice that have been rolled. */
export function SetUpTable({ campaign }: { readonly campaign: Campaign }) {
  const { mission, ep } = campaign
  const isRolled = (item: SetUpItem) => mission?.dice.some(die => die.item === item) ?? false
  const dieOf = (item: SetUpItem) => mission?.dice.find(die => die.item === item)?.die
  const row = SET_UP.filter(
    item => (isRolled('type') || item === 'map' || item === 'type') && !isGiven(campaign, item),
  )
  const shown = mission && isRolled('escort') ? SITUATION : []
  return (
    <div className="sr-set-up">
      <h4>Mission Set-Up, {seasonName(campaign)}</h4>
      <div className="sr-set-up-charts">
        {[...row, ...shown].map(item => (
          <div key={item} className={isRolled(item) ? undefined : 'sr-not-rolled'}>
            <SetUpChart campaign={campaign} item={item} die={dieOf(item)} />
            {mission?.dice.some(die => die.item === item && die.commanded) && (
              <small className="sr-commanded">set by Staffel Command</small>
            )}
          </div>
        ))}
      </div>
      {ep >= COMMAND_COST && (
        <p className="sr-hint">
          Staffel Command: {COMMAND_COST} of the staffel’s {ep} Experience Points set a die as you like, once
          it has been rolled.
        </p>
      )}
    </div>
  )
}
