import { describe, expect, test } from 'vitest'
import { folderCycles } from './folder-cycles.ts'

const cyclesOf = (...imports: [from: string, to: string][]) =>
  folderCycles(
    imports.map(([from, to]) => ({ from, to })),
    'app',
  )

describe('folder cycles', () => {
  test('are found even when no file is in a cycle', () => {
    expect(cyclesOf(['app/a/one.ts', 'app/b/one.ts'], ['app/b/two.ts', 'app/a/two.ts'])).toEqual([
      ['app/a', 'app/b'],
    ])
  })

  test('are found across several folders, each level by itself', () => {
    expect(
      cyclesOf(
        ['app/x/a/one.ts', 'app/x/b/one.ts'],
        ['app/x/b/one.ts', 'app/x/c/deep/one.ts'],
        ['app/x/c/one.ts', 'app/x/a/one.ts'],
        ['app/x/a/one.ts', 'app/y/one.ts'],
      ),
    ).toEqual([['app/x/a', 'app/x/b', 'app/x/c']])
  })

  test('a page composes its parts, which use a file beside it', () => {
    expect(
      cyclesOf(
        ['app/page/Page.tsx', 'app/page/parts/Part.tsx'],
        ['app/page/parts/Part.tsx', 'app/page/rule.ts'],
      ),
    ).toEqual([])
  })

  test('a part that imports its page closes a cycle with it', () => {
    expect(
      cyclesOf(
        ['app/page/Page.tsx', 'app/page/parts/Part.tsx'],
        ['app/page/parts/Part.tsx', 'app/page/Page.tsx'],
      ),
    ).toEqual([['app/page/Page.tsx', 'app/page/parts']])
  })

  test('files outside of the root, and cycles of files alone, are not reported, other rules cover them', () => {
    expect(
      cyclesOf(
        ['app/a/one.ts', 'other/one.ts'],
        ['other/one.ts', 'app/a/one.ts'],
        ['app/a/one.ts', 'app/a/two.ts'],
        ['app/a/two.ts', 'app/a/one.ts'],
      ),
    ).toEqual([])
  })
})
