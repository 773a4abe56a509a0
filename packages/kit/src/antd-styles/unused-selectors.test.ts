import { expect, test } from 'vitest'
import { withoutUnusedSelectors } from './unused-selectors.ts'

test('rules of looks that no page has are left out, and those that only exclude such a look stay', () => {
  const used = {
    color: 'red',
    '&-group-title': { color: 'a' },
    '&-outlined, &-underlined': { color: 'b' },
    '&-variant-filled': { color: 'l' },
    '.ant-input:not(.ant-input-rtl)': { color: 'c' },
    '&-redirect': { color: 'd' },
    '@media (hover: none)': { color: 'e' },
  }
  const unused = {
    '&-rtl': { color: 'f' },
    '&-filled, &-borderless': { color: 'm' },
    '&-variant-dashed': { color: 'n' },
    '.ant-btn-color-pink.ant-btn-variant-solid': { color: 'g' },
    '&-pink-inverse': { color: 'h' },
    '.ant-input-underlined, .ant-input-status-warning': { color: 'i' },
    '.ant-input-group-wrapper': { color: 'j' },
    '.ant-space-addon-compact-item': { color: 'k' },
  }
  expect(withoutUnusedSelectors.visit?.({ ...used, ...unused })).toStrictEqual(used)
})
