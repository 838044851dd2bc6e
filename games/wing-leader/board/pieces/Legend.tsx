/** While a move is asked for: what the colours of the squares mean, as far as there are any. */
export function Legend({ dives, attack }: { readonly dives: boolean; readonly attack: boolean }) {
  return (
    <p className="wl-legend">
      <span data-of="reach">within reach: the number is its cost in MP</span>
      {dives && <span data-of="dive">by a dive alone</span>}
      {attack && <span data-of="attack">click to attack</span>}
    </p>
  )
}
