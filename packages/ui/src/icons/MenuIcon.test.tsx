import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { iconPaths } from './icon-paths.ts'
import { MenuIcon } from './MenuIcon.tsx'

function firstPathOf(name: string | null) {
  return render(<MenuIcon name={name} />)
    .container.querySelector('path')
    ?.getAttribute('d')
}

test('a menu item shows the icon that its key names', () => {
  expect(firstPathOf('safety-certificate')).toBe(iconPaths.quality[0])
  expect(firstPathOf('home')).toBe(iconPaths.home[0])
})

test('a key that the console does not know, or none, shows the plain page', () => {
  expect(firstPathOf('constructor')).toBe(iconPaths.page[0])
  expect(firstPathOf('toString')).toBe(iconPaths.page[0])
  expect(firstPathOf('rocket')).toBe(iconPaths.page[0])
  expect(firstPathOf(null)).toBe(iconPaths.page[0])
})
