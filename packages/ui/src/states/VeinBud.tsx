import { veins } from '../flower/petal.ts'

type VeinBudProps = { tone?: 'primary' | 'error' }

/** Only the upper half of a petal's veins: a bud is not open yet. */
const REACH = 1.65
const BUD = { angle: -90, length: 48, width: 29.5, veins: 15, ruffle: 0, frequency: 1, phase: 0, lean: -0.3 }
const SIZE = 72

/** The bud of the empty states, in the style of the flower. */
export function VeinBud({ tone = 'primary' }: VeinBudProps) {
  const color = tone === 'error' ? 'var(--error)' : 'var(--focus)'
  return (
    <svg
      width={SIZE}
      height={56}
      viewBox="0 0 72 56"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke={color}
    >
      <g transform="translate(36 51) rotate(-90)">
        {veins(BUD, REACH).map(({ controls: [first, second], end, offAxis }, index) => (
          <path
            key={index}
            d={`M0 0C${[first, second, end].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')}`}
            strokeOpacity={0.3 + 0.45 * offAxis}
            strokeWidth={1.2}
          />
        ))}
      </g>
      <circle cx="36" cy="51" r="1.2" fill={color} stroke="none" />
    </svg>
  )
}
