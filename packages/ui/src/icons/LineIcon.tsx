type LineIconProps = {
  paths: readonly string[]
  /** Height and width in px. */
  size: number
}

/** Outlines in the colour of the text around them. */
export function LineIcon({ paths, size }: LineIconProps) {
  return (
    <svg
      className="anticon"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={size >= 18 ? 1.5 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
