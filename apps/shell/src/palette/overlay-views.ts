import { ShortcutList } from '../shortcuts/ShortcutList.tsx'
import { CommandPalette } from './CommandPalette.tsx'
import { withPaletteTexts } from './with-palette-texts.tsx'

export const overlayViews = {
  palette: withPaletteTexts(CommandPalette),
  shortcutList: withPaletteTexts(ShortcutList),
}
