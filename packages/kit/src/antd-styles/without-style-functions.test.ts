import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { missingStyles } from './rendered-styles.ts'
import { withoutStyleFunctions } from './without-style-functions.ts'

const ofKit = createRequire(import.meta.url)

test('a module loses the functions that compute styles, not its variables nor anything else', () => {
  const source = [
    `const size = { resetFont: false }`,
    `export const useShared = genStyleHooks(['Input', 'Shared'], token => ({ [token.cls]: [1, 2] }), initToken, size)`,
    `const Compact = genSubStyleComponent(['Button', 'compact'], genCompact, prepareToken)`,
    `const useWave = genComponentStyleHook('Wave', genWave)`,
    `export default (prefix) => { const use = genStyleHooks('Menu', (token) => [], prepare); return use(prefix) }`,
  ].join('\n')
  expect(withoutStyleFunctions(source)).toEqual({
    code: [
      `const size = { resetFont: false }`,
      `export const useShared = genStyleHooks(['Input', 'Shared'], () => [], initToken, size)`,
      `const Compact = genSubStyleComponent(['Button', 'compact'], () => [], prepareToken)`,
      `const useWave = genComponentStyleHook('Wave', () => [])`,
      `export default (prefix) => { const use = genStyleHooks('Menu', () => [], prepare); return use(prefix) }`,
    ].join('\n'),
    names: ['Input-Shared', 'Button-compact', 'Wave-Wave', 'Menu-Menu'],
  })
})

test('antd makes its styles as the build expects', () => {
  const source = readFileSync(ofKit.resolve('antd/es/button/style/index.js'), 'utf8')
  const { code, names } = withoutStyleFunctions(source)
  expect(names).toEqual(['Button-Button'])
  expect(code).toContain("genStyleHooks('Button', () => [], prepareComponentToken")
  expect(() => withoutStyleFunctions('genStyleHooks(name, genStyle)')).toThrow(
    'antd names a style otherwise than before: name',
  )
})

test('a style that neither a tier nor those below it have is missing', () => {
  const styles = {
    core: { css: '', names: ['Button-Button'] },
    table: { css: '', names: ['Table-Table'] },
  }
  const bases = { core: null, frame: 'core', table: 'frame' }
  const names = ['Table-Table', 'Button-Button', 'Tree-Tree']
  expect(missingStyles('table', names, { styles, bases })).toEqual(['Tree-Tree'])
  expect(missingStyles('frame', names, { styles, bases })).toEqual(['Table-Table', 'Tree-Tree'])
})
