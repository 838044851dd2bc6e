import { Chit, CounterSvg, SourceBadge, SourceLine, TipText, useTip } from '@tallyho/kit'
import type { ReactNode } from 'react'
import { EVENT_WORDS } from '../../pack/event-words.ts'
import type { EventSide, GroupSpec, Pack, SquadronSpec } from '../../pack/types.ts'
import { BOMBERS, FIGHTERS, REGIONS } from '../../pack/types.ts'
import { eventTitle } from '../header/EventChit.tsx'
import { GroupFace, SquadronCard } from '../pieces/counters.tsx'
import { AIRCRAFT_NAMES, regionName, squadronName } from '../pieces/names.ts'

/** Counter sheets and chits, both faces of each. */

function Faces({
  label,
  tip,
  full,
  reduced,
  caption,
}: {
  readonly label: string
  readonly tip: ReactNode
  readonly full: ReactNode
  readonly reduced: ReactNode
  readonly caption: ReactNode
}) {
  const handlers = useTip(() => tip)
  return (
    <figure className="faces" aria-label={label} {...handlers}>
      <CounterSvg size={56}>{full}</CounterSvg>
      <CounterSvg size={56}>{reduced}</CounterSvg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

function SquadronFaces({ spec }: { readonly spec: SquadronSpec }) {
  const face = (reduced: boolean) => (
    <SquadronCard
      {...spec}
      reduced={reduced}
      rating={reduced ? spec.combat.reduced : spec.combat.full}
      marker={undefined}
    />
  )
  return (
    <Faces
      label={`${squadronName(spec.id)}, ${AIRCRAFT_NAMES[spec.type]}, home ${spec.home}`}
      tip={
        <TipText title={`${squadronName(spec.id)}, ${AIRCRAFT_NAMES[spec.type]}`}>
          <p>
            Home {spec.home}. {spec.provisional && 'Only on the days that name it.'}
          </p>
          <SourceLine of={spec} />
        </TipText>
      }
      full={face(false)}
      reduced={face(true)}
      caption={
        <>
          {spec.home}
          {spec.provisional && ' *'} <SourceBadge of={spec} />
        </>
      }
    />
  )
}

function GroupFaces({ spec }: { readonly spec: GroupSpec }) {
  const face = (reduced: boolean) => (
    <GroupFace
      {...spec}
      reduced={reduced}
      rating={reduced ? spec.combat.reduced : spec.combat.full}
      bombing={reduced ? spec.bombing.reduced : spec.bombing.full}
      tactics={undefined}
    />
  )
  return (
    <Faces
      label={`${spec.id}, ${AIRCRAFT_NAMES[spec.type]}, Luftflotte ${spec.luftflotte}`}
      tip={
        <TipText title={`${spec.id}, ${AIRCRAFT_NAMES[spec.type]}`}>
          <SourceLine of={spec} />
        </TipText>
      }
      full={face(false)}
      reduced={face(true)}
      caption={
        <>
          LF{spec.luftflotte} <SourceBadge of={spec} />
        </>
      }
    />
  )
}

export function SquadronSheet({ pack }: { readonly pack: Pack }) {
  return (
    <>
      <p>
        Full face left, reduced face right. Top: number; bottom: type and selector letter, in the roundel the
        combat rating, which is the better for you the higher it is. An asterisk marks squadrons that are in
        play only on the days that name them.
      </p>
      <div className="sheet">
        {pack.squadrons.map(spec => (
          <SquadronFaces key={spec.id} spec={spec} />
        ))}
      </div>
    </>
  )
}

export function GroupSheet({ pack }: { readonly pack: Pack }) {
  return (
    <>
      <p>
        Square counters are fighters, cut corners bombers. Bottom: combat rating (the lower, the better for
        the Germans), selector letter, bombing strength. A star marks the elite.
      </p>
      {[...FIGHTERS, ...BOMBERS].map(type => (
        <section key={type}>
          <h4>{AIRCRAFT_NAMES[type]}</h4>
          <div className="sheet">
            {pack.groups
              .filter(spec => spec.type === type)
              .map(spec => (
                <GroupFaces key={spec.id} spec={spec} />
              ))}
          </div>
        </section>
      ))}
    </>
  )
}

export function ChitSheet({ pack }: { readonly pack: Pack }) {
  const { regionChits, sizeChits, eventChits } = pack
  return (
    <>
      <section>
        <h4>
          Region and Time chits <SourceBadge of={regionChits} long />
        </h4>
        <div className="sheet">
          {REGIONS.map(region => (
            <Chit key={region} kind="Raid region" title={regionName(region)} tone="luftwaffe">
              {regionChits.supply[region]} in the box
            </Chit>
          ))}
          <Chit kind="Time" title="Time" tone="yellow">
            {regionChits.time} in the cup
          </Chit>
        </div>
      </section>
      <section>
        <h4>Raid size chits</h4>
        <div className="sheet">
          {sizeChits.map(chit => (
            <Chit
              key={chit.id}
              kind={`Force ${chit.force}${chit.provisional ? ' *' : ''}`}
              title={`${chit.major} / ${chit.minor}`}
            >
              major / minor <SourceBadge of={chit} />
            </Chit>
          ))}
        </div>
      </section>
      <section>
        <h4>Event chits</h4>
        <div className="sheet sheet-events">
          {eventChits.map(chit => (
            <div key={chit.id} className="event-chit">
              <span>
                {chit.id} <SourceBadge of={chit} />
              </span>
              <Side kind="Approach" side={chit.approach} />
              <Side kind="Target" side={chit.target} />
            </div>
          ))}
        </div>
      </section>
    </>
  )
}

function Side({ kind, side }: { readonly kind: string; readonly side: EventSide<keyof typeof EVENT_WORDS> }) {
  return (
    <Chit kind={kind} title={eventTitle(side.event, side.letter)}>
      {EVENT_WORDS[side.event].text}
    </Chit>
  )
}
