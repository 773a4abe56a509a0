import { renderAntdStyles } from '@console/kit/antd-styles'
import { theme } from 'antd'
import { describe, expect, test } from 'vitest'
import { antdTheme } from './antd-theme.ts'
import { tokens, type ThemeMode } from './tokens.ts'

describe.each<ThemeMode>(['light', 'dark'])('antd in %s', (mode) => {
  const token = theme.getDesignToken(antdTheme(mode))

  test('draws with the drawn colours, not with ones it derives from them [SHELL-100]', () => {
    expect(token).toMatchObject({
      colorPrimary: tokens[mode].primary,
      colorPrimaryHover: tokens[mode]['primary-hover'],
      colorPrimaryActive: tokens[mode]['primary-active'],
      colorLink: tokens[mode].link,
      colorBgContainer: tokens[mode].surface,
      colorBgElevated: tokens[mode].raised,
      colorText: tokens[mode].text,
      colorBorder: tokens[mode]['line-control'],
      colorError: tokens[mode].error,
      colorPrimaryBg: tokens[mode].tint,
    })
  })
  test('writes the cells of every table size with 13 px, as drawn', () => {
    const table = antdTheme(mode).components?.Table
    expect([table?.cellFontSize, table?.cellFontSizeMD, table?.cellFontSizeSM]).toStrictEqual([13, 13, 13])
  })
})

/** A build renders them once, with antd's own theme. */
test('the styles of the components are the same in each theme: only values of variables differ', () => {
  const built = renderAntdStyles()
  expect(built.core?.css).toContain('.ant-btn{')
  expect(built.frame?.css).toContain('.ant-modal-confirm ')
  for (const mode of ['light', 'dark'] as const) {
    const own = { ...antdTheme(mode), zeroRuntime: false }
    expect(renderAntdStyles(own)).toStrictEqual(built)
    expect(renderAntdStyles({ ...own, token: { ...own.token, motion: false } })).toStrictEqual(built)
  }
})
