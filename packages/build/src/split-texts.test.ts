import type { Rspack } from '@rsbuild/core'
import { expect, test } from 'vitest'
import { refuseFirstTexts } from './split-texts.ts'

class PlantedError extends Error {}

/** Builds one module into a chunk, at the start or later, and returns the reported errors. */
function findErrors({ path, isInitial }: { path: string; isInitial: boolean }): string[] {
  const errors: Error[] = []
  let seal = (): void => undefined
  const compilation = {
    errors,
    chunks: [{ name: 'index', canBeInitial: () => isInitial }],
    chunkGraph: { getChunkModules: () => [{ resource: path }] },
    hooks: { afterSeal: { tap: (_: string, sealed: () => void) => (seal = sealed) } },
  }
  const compiler = {
    webpack: { WebpackError: PlantedError },
    hooks: { thisCompilation: { tap: (_: string, begin: (one: unknown) => void) => begin(compilation) } },
  }
  refuseFirstTexts().apply(compiler as unknown as Rspack.Compiler)
  seal()
  return errors.map(({ message }) => message)
}

test('texts of both languages at the start of an app are an error of its build', () => {
  expect(findErrors({ path: '/apps/audit/src/texts.ts?en', isInitial: true })).toEqual([
    '/apps/audit/src/texts.ts?en is loaded at the start of index: use defineFirstTexts, or load it later.',
  ])
  expect(findErrors({ path: '/apps/audit/src/texts.ts?en', isInitial: false })).toEqual([])
  expect(findErrors({ path: '/apps/audit/src/AuditPage.tsx', isInitial: true })).toEqual([])
})
