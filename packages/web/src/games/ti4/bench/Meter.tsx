interface MeterProps {
  readonly label: string;
  readonly used: number;
  readonly all: number;
}

/** More boxes than this are told by the figures alone. */
const MOST_BOXES = 16;

/** So much of so much, as boxes and as figures; in danger colour where it is too much. */
export function Meter({ label, used, all }: MeterProps) {
  const boxes = Array.from({ length: Math.min(Math.max(used, all), MOST_BOXES) }, (_, box) => box);
  return (
    <div className={`ti4-meter${used > all ? ' is-over' : ''}`}>
      <span>{label}</span>
      <i aria-hidden="true">
        {boxes.map((box) => (
          <b key={box} className={box >= used ? 'is-free' : box >= all ? 'is-over' : ''} />
        ))}
      </i>
      <span className="ti4-meter-figures">
        {used}
        <small>/{all}</small>
      </span>
    </div>
  );
}
