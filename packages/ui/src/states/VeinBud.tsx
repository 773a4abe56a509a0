import { veins } from '../flower/petal.ts'

type VeinBudProps = { tone?: 'primary' | 'error' }

const VEINS = 15
const SIZE = 72

/** The bud of the empty states: the flower's hand, small. */
export function VeinBud({ tone = 'primary' }: VeinBudProps) {
  const bud = veins({
    angle: -90,
    length: 46,
    width: 30,
    veins: VEINS,
    ruffle: 0,
    frequency: 1,
    phase: 0,
    lean: 0.3,
  })
  const color = tone === 'error' ? 'var(--error)' : 'var(--primary)'
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
        {bud.map(({ controls: [first, second], end, offAxis }, index) => (
          <path
            key={index}
            d={`M0 0C${[first, second, end].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')}`}
            strokeOpacity={0.35 + 0.6 * offAxis}
            strokeWidth={1.2}
          />
        ))}
      </g>
      <circle cx="36" cy="51" r="1.800" fill={color} stroke="none" />
    </svg>
  )
}
