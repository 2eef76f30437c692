/** Our emblem: planets of the seats' colours on their rings. They move slowly, for those who like motion. */
const orbits = [
  { radius: 64, seat: 3, size: 5, turn: 36, at: 40 },
  { radius: 104, seat: 0, size: 7, turn: 60, at: 205 },
  { radius: 148, seat: 1, size: 9, turn: 95, at: 118 },
  { radius: 196, seat: 2, size: 6, turn: 140, at: 312 },
  { radius: 248, seat: 4, size: 8, turn: 210, at: 20 },
  { radius: 304, seat: 5, size: 5, turn: 300, at: 165 },
] as const;

export function OrreryArt() {
  return (
    <svg className="orrery" viewBox="-320 -320 640 640" aria-hidden="true">
      <defs>
        <radialGradient id="orrery-sun">
          <stop offset="0" stopColor="#fff6dc" />
          <stop offset="0.35" stopColor="#ffe2a0" />
          <stop offset="1" stopColor="#ffe2a0" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="orrery-shade" cx="0.3" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#fff" stopOpacity="0.55" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.55" />
        </radialGradient>
      </defs>
      <circle r="56" fill="url(#orrery-sun)" opacity="0.7" />
      <circle r="14" fill="#fff3d1" />
      {orbits.map(({ radius, seat, size, turn, at }) => (
        <g key={radius}>
          <circle r={radius} className="orrery__ring" />
          <g transform={`rotate(${at})`}>
            <g className="orrery__orbit" style={{ animationDuration: `${turn}s` }}>
              <circle cx={radius} r={size} fill={`var(--seat-${seat})`} />
              <circle cx={radius} r={size} fill="url(#orrery-shade)" />
            </g>
          </g>
        </g>
      ))}
    </svg>
  );
}
