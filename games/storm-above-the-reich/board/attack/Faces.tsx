import './attack.css'
import { capital, counted, percent, type SaidFigure } from '@tallyho/engine'
import type { AskedAs } from '@tallyho/kit'
import { attackersOf, formation, missionOf } from '../../rules/05-map/table.ts'
import { positionOf } from '../../rules/16-engage/maneuvers.ts'
import { damageOn } from '../../rules/20-burst/damage.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { COHESION_NAMES, fighterCalled, MODE_NAMES } from '../../text/names.ts'
import { againAfter } from '../../text/reach.ts'
import type { Asks } from '../../vocabulary.ts'
import { Aircraft } from '../pieces/Aircraft.tsx'
import { moverOf } from '../question.ts'
import { Fire, Holes } from '../sky/Damage.tsx'
import { damageOf } from '../tips.tsx'
import { aimOf, type Chances, chances, otherGain, sums } from './chances.ts'
import { FIGURES } from './Figures.tsx'
import { type Gauge, Gauges } from './Gauges.tsx'
import { type AttackOdds, attackOdds, DECK_OF, leastDanger } from './odds.ts'
import { targetsByOdds } from './targets.ts'
import { AboveWave } from './WaveTable.tsx'
import { wayOut } from './WayOut.tsx'
import { WHERE } from './Where.tsx'
import { proposal, WAVE_ID, waveFigures, wavesWords, waveWords } from './wave.ts'

/** The attack as one card: which bomber, how hard, and which way out, each answer with what the cards left promise. */

/** SR-DMG-06 With so many points it is gone. */
const GONE = 10

/** `Loose · damage 6/10`. */
function bomberWords(campaign: Campaign, place: number): string {
  const mission = missionOf(campaign)
  const here = formation(campaign).places[place]?.elements ?? []
  const states = here.flatMap(no => {
    const { cohesion } = mission.elements[no] ?? {}
    return cohesion === undefined || cohesion === 'good' ? [] : COHESION_NAMES[cohesion]
  })
  const damage = damageOf(campaign, mission.bombers[place]?.damage ?? [])
  return [...new Set(states), ...(damage > 0 ? [`damage ${damage}/${GONE}`] : [])].join(' · ')
}

function Portrait({ campaign, place }: { readonly campaign: Campaign; readonly place: number }) {
  const damage = damageOf(campaign, missionOf(campaign).bombers[place]?.damage ?? [])
  return (
    <svg className="sr-portrait" viewBox="-52 -34 104 70" aria-hidden="true">
      <Aircraft type="b24" size={100} shadow={0} />
      <Holes damage={damage} span={100} no={place} />
      <Fire damage={damage} span={100} no={place} />
    </svg>
  )
}

function Level({ level }: { readonly level: number }) {
  return (
    <span className="sr-lozenge">
      <span className="sr-only">Lethal Level </span>
      {level}
    </span>
  )
}

/** What else is told of a pass, at whichever of its questions. */
function besides(campaign: Campaign, odds: AttackOdds): readonly string[] {
  return [otherGain(campaign, odds), ...(odds.crash >= 0.005 ? [`crash ${percent(odds.crash)}`] : [])]
}

/** `approach.target` */
const Target: AskedAs<Campaign, Asks['approach.target']>['Answer'] = ({ state, choice, option }) => {
  const bomber = missionOf(state).bombers[option.place]
  const found = targetsByOdds(state, choice).find(({ id }) => id === option.id)
  if (!bomber || !found) return undefined
  const { odds, danger } = found
  const hurt = damageOn(state, option.place)
  const so = [`fire ${odds.level}`, hurt > 0 && `damage ${hurt}/${GONE}`, ...besides(state, odds)]
  return {
    head: `B-24\u00a0${bomber.id}${odds.shares ? ', not alone' : ''}`,
    so: so.filter(Boolean).join(' · '),
    figures: chances(state, odds, danger),
  }
}

const AboveTargets: AskedAs<Campaign, Asks['approach.target']>['Above'] = () => (
  <p className="sr-by">
    The best first. Figures of each bomber: attacking up close (Determined), leaving by the safest way.
  </p>
)

/** The wave as proposed, in the button that gives it: chances of one, of several how many of them. */
const ProposedWave: AskedAs<Campaign, Asks['approach.target']>['Beyond'] = ({ state, choice, id }) => {
  const plan = id === WAVE_ID ? proposal(state, choice) : undefined
  return plan && { head: wavesWords(plan), so: waveWords(plan), figures: waveFigures(plan) }
}

/** The bomber that is attacked, over the questions how. */
const AttackedBomber: AskedAs<Campaign, Asks['engage.mode']>['Above'] = ({ state, choice }) => {
  const fighter = moverOf(state, choice)
  const bomber = fighter && missionOf(state).bombers[fighter.target]
  if (fighter?.at !== 'space' || !bomber || bomber.gone) return undefined
  const decided = choice.ask === 'engage.maneuver'
  const odds = attackOdds(state, fighter, decided ? fighter.mode : 'determined')
  return (
    <div className="sr-attacked" data-decided={decided || undefined}>
      <Portrait campaign={state} place={fighter.target} />
      <div>
        <b>B-24&nbsp;{bomber.id}</b>
        <small>{bomberWords(state, fighter.target)}</small>
      </div>
      <Level level={odds.level} />
      <p>
        {!decided && odds.shares && 'He is not alone there: two may collide. '}
        <span className="sr-by-ways">
          {decided
            ? `${MODE_NAMES[fighter.mode]}: down ${percent(odds.down)}, damages ${percent(odds.damage)}, crash ${percent(odds.crash)}.`
            : deckWords(fighter, odds)}
        </span>
      </p>
    </div>
  )
}

/** `Figures: leaving by the safest way, by the 11 nose cards not drawn yet.` */
function deckWords(fighter: Fighter, { cards }: AttackOdds): string {
  const deck = DECK_OF[positionOf(fighter)].replace('oblique', 'flank')
  return `Figures: leaving by the safest way, by the ${counted(cards, `${deck} card`)} not drawn yet.`
}

/** `engage.mode`, of him alone, or of him and those who are still to be asked: how many of them. SR-ENG-01 */
const ModeAnswer: AskedAs<Campaign, Asks['engage.mode']>['Answer'] = ({ state, choice, option }) => {
  const first = moverOf(state, choice)
  if (first?.at !== 'space') return undefined
  const { mode } = option
  const wave = attackersOf(missionOf(state))
  const from = wave.findIndex(({ no }) => no === first.no)
  const going = option.all ? wave.slice(from) : [first]
  const all = going.map(one => {
    const fighter = { ...one, mode }
    return { gains: attackOdds(state, fighter, mode), danger: leastDanger(state, fighter) }
  })
  const [alone] = all
  if (option.all || !alone)
    return (
      <Gauges head={`All ${all.length} ${MODE_NAMES[mode]}`} gauges={gauged(sums(state, all), state, all)} />
    )
  const later = mode === 'evasive' ? ['back a turn later'] : []
  return (
    <Gauges
      head={MODE_NAMES[mode]}
      so={[...besides(state, alone.gains), ...later].join(' · ')}
      gauges={gauged(chances(state, alone.gains, alone.danger), state, all)}
    />
  )
}

/** What is to be won, and what to be feared, of all who go in. */
function gauged(
  figures: readonly SaidFigure[],
  campaign: Campaign,
  all: readonly Chances[],
): readonly Gauge[] {
  const aim = aimOf(campaign)
  const shares = [({ gains }: Chances) => gains[aim], ({ danger }: Chances) => danger]
  return figures.map((one, i) => ({
    ...one,
    share: all.reduce((sum, chance) => sum + (shares[i]?.(chance) ?? 0), 0) / all.length,
  }))
}

/** SR-CF-04 SR-PAS-01 What the figures in the answers are. */
const AboveWays: AskedAs<Campaign, Asks['engage.maneuver']>['Above'] = props => {
  const fighter = moverOf(props.state, props.choice)
  return (
    <>
      <AttackedBomber {...props} />
      <p className="sr-by">
        {fighter && `${capital(againAfter(props.state, fighter.mode))}.`}
        <span className="sr-by-fire"> Fire: where his card leaves him.</span>
      </p>
    </>
  )
}

export const ASKED: { readonly [K in keyof Asks]?: AskedAs<Campaign, Asks[K]> } = {
  'approach.next': { Beyond: ProposedWave },
  'approach.target': { Above: AboveTargets, Answer: Target, Beyond: ProposedWave },
  'engage.mode': { Above: AttackedBomber, Answer: ModeAnswer, Beyond: ProposedWave, abreast: true },
  'engage.maneuver': { Above: AboveWays, Answer: wayOut, abreast: true },
  // How he attacks stands above.
  'burst.next': {
    Above: AboveWave,
    Answer: ({ state, option: { fighter } }) =>
      fighter === undefined ? undefined : `${fighterCalled(state, fighter)} first`,
  },
  ...WHERE,
  'operations.buy': { abreast: true },
  ...FIGURES,
  'muster.experte': { abreast: true },
  'muster.green': { abreast: true },
}
