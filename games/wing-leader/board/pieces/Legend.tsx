/** While a move is asked for: what the colours of the squares mean, as far as there are any; away from the reach itself. */
export function Legend(props: { readonly dives: boolean; readonly attack: boolean; readonly left: boolean }) {
  return (
    <p className="wl-legend" data-left={props.left || undefined}>
      <span data-of="reach">within reach, with its cost in MP</span>
      {props.dives && <span data-of="dive">by a dive alone</span>}
      {props.attack && <span data-of="attack">click to attack</span>}
    </p>
  )
}
