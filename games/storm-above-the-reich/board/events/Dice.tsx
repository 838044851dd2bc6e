/** A ten-sided die seen from above: its front face with the number. */
export function TenDie({
  face,
  label,
  tone = 'paper',
  size = 44,
}: {
  readonly face: number
  readonly label: string
  readonly tone?: 'paper' | 'red' | 'black'
  readonly size?: number
}) {
  return (
    <svg
      className={`die sr-ten sr-ten-${tone}`}
      viewBox="-24 -24 48 48"
      width={size}
      height={size}
      role="img"
      aria-label={`${label}: ${face}`}
    >
      <path className="sr-ten-body" d="M0-22L20-9V8L0 22L-20 8V-9Z" />
      <path className="sr-ten-face" d="M0-22L13 4L0 13L-13 4Z" />
      <path className="sr-ten-edge" d="M13 4L20 8M-13 4L-20 8M0 13V22" />
      <text y="5.5">{face}</text>
    </svg>
  )
}
