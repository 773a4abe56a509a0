import { ShortcutList } from '../shortcuts/ShortcutList.tsx'
import { CommandPalette } from './CommandPalette.tsx'

export { paletteTexts } from './palette-texts.ts'

export const overlayViews = { palette: CommandPalette, shortcutList: ShortcutList }
