import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { menuIconPaths } from './menu-icon-paths.ts'
import { MenuIcon } from './MenuIcon.tsx'

function firstPathOf(name: string | null) {
  return render(<MenuIcon name={name} />)
    .container.querySelector('path')
    ?.getAttribute('d')
}

test('a menu item shows the icon that its key names', () => {
  expect(firstPathOf('safety-certificate')).toBe(menuIconPaths.quality[0])
  expect(firstPathOf('home')).toBe(menuIconPaths.home[0])
})

test('a key that the console does not know, or none, shows the plain page', () => {
  expect(firstPathOf('constructor')).toBe(menuIconPaths.page[0])
  expect(firstPathOf('toString')).toBe(menuIconPaths.page[0])
  expect(firstPathOf('rocket')).toBe(menuIconPaths.page[0])
  expect(firstPathOf(null)).toBe(menuIconPaths.page[0])
})
