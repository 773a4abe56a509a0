import { afterEach, expect, test } from 'vitest'
import { addStyles } from './add-styles.ts'

// Styles of components are in the head once: tests of other files need them.
const before = [...document.head.childNodes]
afterEach(() => {
  document.head.replaceChildren(...before)
})

test('styles of later tiers follow those of earlier ones, before all other styles', () => {
  document.head.innerHTML = '<title>Console</title><style>.own {}</style>'
  addStyles('.core {}')
  // Added the way antd adds the styles that it computes on the page.
  document.head.insertAdjacentHTML('beforeend', '<style data-rc-priority="0">.computed {}</style>')
  addStyles('.frame {}')
  expect([...document.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual([
    '.core {}',
    '.frame {}',
    '.own {}',
    '.computed {}',
  ])
})
