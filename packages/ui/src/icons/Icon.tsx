import { iconPaths, type IconName } from './icon-paths.ts'
import { LineIcon } from './LineIcon.tsx'

type IconProps = {
  name: IconName
  /** Height and width in px. */
  size?: number
}

/** A line icon in the colour of its text. Decoration: what it means is said in words beside it or by its button's label. */
export function Icon({ name, size = 16 }: IconProps) {
  return <LineIcon paths={iconPaths[name]} size={size} />
}
