import { describe, expect, test } from 'vitest'
import { isUnlisted, kitAliases } from './kit-imports.ts'

describe('imports of kit packages', () => {
  test.each([
    'antd/es/button',
    'antd/lib/table',
    'react-dom/server',
    'zod/mini',
    'react-router',
    'dayjs/plugin/isoWeek',
  ])('%s would add a second copy and is refused unless it is another package', (request) => {
    expect(isUnlisted(request)).toBe(request !== 'react-router')
  })

  test.each([
    'antd',
    'react',
    'react/jsx-runtime',
    'dayjs/plugin/utc',
    '@tanstack/react-query',
    'antd/locale/zh_CN',
    './Button.tsx',
    'diff',
  ])('%s is allowed', (request) => {
    expect(isUnlisted(request)).toBe(false)
  })

  test('every listed module has a stub', () => {
    expect(kitAliases()['antd$']).toMatch(/stubs.antd\.js$/)
    expect(kitAliases()['react/jsx-runtime$']).toMatch(/stubs.react.jsx-runtime\.js$/)
  })
})
