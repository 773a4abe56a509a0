import { describe, expect, test } from 'vitest'
import { antdTheme } from './antd-theme.ts'
import { contrastTokens, tokens, type TokenName, type ThemeMode } from './tokens.ts'
import { trackTokens } from './track-tokens.ts'
import sheet from './tokens.css?raw'

/** WCAG 2 contrast of two `#rrggbb` colours. */
function contrast(a: string, b: string): number {
  const luminance = (color: string) => {
    const [r = 0, g = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
      .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue
  }
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const MODES: ThemeMode[] = ['light', 'dark']
const TEXT_ON: [TokenName, TokenName][] = [
  ['text', 'surface'],
  ['text-2', 'surface'],
  ['text-3', 'surface'],
  ['text-2', 'sunken'],
  ['text-3', 'page'],
  ['link', 'surface'],
  ['link', 'tint'],
  ['link', 'tint-strong'],
  ['text', 'tint-border'],
  ['good', 'good-tint'],
  ['warn', 'warn-tint'],
  ['error', 'error-tint'],
  ['info', 'info-tint'],
  ['text', 'selected'],
  ['text-2', 'rail'],
  ['text-2', 'tree'],
]

/** Colours that say something without a word beside it. The primary fill is none: its label says what it is. */
const MARKS: TokenName[] = ['focus', 'online', 'waiting', 'error', 'text-3', 'line-field']

describe('the theme', () => {
  test('is purple [SHELL-100]', () => {
    expect(antdTheme('light').token?.colorPrimary).toBe('#722ed1')
    expect(antdTheme('dark').token?.colorPrimary).toBe('#7c3fdc')
  })

  test.each(MODES)('has readable text in %s', (mode) => {
    for (const [text, ground] of TEXT_ON) {
      expect(
        contrast(tokens[mode][text], tokens[mode][ground]),
        `${text} on ${ground}`,
      ).toBeGreaterThanOrEqual(4.5)
    }
    for (const ground of ['primary', 'primary-hover', 'primary-active'] as const)
      expect(
        contrast(tokens[mode]['on-primary'], tokens[mode][ground]),
        `on ${ground}`,
      ).toBeGreaterThanOrEqual(4.5)
    const onDanger = antdTheme(mode).components?.Button?.dangerColor
    expect(contrast(String(onDanger), tokens[mode].error)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(MODES)('says by green that something goes on, and by grey that it does not, in %s', (mode) => {
    const partsOf = (name: TokenName) =>
      [1, 3, 5].map((at) => Number.parseInt(tokens[mode][name].slice(at, at + 2), 16))
    const [red = 0, green = 0, blue = 0] = partsOf('online')
    expect(green).toBeGreaterThan(1.25 * Math.max(red, blue))
    const grey = partsOf('text-3')
    expect(Math.max(...grey) - Math.min(...grey)).toBeLessThan(32)
  })

  test.each(MODES)('has visible marks in %s', (mode) => {
    const faint = MARKS.filter((mark) => contrast(tokens[mode][mark], tokens[mode].surface) < 3)
    expect(faint).toEqual([])
  })

  test.each(MODES)('has visible lines and stronger texts in %s when the system prefers contrast', (mode) => {
    const toContrast = (name: keyof (typeof contrastTokens)['light']) =>
      contrast(contrastTokens[mode][name], tokens[mode].surface)
    const lines = (['line', 'line-control', 'line-field'] as const).filter((name) => toContrast(name) < 3)
    const texts = (['text-2', 'text-3'] as const).filter((name) => toContrast(name) < 7)
    expect([...lines, ...texts]).toEqual([])
  })

  test('is the same in the style sheet and in the table', () => {
    const [css = '', ...contrasts] = sheet.split(/@media [^{]*prefers-contrast/)
    for (const [index, mode] of MODES.entries()) {
      for (const [name, value] of Object.entries(contrastTokens[mode]))
        expect(contrasts[index]).toContain(`--${name}: ${value};`)
    }
    const blocks = css.split("[data-theme='dark']")
    for (const [index, mode] of MODES.entries()) {
      for (const [name, value] of Object.entries({ ...tokens[mode], ...trackTokens[mode] }))
        expect(blocks[index]).toContain(`--${name}: ${value};`)
    }
  })
})
