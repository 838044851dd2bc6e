/** Dispersal on a summer's day: hut, chairs, a dog and the aircraft, along the foot of the page. */
export function Airfield() {
  return (
    <svg
      className="sab-airfield"
      viewBox="0 -46 560 142"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect y="-200" width="560" height="300" className="sab-air-sky" />
      <path className="sab-air-wood" d="M0 58C60 50 110 60 170 54S300 60 360 53S500 60 560 52V70H0Z" />
      <path className="sab-air-grass" d="M0 64C140 58 380 62 560 60V96H0Z" />
      <g className="sab-air-ink">
        <path d="M252 10l9 3l9 -3M236 18l8 3l8 -3M270 18l8 3l8 -3" fill="none" />
        <path className="sab-air-hut" d="M30 70V44L62 34L94 44V70Z" />
        <path d="M24 46L62 32L100 46" fill="none" strokeWidth="2.500" />
        <path className="sab-air-light" d="M54 70V52H68V70M38 50H48V58H38ZM76 50H86V58H76Z" />
        <path d="M130 72V26" strokeWidth="1.800" />
        <path d="M130 27L152 30L150 36L130 38Z" fill="#b4531a" />
        <Chair x={176} y={84} canvas="#a3352b" />
        <Chair x={206} y={87} canvas="#2f5d8f" />
        <Chair x={240} y={84} canvas="#4d7a45" />
        <path
          d="M268 86c2 -6 10 -7 16 -5l4 -4l3 3l-3 5v5m-18 0v-5"
          fill="none"
          strokeWidth="2.200"
          strokeLinecap="round"
        />
        <Parked x={512} y={56} scale={0.5} />
        <Parked x={438} y={60} scale={0.68} />
        <Parked x={352} y={66} scale={0.86} />
      </g>
    </svg>
  )
}

function Chair({ x, y, canvas }: { readonly x: number; readonly y: number; readonly canvas: string }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none" strokeWidth="1.600" strokeLinecap="round">
      <path d="M0 0L16 -18M12 0L-2 -20M-2 0L4 -8" />
      <path d="M-2 -20C2 -6 8 -6 15 -8" stroke={canvas} strokeWidth="3.500" />
    </g>
  )
}

function Parked({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale}) rotate(-8)`}
      strokeWidth="1.200"
      strokeLinejoin="round"
    >
      <path d="M20 7L22 20M10 8L8 19" fill="none" />
      <circle cx="22" cy="22" r="3.500" className="sab-air-tyre" />
      <circle cx="8" cy="21" r="3.500" className="sab-air-tyre" />
      <path
        className="sab-air-brown"
        d="M50 -1C49 -4.5 45 -6.5 40 -7.5L16 -10L-14 -9.5L-37 -5.5L-43 -18C-46 -20 -49 -18 -49.5 -12L-48.5 1C-45 2.5 -41 2.5 -38 2L-12 7.5L6 9.5L24 9.5L41 6.5C46 5 49.5 2.5 50 -1Z"
      />
      <path
        className="sab-air-green"
        d="M34 -7C22 -4 14 -9 2 -2C-10 4 -22 -4 -36 -3L-37 -5.500L-14 -9.500L16 -10Z"
      />
      <path className="sab-air-light" d="M17 -10L10.5 -16L-1 -16.5L-11 -9.5Z" />
      <circle cx="-24" cy="-2" r="5" fill="#2f4b73" stroke="none" />
      <circle cx="-24" cy="-2" r="3.200" fill="#f3ead6" stroke="none" />
      <circle cx="-24" cy="-2" r="1.700" fill="#a3352b" stroke="none" />
      <path d="M51 -22V20" strokeWidth="2" />
    </g>
  )
}
