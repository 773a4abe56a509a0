const BARS = [6, 11, 16, 11, 6]

/** The lock of the no-permission state, with a voice in it. */
export function WaveLock() {
  return (
    <svg
      width="72"
      height="56"
      viewBox="0 0 72 56"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="var(--primary)"
      strokeWidth="1.400"
      strokeLinecap="round"
    >
      <path d="M26 24v-8a10 10 0 0 1 20 0v8" />
      <rect x="19" y="22" width="34" height="30" rx="5" />
      {BARS.map((height, index) => (
        <path key={index} d={`M${26 + index * 5} ${37 - height / 2}v${height}`} />
      ))}
    </svg>
  )
}
