import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from './project.ts'

const SOURCES = ['mock-server/src/**/*.ts', 'packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}']
/** Tests, demo data, commands, composition, and a platform that is made for tests or checked by them. */
const TRUSTED_FILES =
  /\.test\.|\/testing\/|^mock-server\/src\/(?:(?:commands|demo)\/|[^/]+$)|^packages\/(?:build|document-platform|kit|openapi|platform-check|testing|voice-check)\//
/** Code that parses or decodes, by itself or by a library, which in most cases reads foreign input. */
const READING_CODE =
  /JSON\.parse\(|new TextDecoder|new Parser\(|new Busboy\(|\.formData\(|RE2JS\.compile|\.normalize\('NF|readUInt32|from '(?:sax|yauzl|csv-parse|file-type|image-size|bowser|diff|marked|eventsource-parser)'/

const list = readFileSync(join(repositoryRoot, 'docs/foreign-input.md'), 'utf8')
const named = new Set(list.match(/(?:mock-server|packages|apps)\/[\w./-]+\.tsx?/g))

test('each file that reads what people and machines send is in the list of their limits', () => {
  const files = globSync(SOURCES, { cwd: repositoryRoot }).filter((file) => !TRUSTED_FILES.test(file))
  const readers = files.filter((file) => READING_CODE.test(readFileSync(join(repositoryRoot, file), 'utf8')))
  expect(readers.length).toBeGreaterThan(50)
  expect(readers.filter((file) => !named.has(file))).toEqual([])
})

test('each file of the list is there', () => {
  expect(named.size).toBeGreaterThan(80)
  expect([...named].filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([])
})
