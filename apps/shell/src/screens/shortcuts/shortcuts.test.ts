import { HOST_KEYS } from '@console/sub-app/frame-bridge'
import { afterEach, describe, expect, test } from 'vitest'
import { frameShortcut, formatKeys, paletteShortcut, SHORTCUTS } from './shortcuts.ts'

afterEach(() => {
  document.body.replaceChildren()
})

const press = (init: KeyboardEventInit, target: EventTarget = document.body) =>
  Object.defineProperty(new KeyboardEvent('keydown', init), 'target', { value: target })

function field(html: string): Element {
  document.body.innerHTML = html
  const element = document.body.querySelector('#here')
  if (element === null) throw new Error('the field is missing')
  return element
}

describe('shortcuts of the frame', () => {
  test('Ctrl K opens the search, on a Mac only ⌘ K does', () => {
    expect(frameShortcut(press({ key: 'k', ctrlKey: true }), false)).toBe('openPalette')
    expect(frameShortcut(press({ key: 'K', ctrlKey: true }), false)).toBe('openPalette')
    expect(frameShortcut(press({ key: 'k', metaKey: true }), true)).toBe('openPalette')
    expect(frameShortcut(press({ key: 'k', ctrlKey: true }), true)).toBeNull()
    expect(frameShortcut(press({ key: 'k' }), false)).toBeNull()
  })

  test.each([
    '<input id="here">',
    '<textarea id="here"></textarea>',
    '<div contenteditable="true"><b id="here">x</b></div>',
  ])('? and / are letters in %s, Ctrl K still opens the search', (html) => {
    const target = field(html)
    expect(frameShortcut(press({ key: '?', shiftKey: true }, target), false)).toBeNull()
    expect(frameShortcut(press({ key: '/' }, target), false)).toBeNull()
    expect(frameShortcut(press({ key: 'k', ctrlKey: true }, target), false)).toBe('openPalette')
  })

  test('framed pages forward every shortcut of the frame', () => {
    const ofFrame = SHORTCUTS.filter(({ scope }) => scope !== 'palette').map(({ key }) => key)
    expect(ofFrame.toSorted()).toEqual(HOST_KEYS.toSorted())
  })

  test('outside fields ? lists the shortcuts and / searches the menu', () => {
    expect(frameShortcut(press({ key: '?', shiftKey: true }), false)).toBe('listShortcuts')
    expect(frameShortcut(press({ key: '/' }), false)).toBe('searchMenu')
  })

  test('keys with Alt, with other modifiers, or of an input method are ignored', () => {
    expect(frameShortcut(press({ key: 'k', ctrlKey: true, altKey: true }), false)).toBeNull()
    expect(frameShortcut(press({ key: 'k', ctrlKey: true, shiftKey: true }), false)).toBeNull()
    expect(paletteShortcut(press({ key: 'Enter', isComposing: true }), false)).toBeNull()
    // oxlint-disable-next-line typescript/no-deprecated -- the one sign that WebKit gives
    expect(paletteShortcut(press({ key: 'Enter', keyCode: 229 }), false)).toBeNull()
  })
})

test('the keys of the search have no effect outside it', () => {
  expect(paletteShortcut(press({ key: 'ArrowDown' }), false)).toBe('nextEntry')
  expect(frameShortcut(press({ key: 'ArrowDown' }), false)).toBeNull()
})

test('each is shown with the key names of the platform', () => {
  expect(formatKeys('openPalette', false)).toEqual(['Ctrl', 'K'])
  expect(formatKeys('openPalette', true)).toEqual(['⌘', 'K'])
  expect(formatKeys('nextEntry', false)).toEqual(['↓'])
})

test('no two shortcuts of one scope share their keys', () => {
  const combinations = SHORTCUTS.map(({ scope, ...shortcut }) =>
    [scope === 'palette' ? 'palette' : 'frame', shortcut.key, 'hasMod' in shortcut].join(' '),
  )
  expect(new Set(combinations).size).toBe(combinations.length)
})
