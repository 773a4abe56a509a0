import type { CSSObject, Transformer } from '@ant-design/cssinjs'
import { PresetColors } from 'antd/es/theme/interface/presetColors.js'

/**
 * Looks of antd that no page has: languages from right to left, colours by name, fields that warn, are filled or have no border but a line
 * below, additions beside fields or buttons, and buttons with dashes.
 */
const LOOKS = [
  'rtl',
  ...PresetColors,
  'underlined',
  'status-warning',
  'space-addon(?:-[a-z]+)*',
  '(?<!variant-)filled',
  'borderless',
  'variant-dashed',
  '(?:input|btn|input-number)-group(?:-[a-z]+)*',
]
const UNUSED = new RegExp(`-(?:${LOOKS.join('|')})(?:-inverse)?(?![\\w-])`)

/** Not `:not(…)`: what excludes such a look holds for all others. */
const EXCLUDED = /:not\([^()]*\)/g

/** Leaves out the rules whose selectors all need a look that no page has. */
export const withoutUnusedSelectors: Transformer = {
  visit: (styles) =>
    Object.fromEntries(Object.entries(styles).filter(([key]) => !isUnused(key))) satisfies CSSObject,
}

function isUnused(selectors: string): boolean {
  return selectors
    .replace(EXCLUDED, '')
    .split(',')
    .every((selector) => UNUSED.test(selector))
}
