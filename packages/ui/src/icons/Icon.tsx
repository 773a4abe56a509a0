import { iconPaths, type IconName } from './icon-paths.ts'

type IconProps = {
  name: IconName
  /** Height and width in px. */
  size?: number
}

/** A line icon in the colour of its text. Decoration: what it means is said in words beside it or by its button's label. */
export function Icon({ name, size = 16 }: IconProps) {
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
      {iconPaths[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
