/** Sun, sun behind cloud, cloud over cloud. */
export function WeatherSymbol({ weather }: { readonly weather: 'clear' | 'patchy' | 'broken' }) {
  const cloud = 'M-9 6A5 5 0 0 1 -8 -3.5A6.5 6.5 0 0 1 4 -5A5.5 5.5 0 0 1 9 6Z'
  return (
    <g className={`weather-symbol weather-${weather}`}>
      {weather !== 'broken' && (
        <g transform={weather === 'clear' ? undefined : 'translate(6 -6) scale(0.8)'}>
          <circle className="sun" r="6" />
          <path
            className="rays"
            d="M0 -8.5V-12M0 8.5V12M-8.5 0H-12M8.5 0H12M6 -6L8.5 -8.5M-6 -6L-8.5 -8.5M6 6L8.5 8.5M-6 6L-8.5 8.5"
          />
        </g>
      )}
      {weather === 'broken' && <path className="cloud cloud-dark" transform="translate(4 -4)" d={cloud} />}
      {weather !== 'clear' && <path className="cloud" transform="translate(-2 3)" d={cloud} />}
    </g>
  )
}
