import { ShortcutList } from '../shortcuts/ShortcutList.tsx'
import { CommandPalette } from './CommandPalette.tsx'

export { paletteMessages } from './palette-messages.ts'

export const overlayViews = { palette: CommandPalette, shortcutList: ShortcutList }
