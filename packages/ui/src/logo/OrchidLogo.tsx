type OrchidLogoProps = {
  /** Height and width in px. */
  size?: number
}

/** The default brand's mark: three sepals, two petals, a lip. The name is beside it, so the mark is decoration. */
export function OrchidLogo({ size = 32 }: OrchidLogoProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <g fill="#b79be8">
        <path d="M16 2c3 2.6 3.6 6.4 2 11h-4c-1.600-4.600-1-8.400 2-11Z" />
        <path d="M14.600 16c.2 5.200-2.200 9-7.400 10.400C5.800 22.200 8 17.800 14.600 16Z" />
        <path d="M17.400 16c-.2 5.200 2.200 9 7.400 10.400C26.200 22.200 24 17.800 17.400 16Z" />
      </g>
      <g fill="#722ed1">
        <path d="M15.600 17.400C9.200 20 3 18.400 1 12.800 5.200 7.400 12.400 9 15.600 17.400Z" />
        <path d="M16.400 17.400c6.400 2.600 12.600 1 14.600-4.600-4.200-5.400-11.400-3.800-14.600 4.600Z" />
      </g>
      <path
        d="M16 13.600c2.800 2 3.800 4.600 3.600 8-.2 3-1.600 5.800-3.600 7.400-2-1.600-3.400-4.400-3.600-7.400-.2-3.400.8-6 3.600-8Z"
        fill="#3f1680"
      />
      <circle cx="16" cy="19" r="1.500" fill="#ffd98a" />
    </svg>
  )
}
