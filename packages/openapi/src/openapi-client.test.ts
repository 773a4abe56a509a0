import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { expect, test } from 'vitest'

const packageFolder = join(import.meta.dirname, '..')
const CLIENT = join(packageFolder, 'fixtures/read-ten-calls.ts')
const TYPES = join(packageFolder, 'fixtures/openapi-types.ts')

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
}

/** Findings of the compiler about the client, with these types of the calls. */
function problems(types: string): string[] {
  const host = ts.createCompilerHost(options)
  // Replaced on the host itself, which reads source files by these functions.
  host.fileExists = (file) => file === TYPES || ts.sys.fileExists(file)
  host.readFile = (file) => (file === TYPES ? types : ts.sys.readFile(file))
  const program = ts.createProgram([CLIENT], options, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

test('a client that a public generator makes of openapi.json compiles, and knows its fields', async () => {
  const document = readFileSync(join(packageFolder, 'openapi.json'), 'utf8')
  const types = astToString(await openapiTS(document, { silent: true }))
  expect(problems(types)).toEqual([])
})
