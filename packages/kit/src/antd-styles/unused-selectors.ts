import type { CSSObject, Transformer } from '@ant-design/cssinjs'
import { PresetColors } from 'antd/es/theme/interface/presetColors.js'

/**
 * Variants of antd that no page uses: right-to-left languages, colours by name, fields with a warning, filled fields, fields
 * with only a bottom border, additions beside fields or buttons, and dashed buttons.
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

/** `:not(…)` does not count: a rule that excludes such a variant applies to all others. */
const EXCLUDED = /:not\([^()]*\)/g

/** Removes the rules whose selectors all need a variant that no page uses. */
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
